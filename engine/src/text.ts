/**
 * What every game can say, in every language: one object per language, `satisfies GameText` through the game's own
 * stricter type, so that a missing sentence does not compile. The shell, the command line and the text form use only this.
 */
import type { Action, GameEvent, Illegal, Outcome, RuleId, Seat } from './contract.ts';

export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** An action with only the fields that a sentence needs. */
export type NamedAction<A extends Action> = { readonly do: A['do'] } | (A extends Action ? { readonly do: A['do'] } & Partial<A> : never);

/** A sentence independent of language: its code and its fields. `C` lists every code with its fields. */
export type Saying<C> = { [K in keyof C]: { readonly code: K; readonly fields: C[K] } }[keyof C];
/** A language's sentences, one for every code: a missing one does not compile. */
export type Sentences<C> = { readonly [K in keyof C]: (fields: C[K]) => string };
/** Makes sayings of one list of codes: `saying('talents', { left: 3 })`. */
export const sayings =
  <C>() =>
  <K extends keyof C>(code: K, fields: C[K]): Saying<C> =>
    ({ code, fields }) as Saying<C>;
export const say = <C>(sentences: Sentences<C>, { code, fields }: Saying<C>): string => sentences[code](fields);

/** A section of the table in words, independent of language. */
export interface SectionOf<C> {
  readonly title: Saying<C>;
  readonly lines: readonly Saying<C>[];
}
export const saySections = <C>(sentences: Sentences<C>, sections: readonly SectionOf<C>[]): readonly TextSection[] =>
  sections.map(({ title, lines }) => ({ title: say(sentences, title), lines: lines.map(line => say(sentences, line)) }));

/** What a prompt says, and the actions it names. Logic chooses it once; languages hold the sentences. */
export type Prompt<C, A extends Action> = Saying<C> & { readonly named: readonly NamedAction<A>[] };

export interface GameText<A extends Action, E extends GameEvent, V> {
  readonly name: string;
  /** One honest sentence for the home page. */
  readonly tagline: string;
  readonly minutes: readonly [from: number, to: number];
  /** Where a game against bots alone is much shorter. */
  readonly minutesWithBots?: readonly [from: number, to: number];
  /** The seat's name in the game: "Persia", "Athens"; for games without fixed roles "Player 2". */
  seat(seat: Seat): string;
  /** One sentence: who must do what, and what is at stake. `me` is the reader's seat. */
  prompt(view: V, me: Seat | undefined): string;
  /** The actions that this prompt names. All are in the reader's list, and a reader who must decide is named one (`promptLaw`). */
  named(view: V, me: Seat | undefined): readonly NamedAction<A>[];
  /** A log line; undefined for events that need none. */
  event(e: E, me: Seat | undefined): string | undefined;
  refusal(why: Illegal): string;
  /** The label of an action, enough to choose by: the text form lists these. */
  action(a: A, view: V): string;
  /** A heading under which actions of the same kind are grouped in the text form. */
  actionGroup(a: A): string;
  /** The whole table in words, from the same view the board draws. */
  table(view: V, me: Seat | undefined): readonly TextSection[];
  /** How it ended, in one sentence; a reader who won is told “you win”. */
  outcome(outcome: Outcome, me?: Seat): string;
  scoreSource(source: string): string;
  option(name: string): { readonly title: string; readonly value: (value: unknown) => string };
  rule(id: RuleId): RuleText | undefined;
  /** The title of a chapter of the rules; a game with few rules has no chapters. */
  chapter?(chapter: string): string | undefined;
  /** The same sentences for a table with these options. Only games whose cards come from a data pack need it. */
  forOptions?(options: unknown): GameText<A, E, V>;
}

/** The chapters that rules of these ids stand in: of PK-8.13 it is 8. */
export type ChapterOf<Id extends string> = Id extends `${string}-${infer Number}`
  ? Number extends `${infer Chapter}.${string}`
    ? Chapter
    : Number
  : never;

/** Languages offered; a game's `texts` must be complete for each. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
