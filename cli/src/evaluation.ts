/** What positions are worth, for programs: each seat's chance to win and the terms of the bots' evaluation, as means over the given tables. */
import type { Chances } from '@stoa/bots';

export interface Worth {
  readonly seats: number;
  readonly chances: readonly number[];
  /** By term, one number for each seat. Terms that are 0 for all are left out. */
  readonly terms: Readonly<Record<string, readonly number[]>>;
}

const round = (x: number): number => Number(x.toFixed(4));
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
const NOTHING = 1e-9;

/** `tables`: one position, or several that a seat cannot tell from the real one; at least one. */
export const worthOf = (chances: Chances, tables: readonly unknown[]): Worth => {
  const said = chances.among(tables);
  const seats = said.length;
  const eachSeat = Array.from({ length: seats }, (_, seat) => seat);
  const explained = eachSeat.map(seat => tables.map(s => chances.explain(s, seat)));
  const termOf = (name: string): number[] => explained.map(of => mean(of.map(terms => terms[name] ?? 0)));
  const all = Object.keys(explained[0]?.[0] ?? {}).map(name => [name, termOf(name)] as const);
  return {
    seats,
    chances: said.map(round),
    terms: Object.fromEntries(
      all.filter(([, list]) => list.some(x => Math.abs(x) > NOTHING)).map(([name, list]) => [name, list.map(round)]),
    ),
  };
};
