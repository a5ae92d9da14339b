/**
 * What each viewer has been shown: a cursor that moves only when something the viewer may see has changed, and the log of
 * seen events, so that whoever comes back gets exactly what was missed. Derived from entries, so the same after a restart.
 */
import type { Action, Actor, Game, GameEvent, Outcome, Seat } from './contract.ts';
import type { Chair } from './entries.ts';

/** What a viewer sees at a moment, but for the log. */
export interface Sight<A, V> {
  readonly decision: number | null;
  readonly room: string;
  readonly waiting: readonly Actor[];
  readonly mayAct: boolean;
  readonly view: V;
  readonly actions: readonly A[];
  readonly chairs: readonly Chair[];
  readonly outcome: Outcome | null;
}

interface Viewer<A, E, V> {
  /** undefined is the spectator, the last of the viewers. */
  readonly seat: Seat | undefined;
  sight: Sight<A, V> | undefined;
  print: string;
  readonly log: { readonly seq: number; readonly event: E }[];
  /** Whether undo was possible when it was first asked at that cursor. */
  undo: { readonly cursor: number; readonly possible: boolean } | undefined;
  /** How much of the log has stood since the last step. */
  kept: number;
  /** One for each cursor value from 1: after which entry, how much of the log it kept, and how long the log then was. */
  readonly steps: { readonly seq: number; readonly kept: number; readonly length: number }[];
}

/** After which entries the cursors moved, up to `seq`, by viewer. Who has kept it need not work out again what everybody was shown. */
export interface Moves {
  readonly seq: number;
  readonly moved: readonly (readonly number[])[];
}

export interface Watch<A, E, V> {
  readonly viewers: readonly Viewer<A, E, V>[];
}

export const startWatch = <A, E, V>(seats: number): Watch<A, E, V> => ({
  viewers: Array.from({ length: seats + 1 }, (_, i) => ({
    seat: i < seats ? i : undefined,
    sight: undefined,
    print: '',
    undo: undefined,
    log: [],
    kept: 0,
    steps: [],
  })),
});

export const viewerOf = <A, E, V>(watch: Watch<A, E, V>, seat: Seat | undefined): Viewer<A, E, V> => {
  const viewer = watch.viewers[seat ?? watch.viewers.length - 1];
  if (viewer === undefined || viewer.seat !== seat) throw new Error(`no seat ${seat}`);
  return viewer;
};

/** Writes an event into the log of everybody who may see it. */
export const noteEvent = <S, A extends Action, E extends GameEvent, V, O>(
  watch: Watch<A, E, V>,
  game: Game<S, A, E, V, O>,
  seq: number,
  event: E,
): void => {
  for (const viewer of watch.viewers) {
    const shown = game.seen(event, viewer.seat);
    if (shown !== undefined) viewer.log.push({ seq, event: shown });
  }
};

/** Takes the events of entries that are no longer live out of every log. */
export const forget = <A, E, V>(watch: Watch<A, E, V>, isGone: (seq: number) => boolean): void => {
  for (const viewer of watch.viewers) {
    const { log } = viewer;
    const first = log.findIndex(line => isGone(line.seq));
    if (first < 0) continue;
    const left = log.slice(first).filter(line => !isGone(line.seq));
    log.length = first;
    for (const line of left) log.push(line);
    viewer.kept = Math.min(viewer.kept, first);
  }
};

export const movesOf = <A, E, V>({ viewers }: Watch<A, E, V>, seq: number): Moves => ({
  seq,
  moved: viewers.map(({ steps }) => steps.map(step => step.seq)),
});

const move = <A, E, V>(viewer: Viewer<A, E, V>, seq: number): void => {
  viewer.steps.push({ seq, kept: viewer.kept, length: viewer.log.length });
  viewer.kept = viewer.log.length;
};

/** A moment of which is known whose cursors moved. */
export const passBy = <A, E, V>({ viewers }: Watch<A, E, V>, seq: number, { moved }: Moves): void => {
  for (const [i, viewer] of viewers.entries()) if (moved[i]?.[viewer.steps.length] === seq) move(viewer, seq);
};

/** When seats must decide again: moves the cursors of those who see a change, or of whom `known` says so. */
export const look = <S, A extends Action, E extends GameEvent, V, O>(
  watch: Watch<A, E, V>,
  game: Game<S, A, E, V, O>,
  s: S,
  decision: (seat: Seat) => number | null,
  chairs: readonly Chair[],
  outcome: Outcome | undefined,
  seq: number,
  known: Moves | undefined,
): void => {
  const over = outcome !== undefined;
  const room = over ? '' : game.room(s);
  const actors = over ? [] : game.actors(s);
  const mayAct = over ? [] : game.mayAct(s);
  for (const [i, viewer] of watch.viewers.entries()) {
    const { seat, log, steps } = viewer;
    const must = seat !== undefined && actors.includes(seat);
    const may = seat !== undefined && !must && mayAct.includes(seat);
    const actions: A[] = [];
    if (seat !== undefined && (may || must)) game.actions(s, seat, actions);
    const sight: Sight<A, V> = {
      decision: seat === undefined ? null : decision(seat),
      room,
      waiting: over ? [] : game.waiting(s, seat),
      mayAct: may,
      view: game.view(s, seat),
      actions,
      chairs: chairs.slice(),
      outcome: outcome ?? null,
    };
    const print = JSON.stringify(sight);
    const last = steps[steps.length - 1];
    const isSame =
      known === undefined
        ? last !== undefined && print === viewer.print && viewer.kept === last.length && log.length === last.length
        : known.moved[i]?.[steps.length] !== seq;
    if (isSame && viewer.sight !== undefined) continue;
    viewer.sight = sight;
    viewer.print = print;
    if (!isSame) move(viewer, seq);
  }
};

/** How much of the log a viewer who stands at `cursor` still has right. */
export const keptSince = <A, E, V>(viewer: Viewer<A, E, V>, cursor: number): number => {
  const known = Number.isInteger(cursor) ? viewer.steps[cursor - 1] : undefined;
  let kept = known?.length ?? 0;
  if (known !== undefined) for (let i = cursor; i < viewer.steps.length; i++) kept = Math.min(kept, viewer.steps[i]!.kept);
  return kept;
};
