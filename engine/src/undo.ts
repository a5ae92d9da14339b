/**
 * Undo and its bars, for every game: no game writes undo code.
 * In: the live entries and the seat that wants its latest action back. Out: the state without it, or the bar in the way.
 */
import type { Action, Actor, Game, GameEvent, Seat } from './contract.ts';
import type { ActionEntry } from './entries.ts';
import { type Line, stateAt } from './line.ts';
import { sfc32 } from './rng.ts';

/**
 * Why an undo is refused. nothing: no live action of this seat · over: the game has ended · chance: dice or a draw followed ·
 * told: somebody learnt something hidden · later-entry: somebody acted on it.
 */
export type Bar = 'nothing' | 'over' | 'chance' | 'told' | 'later-entry';

/** How many later entries an undo may step over; further back, the table has moved on. It bounds the work of one undo. */
export const UNDO_REACH = 256;
/** Each surprise that a seat had at least one chance in eight to be spared is found with more than 95 %. */
export const THOROUGH = 24;
/** For the sign on the button, which stands in every message: most surprises show on the first table. */
export const GLANCE = 3;

/** Where the seat's latest live action stands, or the bar that needs no look into states. */
export const undoTarget = <S, A>(line: Line<S, A>, seat: Seat, anything: boolean): number | Bar => {
  let chance = false;
  for (let i = line.live.length - 1; i >= 0; i--) {
    const entry = line.live[i]!;
    if (entry.kind === 'action' && entry.by === seat) {
      if (anything) return i;
      if (chance) return 'chance';
      return line.live.length - i > UNDO_REACH ? 'later-entry' : i;
    }
    if (entry.kind === 'chance') chance = true;
  }
  return 'nothing';
};

/** The state without the entry at `index`, or nothing if a later entry would become illegal or tell another story. */
export const stateWithout = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  line: Line<S, A>,
  index: number,
): S | undefined => {
  const without = stateAt(game, line, index);
  if (index === line.live.length - 1) return without;
  const entry = line.live[index] as ActionEntry<A>;
  const as = game.clone(without);
  game.apply(as, entry.by, entry.action);
  for (let i = index + 1; i < line.live.length; i++) {
    const { by, action } = line.live[i] as ActionEntry<A>;
    if (game.why(without, by, action) !== undefined) return undefined;
    if (JSON.stringify(eventsOf(game, without, by, action)) !== JSON.stringify(eventsOf(game, as, by, action))) return undefined;
  }
  return without;
};

const eventsOf = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, s: S, by: Actor, action: A): E[] => {
  const events: E[] = [];
  game.apply(s, by, action, e => events.push(e));
  return events;
};

/**
 * Did one of these seats learn something hidden from this action? Asked of states that the seat could not tell from
 * `before`: where the same action is illegal or looks different to it, the seat now knows more than it did.
 */
export const tells = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  seats: readonly Seat[],
  before: S,
  by: Seat,
  action: A,
  seed: string,
  samples: number,
): boolean => {
  const after = game.clone(before);
  const events = eventsOf(game, after, by, action);
  const rng = sfc32(seed);
  let drew = false;
  const drawing = {
    int(n: number): number {
      drew = true;
      return rng.int(n);
    },
  };
  for (const seat of seats) {
    const shown = noticed(game, after, events, seat);
    if (seat !== by && shown === noticed(game, before, [], seat)) continue;
    drew = true;
    // Where nothing had to be drawn, nothing is hidden from this seat, and the next table would be the same one.
    for (let i = 0; i < samples && drew; i++) {
      drew = false;
      const other = game.determinize(before, seat, drawing);
      if (game.why(other, by, action) !== undefined) return true;
      const otherEvents = eventsOf(game, other, by, action);
      if (noticed(game, other, otherEvents, seat) !== shown) return true;
    }
  }
  return false;
};

/** Everything a seat can know at a moment, as one text. */
const noticed = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  events: readonly E[],
  seat: Seat,
): string => {
  const seen: E[] = [];
  for (const e of events) {
    const shown = game.seen(e, seat);
    if (shown !== undefined) seen.push(shown);
  }
  return JSON.stringify([game.room(s), game.waiting(s, seat), game.view(s, seat), game.knowledge(s, seat), seen]);
};
