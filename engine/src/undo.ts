/**
 * Undo and its barriers, for every game: no game writes undo code.
 * In: the live entries and the seat that wants its latest action back. Out: the state without it, or the barrier in the way.
 */
import type { Action, Actor, Game, GameEvent, Seat } from './contract.ts';
import type { ActionEntry } from './entries.ts';
import { type LiveEntries, stateAt } from './live-entries.ts';
import { sfc32 } from './rng.ts';
import { sameText } from './same-text.ts';

/**
 * Why an undo is refused. nothing: this seat has no live action · over: the game has ended · chance: dice or a draw followed ·
 * told: a seat learnt something hidden · later-entry: a later entry rests on it.
 */
export type UndoBarrier = 'nothing' | 'over' | 'chance' | 'told' | 'later-entry';

/** How many later entries an undo may step over. It bounds the work of one undo. */
export const UNDO_REACH = 256;
/**
 * With 24 samples, an action that reveals something on one table in eight is found with more than 95 %. Most reveals show on the first sample,
 * and for most actions that reveal nothing the game says so (`revealsNothing`). The button and the undo use the same samples,
 * so that an undo which is offered is also granted.
 */
export const SAMPLES_TO_UNDO = 24;

/** The index of the seat's latest live action, or the barrier that can be seen without looking into states. */
export const undoTarget = <S, A>(live: LiveEntries<S, A>, seat: Seat, freeUndo: boolean): number | UndoBarrier => {
  let chance = false;
  for (let i = live.entries.length - 1; i >= 0; i--) {
    const entry = live.entries[i]!;
    if (entry.kind === 'action' && entry.by === seat) {
      if (freeUndo) return i;
      if (chance) return 'chance';
      return live.entries.length - i > UNDO_REACH ? 'later-entry' : i;
    }
    if (entry.kind === 'chance') chance = true;
  }
  return 'nothing';
};

/** The state without one entry, followed over later entries up to `at`. */
export interface Without<S> {
  readonly state: S;
  at: number;
}

/**
 * Follows a state without an entry up to the present. False where a later entry would become illegal or would cause other events: then `without`
 * must not be used again.
 */
export const followWithout = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  live: LiveEntries<S, A>,
  without: Without<S>,
): boolean => {
  const { state } = without;
  if (without.at === live.entries.length) return true;
  const truly = trueEvents(game, live, without.at);
  for (; without.at < live.entries.length; without.at++) {
    const { by, action } = live.entries[without.at] as ActionEntry<A>;
    if (game.why(state, by, action) !== undefined) return false;
    if (!sameText(eventsOf(game, state, by, action), truly.get(without.at))) return false;
  }
  return true;
};

/** By index from `from` on: the events that later entries caused. Kept with the entries: every seat's undo asks for the same ones. */
const trueEvents = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  live: LiveEntries<S, A>,
  from: number,
): LiveEntries<S, A>['caused'] => {
  const { caused, entries } = live;
  let at = from;
  while (caused.has(at)) at++;
  if (at === entries.length) return caused;
  const s = stateAt(game, live, at);
  for (; at < entries.length; at++) {
    const { by, action } = entries[at] as ActionEntry<A>;
    caused.set(at, eventsOf(game, s, by, action));
  }
  return caused;
};

/** Where following begins: the state before the entry at `index`. */
export const without = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  live: LiveEntries<S, A>,
  index: number,
): Without<S> => ({ state: stateAt(game, live, index), at: index + 1 });

/** Applies the action to `s` and returns its events. */
const eventsOf = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, s: S, by: Actor, action: A): E[] => {
  const events: E[] = [];
  game.apply(s, by, action, e => events.push(e));
  return events;
};

export interface RevealQuestion<S, A> {
  readonly before: S;
  readonly by: Seat;
  readonly action: A;
  /** The seats to check. */
  readonly seats: readonly Seat[];
  readonly samples: number;
  readonly seed: string;
}

/**
 * Did one of the seats learn something hidden from this action? The action is tried on states that the seat cannot tell from
 * `before`: where it is illegal there, or looks different to the seat, the seat now knows more than it did.
 */
export const revealsHidden = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  { before, by, action, seats, samples, seed }: RevealQuestion<S, A>,
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
  // The actor last: most actions that reveal something reveal it to others, and then the first sample finds it.
  for (const seat of [...seats.filter(other => other !== by), ...seats.filter(other => other === by)]) {
    const known: Known<S, E, V> = { after, seen: seenBy(game, events, seat), view: undefined };
    // A seat that saw no event may not have noticed the action at all.
    if (seat !== by && known.seen.length === 0 && isSameTo(game, before, [], seat, known)) continue;
    drew = true;
    // Where `determinize` draws nothing, nothing is hidden from this seat, and every sample would be the same state.
    for (let i = 0; i < samples && drew; i++) {
      drew = false;
      const other = game.determinize(before, seat, drawing);
      if (game.why(other, by, action) !== undefined) return true;
      if (!isSameTo(game, other, seenBy(game, eventsOf(game, other, by, action), seat), seat, known)) return true;
    }
  }
  return false;
};

const seenBy = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, events: readonly E[], seat: Seat): E[] => {
  const seen: E[] = [];
  for (const e of events) {
    const shown = game.seen(e, seat);
    if (shown !== undefined) seen.push(shown);
  }
  return seen;
};

/** What a seat knows after the action: the events it has seen, and the state that the rest is read from. */
interface Known<S, E, V> {
  readonly after: S;
  readonly seen: readonly E[];
  /** Made when it is first compared: most differences show before. */
  view: V | undefined;
}

/** Does the seat know the same in this state? The cheapest comparison comes first. */
const isSameTo = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  seen: readonly E[],
  seat: Seat,
  known: Known<S, E, V>,
): boolean => {
  const { after } = known;
  if (game.room(s) !== game.room(after) || !sameText(seen, known.seen)) return false;
  if (!sameText(game.waiting(s, seat), game.waiting(after, seat))) return false;
  if (!sameText(game.knowledge(s, seat), game.knowledge(after, seat))) return false;
  known.view ??= game.view(after, seat);
  return sameText(game.view(s, seat), known.view);
};
