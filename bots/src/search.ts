/**
 * Information-set Monte Carlo tree search: every iteration deals a new table that the seat cannot tell from the real one and walks the
 * shared tree. A node is one decision, as far as the searching seat can tell decisions apart; each seat maximises its own chance to win.
 */
import type { Action, Game, GameEvent, Rng, Seat } from '@stoa/engine';
import { choicesOf } from './greedy.ts';
import { type Halving, halving } from './halving.ts';
import { makeLookahead } from './lookahead.ts';
import type { Mind } from './mind.ts';
import type { Bot, Budget, Observation } from './observation.ts';
import type { SearchRun } from './search-run.ts';
import type { SearchStyle } from './search-style.ts';
import { makeSelect } from './select.ts';
import { edgeOf, type Key, keys, type Node, newNode } from './tree.ts';
import { makeWalk } from './walk.ts';

/** The share of its time that a search uses. The rest is for garbage collection and other work of the machine. */
const TIME_PART = 0.97;

export interface Searched<A> {
  readonly action: A;
  readonly iterations: number;
  readonly transitions: number;
  /** By seat: its mean share of the win at the ends of the walks; empty if there was nothing to choose. */
  readonly shares: readonly number[];
  /** Visits and mean value of every root move, most visited first. */
  readonly moves: readonly { readonly action: A; readonly visits: number; readonly value: number }[];
}

export interface SearchBot<S, A, V> extends Bot<S, A, V> {
  search(observation: Observation<S, A, V>, budget: Budget, rng: Rng): Searched<A>;
}

/** The tree below the last move, kept while the same seat decides next with the same choices. */
interface Kept<A> {
  readonly node: Node<A>;
  readonly seat: Seat;
}

/**
 * How much of the budget these walks have spent: the larger share of nodes and time. At 1 the search is over; a caller that cancels ends
 * it too.
 */
const spentAfter = (style: SearchStyle, { nodes, millis, now, cancelled }: Budget): ((iterations: number) => number) => {
  const most = nodes ?? style.nodes;
  const time = millis ?? (nodes === undefined ? style.millis : undefined);
  const began = now?.() ?? 0;
  const timePart = time === undefined || now === undefined ? () => 0 : () => (now() - began) / (TIME_PART * time);
  return iterations => (cancelled?.() === true ? 1 : Math.max(iterations / most, timePart()));
};

export const searchBot = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: SearchStyle,
): SearchBot<S, A, V> => {
  const keyOf = keys(mind.interned);
  const lookahead = makeLookahead(game, mind);
  const walk = makeWalk<S, A, E, V, O>(game, mind, style, lookahead, makeSelect(game, mind, style, lookahead, keyOf));
  let kept: Kept<A> | undefined;

  const search = (observation: Observation<S, A, V>, budget: Budget, rng: Rng): Searched<A> => {
    const me = observation.seat;
    const spentPart = spentAfter(style, budget);
    const walks = budget.nodes ?? style.nodes;
    const choices = choicesOf(mind, observation, rng);
    const root = reusable(kept, me, choices, keyOf) ?? newNode<A>();
    kept = undefined;
    const countedBefore = lookahead.counted.transitions;
    const run: SearchRun<S, A, V> = {
      observation,
      rng,
      me,
      root,
      known: (mind.policy?.readsOnlyOwnView ? choices : observation.legal).slice(),
      stage: mind.horizon.stage?.(observation.sample(rng)),
      first: undefined,
      iterations: 0,
      shares: [],
      transitions: 0,
    };
    let halves: Halving<A> | undefined;
    for (let spent = choices.length > 1 ? 0 : 1; spent < 1; ) {
      const walked = root.visits;
      walk(run);
      spent = spentPart(run.iterations);
      if (style.halves !== true) continue;
      if (halves === undefined) halves = halving(root, choices, keyOf, walks);
      else if (root.visits > walked) halves.walked(spent);
      run.first = halves.next();
    }

    const moves = choices
      .map(action => {
        const edge = edgeOf(root, keyOf(action));
        return { action, visits: edge?.tries ?? 0, value: edge && edge.visits > 0 ? edge.value / edge.visits : 0 };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
    const action =
      style.temperature === undefined ? (halves?.best() ?? steady(moves, style.steadiness, rng)) : drawn(moves, style.temperature, rng);
    const next = edgeOf(root, keyOf(action))?.next;
    if (next !== undefined) kept = { node: next, seat: me };
    const transitions = run.transitions + lookahead.counted.transitions - countedBefore;
    const shares = run.shares.map(sum => sum / run.iterations);
    return { action, iterations: run.iterations, transitions, shares, moves };
  };

  return { name: style.name, search, choose: (observation, budget, rng) => search(observation, budget, rng).action };
};

/** One of the moves that were visited nearly as often as the most visited one. */
const steady = <A>(moves: Searched<A>['moves'], steadiness: number, rng: Rng): A => {
  const most = moves[0]!.visits;
  const good = moves.filter(m => m.visits >= most * steadiness);
  return good[steadiness >= 1 ? 0 : rng.int(good.length)]!.action;
};
const FINE = 1 << 24;
/** A visited move drawn by its value: the noise is Gumbel's, which draws in proportion to e to the power value / temperature. */
const drawn = <A>(moves: Searched<A>['moves'], temperature: number, rng: Rng): A => {
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const noise = -Math.log(-Math.log((rng.int(FINE) + 0.5) / FINE));
    const score = move.value + temperature * noise;
    if (move.visits === 0 || score <= most) continue;
    most = score;
    best = move;
  }
  return best.action;
};

/** The kept tree fits if the same seat decides again and has exactly the choices seen there. */
const reusable = <A extends Action>(
  kept: Kept<A> | undefined,
  seat: Seat,
  choices: readonly A[],
  keyOf: (a: Action) => Key,
): Node<A> | undefined => {
  if (kept === undefined || kept.seat !== seat || kept.node.edges.length === 0) return undefined;
  const legal = new Set(choices.map(keyOf));
  for (const { key } of kept.node.edges) if (!legal.has(key)) return undefined;
  return kept.node;
};
