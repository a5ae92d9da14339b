/** One drawing in each task of the page, so that a hand of cards that comes into sight does not hold up a touch. */
const waiting: (() => void)[] = [];
let running = false;

const next = (): void => {
  waiting.shift()?.();
  running = waiting.length > 0;
  if (running) setTimeout(next);
};
export const inTurn = (draw: () => void): void => {
  waiting.push(draw);
  if (running) return;
  running = true;
  setTimeout(next);
};
