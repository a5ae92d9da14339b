/**
 * Clocks, as plain arithmetic on times that are handed in. A seat's clock runs while the game waits for it and a person sits there.
 * live: a bank for the whole game, a gain each time the seat is no longer waited for. turn: so many hours each time it is.
 * Outages (no server alive) are charged to nobody. What others are shown in a sealed room does not tell who has decided.
 */
import type { Actor, Seat } from '@stoa/engine';
import type { Clock, ClockFace } from '@stoa/protocol';
import type { OutageRow } from '../store/schema.ts';

interface SeatClock {
  /** Milliseconds left at `since`, or now if it stands. */
  readonly left: number;
  readonly since: number | null;
}
export interface ClockState {
  readonly seats: readonly SeatClock[];
  /** What others see of a seat that has decided in secret: its clock as if it still ran. */
  readonly veiled: readonly (SeatClock | null)[];
}

type Ticking = Exclude<Clock, { kind: 'none' }>;

const HOUR = 3_600_000;
const full = (clock: Ticking): number => (clock.kind === 'live' ? clock.bank * 1000 : clock.hours * HOUR);

export const startClocks = (clock: Clock, seats: number): ClockState | undefined =>
  clock.kind === 'none'
    ? undefined
    : {
        seats: Array.from({ length: seats }, () => ({ left: full(clock), since: null })),
        veiled: Array.from({ length: seats }, () => null),
      };

/** Time between two moments that somebody was there to serve. */
export const elapsed = (from: number, to: number, outages: readonly OutageRow[]): number => {
  let time = to - from;
  for (const { from_at, to_at } of outages) time -= Math.max(0, Math.min(to, to_at) - Math.max(from, from_at));
  return Math.max(0, time);
};

const leftAt = (seat: SeatClock, at: number, outages: readonly OutageRow[]): number =>
  seat.since === null ? seat.left : seat.left - elapsed(seat.since, at, outages);

/**
 * After a step at `at`. `running`: the seats of people that owe a decision. `public`: whom a spectator sees the table wait for.
 */
export const turnClocks = (
  state: ClockState,
  clock: Ticking,
  running: (seat: Seat) => boolean,
  isPublic: readonly Actor[],
  at: number,
  outages: readonly OutageRow[],
): ClockState => {
  const veiled: (SeatClock | null)[] = [];
  const seats = state.seats.map((was, seat) => {
    const before = state.veiled[seat] ?? null;
    const goesOn = was.since !== null && running(seat);
    const stillAsked = isPublic.includes(seat);
    veiled.push(running(seat) || !stillAsked ? null : (before ?? (was.since === null ? null : was)));
    if (goesOn) return was;
    if (running(seat)) return { left: was.left, since: at };
    if (was.since === null) return was;
    const left = Math.max(0, leftAt(was, at, outages));
    return { left: clock.kind === 'live' ? left + clock.gain * 1000 : full(clock), since: null };
  });
  return { seats, veiled };
};

/** When the first running clock runs out; null if none runs. */
export const nextOut = (state: ClockState): { readonly seat: Seat; readonly at: number } | null => {
  let first: { seat: Seat; at: number } | null = null;
  state.seats.forEach(({ left, since }, seat) => {
    if (since !== null && (first === null || since + left < first.at)) first = { seat, at: since + left };
  });
  return first;
};

/** Milliseconds a seat has left; below zero when it is out of time. */
export const timeLeft = (state: ClockState, seat: Seat, at: number, outages: readonly OutageRow[]): number =>
  leftAt(state.seats[seat] as SeatClock, at, outages);

/** The clocks as `viewer` may see them. */
export const faces = (state: ClockState, viewer: Seat | undefined, at: number, outages: readonly OutageRow[]): ClockFace[] =>
  state.seats.map((own, seat) => {
    const shown = seat === viewer ? own : (state.veiled[seat] ?? own);
    return { seat, left: Math.max(0, Math.round(leftAt(shown, at, outages))), running: shown.since !== null };
  });
