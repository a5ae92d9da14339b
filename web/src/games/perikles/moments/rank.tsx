/** A side of a round under arms: for each counter a man or a ship with the letter of its city, its strength on the ground. */
import type { LocationId, PowerId, SideId, UnitId } from '@stoa/perikles/box';
import { doubles, UNITS } from '@stoa/perikles/box';
import type { CSSProperties } from 'react';
import { Picture } from '../../../art/picture.tsx';
import { dataOf } from '../board/location-card.tsx';
import type { Round } from '../panels/story.ts';
import { Figure } from '../pieces/figure.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import type { Told } from './pieces.tsx';

interface Counter {
  readonly power: PowerId;
  readonly strength: number;
  readonly key: string;
}
/** What a side has turned over, and the symbols of the location that fight with it. */
const standing = ({ revealed, unit }: Round, location: LocationId, side: SideId) => {
  const data = dataOf(location);
  const symbols = revealed ? ((side === 'attack' ? data.violet : data.grey)[UNITS.indexOf(unit)] ?? 0) : 0;
  const counters: readonly Counter[] = (revealed?.forces ?? [])
    .filter(force => force.side === side)
    .flatMap(({ power, strengths }) => strengths.map((strength, i) => ({ power, strength, key: `${power} ${i}` })));
  return { symbols, counters, n: counters.length + (symbols > 0 ? 1 : 0) };
};

/** Both sides are as tall as the larger one has room for. */
export const crowdOf = (round: Round, location: LocationId): CSSProperties =>
  ({ '--crowd': Math.max(1, standing(round, location, 'attack').n, standing(round, location, 'defend').n) }) as CSSProperties;

/** Those of the location bear no letter. */
const Symbols = ({ n, unit, side, told: { words } }: { n: number; unit: UnitId; side: SideId; told: Told }) => (
  <span className="pk-piece symbol" role="img" aria-label={`${words.symbols[side]} +${n}`} title={words.symbols[side]}>
    <Figure unit={unit} side={side} isFirst={false} />
    <b aria-hidden="true">+{n}</b>
  </span>
);

interface PieceProps {
  readonly counter: Counter;
  readonly unit: UnitId;
  readonly side: SideId;
  /** The foremost of its side. */
  readonly isFirst: boolean;
  /** A Special tile doubles it. */
  readonly isDouble: boolean;
  /** When it falls, if it does. */
  readonly fell: CSSProperties | undefined;
  readonly told: Told;
}
const Piece = ({ counter: { power, strength }, unit, side, isFirst, isDouble, fell, told: { text, words } }: PieceProps) => (
  <span
    className={`pk-piece${fell ? ' fallen' : ''}`}
    style={fell}
    role="img"
    aria-label={[text.powers[power], words.units[unit], words.strengthOf(strength), ...(isDouble ? [words.countsTwice] : [])].join(', ')}
  >
    <Figure unit={unit} side={side} power={power} isFirst={isFirst} />
    {fell && unit === 'hoplite' && (
      <span className="pk-figure lies">
        <Picture gallery="perikles/fallen" name={power === 'persia' ? power : side} />
        <PowerShield power={power} />
      </span>
    )}
    <b aria-hidden="true">
      {strength}
      {isDouble && <small>×2</small>}
    </b>
  </span>
);

interface Props {
  readonly round: Round;
  readonly location: LocationId;
  readonly side: SideId;
  /** When the round ends: the beaten side gives way, and who falls lies down. */
  readonly ends: CSSProperties;
  readonly told: Told;
}
export const Rank = ({ round, location, side, ends, told }: Props) => {
  const { unit, casualty, end, specials } = round;
  const { symbols, counters, n } = standing(round, location, side);
  const tiles = specials.map(({ tile }) => tile);
  const isBeaten = end?.e === 'round-won' && end.side !== side;
  const fell =
    casualty !== undefined && isBeaten
      ? counters.find(({ power, strength }) => power === casualty.power && strength === casualty.strength)
      : undefined;
  return (
    <div className={`pk-rank ${side}`}>
      <span className={`pk-pieces${isBeaten ? ' beaten' : ''}`} style={{ ...ends, '--n': Math.max(1, n) } as CSSProperties}>
        {symbols > 0 && <Symbols n={symbols} unit={unit} side={side} told={told} />}
        {counters.map((counter, i) => (
          <Piece
            key={counter.key}
            counter={counter}
            unit={unit}
            side={side}
            isFirst={i === counters.length - 1}
            isDouble={doubles(tiles, counter.power, unit)}
            fell={counter === fell ? ends : undefined}
            told={told}
          />
        ))}
      </span>
    </div>
  );
};
