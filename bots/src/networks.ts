/** The games that have a learnt win chance. Each network is a module of its own, loaded when it is needed. */
import { type AnyGame, CHANCE, type Seat, sfc32 } from '@stoa/engine';
import type { BotName, BotSet, LookAhead } from './bot-set.ts';
import { makeDealFor } from './deal.ts';
import { loadBots } from './levels.ts';
import type { Network } from './net/network.ts';
import { observationOf } from './observation.ts';
import { makePlayOut } from './play-outs.ts';
import { winModel } from './win-model.ts';

type Loaded = Promise<{ readonly network: Network<unknown> }>;
const NETWORKS: Readonly<Record<string, () => Loaded>> = {
  'earth-and-water': () => import('./earth-and-water/network.ts'),
  parthenon: () => import('./parthenon/network.ts'),
  perikles: () => import('./perikles/network.ts'),
};

/**
 * What a position is worth to every seat. There are two chances: a quick one, and a thorough one that also makes a small search
 * (`BotMinds.walksAhead`) and play-outs, where these know more (`Mind.playOuts`).
 */
export interface Chances {
  /** Of a whole state, hidden things included: the learnt win chance alone. This is all that a search asks. */
  quick(s: unknown, out: number[]): void;
  /**
   * The thorough chance: the mean over these tables, at least one, which look the same to the asking seat. The same tables always give the
   * same number. `playOuts` replaces the mind's number of play-outs and multiplies the walks accordingly; more of both make the number
   * steadier.
   */
  among(tables: readonly unknown[], playOuts?: number): number[];
  /** Tables that `seat` cannot tell from this one, dealt by what it has reason to expect. */
  dealt(s: unknown, seat: Seat, samples: number): unknown[];
  /** The thorough chance as `seat` may know it: over tables dealt for it. */
  seenBy(s: unknown, seat: Seat, samples: number): number[];
  /** The evaluation of the bots' mind term by term. */
  explain(s: unknown, seat: Seat): Readonly<Record<string, number>>;
}

/** The chance on one of the tables, with its part of the walks. */
type TableChance = (s: unknown, out: number[], part: number) => void;

const addTo = (sums: number[], x: readonly number[], times: number): void => {
  for (let i = 0; i < x.length; i++) sums[i] = (sums[i] ?? 0) + times * x[i]!;
};

/**
 * If a seat has a choice, the mean of the quick chance and of the walks of a small search on this very table; otherwise the quick chance.
 */
const lookingAhead = (game: AnyGame, quick: Chances['quick'], { walks, newBot }: LookAhead): TableChance => {
  const byWalks = (s: unknown, part: number): readonly number[] => {
    const seat = game.actors(s)[0] ?? CHANCE;
    if (seat === CHANCE) return [];
    const observation = observationOf(game, s, seat);
    const budget = { nodes: Math.ceil(walks * part) };
    return newBot().search({ ...observation, sample: () => game.clone(s) }, budget, sfc32('look-ahead')).shares;
  };
  return (s, out, part) => {
    quick(s, out);
    const shares = byWalks(s, part);
    for (let seat = 0; seat < shares.length; seat++) out[seat] = (out[seat]! + shares[seat]!) / 2;
  };
};

/** The mean of `chance` over the tables; and, where the mind wants them, the mean of play-outs from the tables in turn. */
const thoroughly = (game: AnyGame, mind: BotSet['mind'], chance: TableChance): Chances['among'] => {
  const playOut = makePlayOut(game, mind);
  const usual = mind.playOuts?.count ?? 0;
  return (tables, playOuts = usual) => {
    const counts = mind.playOuts?.weight(tables[0]) ?? 0;
    const part = (usual === 0 ? 1 : playOuts / usual) / tables.length;
    const sums: number[] = [];
    const one: number[] = [];
    for (const table of tables) {
      chance(table, one, part);
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
 * Undefined for a game without bots. A game without a network answers with the evaluation of its mind. `bot` says who plays, if that is
 * known: between bots that search deeply a lead is worth more.
 */
export const loadChances = async (game: AnyGame, bot?: BotName): Promise<Chances | undefined> => {
  const set = await loadBots(game);
  if (set === undefined) return undefined;
  const model = winModel(set.mind);
  const whole = (await NETWORKS[game.id]?.())?.network;
  const network = bot === 'strategos' || bot === 'archon' ? whole?.deep : whole;
  const quick: Chances['quick'] = (s, out) => (network ?? model).chances(s, out);
  const ahead = await set.lookAhead?.({ chances: quick });
  const among = thoroughly(game, set.mind, ahead === undefined ? quick : lookingAhead(game, quick, ahead));
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
