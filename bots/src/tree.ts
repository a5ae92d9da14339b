/**
 * The tree of a search: nodes are decisions, edges the moves tried there. A node keeps the list of moves it met last, with the most
 * promising ones first as far as their order was needed. A list is kept in parallel arrays of numbers or references, so that long ones
 * stay small.
 */
import type { Action } from '@stoa/engine';

export type Key = Action | number;
/** Up to this many edges of a node a linear search is faster than a map. */
const FEW_EDGES = 16;

export interface Edge<A> {
  readonly key: Key;
  readonly action: A;
  /** Walks through this edge. */
  tries: number;
  /** Walks, plus one if the first lookahead said something. */
  visits: number;
  /** Times this move was legal when its node was visited. */
  available: number;
  /** Sum of the mover's share of the win. */
  value: number;
  /** The decision that follows, and those that follow by how chance fell in between. */
  next: Node<A> | undefined;
  after: Map<string, Node<A>> | undefined;
}

export interface Node<A> {
  visits: number;
  /** Sum of the deciding seat's share of the win. */
  worth: number;
  edges: Edge<A>[];
  /** The same by key, once there are many. */
  byKey: Map<Key, Edge<A>> | undefined;
  /** The list this node met last; usually the next one is the same. */
  listed: readonly A[];
  /** It has moves of the game's open kinds. */
  isFree: boolean;
  /** Its moves; the first `ordered` of them are the most promising ones, best first. */
  moves: A[];
  ordered: number;
  /** By move: its prior; its edge if it was tried; what a lookahead said, empty without one. */
  priors: number[];
  tried: (Edge<A> | undefined)[];
  looks: number[];
  /** Where the searching seat decides: its counts with hands that the others must reckon with, kept apart from those with its own hand. */
  blind: Node<A> | undefined;
}

/** Shared by all nodes without such counts; never written to. */
const NONE: never[] = [];
export const newNode = <A>(): Node<A> => ({
  visits: 0,
  worth: 0,
  edges: NONE,
  byKey: undefined,
  listed: NONE,
  isFree: false,
  moves: NONE,
  ordered: 0,
  priors: NONE,
  tried: NONE,
  looks: NONE,
  blind: undefined,
});
export const edgeOf = <A>(node: Node<A>, key: Key): Edge<A> | undefined => {
  if (node.byKey !== undefined) return node.byKey.get(key);
  const { edges } = node;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!;
    if (edge.key === key) return edge;
  }
  return undefined;
};
/** To be called when a move is tried for the first time. `look`: what a lookahead said of it before, −1 without one. */
export const addEdge = <A>(node: Node<A>, key: Key, action: A, available: number, look: number): Edge<A> => {
  const edge: Edge<A> = {
    key,
    action,
    tries: 0,
    visits: look < 0 ? 0 : 1,
    available,
    value: look < 0 ? 0 : look,
    next: undefined,
    after: undefined,
  };
  if (node.edges.length === 0) node.edges = [edge];
  else node.edges.push(edge);
  if (node.byKey !== undefined) node.byKey.set(key, edge);
  else if (node.edges.length > FEW_EDGES) node.byKey = new Map(node.edges.map(e => [e.key, e]));
  return edge;
};

/** The edge of the same move at another node. */
export const sameEdge = <A>(node: Node<A>, { key, action }: Edge<A>): Edge<A> =>
  edgeOf(node, key) ?? addEdge(node, key, action, node.visits + 1, -1);

/** Brings the most promising of the moves not yet ordered to the front of them. */
export const orderOne = <A>(node: Node<A>): void => {
  const { moves, priors, tried, looks, ordered } = node;
  let best = ordered;
  let most = priors[best]!;
  for (let i = ordered + 1; i < priors.length; i++)
    if (priors[i]! > most) {
      best = i;
      most = priors[i]!;
    }
  node.ordered++;
  if (best === ordered) return;
  swap(moves, best, ordered);
  swap(priors, best, ordered);
  swap(tried, best, ordered);
  if (looks.length > 0) swap(looks, best, ordered);
};
const swap = <T>(list: T[], i: number, j: number): void => {
  const there = list[i]!;
  list[i] = list[j]!;
  list[j] = there;
};

/** The decision after an edge; `fell`: the chance outcomes in between. */
export const step = <A>(edge: Edge<A>, fell: string): Node<A> => {
  if (fell === '') {
    edge.next ??= newNode();
    return edge.next;
  }
  edge.after ??= new Map();
  let node = edge.after.get(fell);
  if (node === undefined) {
    node = newNode();
    edge.after.set(fell, node);
  }
  return node;
};

/** The key of an action in the tree: the object itself if the game makes each action once, otherwise the number of its text. */
export const keys = (interned: boolean): ((a: Action) => Key) => {
  if (interned) return a => a;
  const known = new WeakMap<Action, number>();
  const numbers = new Map<string, number>();
  return a => {
    let key = known.get(a);
    if (key === undefined) {
      const text = JSON.stringify(a);
      key = numbers.get(text);
      if (key === undefined) {
        key = numbers.size;
        numbers.set(text, key);
      }
      known.set(a, key);
    }
    return key;
  };
};
