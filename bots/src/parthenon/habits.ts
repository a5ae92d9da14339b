/**
 * Quick habits, room by room: what an island does without looking ahead. Play-outs run on them, and they stand for the
 * other islands in the search. In: the legal moves. Out: an index. They read nothing that the acting seat does not know.
 */
import { type Rng, type Seat, top } from '@stoa/engine';
import { FLEETS, LANDS, type PaAction, type PaState } from '@stoa/parthenon';
import {
  buildHabit,
  decideHabit,
  discardHabit,
  firstOf,
  meFirst,
  nameHabit,
  productionHabit,
  tradeStartHabit,
  voteHabit,
} from './habits-home.ts';
import { fleetTradeHabit, harborHabit, lossHabit, pickFleetHabit, respondHabit, returnHabit, voyageHabit } from './habits-sea.ts';
import { cardOf } from './island.ts';
import { best, buildMark, costOf, type Habit, hold, keepMark, laidOut, reckonFor, tradeMark } from './marks.ts';
import { answerHabit } from './offers.ts';
import { promise } from './voyage.ts';

const HABITS: Readonly<Record<string, Habit>> = {
  events: firstOf('resolve-event'),
  'event-target': nameHabit,
  'event-decline': firstOf('accept-target'),
  'event-decide': decideHabit,
  'event-name': firstOf('name-village', 'name-fleet'),
  production: productionHabit,
  'order-set': meFirst,
  'trade-start': tradeStartHabit,
  'trade-open': answerHabit,
  'voyage-start': firstOf('pass'),
  'voyage-plan': voyageHabit,
  'hazard-redraw': firstOf('keep-hazard'),
  'hazard-pick': pickFleetHabit,
  'hazard-respond': respondHabit,
  'hazard-choose': lossHabit,
  'hazard-keep': lossHabit,
  'hazard-divert': firstOf('divert'),
  'harbor-vote': harborHabit,
  'fleet-trade': fleetTradeHabit,
  return: returnHabit,
  build: buildHabit,
  dispute: meFirst,
  discard: discardHabit,
  vote: voteHabit,
};

/** What may be done at any time and is never done by habit. */
export const isAside = ({ do: kind }: PaAction): boolean =>
  kind === 'set-order-wish' || kind === 'promise' || kind === 'donate' || kind === 'unready' || kind === 'withdraw';
const anyMove: Habit = (_s, _seat, legal, rng) => best(legal, a => (isAside(a) ? -1 : rng.int(1000)));

export const habit: Habit = (s, seat, legal, rng) => {
  const i = HABITS[top(s)?.room ?? '']?.(s, seat, legal, rng) ?? -1;
  return i >= 0 ? i : anyMove(s, seat, legal, rng);
};

/** What habit would do with the list that was narrowed last: the search asks for the order of that same list next. */
let favourite: PaAction | undefined;
const STILL: Rng = { int: () => 0 };
/** Remembers habit's move of a list, and returns it. */
export const favour = (s: PaState, seat: Seat, legal: readonly PaAction[]): PaAction => {
  favourite = legal[habit(s, seat, legal, STILL)] as PaAction;
  return favourite;
};
/** An offer comes before being ready. */
export const favourInstead = (a: PaAction): void => {
  favourite = a;
};

/** How much what looks good at once counts beside what habit would do. */
const TILT = 0.5;
/** How promising a move looks at once, as the logarithm of its share of attention; `lean` is that of what habit would do. */
export const orderOf = (s: PaState, seat: Seat, a: PaAction, lean: number): number => (a === favourite ? lean : TILT * markOf(s, seat, a));
const markOf = (s: PaState, seat: Seat, a: PaAction): number => {
  switch (a.do) {
    case 'exchange':
    case 'buy':
    case 'take-plan':
    case 'pay-duty':
      return clip(8 * tradeMark(s, seat, a, reckonFor(s, seat)));
    case 'build':
    case 'use':
    case 'buy-fleet':
    case 'adopt':
    case 'choose-philosophy':
      return clip(buildMark(s, seat, a, reckonFor(s, seat)) - 2);
    case 'pay-wonder':
      return 2;
    case 'pay':
      return clip(-4 * costOf(reckonFor(s, seat), cardOf(a.card), laidOut(s, seat, cardOf(a.card))));
    case 'take':
      return clip(4 * (reckonFor(s, seat).want[cardOf(a.card)] as number));
    case 'keep':
      return clip(4 * keepMark(reckonFor(s, seat), cardOf(a.card), hold[cardOf(a.card)] as number, laidOut(s, seat, cardOf(a.card))));
    case 'sail':
      return clip(2 * promise(s, seat, FLEETS.indexOf(a.fleet), LANDS.indexOf(a.land), reckonFor(s, seat)) - 1);
    case 'load':
      return 0.5;
    case 'use-gift':
    case 'reveal':
    case 'accept':
    case 'offer':
      return 0.5;
    default:
      return 0;
  }
};
const clip = (x: number): number => Math.max(-2, Math.min(2, x));
