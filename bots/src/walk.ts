/**
 * One walk of a search: deals a table, goes down the tree along moves that are legal there, makes a rollout from the new leaf, asks the
 * evaluation and adds the answer to every node it passed.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Seat } from '@stoa/engine';
import { makeDealFor } from './deal.ts';
import type { Lookahead } from './lookahead.ts';
import type { Mind } from './mind.ts';
import { makeRollout, type Rollout } from './rollout.ts';
import type { SearchRun } from './search-run.ts';
import type { SearchStyle } from './search-style.ts';
import type { Decision, Select } from './select.ts';
import { type Edge, type Node, newNode, sameEdge, step } from './tree.ts';

export type Walk<S, A, V> = (run: SearchRun<S, A, V>) => void;

/** The walk so far: nodes, the edges taken there, the seats that decided. Only the first `depth` of each are valid. */
interface Path<A> {
  readonly nodes: Node<A>[];
  readonly edges: Edge<A>[];
  readonly seats: Seat[];
  depth: number;
  /**
   * Whether it teaches the other seats: then, from the first decision of one of them, its table is dealt anew as that seat must reckon
   * with.
   */
  isOthers: boolean;
  isDealtAnew: boolean;
  /** From which decision on the walk's answer is added, and to which seat's decisions alone; ALL: to those of all seats. */
  from: number;
  only: Seat;
}
const ALL = -1;
const newPath = <A>(): Path<A> => ({
  nodes: [],
  edges: [],
  seats: [],
  depth: 0,
  isOthers: false,
  isDealtAnew: false,
  from: 0,
  only: ALL,
});
const addTo = <A>(path: Path<A>, node: Node<A>, edge: Edge<A>, seat: Seat): void => {
  const { depth } = path;
  path.nodes[depth] = node;
  path.edges[depth] = edge;
  path.seats[depth] = seat;
  path.depth = depth + 1;
};
/** Adds each seat's share of the win to the nodes and edges where that seat decided. */
const backUp = <A>({ nodes, edges, seats, depth, from, only }: Path<A>, share: readonly number[]): void => {
  for (let i = from; i < depth; i++) {
    if (only !== ALL && seats[i] !== only) continue;
    const mine = share[seats[i]!]!;
    const node = nodes[i]!;
    node.visits++;
    node.worth += mine;
    const edge = edges[i]!;
    edge.tries++;
    edge.visits++;
    edge.value += mine;
  }
};

type DecisionAt<S, A, V> = (run: SearchRun<S, A, V>, s: S, seat: Seat, isRoot: boolean) => readonly A[];
/** The moves of the next decision that the tree chooses from. A single move, or a move of the policy, needs no node. */
const makeDecisionAt = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  { policy }: Mind<S, A>,
  { policyMove }: Rollout<S, A, V>,
): DecisionAt<S, A, V> => {
  const sealed = Object.keys(game.rooms).filter(room => game.rooms[room]?.mode === 'sealed');
  const isSealed = (s: S): boolean => sealed.includes(game.room(s));
  const isSure = policy?.readsOnlyOwnView === true;
  return (run, s, seat, isRoot) => {
    const { me, known } = run;
    // The observation has its own list: every table dealt for it has the same.
    const isKnown = isRoot && seat === me;
    const legal: A[] = isKnown ? (isSure ? known : known.slice()) : [];
    if (!isKnown) game.actions(s, seat, legal);
    // Several decide at once in secret. The others cannot know this seat's choice, so the policy decides for them.
    if (legal.length === 1 || (seat !== me && (policy?.othersUsePolicy?.(s) || isSealed(s)))) return [policyMove(run, s, seat, legal)];
    if (!isRoot || !isSure) policy?.choices?.(s, seat, legal);
    return legal;
  };
};

