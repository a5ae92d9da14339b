/** What can be done on my island now, in one place above the long list: powers with something to give, and all that can be built or used. */
import { Spot } from '../../spot.tsx';
import type { MyProps } from './tile.tsx';

export const PowerUses = ({ actions, view, text, draft, choose, words }: MyProps) => {
  const uses = actions.filter(a => a.do === 'use-power' || a.do === 'use-service');
  if (uses.length === 0) return null;
  return (
    <section>
      <h3>{words.powers}</h3>
      <div className="pa-answers">
        {uses.map(a => (
          <Spot
            key={text.action(a, view)}
            className="pa-act"
            label={text.action(a, view)}
            open
            pressed={draft.includes(a)}
            onTouch={() => choose(a)}
          >
            {text.action(a, view)}
          </Spot>
        ))}
      </div>
    </section>
  );
};

const BUILDS: ReadonlySet<string> = new Set(['build', 'buy-fleet', 'pay-wonder', 'use', 'choose-philosophy', 'adopt']);

export const NowPossible = ({ actions, view, text, draft, choose, words }: MyProps) => {
  const builds = actions.filter(a => BUILDS.has(a.do));
  if (builds.length === 0 || view.draft?.begun) return null;
  return (
    <section className="pa-now">
      <h3>{words.possibleNow}</h3>
      <div className="pa-answers">
        {builds.map(a => (
          <Spot
            key={text.action(a, view)}
            className="pa-act small"
            label={text.action(a, view)}
            open
            pressed={draft.some(d => JSON.stringify(d) === JSON.stringify(a))}
            onTouch={() => choose(a)}
          >
            {text.action(a, view)}
          </Spot>
        ))}
      </div>
    </section>
  );
};
