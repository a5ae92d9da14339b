/** A location: who controls it, its rounds in order, its worth, and who stands on either side, main and allied. */
import type { Seat } from '@stoa/engine';
import type { PkAction, PkView } from '@stoa/perikles';
import { CITIES, LOCATION_DATA, type LocationData, type LocationId, type SideId, UNITS } from '@stoa/perikles/box';
import { locationOdds } from '@stoa/perikles/odds';
import type { PkText } from '@stoa/perikles/text';
import { MessageCircleQuestion } from 'lucide-react';
import { type CSSProperties, Fragment } from 'react';
import { Spot } from '../../spot.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';

export type LocationView = PkView['locations'][number];
type Force = LocationView['attack']['forces'][number];
export const dataOf = (id: LocationId): LocationData => LOCATION_DATA.find(d => d.id === id) as LocationData;
export const controllerOf = (id: LocationId) => CITIES[dataOf(id).city] ?? 'athens';

/** Where the city stands beside it, a location needs no word to tell it from its namesake. */
export const placeName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Above this chance no player takes the place as it stands: odds of 0 % and 0 % would say nothing. */
export const NEARLY_SURE = 0.995;

/** One power there: open strengths, or how many lie face down. */
export const ForceLine = ({ force, drafted, text, words }: { force: Force; drafted: boolean; text: PkText; words: ScreenWords }) => (
  <span className={`pk-force ${force.box}${drafted ? ' drafted' : ''}`} title={drafted ? words.signOf.drafted : undefined}>
    <PowerShield power={force.power} label={`${text.powers[force.power]}, ${words[force.box]}`} />
    {UNITS.map(unit => {
      const { counters, strengths } = unit === 'hoplite' ? force.hoplites : force.triremes;
      return counters === 0 ? null : (
        <span key={unit} className={`pk-stack${strengths === null ? ' down' : ''}`}>
          <UnitMark unit={unit} label={words.unit[unit](counters)} />
          {strengths === null ? <b>×{counters}</b> : <b>{strengths.join('+')}</b>}
        </span>
      );
    })}
  </span>
);

export const Symbols = ({ data, side, words }: { data: LocationData; side: SideId; words: ScreenWords }) => {
  const numbers = side === 'attack' ? data.violet : data.grey;
  if (numbers[0] + numbers[1] === 0) return null;
  return (
    <span className={`pk-symbols ${side}`} role="img" aria-label={words.symbols[side]} title={words.symbols[side]}>
      {UNITS.map((unit, i) => ((numbers[i] ?? 0) > 0 ? <UnitMark key={unit} unit={unit} /> : null))}
    </span>
  );
};

/** What the badges of a place do, in words. */
const SymbolsTold = ({ location, words }: CardProps) => {
  const data = dataOf(location.location);
  return (['attack', 'defend'] as const).map(side => {
    const units = UNITS.filter((_, i) => ((side === 'attack' ? data.violet : data.grey)[i] ?? 0) > 0);
    return units.length === 0 ? null : (
      <p key={side} className="pk-symbols-told">
        <Symbols data={data} side={side} words={words} /> {words.symbolsTold(side, units)}
      </p>
    );
  });
};

export interface SideTouch {
  readonly open: boolean;
  /** Going there spends a cube first. */
  readonly costs: boolean;
  /** The picked counter needs leave: whose, and the touch that asks for it. */
  readonly ask: { readonly of: readonly Seat[]; readonly onTouch: () => void } | undefined;
  readonly onTouch: () => void;
}

export interface CardProps {
  readonly view: PkView;
  readonly location: LocationView;
  readonly text: PkText;
  readonly words: ScreenWords;
}

type Request = Extract<PkAction, { readonly do: 'ask-permission' }>;
/** Whose leave it is: a location is its leader's, a side its main player's. */
export const askedOf = (view: PkView, { location, kind }: Omit<Request, 'do' | 'power'>): readonly Seat[] => {
  if (kind !== 'defend')
    return view.locations.find(l => l.location === location)?.[kind === 'join-attack' ? 'attack' : 'defend'].main ?? [];
  const city = controllerOf(location);
  return view.cities.flatMap(c => (c.city === city && c.leader !== null ? [c.leader] : []));
};

/** Refusals stand until the commit turn ends: who said no to whom. */
export const refusalsOf = ({ view, location, text, words }: CardProps, side: SideId): readonly string[] =>
  view.denied
    .filter(d => d.location === location.location && (d.kind === 'join-attack') === (side === 'attack'))
    .map(d =>
      words.refused(
        askedOf(view, d)
          .map(seat => text.seat(seat))
          .join(', '),
        text.powers[d.power],
      ),
    );

const forceWords = ({ power, hoplites, triremes }: Force, text: PkText, words: ScreenWords): string =>
  [
    text.powers[power],
    ...(hoplites.counters > 0 ? [words.unit.hoplite(hoplites.counters)] : []),
    ...(triremes.counters > 0 ? [words.unit.trireme(triremes.counters)] : []),
  ].join(' ');

/** A side in words: the place, what going there costs, who stands there, who was refused. */
export const sideLabel = ({ location, text, words }: CardProps, side: SideId, costs: boolean, refusals: readonly string[]): string => {
  const { forces } = location[side];
  const there = forces.length === 0 ? words.nobodyThere : forces.map(force => forceWords(force, text, words)).join('; ');
  const price = costs ? `, ${words.costsCube}` : '';
  return `${text.locations[location.location]}, ${words.side[side]}${price}: ${there}${refusals.map(no => `. ${no}`).join('')}`;
};

