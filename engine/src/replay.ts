/** Stored entries (from the store or another process): does an entry follow from those before it, and to which state does it lead? */
import type { Action, GameEvent } from './contract.ts';
import type { Entry } from './entries.ts';
import { drawsNext, isSeatOf, type Journal, onDecision, record, recordEvent, tryUndo } from './journal.ts';
import { actorOf } from './live-entries.ts';

/** The state that a stored entry leads to, or what keeps it from following now. */
const check = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  entry: Entry<A>,
  events: E[],
): { readonly state: S } | string => {
  const { game, header, state, live } = j;
  if (entry.seq !== j.entries.length + 1) return `the next seq is ${j.entries.length + 1}`;
  if (j.outcome !== undefined) return 'the game is over';
  switch (entry.kind) {
    case 'action':
    case 'chance': {
      if (entry.kind === 'chance' && entry.draw !== live.draws + 1) return `the next draw is ${live.draws + 1}, not ${entry.draw}`;
      const illegal = game.why(state, actorOf(entry), entry.action);
      if (illegal !== undefined) return `${illegal.rule} ${illegal.why}`;
      const next = game.clone(state);
      game.apply(next, actorOf(entry), entry.action, e => events.push(e));
      return { state: next };
    }
    case 'undo': {
      const undone = tryUndo(j, entry.by, true);
      if (typeof undone === 'string') return `undo barred (${undone})`;
      return undone.takesBack === entry.takesBack ? undone : `an undo takes back ${undone.takesBack}, not ${entry.takesBack}`;
    }
    case 'seat':
    case 'clock':
      return isSeatOf(header, entry.seat) ? { state } : `there is no seat ${entry.seat}`;
    case 'epoch':
      return header.chance === 'fair' ? { state } : 'a new secret, but chance is not fair';
    case 'end':
      if (entry.reason === 'conceded')
        return header.seats === 2 && entry.by !== null && isSeatOf(header, entry.by) ? { state } : 'nobody can concede so';
      return entry.by === null ? { state } : 'no seat ends a game alone';
  }
};

/** Applies a stored entry; throws if it does not follow. */
export const replay = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>, entry: Entry<A>): void => {
  const events: E[] = [];
  const next = check(j, entry, events);
  if (typeof next === 'string') throw new Error(`entry ${entry.seq} does not follow: ${next}`);
  record(j, entry);
  for (const event of events) recordEvent(j, entry.seq, event);
  j.state = next.state;
  if (j.end !== undefined || !drawsNext(j, j.state)) onDecision(j);
};
