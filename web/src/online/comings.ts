/** Who has left a running game or come to it: told to the others, since only the plate of the seat shows it. */
import type { SeatInfo } from '@stoa/protocol';

export type Coming = { readonly what: 'left-to-bot' | 'left-free' | 'came'; readonly seat: number; readonly name: string | null };

type Sitting = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'me'>;

/** The first change that concerns another person; a reader knows of their own. */
export const comingBetween = (before: readonly Sitting[], now: readonly Sitting[]): Coming | undefined => {
  for (const { seat, kind, name, me } of now) {
    const was = before.find(one => one.seat === seat);
    if (was === undefined || was.kind === kind || me || was.me) continue;
    if (was.kind === 'human') return { what: kind === 'bot' ? 'left-to-bot' : 'left-free', seat, name: was.name };
    if (kind === 'human') return { what: 'came', seat, name };
  }
  return undefined;
};
