/**
 * What a table holds in memory: its entries and what follows from them (live entries, present state, decisions, viewers, end).
 * `record` adds one entry; `onDecision` runs when seats must decide again or the game is over.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Outcome, type Seat } from './contract.ts';
import { type Decisions, noDecisions, renew } from './decisions.ts';
import type { ActionEntry, EndEntry, Entry, Occupant, TableHeader } from './entries.ts';
import { append, keepState, type LiveEntries, noLiveEntries, readStateAt, removeAt, stateAt } from './live-entries.ts';
import { followWithout, revealsHidden, SAMPLES_TO_UNDO, type UndoBarrier, undoTarget, type Without, without } from './undo.ts';
import { type CursorHistory, forgetEntries, logEvent, skipTo, updateViewers, type Viewers } from './viewers.ts';

export interface Journal<S, A extends Action, E extends GameEvent, V, O> {
  readonly game: Game<S, A, E, V, O>;
  readonly header: TableHeader<O>;
  readonly entries: Entry<A>[];
  readonly live: LiveEntries<S, A>;
  readonly decisions: Decisions;
  readonly chairs: Occupant[];
  /** By seq: whether an action revealed something hidden, as far as it was computed. */
  readonly revealed: Map<number, boolean>;
  /** By seq: actions that a later entry rests on. More entries do not change that, only an undo does. */
  readonly restedOn: Set<number>;
  /** By seat: the state without its latest action, as far as it was followed. */
  readonly withouts: ({ readonly seq: number; readonly without: Without<S> } | undefined)[];
  /** Where the cursors moved before this table was loaded again, as far as it was stored. */
  readonly history: CursorHistory | undefined;
  state: S;
  end: EndEntry | undefined;
  outcome: Outcome | undefined;
  /** Undefined until a viewer asks: simulations never compute views. */
  viewers: Viewers<S, A, E, V> | undefined;
  /** The seat that acted since seats last had to decide. */
  actor: Seat | undefined;
}

export const startJournal = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  header: TableHeader<O>,
  first: S,
  history: CursorHistory | undefined,
): Journal<S, A, E, V, O> => ({
  game,
  header,
  entries: [],
  live: noLiveEntries(game.clone(first)),
  decisions: noDecisions(header.seats),
  chairs: Array.from({ length: header.seats }, () => 'human'),
  revealed: new Map(),
  restedOn: new Set(),
  withouts: [],
  history,
  state: game.clone(first),
  end: undefined,
  outcome: undefined,
  viewers: undefined,
  actor: undefined,
});

/** On a solo table undo goes past dice and secrets. */
export const hasFreeUndo = (header: TableHeader): boolean => header.takeBack === 'any';

export const isSeatOf = ({ seats }: TableHeader, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;

/** The table itself draws next. */
export const drawsNext = <S, A extends Action, E extends GameEvent, V, O>({ game, header }: Journal<S, A, E, V, O>, s: S): boolean =>
  header.chance !== 'asked' && game.actors(s).includes(CHANCE);

/** The number of the decision that the seat owes; null if it owes none. */
export const decisionOf = ({ seats }: Decisions, seat: Seat): number | null => {
  const owed = seats[seat];
  return owed?.owes ? owed.number : null;
};

/** The result of an `end` entry. Its reasons belong to the table, not to the game, so it cites no rule. */
const endOutcome = (end: EndEntry, seats: number): Outcome => ({
  places: Array.from({ length: seats }, (_, seat) => (end.reason === 'void' ? 0 : end.by === seat ? 2 : 1)),
  reason: end.reason,
  rule: '',
  scores: Array.from({ length: seats }, () => ({})),
});

/** Seats must decide again, or the game is over. */
export const onDecision = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>): void => {
  const { game, state, decisions, viewers, history, chairs } = j;
  if (j.end !== undefined) j.outcome = endOutcome(j.end, j.header.seats);
  else j.outcome = game.actors(state).length === 0 ? game.outcome(state) : undefined;
  renew(decisions, game, state, j.actor, j.outcome !== undefined);
  j.actor = undefined;
  keepState(game, j.live, state);
  if (viewers === undefined) return;
  const seq = j.entries.length;
  if (history !== undefined && seq < history.seq) {
    skipTo(viewers, seq, history);
    return;
  }
  const moment = { seq, state, chairs: chairs.slice(), outcome: j.outcome, parts: new Map() };
  updateViewers(viewers, game, moment, seat => decisionOf(decisions, seat), seq === history?.seq ? history : undefined);
};

