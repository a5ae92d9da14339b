/**
 * One walk of a search: deals a table, goes down the tree with the moves legal there, makes a rollout from the new leaf, asks the
 * evaluation and adds the answer to every node it passed.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat } from '@stoa/engine';
import type { Lookahead } from './lookahead.ts';
import type { Mind } from './mind.ts';
import type { Observation } from './observation.ts';
import type { Select } from './select.ts';
import { type Edge, type Node, step } from './tree.ts';

/** One search: from which observation, which tree it grows, and how far it has got. */
export interface SearchRun<S, A, V> {
  readonly observation: Observation<S, A, V>;
  readonly rng: Rng;
  readonly me: Seat;
  readonly root: Node<A>;
  /** The moves to choose from, as every table dealt for the observation lists them. */
  readonly known: A[];
  /** The stage of this decision. */
  readonly stage: number | undefined;
  iterations: number;
  transitions: number;
}

export type Walk<S, A, V> = (run: SearchRun<S, A, V>) => void;

export const makeWalk = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  lookahead: Lookahead<S, A>,
  select: Select<S, A>,
): Walk<S, A, V> => {
  const { policy, horizon } = mind;
  const isSealed = (s: S): boolean => sealed.includes(game.room(s));
  const sealed = Object.keys(game.rooms).filter(room => game.rooms[room]?.mode === 'sealed');
  const rolloutEnds = horizon.rolloutEnds ?? horizon.isStable;
  const outcomeKey = mind.chance?.outcomeKey;
  const share: number[] = [];
  /** The walk so far: nodes, the edges taken there, the seats that decided. */
  const passed: Node<A>[] = [];
  const taken: Edge<A>[] = [];
  const deciders: Seat[] = [];
  let depth = 0;

  const isLaterStage = (run: SearchRun<S, A, V>, s: S): boolean =>
    run.stage !== undefined && (horizon.stage as (s: S) => number)(s) > run.stage;
  const endsHere = (run: SearchRun<S, A, V>, s: S): boolean =>
    isLaterStage(run, s) && ((horizon.isStable?.(s) ?? true) || horizon.endsBeforeDice?.(s) === true);
  const endsBeforeDice = (run: SearchRun<S, A, V>, s: S): boolean => horizon.endsBeforeDice?.(s) === true && isLaterStage(run, s);

  const policyMove = (run: SearchRun<S, A, V>, s: S, seat: Seat, legal: readonly A[]): A =>
    legal[legal.length === 1 ? 0 : (policy?.rollout?.(s, seat, legal, run.rng, run.me) ?? run.rng.int(legal.length))] as A;

  const play = (run: SearchRun<S, A, V>, s: S, seat: Seat, a: A): void => {
    game.apply(s, seat, a);
    run.transitions++;
  };

  /** From a new leaf: the policy for a while, then the evaluation. */
  const rollout = (run: SearchRun<S, A, V>, s: S): void => {
    const { rng } = run;
    for (let made = 0; made < horizon.rolloutLength; ) {
      const actor = game.actors(s)[0];
      if (actor === undefined) break;
      if (actor === CHANCE) {
        if (endsBeforeDice(run, s)) return;
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (run.stage === undefined ? made > 0 && rolloutEnds?.(s, made) : endsHere(run, s)) break;
      const legal: A[] = [];
      game.actions(s, actor, legal);
      play(run, s, actor, policyMove(run, s, actor, legal));
      made++;
    }
    while (game.actors(s)[0] === CHANCE && !endsBeforeDice(run, s)) game.apply(s, CHANCE, game.sample(s, rng));
  };

  /** The moves of the next decision that the tree shall choose from. A single move, or a move of the policy, needs no node. */
  const decisionAt = (run: SearchRun<S, A, V>, s: S, seat: Seat, isRoot: boolean): readonly A[] => {
    const { me, known } = run;
    const isSure = policy?.readsOnlyOwnView === true;
    // The observation has its own list: every table dealt for it has the same.
    const isKnown = isRoot && seat === me;
    const legal: A[] = isKnown ? (isSure ? known : known.slice()) : [];
    if (!isKnown) game.actions(s, seat, legal);
    // Several decide at once in secret: the others must not answer my choice, so the policy decides for them.
    if (legal.length === 1 || (seat !== me && (policy?.othersUsePolicy?.(s) || isSealed(s)))) return [policyMove(run, s, seat, legal)];
    if (!isRoot || !isSure) policy?.choices?.(s, seat, legal);
    return legal;
  };

  /** Goes down the tree to a new leaf or to the end of the walk; leaves `s` there. */
  const descend = (run: SearchRun<S, A, V>, s: S): void => {
    const { rng, me } = run;
    let node = run.root;
    let outcomes = ''; // the chance outcomes since the last decision in the tree
    for (let isRoot = true; ; isRoot = false) {
      const actors = game.actors(s);
      const actor = actors[0];
      if (actor === undefined) return;
      if (actor === CHANCE) {
        if (endsBeforeDice(run, s)) return;
        const a = game.sample(s, rng);
        const key = outcomeKey?.(s, a);
        game.apply(s, CHANCE, a);
        if (key === undefined || depth === 0) continue;
        outcomes += `${key};`;
        node = step(taken[depth - 1] as Edge<A>, outcomes);
        continue;
      }
      if (endsHere(run, s)) return;
      const seat = actors.length > 1 && actors.includes(me) ? me : actor;
      const legal = decisionAt(run, s, seat, isRoot);
      if (legal.length === 1) {
        play(run, s, seat, legal[0] as A);
        continue;
      }
      const edge = select(node, { s, seat, legal }, rng);
      passed[depth] = node;
      taken[depth] = edge;
      deciders[depth++] = seat;
      play(run, s, seat, edge.action);
      if (edge.tries === 0) {
        rollout(run, s);
        return;
      }
      outcomes = '';
      node = step(edge, outcomes);
    }
  };

  return run => {
    const s = lookahead.deal(run.observation, run.rng);
    depth = 0;
    descend(run, s);
    lookahead.shares(s, share);
    for (let i = 0; i < depth; i++) {
      const mine = share[deciders[i] as Seat] as number;
      const node = passed[i] as Node<A>;
      node.visits++;
      node.worth += mine;
      const edge = taken[i] as Edge<A>;
      edge.tries++;
      edge.visits++;
      edge.value += mine;
    }
    run.iterations++;
  };
};
