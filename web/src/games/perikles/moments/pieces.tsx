/** What the scenes are told to, and the names and marks of players in them. */
import type { PkText } from '@stoa/perikles/text';
import { SeatMark } from '../pieces/seat-mark.tsx';
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
