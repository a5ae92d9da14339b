/**
 * Which move a walk takes at a node. Moves are listed with their priors, the most promising first; a node considers more of them with more
 * visits; a move's score weighs what it has shown against its prior (PUCT).
 */
import type { Action, Game, GameEvent, Rng, Seat } from '@stoa/engine';
import type { Lookahead } from './lookahead.ts';
import type { Mind } from './mind.ts';
import type { SearchStyle } from './search-style.ts';
import { addEdge, type Edge, edgeOf, type Key, type Node, orderOne } from './tree.ts';

/** How many moves a node considers at its first visit; longer lists widen with visits. */
const FIRST_ROOM = 4;
/** An untried move is expected to be this much worse than its node has been. */
const DOUBT = 0.05;
/** Steps in which a random number is drawn. */
const FINE = 1 << 24;
/** How sharply the answers of a lookahead, which are chances to win, separate moves. */
const SHARPNESS = 25;

/** A decision of a walk. */
export interface Decision<S, A> {
  readonly s: S;
  readonly seat: Seat;
  readonly legal: readonly A[];
}

export interface Select<S, A> {
  /** The move with the highest score. `seen` is 1 if this counts as one more time that the moves were legal. */
  best(node: Node<A>, decision: Decision<S, A>, rng: Rng, seen: 0 | 1): Edge<A>;
  /** The answer of another seat: a move drawn by how often it was tried there, and by its prior. */
  answer(node: Node<A>, decision: Decision<S, A>, rng: Rng): Edge<A>;
  /** This move. */
  take(node: Node<A>, decision: Decision<S, A>, action: A): Edge<A>;
}

/** Usually a node meets the same list again. A list with open kinds (offers) is scored again on every table. */
const isListed = <A>({ listed, isFree }: Node<A>, legal: readonly A[]): boolean => {
  if (listed === legal) return true;
  if (isFree || listed.length !== legal.length) return false;
  for (let i = 0; i < legal.length; i++) if (listed[i] !== legal[i]) return false;
  return true;
};

/** The index of the move with the highest score among the first `room` moves of the node. */
const bestIndex = <A>({ priors, tried, looks, visits, worth }: Node<A>, room: number, exploration: number, seen: 0 | 1): number => {
  const fresh = Math.sqrt(visits + 1);
  const hasLooks = looks.length > 0;
  const untried = (visits > 0 ? worth / visits : 0.5) - DOUBT;
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < room; i++) {
    const edge = tried[i];
    const prior = priors[i]!;
    let score: number;
    if (edge === undefined) score = (hasLooks ? looks[i]! : untried) + exploration * prior * fresh;
    else {
      edge.available += seen;
      const value = edge.visits > 0 ? edge.value / edge.visits : untried;
      score = value + (exploration * prior * Math.sqrt(edge.available)) / (1 + edge.tries);
    }
    if (score > bestScore) {
      bestScore = score;
      best = i;
    }
  }
  return best;
};

/** Scratch lists, reused for every list of moves. */
interface Scratch<A> {
  readonly scores: number[];
  readonly weights: number[];
  readonly found: (Edge<A> | undefined)[];
}
/** From scores to shares of attention that add up to 1, in `weights`. */
const weigh = <A>({ scores, weights }: Scratch<A>, n: number): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) if (scores[i]! > most) most = scores[i]!;
  let whole = 0;
  for (let i = 0; i < n; i++) {
    const weight = Math.exp(scores[i]! - most);
    weights[i] = weight;
    whole += weight;
  }
  for (let i = 0; i < n; i++) weights[i] = weights[i]! / whole;
};

type KeyOf = (a: Action) => Key;
type WriteList<S, A> = (node: Node<A>, decision: Decision<S, A>, rng: Rng) => void;

/** Writes the legal moves into a node, each with its edge if it was tried before; other edges keep their counts. */
const makeWriteList = <S, A extends Action>(
  mind: Mind<S, A>,
  lookahead: Lookahead<S, A>,
  keyOf: KeyOf,
  ripe: number,
  openKinds: readonly string[],
): WriteList<S, A> => {
  const prior = mind.policy?.prior;
  const scratch: Scratch<A> = { scores: [], weights: [], found: [] };
  const { scores, weights, found } = scratch;
  return (node, { s, seat, legal }, rng) => {
    const n = legal.length;
    const looks = prior === undefined && node.visits >= ripe;
    for (let i = 0; i < n; i++) {
      const a = legal[i]!;
      scores[i] = looks ? SHARPNESS * lookahead.after(s, seat, a, rng) : (prior?.(s, seat, a) ?? 0);
    }
    weigh(scratch, n);
    const isNew = node.edges.length === 0;
    for (let i = 0; i < n; i++) {
      found[i] = isNew ? undefined : edgeOf(node, keyOf(legal[i]!));
      if (looks) scores[i] = scores[i]! / SHARPNESS;
    }
    // Copies have exactly the length they need. Growing lists do not, and a tree holds very many lists.
    node.moves = legal.slice();
    node.priors = weights.slice(0, n);
    node.tried = found.slice(0, n);
    if (looks) node.looks = scores.slice(0, n);
    else if (node.looks.length > 0) node.looks = [];
    node.ordered = 0;
    // A node with too few visits for a lookahead forgets its list, and looks ahead once it has enough.
    node.listed = prior !== undefined || looks ? legal : [];
    node.isFree = !mind.interned && legal.some(a => openKinds.includes(a.do));
  };
};

export const makeSelect = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: SearchStyle,
  lookahead: Lookahead<S, A>,
  keyOf: KeyOf,
): Select<S, A> => {
  const writeList = makeWriteList(mind, lookahead, keyOf, style.ripe, game.openKinds);
  const list: WriteList<S, A> = (node, decision, rng) => {
    if (!isListed(node, decision.legal)) writeList(node, decision, rng);
  };
  /** The edge of the i-th move. */
  const edgeAt = (node: Node<A>, i: number): Edge<A> => {
    const { moves, tried, looks } = node;
    let edge = tried[i];
    if (edge === undefined) {
      const action = moves[i]!;
      const key = keyOf(action);
      edge = edgeOf(node, key) ?? addEdge(node, key, action, node.visits + 1, looks.length > 0 ? looks[i]! : -1);
      tried[i] = edge;
    }
    return edge;
  };

  return {
    best(node, decision, rng, seen) {
      list(node, decision, rng);
      const room = Math.min(node.moves.length, Math.ceil(style.widen * Math.sqrt(node.visits + 1)) + FIRST_ROOM);
      while (node.ordered < room) orderOne(node);
      return edgeAt(node, bestIndex(node, room, style.exploration, seen));
    },
    answer(node, decision, rng) {
      list(node, decision, rng);
      const { priors, tried } = node;
      const weight = (i: number): number => priors[i]! + (tried[i]?.tries ?? 0);
      const last = priors.length - 1;
      let whole = 0;
      for (let i = 0; i <= last; i++) whole += weight(i);
      let lot = whole * (rng.int(FINE) / FINE);
      let i = 0;
      for (lot -= weight(0); lot >= 0 && i < last; lot -= weight(i)) i++;
      return edgeAt(node, i);
    },
    take(node, _decision, action) {
      const key = keyOf(action);
      return edgeOf(node, key) ?? addEdge(node, key, action, node.visits + 1, -1);
    },
  };
};
