/**
 * A lesson is data: steps, each a position or a continuation, with lines that the learner, the opponent and chance play in
 * turn on the real engine. Sentences are in text/, by step id.
 */
import type { Action, Seat } from '@stoa/engine';

/** What the lesson points at beside cities and squares. */
export type Part =
  | 'points'
  | 'campaign'
  | 'purchase'
  | 'hand'
  | 'battle'
  | 'ports'
  | 'tiles'
  | 'forces'
  | 'score'
  | 'island'
  | 'market'
  | 'sea';

/** `action` does it, and is the hint; where `any` names a field, every legal value of it does. */
export interface LearnerLine<A extends Action = Action> {
  readonly by: 'learner';
  readonly action: A;
  readonly any?: readonly string[];
  /** Lines in a row that say so may be done in any order. */
  readonly free?: boolean;
  /** Everything legal stays open, so that the learner has to find it. */
  readonly wide?: boolean;
}
export type Line<A extends Action = Action> =
  | LearnerLine<A>
  /** Of several opponents who could act, the first, unless one is named. */
  | { readonly by: 'opponent'; readonly action: A; readonly seat?: Seat }
  | { readonly by: 'chance'; readonly action: A };

export interface Step<Id extends string = string, A extends Action = Action> {
  readonly id: Id;
  /** In the game's notation; null goes on from the step before. */
  readonly position: string | null;
  /** In order. Without any, the step is only read. */
  readonly lines: readonly Line<A>[];
  /** Places of the board, as the game's actions name them. */
  readonly places?: readonly string[];
  readonly parts?: readonly Part[];
}

export interface Lesson<Id extends string = string, A extends Action = Action> {
  readonly game: string;
  readonly seats: number;
  readonly learner: Seat;
  readonly steps: readonly Step<Id, A>[];
}

/** How far the learner is, told with every update of a lesson's table. */
export interface LessonMark {
  readonly step: number;
  readonly done: boolean;
  /** The opponent or the dice are at work. */
  readonly busy: boolean;
  /** What would do now, up to the next pause. */
  readonly hint: readonly Action[];
  /** Something legal was touched that is not what the step asks; counts up. */
  readonly astray: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isDone = ({ action, any }: LearnerLine, by: Action): boolean => {
  const wanted = action as Action & Readonly<Record<string, unknown>>;
  const given = by as Action & Readonly<Record<string, unknown>>;
  return action.do === by.do && Object.keys(wanted).every(field => any?.includes(field) || same(wanted[field], given[field]));
};

/** The lines that are left once the learner has done this; undefined if it is not what is asked. */
export const linesAfter = (lines: readonly Line[], action: Action): readonly Line[] | undefined => {
  for (const [i, line] of lines.entries()) {
    if (line.by !== 'learner' || (i > 0 && !line.free)) return undefined;
    if (isDone(line, action)) return lines.filter(other => other !== line);
    if (!line.free) return undefined;
  }
  return undefined;
};

/** Where everything legal stays open: what is chosen is not what the step asks for. How many can still be changed in the draft. */
export const isBeside = (lines: readonly Line[], wanted: Action | undefined, chosen: Action | undefined): boolean => {
  const line = lines.find(l => l.by === 'learner' && l.wide && same(l.action, wanted));
  if (line?.by !== 'learner' || chosen === undefined) return false;
  return !isDone({ ...line, any: [...(line.any ?? []), 'n'] }, chosen);
};
