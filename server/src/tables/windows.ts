/**
 * Reaction windows that a player has declined beforehand, whatever the seat holds (docs/design.md, simultaneous decisions):
 * which seats, and when to answer for them. The game says which rooms are windows.
 */
import { randomInt } from 'node:crypto';
import type { Actor, AnyGame, Seat } from '@stoa/engine';
import type { SeatRow } from '../store/schema.ts';

const SHORTEST = 2_000;
const LONGEST = 6_000;
/** As long as a quick person takes; less where little time is left, and never more than half of it. */
const drawnDelay = (left: number): number => Math.round(randomInt(SHORTEST, LONGEST + 1) * Math.min(1, Math.max(0, left) / (2 * LONGEST)));

/** When to answer for a seat that has `left` on its clock. A time that is already set stays: what others do in the meantime does not postpone it. */
export const answerTime = (set: number | undefined, now: number, left: number): number =>
  set !== undefined && set > now && set < now + left ? set : now + drawnDelay(left);

/** Whether a seat that did not act itself still owes an answer in the same window after a step. */
export const staysOpen = (
  game: AnyGame,
  before: { readonly state: unknown; readonly declining: readonly Seat[] },
  after: { readonly state: unknown; readonly declining: readonly Seat[] },
  acted: readonly Actor[],
): boolean =>
  game.room(before.state) === game.room(after.state) &&
  after.declining.some(seat => before.declining.includes(seat) && !acted.includes(seat));

const roomsOf = (seat: SeatRow | undefined): readonly string[] =>
  seat?.kind === 'human' && seat.auto_decline !== '[]' ? (JSON.parse(seat.auto_decline) as string[]) : [];

/** The seats that owe a decision in a window they have declined beforehand. */
export const declining = (game: AnyGame, state: unknown, seats: readonly SeatRow[]): readonly Seat[] =>
  game.actors(state).filter(actor => roomsOf(seats[actor]).includes(game.room(state)));
