/**
 * Which root move a walk begins with: sequential halving. The most promising moves share the first round of walks evenly; after each round
 * the better half of them goes on. So every move still in question has been tried as often as every other.
 */
import type { Action } from '@stoa/engine';
import { edgeOf, type Key, type Node } from './tree.ts';

/** How much a move's results count against its prior: as if the most visited move had this many more walks. */
const TRUST = 50;

interface Candidate<A> {
  readonly action: A;
  readonly key: Key;
  /** The logarithm of its share of attention. */
  readonly prior: number;
  score: number;
}

export interface Halving<A> {
  /** The root move of the next walk. */
  next(): A;
  /** A walk has begun with that move; `spent`: the part of the search that is over. */
  walked(spent: number): void;
  /** The best move so far. */
  best(): A;
}

/** How many moves the first round tries: the square root of the number of walks, at least 2. */
const roomFor = (walks: number): number => Math.max(2, Math.ceil(Math.sqrt(walks)));

/**
 * Halves these moves of the root. The root lists them with their priors; a move that it does not list comes last, because a mind may
 * consider it on other tables only.
 */
export const halving = <A extends Action>(root: Node<A>, moves: readonly A[], keyOf: (a: A) => Key, walks: number): Halving<A> => {
  const priors = new Map(root.moves.map((action, i) => [keyOf(action), Math.log(root.priors[i]!)]));
  const least = Math.min(0, ...priors.values());
  let left = moves
    .map((action): Candidate<A> => ({ action, key: keyOf(action), prior: priors.get(keyOf(action)) ?? least, score: 0 }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, roomFor(walks));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let round = 1;
  let turn = 0;

  /** Best first. */
  const rank = (): void => {
    let most = 0;
    for (const { key } of left) most = Math.max(most, edgeOf(root, key)?.tries ?? 0);
    for (const candidate of left) {
      const edge = edgeOf(root, candidate.key);
      const value = edge === undefined || edge.visits === 0 ? 0 : edge.value / edge.visits;
      candidate.score = candidate.prior + (TRUST + most) * value;
    }
    left.sort((a, b) => b.score - a.score);
  };

  return {
    next: () => left[turn % left.length]!.action,
    walked(spent) {
      turn++;
      for (; round < rounds && spent >= round / rounds; round++) {
        rank();
        left = left.slice(0, Math.ceil(left.length / 2));
      }
    },
    best() {
      rank();
      return left[0]!.action;
    },
  };
};