/** Adds an entry. The caller sets the state that it leads to. */
export const record = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>, entry: Entry<A>): void => {
  j.entries.push(entry);
  switch (entry.kind) {
    case 'action':
      j.actor = entry.by;
      append(j.live, entry);
      return;
    case 'chance':
      append(j.live, entry);
      return;
    case 'undo': {
      const index = j.live.entries.findLastIndex(e => e.seq === entry.takesBack);
      const gone = new Set(removeAt(j.live, index, hasFreeUndo(j.header) ? 'rest' : 'one').map(e => e.seq));
      j.revealed.clear();
      j.restedOn.clear();
      j.withouts.length = 0;
      j.actor = entry.by;
      if (j.viewers !== undefined) forgetEntries(j.viewers, seq => gone.has(seq));
      return;
    }
    case 'seat':
      j.chairs[entry.seat] = entry.now;
      return;
    case 'clock':
    case 'epoch':
      return;
    case 'end':
      j.end = entry;
      return;
  }
};

export const recordEvent = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>, seq: number, event: E): void => {
  if (j.viewers !== undefined) logEvent(j.viewers, j.game, seq, event);
};

/** Did the action at `index` reveal something to a seat, or to one of the learners? Answers for all seats are cached until the next undo. */
const hasRevealed = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  index: number,
  learners: readonly Seat[] | undefined,
): boolean => {
  const { game, header, live } = j;
  const { seq, by, action } = live.entries[index] as ActionEntry<A>;
  const known = j.revealed.get(seq);
  if (known !== undefined && (learners === undefined || !known)) return known;
  const before = readStateAt(game, live, index);
  const isTold = (seats: readonly Seat[]): boolean =>
    revealsHidden(game, { before, by, action, seats, samples: SAMPLES_TO_UNDO, seed: revealSeed(header, seq) });
  if (learners !== undefined) return isTold(learners);
  // Where the game says whether it reveals something, no samples are needed.
  const reveals =
    game.revealsNothing?.(before, by, action) !== true &&
    (game.revealsSurely?.(before, by, action) === true || isTold(j.chairs.map((_, seat) => seat)));
  j.revealed.set(seq, reveals);
  return reveals;
};

export const revealSeed = ({ table }: TableHeader, seq: number): string => `told/${table}/${seq}`;

/** Which live entry an undo of this seat takes back, or the barrier. A stored undo was checked for `told` when it was made. */
const undoIndex = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  seat: Seat,
  isStored = false,
  learners?: readonly Seat[],
): number | UndoBarrier => {
  const { live } = j;
  if (j.outcome !== undefined) return 'over';
  const index = undoTarget(live, seat, hasFreeUndo(j.header));
  if (typeof index !== 'number') j.withouts[seat] = undefined;
  if (typeof index !== 'number' || hasFreeUndo(j.header)) return index;
  if (!isStored && hasRevealed(j, index, learners)) return 'told';
  // Nothing has followed: no entry can rest on it.
  return index === live.entries.length - 1 || isFollowed(j, seat, index) ? index : 'later-entry';
};

/** Are all later entries still valid without the one at `index`? Progress is cached, so that each call checks new entries only. */
const isFollowed = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>, seat: Seat, index: number): boolean => {
  const { game, live } = j;
  const { seq } = live.entries[index]!;
  if (j.restedOn.has(seq)) return false;
  const kept = j.withouts[seat];
  const known = kept?.seq === seq ? kept.without : without(game, live, index);
  const isFree = followWithout(game, live, known);
  j.withouts[seat] = isFree ? { seq, without: known } : undefined;
  if (!isFree) j.restedOn.add(seq);
  return isFree;
};

/** The barrier that an undo of this seat meets. */
export const undoBarrier = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  seat: Seat,
): UndoBarrier | undefined => {
  const index = undoIndex(j, seat);
  return typeof index === 'number' ? undefined : index;
};

/** What an undo of this seat takes back and the state it leads to, or the barrier. */
export const tryUndo = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  seat: Seat,
  isStored = false,
  learners?: readonly Seat[],
): { readonly takesBack: number; readonly state: S } | UndoBarrier => {
  const { game, live } = j;
  const index = undoIndex(j, seat, isStored, learners);
  if (typeof index !== 'number') return index;
  const { seq: takesBack } = live.entries[index]!;
  const isLast = hasFreeUndo(j.header) || index === live.entries.length - 1;
  const kept = isLast ? undefined : j.withouts[seat]?.without.state;
  return { takesBack, state: kept === undefined ? stateAt(game, live, index) : game.clone(kept) };
};
