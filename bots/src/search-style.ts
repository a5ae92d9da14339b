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
}
