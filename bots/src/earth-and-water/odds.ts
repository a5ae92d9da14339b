/** Who wins a battle fought to the end, for every number of pieces: a table made once from the game's exact odds of a round. */
import { type PersianCap, roundOdds } from '@stoa/earth-and-water/odds';

/** Larger numbers use the entry of the largest; more than three pieces only make a battle longer. */
const MOST_PERSIANS = 12;
const MOST_GREEKS = 9;
const WIDTH = MOST_GREEKS + 1;
const SIZE = (MOST_PERSIANS + 1) * WIDTH;

const tableOf = (cap: PersianCap, winner: 'persia' | 'greece'): readonly number[] => {
  const table = new Array<number>(SIZE).fill(0);
  for (let p = 0; p <= MOST_PERSIANS; p++)
    for (let g = 0; g <= MOST_GREEKS; g++) {
      const at = p * WIDTH + g;
      if (p === 0 || g === 0) {
        table[at] = (winner === 'persia' ? p > 0 : g > 0) ? 1 : 0;
        continue;
      }
      const { persiaLoses, greeceLoses, bothLose } = roundOdds(p, g, cap, 0);
      table[at] = persiaLoses * table[at - WIDTH]! + greeceLoses * table[at - 1]! + bothLose * table[at - WIDTH - 1]!;
    }
  return table;
};

const CAPS: readonly PersianCap[] = [4, 5, 6];
const PERSIA_WINS = CAPS.map(cap => tableOf(cap, 'persia'));
const GREECE_WINS = CAPS.map(cap => tableOf(cap, 'greece'));

const at = (persians: number, greeks: number): number =>
  (persians < MOST_PERSIANS ? persians : MOST_PERSIANS) * WIDTH + (greeks < MOST_GREEKS ? greeks : MOST_GREEKS);

/** The chance that the Persian (Greek) pieces alone are left. */
export const persiaWins = (persians: number, greeks: number, cap: number): number => PERSIA_WINS[cap - 4]![at(persians, greeks)]!;
export const greeceWins = (persians: number, greeks: number, cap: number): number => GREECE_WINS[cap - 4]![at(persians, greeks)]!;
