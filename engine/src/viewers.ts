/**
 * What each viewer has been shown: a cursor that moves only when something the viewer may see has changed, and the log of
 * seen events. A viewer that comes back gets exactly what it missed. All of it derives from entries, so it is the same after a restart.
 */
import type { Action, Actor, Game, GameEvent, Outcome, Seat } from './contract.ts';
import type { Occupant } from './entries.ts';
import { sameText } from './same-text.ts';

/** What a viewer sees at a moment, without the log. */
export interface Sight<A, V> {
  readonly decision: number | null;
  readonly room: string;
  readonly waiting: readonly Actor[];
  readonly mayAct: boolean;
  readonly view: V;
  readonly actions: readonly A[];
  readonly chairs: readonly Occupant[];
  readonly outcome: Outcome | null;
}

export interface Viewer<A, E, V> {
  /** undefined is the spectator, the last of the viewers. */
  readonly seat: Seat | undefined;
  sight: Sight<A, V> | undefined;
  /** The sight as JSON; undefined until a caller asks for it. */
  text: string | undefined;
  readonly log: { readonly seq: number; readonly event: E }[];
  /** Whether undo was possible when it was first asked at that cursor. */
  undo: { readonly cursor: number; readonly possible: boolean } | undefined;
  /** How many events at the start of the log are unchanged since the last step. */
  kept: number;
  /** One for each cursor value from 1: after which entry the cursor moved, how much of the log it kept, how long the log then was. */
  readonly steps: { readonly seq: number; readonly kept: number; readonly length: number }[];
}

/** After which entries each viewer's cursor moved, up to `seq`. With it a table opens without computing what every viewer was shown. */
export interface CursorHistory {
  readonly seq: number;
  readonly moved: readonly (readonly number[])[];
}

export interface Viewers<A, E, V> {
  readonly all: readonly Viewer<A, E, V>[];
}

export const startViewers = <A, E, V>(seats: number): Viewers<A, E, V> => ({
  all: Array.from({ length: seats + 1 }, (_, i) => ({
    seat: i < seats ? i : undefined,
    sight: undefined,
    text: undefined,
    undo: undefined,
    log: [],
    kept: 0,
    steps: [],
  })),
});

export const viewerOf = <A, E, V>({ all }: Viewers<A, E, V>, seat: Seat | undefined): Viewer<A, E, V> => {
  const viewer = all[seat ?? all.length - 1];
  if (viewer === undefined || viewer.seat !== seat) throw new Error(`no seat ${seat}`);
  return viewer;
};

/** Writes an event into the log of every viewer that may see it. */
export const logEvent = <S, A extends Action, E extends GameEvent, V, O>(
  { all }: Viewers<A, E, V>,
  game: Game<S, A, E, V, O>,
  seq: number,
  event: E,
): void => {
  for (const viewer of all) {
    const shown = game.seen(event, viewer.seat);
    if (shown !== undefined) viewer.log.push({ seq, event: shown });
  }
};

/** Takes the events of entries that are no longer live out of every log. */
export const forgetEntries = <A, E, V>({ all }: Viewers<A, E, V>, isGone: (seq: number) => boolean): void => {
  for (const viewer of all) {
    const { log } = viewer;
    const first = log.findIndex(line => isGone(line.seq));
    if (first < 0) continue;
    const left = log.slice(first).filter(line => !isGone(line.seq));
    log.length = first;
    for (const line of left) log.push(line);
    viewer.kept = Math.min(viewer.kept, first);
  }
};

export const cursorHistory = <A, E, V>({ all }: Viewers<A, E, V>, seq: number): CursorHistory => ({
  seq,
  moved: all.map(({ steps }) => steps.map(step => step.seq)),
});

const moveCursor = <A, E, V>(viewer: Viewer<A, E, V>, seq: number): void => {
  viewer.steps.push({ seq, kept: viewer.kept, length: viewer.log.length });
  viewer.kept = viewer.log.length;
};

/** Moves the cursors that the history says moved after entry `seq`, without computing any view. */
export const skipTo = <A, E, V>({ all }: Viewers<A, E, V>, seq: number, { moved }: CursorHistory): void => {
  for (const [i, viewer] of all.entries()) if (moved[i]?.[viewer.steps.length] === seq) moveCursor(viewer, seq);
};

/** The present moment of a table, as far as viewers see it. */
export interface Moment<S> {
  readonly seq: number;
  readonly state: S;
  readonly decision: (seat: Seat) => number | null;
  readonly chairs: readonly Occupant[];
  readonly outcome: Outcome | undefined;
}

/** Seats must decide again: moves the cursors of the viewers that see a change. Where `history` is given, it says which they are. */
export const updateViewers = <S, A extends Action, E extends GameEvent, V, O>(
  { all }: Viewers<A, E, V>,
  game: Game<S, A, E, V, O>,
  { seq, state, decision, chairs, outcome }: Moment<S>,
  history: CursorHistory | undefined,
): void => {
  const over = outcome !== undefined;
  const room = over ? '' : game.room(state);
  const actors = over ? [] : game.actors(state);
  const mayAct = over ? [] : game.mayAct(state);
  for (const [i, viewer] of all.entries()) {
    const { seat, log, steps } = viewer;
    const must = seat !== undefined && actors.includes(seat);
    const may = seat !== undefined && !must && mayAct.includes(seat);
    const actions: A[] = [];
    if (seat !== undefined && (may || must)) game.actions(state, seat, actions);
    const sight: Sight<A, V> = {
      decision: seat === undefined ? null : decision(seat),
      room,
      waiting: over ? [] : game.waiting(state, seat),
      mayAct: may,
      view: game.view(state, seat),
      actions,
      chairs: chairs.slice(),
      outcome: outcome ?? null,
    };
    // Most seats see no change. `sameText` finds that out without serializing.
    const isAsBefore = viewer.sight !== undefined && sameText(sight, viewer.sight);
    const last = steps[steps.length - 1];
    const isSame =
      history === undefined
        ? last !== undefined && isAsBefore && viewer.kept === last.length && log.length === last.length
        : history.moved[i]?.[steps.length] !== seq;
    if (isSame && viewer.sight !== undefined) continue;
    if (!isAsBefore) {
      viewer.sight = sight;
      viewer.text = undefined;
    }
    if (!isSame) moveCursor(viewer, seq);
  }
};

/** How many events of the log a viewer at `cursor` can keep. */
export const keptSince = <A, E, V>(viewer: Viewer<A, E, V>, cursor: number): number => {
  const known = Number.isInteger(cursor) ? viewer.steps[cursor - 1] : undefined;
  let kept = known?.length ?? 0;
  if (known !== undefined) for (let i = cursor; i < viewer.steps.length; i++) kept = Math.min(kept, viewer.steps[i]!.kept);
  return kept;
};
