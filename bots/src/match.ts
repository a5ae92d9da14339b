/**
 * One game between bots. The referee holds the true state and hands out observations. Dice have a generator of their own, so the same dice
 * can be thrown again with the seats swapped.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Outcome, type Rng, type Seat } from '@stoa/engine';
import { type Bot, type Budget, observe } from './observation.ts';

export interface Played<A> {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** Milliseconds each decision of a seat took, where the caller gave a clock. */
  readonly millis: readonly (readonly number[])[];
  readonly entries: readonly { readonly by: number; readonly action: A }[];
}

export interface MatchRules {
  /** After this many decisions a game counts as endless. */
  readonly limit: number;
  readonly now: () => number;
  /** Called after every entry with the true state: invariants, statistics. */
  readonly watch?: (entry: number, s: unknown) => void;
}

/** Who plays a game, and with what. */
export interface MatchSetup<S, A, V> {
  readonly start: S;
  /** By seat. */
  readonly bots: readonly Mover<S, A, V>[];
  readonly budget: Omit<Budget, 'now'>;
  readonly dice: Rng;
  /** By seat. */
  readonly botRng: readonly Rng[];
}

/** A bot, or an external program, which answers asynchronously. */
export interface Mover<S, A, V> {
  readonly name: string;
  choose(observation: Parameters<Bot<S, A, V>['choose']>[0], budget: Budget, rng: Rng): A | Promise<A>;
}

/** Plays to the end. Throws if a bot answers with a move that is not legal, or if the game does not end. */
export const playMatch = async <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  setup: MatchSetup<S, A, V>,
  rules: MatchRules,
): Promise<Played<A>> => {
  const s = game.clone(setup.start);
  const entries: { by: number; action: A }[] = [];
  const millis: number[][] = setup.bots.map(() => []);
  let decisions = 0;
  for (;;) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return { outcome, decisions, millis, entries };
    const actor = game.actors(s)[0];
    if (actor === undefined) throw new Error('nobody can act and the game is not over');
    if (decisions > rules.limit) throw new Error(`no end after ${rules.limit} decisions`);
    let action: A;
    if (actor === CHANCE) action = game.sample(s, setup.dice);
    else {
      const began = rules.now();
      action = await decide(game, s, actor, setup, rules);
      millis[actor]?.push(rules.now() - began);
    }
    game.apply(s, actor, action);
    entries.push({ by: actor, action });
    if (actor !== CHANCE) decisions++;
    rules.watch?.(entries.length, s);
  }
};

/** The legal move that the seat's bot chooses. */
const decide = async <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  seat: Seat,
  { bots, botRng, budget }: MatchSetup<S, A, V>,
  { now }: MatchRules,
): Promise<A> => {
  const rng = botRng[seat]!;
  const bot = bots[seat]!;
  const action = await bot.choose(observe(game, s, seat, rng), { ...budget, now }, rng);
  const refusal = game.why(s, seat, action);
  if (refusal !== undefined) throw new Error(`${bot.name} chose ${JSON.stringify(action)}: ${refusal.rule} ${refusal.why}`);
  return action;
};
