/**
 * Clocks, as plain arithmetic on times that are handed in. A seat's clock runs while the game waits for it and a person sits there.
 * live: a bank for the whole game, a gain for each decision. turn: a number of hours for each decision. Both are paid once, when the
 * decision is final: dice or another seat followed, or the seat is asked for the next one. A decision that is taken back goes on where it
 * was, and so does one whose player left and came back. Outages (no server alive) are charged to no seat. What others are shown in a
 * sealed room does not tell who has decided.
 */
import type { Actor, Entry, Seat } from '@stoa/engine';
import type { Clock, ClockFace } from '@stoa/protocol';
import type { OutageRow } from '../store/schema.ts';

/** A decision that was made: by which entry, when, and what was left then. */
interface TimedDecision {
  readonly seq: number;
  readonly at: number;
  readonly left: number;
}
interface SeatClock {
  /** Milliseconds left at `since`, or now if the clock does not run. */
  readonly left: number;
  readonly since: number | null;
  /** Made and not paid for yet: it may still be taken back. */
  readonly made?: TimedDecision | undefined;
  /** The last ones that were paid for. */
  readonly paid?: readonly TimedDecision[] | undefined;
  /** When the player left before an open decision was made. */
  readonly leftAt?: number | undefined;
}
export interface ClockState {
  readonly seats: readonly SeatClock[];
  /** What others see of a seat that has decided in secret: its clock as if it still ran. */
  readonly veiled: readonly (SeatClock | null)[];
}
/** What happened at `at`, and the situation after it. */
export interface ClockStep {
  readonly at: number;
  readonly entries: readonly Entry[];
  /** The seats of people that owe a decision now. */
  running(seat: Seat): boolean;
  /** Whom a spectator sees the table wait for. */
  readonly asked: readonly Actor[];
  /** Seats that a bot had until now. */
  isBots(seat: Seat): boolean;
  /** Seats whose player left and has come back with this step. */
  isBack(seat: Seat): boolean;
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

/** The time between two moments, less the outages. */
export const elapsed = (from: number, to: number, outages: readonly OutageRow[]): number => {
  let time = to - from;
  for (const { from_at, to_at } of outages) time -= Math.max(0, Math.min(to, to_at) - Math.max(from, from_at));
  return Math.max(0, time);
};

const leftAt = (seat: SeatClock, at: number, outages: readonly OutageRow[]): number =>
  seat.since === null ? seat.left : seat.left - elapsed(seat.since, at, outages);

/** The same clocks, charged up to `at`: what comes later needs none of these outages. */
export const chargedClocks = ({ seats, veiled }: ClockState, at: number, outages: readonly OutageRow[]): ClockState => {
  const charged = <S extends SeatClock | null>(seat: S): S =>
    seat === null || seat.since === null ? seat : { ...seat, left: leftAt(seat, at, outages), since: at };
  return { seats: seats.map(charged), veiled: veiled.map(charged) };
};

/** A player who takes a decision back is charged for the time since, but keeps a quarter of a full clock: an undo does not end a game. */
const chargedFor = (clock: Ticking, left: number, time: number): number => Math.max(left - time, Math.min(left, full(clock) / 4));

const gainOf = (clock: Ticking): number => (clock.kind === 'live' ? clock.gain * 1000 : 0);
/** Undo does not reach further back than this many decisions of a seat. */
const PAID = 32;

const pay = (seat: SeatClock, clock: Ticking): SeatClock =>
  seat.made
    ? {
        left: clock.kind === 'live' ? seat.left + gainOf(clock) : full(clock),
        since: seat.since,
        paid: [...(seat.paid ?? []), seat.made].slice(-PAID),
      }
    : seat;

/** The entry that ended the decision of this seat: its own last action, or else the last one of another seat; none if it left. */
const endedBy = (entries: readonly Entry[], seat: Seat): Entry | undefined =>
  entries.findLast(entry => entry.kind === 'action' && entry.by === seat) ?? entries.findLast(entry => entry.kind === 'action');

/** Dice or another seat followed: the turn has passed. Not final while a spectator sees the table wait for the seat (sealed room). */
const isFinal = ({ seq }: TimedDecision, seat: Seat, { entries, asked }: ClockStep): boolean =>
  !asked.includes(seat) &&
  entries.some(entry => entry.seq > seq && (entry.kind === 'chance' || (entry.kind === 'action' && entry.by !== seat)));

const stop = (was: SeatClock, seat: Seat, clock: Ticking, step: ClockStep, outages: readonly OutageRow[]): SeatClock => {
  const left = Math.max(0, leftAt(was, step.at, outages));
  const by = endedBy(step.entries, seat);
  if (!by) return { left, since: null, paid: was.paid, leftAt: step.at };
  const made = { seq: by.seq, at: step.at, left };
  const stopped = { left, since: null, made, paid: was.paid };
  return isFinal(made, seat, step) ? pay(stopped, clock) : stopped;
};

const start = (was: SeatClock, seat: Seat, clock: Ticking, step: ClockStep, outages: readonly OutageRow[]): SeatClock => {
  const { left, paid, leftAt: since } = pay(was, clock);
  // A player who left an open decision and comes back to it is charged for the time away.
  const away = since !== undefined && step.isBack(seat) ? elapsed(since, step.at, outages) : 0;
  return { left: left - Math.min(Math.max(0, left), away), since: step.at, paid };
};

const stand = (was: SeatClock, seat: Seat, clock: Ticking, step: ClockStep): SeatClock => {
  if (was.made && isFinal(was.made, seat, step)) return pay(was, clock);
  if (was.leftAt !== undefined && !step.asked.includes(seat)) return { ...was, leftAt: undefined };
  if (!step.isBots(seat) || !step.entries.some(entry => entry.kind === 'action' && entry.by === seat)) return was;
  // A bot has decided: the next decision is a new one, and a player who ran out of time may play on.
  return { left: clock.kind === 'live' ? Math.max(was.left, gainOf(clock)) : full(clock), since: null, paid: was.paid };
};

/** After an undo. The player is charged as if the decision had been open all along; seats that were on the clock since get that time back. */
const takeBack = (
  state: ClockState,
  clock: Ticking,
  undo: Extract<Entry, { kind: 'undo' }>,
  step: ClockStep,
  outages: readonly OutageRow[],
): SeatClock[] => {
  const { at } = step;
  let charged = 0;
  const reopened = state.seats.map((was, seat): SeatClock => {
    const paid = was.paid?.filter(made => made.seq !== undo.takesBack);
    if (was.made?.seq === undo.takesBack) {
      const left = seat === undo.by ? chargedFor(clock, was.left, elapsed(was.made.at, at, outages)) : was.left;
      charged += was.left - left;
      return { left, since: null, paid };
    }
    const before = was.paid?.find(made => made.seq === undo.takesBack);
    if (!before) return was;
    // The decision was paid for: the payment is reversed.
    const now = leftAt(was, at, outages);
    return { left: clock.kind === 'live' ? now - gainOf(clock) : Math.min(now, before.left), since: was.since === null ? null : at, paid };
  });
  return reopened.map((was, seat): SeatClock => {
    if (step.running(seat)) return was.since === null ? start(was, seat, clock, step, outages) : was;
    if (was.since === null) return stand(was, seat, clock, step);
    return { ...was, left: Math.min(was.left, Math.max(0, leftAt(was, at, outages)) + charged), since: null };
  });
};

export const turnClocks = (state: ClockState, clock: Ticking, step: ClockStep, outages: readonly OutageRow[]): ClockState => {
  const veiled = state.seats.map((was, seat) =>
    step.running(seat) || !step.asked.includes(seat) ? null : (state.veiled[seat] ?? (was.since === null ? null : was)),
  );
  const undo = step.entries.find(entry => entry.kind === 'undo');
  if (undo) return { seats: takeBack(state, clock, undo, step, outages), veiled };
  const seats = state.seats.map((was, seat) => {
    if (step.running(seat)) return was.since === null ? start(was, seat, clock, step, outages) : was;
    return was.since === null ? stand(was, seat, clock, step) : stop(was, seat, clock, step, outages);
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
  leftAt(state.seats[seat]!, at, outages);

/** The clocks as `viewer` may see them. */
export const faces = (state: ClockState, viewer: Seat | undefined, at: number, outages: readonly OutageRow[]): ClockFace[] =>
  state.seats.map((own, seat) => {
    const shown = seat === viewer ? own : (state.veiled[seat] ?? own);
    return { seat, left: Math.max(0, Math.round(leftAt(shown, at, outages))), running: shown.since !== null };
  });
