/**
 * The live entries of a table and its states: what was not taken back, with a snapshot about every 64 entries, so that any
 * earlier state is a short fold away. Snapshots are a cache.
 */
import { type Action, CHANCE, type Game, type GameEvent } from './contract.ts';
import type { ActionEntry, ChanceEntry } from './entries.ts';

export type GameEntry<A> = ActionEntry<A> | ChanceEntry<A>;

interface Snapshot<S> {
  /** How many live entries it has folded. */
  readonly at: number;
  readonly state: S;
}

export interface Line<S, A> {
  readonly live: GameEntry<A>[];
  readonly snapshots: Snapshot<S>[];
  /** The states of the last steps, as they were: whether an undo is possible is asked after every step, of the last actions. */
  readonly recent: Snapshot<S>[];
  /** How many of the live entries are chance: the next draw is one more. */
  draws: number;
}

const SNAPSHOT_EVERY = 64;
const RECENT = 4;

export const actorOf = <A>(entry: GameEntry<A>): number => (entry.kind === 'chance' ? CHANCE : entry.by);

export const startLine = <S, A>(start: S): Line<S, A> => ({ live: [], snapshots: [{ at: 0, state: start }], recent: [], draws: 0 });

export const extend = <S, A>(line: Line<S, A>, entry: GameEntry<A>): void => {
  line.live.push(entry);
  if (entry.kind === 'chance') line.draws++;
};

/** Keeps the present state, which nobody changes any more, for a few steps; and a copy of it if the last one is far behind. */
export const remember = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, line: Line<S, A>, state: S): void => {
  line.recent.push({ at: line.live.length, state });
  if (line.recent.length > RECENT) line.recent.shift();
  const last = line.snapshots[line.snapshots.length - 1]!;
  if (line.live.length - last.at >= SNAPSHOT_EVERY) line.snapshots.push({ at: line.live.length, state: game.clone(state) });
};

/** A fresh copy of the state after the first `n` live entries. */
export const stateAt = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, line: Line<S, A>, n: number): S => {
  const isBefore = (snapshot: Snapshot<S>): boolean => snapshot.at <= n;
  const { at, state } = line.recent.findLast(isBefore) ?? line.snapshots.findLast(isBefore)!;
  const s = game.clone(state);
  for (let k = at; k < n; k++) {
    const entry = line.live[k]!;
    game.apply(s, actorOf(entry), entry.action);
  }
  return s;
};

/** Takes the entry at `index` out of the line; with `andAfter` everything behind it too. */
export const takeOut = <S, A>(line: Line<S, A>, index: number, andAfter: boolean): void => {
  for (const gone of line.live.splice(index, andAfter ? line.live.length : 1)) if (gone.kind === 'chance') line.draws--;
  for (const kept of [line.snapshots, line.recent]) while (kept.length > 0 && kept[kept.length - 1]!.at > index) kept.pop();
};
