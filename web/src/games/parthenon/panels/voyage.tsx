/** Phase 4: in the tray cards go aboard by touch, keys or drag, at most six a fleet; in the matter each fleet gets a land. */

import type { IslandView } from '@stoa/parthenon';
import { type CardId, LANDS } from '@stoa/parthenon/cards';
import { landData } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardButtons, CardRow } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { heldBy, type Loading as Loads } from './loading.ts';

type Props = PaProps & { words: ScreenWords; loading: Loads };

/** The fleet in hand, its cargo and where it goes. */
const VoyageLine = ({ text, words, loading: { plan, chosen, goal, aboard, stay } }: Props) => {
  const land = goal(chosen);
  return (
    <p className="pa-voyage-line">
      <b>{words.fleet(chosen)}</b>{' '}
      {aboard(chosen).length === 0 ? <span className="muted">{words.emptyHold}</span> : <CardRow cards={aboard(chosen)} text={text} />}
      <span>{land === null ? words.staysHome : words.sailsTo(text.names.lands[land])}</span>
      {plan.goals[chosen] !== undefined && (
        <button type="button" className="button quiet" onClick={() => stay(chosen)}>
          {words.stay}
        </button>
      )}
    </p>
  );
};

/** The six lands as small buttons, so that a voyage needs no scrolling. */
const Chips = ({ view, text, words, loading: { chosen, goal, maySail, sail } }: Props) => (
  <div className="pa-chips" role="group" aria-label={words.whereTo(chosen)}>
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

/** In the matter. */
export const VoyageMatter = (props: Props) => (
  <section className="pa-voyage-matter">
    <VoyageLine {...props} />
    <Chips {...props} />
    {props.loading.aboard(props.loading.chosen).length === 0 && <p className="muted">{props.words.loadHint(props.loading.chosen)}</p>}
  </section>
);

/** A key for each of several equal cards. */
const keyed = (cards: readonly CardId[]): readonly (readonly [key: string, card: CardId])[] =>
  cards.map((card, i) => [`${card} ${cards.slice(0, i).filter(c => c === card).length}`, card]);

const Hold = ({ fleet, props }: { fleet: IslandView['fleets'][number]['fleet']; props: Props }) => {
  const { view, text, words, loading } = props;
  const held = heldBy(view, fleet);
  const mine = loading.planned(fleet);
  const empty = Math.max(0, loading.capacity - held.length - mine.length);
  return (
    <div className="pa-hold">
      {keyed(held).map(([key, card]) => (
        <span key={`held ${key}`} className="pa-slot held">
          <CardMark card={card} label={text.names.cards[card].one} />
        </span>
      ))}
      {keyed(mine).map(([key, card]) => (
        <span key={key} className="pa-take" data-drag={`aboard ${fleet} ${card}`}>
          <Spot
            className="pa-slot"
            label={words.unload(text.names.cards[card].one, fleet)}
            open
            onTouch={() => loading.unload(card, fleet)}
          >
            <CardMark card={card} />
          </Spot>
        </span>
      ))}
      {Array.from({ length: empty }, (_, i) => `free ${i}`).map(key => (
        <span key={key} className="pa-slot empty" aria-hidden="true" />
      ))}
    </div>
  );
};

const Fleet = ({ fleet: { fleet, grounded }, props }: { fleet: IslandView['fleets'][number]; props: Props }) => {
  const { me = 0, text, words, askWhy, loading } = props;
  const { plan, chosen, goal, aboard } = loading;
  const goes = goal(fleet);
  const land = goes === null ? null : text.names.lands[goes];
  return (
    <li className={`pa-fleet${fleet === chosen ? ' chosen' : ''}`} data-drop={`fleet ${fleet}`}>
      <span className="pa-take" data-drag={`ship ${fleet}`}>
        <Spot
          className="pa-fleet-spot"
          label={words.chooseFleet(fleet, aboard(fleet).length, land)}
          open={fleet !== chosen && !grounded}
          pressed={fleet === chosen}
          onTouch={() => (grounded ? askWhy({ do: 'sail', fleet, land: 'athens' }) : plan.set({ fleet }))}
        >
          <svg viewBox="-34 -30 68 52" aria-hidden="true">
            <ShipShape seat={me} letter={fleet} />
          </svg>
          <span>{grounded ? words.grounded : land === null ? words.staysHome : words.sailsTo(land)}</span>
        </Spot>
      </span>
      <Hold fleet={fleet} props={props} />
    </li>
  );
};

/** In the tray: what lies on the quay, and the holds. */
export const Loading = (props: Props) => {
  const { text, words, loading } = props;
  const { fleets, chosen, loose, mayLoad, load } = loading;
  return (
    <section className="pa-voyage" aria-label={words.loading}>
      <div className="pa-quay" data-drop="quay">
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
      <ul className="pa-fleets">
        {fleets.map(f => (
          <Fleet key={f.fleet} fleet={f} props={props} />
        ))}
      </ul>
    </section>
  );
};
