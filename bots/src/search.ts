/**
 * Information-set Monte Carlo tree search: every iteration deals a new table that the chair cannot tell from the real
 * one, walks the shared tree with the moves legal there, plays a short way out and asks the evaluation.
 * One node is one decision as the searching seat can tell it apart; each seat maximises its own chance to win.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat } from '@stoa/engine';
import type { Bot, Budget, Chair } from './chair.ts';
import { lookOf } from './look.ts';
import type { Mind } from './mind.ts';

export interface SearchStyle {
  readonly name: string;
  /** Iterations a move, unless the caller sets another number; its time only ever ends a search earlier. */
  readonly nodes: number;
  /** How eagerly little-tried moves are tried again. */
  readonly exploration: number;
  /** Moves looked at in a node after n visits: the best-ordered `widen · √(n + 1) + 2`. */
  readonly widen: number;
  /** A node visited this often is worth looking one move ahead for every move in it; the answer orders them. */
  readonly ripe: number;
  /** Only moves this close to the most visited one may be taken: 1 is always the best, less plays looser. */
  readonly steadiness: number;
}

type Key = Action | string;

interface Node {
  visits: number;
  readonly edges: Map<Key, Edge>;
  /** What the evaluation says one move further on, once the node is worth that look. */
  looked: Map<Key, number> | undefined;
}

interface Edge {
  /** Walks through this edge. */
  tries: number;
  /** Walks, and one more for what the first look said. */
  visits: number;
  /** Times this move was legal when its node was visited. */
  available: number;
  /** Sum of the mover's share of the win. */
  value: number;
  /** The decisions that may follow, by how chance fell in between. */
  readonly after: Map<string, Node>;
}

const newNode = (): Node => ({ visits: 0, edges: new Map(), looked: undefined });

/** What the same action is known by in the tree: itself where the game makes each action once, otherwise its text. */
const keys = (interned: boolean): ((a: Action) => Key) => {
  if (interned) return a => a;
  const known = new WeakMap<Action, string>();
  return a => {
    let key = known.get(a);
    if (key === undefined) {
      key = JSON.stringify(a);
      known.set(a, key);
    }
    return key;
  };
};

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

