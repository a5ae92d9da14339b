/** The whole table in words, from the same view the board draws. Lines may be alike; each keeps its own place. */
import type { Seat } from '@stoa/engine';
import type { NamedText } from './name-people.ts';

export const InWords = ({ text, view, me }: { text: NamedText; view: unknown; me: Seat | undefined }) => (
  <section className="in-words" tabIndex={0} aria-label={text.name}>
    {text.table(view, me).map(section => (
      <section key={section.title}>
        <h3>{section.title}</h3>
        {section.lines.length > 0 && (
          <ul>
            {section.lines
              .map((line, i) => ({ line, key: `${line} ${section.lines.slice(0, i).filter(other => other === line).length}` }))
              .map(({ line, key }) => (
                <li key={key}>{line}</li>
              ))}
          </ul>
        )}
      </section>
    ))}
  </section>
);
