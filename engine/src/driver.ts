/**
 * The one table driver. The command line, the server and the browser's worker use it; none implements advancing, chance, undo
 * and views per seat again. No I/O, no dates; time is handed in.
 */
import type { Action, Game, GameEvent } from './contract.ts';
import type { Draws, TableHeader } from './entries.ts';
import { decisionOf, type Journal, onDecision, record, recordEvent, startJournal, undoBarrier } from './journal.ts';
import { type DraftedSteps, proposeOn } from './propose.ts';
import { replay } from './replay.ts';
import type { NewsSince, Proposal, Table } from './table.ts';
import { type CursorHistory, cursorHistory, keptSince, sightOf, startViewers, type Viewer, type Viewers, viewerOf } from './viewers.ts';

const adopt = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>, proposal: Proposal<A, E>): void => {
  if (proposal.from !== j.entries.length) throw new Error(`a proposal for seq ${proposal.from} came at ${j.entries.length}`);
  for (const step of (proposal as DraftedSteps<S, A, E>).steps) {
    for (const entry of step.entries) record(j, entry);
    for (const { seq, event } of step.events) recordEvent(j, seq, event);
    j.state = step.state;
    onDecision(j);
  }
};

/** The viewers of the table, made on demand by replaying it. */
const viewersOf = <S, A extends Action, E extends GameEvent, V, O>(j: Journal<S, A, E, V, O>, first: S): Viewers<S, A, E, V> => {
  if (j.viewers === undefined) {
    const again = startJournal(j.game, j.header, first, j.history);
    again.viewers = startViewers(j.header.seats);
    onDecision(again);
    for (const entry of j.entries) replay(again, entry);
    j.viewers = again.viewers;
  }
  return j.viewers;
};

const newsSince = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  viewer: Viewer<S, A, E, V>,
  cursor: number,
): NewsSince<E> => {
  const { seat, log, steps } = viewer;
  const keep = keptSince(viewer, cursor);
  // Cached per cursor: the answer must not reveal what others do unseen.
  if (viewer.undo?.cursor !== steps.length)
    viewer.undo = { cursor: steps.length, possible: seat !== undefined && undoBarrier(j, seat) === undefined };
  const events: E[] = [];
  for (let i = keep; i < log.length; i++) events.push(log[i]!.event);
  return { cursor: steps.length, keep, keepsAll: steps[cursor - 1]?.length === keep, events, undo: viewer.undo.possible };
};

/** A table whose state is `first`. `history`: where the cursors moved, as far as it was stored. */
export const drive = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  header: TableHeader<O>,
  draws: Draws | undefined,
  first: S,
  history: CursorHistory | undefined,
): Table<S, A, E, V, O> => {
  const j = startJournal(game, header, first, history);
  onDecision(j);
  return {
    game,
    header,
    entries: j.entries,
    chairs: j.chairs,
    get seq() {
      return j.entries.length;
    },
    get state() {
      return j.state;
    },
    get outcome() {
      return j.outcome;
    },
    propose: (intent, at) => proposeOn(j, draws, intent, at),
    adopt: proposal => adopt(j, proposal),
    take: entry => replay(j, entry),
    decision: seat => decisionOf(j.decisions, seat),
    undoBar: seat => undoBarrier(j, seat),
    cursor: seat => viewerOf(viewersOf(j, first), seat).steps.length,
    cursorHistory: () => cursorHistory(viewersOf(j, first), j.entries.length),
    shown(seat) {
      const viewer = viewerOf(viewersOf(j, first), seat);
      return { cursor: viewer.steps.length, sight: sightOf(game, viewer) };
    },
    shownText(seat) {
      const viewer = viewerOf(viewersOf(j, first), seat);
      viewer.text ??= JSON.stringify(sightOf(game, viewer));
      return viewer.text;
    },
    since(seat, cursor) {
      const viewer = viewerOf(viewersOf(j, first), seat);
      const { keep, events, undo } = newsSince(j, viewer, cursor);
      return { cursor: viewer.steps.length, ...sightOf(game, viewer), keep, events, undo };
    },
    newsSince: (seat, cursor) => newsSince(j, viewerOf(viewersOf(j, first), seat), cursor),
  };
};
