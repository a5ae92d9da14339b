/**
 * The moves of a walk outside the tree: the policy's move, where a walk ends, and the rollout from a new leaf. In: a search and the
 * position its walk has reached. Out: the position, changed in place, with its transitions counted.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Seat } from '@stoa/engine';
import type { Horizon, Mind } from './mind.ts';
import type { SearchRun } from './search-run.ts';

/** Where a walk ends. Every walk of a search that has a stage ends at the first stable position of a later stage. */
export interface WalkEnd<S> {
  isHere(run: { readonly stage: number | undefined }, s: S): boolean;
  isBeforeDice(run: { readonly stage: number | undefined }, s: S): boolean;
}
const walkEnd = <S>(horizon: Horizon<S>): WalkEnd<S> => {
  const isLaterStage = (stage: number | undefined, s: S): boolean => stage !== undefined && (horizon.stage as (s: S) => number)(s) > stage;
  return {
    isHere: ({ stage }, s) => isLaterStage(stage, s) && ((horizon.isStable?.(s) ?? true) || horizon.endsBeforeDice?.(s) === true),
    isBeforeDice: ({ stage }, s) => horizon.endsBeforeDice?.(s) === true && isLaterStage(stage, s),
  };
};

export interface Rollout<S, A, V> {
  readonly end: WalkEnd<S>;
  policyMove(run: SearchRun<S, A, V>, s: S, seat: Seat, legal: readonly A[]): A;
  play(run: SearchRun<S, A, V>, s: S, seat: Seat, a: A): void;
  /** From a new leaf the policy plays for a while; then the evaluation answers for the position reached. */
  fromLeaf(run: SearchRun<S, A, V>, s: S): void;
}

export const makeRollout = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  { policy, horizon }: Mind<S, A>,
): Rollout<S, A, V> => {
  const end = walkEnd(horizon);
  const rolloutEnds = horizon.rolloutEnds ?? horizon.isStable;

  const policyMove: Rollout<S, A, V>['policyMove'] = (run, s, seat, legal) =>
    legal[legal.length === 1 ? 0 : (policy?.rollout?.(s, seat, legal, run.rng, run.me) ?? run.rng.int(legal.length))]!;

  const play: Rollout<S, A, V>['play'] = (run, s, seat, a) => {
    game.apply(s, seat, a);
    run.transitions++;
  };

  const fromLeaf: Rollout<S, A, V>['fromLeaf'] = (run, s) => {
    const { rng } = run;
    for (let made = 0; made < horizon.rolloutLength; ) {
      const actor = game.actors(s)[0];
      if (actor === undefined) break;
      if (actor === CHANCE) {
        if (end.isBeforeDice(run, s)) return;
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (run.stage === undefined ? made > 0 && rolloutEnds?.(s, made) : end.isHere(run, s)) break;
      const legal: A[] = [];
      game.actions(s, actor, legal);
      play(run, s, actor, policyMove(run, s, actor, legal));
      made++;
    }
    while (game.actors(s)[0] === CHANCE && !end.isBeforeDice(run, s)) game.apply(s, CHANCE, game.sample(s, rng));
  };

  return { end, policyMove, play, fromLeaf };
};
