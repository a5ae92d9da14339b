/**
 * The law of foresight: what a game's reading predicts of an action is what `apply` then does. In: a game, what its reading
 * promises, and who plays. Out: every promise that was broken, and how many were kept, by kind of action.
 */
import { type Action, type AnyGame, type GameEvent, isIllegal, type Seat } from '../src/contract.ts';
import { type FastRng, sfc32 } from '../src/rng.ts';
import { randomStep } from '../testing/playout.ts';
import type { Step } from '../testing/step.ts';
import { alike, show } from './copy.ts';
import { applied, listOf } from './trial.ts';

export interface Foresight<V, A extends Action, E extends GameEvent> {
  /** What the reading promises of the view after this action; undefined where it does not claim to know. */
  promise(view: V, seat: Seat, action: A): unknown;
  /** The same part of a real view. */
  fact(after: V): unknown;
  /** Events after which the promise says nothing. */
  isOpen?(events: readonly E[]): boolean;
  /** Steps that the promise leaves out, such as a reaction that is declined; undefined where there is none. */
  skip?(room: string): Step<Action> | undefined;
}
type AnyForesight = Foresight<never, never, never>;

export interface ForesightOptions {
  readonly seed: string;
  readonly games: number;
  readonly seats: number;
  readonly options?: unknown;
  /** All legal actions are tried at every n-th decision. Default 1. */
  readonly every?: number;
  /** Who plays. Default: random play. */
  readonly choose?: (s: unknown, rng: FastRng) => Step<Action> | undefined;
}
export interface ForesightReport {
  readonly broken: readonly string[];
  /** Kept promises by kind of action. */
  readonly kept: Readonly<Record<string, number>>;
}

/** Tries one action on a copy. Returns what is broken, true for a kept promise, or false where there was none. */
const tried = (game: AnyGame, foresight: AnyForesight, s: unknown, step: Step<Action>): string | boolean => {
  const { promise, fact, isOpen, skip } = foresight as Foresight<unknown, Action, GameEvent>;
  const promised = promise(game.view(s, step.by), step.by, step.action);
  if (promised === undefined) return false;
  const after = game.clone(s);
  const events = applied(game, after, step);
  for (let next = skip?.(game.room(after)); next !== undefined; next = skip?.(game.room(after))) game.apply(after, next.by, next.action);
  if (isOpen?.(events)) return false;
  const shown = fact(game.view(after, step.by));
  return alike(promised, shown) || `${show(step.action)} promised ${show(promised)}, shown ${show(shown)}`;
};

export const checkForesight = (game: AnyGame, foresight: AnyForesight, o: ForesightOptions): ForesightReport => {
  const options = game.parseOptions(o.options ?? {});
  if (isIllegal(options)) throw new Error(`options refused (${options.why})`);
  const broken: string[] = [];
  const kept: Record<string, number> = {};
  for (let n = 0; n < o.games; n++) {
    const rng = sfc32(`${o.seed}/${n}`);
    const s = game.setup(o.seats, options, game.rules);
    for (let decision = 0; game.outcome(s) === undefined; decision++) {
      const seats = decision % (o.every ?? 1) === 0 ? game.actors(s).filter(by => by >= 0) : [];
      for (const by of seats)
        for (const action of listOf(game, s, by)) {
          const result = tried(game, foresight, s, { by, action });
          if (typeof result === 'string') broken.push(`${result}\n  position ${game.printPosition(s)}`);
          else if (result) kept[action.do] = (kept[action.do] ?? 0) + 1;
        }
      const step = (o.choose ?? ((now, r) => randomStep(game, now, r)))(s, rng);
      if (step === undefined) break;
      game.apply(s, step.by, step.action);
    }
  }
  return { broken, kept };
};