/** Which edge a walk takes at a decision. */
const makeTakeEdge =
  <S, A extends Action>(select: Select<S, A>) =>
  <V>({ rng, me, first }: SearchRun<S, A, V>, path: Path<A>, node: Node<A>, decision: Decision<S, A>): Edge<A> => {
    if (path.depth === 0 && first !== undefined) return select.take(node, decision, first);
    if (path.only !== ALL && decision.seat !== me) return select.answer(node, decision, rng);
    return select.best(node, decision, rng, path.isOthers && !path.isDealtAnew ? 0 : 1);
  };
/** Where the counts of a decision are: those of the searching seat with a hand that is not its own are kept apart. */
const countsOf = <A>(node: Node<A>, path: Path<A>, isMine: boolean): Node<A> => {
  if (!isMine || !path.isDealtAnew) return node;
  node.blind ??= newNode();
  return node.blind;
};

/** Goes down the tree to a new leaf or to the end of the walk. Leaves the path in `path` and returns the table there. */
const makeDescend = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  select: Select<S, A>,
  grows: number,
): ((run: SearchRun<S, A, V>, s: S, path: Path<A>) => S) => {
  const rollout = makeRollout(game, mind);
  const { end, play } = rollout;
  const decisionAt = makeDecisionAt(game, mind, rollout);
  const takeEdge = makeTakeEdge(select);
  const dealFor = makeDealFor(game, mind);
  const outcomeKey = mind.chance?.outcomeKey;
  return (run, table, path) => {
    const { rng, me } = run;
    let s = table;
    let node = run.root;
    let way: Edge<A> | undefined;
    let outcomes = ''; // the chance outcomes since the last decision in the tree
    for (let isRoot = true; ; isRoot = false) {
      const actors = game.actors(s);
      const actor = actors[0];
      if (actor === undefined) return s;
      if (actor === CHANCE) {
        if (end.isBeforeDice(run, s)) return s;
        const a = game.sample(s, rng);
        const key = outcomeKey?.(s, a);
        game.apply(s, CHANCE, a);
        if (key === undefined || way === undefined) continue;
        outcomes += `${key};`;
        node = step(way, outcomes);
        continue;
      }
      if (end.isHere(run, s)) return s;
      const seat = actors.length > 1 && actors.includes(me) ? me : actor;
      const legal = isRoot && run.first !== undefined ? run.known : decisionAt(run, s, seat, isRoot);
      if (legal.length === 1) {
        play(run, s, seat, legal[0]!);
        continue;
      }
      if (path.isOthers && !path.isDealtAnew && seat !== me) {
        s = dealFor(s, seat, rng);
        path.isDealtAnew = true;
        path.from = path.depth;
      }
      const counts = countsOf(node, path, seat === me);
      const edge = takeEdge(run, path, counts, { s, seat, legal });
      addTo(path, counts, edge, seat);
      play(run, s, seat, edge.action);
      if (edge.tries < grows && path.isOthers === path.isDealtAnew) {
        rollout.fromLeaf(run, s);
        return s;
      }
      outcomes = '';
      way = counts === node ? edge : sameEdge(node, edge);
      node = step(way, outcomes);
    }
  };
};

export const makeWalk = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  { othersEvery = 0, grows = 1 }: SearchStyle,
  lookahead: Lookahead<S, A>,
  select: Select<S, A>,
): Walk<S, A, V> => {
  const descend = makeDescend<S, A, E, V, O>(game, mind, select, grows);
  const share: number[] = [];
  const path = newPath<A>();
  return run => {
    path.depth = 0;
    path.from = 0;
    path.isDealtAnew = false;
    path.isOthers = othersEvery > 0 && run.iterations % othersEvery === othersEvery - 1;
    path.only = othersEvery > 0 && !path.isOthers ? run.me : ALL;
    const s = descend(run, lookahead.deal(run.observation, run.rng), path);
    lookahead.shares(s, share);
    backUp(path, share);
    for (let seat = 0; seat < share.length; seat++) run.shares[seat] = (run.shares[seat] ?? 0) + share[seat]!;
    run.iterations++;
  };
};
