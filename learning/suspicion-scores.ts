/** How true a suspicion is: how many bits a hidden thing still tells when it is turned up; fewer are better. */
import type { Part } from '@stoa/bots/suspicions';
import { sfc32 } from '@stoa/engine';
import { type Hidden, thingsIn, type WeightOf, waysTo } from './orders.ts';
import { type Fit, weightsWith } from './suspicion-rows.ts';

export interface Score {
  readonly part: string;
  readonly bots: string;
  readonly games: number;
  readonly groups: number;
  readonly things: number;
  /** Bits a thing: dealt evenly, dealt as the bots without a learnt suspicion do, learnt. */
  readonly even: number;
  readonly byHand: number;
  readonly learnt: number;
  /** The 95 % interval, over games drawn anew, of the gain a thing against the hand-made model. */
  readonly gained: readonly [low: number, high: number];
}
const bits = (group: Hidden, endless: boolean, weightOf: WeightOf): number => -Math.log2(waysTo(group, endless, weightOf).chance);
const DRAWS = 1000;
const round = (x: number): number => Math.round(1e4 * x) / 1e4;

interface Sums {
  things: number;
  even: number;
  byHand: number;
  learnt: number;
}
/** The middle 95 % of the gain a thing when games are drawn anew. */
const intervalOf = (games: readonly Sums[]): readonly [number, number] => {
  const rng = sfc32('interval');
  const gains = Array.from({ length: DRAWS }, () => {
    let [gain, things] = [0, 0];
    for (let i = 0; i < games.length; i++) {
      const game = games[rng.int(games.length)]!;
      gain += game.byHand - game.learnt;
      things += game.things;
    }
    return gain / things;
  }).sort((a, b) => a - b);
  return [round(gains[Math.floor(0.025 * DRAWS)]!), round(gains[Math.floor(0.975 * DRAWS)]!)];
};

/** A group, and rows that were fitted without its game. */
export interface Held {
  readonly group: Hidden;
  readonly fit: Fit;
}
/** The scores of one part of the game's hidden groups, for these bots. */
export const scoreOf = ({ endless, name }: Part, held: readonly Held[], bots: string): Score => {
  const byGame = new Map<number, Sums>();
  for (const { group, fit } of held) {
    const sums = byGame.get(group.game) ?? { things: 0, even: 0, byHand: 0, learnt: 0 };
    byGame.set(group.game, sums);
    sums.things += thingsIn(group);
    sums.even += bits(group, endless, () => 1);
    sums.byHand += bits(group, endless, kind => group.byHand[kind]!);
    sums.learnt += bits(group, endless, weightsWith(fit, group));
  }
  const games = [...byGame.values()];
  const sum = (of: keyof Sums): number => games.reduce((all, game) => all + game[of], 0);
  const things = sum('things');
  return {
    part: name,
    bots,
    games: games.length,
    groups: held.length,
    things,
    even: round(sum('even') / things),
    byHand: round(sum('byHand') / things),
    learnt: round(sum('learnt') / things),
    gained: intervalOf(games),
  };
};
