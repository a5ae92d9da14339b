/**
 * Information-set Monte Carlo tree search: every iteration deals a new table that the chair cannot tell from the real
 * one, walks the shared tree with the moves legal there, plays a way out by habit and asks the evaluation.
 * One node is one decision as the searching seat can tell it apart; each seat maximises its own chance to win.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat } from '@stoa/engine';
import type { Bot, Budget, Chair } from './chair.ts';
import { choicesOf } from './greedy.ts';
import { lookOf } from './look.ts';
import type { Mind } from './mind.ts';
import { addEdge, type Edge, edgeOf, type Key, keys, type Node, newNode, orderOne, step } from './tree.ts';

export interface SearchStyle {
  readonly name: string;
  /** Iterations a move, unless the caller sets another number; its time only ever ends a search earlier. */
  readonly nodes: number;
  /** Milliseconds a move, where the caller has a clock and sets neither time nor nodes: what a person waits on a slow machine. */
  readonly millis?: number;
  /** How eagerly moves are tried for what habit thinks of them, against what they have shown. */
  readonly exploration: number;
  /** Moves looked at in a node after n visits: the best-ordered `widen · √(n + 1) + FIRST_ROOM`. */
  readonly widen: number;
  /** A node visited this often is worth looking one move ahead for every move in it, where the mind has no order of its own. */
  readonly ripe: number;
  /** Only moves this close to the most visited one may be taken: 1 is always the best, less plays looser. */
  readonly steadiness: number;
}

/** Moves a node considers from the beginning; longer lists widen with visits. */
const FIRST_ROOM = 4;
/** An untried move is expected to be this much worse than its node has been. */
const DOUBT = 0.05;
/** The part of its time a search takes: the rest is for what a machine does besides, sweeping up among it. */
const IN_TIME = 0.97;
/** How sharply a look's answers, which are chances to win, tell moves apart. */
const SHARPNESS = 25;

export interface Searched<A> {
  readonly action: A;
  readonly iterations: number;
  readonly transitions: number;
  /** Visits and mean value of every root move, most visited first. */
  readonly moves: readonly { readonly action: A; readonly visits: number; readonly value: number }[];
}

export interface SearchBot<S, A, V> extends Bot<S, A, V> {
  search(chair: Chair<S, A, V>, budget: Budget, rng: Rng): Searched<A>;
}

/** One thought: from which chair, which tree it grows, and how far it has got. */
interface Thought<S, A, V> {
  readonly chair: Chair<S, A, V>;
  readonly rng: Rng;
  readonly me: Seat;
  readonly root: Node<A>;
  /** The moves to choose from here, as every table dealt from the chair lists them. */
  readonly known: A[];
  /** The chapter of this decision. */
  readonly chapter: number | undefined;
  /** Decisions of the present walk that are in the tree. */
  depth: number;
  iterations: number;
  transitions: number;
}

