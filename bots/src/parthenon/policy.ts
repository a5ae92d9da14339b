/**
 * The policy, room by room: what an island does without looking ahead. Rollouts follow it, and it plays the other islands in the
 * search. In: the legal moves. Out: an index. It reads nothing that the acting seat does not know.
 */
import { type Rng, type Seat, top } from '@stoa/engine';
import { FLEETS, LANDS, type PaAction, type PaState } from '@stoa/parthenon';
import { cardOf } from './island.ts';
import { best, buildScore, costOf, hold, keepScore, laidOut, type RoomPolicy, reckonFor, tradeScore } from './move-scores.ts';
import { answerPolicy } from './offers.ts';
import {
  declinePolicy,
  divertPolicy,
  eventOrderPolicy,
  namePolicy,
  pickFleetPolicy,
  redrawPolicy,
  strikePolicy,
  votePolicy,
} from './policy-archon.ts';
import { buildPolicy, decidePolicy, discardPolicy, meFirst, productionPolicy, tradeStartPolicy } from './policy-home.ts';
import { fleetTradePolicy, harborPolicy, lossPolicy, peekPolicy, respondPolicy, returnPolicy, voyagePolicy } from './policy-sea.ts';
import { promise } from './voyage.ts';

const ROOM_POLICIES: Readonly<Record<string, RoomPolicy>> = {
  events: eventOrderPolicy,
  'event-target': namePolicy,
  'event-decline': declinePolicy,
  'event-decide': decidePolicy,
  'event-name': strikePolicy,
  production: productionPolicy,
  'order-set': meFirst,
  'trade-start': tradeStartPolicy,
  'trade-open': answerPolicy,
  'voyage-start': peekPolicy,
  'voyage-plan': voyagePolicy,
  'hazard-redraw': redrawPolicy,
  'hazard-pick': pickFleetPolicy,
  'hazard-respond': respondPolicy,
  'hazard-choose': lossPolicy,
  'hazard-keep': lossPolicy,
  'hazard-divert': divertPolicy,
  'harbor-vote': harborPolicy,
  'fleet-trade': fleetTradePolicy,
  return: returnPolicy,
  build: buildPolicy,
  dispute: meFirst,
  discard: discardPolicy,
  vote: votePolicy,
};

/** Moves that are always possible and that the policy never makes. */
export const isAside = ({ do: kind }: PaAction): boolean =>
  kind === 'set-order-wish' || kind === 'promise' || kind === 'donate' || kind === 'unready' || kind === 'withdraw';
const anyMove: RoomPolicy = (_s, _seat, legal, rng) => best(legal, a => (isAside(a) ? -1 : rng.int(1000)));

export const policyMove: RoomPolicy = (s, seat, legal, rng) => {
  const i = ROOM_POLICIES[top(s)?.room ?? '']?.(s, seat, legal, rng) ?? -1;
  return i >= 0 ? i : anyMove(s, seat, legal, rng);
};

/** The policy's move on the list that was narrowed last: the search asks for the prior of each of its moves next. */
let preferred: PaAction | undefined;
const STILL: Rng = { int: () => 0 };
/** Stores the policy's move of a list, and returns it. */
export const prefer = (s: PaState, seat: Seat, legal: readonly PaAction[]): PaAction => {
  preferred = legal[policyMove(s, seat, legal, STILL)]!;
  return preferred;
};
/** A proposal comes before the policy's answer. */
export const preferInstead = (a: PaAction): void => {
  preferred = a;
};
/** The move stored last. */
export const preferredMove = (): PaAction => preferred!;

/** The weight of a move's immediate score beside the policy's move. */
const TILT = 0.5;
/** How promising a move looks at once, as the logarithm of its share of attention; `lean` is that of the policy's move. */
export const priorOf = (s: PaState, seat: Seat, a: PaAction, lean: number): number => (a === preferred ? lean : TILT * scoreOf(s, seat, a));
const scoreOf = (s: PaState, seat: Seat, a: PaAction): number => {
  switch (a.do) {
    case 'exchange':
    case 'buy':
    case 'take-plan':
    case 'pay-duty':
      return clip(8 * tradeScore(s, seat, a, reckonFor(s, seat)));
    case 'build':
    case 'use':
    case 'buy-fleet':
    case 'adopt':
    case 'choose-philosophy':
      return clip(buildScore(s, seat, a, reckonFor(s, seat)) - 2);
    case 'pay-wonder':
      return 2;
    case 'pay':
      return clip(-4 * costOf(reckonFor(s, seat), cardOf(a.card), laidOut(s, seat, cardOf(a.card))));
    case 'take':
      return clip(4 * reckonFor(s, seat).want[cardOf(a.card)]!);
    case 'keep':
      return clip(4 * keepScore(reckonFor(s, seat), cardOf(a.card), hold[cardOf(a.card)]!, laidOut(s, seat, cardOf(a.card))));
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
