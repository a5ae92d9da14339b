/** One round on the stage: what each side turned over, the column, every throw with its tokens, and what it cost. */
import type { LocationId, PowerId, SideId, SpecialId, UnitId } from '@stoa/perikles/box';
import { DOUBLED_BY, UNITS } from '@stoa/perikles/box';
import type { CSSProperties } from 'react';
import { dataOf } from '../board/location-card.tsx';
import { ColumnStrip, endWords, Tokens } from '../panels/battle-scene.tsx';
import { Dice } from '../panels/dice.tsx';
import type { Round } from '../panels/story.ts';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { TileGives } from '../text/words.ts';
import { nameOf, type Told } from './pieces.tsx';
import { crowdOf, Rank } from './rank.tsx';
import { STEP } from './settles.ts';

const SIDES = ['attack', 'defend'] as const;
/** Of the throws before the last so many are drawn; tokens seldom take more, and the chronicle has them all. */
const DRAWN = 4;
/** Steps appear one after another; how far into the scene. */
export const step = (n: number): CSSProperties => ({ animationDelay: `${Math.round(n * STEP)}ms` });

interface Props {
  readonly round: Round;
  readonly location: LocationId;
  /** How many steps of the scene come before this round. */
  readonly from: number;
  readonly told: Told;
}

/** Steps of a round before its first throw. */
const TO_THROWS = 1.5;
/** When the words come that say how the round ended. */
const endStep = ({ rolls }: Round, from: number): CSSProperties => step(from + TO_THROWS + rolls.length + 1);

interface SideProps extends Props {
  readonly side: SideId;
  readonly needs: number;
}
const diceOf = ({ roll }: Round['rolls'][number], side: SideId): readonly [number, number] =>
  side === 'attack' ? roll.attack : roll.defence;

/** The throws before the last, small, in the order in which they fell. */
const Earlier = ({ round: { rolls }, side, needs, from, told: { words } }: SideProps) => {
  if (rolls.length < 2) return null;
  const more = Math.max(0, rolls.length - 1 - DRAWN);
  return (
    <div className="pk-earlier">
      <small className="pk-step" style={step(from)}>
        {words.earlierThrows(more)}
      </small>
      <ol>
        {rolls.slice(more, -1).map(one => {
          const dice = diceOf(one, side);
          const made = dice[0] + dice[1] >= needs;
          return (
            <li key={one.nth} className="pk-step" style={step(from + one.nth)}>
              <Dice values={dice} made={made} label={words.throwOf(words.side[side], dice[0], dice[1], made)} />
            </li>
          );
        })}
      </ol>
    </div>
  );
};

/** A side begins a round with at most one token: from the round before (PK-12.8) or from a Special tile (PK-17.4, PK-17.5). */
export const tokenFrom = ({ column, specials }: Pick<Round, 'column' | 'specials'>, side: SideId): 'round' | 'tile' | undefined => {
  if (column === undefined || column.tokens[side === 'attack' ? 0 : 1] === 0) return undefined;
  return specials.some(e => e.side === side) ? 'tile' : 'round';
};

/** The throw that stands, what it made, and the tokens of its side. */
const LastThrow = ({ round, side, needs, from, told: { words } }: SideProps) => {
  const { rolls } = round;
  const brought = tokenFrom(round, side);
  const last = rolls.at(-1);
  if (last === undefined) return null;
  const dice = diceOf(last, side);
  const sum = dice[0] + dice[1];
  const made = sum >= needs;
  const tokens = last.roll.tokens[side === 'attack' ? 0 : 1];
  return (
    <div className={`pk-step pk-throw ${made ? 'made' : 'missed'}`} style={step(from + last.nth)}>
      <Dice values={dice} made={made} label={words.throwOf(words.side[side], dice[0], dice[1], made)} />
      <b>{sum}</b>
      <span className="pk-made">
        <small>{made ? words.hit(needs) : words.miss(needs)}</small>
        <span>
          <Tokens n={tokens} label={words.tokens(tokens)} />
          {brought ? <small>{words.tokenFrom[brought]}</small> : <small aria-hidden="true">{words.tokensHeld(tokens)}</small>}
        </span>
      </span>
    </div>
  );
};

