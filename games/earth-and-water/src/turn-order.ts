/** Promises about one entry: whose turn follows whose in Operations, EW-6.1 to EW-6.7. No rule is decided here; the laws ask it after every entry. */
import type { EwEvent } from './events.ts';
import { hand } from './hands.ts';
import { other, PERSIA, SIDE_IDS } from './map.ts';
import type { EwState } from './state.ts';

const inOperations = (s: EwState): boolean => s.stack[0]?.room === 'operations';

/** EW-6.1: after an operation, or a pass, the other side is next; EW-6.3: without cards it passes and the turn comes back. */
const brokenTurn = (before: EwState, after: EwState, passes: number): string[] => {
  const isOver = after.stack.length === 1;
  const foe = other(before.turn);
  const isForced = isOver && hand(after, foe) === 0;
  const next = isOver && !isForced ? foe : before.turn;
  return [
    ...(after.turn === next ? [] : [`EW-6.1: ${SIDE_IDS[after.turn]} is next, not ${SIDE_IDS[next]}`]),
    ...(passes === (isForced ? 1 : 0) ? [] : [`EW-6.3: ${passes} automatic passes in a turn of ${SIDE_IDS[before.turn]}`]),
  ];
};

export const entryInvariants = (before: EwState, after: EwState, events: readonly EwEvent[]): readonly string[] => {
  const passed = events.filter(e => e.e === 'passed');
  const automatic = passed.filter(e => e.automatic);
  const broken: string[] = [];
  for (const [i, { side }] of passed.entries())
    if (side === passed[i + 1]?.side) broken.push(`EW-6.4: ${SIDE_IDS[side]} passes twice in a row`);
  for (const { side } of automatic)
    if (hand(after, side) !== 0) broken.push(`EW-6.3: ${SIDE_IDS[side]} passes by itself with cards in hand`);
  if (inOperations(before) && inOperations(after)) broken.push(...brokenTurn(before, after, automatic.length));
  else if (inOperations(after) && hand(after, PERSIA) !== 0 && after.turn !== PERSIA)
    broken.push('EW-4.2: Persia does not begin Operations');
  else if (inOperations(before)) {
    const killed = events.some(e => e.e === 'king-died');
    const own = passed.length - automatic.length;
    // EW-6.5: a card played in this entry or before it in the same turn sets the passes back.
    const inARow = passed.length + (own > 0 ? before.passes : 0);
    if (!killed && after.figures === before.figures && inARow < 2) broken.push('EW-6.4: Operations end without two passes in a row');
  }
  return broken;
};
