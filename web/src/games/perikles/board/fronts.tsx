/** The seven locations of the turn, a row each, all in sight where the map has no room: who controls it, its rounds, both sides, the chances. */
import type { Seat } from '@stoa/engine';
import type { SideId } from '@stoa/perikles/box';
import { locationOdds } from '@stoa/perikles/odds';
import { Spot } from '../../spot.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import {
  type CardProps,
  dataOf,
  ForceLine,
  NEARLY_SURE,
  placeName,
  refusalsOf,
  type SideTouch,
  Symbols,
  sideLabel,
  WhoseRounds,
} from './location-card.tsx';

/** Whose leave a touch asks for. */
const Asks = ({ of, told }: { of: readonly Seat[]; told: string }) => (
  <span className="pk-asks" title={told}>
    <span className="pk-asks-of">
      {of.map(seat => (
        <SeatMark key={seat} seat={seat} />
      ))}
    </span>
    <span className="wide-only">{told}</span>
  </span>
);

const Side = ({ side, touch, ...card }: CardProps & { side: SideId; touch: SideTouch }) => {
  const { view, location, text, words } = card;
  const { main, forces } = location[side];
  const refusals = refusalsOf(card, side);
  const draft = view.commit?.draft ?? [];
  const inDraft = (power: string): boolean => draft.some(p => p.location === location.location && p.side === side && p.power === power);
  const ask = touch.open ? undefined : touch.ask;
  const asks = ask && words.ask(ask.of.map(seat => text.seat(seat)));
  const label = sideLabel(card, side, touch.costs, refusals);
  return (
    <Spot
      label={asks === undefined ? label : `${asks}: ${label}`}
      open={touch.open || ask !== undefined}
      className={`pk-side-box ${side}${ask ? ' asks' : ''}`}
      onTouch={ask ? ask.onTouch : touch.onTouch}
    >
      {main.map(seat => (
        <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
      ))}
      {forces.map(f => (
        <ForceLine key={`${f.power} ${f.box}`} force={f} drafted={inDraft(f.power)} text={text} words={words} />
      ))}
      <Symbols data={dataOf(location.location)} side={side} words={words} />
      {refusals.map(no => (
        <span key={no} className="pk-refused" title={no}>
          {words.refusedShort}
        </span>
      ))}
      {touch.costs && <span className="pk-costs">{words.costsCube}</span>}
      {ask && asks !== undefined && <Asks of={ask.of} told={asks} />}
    </Spot>
  );
};

const Odds = ({ view, location, text, words, lang }: CardProps & { lang: string }) => {
  const odds = location.attack.forces.length > 0 ? locationOdds(view, location.location) : undefined;
  if (!odds?.attacked) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const isNobodys = odds.nobody > NEARLY_SURE;
  const [attack, defence, nobody] = [odds.attack, odds.defence, odds.nobody].map(n => percent.format(n));
  const told = words.oddsOf(text.locations[location.location], attack ?? '', defence ?? '', nobody ?? '');
  return (
    <span role="img" aria-label={told} title={isNobodys ? words.oddsNone : told}>
      {isNobodys ? (
        '–'
      ) : (
        <>
          <b className="attack">{attack}</b>
          <b className="defend">{defence}</b>
        </>
      )}
    </span>
  );
};

const Head = ({ location: { location: id, slot }, text, words }: CardProps) => {
  const { vp } = dataOf(id);
  return (
    <header>
      <h3>
        <small title={words.battleOrder(slot)}>{slot}</small> {placeName(text.locations[id])}
      </h3>
      <WhoseRounds id={id} text={text} words={words} />
      <span className="pk-vp" role="img" aria-label={words.points(vp)} title={words.points(vp)}>
        {vp}
      </span>
    </header>
  );
};

export const FrontsHead = ({ words }: Pick<CardProps, 'words'>) => (
  <p className="pk-front pk-fronts-head" aria-hidden="true">
    <span />
    <span>{words.side.attack}</span>
    <span />
    <span>{words.side.defend}</span>
  </p>
);

interface FrontProps extends CardProps {
  readonly lang: string;
  readonly lit: boolean;
  readonly stirred: boolean;
  readonly showOdds: boolean;
  readonly sides: Readonly<Record<SideId, SideTouch>>;
}
export const Front = ({ lang, lit, stirred, showOdds, sides, ...card }: FrontProps) => {
  const { view, location, text } = card;
  const { location: id, slot } = location;
  const names = [
    'pk-front',
    ...(lit ? ['lit'] : []),
    ...(stirred ? ['stirred'] : []),
    ...(view.battle?.location === id ? ['fighting'] : []),
    ...(view.commit?.requests.some(r => r.location === id) ? ['in-question'] : []),
  ];
  return (
    <article className={names.join(' ')} id={`pk-at-${id}`} aria-label={`${slot}. ${text.locations[id]}`}>
      <Head {...card} />
      <Side {...card} side="attack" touch={sides.attack} />
      <p className="pk-front-odds">{showOdds && <Odds {...card} lang={lang} />}</p>
      <Side {...card} side="defend" touch={sides.defend} />
    </article>
  );
};
