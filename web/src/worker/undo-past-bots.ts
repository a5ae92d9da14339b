/**
 * Against bots an undo reaches back to the last die or card, and what only bots have learnt bars nothing: they forget it. What the bots answered
 * goes first, then the person's own decision with all that was sent in the same message; and if only one answer is possible then, that one goes
 * too, because the table would give it again by itself.
 */
import { type Action, type AnyTable, type Entry, isRefused, type Seat } from '@stoa/engine';

interface Undo {
  readonly do: 'undo';
  readonly seat: Seat;
  readonly learners: readonly Seat[];
}
/** No turn of bots is longer. */
const MOST_STEPS = 256;

/** The game entries that were not taken back. */
const liveOf = (entries: readonly Entry<Action>[]) => {
  const taken = new Set(entries.flatMap(entry => (entry.kind === 'undo' ? [entry.takesBack] : [])));
  return entries.flatMap(entry => ((entry.kind === 'action' || entry.kind === 'chance') && !taken.has(entry.seq) ? [entry] : []));
};

/** Bots have answered the seat's latest decision, and no die or card has fallen since. */
export const hasOnlyBotsAfter = (entries: readonly Entry<Action>[], seat: Seat, isBot: (seat: Seat) => boolean): boolean => {
  for (const entry of liveOf(entries).toReversed()) {
    if (entry.kind === 'chance') return false;
    if (entry.by === seat) return true;
    if (!isBot(entry.by)) return false;
  }
  return false;
};

/** Whether undo is offered. The seat's own latest action is asked about, so that nothing is offered of which the seat itself has learnt something. */
export const offersUndo = (table: AnyTable, seat: Seat, isBot: (seat: Seat) => boolean): boolean => {
  if (!hasOnlyBotsAfter(table.entries, seat, isBot)) return false;
  const last = liveOf(table.entries).at(-1);
  return last?.kind !== 'action' || last.by !== seat || !isRefused(table.propose({ do: 'undo', seat, learners: [seat] }, 0));
};

const hasOneAnswer = (table: AnyTable, seat: Seat): boolean => {
  const list: Action[] = [];
  table.game.actions(table.state, seat, list);
  return list.length === 1;
};

/** The undos that lead there, tried on `copy`, which they change. Undefined where one of them is barred. */
export const undoPastBots = (copy: AnyTable, seat: Seat, isBot: (seat: Seat) => boolean): readonly Undo[] | undefined => {
  const undos: Undo[] = [];
  const undo = (by: Seat): boolean => {
    const intent: Undo = { do: 'undo', seat: by, learners: [seat] };
    const proposal = copy.propose(intent, 0);
    if (isRefused(proposal)) return false;
    copy.adopt(proposal);
    undos.push(intent);
    return true;
  };
  let whole: readonly Undo[] | undefined;
  while (undos.length < MOST_STEPS) {
    const last = liveOf(copy.entries).at(-1);
    if (last === undefined || last.kind === 'chance' || !(last.by === seat || isBot(last.by)) || !undo(last.by)) return whole;
    if (last.by !== seat) continue;
    whole = [...undos];
    const before = liveOf(copy.entries).at(-1);
    const isSameMessage = before?.kind === 'action' && before.by === seat && before.at === last.at;
    if (!isSameMessage && !hasOneAnswer(copy, seat)) return whole;
  }
  return whole;
};

/**
 * Where the bots' answers cannot go, because the person has learnt something from them, the person's own decision goes alone if nothing rests on
 * it: in a phase that all play at the same time the bots have gone on meanwhile. Tried on `copy`, which the undos change.
 */
export const undoOwn = (copy: AnyTable, seat: Seat): readonly Undo[] | undefined => {
  const undos: Undo[] = [];
  const own = () => liveOf(copy.entries).findLast(entry => entry.kind === 'action' && entry.by === seat);
  for (let last = own(), next = last; next !== undefined && next.at === last?.at; next = own()) {
    const intent: Undo = { do: 'undo', seat, learners: [seat] };
    const proposal = copy.propose(intent, 0);
    if (isRefused(proposal)) return undefined;
    copy.adopt(proposal);
    undos.push(intent);
  }
  return undos.length === 0 ? undefined : undos;
};
