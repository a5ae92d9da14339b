/** Who has left a running game or come to it: told to the others, since only the plate of the seat shows it. */
import type { SeatInfo } from '@stoa/protocol';

export type Coming = {
  readonly what: 'left-to-bot' | 'left-free' | 'came' | 'gave-up';
  readonly seat: number;
  readonly name: string | null;
};

type Sitting = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'me'>;

/** The first change that concerns another person. Of their own a reader is told that the seat is given up for good: who leaves is led away. */
export const comingBetween = (before: readonly Sitting[], now: readonly Sitting[]): Coming | undefined => {
  for (const { seat, kind, name, me } of now) {
    const was = before.find(one => one.seat === seat);
    if (was === undefined || was.kind === kind || me) continue;
    if (was.me && kind === 'bot') return { what: 'gave-up', seat, name };
    if (was.me) continue;
    if (was.kind === 'human') return { what: kind === 'bot' ? 'left-to-bot' : 'left-free', seat, name: was.name };
    if (kind === 'human') return { what: 'came', seat, name };
  }
  return undefined;
};
