/**
 * What each viewer has been shown: a cursor that moves only when something the viewer may see has changed, and the log of
 * seen events. A viewer that comes back gets exactly what it missed. All of it derives from entries, so it is the same after a restart.
 */
import type { Action, Actor, Game, GameEvent, Outcome, Seat } from './contract.ts';
import type { Occupant } from './entries.ts';
import { sameText } from './same-text.ts';
import type { ViewParts } from './view-parts.ts';

/** What a viewer sees at a moment, without the log. */
export interface Sight<A, V> {
  /** The decision the seat owes now; null if none. */
  readonly decision: number | null;
  readonly room: string;
  readonly waiting: readonly Actor[];
  /** Whether this seat may act though the table does not wait for it. */
  readonly mayAct: boolean;
  readonly view: V;
  readonly actions: readonly A[];
  readonly chairs: readonly Occupant[];
  readonly outcome: Outcome | null;
}

export interface Viewer<S, A, E, V> {
  /** undefined is the spectator, the last of the viewers. */
  readonly seat: Seat | undefined;
  /** Undefined until it is needed: `moment` says of what it is computed. */
  sight: Sight<A, V> | undefined;
  /** When the cursor last moved. Undefined while the history of a loaded table moves the cursors. */
  moment: Moment<S> | undefined;
  /** The decision that the seat owed at that moment. */
  decision: number | null;
  /** The sight as JSON; undefined until a caller asks for it. */
  text: string | undefined;
  readonly log: LogLine<E>[];
  /** Whether undo was possible when it was first asked at that cursor. */
  undo: { readonly cursor: number; readonly possible: boolean } | undefined;
  /** How many events at the start of the log are unchanged since the last step. */
  kept: number;
  /** One for each cursor value from 1: after which entry the cursor moved, how much of the log it kept, how long the log then was. */
  readonly steps: CursorStep[];
}

/** Viewers that see the same have the same line, and the same step: they are kept as long as the table. */
interface LogLine<E> {
  readonly seq: number;
  readonly event: E;
}
interface CursorStep {
  readonly seq: number;
  readonly kept: number;
  readonly length: number;
}

/** After which entries each viewer's cursor moved, up to `seq`. With it a table opens without computing what every viewer was shown. */
export interface CursorHistory {
  readonly seq: number;
  readonly moved: readonly (readonly number[])[];
}

export interface Viewers<S, A, E, V> {
  readonly all: readonly Viewer<S, A, E, V>[];
}

export const startViewers = <S, A, E, V>(seats: number): Viewers<S, A, E, V> => ({
  all: Array.from({ length: seats + 1 }, (_, i) => ({
    seat: i < seats ? i : undefined,
    sight: undefined,
    moment: undefined,
    decision: null,
    text: undefined,
    undo: undefined,
    log: [],
    kept: 0,
    steps: [],
  })),
});

export const viewerOf = <S, A, E, V>({ all }: Viewers<S, A, E, V>, seat: Seat | undefined): Viewer<S, A, E, V> => {
  const viewer = all[seat ?? all.length - 1];
  if (viewer === undefined || viewer.seat !== seat) throw new Error(`no seat ${seat}`);
  return viewer;
};

/** Writes an event into the log of every viewer that may see it. */
export const logEvent = <S, A extends Action, E extends GameEvent, V, O>(
  { all }: Viewers<S, A, E, V>,
  game: Game<S, A, E, V, O>,
  seq: number,
  event: E,
): void => {
  let line: LogLine<E> | undefined;
  for (const viewer of all) {
    const shown = game.seen(event, viewer.seat);
    if (shown === undefined) continue;
    if (line?.event !== shown) line = { seq, event: shown };
    viewer.log.push(line);
  }
};

