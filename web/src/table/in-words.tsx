/** The whole table in words, from the same view the board draws. */
import type { Seat } from '@stoa/engine';
import type { AnyText } from '../games/types.ts';

export const InWords = ({ text, view, me }: { text: AnyText; view: unknown; me: Seat | undefined }) => (
  <section className="in-words" tabIndex={0} aria-label={text.name}>
    {text.table(view, me).map(section => (
      <section key={section.title}>
        <h3>{section.title}</h3>
        {section.lines.length > 0 && (
          <ul>
            {section.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </section>
);
