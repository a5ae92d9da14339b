/** The games that have a learnt win chance. Each network is a file of its own, loaded when it is asked for. */
import { type AnyGame, type Rng, type Seat, sfc32 } from '@stoa/engine';
import type { BotName } from './bot-set.ts';
import { loadBots } from './levels.ts';
import type { Network } from './net/network.ts';
import { winModel } from './win-model.ts';

type Loaded = Promise<{ readonly network: Network<unknown> }>;
const NETWORKS: Readonly<Record<string, () => Loaded>> = {
  'earth-and-water': () => import('./earth-and-water/network.ts'),
  parthenon: () => import('./parthenon/network.ts'),
  perikles: () => import('./perikles/network.ts'),
};

/** What a position is worth to every seat. */
export interface Chances {
  /** Of a whole state, hidden things included: the referee's estimate. */
  of(s: unknown, out: number[]): void;
  /** Tables that `seat` cannot tell from this one, dealt by what it has reason to expect. */
  dealt(s: unknown, seat: Seat, samples: number): unknown[];
  /** As `seat` may know it: the mean over tables that the seat cannot tell from this one. */
  seenBy(s: unknown, seat: Seat, samples: number): number[];
  /** The evaluation of the bots' mind term by term. */
  explain(s: unknown, seat: Seat): Readonly<Record<string, number>>;
}

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
  const of = (s: unknown, out: number[]): void => (network ?? model).chances(s, out);
  const redealt = (s: unknown, seat: Seat, rng: Rng): unknown => {
    const other = game.determinize(s, seat, rng);
    set.mind.chance?.redeal?.(other, seat, rng);
    return other;
  };
  const dealt = (s: unknown, seat: Seat, samples: number): unknown[] => {
    const rng = sfc32(`chances/${seat}`);
    return Array.from({ length: samples }, () => redealt(s, seat, rng));
  };
  return {
    of,
    dealt,
    seenBy(s, seat, samples) {
      const sums = new Array<number>(set.mind.seats(s)).fill(0);
      const one: number[] = [];
      for (const table of dealt(s, seat, samples)) {
        of(table, one);
        for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + one[i]! / samples;
      }
      return sums;
    },
    explain: (s, seat) => model.explain(s, seat),
  };
};