const Throws = (props: Props) => {
  const { column, rolls, end } = props.round;
  // The frame of the winner comes with the words that say it.
  const won = endStep(props.round, props.from);
  if (column === undefined || rolls.length === 0) return null;
  const needs = { attack: column.attackNeeds, defend: column.defenceNeeds };
  return (
    <div className="pk-throws">
      {SIDES.map(side => (
        <div key={side} className={`${side}${end?.e === 'round-won' && end.side === side ? ' won' : ''}`} style={won}>
          <Earlier {...props} from={props.from + TO_THROWS} side={side} needs={needs[side]} />
          <LastThrow {...props} from={props.from + TO_THROWS} side={side} needs={needs[side]} />
        </div>
      ))}
    </div>
  );
};

/** Both sides had their two tokens: the last throw, which only one side made, decided (PK-12.12). */
const wasEven = ({ rolls }: Round): boolean => rolls.at(-1)?.roll.tokens.every(n => n >= 2) === true;

/** Who wins with how many tokens; where tokens did not decide, who wins. */
const resultWords = (round: Round, end: NonNullable<Round['end']>, words: Told['words']): string => {
  const tokens = round.rolls.at(-1)?.roll.tokens;
  if (end.e !== 'round-won' || tokens === undefined || wasEven(round)) return endWords(end, words);
  const [attack, defence] = tokens;
  return words.wonWith(end.side, end.side === 'attack' ? [attack, defence] : [defence, attack]);
};

/** How a round ended, and who fell. */
const End = ({ round, from, told: { text, words } }: Props) => {
  const { end, casualty } = round;
  if (end === undefined) return null;
  return (
    <p className={`pk-step pk-stamp${end.e === 'round-won' ? ` ${end.side}` : ' calm'}`} style={endStep(round, from)}>
      <b>{resultWords(round, end, words)}</b>
      {end.e === 'round-won' && wasEven(round) && <small className="pk-even">{words.lastDecided}</small>}
      {casualty && <span>{text.event(casualty, undefined)}</span>}
    </p>
  );
};

/** Of two rounds the first brings its winner a token, the last the location. */
const Title = ({ round: { unit }, location, told: { words } }: Props) => {
  const order = dataOf(location).rounds;
  return (
    <h3>
      <UnitMark unit={unit} /> <span>{words.roundOf[unit]}</span>
      {order.length > 1 && <small>{UNITS[order.at(-1) ?? 0] === unit ? words.forPlace : words.forToken}</small>}
    </h3>
  );
};

const DOUBLING: Readonly<Partial<Record<SpecialId, { readonly power: PowerId; readonly unit: UnitId }>>> = DOUBLED_BY;
/** What a tile of a battle does; tiles of other phases are never played there. */
const givesOf = ({ tile, side }: Round['specials'][number], text: Told['text']): TileGives | undefined => {
  if (side !== null) return { side };
  const doubled = DOUBLING[tile];
  return doubled && { power: text.powers[doubled.power], unit: doubled.unit };
};

/** Who played which Special tile in the round, and what it does. */
const Played = ({ round: { specials }, from, told }: Props) =>
  specials.map(e => {
    const gives = givesOf(e, told.text);
    return (
      gives && (
        <p key={e.tile} className="pk-played pk-step" style={step(from)}>
          {told.words.playsTile(nameOf(told, e.seat), e.seat === told.me, told.text.specials[e.tile].name, gives)}
        </p>
      )
    );
  });

export const RoundStage = (props: Props) => {
  const { round, location, from, told } = props;
  const { unit, column, revealed } = round;
  const { words } = told;
  return (
    <section className={`pk-duel ${unit}${column ? '' : ' alone'}`} aria-label={words.roundOf[unit]}>
      <Played {...props} />
      {revealed ? (
        <div className="pk-ranks pk-step" style={{ ...step(from + 0.5), ...crowdOf(round, location) }}>
          <Rank {...props} side="attack" ends={endStep(round, from)} />
          <div className="pk-middle">
            {column && <b className="pk-sum">{column.attack}</b>}
            <div>
              <Title {...props} />
              {column && (
                <>
                  <ColumnStrip column={column.column} needs={[column.attackNeeds, column.defenceNeeds]} words={words} />
                  {round.rolls.length === 0 && (
                    <small>{words.columnOf(column.attack, column.defence, [column.attackNeeds, column.defenceNeeds])}</small>
                  )}
                </>
              )}
            </div>
            {column && <b className="pk-sum">{column.defence}</b>}
          </div>
          <Rank {...props} side="defend" ends={endStep(round, from)} />
        </div>
      ) : (
        <div className="pk-step" style={step(from)}>
          <Title {...props} />
        </div>
      )}
      <div className="pk-clash">
        <Throws {...props} />
        <End {...props} />
      </div>
    </section>
  );
};
