/**
 * One drawing in each task of the page, so that a hand of cards that comes into sight does not hold up a touch; and only as many before a frame
 * as it has time for: each is laid out and painted in it too.
 */
const waiting: (() => void)[] = [];
let running = false;
/** Milliseconds for the drawings of one frame. */
const ENOUGH = 1.5;
let spent = 0;

/** A drawing that fails does not keep the others from being drawn. */
const next = (): void => {
  const began = performance.now();
  try {
    waiting.shift()?.();
  } finally {
    spent += performance.now() - began;
    running = waiting.length > 0;
    if (running && spent < ENOUGH) setTimeout(next);
    else {
      spent = 0;
      if (running) requestAnimationFrame(() => setTimeout(next));
    }
  }
};
/** Something waits to be drawn. */
export const isDrawing = (): boolean => running;
export const inTurn = (draw: () => void): void => {
  waiting.push(draw);
  if (running) return;
  running = true;
  setTimeout(next);
};

/** Each in a task and a frame of its own, in their order: what is long to lay out does not come all at once. The answer ends it. */
export const inFrames = (draws: readonly (() => void)[]): (() => void) => {
  let wanted = true;
  let frame = 0;
  const go = ([draw, ...rest]: readonly (() => void)[]): void => {
    if (!wanted || draw === undefined) return;
    draw();
    frame = requestAnimationFrame(() => inTurn(() => go(rest)));
  };
  inTurn(() => go(draws));
  return () => {
    wanted = false;
    cancelAnimationFrame(frame);
  };
};