export const searchBot = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: SearchStyle,
): SearchBot<S, A, V> => {
  const keyOf = keys(mind.interned);
  const look = lookOf(game, mind);
  const { openKinds } = game;
  const sealed = Object.keys(game.rooms).filter(room => game.rooms[room]?.mode === 'sealed');
  const ends = mind.playOutEnds ?? mind.quiet;
  /** Used again and again while a list is made. */
  const orders: number[] = [];
  const weights: number[] = [];
  const found: (Edge<A> | undefined)[] = [];
  const share: number[] = [];
  /** The walk so far: nodes, the edges taken there, who decided. */
  const passed: Node<A>[] = [];
  const taken: Edge<A>[] = [];
  const deciders: Seat[] = [];
  /** The tree below the last move, kept while the same seat decides next with the same choices. */
  let kept: { readonly node: Node<A>; readonly seat: Seat } | undefined;

  /** Lists the moves legal on this table, each with its edge if it was tried before; the others keep their counts. */
  const relist = (node: Node<A>, s: S, seat: Seat, legal: readonly A[], rng: Rng): void => {
    const looks = mind.order === undefined && node.visits >= style.ripe;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      const a = legal[i] as A;
      const order = looks ? SHARPNESS * look.after(s, seat, a, rng) : (mind.order?.(s, seat, a) ?? 0);
      orders[i] = order;
      if (order > most) most = order;
    }
    let whole = 0;
    for (let i = 0; i < legal.length; i++) {
      const weight = Math.exp((orders[i] as number) - most);
      weights[i] = weight;
      whole += weight;
    }
    const isNew = node.edges.length === 0;
    for (let i = 0; i < legal.length; i++) {
      weights[i] = (weights[i] as number) / whole;
      found[i] = isNew ? undefined : edgeOf(node, keyOf(legal[i] as A));
      if (looks) orders[i] = (orders[i] as number) / SHARPNESS;
    }
    // Copies are just as long as they must be; lists that grow are not, and trees are made of them.
    node.moves = legal.slice();
    node.priors = weights.slice(0, legal.length);
    node.tried = found.slice(0, legal.length);
    if (looks) node.looks = orders.slice(0, legal.length);
    else if (node.looks.length > 0) node.looks = [];
    node.ordered = 0;
    // A node that is not ripe for looking forgets its list, so that it looks when it is.
    node.listed = mind.order !== undefined || looks ? legal : [];
    node.isFree = !mind.interned && legal.some(a => openKinds.includes(a.do));
  };

  /** Widening and selection among the moves legal on this table. */
  const select = (t: Thought<S, A, V>, node: Node<A>, s: S, seat: Seat, legal: readonly A[]): Edge<A> => {
    if (!isListed(node, legal)) relist(node, s, seat, legal, t.rng);
    const { moves, priors, tried, looks } = node;
    const fresh = Math.sqrt(node.visits + 1);
    const room = Math.min(moves.length, Math.ceil(style.widen * fresh) + FIRST_ROOM);
    while (node.ordered < room) orderOne(node);
    const hasLooks = looks.length > 0;
    const untried = (node.visits > 0 ? node.worth / node.visits : 0.5) - DOUBT;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < room; i++) {
      const edge = tried[i];
      const prior = priors[i] as number;
      let score: number;
      if (edge === undefined) score = (hasLooks ? (looks[i] as number) : untried) + style.exploration * prior * fresh;
      else {
        edge.available++;
        const value = edge.visits > 0 ? edge.value / edge.visits : untried;
        score = value + (style.exploration * prior * Math.sqrt(edge.available)) / (1 + edge.tries);
      }
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    let edge = tried[best];
    if (edge === undefined) {
      const action = moves[best] as A;
      edge = addEdge(node, keyOf(action), action, node.visits + 1, hasLooks ? (looks[best] as number) : -1);
      tried[best] = edge;
    }
    passed[t.depth] = node;
    taken[t.depth] = edge;
    deciders[t.depth++] = seat;
    return edge;
  };

  /** A walk ends where a later chapter is quiet. */
  const isLater = (t: Thought<S, A, V>, s: S): boolean => t.chapter !== undefined && (mind.chapter as (s: S) => number)(s) > t.chapter;
  const isOver = (t: Thought<S, A, V>, s: S): boolean => isLater(t, s) && ((mind.quiet?.(s) ?? true) || mind.weighed?.(s) === true);
  /** Before a throw of the dice. */
  const isWeighed = (t: Thought<S, A, V>, s: S): boolean => mind.weighed?.(s) === true && isLater(t, s);

  /** From a new leaf: the play-out policy for a while, then the evaluation. */
  const playOut = (t: Thought<S, A, V>, s: S): void => {
    const { rng, me } = t;
    for (let n = 0; n < mind.horizon; ) {
      const actor = game.actors(s)[0];
      if (actor === undefined) break;
      if (actor === CHANCE) {
        if (isWeighed(t, s)) return;
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (t.chapter === undefined ? n > 0 && ends?.(s, n) : isOver(t, s)) break;
      const legal: A[] = [];
      game.actions(s, actor, legal);
      const i = legal.length === 1 ? 0 : (mind.playOut?.(s, actor, legal, rng, me) ?? rng.int(legal.length));
      game.apply(s, actor, legal[i] as A);
      n++;
      t.transitions++;
    }
    while (game.actors(s)[0] === CHANCE && !isWeighed(t, s)) game.apply(s, CHANCE, game.sample(s, rng));
  };

  /** One walk down the tree on one table. */
  const iterate = (t: Thought<S, A, V>): void => {
    const { rng, me, known } = t;
    const s = look.deal(t.chair, rng);
    t.depth = 0;
    let node = t.root;
    let fell = ''; // how chance fell since the last decision in the tree
    for (let isHere = true; ; isHere = false) {
      const actors = game.actors(s);
      const actor = actors[0];
      if (actor === undefined) break;
      if (actor === CHANCE) {
        if (isWeighed(t, s)) break;
        const a = game.sample(s, rng);
        const key = mind.chanceKey?.(s, a);
        game.apply(s, CHANCE, a);
        if (key === undefined || t.depth === 0) continue;
        fell += `${key};`;
        node = step(taken[t.depth - 1] as Edge<A>, fell);
        continue;
      }
      if (isOver(t, s)) break;
      // Several decide at once in secret: the others must not answer to my choice, so the policy decides for them.
      const seat = actors.length > 1 && actors.includes(me) ? me : actor;
      // The chair knows its own list: every table dealt for it has the same.
      const isKnown = isHere && seat === me;
      const legal: A[] = isKnown ? (mind.isSure ? known : known.slice()) : [];
      if (!isKnown) game.actions(s, seat, legal);
      if (legal.length === 1 || (seat !== me && (mind.byHabit?.(s) || sealed.includes(game.room(s))))) {
        game.apply(s, seat, legal[legal.length === 1 ? 0 : (mind.playOut?.(s, seat, legal, rng, me) ?? rng.int(legal.length))] as A);
        t.transitions++;
        continue;
      }
      if (!isHere || !mind.isSure) mind.choices?.(s, seat, legal);
      if (legal.length === 1) {
        game.apply(s, seat, legal[0] as A);
        t.transitions++;
        continue;
      }
      const edge = select(t, node, s, seat, legal);
      game.apply(s, seat, edge.action);
      t.transitions++;
      if (edge.tries === 0) {
        playOut(t, s);
        break;
      }
      fell = '';
      node = step(edge, fell);
    }
    look.shares(s, share);
    for (let i = 0; i < t.depth; i++) {
      const mine = share[deciders[i] as Seat] as number;
      const at = passed[i] as Node<A>;
      at.visits++;
      at.worth += mine;
      const edge = taken[i] as Edge<A>;
      edge.tries++;
      edge.visits++;
      edge.value += mine;
    }
    t.iterations++;
  };

  const search = (chair: Chair<S, A, V>, budget: Budget, rng: Rng): Searched<A> => {
    const me = chair.seat;
    const nodes = budget.nodes ?? style.nodes;
    const millis = budget.millis ?? (budget.nodes === undefined ? style.millis : undefined);
    const deadline = millis !== undefined && budget.now ? budget.now() + IN_TIME * millis : Number.POSITIVE_INFINITY;
    const choices = choicesOf(mind, chair, rng);
    const root = reusable(kept, me, choices, keyOf) ?? newNode<A>();
    kept = undefined;
    const lookedBefore = look.counted.transitions;
    const t: Thought<S, A, V> = {
      chair,
      rng,
      me,
      root,
      known: (mind.isSure ? choices : chair.legal).slice(),
      chapter: mind.chapter?.(chair.sample(rng)),
      depth: 0,
      iterations: 0,
      transitions: 0,
    };
    if (choices.length > 1)
      while (t.iterations < nodes) {
        iterate(t);
        if (budget.cancelled?.()) break;
        if (deadline !== Number.POSITIVE_INFINITY && (budget.now as () => number)() >= deadline) break;
      }

    const moves = choices
      .map(action => {
        const edge = edgeOf(root, keyOf(action));
        return { action, visits: edge?.tries ?? 0, value: edge && edge.visits > 0 ? edge.value / edge.visits : 0 };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
    const most = (moves[0] as { visits: number }).visits;
    const good = moves.filter(m => m.visits >= most * style.steadiness);
    const { action } = good[style.steadiness >= 1 ? 0 : rng.int(good.length)] as { action: A };
    const next = edgeOf(root, keyOf(action))?.next;
    if (next !== undefined) kept = { node: next, seat: me };
    return { action, iterations: t.iterations, transitions: t.transitions + look.counted.transitions - lookedBefore, moves };
  };

  return { name: style.name, search, choose: (chair, budget, rng) => search(chair, budget, rng).action };
};

/** Mostly a node meets the list it met last. One with offers in it is weighed anew on every table. */
const isListed = <A>({ listed, isFree }: Node<A>, legal: readonly A[]): boolean => {
  if (listed === legal) return true;
  if (isFree || listed.length !== legal.length) return false;
  for (let i = 0; i < legal.length; i++) if (listed[i] !== legal[i]) return false;
  return true;
};

/** The kept tree fits if the same seat decides again and has exactly the choices seen there. */
const reusable = <A extends Action>(
  kept: { readonly node: Node<A>; readonly seat: Seat } | undefined,
  seat: Seat,
  choices: readonly A[],
  keyOf: (a: Action) => Key,
): Node<A> | undefined => {
  if (kept === undefined || kept.seat !== seat || kept.node.edges.length === 0) return undefined;
  const legal = new Set(choices.map(keyOf));
  for (const { key } of kept.node.edges) if (!legal.has(key)) return undefined;
  return kept.node;
};
