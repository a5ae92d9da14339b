/**
 * The bots by name, for every game that has a mind. A level is what it looks at and how many tables it thinks through,
 * so that it plays the same on any machine; weak levels are short-sighted, not careless.
 */
import { type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
import type { Action, AnyGame, Game, GameEvent } from '@stoa/engine';
import { type PkAction, type PkState, perikles } from '@stoa/perikles';
import { type PtAction, type PtState, petteia } from '@stoa/petteia';
import type { Bot } from './chair.ts';
import { earthWaterMind, earthWaterPlain } from './earth-and-water/mind.ts';
import { greedyBot } from './greedy.ts';
import type { Mind } from './mind.ts';
import { periklesMind, periklesPlain } from './perikles/mind.ts';
import { petteiaMind } from './petteia/mind.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export const LEVELS = ['novice', 'citizen', 'strategos', 'archon'] as const;
export type Level = (typeof LEVELS)[number];
export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (x: unknown): x is BotName => BOT_NAMES.includes(x as BotName);

/** Tables a level thinks through for one decision. */
export const NODES: Readonly<Record<Exclude<Level, 'novice'>, number>> = { citizen: 150, strategos: 1200, archon: 8000 };

export type AnyBot = Bot<unknown, Action, unknown>;
type Shelf = (name: BotName) => AnyBot;

/** `plain` is what a beginner sees of a position; the novice looks at nothing else. */
const shelf =
  <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, mind: Mind<S, A>, plain: Mind<S, A>): Shelf =>
  name => {
    const search = (nodes: number): Bot<S, A, V> =>
      searchBot(game, mind, { name, nodes, exploration: 0.25, widen: 0.7, ripe: 2, steadiness: 1 });
    const bots: Readonly<Record<BotName, () => Bot<S, A, V>>> = {
      random: () => randomBot(),
      greedy: () => greedyBot(game, mind, { name, samples: 4, slack: 0 }),
      novice: () => greedyBot(game, plain, { name, samples: 1, slack: 0.02 }),
      citizen: () => search(NODES.citizen),
      strategos: () => search(NODES.strategos),
      archon: () => search(NODES.archon),
    };
    return bots[name]() as unknown as AnyBot;
  };

const SHELVES: Readonly<Record<string, Shelf>> = {
  petteia: shelf<PtState, PtAction, GameEvent, unknown, unknown>(petteia as never, petteiaMind, petteiaMind),
  perikles: shelf<PkState, PkAction, GameEvent, unknown, unknown>(perikles as never, periklesMind, periklesPlain),
  'earth-and-water': shelf<EwState, EwAction, GameEvent, unknown, unknown>(earthWater as never, earthWaterMind, earthWaterPlain),
};

/** A fresh bot: it may remember its own thoughts, so each seat gets one of its own. Games without a mind have random play only. */
export const makeBot = (game: AnyGame, name: BotName): AnyBot => SHELVES[game.id]?.(name) ?? randomBot();
export const hasMind = (game: AnyGame): boolean => game.id in SHELVES;
