/** A battle on the stage: the place and its worth, both sides, round after round, and who takes the tile. It owns the dice. */
import type { PkView } from '@stoa/perikles';
import type { SideId } from '@stoa/perikles/box';
import { locationOdds } from '@stoa/perikles/odds';
import type { PkText } from '@stoa/perikles/text';
import { useMemo } from 'react';
import { Picture } from '../../../art/picture.tsx';
import { controllerOf, dataOf, placeName } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import type { ScreenWords } from '../words.ts';
import { nameOf, Players, type Told } from './pieces.tsx';
import { RoundStage, step } from './round.tsx';
import { OPENING, stepsOf } from './settles.ts';
import { type Fought, powersOf, verdictOf } from './turns.ts';

/** Who takes the tile, in a few words. */
export const verdictWords = (battle: Fought, told: Told): string => {
  const { seats, points } = verdictOf(battle);
  const { words } = told;
  if (seats.length === 0) return battle.attacked ? words.nobodyTakes : words.quiet;
  return words.takes(
    seats.map(seat => nameOf(told, seat)),
    seats.length === 1 && seats[0] === told.me,
    points,
  );
};

/** An ally reads here that the counters of this side are the reader's, too. */
const WithMine = ({ battle, side, told: { me, words } }: { battle: Fought; side: SideId; told: Told }) =>
  me !== undefined && battle.senders[side].includes(me) && !battle.main[side].includes(me) ? (
    <small className="pk-with-mine">{words.withYours}</small>
  ) : null;

/** Symbols of the location fight on this side in one of its rounds. */
const hasSymbols = ({ location }: Fought, side: SideId): boolean => {
  const { grey, violet } = dataOf(location);
  return (side === 'attack' ? violet : grey).some(n => n > 0);
};

/** The cities whose counters fight on a side. */
const Forces = ({ battle, side, told: { text, words } }: { battle: Fought; side: SideId; told: Told }) => {
  const powers = powersOf(battle, side);
  if (battle.main[side].length === 0 || powers.length === 0) return null;
  return <small className="pk-forces-of">{words.forcesOf(powers.map(power => text.powers[power]))}</small>;
};

/** Who stands on a side: its main players; where the log does not name them, the powers that fought. */
const Stands = ({ battle, side, told }: { battle: Fought; side: SideId; told: Told }) => {
  const seats = battle.main[side];
  if (seats.length > 0) return <Players seats={seats} told={told} />;
  const powers = powersOf(battle, side);
  if (powers.length === 0) return <span>{hasSymbols(battle, side) ? told.words.symbolsFight[side] : told.words.nobodyThere}</span>;
  return (
    <span className="pk-players">
      {powers.map(power => (
        <span key={power}>
          <PowerShield power={power} /> {told.text.powers[power]}
        </span>
      ))}
    </span>
  );
};

const Odds = ({ view, battle, lang, words }: { view: PkView; battle: Fought; lang: string; words: ScreenWords }) => {
  const odds = useMemo(() => locationOdds(view, battle.location), [view, battle.location]);
  if (!odds?.attacked) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <p className="pk-stage-odds">
      <span className="attack" style={{ flexGrow: odds.attack }}>
        {words.side.attack} {percent.format(odds.attack)}
      </span>
      <span className="defend" style={{ flexGrow: odds.defence }}>
        {words.side.defend} {percent.format(odds.defence)}
      </span>
    </p>
  );
};

const Head = ({ battle, text, words }: { battle: Fought; text: PkText; words: ScreenWords }) => {
  const { vp } = dataOf(battle.location);
  const city = controllerOf(battle.location);
  return (
    <header>
      <h2>{placeName(text.locations[battle.location])}</h2>
      <span className="pk-vp" role="img" aria-label={words.points(vp)}>
        {vp}
      </span>
      <small>
        <PowerShield power={city} /> {words.controlledBy(text.powers[city])}
      </small>
    </header>
  );
};

/** By how many rounds have dice. Without any the picture of the place has the field. */
const SIZES = ['calm', 'one', 'two'] as const;

/** `live`: the table as it stands, while the battle is on and chances are shown. */
export const BattleMoment = ({ battle, live, lang, told }: { battle: Fought; live: PkView | undefined; lang: string; told: Told }) => {
  const { text, words } = told;
  let from = OPENING;
  const rounds = battle.rounds.map(round => {
    const at = from;
    from += stepsOf(round);
    return { round, at };
  });
  const verdict = verdictOf(battle);
  const { defeat } = verdict;
  const isMine = told.me !== undefined && verdict.seats.includes(told.me);
  const duels = battle.rounds.filter(({ column }) => column !== undefined).length;
  return (
    <section
      key={battle.location}
      className={`pk-stage pk-battle-stage ${SIZES[Math.min(duels, 2)] ?? ''}`}
      aria-label={words.battleFor(text.locations[battle.location])}
    >
      {duels > 0 && (
        <div className="pk-banner-picture">
          <Picture gallery="perikles/locations" name={battle.location} />
        </div>
      )}
      <Head battle={battle} text={text} words={words} />
      <div className="pk-verdict">
        {battle.over && (
          <p className={`pk-step pk-taken${isMine ? ' mine' : ''}`} style={step(from)}>
            <Players seats={verdict.seats} told={told} />
            <b>{verdictWords(battle, told)}</b>
            {defeat && <span>{text.event(defeat, undefined)}</span>}
          </p>
        )}
        {live && !battle.over && <Odds view={live} battle={battle} lang={lang} words={words} />}
      </div>
      <div className="pk-field">
        {duels === 0 && (
          <div className="pk-battle-picture">
            <Picture gallery="perikles/locations" name={battle.location} />
          </div>
        )}
        <div className="pk-parties">
          {(['attack', 'defend'] as const).map(side => (
            <p key={side} className={`pk-party ${side}`}>
              <small>{words.side[side]}</small>
              <Stands battle={battle} side={side} told={told} />
              <Forces battle={battle} side={side} told={told} />
              <WithMine battle={battle} side={side} told={told} />
            </p>
          ))}
        </div>
        {!battle.attacked && <p className="pk-stamp calm">{words.quietFor(battle.results.some(e => e.e === 'cubes-placed'))}</p>}
        {rounds.map(({ round, at }) => (
          <RoundStage key={`${round.unit} ${at}`} round={round} location={battle.location} from={at} told={told} />
        ))}
      </div>
    </section>
  );
};
