/**
 * Control state as data: a stack of readonly frames. Rooms open, replace and close frames;
 * any moment can be saved, cloned and explained.
 *
 * A room goes on after another one in its `resume`, which only the engine calls, once (`room-steps.ts`). For that:
 * - a room closes itself and never a room that it has opened in the same call (it decides before it opens);
 * - a room that may or may not have opened another one says `proceed`, and never checks whether it is still on top.
 */

export interface Frame {
  readonly room: string;
}

/** Why the room on top is to be resumed: the room above it has closed, or it asked for that itself. */
export type Resuming = false | 'closed' | 'asked';

/** What the engine needs of a state. `resuming` is false except inside `apply`. */
export interface Stacked<F extends Frame = Frame> {
  stack: F[];
  resuming: Resuming;
}

export const top = <F extends Frame>(s: Stacked<F>): F | undefined => s.stack[s.stack.length - 1];

/** Opens a room above the present one, which resumes when it closes. */
export const open = <F extends Frame>(s: Stacked<F>, frame: F): void => {
  s.stack.push(frame);
  s.resuming = false;
};

/** Replaces the present frame: another room, or the same room with other facts. */
export const goTo = <F extends Frame>(s: Stacked<F>, frame: F): void => {
  s.stack[s.stack.length - 1] = frame;
  s.resuming = false;
};

/** Closes the present room; the engine then calls `resume` of the one below. */
export const leave = <F extends Frame>(s: Stacked<F>): void => {
  s.stack.pop();
  s.resuming = 'closed';
};

/**
 * The room goes on in its `resume`: right after this call if it has opened no room, otherwise when that room has closed.
 * After `goTo` the new room is the one that is resumed.
 */
export const proceed = <F extends Frame>(s: Stacked<F>): void => {
  if (s.resuming === false) s.resuming = 'asked';
};

/** Ends the game: no room is left. */
export const leaveAll = <F extends Frame>(s: Stacked<F>): void => {
  s.stack.length = 0;
  s.resuming = false;
};
