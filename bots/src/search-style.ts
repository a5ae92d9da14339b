/** How a search spends its iterations. */
export interface SearchStyle {
  readonly name: string;
  /** Iterations a move, unless the caller sets another number. Time can only end a search earlier. */
  readonly nodes: number;
  /** Milliseconds a move if the caller has a clock and sets neither time nor nodes: the longest wait on a slow machine. */
  readonly millis?: number;
  /** The weight of the prior against what a move has shown. */
  readonly exploration: number;
  /** A node with n visits considers its best `widen · √(n + 1) + 4` moves. */
  readonly widen: number;
  /** From this many visits a node looks one move ahead for each of its moves, if the mind has no prior. */
  readonly ripe: number;
  /** Only moves with at least this share of the most visited move's visits may be played; 1 always plays the most visited one. */
  readonly steadiness: number;
  /**
   * How freely the move is drawn: a move that seems worse by this share of the win is drawn about a third as often. Without it the best
   * move is played.
   */
  readonly temperature?: number;
  /**
   * Every n-th walk teaches the other seats: it uses a table that they must reckon with. In all other walks they answer by what they
   * learnt. Without it all walks share their counts, and the others learn to answer the hidden hand of the searching seat.
   */
  readonly othersEvery?: number;
  /**
   * The root moves are halved (`halving.ts`); the mind needs a prior. Otherwise they are chosen as everywhere in the tree, and the most
   * visited one is played.
   */
  readonly halves?: boolean;
  /**
   * The tree goes on below a move only when this many walks have taken it; until then its walks are rollouts. Default 1. If walks vary
   * more than moves differ, a node with few walks chooses worse than the policy.
   */
  readonly grows?: number;
}
