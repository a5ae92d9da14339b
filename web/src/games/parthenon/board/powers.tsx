/** Powers of philosophies and wonders, mine or for sale, with something to give now. */
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
