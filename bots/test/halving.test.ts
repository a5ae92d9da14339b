/** Halving at the root: which moves get how many walks, and which is played, with few walks and with many. */
import { type Action, sfc32 } from '@stoa/engine';
import { describe, expect, test } from 'vitest';
import { halving } from '../src/halving.ts';
import { addEdge, edgeOf, type Node, newNode } from '../src/tree.ts';

const MOVES = 24;
const moves = Array.from({ length: MOVES }, (_, i): Action => ({ do: `move ${i}` }));

/** A root whose moves win with these chances; the priors say nothing. */
const spend = (
  chances: readonly number[],
  walks: number,
  seed: string,
  stopAt = 1,
): { readonly played: number; readonly tries: number[] } => {
  const root: Node<Action> = { ...newNode<Action>(), moves: moves.slice(), priors: moves.map(() => 1 / MOVES), tried: [] };
  const rng = sfc32(seed);
  const halves = halving(root, moves, a => a, walks);
  for (let n = 1; n <= walks * stopAt; n++) {
    const action = halves.next();
    const edge = edgeOf(root, action) ?? addEdge(root, action, action, 1, -1);
    edge.tries++;
    edge.visits++;
    edge.value += rng.int(1000) < 1000 * chances[moves.indexOf(action)]! ? 1 : 0;
    halves.walked(n / walks);
  }
  return { played: moves.indexOf(halves.best()), tries: moves.map(a => edgeOf(root, a)?.tries ?? 0) };
};
const share = (chances: readonly number[], walks: number, good: (i: number) => boolean): number => {
  let n = 0;
  for (let i = 0; i < 40; i++) if (good(spend(chances, walks, `halving ${walks} ${i}`).played)) n++;
  return n / 40;
};

describe('halving', () => {
  const level = moves.map((_, i) => (i === 7 ? 0.65 : i < 12 ? 0.5 : 0.35));

  test('more walks find the better move more surely', () => {
    const few = share(level, 200, i => i === 7);
    const many = share(level, 5000, i => i === 7);
    expect(few).toBeGreaterThan(0.3);
    expect(many).toBeGreaterThan(0.9);
    expect(share(level, 200, i => i >= 12)).toBeLessThan(0.1);
  });

  test('moves that stay in question are tried equally often, and the last two more than any other', () => {
    const { tries } = spend(level, 5000, 'even');
    const sorted = tries.slice().sort((a, b) => b - a);
    expect(sorted[0]! - sorted[1]!).toBeLessThanOrEqual(1);
    expect(sorted[1]!).toBeGreaterThan(1.5 * sorted[2]!);
    expect(tries.every(n => n > 0)).toBe(true);
  });

  test('few walks look at few moves, the ones with the best priors', () => {
    const { tries } = spend(level, 64, 'few');
    expect(tries.filter(n => n > 0)).toHaveLength(8);
  });

  test('a search that ends early plays a move it has tried', () => {
    for (const part of [0.02, 0.1, 0.5]) {
      const { played, tries } = spend(level, 1000, 'early', part);
      expect(tries[played]).toBeGreaterThan(0);
    }
  });
});
