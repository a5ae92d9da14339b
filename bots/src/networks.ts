/** The games that have a learnt win chance. Each network is a file of its own, loaded when it is asked for. */
import { type Action, type AnyGame, CHANCE, type Seat, sfc32 } from '@stoa/engine';
import type { BotName, BotSet } from './bot-set.ts';
import { makeDealFor } from './deal.ts';
import { loadBots } from './levels.ts';
import type { Network } from './net/network.ts';
import { observationOf } from './observation.ts';
import { makePlayOut } from './play-outs.ts';
import type { SearchBot } from './search.ts';
import { winModel } from './win-model.ts';

type Loaded = Promise<{ readonly network: Network<unknown> }>;
const NETWORKS: Readonly<Record<string, () => Loaded>> = {
  'earth-and-water': () => import('./earth-and-water/network.ts'),
  parthenon: () => import('./parthenon/network.ts'),
  perikles: () => import('./perikles/network.ts'),
};

/**
 * What a position is worth to every seat. Two chances: a quick one, and a thorough one that looks ahead by a small search (`BotMinds.walksAhead`) and asks
 * play-outs too, where they know more (`Mind.playOuts`).
 */
export interface Chances {
  /** Of a whole state, hidden things included: the learnt win chance alone. A search asks nothing else. */
  quick(s: unknown, out: number[]): void;
  /**
   * The thorough chance: the mean over these tables, at least one, which look the same to the seat that asks. The same tables give the same number everywhere.
   * `playOuts`: how many instead of the mind's number; more waver less.
   */
  among(tables: readonly unknown[], playOuts?: number): number[];
  /** Tables that `seat` cannot tell from this one, dealt by what it has reason to expect. */
  dealt(s: unknown, seat: Seat, samples: number): unknown[];
  /** The thorough chance as `seat` may know it: over tables dealt for it. */
  seenBy(s: unknown, seat: Seat, samples: number): number[];
  /** The evaluation of the bots' mind term by term. */
  explain(s: unknown, seat: Seat): Readonly<Record<string, number>>;
}

const addTo = (sums: number[], x: readonly number[], times: number): void => {
  for (let i = 0; i < x.length; i++) sums[i] = (sums[i] ?? 0) + times * x[i]!;
};

/** The mean over the walks of a small search from this very table, where a seat has something to choose; otherwise the quick chance. */
const lookingAhead = (game: AnyGame, quick: Chances['quick'], newBot: () => SearchBot<unknown, Action, unknown>): Chances['quick'] => {
  const byWalks = (s: unknown): readonly number[] => {
    const seat = game.actors(s)[0] ?? CHANCE;
    if (seat === CHANCE) return [];
    const observation = observationOf(game, s, seat);
    return newBot().search({ ...observation, sample: () => game.clone(s) }, {}, sfc32('look-ahead')).shares;
  };
  return (s, out) => {
    const shares = byWalks(s);
    if (shares.length === 0) return quick(s, out);
    for (let seat = 0; seat < shares.length; seat++) out[seat] = shares[seat]!;
  };
};

/** The mean of `chance` over the tables, and beside it, where the mind wants them, the mean of play-outs that take the tables in turn. */
const thoroughly = (game: AnyGame, mind: BotSet['mind'], chance: Chances['quick']): Chances['among'] => {
  const playOut = makePlayOut(game, mind);
  return (tables, playOuts = mind.playOuts?.count ?? 0) => {
    const counts = mind.playOuts?.weight(tables[0]) ?? 0;
    const sums: number[] = [];
    const one: number[] = [];
    for (const table of tables) {
      chance(table, one);
      addTo(sums, one, (1 - counts) / tables.length);
    }
    if (counts === 0) return sums;
    const rng = sfc32('play-outs');
    const most = Math.max(playOuts, tables.length);
    for (let k = 0; k < most; k++) {
      playOut(game.clone(tables[k % tables.length]), rng, one);
      addTo(sums, one, counts / most);
    }
    return sums;
  };
};

/**
 * Undefined for a game without bots. A game without a network answers with the evaluation of its mind. `bot`: who plays, where that is known; between
 * bots that search deeply a lead is worth more.
 */
export const loadChances = async (game: AnyGame, bot?: BotName): Promise<Chances | undefined> => {
  const set = await loadBots(game);
  if (set === undefined) return undefined;
  const model = winModel(set.mind);
  const whole = (await NETWORKS[game.id]?.())?.network;
  const network = bot === 'strategos' || bot === 'archon' ? whole?.deep : whole;
  const quick: Chances['quick'] = (s, out) => (network ?? model).chances(s, out);
  const newBot = await set.lookAhead?.({ chances: quick });
  const among = thoroughly(game, set.mind, newBot === undefined ? quick : lookingAhead(game, quick, newBot));
  const dealFor = makeDealFor(game, set.mind);
  const dealt = (s: unknown, seat: Seat, samples: number): unknown[] => {
    const rng = sfc32(`chances/${seat}`);
    return Array.from({ length: samples }, () => dealFor(s, seat, rng));
  };
  return {
    quick,
    among,
    dealt,
    seenBy: (s, seat, samples) => among(dealt(s, seat, samples)),
    explain: (s, seat) => model.explain(s, seat),
  };
};
