/** How likely a hidden group is under a model that deals it one thing after the other, over all orders in which it could be dealt. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Rng } from '@stoa/engine';

/**
 * A hidden group as hidden.ts writes it: the game `game`, its part, what was seen, what might be there, what was surely there, what was
 * there.
 */
export interface Hidden {
  readonly game: number;
  readonly bots: string;
  readonly seats: number;
  readonly part: number;
  readonly seen: readonly number[];
  readonly classes: readonly number[];
  readonly pool: readonly number[];
  readonly sure: readonly number[];
  readonly there: readonly number[];
  /** By kind: how the hand-made model weighs it. */
  readonly byHand: readonly number[];
}

/** How likely a kind is, against others, when `dealt` of it are there already. */
export type WeightOf = (kind: number, dealt: number) => number;

export const thingsIn = ({ there, sure }: Hidden): number => there.reduce((sum, n, kind) => sum + n - sure[kind]!, 0);

/** All ways to deal the group, counted by how much of each kind is dealt: their probabilities, and those of each next thing. */
export interface Ways {
  /** The probability of the group. */
  readonly chance: number;
  /** An order in which the group was dealt, drawn with its own probability. */
  order(rng: Rng): number[];
}
const FINE = 1 << 30;

export const waysTo = (group: Hidden, isEndless: boolean, weightOf: WeightOf): Ways => {
  const { there, sure, pool } = group;
  const kinds = there.length;
  const steps: number[] = [];
  let size = 1;
  for (let kind = 0; kind < kinds; kind++) {
    steps.push(size);
    size *= there[kind]! - sure[kind]! + 1;
  }
  const weights = there.map((n, kind) => Array.from({ length: n - sure[kind]! + 1 }, (_, i) => weightOf(kind, sure[kind]! + i)));
  const chances = new Float64Array(size);
  chances[0] = 1;
  const wholes = new Float64Array(size);
  const dealtAt = (state: number, kind: number): number => Math.floor(state / steps[kind]!) % (there[kind]! - sure[kind]! + 1);
  const share = (state: number, kind: number, dealt: number): number =>
    ((isEndless ? pool[kind]! : pool[kind]! - dealt) * weights[kind]![dealt]!) / wholes[state]!;
  for (let state = 0; state < size; state++) {
    let whole = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const dealt = dealtAt(state, kind);
      whole += (isEndless ? pool[kind]! : pool[kind]! - dealt) * weights[kind]![dealt]!;
    }
    wholes[state] = whole;
    const chance = chances[state]!;
    for (let kind = 0; kind < kinds; kind++) {
      const dealt = dealtAt(state, kind);
      if (dealt < there[kind]! - sure[kind]!) chances[state + steps[kind]!]! += chance * share(state, kind, dealt);
    }
  }
  return {
    chance: chances[size - 1]!,
    order(rng) {
      const order: number[] = [];
      for (let state = size - 1; state > 0; ) {
        let at = (rng.int(FINE) / FINE) * chances[state]!;
        let last = -1;
        for (let kind = 0; kind < kinds && at >= 0; kind++) {
          const dealt = dealtAt(state, kind);
          if (dealt === 0) continue;
          last = kind;
          at -= chances[state - steps[kind]!]! * share(state - steps[kind]!, kind, dealt - 1);
        }
        order.unshift(last);
        state -= steps[last]!;
      }
      return order;
    },
  };
};
/** How many states `waysTo` looks at. */
export const statesOf = ({ there, sure }: Hidden): number => there.reduce((size, n, kind) => size * (n - sure[kind]! + 1), 1);

export const readHidden = (path: string): Hidden[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Hidden);
