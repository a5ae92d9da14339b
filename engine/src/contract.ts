/**
 * The contract between a game and everything else: bots, laws, table driver, server, web.
 * A game is pure: no input or output, no dates, no generator of its own, no sentences.
 */
import type { ViewParts } from './view-parts.ts';

/** 0, 1, 2 … in table order. */
export type Seat = number;
/** The actor that makes dice rolls and draws. */
export const CHANCE = -1;
export type Actor = Seat | typeof CHANCE;

export type RuleId = string;
export type Id = string | number;

/** Why not: the rule that forbids it, a code with a sentence in every language, and what is in the way, by id. */
export interface Illegal {
  readonly rule: RuleId;
  readonly why: string;
  readonly with?: Readonly<Record<string, Id | readonly Id[]>>;
}

export const isIllegal = (x: unknown): x is Illegal => typeof x === 'object' && x !== null && 'rule' in x && 'why' in x && !('do' in x);

/** Every action says what it does; the other fields are numbers, strings, booleans or lists and objects of them. */
export interface Action {
  readonly do: string;
}
/** Every event says what happened. Events are derived from entries and feed log, animation and sound. */
export interface GameEvent {
  readonly e: string;
}
export type Log<E> = (event: E) => void;

/** A generator: `int(n)` is uniform over 0 … n−1. */
export interface Rng {
  int(n: number): number;
}

/** The possible outcomes of a chance room; listed with their weights up to 1,000. */
export interface Outcomes<A> {
  readonly count: number;
  readonly list?: readonly (readonly [action: A, weight: number])[];
}

/** How a game ended. `places[seat]` is 1 for a winner; equal places are shared. */
export interface Outcome {
  readonly places: readonly number[];
  readonly reason: string;
  readonly rule: RuleId;
  /** Points by source, one record per seat, for the final screen. */
  readonly scores: readonly Readonly<Record<string, number>>[];
}

export type OptionSpec<O> = {
  readonly [K in keyof O]:
    | {
        readonly kind: 'choice';
        readonly values: readonly O[K][];
        readonly default: O[K];
        readonly rule: RuleId;
        readonly offered: boolean;
      }
    | { readonly kind: 'data'; readonly maxBytes: number; readonly default: O[K]; readonly rule: RuleId; readonly offered: boolean };
};

/** One line of the flow chart, and what the laws check. */
export interface RoomInfo {
  readonly rule: RuleId;
  readonly mode: 'one' | 'open' | 'sealed' | 'chance';
  readonly leadsTo: readonly string[];
  /** The answer that lets the question go by; legal for every seat that the room asks. */
  readonly decline?: Action;
  /** A reaction window, asked of a seat whatever it holds: a player may have it declined beforehand. Needs `decline`. */
  readonly isWindow?: boolean;
  /** Players answer each other here, apart from the turn: the question is shown to them on every page. */
  readonly asksPlayers?: boolean;
}

/** A decision made before its room asks, as a table keeps it. */
export interface Planned {
  readonly room: string;
  /** What the game said it rests on when it was made. */
  readonly rests: string;
  /** All its actions one after another, or the first that is legal. */
  readonly take: 'all' | 'first';
  /** How many of them were played: long lists are played in parts. */
  readonly played: number;
}
/** `falls`: what it rests on has changed. `late`: its time has passed. */
export type PlanFits = 'goes' | 'waits' | 'falls' | 'late';
/** Read from the seat's own view only: a plan knows no more than its seat. */
export interface PlanPolicy<V> {
  rests(view: V, seat: Seat, room: string): string;
  fits(step: Planned, view: V, seat: Seat): PlanFits;
}

/** S state · A action · E event · V view · O options. Only S is mutable; all of it is JSON. */
export interface Game<S, A extends Action, E extends GameEvent, V, O> {
  readonly id: string;
  /** The newest rules number; a table keeps the one it began with. */
  readonly rules: number;
  readonly seatRange: readonly [min: number, max: number];
  readonly optionSpec: OptionSpec<O>;
  /** Action kinds too free to list (trade offers). Elsewhere listed and legal are the same set. */
  readonly openKinds: readonly string[];
  /** Every room by name; `leadsTo` draws the flow chart. */
  readonly rooms: Readonly<Record<string, RoomInfo>>;

