/** One game under trial: what every law needs to know of it, and how a law reports that it is broken. */
import { type Action, type Actor, type AnyGame, type GameEvent, isIllegal, type Seat } from '../src/contract.ts';
import type { TableHeader } from '../src/entries.ts';
import type { FastRng } from '../src/rng.ts';
import type { Step } from '../testing/step.ts';
import type { Candidates } from './candidates.ts';
import { copy } from './copy.ts';
import type { LawName } from './names.ts';

export interface Trial {
  readonly game: AnyGame;
  readonly seats: number;
  readonly rng: FastRng;
  readonly candidates: Candidates;
  /** Further actions to try, legal or not. */
  readonly everyAction: ((s: unknown, by: Actor) => readonly Action[]) | undefined;
  /** Chooses the next step; undefined where no seat can act. */
  readonly choose: (s: unknown, rng: FastRng, scratch: Action[]) => Step<Action> | undefined;
  /** Whether the notation promises to contain the whole state. */
  readonly notationHolds: (s: unknown) => boolean;
}

/** Thrown by a law; ends the game under trial, since nothing after it can be trusted. */
export class BrokenLaw extends Error {
  readonly law: LawName;
  /** The step that was tried when it broke, if it is not yet in the record. */
  readonly step: Step<Action> | undefined;
  constructor(law: LawName, message: string, step?: Step<Action>) {
    super(message);
    this.law = law;
    this.step = step;
  }
}

/** The type annotation lets TypeScript narrow after a call, which never returns. */
export const broken: (law: LawName, message: string, step?: Step<Action>) => never = (law, message, step) => {
  throw new BrokenLaw(law, message, step);
};

/** A fresh copy of the state that a header begins with. */
export const startOf = (game: AnyGame, header: TableHeader): unknown => {
  if (header.position === null) return copy(game.setup(header.seats, header.options, header.rules));
  const s = game.parsePosition(header.position, header.rules);
  if (isIllegal(s)) throw new Error(`position refused (${s.why}): ${header.position}`);
  return copy(s);
};

export const seatsOf = (t: Trial): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat);

export const listOf = (game: AnyGame, s: unknown, seat: Seat): Action[] => {
  const out: Action[] = [];
  game.actions(s, seat, out);
  return out;
};

export const applied = (game: AnyGame, s: unknown, { by, action }: Step<Action>): GameEvent[] => {
  const events: GameEvent[] = [];
  game.apply(s, by, action, e => events.push(e));
  return events;
};

export const seenBy = (game: AnyGame, events: readonly GameEvent[], seat: Seat | undefined): GameEvent[] =>
  events.map(e => game.seen(e, seat)).filter(e => e !== undefined);
