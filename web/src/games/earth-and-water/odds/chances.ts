/** The chances of a battle as a player reads them: who is left, in whole percents that add up to a hundred. */
import type { EwView } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import { oddsOf } from '@stoa/earth-and-water/odds';
import { afterReaction } from '@stoa/earth-and-water/reading';

export interface Chances {
  readonly persia: number;
  readonly greece: number;
  readonly nobody: number;
  readonly losses: readonly [persia: number, greece: number];
}

export const chancesOf = (view: EwView): Chances | undefined => {
  const { battle } = view.prompt;
  const odds = oddsOf(view);
  if (battle === null || odds === undefined || battle.pieces.includes(0)) return undefined;
  const [persia, greece] = battle.attacker === 0 ? [odds.attackerWins, odds.defenderWins] : [odds.defenderWins, odds.attackerWins];
  return { persia, greece, nobody: odds.bothDestroyed, losses: odds.expectedLosses };
};

export const chanceFor = (chances: Chances, side: Side): number => (side === 0 ? chances.persia : chances.greece);

/** After a reaction; undefined where it changes nothing that can be foreseen. */
export const chancesAfter = (view: EwView, card: CardId): Chances | undefined => {
  const then = afterReaction(view, card);
  return then && chancesOf(then);
};

/** Whole percents by largest remainder: together exactly a hundred. */
export const wholePercents = (parts: readonly number[]): readonly number[] => {
  const floors = parts.map(part => Math.floor(part * 100 + 1e-9));
  const missing = 100 - floors.reduce((sum, n) => sum + n, 0);
  const order = parts.map((part, i) => [part * 100 - (floors[i] ?? 0), i] as const).sort(([a], [b]) => b - a);
  const extra = new Set(order.slice(0, Math.max(0, missing)).map(([, i]) => i));
  return floors.map((n, i) => (extra.has(i) ? n + 1 : n));
};

/** "61 %"; what is possible is never 0 %, what is not sure never 100 %. */
export const percentWords = (chance: number, whole: number = Math.round(chance * 100)): string =>
  chance > 0 && whole === 0 ? '< 1 %' : chance < 1 && whole === 100 ? '> 99 %' : `${whole} %`;

/** In whole percents, Greece first as in the bar: bar and button say the same number. */
export const barPercents = ({ greece, nobody, persia }: Chances): readonly [greece: number, nobody: number, persia: number] => {
  const [g = 0, n = 0, p = 0] = wholePercents([greece, nobody, persia]);
  return [g, n, p];
};
export const percentFor = (chances: Chances, side: Side): string => {
  const [greece, , persia] = barPercents(chances);
  return percentWords(chanceFor(chances, side), side === 0 ? persia : greece);
};