  /** Parses options: a missing option takes its default, an unknown one is refused. */
  parseOptions(json: unknown): O | Illegal;
  /** The fixed beginning. Deals are chance actions that follow. */
  setup(seats: number, options: O, rules: number): S;
  /** Deep enough that no change of the copy changes the original; written by hand for speed. */
  clone(s: S): S;

  /** The name of the room that decides now; '' when the game is over. */
  room(s: S): string;
  /** Who owes a decision: the table waits for them and their clocks run. */
  actors(s: S): readonly Actor[];
  /** What a seat (undefined: a spectator) may know of `actors`: in a sealed room not who has decided. */
  waiting(s: S, seat: Seat | undefined): readonly Actor[];
  /**
   * Who may act though the table does not wait for them: standing answers, offers, withdrawals. Leaves out those who owe a decision, but not in
   * a sealed room: there the list would reveal who has decided.
   */
  mayAct(s: S): readonly Seat[];
  /** Appends every legal action of an actor or of a seat that may act; all but `openKinds`. At most 300. */
  actions(s: S, seat: Seat, out: A[]): void;
  /** The same rules, answering "why not?". Refuses impossible chance outcomes too. Never changes s. */
  why(s: S, by: Actor, a: A): Illegal | undefined;
  /** One outcome when CHANCE must act. */
  sample(s: S, rng: Rng): A;
  outcomes(s: S): Outcomes<A>;
  /** Changes s and nothing else; deterministic; trusts `a` (ask `why` first). */
  apply(s: S, by: Actor, a: A, log?: Log<E>): void;
  /** As `apply`, reporting each step from room to room; the laws compare it with `leadsTo`. */
  applyTraced(s: S, by: Actor, a: A, onExit: (from: string, to: string) => void, log?: Log<E>): void;
  outcome(s: S): Outcome | undefined;
  /** What the seat of an absent player does. */
  absent(s: S, seat: Seat): A | 'bot';
  /** What plans made ahead rest on. Without it a step is played whenever its room asks. */
  readonly ahead?: PlanPolicy<V>;

  /** What a seat may see, built up from nothing; undefined is a spectator. `parts`: what the views of this same state have in common. */
  view(s: S, seat: Seat | undefined, parts?: ViewParts): V;
  /** What a seat may see of an event; undefined if nothing. */
  seen(e: E, seat: Seat | undefined): E | undefined;
  /** What a seat has learnt and could have noted down; part of what `determinize` keeps. Never sent to another seat. */
  knowledge(s: S, seat: Seat): unknown;
  /** A state this seat cannot tell from s: same view, knowledge and legal actions. Depends on nothing else of s. */
  determinize(s: S, seat: Seat, rng: Rng): S;
  /**
   * True only for a legal action that tells no seat anything hidden, whatever is hidden, unless it ends the game: its undo needs no samples (`undo.ts`). The undo tries any
   * other action on states that a seat cannot tell apart. The law `reveals-nothing` checks it.
   */
  revealsNothing?(s: S, by: Seat, a: A): boolean;
  /** True only for a legal action of which samples would find that it tells a seat something hidden. The law `reveals-nothing` checks it too. */
  revealsSurely?(s: S, by: Seat, a: A): boolean;
  /** Validates all outside data: shape and size, no rules. */
  parseAction(json: unknown): A | undefined;
  /** Of every kind of action that `parseAction` takes its JSON schema: fields, their words and ranges. No rules. */
  actionSchemas(): ActionSchemas;
  /** One line, for tests, puzzles and bug reports. `rules`: the number the table began with, if not the newest; the line does not contain it. */
  parsePosition(notation: string, rules?: number): S | Illegal;
  printPosition(s: S): string;
  /** Broken promises: pieces lost, cards doubled. Empty when all is well. */
  invariants(s: S): readonly string[];
  /** Promises about one entry that the state after it alone does not show: whose turn follows whose. Empty when all is well. */
  entryInvariants?(before: S, after: S, events: readonly E[]): readonly string[];
}

/** A JSON schema, and the schemas of a game's actions by kind. */
export type Schema = Readonly<Record<string, unknown>>;
export type ActionSchemas = Readonly<Record<string, Schema>>;

/** Any game, for code that knows none: registries, driver, laws. */
export type AnyGame = Game<unknown, Action, GameEvent, unknown, unknown>;

/** The engine hands a game back only that game's own states, actions and options, so this one cast is safe. */
export const anyGame = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>): AnyGame => game as unknown as AnyGame;

/** Closes every switch: a forgotten case does not compile. */
export const unreachable = (x: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(x)}`);
};
