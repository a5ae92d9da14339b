/**
 * The bots of one game, by name. A level is a mind and a number of search iterations, so that it plays the same on any machine.
 * Weak levels are short-sighted, not careless.
 */
import type { Action, Game, GameEvent } from '@stoa/engine';
import { greedyBot } from './greedy.ts';
import type { Mind, WinChance } from './mind.ts';
import type { Bot } from './observation.ts';
import { randomBot } from './random.ts';
import { type SearchBot, searchBot } from './search.ts';
import type { SearchStyle } from './search-style.ts';

export const LEVELS = ['novice', 'citizen', 'strategos', 'archon'] as const;
export type Level = (typeof LEVELS)[number];
export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (x: unknown): x is BotName => BOT_NAMES.includes(x as BotName);

/** Which bot takes over when a bot breaks or overruns: the next weaker one. */
export const weaker = (name: BotName): BotName | undefined => {
  if (name === 'random') return undefined;
  const below = LEVELS[LEVELS.indexOf(name as Level) - 1];
  return below ?? 'random';
};

/** Asks a bot. If it throws, this is reported and the next weaker bot is asked. Fails only if the weakest one fails. */
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
type SearchLevel = Exclude<Level, 'novice'>;
/** A novice that searches has a number of nodes too; one that does not search looks one move ahead. */
type Nodes = Readonly<Record<SearchLevel, number> & { novice?: number }>;
/** Iterations of a level for one decision, unless its game says otherwise. */
const NODES: Nodes = { citizen: 150, strategos: 1200, archon: 8000 };

/** The longest wait for a move, however slow the machine. */
const MILLIS = 1000;
/** For minds without a prior: a lookahead deserves more trust than a policy. */
const EXPLORATION = 0.25;

/** A small search on this very table: it deals no other. */
export interface LookAhead {
  readonly walks: number;
  /** A fresh archon, which has no tree yet. */
  newBot(): SearchBot<unknown, Action, unknown>;
}

/** The bots of one game. */
export interface BotSet {
  /** A fresh bot. A bot keeps its search tree between moves, so each seat gets one of its own. A mind in a file of its own is loaded first. */
  bot(name: BotName): Promise<AnyBot>;
  readonly nodes: Nodes;
  /** The expert's mind. */
  readonly mind: Mind<unknown, Action>;
  /** Loads the small search that the thorough win chance asks; undefined in games whose win chance does without. */
  readonly lookAhead?: (learned: WinChance<unknown>) => Promise<LookAhead>;
}

/** A mind, or how to load it: one with a network is a file of its own, loaded only where its level plays. */
type MindSource<S, A> = Mind<S, A> | (() => Promise<Mind<S, A>>);

export interface BotMinds<S, A> {
  /** The expert's mind: that of greedy, and of every level without a mind of its own. */
  readonly mind: Mind<S, A>;
  /** The mind of a novice that does not search: what a beginner sees of a position. */
  readonly plain?: Mind<S, A>;
  /** Levels with a mind of their own. */
  readonly byLevel?: Readonly<Partial<Record<Level, MindSource<S, A>>>>;
  readonly nodes?: Nodes;
  /** Levels that do not always play the move they think best (`SearchStyle.temperature`). */
  readonly temperature?: Readonly<Partial<Record<Level, number>>>;
  /** See `SearchStyle`; levels with a temperature do without. */
  readonly halves?: boolean;
  /** See `SearchStyle`: the same for all levels, or by level. */
  readonly exploration?: number | Readonly<Record<Level, number>>;
  /** How many walks the small search of the thorough win chance makes (`networks.ts`). */
  readonly walksAhead?: number;
}

export const botSet = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  { mind, plain = mind, byLevel: minds = {}, nodes = NODES, exploration = EXPLORATION, walksAhead, ...ways }: BotMinds<S, A>,
): BotSet => {
  const styleOf = (name: string, level: Level, most: number): SearchStyle => {
    const explores = typeof exploration === 'number' ? exploration : exploration[level];
    const style = { name, nodes: most, millis: MILLIS, exploration: explores, widen: 1, ripe: 2, steadiness: 1 };
    const temperature = ways.temperature?.[level];
    return temperature === undefined ? { ...style, halves: ways.halves === true } : { ...style, temperature };
  };
  const mindOf = async (level: Level): Promise<Mind<S, A>> => {
    const source = minds[level] ?? mind;
    return typeof source === 'function' ? await source() : source;
  };
  const search = async (name: string, level: Level, most: number): Promise<Bot<S, A, V>> =>
    searchBot(game, await mindOf(level), styleOf(name, level, most));
  const lookAhead = async (walks: number, learned: WinChance<S>): Promise<LookAhead> => {
    const { chance: { redeal: _redeal, ...chance } = {}, ...own } = await mindOf('archon');
    const style = styleOf('look-ahead', 'archon', walks);
    return { walks, newBot: () => searchBot(game, { ...own, chance, learned }, style) };
  };
  return {
    nodes,
    mind,
    ...(walksAhead !== undefined && { lookAhead: (learned: WinChance<S>) => lookAhead(walksAhead, learned) }),
    async bot(name) {
      const bots: Readonly<Record<BotName, () => Bot<S, A, V> | Promise<Bot<S, A, V>>>> = {
        random: () => randomBot(),
        greedy: () => greedyBot(game, mind, { name, samples: 4, slack: 0 }),
        novice: () =>
          nodes.novice === undefined ? greedyBot(game, plain, { name, samples: 1, slack: 0.02 }) : search(name, 'novice', nodes.novice),
        citizen: () => search(name, 'citizen', nodes.citizen),
        strategos: () => search(name, 'strategos', nodes.strategos),
        archon: () => search(name, 'archon', nodes.archon),
      };
      return bots[name]();
    },
  };
};
