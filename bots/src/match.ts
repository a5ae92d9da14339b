/**
 * One game between bots. The referee holds the true state and hands out chairs; dice come from a generator of their
 * own, so that the same dice can be thrown again with the seats swapped.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Outcome, type Rng, type Seat } from '@stoa/engine';
import { type Bot, type Budget, chairAt } from './chair.ts';

export interface Played<A> {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** Milliseconds each decision of a seat took, where the caller gave a clock. */
  readonly millis: readonly (readonly number[])[];
  readonly entries: readonly { readonly by: number; readonly action: A }[];
}

export interface MatchRules {
  /** Decisions after which the game is called endless. */
  readonly limit: number;
  readonly now: () => number;
  /** Called after every entry with the true state: invariants, statistics. */
  readonly watch?: (entry: number, s: unknown) => void;
}

/** Plays to the end. Throws if a bot answers with a move that is not legal, or if the game does not end. */
export const playMatch = async <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  start: S,
  bots: readonly Mover<S, A, V>[],
  budget: Omit<Budget, 'now'>,
  dice: Rng,
  botRng: readonly Rng[],
  rules: MatchRules,
): Promise<Played<A>> => {
  const s = game.clone(start);
  const entries: { by: number; action: A }[] = [];
  const millis: number[][] = bots.map(() => []);
  let decisions = 0;
  for (;;) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return { outcome, decisions, millis, entries };
    const actor = game.actors(s)[0];
    if (actor === undefined) throw new Error('nobody can act and the game is not over');
    if (decisions > rules.limit) throw new Error(`no end after ${rules.limit} decisions`);
    const action = actor === CHANCE ? game.sample(s, dice) : await decide(game, s, actor, bots, budget, botRng, rules, millis);
    game.apply(s, actor, action);
    entries.push({ by: actor, action });
    if (actor !== CHANCE) decisions++;
    rules.watch?.(entries.length, s);
  }
};

/** A bot, or a program outside that answers in its own time. */
export interface Mover<S, A, V> {
  readonly name: string;
  choose(chair: Parameters<Bot<S, A, V>['choose']>[0], budget: Budget, rng: Rng): A | Promise<A>;
}

const decide = async <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  seat: Seat,
  bots: readonly Mover<S, A, V>[],
  budget: Omit<Budget, 'now'>,
  botRng: readonly Rng[],
  rules: MatchRules,
  millis: readonly number[][],
): Promise<A> => {
  const rng = botRng[seat] as Rng;
  const chair = chairAt(game, s, seat, rng);
  const began = rules.now();
  const action = await (bots[seat] as Mover<S, A, V>).choose(chair, { ...budget, now: rules.now }, rng);
  millis[seat]?.push(rules.now() - began);
  const refusal = game.why(s, seat, action);
  if (refusal !== undefined) throw new Error(`${bots[seat]?.name} chose ${JSON.stringify(action)}: ${refusal.rule} ${refusal.why}`);
  return action;
};
