/** One round on the stage: what each side turned over, the column, every throw with its tokens, and what it cost. */
import type { LocationId, SideId } from '@stoa/perikles/box';
import { UNITS } from '@stoa/perikles/box';
import type { CSSProperties } from 'react';
import { dataOf } from '../board/location-card.tsx';
import { ColumnStrip, endWords, Tokens } from '../panels/battle-scene.tsx';
import { Dice } from '../panels/dice.tsx';
import type { Round } from '../panels/story.ts';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { Piece, type Told } from './pieces.tsx';

const SIDES = ['attack', 'defend'] as const;
/** Steps appear one after another; how far into the scene. */
export const step = (n: number): CSSProperties => ({ animationDelay: `${Math.round(n * 350)}ms` });

interface Props {
  readonly round: Round;
  readonly location: LocationId;
  /** How many steps of the scene come before this round. */
  readonly from: number;
  readonly told: Told;
}

const Rank = ({ round, location, side, told }: Omit<Props, 'from'> & { side: SideId }) => {
  const { words } = told;
  const { revealed, unit, column } = round;
  const data = dataOf(location);
  const symbols = (side === 'attack' ? data.violet : data.grey)[UNITS.indexOf(unit)] ?? 0;
  return (
    <div className={`pk-rank ${side}`}>
      <span className="pk-pieces">
        {(revealed?.forces ?? [])
          .filter(force => force.side === side)
          .flatMap(({ power, strengths }) =>
            strengths
              .map((strength, i) => ({ power, strength, key: `${power} ${i}` }))
              .map(({ power: of, strength, key }) => <Piece key={key} power={of} unit={unit} strength={strength} told={told} />),
          )}
        {revealed && symbols > 0 && (
          <span className="pk-piece symbol" role="img" aria-label={`${words.symbols[side]} +${symbols}`} title={words.symbols[side]}>
            <UnitMark unit={unit} />
            <b aria-hidden="true">+{symbols}</b>
          </span>
        )}
      </span>
      {column && <b className="pk-sum">{side === 'attack' ? column.attack : column.defence}</b>}
    </div>
  );
};

const Throws = ({ round: { column, rolls }, from, told: { words } }: Props) => {
  if (column === undefined || rolls.length === 0) return null;
  const needs = { attack: column.attackNeeds, defend: column.defenceNeeds };
  return (
    <div className="pk-throws">
      {SIDES.map((side, s) => (
        <ol key={side} className={side}>
          {rolls.map(({ roll, nth }) => {
            const dice = side === 'attack' ? roll.attack : roll.defence;
            const sum = dice[0] + dice[1];
            const made = sum >= needs[side];
            const last = nth === rolls.length - 1;
            return (
              <li key={nth} className={`pk-step pk-throw ${made ? 'made' : 'missed'}${last ? '' : ' old'}`} style={step(from + nth)}>
                <Dice values={dice} made={made} label={words.throwOf(words.side[side], dice[0], dice[1], made)} />
                <b>{sum}</b>
                {last && <small>{made ? words.hit : words.miss(needs[side])}</small>}
                {last && <Tokens n={roll.tokens[s] ?? 0} label={words.tokens(roll.tokens[s] ?? 0)} />}
              </li>
            );
          })}
        </ol>
      ))}
    </div>
  );
};

/** How a round ended, and who fell. */
const End = ({ round: { end, casualty, rolls }, from, told: { text, words } }: Props) => {
  if (end === undefined) return null;
  return (
    <p className={`pk-step pk-stamp${end.e === 'round-won' ? '' : ' calm'}`} style={step(from + rolls.length + 1)}>
      <b>{endWords(end, words)}</b>
      {casualty && <span>{text.event(casualty, undefined)}</span>}
    </p>
  );
};

/** How many steps a round takes. */
export const stepsOf = ({ rolls, column }: Round): number => (column === undefined ? 1 : 3 + rolls.length);

export const RoundStage = (props: Props) => {
  const { round, from, told } = props;
  const { unit, column, specials } = round;
  return (
    <section className={`pk-duel${column ? '' : ' alone'}`} aria-label={told.words.roundOf[unit]}>
      <h3 className="pk-step" style={step(from)}>
        <UnitMark unit={unit} /> {told.words.roundOf[unit]}
        {specials.map(e => (
          <small key={e.tile}>{told.text.event(e, undefined)}</small>
        ))}
      </h3>
      {round.revealed && (
        <div className="pk-ranks pk-step" style={step(from + 0.5)}>
          <Rank {...props} side="attack" />
          {column ? (
            <div className="pk-middle">
              <ColumnStrip column={column.column} needs={[column.attackNeeds, column.defenceNeeds]} words={told.words} />
              <small>{told.words.columnNeeds(column.attackNeeds, column.defenceNeeds)}</small>
            </div>
          ) : (
            <div className="pk-middle" />
          )}
          <Rank {...props} side="defend" />
        </div>
      )}
      <div className="pk-clash">
        <Throws {...props} from={from + 1.5} />
        <End {...props} from={from + 1.5} />
      </div>
    </section>
  );
};
