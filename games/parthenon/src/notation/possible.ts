/**
 * Can the rules go on from a position that was read from notation (PA-21.1)? Each number has its range, rooms lie on each other as they open, and the
 * turn of no seat that still acts has passed. In: a state that may be anything. Out: the name of what cannot be, or undefined.
 */
import { bit, has, top } from '@stoa/engine';
import { CARD_COUNT, EVENT_COUNT, FLEET_COUNT, ISLANDS, LAND_COUNT, PHILOSOPHY_COUNT, VILLAGE_COUNT, WONDER_COUNT } from '../cards.ts';
import { SKIPS } from '../event-cards/answer-codes.ts';
import { eventIn, type PaRoomName } from '../frames.ts';
import { box, COMPLETE, type PaState, WISHES } from '../state.ts';
import { everybody } from '../table/islands.ts';
import { offersHold, tradesHold } from '../trade/offers.ts';

/** The most a count can be; far more than a game ever has. */
const MANY = 9999;
const bits = (n: number): number => bit(n) - 1;

/** The least and the greatest value of a number, or of each number of a list. A field that is missing here does not compile. */
type Fields = Exclude<keyof PaState, 'seats' | 'stack' | 'resuming' | 'options' | 'rules' | 'offers' | 'promises' | 'shownTrades'>;
type Range = readonly [least: number, greatest: number];
const rangesOf = (s: PaState): Readonly<Record<Fields, Range>> => {
  const seats: Range = [0, everybody(s)];
  const fleets: Range = [0, bits(s.seats * FLEET_COUNT)];
  const seat: Range = [0, s.seats - 1];
  const seatOrNone: Range = [-1, s.seats - 1];
  const counts: Range = [0, MANY];
  const powers: Range = [0, bits(PHILOSOPHY_COUNT + WONDER_COUNT)];
  const villages: Range = [0, bits(VILLAGE_COUNT)];
  const lands: Range = [0, bits(LAND_COUNT)];
  const land: Range = [-1, LAND_COUNT - 1];
  const events: Range = [0, bits(EVENT_COUNT)];
  const isOrNot: Range = [0, 1];
  return {
    year: [1, 3],
    season: [1, 4],
    step: [-1, 13],
    archon: seat,
    islandBag: [0, bits(ISLANDS.length)],
    islandOf: [-1, ISLANDS.length - 1],
    hand: counts,
    cargo: counts,
    fleets: [1, FLEET_COUNT],
    at: land,
    sailed: fleets,
    grounded: fleets,
    dutyPaid: fleets,
    dutyRefused: fleets,
    exchanges: counts,
    villages,
    workshops: [0, 2],
    acropolis: [0, 2],
    uses: counts,
    wonderOwner: seatOrNone,
    wonderStage: [0, COMPLETE],
    philosophies: [0, bits(PHILOSOPHY_COUNT)],
    powersUsed: powers,
    freePicks: counts,
    freeAdoptions: counts,
    wants: [0, 2 * (PHILOSOPHY_COUNT + 2) - 2],
    eventBag: events,
    yearEvents: [-1, EVENT_COUNT - 1],
    eventsDone: [0, bits(4)],
    harbor: [-1, box(s).harbors.length - 1],
    harborUp: lands,
    harborSeen: seats,
    harborBag: counts,
    harborDiscard: counts,
    hazardBag: counts,
    hazardDiscard: counts,
    hazardTable: counts,
    costEvents: events,
    discounts: events,
    redraws: counts,
    extraDraws: [-MANY, MANY],
    blocked: villages,
    settlers: counts,
    acropolisShut: seats,
    wishes: [0, WISHES.length - 1],
    wishChanges: counts,
    rank: [-1, s.seats],
    turn: [0, s.seats],
    begun: isOrNot,
    done: seats,
    asked: seats,
    draft: counts,
    reserved: counts,
    taken: counts,
    price: [-1, CARD_COUNT - 1],
    answer: [-1, SKIPS + 1],
    marked: powers,
    armies: villages,
    boosted: villages,
    substituted: [0, VILLAGE_COUNT * 16],
    load: counts,
    goal: land,
    declared: [-1, MANY],
    announced: [-1, MANY],
    struck: [-1, CARD_COUNT + 2],
    voted: lands,
    reveals: lands,
    shown: seats,
    votes: seatOrNone,
    offersMade: counts,
    leftHand: counts,
    promisesMade: counts,
    seenIn: counts,
    seenOut: counts,
    eventLosses: counts,
    ending: [0, 4],
    winner: seatOrNone,
    tied: seats,
  };
};

