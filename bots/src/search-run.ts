/** The state of one search, shared by its walks. */
import type { Rng, Seat } from '@stoa/engine';
import type { Observation } from './observation.ts';
import type { Node } from './tree.ts';

/** One search: its observation, the tree it grows, and how far it is. */
export interface SearchRun<S, A, V> {
  readonly observation: Observation<S, A, V>;
  readonly rng: Rng;
  readonly me: Seat;
  readonly root: Node<A>;
  /** The moves to choose from, the same on every table dealt for the observation. */
  readonly known: A[];
  /** The stage of this decision. */
  readonly stage: number | undefined;
  /** The root move of the next walk, if the search sets it. */
  first: A | undefined;
  iterations: number;
  /** By seat: the sum of its shares of the win at the ends of the walks. */
  readonly shares: number[];
  transitions: number;
}
