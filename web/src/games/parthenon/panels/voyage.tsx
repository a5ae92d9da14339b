/** Phase 4: cards go aboard by touch, keys or drag, at most six a fleet; each fleet gets a land. */
import { LANDS } from '@stoa/parthenon/cards';
import { landData } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardButtons, CardRow } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { heldBy, type Loading } from './loading.ts';

type Props = PaProps & { words: ScreenWords; loading: Loading };

/** On a narrow screen: the fleet in hand and its cargo, in sight while one chooses a land. */
export const VoyageLine = ({ text, words, loading: { chosen, goal, aboard } }: Props) => {
  const land = goal(chosen);
  return (
    <p className="pa-voyage-line">
      <b>{words.fleet(chosen)}</b>{' '}
      {aboard(chosen).length === 0 ? <span className="muted">{words.emptyHold}</span> : <CardRow cards={aboard(chosen)} text={text} />}
      <span>{land === null ? words.staysHome : words.sailsTo(text.names.lands[land])}</span>
    </p>
  );
};

/** On a narrow screen: the six lands as small buttons under the fleets, so that a voyage needs no scrolling. */
const Chips = ({ view, text, words, loading: { chosen, goal, maySail, sail } }: Props) => (
  <div className="pa-chips" role="group" aria-label={words.whereTo(chosen)}>
    <span className="muted">{words.whereTo(chosen)}</span>
    {LANDS.map(land => (
      <Spot
        key={land}
        className="pa-chip"
        label={words.chip(chosen, text.names.lands[land])}
        open={maySail(chosen)}
        pressed={goal(chosen) === land}
        onTouch={() => sail(chosen, land)}
      >
        {text.names.lands[land]} <span aria-hidden="true">{'≋'.repeat(landData(view, land)?.hazardDraws ?? 0)}</span>
      </Spot>
    ))}
  </div>
);

export const Voyage = (props: Props) => {
  const { view, me, text, words, askWhy, loading } = props;
  const { plan, fleets, capacity, chosen, planned, goal, loose, mayLoad, load, unload, stay } = loading;
  if (me === undefined) return null;
  return (
    <section className="pa-voyage">
      <h3>{words.loading}</h3>
      <ul className="pa-fleets">
        {fleets.map(f => {
          const held = heldBy(view, f.fleet);
          const mine = planned(f.fleet);
          const land = goal(f.fleet);
          const empty = Math.max(0, capacity - held.length - mine.length);
          return (
            <li key={f.fleet} className={`pa-fleet${f.fleet === chosen ? ' chosen' : ''}`} data-drop={`fleet ${f.fleet}`}>
              <span className="pa-take" data-drag={`ship ${f.fleet}`}>
                <Spot
                  className="pa-fleet-spot"
                  label={words.chooseFleet(f.fleet, held.length + mine.length, land === null ? null : text.names.lands[land])}
                  open={f.fleet !== chosen}
                  pressed={f.fleet === chosen}
                  onTouch={() => (f.grounded ? askWhy({ do: 'sail', fleet: f.fleet, land: 'athens' }) : plan.set({ fleet: f.fleet }))}
                >
                  <svg viewBox="-34 -30 68 52" aria-hidden="true">
                    <ShipShape seat={me} letter={f.fleet} />
                  </svg>
                  <span>{f.grounded ? words.grounded : land === null ? words.staysHome : words.sailsTo(text.names.lands[land])}</span>
                </Spot>
              </span>
              <div className="pa-hold">
                {held.map((card, i) => (
                  <span key={`held ${card} ${held.slice(0, i).filter(c => c === card).length}`} className="pa-slot held">
                    <CardMark card={card} label={text.names.cards[card].one} />
                  </span>
                ))}
                {mine.map((card, i) => (
                  <span
                    key={`${card} ${mine.slice(0, i).filter(c => c === card).length}`}
                    className="pa-take"
                    data-drag={`aboard ${f.fleet} ${card}`}
                  >
                    <Spot
                      className="pa-slot"
                      label={words.unload(text.names.cards[card].one, f.fleet)}
                      open
                      onTouch={() => unload(card, f.fleet)}
                    >
                      <CardMark card={card} />
                    </Spot>
                  </span>
                ))}
                {Array.from({ length: empty }, (_, i) => `free ${i}`).map(key => (
                  <span key={key} className="pa-slot empty" aria-hidden="true" />
                ))}
              </div>
              {plan.goals[f.fleet] !== undefined && (
                <button type="button" className="button quiet" onClick={() => stay(f.fleet)}>
                  {words.stay}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="pa-quay" data-drop="quay">
        <h3>{words.onTheQuay}</h3>
        {loose.length === 0 ? (
          <p className="muted">{words.nothingLeft}</p>
        ) : (
          <CardButtons
            cards={loose}
            open={card => mayLoad(card, chosen)}
            names={text.names.cards}
            label={(card, n) => words.loadOn(text.names.cards[card].one, n, chosen)}
            drag={card => `card ${card}`}
            onTouch={card => load(card, chosen)}
          />
        )}
      </div>
      <Chips {...props} />
      <p className="muted">{words.loadHint(chosen)}</p>
    </section>
  );
};
