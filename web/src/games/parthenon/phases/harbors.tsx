/** Steps 6.1 and 6.2: the card one has seen, and whether it is turned up for all. */
import type { PanelProps } from '../panel.ts';
import { Spot } from '../pieces/spot.tsx';
import type { ScreenWords } from '../words.ts';

export const HarborVote = ({ view, text, actions, draft, words, choose }: PanelProps & { words: ScreenWords }) => {
  if (view.room !== 'harbor-vote') return null;
  const asked = actions.flatMap(a => (a.do === 'reveal' ? [a.land] : []));
  return (
    <section className="pa-harbor-vote">
      {asked.map(land => {
        const harbor = view.harbors.find(h => h.land === land)?.harbor;
        const card = harbor ? text.names.harbors[harbor] : undefined;
        const name = text.names.lands[land];
        return (
          <div key={land} className="pa-harbor-card">
            <h3>{words.youSee(name)}</h3>
            <p>
              <b>{card?.name}</b> {card?.text}
            </p>
            <div className="pa-answers">
              {(['reveal', 'pass-harbor'] as const).map(kind => (
                <Spot
                  key={kind}
                  className="pa-act"
                  label={words.harborAnswer[kind](name)}
                  open
                  pressed={draft.some(a => a.do === kind && a.land === land)}
                  onTouch={() => choose({ do: kind, land })}
                >
                  {words.harborAnswer[kind](name)}
                </Spot>
              ))}
            </div>
          </div>
        );
      })}
      {asked.length > 0 && <p className="muted">{words.voteHint}</p>}
    </section>
  );
};
