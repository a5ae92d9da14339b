/** What a player of long runs does next: anything that is listed, but in a way that games end. */
import type { Action, Rng } from '@stoa/engine';

/** What can be said at any time and changes little: rarely, or games never end. */
const IDLE = ['set-order-wish', 'promise', 'unready', 'withdraw', 'take-back'];

/** What brings a decision to its end. */
const CLOSING = ['ready', 'done', 'pass', 'confirm', 'end-turn', 'end-commit'];

/** A kind first, then one of it: long lists of offers do not drown the rest. `brisk`: every other time what brings the game on. */
export const pick = (actions: readonly unknown[], rng: Rng, brisk = false): Action => {
  const kinds = [...new Set(actions.map(action => (action as Action).do))];
  const closing = brisk && rng.int(2) === 0 ? kinds.filter(kind => CLOSING.includes(kind)) : [];
  const lively = rng.int(12) > 0 ? kinds.filter(kind => !IDLE.includes(kind)) : kinds;
  const some = closing.length > 0 ? closing : lively.length > 0 ? lively : kinds;
  const kind = some[rng.int(some.length)];
  const fitting = actions.filter(action => (action as Action).do === kind);
  return fitting[rng.int(fitting.length)] as Action;
};