/** Takes the events of entries that are no longer live out of every log. */
export const forgetEntries = <S, A, E, V>({ all }: Viewers<S, A, E, V>, isGone: (seq: number) => boolean): void => {
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

export const cursorHistory = <S, A, E, V>({ all }: Viewers<S, A, E, V>, seq: number): CursorHistory => ({
  seq,
  moved: all.map(({ steps }) => steps.map(step => step.seq)),
});

/** `before`: the step that another viewer made at this moment. */
const moveCursor = <S, A, E, V>(viewer: Viewer<S, A, E, V>, seq: number, before?: CursorStep): CursorStep => {
  const { kept } = viewer;
  const { length } = viewer.log;
  const step = before?.kept === kept && before.length === length ? before : { seq, kept, length };
  viewer.steps.push(step);
  viewer.kept = length;
  return step;
};

/** Moves the cursors that the history says moved after entry `seq`, without computing any view. */
export const skipTo = <S, A, E, V>({ all }: Viewers<S, A, E, V>, seq: number, { moved }: CursorHistory): void => {
  let step: CursorStep | undefined;
  for (const [i, viewer] of all.entries()) if (moved[i]?.[viewer.steps.length] === seq) step = moveCursor(viewer, seq, step);
};

/** A moment of a table at which seats must decide, as far as viewers see it. Its state is never changed again. */
export interface Moment<S> {
  readonly seq: number;
  readonly state: S;
  readonly chairs: readonly Occupant[];
  readonly outcome: Outcome | undefined;
  readonly parts: ViewParts;
}

const sightAt = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  seat: Seat | undefined,
  { state, chairs, outcome, parts }: Moment<S>,
  decision: number | null,
): Sight<A, V> => {
  const over = outcome !== undefined;
  const must = seat !== undefined && !over && game.actors(state).includes(seat);
  const may = seat !== undefined && !over && !must && game.mayAct(state).includes(seat);
  const actions: A[] = [];
  if (seat !== undefined && (may || must)) game.actions(state, seat, actions);
  return {
    decision,
    room: over ? '' : game.room(state),
    waiting: over ? [] : game.waiting(state, seat),
    mayAct: may,
    view: game.view(state, seat, parts),
    actions,
    chairs,
    outcome: outcome ?? null,
  };
};

/** What the viewer sees now. Computed on demand: most viewers of most moments have no listener. */
export const sightOf = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  viewer: Viewer<S, A, E, V>,
): Sight<A, V> => {
  viewer.sight ??= sightAt(game, viewer.seat, viewer.moment!, viewer.decision);
  return viewer.sight;
};

/** Seats must decide again: moves the cursors of the viewers that see a change. Where `history` is given, it says which they are. */
export const updateViewers = <S, A extends Action, E extends GameEvent, V, O>(
  { all }: Viewers<S, A, E, V>,
  game: Game<S, A, E, V, O>,
  moment: Moment<S>,
  decisionOf: (seat: Seat) => number | null,
  history: CursorHistory | undefined,
): void => {
  const { seq } = moment;
  let step: CursorStep | undefined;
  for (const [i, viewer] of all.entries()) {
    const { seat, log, steps } = viewer;
    const decision = seat === undefined ? null : decisionOf(seat);
    const last = steps[steps.length - 1];
    let sight: Sight<A, V> | undefined;
    let isSame = history !== undefined && history.moved[i]?.[steps.length] !== seq;
    // A viewer that saw an event sees a change, whatever its view is.
    if (history === undefined && last !== undefined && viewer.kept === last.length && log.length === last.length) {
      sight = sightAt(game, seat, moment, decision);
      isSame = sameText(sight, sightOf(game, viewer));
    }
    if (isSame && viewer.moment !== undefined) continue;
    viewer.sight = sight;
    viewer.moment = moment;
    viewer.decision = decision;
    viewer.text = undefined;
    if (!isSame) step = moveCursor(viewer, seq, step);
  }
};

/** How many events of the log a viewer at `cursor` can keep. */
export const keptSince = <S, A, E, V>(viewer: Viewer<S, A, E, V>, cursor: number): number => {
  const known = Number.isInteger(cursor) ? viewer.steps[cursor - 1] : undefined;
  let kept = known?.length ?? 0;
  if (known !== undefined) for (let i = cursor; i < viewer.steps.length; i++) kept = Math.min(kept, viewer.steps[i]!.kept);
  return kept;
};
