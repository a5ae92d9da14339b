/** Phase 7: what is too much goes to another fleet or to the bank; aegis cards may stay aboard. */
import { FLEETS } from '@stoa/parthenon/cards';
import { packOf } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

export const Return = ({ view, me, text, actions, words, choose }: PaProps & { words: ScreenWords }) => {
  if (view.room !== 'return' || me === undefined || view.draft?.decided) return null;
  const fleets = view.islands[me]?.fleets ?? [];
  const limit = Number(packOf(view).limits.fleetCapacity?.value ?? 6);
  return (
    <section className="pa-return">
      <h3>{words.comingHome}</h3>
      <p className="muted">{words.returnHint}</p>
      {fleets.map(f => {
        const aboard = view.draft?.load[FLEETS.indexOf(f.fleet)] ?? [];
        const steps = actions.filter(
          a => (a.do === 'transfer' && a.from === f.fleet) || ((a.do === 'discard-cargo' || a.do === 'keep-aboard') && a.fleet === f.fleet),
        );
        return (
          <div key={f.fleet} className="pa-return-fleet">
            <p>
              <b>{words.fleet(f.fleet)}</b> <CardRow cards={aboard} text={text} />
            </p>
            {aboard.length > limit && <p className="bad">{words.tooMany(aboard.length - limit, limit)}</p>}
            <div className="pa-answers">
              {steps.map(a => (
                <Spot key={text.action(a, view)} className="pa-act" label={text.action(a, view)} open onTouch={() => choose(a)}>
                  {'card' in a && a.card !== undefined && <CardMark card={a.card as 'gold'} />}
                  {a.do === 'transfer' ? words.toFleet(a.to) : a.do === 'keep-aboard' ? words.stayAboard : words.throwAway}
                </Spot>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
};
