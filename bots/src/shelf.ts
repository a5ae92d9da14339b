/**
 * The bots of one game, by name. A level is what it looks at and how many tables it thinks through, so that it plays the
 * same on any machine; weak levels are short-sighted, not careless.
 */
import type { Action, Game, GameEvent } from '@stoa/engine';
import type { Bot } from './chair.ts';
import { greedyBot } from './greedy.ts';
import type { Mind } from './mind.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export const LEVELS = ['novice', 'citizen', 'strategos', 'archon'] as const;
export type Level = (typeof LEVELS)[number];
export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (x: unknown): x is BotName => BOT_NAMES.includes(x as BotName);

/** Who takes over where a bot breaks or overruns: the next weaker one. */
export const weaker = (name: BotName): BotName | undefined => {
  if (name === 'random') return undefined;
  const below = LEVELS[LEVELS.indexOf(name as Level) - 1];
  return below ?? 'random';
};

/** Asks a bot; one that throws is reported and the next weaker one is asked. Fails only where the last one does. */
export const askInTurn = async <T>(
  bot: BotName,
  ask: (bot: BotName) => Promise<T>,
  report: (bot: BotName, error: unknown) => void,
): Promise<T> => {
  for (let asked = bot; ; ) {
    try {
      return await ask(asked);
    } catch (error) {
      report(asked, error);
      const next = weaker(asked);
      if (next === undefined) throw error;
      asked = next;
    }
  }
};

export type AnyBot = Bot<unknown, Action, unknown>;

/** The levels that search. */
export type Thinker = Exclude<Level, 'novice'>;
/** Tables a level thinks through for one decision, unless its game says otherwise. */
const NODES: Readonly<Record<Thinker, number>> = { citizen: 150, strategos: 1200, archon: 8000 };

/** The longest that anybody waits for a move, however slow the machine. */
const MILLIS = 1000;
/** For minds without an order of their own: a look is more to be trusted than a habit. */
const EXPLORATION = 0.25;

export interface Shelf {
  /** A fresh bot: it may remember its own thoughts, so each seat gets one of its own. */
  bot(name: BotName): AnyBot;
  readonly nodes: Readonly<Record<Thinker, number>>;
}

/** `plain` is what a beginner sees of a position; the novice looks at nothing else. `sights`: levels that see less than `mind` does. */
export const shelfOf = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  plain: Mind<S, A>,
  nodes: Readonly<Record<Thinker, number>> = NODES,
  exploration = EXPLORATION,
  sights: Readonly<Partial<Record<Thinker, Mind<S, A>>>> = {},
): Shelf => ({
  nodes,
  bot(name) {
    const search = (level: Thinker): Bot<S, A, V> =>
      searchBot(game, sights[level] ?? mind, { name, nodes: nodes[level], millis: MILLIS, exploration, widen: 1, ripe: 2, steadiness: 1 });
    const bots: Readonly<Record<BotName, () => Bot<S, A, V>>> = {
      random: () => randomBot(),
      greedy: () => greedyBot(game, mind, { name, samples: 4, slack: 0 }),
      novice: () => greedyBot(game, plain, { name, samples: 1, slack: 0.02 }),
      citizen: () => search('citizen'),
      strategos: () => search('strategos'),
      archon: () => search('archon'),
    };
    return bots[name]() as unknown as AnyBot;
  },
});