const AskButton = ({
  ask,
  name,
  text,
  words,
}: { ask: NonNullable<SideTouch['ask']>; name: string } & Pick<CardProps, 'text' | 'words'>) => {
  const told = words.ask(ask.of.map(seat => text.seat(seat)));
  return (
    <button type="button" className="button pk-ask-button use" onClick={ask.onTouch} aria-label={`${told}: ${name}`}>
      <MessageCircleQuestion aria-hidden />
      {told}
    </button>
  );
};

const Side = ({ side, touch, ...card }: CardProps & { side: SideId; touch: SideTouch }) => {
  const { view, location, text, words } = card;
  const { main, forces } = location[side];
  const refusals = refusalsOf(card, side);
  const draft = view.commit?.draft ?? [];
  const inDraft = (power: string): boolean => draft.some(p => p.location === location.location && p.side === side && p.power === power);
  return (
    <div className={`pk-side ${side}${touch.ask ? ' asks' : ''}`}>
      <Spot label={sideLabel(card, side, touch.costs, refusals)} open={touch.open} className="pk-side-box" onTouch={touch.onTouch}>
        <span className="pk-side-head">
          <span>{words.side[side]}</span>
          <Symbols data={dataOf(location.location)} side={side} words={words} />
          <span className="pk-main">
            {main.map(seat => (
              <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
            ))}
          </span>
        </span>
        {(['main', 'allied'] as const).map(box => {
          const there = forces.filter(f => f.box === box);
          return there.length === 0 ? null : (
            <span key={box} className={`pk-box ${box}`}>
              {box === 'allied' && <small>{words.allied}</small>}
              {there.map(f => (
                <ForceLine key={f.power} force={f} drafted={inDraft(f.power)} text={text} words={words} />
              ))}
            </span>
          );
        })}
        {refusals.map(no => (
          <span key={no} className="pk-refused">
            {no}
          </span>
        ))}
        {touch.costs && <span className="pk-costs">{words.costsCube}</span>}
      </Spot>
      {touch.ask && <AskButton ask={touch.ask} name={text.locations[location.location]} text={text} words={words} />}
    </div>
  );
};

/** Who controls a location, and the rounds of its battle in their order. */
export const WhoseRounds = ({ id, text, words }: Pick<CardProps, 'text' | 'words'> & { id: LocationId }) => {
  const city = controllerOf(id);
  return (
    <span className="pk-whose">
      <span className="pk-of" title={words.controlledBy(text.powers[city])}>
        <PowerShield power={city} label={words.controlledBy(text.powers[city])} />
        <span aria-hidden="true">{text.powers[city]}</span>
      </span>
      <span className="pk-rounds">
        {dataOf(id).rounds.map((unit, i) => (
          <Fragment key={UNITS[unit]}>
            {i > 0 && <span aria-hidden="true">›</span>}
            <UnitMark unit={UNITS[unit] ?? 'hoplite'} label={words.roundOf[UNITS[unit] ?? 'hoplite']} />
          </Fragment>
        ))}
      </span>
    </span>
  );
};

const Head = ({ location: { location: id, slot }, text, words }: CardProps) => {
  const { vp } = dataOf(id);
  const name = placeName(text.locations[id]);
  return (
    <header>
      <h3 className={name.length > 9 ? 'long' : ''}>
        <small title={words.battleOrder(slot)}>{slot}</small> {name}
      </h3>
      <span className="pk-vp" role="img" aria-label={words.points(vp)} title={words.points(vp)}>
        {vp}
      </span>
      <WhoseRounds id={id} text={text} words={words} />
    </header>
  );
};

const OddsLine = ({ view, location, words, lang }: CardProps & { lang: string }) => {
  const odds = location.attack.forces.length > 0 ? locationOdds(view, location.location) : undefined;
  if (!odds?.attacked) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <p className="pk-odds-line" title={`${words.odds}: ${words.side.attack} – ${words.side.defend}`}>
      <span className="unseen">{words.odds}</span>
      {odds.nobody > NEARLY_SURE ? (
        <b>{words.oddsNone}</b>
      ) : (
        <>
          <b>{percent.format(odds.attack)}</b>
          <span className="pk-odds" aria-hidden="true">
            <span className="attack" style={{ flexGrow: odds.attack }} />
            <span className="nobody" style={{ flexGrow: odds.nobody }} />
            <span className="defend" style={{ flexGrow: odds.defence }} />
          </span>
          <b>{percent.format(odds.defence)}</b>
        </>
      )}
    </p>
  );
};

export const LocationCard = ({
  lang,
  lit,
  stirred,
  showOdds,
  sides,
  ...card
}: CardProps & {
  lang: string;
  lit: boolean;
  stirred: boolean;
  showOdds: boolean;
  sides: Readonly<Record<SideId, SideTouch>>;
}) => {
  const { view, location, text, words } = card;
  const { location: id, slot } = location;
  const fighting = view.battle?.location === id;
  const asked = view.commit?.requests.some(r => r.location === id) ?? false;
  const granted = view.granted.filter(g => g.location === id);
  return (
    <article
      className={`pk-location${lit ? ' lit' : ''}${stirred ? ' stirred' : ''}${fighting ? ' fighting' : ''}${asked ? ' in-question' : ''}`}
      id={`pk-at-${id}`}
      style={{ '--slot': slot } as CSSProperties}
      aria-label={`${slot}. ${text.locations[id]}`}
    >
      <Head {...card} />
      <Side {...card} side="attack" touch={sides.attack} />
      <Side {...card} side="defend" touch={sides.defend} />
      <SymbolsTold {...card} />
      {showOdds && <OddsLine {...card} lang={lang} />}
      {granted.length > 0 && (
        <p className="pk-granted">
          {words.mayDefend}
          {granted.map(g => (
            <PowerShield key={`${g.power}-${g.kind}`} power={g.power} label={text.powers[g.power]} />
          ))}
        </p>
      )}
    </article>
  );
};
