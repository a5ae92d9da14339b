/** What the scenes are made of: names, counters turned up or down, dice of a size that can be read across a table. */
import type { PowerId, UnitId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
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

export const Piece = ({ power, unit, strength, told: { text, words } }: { power: PowerId; unit: UnitId; strength: number; told: Told }) => (
  <span className={`pk-piece ${unit}`} role="img" aria-label={`${text.powers[power]}, ${words.units[unit]}, ${words.strengthOf(strength)}`}>
    <PowerShield power={power} />
    <UnitMark unit={unit} />
    <b aria-hidden="true">{strength}</b>
  </span>
);