export const searchBot = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: SearchStyle,
): SearchBot<S, A, V> => {
  const keyOf = keys(mind.interned);
  const look = lookOf(game, mind);
  /** The tree below the last move, kept while the same seat decides next with the same choices. */
  let kept: { readonly node: Node; readonly seat: Seat } | undefined;

  const search = (chair: Chair<S, A, V>, budget: Budget, rng: Rng): Searched<A> => {
    const me = chair.seat;
    const root = reusable(kept, chair, keyOf) ?? newNode();
    kept = undefined;
    const nodes = budget.nodes ?? style.nodes;
    const deadline = budget.millis !== undefined && budget.now ? budget.now() + budget.millis : Number.POSITIVE_INFINITY;
    const path: { edge: Edge; node: Node; seat: Seat }[] = [];
    const legal: A[] = [];
    const share: number[] = [];
    let iterations = 0;
    let transitions = 0;
    const lookedBefore = look.counted.transitions;

    /** Widening and selection among the moves legal on this table; the others keep their counts. */
    const select = (node: Node, s: S, seat: Seat): A => {
      let best: A | undefined;
      let bestEdge: Edge | undefined;
      let bestScore = Number.NEGATIVE_INFINITY;
      const room = Math.ceil(style.widen * Math.sqrt(node.visits + 1)) + 2;
      if (node.edges.size < legal.length || node.edges.size < room) {
        const fresh = freshest(node, s, seat, room);
        if (fresh !== undefined) return fresh;
      }
      for (const a of legal) {
        const edge = node.edges.get(keyOf(a));
        if (edge === undefined) continue;
        edge.available++;
        const score = edge.value / edge.visits + style.exploration * Math.sqrt(Math.log(edge.available + 1) / edge.visits);
        if (score > bestScore) {
          bestScore = score;
          best = a;
          bestEdge = edge;
        }
      }
      if (best === undefined || bestEdge === undefined) return freshest(node, s, seat, Number.POSITIVE_INFINITY) as A;
      path.push({ edge: bestEdge, node, seat });
      return best;
    };

    /** One move ahead, for every legal move, on this table: the order in which moves are opened and their first value. */
    const lookAhead = (node: Node, s: S, seat: Seat): Map<Key, number> => {
      node.looked = new Map(legal.map(a => [keyOf(a), look.after(s, seat, a, rng)]));
      return node.looked;
    };

    /** The best-ordered legal move that has no edge yet, if the node has room for one more among those legal here. */
    const freshest = (node: Node, s: S, seat: Seat, room: number): A | undefined => {
      let open = 0;
      let best: A | undefined;
      let bestOrder = Number.NEGATIVE_INFINITY;
      const looked = node.looked ?? (node.visits >= style.ripe ? lookAhead(node, s, seat) : undefined);
      for (const a of legal) {
        if (node.edges.has(keyOf(a))) {
          open++;
          continue;
        }
        const order = (looked?.get(keyOf(a)) ?? 0) + (mind.order?.(s, seat, a) ?? 0) + rng.int(1024) / 1e6;
        if (order > bestOrder) {
          bestOrder = order;
          best = a;
        }
      }
      if (best === undefined || open >= room) return undefined;
      const first = looked?.get(keyOf(best));
      const edge: Edge = { tries: 0, visits: first === undefined ? 0 : 1, available: 1, value: first ?? 0, after: new Map() };
      node.edges.set(keyOf(best), edge);
      path.push({ edge, node, seat });
      return best;
    };

    /** From a new leaf: the play-out policy for a while, then the evaluation. */
    const playOut = (s: S): void => {
      for (let n = 0; n < mind.horizon; n++) {
        const actor = game.actors(s)[0];
        if (actor === undefined) break;
        if (actor === CHANCE) {
          game.apply(s, CHANCE, game.sample(s, rng));
          n--;
          continue;
        }
        if (n > 0 && mind.quiet?.(s)) break;
        legal.length = 0;
        game.actions(s, actor, legal);
        const i = legal.length === 1 ? 0 : (mind.playOut?.(s, actor, legal, rng) ?? rng.int(legal.length));
        game.apply(s, actor, legal[i] as A);
        transitions++;
      }
      while (game.actors(s)[0] === CHANCE) game.apply(s, CHANCE, game.sample(s, rng));
    };

    /** One walk down the tree on one table. */
    const iterate = (): void => {
      const s = chair.sample(rng);
      path.length = 0;
      let node = root;
      let fell = ''; // how chance fell since the last decision in the tree
      for (;;) {
        const actors = game.actors(s);
        const actor = actors[0];
        if (actor === undefined) break;
        if (actor === CHANCE) {
          const a = game.sample(s, rng);
          const key = mind.chanceKey?.(s, a);
          game.apply(s, CHANCE, a);
          const last = path[path.length - 1];
          if (key === undefined || last === undefined) continue;
          fell += `${key};`;
          node = step(last.edge, fell);
          continue;
        }
        // Several decide at once in secret: the others must not answer to my choice, so the policy decides for them.
        const seat = actors.length > 1 && actors.includes(me) ? me : actor;
        legal.length = 0;
        game.actions(s, seat, legal);
        if (seat !== me && game.rooms[game.room(s)]?.mode === 'sealed') {
          game.apply(s, seat, legal[mind.playOut?.(s, seat, legal, rng) ?? rng.int(legal.length)] as A);
          transitions++;
          continue;
        }
        if (legal.length === 1) {
          game.apply(s, seat, legal[0] as A);
          transitions++;
          continue;
        }
        const a = select(node, s, seat);
        const { edge } = path[path.length - 1] as { edge: Edge };
        game.apply(s, seat, a);
        transitions++;
        if (edge.tries === 0) {
          playOut(s);
          break;
        }
        fell = '';
        node = step(edge, fell);
      }
      look.shares(s, share);
      for (const { edge, node: at, seat } of path) {
        at.visits++;
        edge.tries++;
        edge.visits++;
        edge.value += share[seat] as number;
      }
      iterations++;
    };

    if (chair.legal.length > 1)
      while (iterations < nodes) {
        iterate();
        if (budget.cancelled?.()) break;
        if (deadline !== Number.POSITIVE_INFINITY && (budget.now as () => number)() >= deadline) break;
      }

    const moves = chair.legal
      .map(action => {
        const edge = root.edges.get(keyOf(action));
        return { action, visits: edge?.tries ?? 0, value: edge && edge.visits > 0 ? edge.value / edge.visits : 0 };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
    const most = (moves[0] as { visits: number }).visits;
    const good = moves.filter(m => m.visits >= most * style.steadiness);
    const { action } = good[style.steadiness >= 1 ? 0 : rng.int(good.length)] as { action: A };
    const next = root.edges.get(keyOf(action))?.after.get('');
    if (next !== undefined) kept = { node: next, seat: me };
    return { action, iterations, transitions: transitions + look.counted.transitions - lookedBefore, moves };
  };

  return { name: style.name, search, choose: (chair, budget, rng) => search(chair, budget, rng).action };
};

const step = (edge: Edge, key: string): Node => {
  let node = edge.after.get(key);
  if (node === undefined) {
    node = newNode();
    edge.after.set(key, node);
  }
  return node;
};

/** The kept tree fits if the same seat decides again and has exactly the choices seen there. */
const reusable = <S, A extends Action, V>(
  kept: { readonly node: Node; readonly seat: Seat } | undefined,
  chair: Chair<S, A, V>,
  keyOf: (a: Action) => Key,
): Node | undefined => {
  if (kept === undefined || kept.seat !== chair.seat || kept.node.edges.size === 0) return undefined;
  const legal = new Set(chair.legal.map(keyOf));
  for (const key of kept.node.edges.keys()) if (!legal.has(key)) return undefined;
  return kept.node;
};
