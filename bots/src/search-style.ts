/** How a search spends its iterations. */
export interface SearchStyle {
  readonly name: string;
  /** Iterations a move, unless the caller sets another number. Time can only end a search earlier. */
  readonly nodes: number;
  /** Milliseconds a move, where the caller has a clock and sets neither time nor nodes: the longest wait on a slow machine. */
  readonly millis?: number;
  /** How much the prior counts against what a move has shown. */
  readonly exploration: number;
  /** A node with n visits considers its best `widen · √(n + 1) + 4` moves. */
  readonly widen: number;
  /** From this many visits on a node looks one move ahead for every move in it, where the mind has no prior. */
  readonly ripe: number;
  /** Only moves with this part of the most visited move's visits may be played: 1 always plays the most visited one. */
  readonly steadiness: number;
  /** How freely the move is drawn: one that seems worse by this share of the win is drawn about a third as often. Without it the best move is played. */
  readonly temperature?: number;
  /**
   * Every so manieth walk teaches the other seats, with a table that they must reckon with; in all other walks they answer by what they
   * learnt. Without it all walks share their counts, and the others come to answer what the searching seat holds.
   */
  readonly othersEvery?: number;
  /** The root moves are halved (`halving.ts`); the mind needs a prior. Otherwise they are chosen as everywhere in the tree, and the most visited is played. */
  readonly halves?: boolean;
  /**
   * The tree goes on below a move once so many walks have taken it; until then its walks are rollouts. One unless given. Where walks vary more than
   * moves are apart, a node of few walks chooses worse than the policy.
   */
  readonly grows?: number;
}
