/**
 * One walk of a search: deals a table, goes down the tree with the moves legal there, makes a rollout from the new leaf, asks the
 * evaluation and adds the answer to every node it passed.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Seat } from '@stoa/engine';
import type { Lookahead } from './lookahead.ts';
import type { Mind } from './mind.ts';
import { makeRollout, type Rollout } from './rollout.ts';
import type { SearchRun } from './search-run.ts';
import type { Select } from './select.ts';
import { type Edge, type Node, step } from './tree.ts';

export type Walk<S, A, V> = (run: SearchRun<S, A, V>) => void;

/** The walk so far: nodes, the edges taken there, the seats that decided; the first `depth` of each count. */
interface Path<A> {
  readonly nodes: Node<A>[];
  readonly edges: Edge<A>[];
  readonly seats: Seat[];
  depth: number;
}
const addTo = <A>(path: Path<A>, node: Node<A>, edge: Edge<A>, seat: Seat): void => {
  const { depth } = path;
  path.nodes[depth] = node;
  path.edges[depth] = edge;
  path.seats[depth] = seat;
  path.depth = depth + 1;
};
/** Adds each seat's share of the win to the nodes and edges where that seat decided. */
const backUp = <A>({ nodes, edges, seats, depth }: Path<A>, share: readonly number[]): void => {
  for (let i = 0; i < depth; i++) {
    const mine = share[seats[i] as Seat] as number;
    const node = nodes[i] as Node<A>;
    node.visits++;
    node.worth += mine;
    const edge = edges[i] as Edge<A>;
    edge.tries++;
    edge.visits++;
    edge.value += mine;
  }
};

type DecisionAt<S, A, V> = (run: SearchRun<S, A, V>, s: S, seat: Seat, isRoot: boolean) => readonly A[];
/** The moves of the next decision that the tree shall choose from. A single move, or a move of the policy, needs no node. */
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
    // Several decide at once in secret: the others must not answer my choice, so the policy decides for them.
    if (legal.length === 1 || (seat !== me && (policy?.othersUsePolicy?.(s) || isSealed(s)))) return [policyMove(run, s, seat, legal)];
    if (!isRoot || !isSure) policy?.choices?.(s, seat, legal);
    return legal;
  };
};

/** Goes down the tree to a new leaf or to the end of the walk; leaves `s` there and the way in `path`. */
const makeDescend = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  select: Select<S, A>,
): ((run: SearchRun<S, A, V>, s: S, path: Path<A>) => void) => {
  const rollout = makeRollout(game, mind);
  const { end, play } = rollout;
  const decisionAt = makeDecisionAt(game, mind, rollout);
  const outcomeKey = mind.chance?.outcomeKey;
  return (run, s, path) => {
    const { rng, me } = run;
    let node = run.root;
    let outcomes = ''; // the chance outcomes since the last decision in the tree
    for (let isRoot = true; ; isRoot = false) {
      const actors = game.actors(s);
      const actor = actors[0];
      if (actor === undefined) return;
      if (actor === CHANCE) {
        if (end.isBeforeDice(run, s)) return;
        const a = game.sample(s, rng);
        const key = outcomeKey?.(s, a);
        game.apply(s, CHANCE, a);
        if (key === undefined || path.depth === 0) continue;
        outcomes += `${key};`;
        node = step(path.edges[path.depth - 1] as Edge<A>, outcomes);
        continue;
      }
      if (end.isHere(run, s)) return;
      const seat = actors.length > 1 && actors.includes(me) ? me : actor;
      const legal = decisionAt(run, s, seat, isRoot);
      if (legal.length === 1) {
        play(run, s, seat, legal[0] as A);
        continue;
      }
      const edge = select(node, { s, seat, legal }, rng);
      addTo(path, node, edge, seat);
      play(run, s, seat, edge.action);
      if (edge.tries === 0) return rollout.fromLeaf(run, s);
      outcomes = '';
      node = step(edge, outcomes);
    }
  };
};

export const makeWalk = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  lookahead: Lookahead<S, A>,
  select: Select<S, A>,
): Walk<S, A, V> => {
  const descend = makeDescend(game, mind, select);
  const share: number[] = [];
  const path: Path<A> = { nodes: [], edges: [], seats: [], depth: 0 };
  return run => {
    const s = lookahead.deal(run.observation, run.rng);
    path.depth = 0;
    descend(run, s, path);
    lookahead.shares(s, share);
    backUp(path, share);
    run.iterations++;
  };
};
