/** A battle told round by round: strengths, column, throws, tokens, casualty, and who takes the tile. */
import type { PkEvent } from '@stoa/perikles';
import { COLUMNS, type SideId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { Dice } from './dice.tsx';
import type { Battle, Round } from './story.ts';

const SIDES: readonly SideId[] = ['attack', 'defend'];
/** Steps appear one after another; how far into the scene, in steps. */
export const after = (step: number) => ({ animationDelay: `${step * 0.45}s` });

export const Tokens = ({ n, label }: { n: number; label: string }) => (
  <span className="pk-tokens" role="img" aria-label={label} title={label}>
    {['first', 'second'].map((name, i) => (
      <span key={name} className={i < n ? 'has' : ''} />
    ))}
  </span>
);

export const ColumnStrip = ({
  column,
  needs,
  words,
}: {
  column: string;
  needs: readonly [attack: number, defence: number];
  words: ScreenWords;
}) => (
  <ol className="pk-columns" aria-label={`${words.column} ${column}. ${words.columnNeeds(...needs)}`} title={words.columnNeeds(...needs)}>
    {COLUMNS.map(name => (
      <li key={name} className={name === column ? 'now' : ''} aria-current={name === column}>
        {name.replace('-', '−')}
      </li>
    ))}
  </ol>
);

interface StepsProps {
  readonly round: Round;
  /** How many steps of the scene come before. */
  readonly from: number;
  readonly text: PkText;
  readonly words: ScreenWords;
}

const Rolls = ({ round: { column, rolls }, from, words }: StepsProps) => {
  if (column === undefined || rolls.length === 0) return null;
  const needs = { attack: column.attackNeeds, defend: column.defenceNeeds };
  return (
    <ol className="pk-rolls">
      {rolls.map(({ roll, nth }) => (
        <li key={nth} className="pk-step" style={after(from + nth)}>
          {SIDES.map((side, s) => {
            const dice = side === 'attack' ? roll.attack : roll.defence;
            const made = dice[0] + dice[1] >= needs[side];
            return (
              <span key={side} className={`pk-throw ${side}`}>
                <Dice values={dice} made={made} label={words.throwOf(words.side[side], dice[0], dice[1], made)} />
                <b className={made ? 'made' : 'missed'}>{dice[0] + dice[1]}</b>
                <Tokens n={roll.tokens[s] ?? 0} label={words.tokens(roll.tokens[s] ?? 0)} />
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
};

/** How a round ended. */
export const endWords = (end: NonNullable<Round['end']>, words: ScreenWords): string =>
  end.e === 'round-won' ? words.wonRound[end.side] : end.e === 'round-free' ? words.free(words.side[end.side]) : words.voidRound;

const RoundEnd = ({ round: { end, casualty }, from, text, words }: StepsProps) =>
  end === undefined ? null : (
    <p className="pk-step" style={after(from)}>
      {end.e === 'round-won' ? <b>{endWords(end, words)}</b> : endWords(end, words)}
      {casualty && (
        <span className="pk-casualty">
          {' '}
          <PowerShield power={casualty.power} /> {text.event(casualty, undefined)}
        </span>
      )}
    </p>
  );

const RoundSteps = (steps: StepsProps) => {
  const { round, from, text, words } = steps;
  const { column, rolls, specials, unit } = round;
  return (
    <li className="pk-round">
      <h3 className="pk-step" style={after(from)}>
        <UnitMark unit={unit} />
        {words.roundOf[unit]}
        {column && (
          <span className="pk-versus">
            {words.side.attack} <b>{column.attack}</b> : <b>{column.defence}</b> {words.side.defend}
          </span>
        )}
      </h3>
      {specials.map(e => (
        <p key={e.tile} className="pk-step" style={after(from)}>
          {text.event(e, undefined)}
        </p>
      ))}
      {column && (
        <div className="pk-step" style={after(from + 1)}>
          <ColumnStrip column={column.column} needs={[column.attackNeeds, column.defenceNeeds]} words={words} />
          <small className="muted">{words.columnNeeds(column.attackNeeds, column.defenceNeeds)}</small>
        </div>
      )}
      <Rolls {...steps} from={from + 2} />
      <RoundEnd {...steps} from={from + 2 + rolls.length} />
    </li>
  );
};

/** Each player of Persia places cubes (PK-16.8). */
const keyOf = (e: PkEvent): string => ('seat' in e ? `${e.e} ${e.seat}` : e.e);

/** The same in a line a round. */
export const BattleResults = ({ scene, text, words }: { scene: Battle; text: PkText; words: ScreenWords }) => (
  <>
    {!scene.attacked && <p>{words.quiet}</p>}
    {scene.rounds.map(({ unit, column, end }) => (
      <p key={unit} className="pk-result-line">
        <UnitMark unit={unit} label={words.roundOf[unit]} />
        {column && (
          <span>
            {column.attack} : {column.defence}
          </span>
        )}
        {end && <span>{endWords(end, words)}</span>}
      </p>
    ))}
    {scene.results.map(e => (
      <p key={keyOf(e)} className="pk-result">
        {text.event(e, undefined)}
      </p>
    ))}
  </>
);

export const BattleScene = ({ scene, text, words }: { scene: Battle; text: PkText; words: ScreenWords }) => {
  let step = 0;
  const rounds = scene.rounds.map(round => {
    const from = step;
    step += 3 + round.rolls.length;
    return { round, from };
  });
  return (
    <>
      {!scene.attacked && <p className="pk-step">{words.quiet}</p>}
      <ol className="pk-round-list">
        {rounds.map(({ round, from }) => (
          <RoundSteps key={from} round={round} from={from} text={text} words={words} />
        ))}
      </ol>
      {scene.results.map(e => (
        <p key={keyOf(e)} className="pk-step pk-result" style={after(step)}>
          {text.event(e, undefined)}
        </p>
      ))}
    </>
  );
};
