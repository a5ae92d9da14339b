/**
 * PA-21.3 (PA-21.2: taking back is the engine's undo): what the seat of an absent player does, room by room. No bot takes over a decision:
 * a clock that ran out once costs one decision, not the seat. Out: a legal action; where the rule says "random", the whole position is the
 * seed, which no player knows. 'bot' only where the seat has nothing to decide.
 */
import { CHANCE, type Seat, sfc32 } from '@stoa/engine';
import type { PaAction, PaActionKind } from './actions.ts';
import { COMMODITY_COUNT } from './cards.ts';
import { picking } from './event-cards/answers.ts';
import type { FrameOf, PaRoomName } from './frames.ts';
import { printPosition } from './notation.ts';
import { keepLimit } from './rooms/discard.ts';
import { ROOMS } from './rooms/index.ts';
import type { PaState } from './state.ts';
import { held } from './table/holdings.ts';

/** Kinds in order of preference: the first legal kind is played, with its first listed action (lists have cheap cards first). */
const PREFERRED: Readonly<Partial<Record<PaRoomName, readonly PaActionKind[]>>> = {
  'event-decline': ['accept-target'],
  production: ['assign-army', 'boost-village', 'confirm'],
  'trade-start': ['confirm', 'pay', 'pass'],
  'trade-open': ['ready'],
  'voyage-start': ['pass'],
  // Goods already laid on a fleet must sail; nothing else leaves port.
  'voyage-plan': ['confirm', 'sail'],
  'hazard-respond': ['accept-hazard'],
  'hazard-choose': ['pick-loss'],
  'hazard-keep': ['keep-none'],
  'harbor-vote': ['pass-harbor'],
  'fleet-trade': ['confirm', 'pay', 'take', 'done'],
  return: ['confirm', 'transfer', 'discard-cargo'],
  build: ['confirm', 'pay', 'done', 'choose-philosophy'],
};

const first = (list: readonly PaAction[], kinds: readonly PaActionKind[]): PaAction | undefined => {
  for (const kind of kinds) {
    const found = list.find(action => action.do === kind);
    if (found !== undefined) return found;
  }
  return undefined;
};
const dearest = (list: readonly PaAction[], kind: 'pick' | 'keep'): PaAction | undefined => list.findLast(action => action.do === kind);

/** The cheapest loss: suffer, one card less where a power allows; lose the cheapest cards, take the most valuable. */
const decide = (s: PaState, f: FrameOf<'event-decide'>, seat: Seat, list: readonly PaAction[]): PaAction | undefined => {
  const less = list.find(action => action.do === 'suffer' && action.reduce);
  const settled = less ?? first(list, ['suffer', 'skip-optional', 'confirm', 'pick-village']);
  if (settled !== undefined) return settled;
  return picking(s, f.at, seat)?.step.op === 'gain' ? dearest(list, 'pick') : first(list, ['pick']);
};

/** B if it keeps more cards, else A with the most valuable. */
const discard = (s: PaState, seat: Seat, list: readonly PaAction[]): PaAction | undefined => {
  let kinds = 0;
  for (let card = 0; card < COMMODITY_COUNT; card++) if (held(s, seat, card) > 0) kinds++;
  return kinds > keepLimit(s, seat) ? first(list, ['option-b']) : (dearest(list, 'keep') ?? first(list, ['option-a']));
};

export const absent = (s: PaState, seat: Seat): PaAction | 'bot' => {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || seat === CHANCE || ROOMS[frame.room].mode === 'chance') return 'bot';
  const list: PaAction[] = [];
  (ROOMS[frame.room] as { actions(s: PaState, f: unknown, seat: Seat, out: PaAction[]): void }).actions(s, frame, seat, list);
  if (list.length === 0) return 'bot';
  const preferred =
    frame.room === 'event-decide'
      ? decide(s, frame, seat, list)
      : frame.room === 'discard'
        ? discard(s, seat, list)
        : first(list, PREFERRED[frame.room] ?? []);
  return preferred ?? list[sfc32(printPosition(s)).int(list.length)]!;
};
