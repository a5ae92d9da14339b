/**
 * The live entries of a table: the game entries that were not taken back. Snapshots of the state, about one every 64 entries,
 * make every earlier state a short fold. Snapshots are a cache.
 */
import { type Action, CHANCE, type Game, type GameEvent } from './contract.ts';
import type { ActionEntry, ChanceEntry } from './entries.ts';

export type GameEntry<A> = ActionEntry<A> | ChanceEntry<A>;

interface Snapshot<S> {
  /** How many live entries it has folded. */
  readonly at: number;
  readonly state: S;
}

export interface LiveEntries<S, A> {
  readonly entries: GameEntry<A>[];
  readonly snapshots: Snapshot<S>[];
  /** The states after the last few steps. Every message asks whether an undo is possible, and that needs the latest states. */
  readonly recent: Snapshot<S>[];
  /** By index: the events that an entry caused, as far as the undo of an earlier one asked for them. No undo goes past a draw. */
  readonly caused: Map<number, readonly unknown[]>;
  /** How many of the entries are chance: the next draw is one more. */
  draws: number;
}

const SNAPSHOT_EVERY = 64;
const RECENT = 4;

export const actorOf = <A>(entry: GameEntry<A>): number => (entry.kind === 'chance' ? CHANCE : entry.by);

export const noLiveEntries = <S, A>(start: S): LiveEntries<S, A> => ({
  entries: [],
  snapshots: [{ at: 0, state: start }],
  recent: [],
  caused: new Map(),
  draws: 0,
});

export const append = <S, A>(live: LiveEntries<S, A>, entry: GameEntry<A>): void => {
  live.entries.push(entry);
  if (entry.kind !== 'chance') return;
  live.draws++;
  live.caused.clear();
};

/** Keeps the present state for a few steps, and a copy of it when the last snapshot is far behind. The caller never changes `state` again. */
export const keepState = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  live: LiveEntries<S, A>,
  state: S,
): void => {
  const at = live.entries.length;
  live.recent.push({ at, state });
  if (live.recent.length > RECENT) live.recent.shift();
  const last = live.snapshots[live.snapshots.length - 1]!;
  if (at - last.at >= SNAPSHOT_EVERY) live.snapshots.push({ at, state: game.clone(state) });
};

/** A fresh copy of the state after the first `n` live entries. */
export const stateAt = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  live: LiveEntries<S, A>,
  n: number,
): S => {
  const isBefore = (snapshot: Snapshot<S>): boolean => snapshot.at <= n;
  const { at, state } = live.recent.findLast(isBefore) ?? live.snapshots.findLast(isBefore)!;
  const s = game.clone(state);
  for (let k = at; k < n; k++) {
    const entry = live.entries[k]!;
    game.apply(s, actorOf(entry), entry.action);
  }
  return s;
};

/** The same state, read-only. States of the last few steps are returned without a copy. */
export const readStateAt = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  live: LiveEntries<S, A>,
  n: number,
): S => live.recent.findLast(({ at }) => at === n)?.state ?? stateAt(game, live, n);

/** Removes the entry at `index`, or that entry and all after it. Returns what it removed. */
export const removeAt = <S, A>(live: LiveEntries<S, A>, index: number, what: 'one' | 'rest'): readonly GameEntry<A>[] => {
  const removed = live.entries.splice(index, what === 'rest' ? live.entries.length : 1);
  live.caused.clear();
  for (const entry of removed) if (entry.kind === 'chance') live.draws--;
  for (const kept of [live.snapshots, live.recent]) while (kept.length > 0 && kept[kept.length - 1]!.at > index) kept.pop();
  return removed;
};
