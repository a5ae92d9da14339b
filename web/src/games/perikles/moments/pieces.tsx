/** What the scenes are made of: names, counters turned up or down, dice of a size that can be read across a table. */
import type { PowerId, UnitId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import type { CSSProperties } from 'react';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';

export interface Told {
  readonly me: number | undefined;
  readonly text: PkText;
  readonly words: ScreenWords;
}

export const nameOf = ({ me, text, words }: Told, seat: number): string => (seat === me ? words.you : text.seat(seat));

/** Marks and names of players. */
export const Players = ({ seats, told }: { seats: readonly number[]; told: Told }) => (
  <span className="pk-players">
    {seats.map(seat => (
      <span key={seat}>
        <span className="pk-disc">
          <SeatMark seat={seat} />
        </span>
        {nameOf(told, seat)}
      </span>
    ))}
  </span>
);

interface PieceProps {
  readonly counter: { readonly power: PowerId; readonly unit: UnitId; readonly strength: number };
  /** A Special tile doubles it. */
  readonly isDouble: boolean;
  /** When it falls, if it does. */
  readonly fell: CSSProperties | undefined;
  readonly told: Told;
}
export const Piece = ({ counter: { power, unit, strength }, isDouble, fell, told: { text, words } }: PieceProps) => (
  <span
    className={`pk-piece ${unit}${fell ? ' fallen' : ''}`}
    style={fell}
    role="img"
    aria-label={[text.powers[power], words.units[unit], words.strengthOf(strength), ...(isDouble ? [words.countsTwice] : [])].join(', ')}
  >
    <PowerShield power={power} />
    <UnitMark unit={unit} />
    <b aria-hidden="true">{strength}</b>
    {isDouble && (
      <small className="pk-double" aria-hidden="true">
        ×2
      </small>
    )}
  </span>
);