/** The same for the facts of a frame. A place, a card or a fleet that a room asks about is there. */
const factsOf = (s: PaState): Readonly<Record<string, Range>> => {
  const seats: Range = [0, everybody(s)];
  const fleets: Range = [0, bits(s.seats * FLEET_COUNT)];
  return {
    place: [0, 3],
    effect: [0, MANY],
    named: seats,
    declined: seats,
    seat: [0, s.seats - 1],
    position: [0, s.seats * FLEET_COUNT],
    stage: [0, MANY],
    toLose: [0, MANY],
    region: [0, 1],
    draws: [0, MANY],
    redrawn: [0, 1],
    victim: [-1, s.seats * FLEET_COUNT - 1],
    waitingGifts: fleets,
    answered: fleets,
    hazard: [0, box(s).hazards.length - 1],
    hitFleets: fleets,
    lost: [0, MANY],
    land: [0, LAND_COUNT - 1],
    lookers: seats,
    fleet: [0, s.seats * FLEET_COUNT - 1],
    philosophy: [0, PHILOSOPHY_COUNT - 1],
  };
};

const isWithin = (value: unknown, [least, greatest]: Range): boolean =>
  Array.isArray(value)
    ? value.every(n => isWithin(n, [least, greatest]))
    : typeof value === 'number' && Number.isInteger(value) && value >= least && value <= greatest;
const firstOutside = (of: object, ranges: Readonly<Record<string, Range>>): string | undefined =>
  Object.entries(ranges).find(([name, range]) => {
    const value: unknown = (of as Readonly<Record<string, unknown>>)[name];
    return value !== undefined && !isWithin(value, range);
  })?.[0];

const BEFORE_SEASONS: readonly PaRoomName[] = ['draw-islands', 'deal-islands', 'draw-archon', 'deal-plans'];
/** No room at all, one of the set-up alone, or the season with different rooms upon it. */
const roomsHold = (s: PaState): boolean => {
  const [first, ...others] = s.stack.map(frame => frame.room);
  if (first === undefined || BEFORE_SEASONS.includes(first)) return others.length === 0;
  return (
    first === 'season' &&
    new Set(others).size === others.length &&
    others.every(room => room !== 'season' && !BEFORE_SEASONS.includes(room))
  );
};
/** Every seat has an island of its own once the seasons have begun. */
const islandsHold = (s: PaState): boolean => {
  const dealt = s.islandOf.filter(island => island >= 0);
  return new Set(dealt).size === dealt.length && (dealt.length === s.seats || s.stack.length < 2);
};
/** An event room asks about an effect of a face-up event. */
const eventHolds = (s: PaState): boolean => {
  const at = eventIn(top(s));
  if (at === undefined) return true;
  const event = box(s).events[s.yearEvents[at.place] ?? -1];
  return event?.effects[at.effect] !== undefined;
};
const IN_TURN: readonly PaRoomName[] = ['trade-start', 'voyage-start', 'voyage-plan', 'fleet-trade', 'build'];
/** PA-4.4: the turn of a seat that is not done is now or to come; while the Archon sets the order seats have none yet. */
const turnsHold = (s: PaState): boolean => {
  if (top(s)?.room === 'order-set' || !s.stack.some(frame => IN_TURN.includes(frame.room))) return true;
  for (let seat = 0; seat < s.seats; seat++) if (!has(s.done, seat) && s.rank[seat]! < s.turn) return false;
  return true;
};

/** The name of the first thing that cannot be. */
export const impossibleIn = (s: PaState): string | undefined => {
  const outside = firstOutside(s, rangesOf(s)) ?? firstOutside(top(s)?.at ?? {}, factsOf(s));
  if (outside !== undefined) return outside;
  if (!roomsHold(s)) return 'room';
  if (!islandsHold(s)) return 'islands';
  if (!eventHolds(s)) return 'place';
  if (!turnsHold(s)) return 'rank';
  if (!offersHold(s)) return 'offers';
  if (!tradesHold(s)) return 'shownTrades';
  return undefined;
};
