/**
 * A lesson is data: steps, each a position or a continuation, with lines that the learner, the opponent and chance play in
 * turn on the real engine. Sentences are in text/, by step id.
 */
import type { Action, Seat } from '@stoa/engine';

/** What the lesson points at beside cities and squares. */
export type Part = 'points' | 'campaign' | 'hand' | 'battle';

export type Line<A extends Action = Action> =
  /** `action` does it, and is the hint; where `any` names a field, every legal value of it does. */
  | { readonly by: 'learner'; readonly action: A; readonly any?: readonly string[] }
  | { readonly by: 'opponent'; readonly action: A }
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

/** Whether an action does what a learner's line asks. */
export const does = (line: Line, action: Action): boolean => {
  if (line.by !== 'learner' || line.action.do !== action.do) return false;
  const wanted = line.action as Action & Readonly<Record<string, unknown>>;
  const given = action as Action & Readonly<Record<string, unknown>>;
  return Object.keys(wanted).every(field => line.any?.includes(field) || same(wanted[field], given[field]));
};
