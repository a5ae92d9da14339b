/**
 * Control state as data: a stack of readonly frames. Rooms open, replace and close frames;
 * any moment can be saved, cloned and explained.
 */

export interface Frame {
  readonly room: string;
}

/** What the engine needs of a state. `resuming` is true only inside `apply`, after a room closed. */
export interface Stacked<F extends Frame = Frame> {
  stack: F[];
  resuming: boolean;
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

/** Closes the present room; the one below is told through its `resume`. */
export const leave = <F extends Frame>(s: Stacked<F>): void => {
  s.stack.pop();
  s.resuming = true;
};

/** Ends the game: no room is left. */
export const leaveAll = <F extends Frame>(s: Stacked<F>): void => {
  s.stack.length = 0;
  s.resuming = false;
};
