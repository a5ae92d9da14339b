/**
 * What a seat may see, PA-20.1, built up from nothing; a field of the state stays secret until it is named here.
 * Open: what islands can build (PA-2.13), aids (PA-3.2), plans (PA-14.2), discards (PA-15.5). Hidden: yields (PA-6.6), cargo (PA-8.7).
 * Harbor cards once seen stay in the view as notes (PA-20.2).
 */

import { commonPart, each, has, type Seat, top, type ViewParts } from '@stoa/engine';
import { PROMISES, type PromiseKind } from './actions.ts';
import { begunBy } from './build/bills.ts';
import { cardsIn } from './build/purchases.ts';
import { cardId, FLEET_COUNT, FLEETS, type FleetId, fleetId, islandId, LANDS, landId, WONDER_COUNT } from './cards.ts';
import { eventIn, hazardIn, NOTHING_LOST, type PaRoomName } from './frames.ts';
import { packName } from './pack/name.ts';
import { ROOMS } from './rooms/index.ts';
import { PHASE_OF } from './rooms/season.ts';
import { box, type PaState } from './state.ts';
import { idsIn, islandsFor, villagesIn } from './table/island-view.ts';
import { fleetOf, ownerOf } from './table/islands.ts';
import { addressee, gives, maker, mayRead, offerCount, offerId, offersOf, shownTrades, TO_ALL, wants } from './trade/offers.ts';
import type { DraftView, HazardView, OfferView, PaView } from './view-types.ts';

export const roomOf = (s: PaState): PaRoomName | '' => s.stack[s.stack.length - 1]?.room ?? '';
/** True in rooms where the answers to an event are already public. */
export const answersAreOpen = (s: PaState): boolean => roomOf(s) === 'event-loss' || roomOf(s) === 'event-name';
export const isSealed = (s: PaState): boolean => {
  const room = roomOf(s);
  return room !== '' && ROOMS[room].mode === 'sealed';
};
const actingSeats = (s: PaState): readonly Seat[] => {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined) return [];
  const room = ROOMS[frame.room];
  if (room.mode === 'chance') return [];
  return room.mode === 'sealed' && room.asked !== undefined ? room.asked(s, frame as never) : room.actors(s, frame as never);
};

const draftView = (s: PaState, seat: Seat): DraftView => ({
  begun: begunBy(s, seat),
  laid: cardsIn(s.reserved, seat),
  taken: cardsIn(s.taken, seat),
  price: s.price[seat]! < 0 ? null : cardId(s.price[seat]!),
  answer: s.answer[seat]!,
  marked: s.marked[seat]!,
  armies: villagesIn(s.armies[seat]!),
  boosted: villagesIn(s.boosted[seat]!),
  substituted: s.substituted[seat]!,
  load: FLEETS.map((_, f) => cardsIn(s.load, fleetOf(seat, f))),
  goals: FLEETS.map((_, f) => {
    const land = s.goal[fleetOf(seat, f)]!;
    return land < 0 ? null : landId(land);
  }),
  voted: s.voted[seat]!,
  reveals: s.reveals[seat]!,
  offersMade: offersOf(s, seat),
  changes: s.wishChanges[seat]!,
  promisesMade: s.promisesMade[seat]!,
  decided: has(s.done, seat),
});

const fleetName = (fleet: number): { readonly seat: Seat; readonly fleet: FleetId } => ({
  seat: ownerOf(fleet),
  fleet: fleetId(fleet % FLEET_COUNT),
});
const hazardView = (s: PaState): HazardView => {
  const at = hazardIn(top(s));
  const victim = at?.victim ?? -1;
  return {
    hazard: box(s).hazards[at?.hazard ?? -1]?.id ?? null,
    region: at?.region ?? 0,
    drawsLeft: at?.draws ?? 0,
    victim: victim < 0 ? null : fleetName(victim),
    hit: each(at?.hitFleets ?? 0).map(fleetName),
    inTurn: at?.position ?? 0,
    left: at?.toLose ?? 0,
    lost: cardsIn(at?.lost ?? NOTHING_LOST, 0),
    waiting: at?.waitingGifts ?? 0,
    answered: at?.answered ?? 0,
    redrawn: at?.redrawn === 1,
    declared: s.declared.slice(),
    announced: s.announced.slice(),
    struck: s.struck.slice(),
  };
};
const eventView = (s: PaState): PaView['event'] => {
  const f = top(s);
  const at = eventIn(f);
  if (at === undefined) return null;
  const step = f?.room === 'event-loss' || f?.room === 'event-name' ? f.at : undefined;
  return {
    event: box(s).events[s.yearEvents[at.place]!]?.id ?? '',
    effect: at.effect,
    named: each(at.named),
    declined: each(at.declined),
    naming: f?.room === 'event-decline' ? f.at.seat : null,
    position: step?.position ?? 0,
    stage: step?.stage ?? 0,
    left: step?.toLose ?? 0,
    answers: step === undefined ? null : s.answer.slice(),
    laid: step === undefined ? null : s.islandOf.map((_, seat) => cardsIn(s.reserved, seat)),
    marked: step === undefined ? null : s.marked.slice(),
  };
};

/** What every seat and every spectator see. */
const openView = (s: PaState) => {
  const pack = box(s);
  const room = roomOf(s);
  const frame = top(s);
  const { beginner, delianLeague, tournament, openTrades } = s.options;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    options: { beginner, delianLeague, tournament, openTrades },
    pack: s.options.pack === null ? null : packName(s.options.pack),
    acting: actingSeats(s),
    islandsLeft: each(s.islandBag).map(islandId),
    row: s.yearEvents.map((event, place) => ({
      event: event < 0 ? null : (pack.events[event]?.id ?? null),
      isDone: has(s.eventsDone, place),
    })),
    event: eventView(s),
    added: idsIn(s.costEvents, pack.events),
    redraws: s.redraws.slice(),
    extraDraws: s.extraDraws.slice(),
    ranks: s.rank.slice(),
    harborDiscard: s.harborDiscard.slice(),
    looking: frame?.room === 'harbor-draw' ? landId(frame.at.land) : null,
    harborVotes: room === 'harbor-vote' ? null : seats.map(seat => ({ voted: s.voted[seat]!, reveals: s.reveals[seat]! })),
    hazard: hazardView(s),
    hazardDeck: s.hazardBag.slice(),
    hazardDiscard: s.hazardDiscard.slice(),
    planFor: frame?.room === 'plan-draw' ? ownerOf(frame.at.fleet) : null,
    disputed: frame?.room === 'dispute' ? pack.philosophies[frame.at.philosophy]! : null,
    wonderPile: WONDER_COUNT - s.wonderStage.filter(stage => stage > 0).length,
    votes: s.votes.slice(),
    offersToAll: seats.map(seat => s.offersMade[seat * (s.seats + 1)]!),
    trades: shownTrades(s),
    promises: promisesOf(s),
    promisesMade: s.promisesMade.slice(),
    changes: s.wishChanges.slice(),
    tied: each(s.tied),
  };
};

type HarborView = PaView['harbors'][number];
/** A harbor card as a seat that has seen it sees it; or as all see it. */
const harborView = (s: PaState, i: number, isSeen: boolean): HarborView => ({
  land: LANDS[i]!,
  isUp: has(s.harborUp, i),
  harbor: isSeen || has(s.harborUp, i) ? (box(s).harbors[s.harbor[i]!]?.id ?? null) : null,
  seenBy: each(s.harborSeen[i]!),
});
/** Those who have seen the same harbors share the list. */
const harborsFor = (s: PaState, me: Seat | undefined, parts: ViewParts | undefined): readonly HarborView[] => {
  let seen = 0;
  if (me !== undefined) for (let i = 0; i < LANDS.length; i++) if (has(s.harborSeen[i]!, me)) seen |= 1 << i;
  return commonPart(parts, `harbors ${seen}`, () => LANDS.map((_, i) => harborView(s, i, has(seen, i))));
};

export const view = (s: PaState, me: Seat | undefined, parts?: ViewParts): PaView => {
  const open = commonPart(parts, 'open', () => openView(s));
  return {
    rules: s.rules,
    seats: s.seats,
    options: open.options,
    pack: open.pack,
    me: me ?? null,
    year: s.year,
    season: s.season,
    phase: PHASE_OF[s.step] ?? 0,
    room: roomOf(s),
    acting: open.acting,
    archon: s.archon,
    islandsLeft: open.islandsLeft,
    islands: islandsFor(s, me, parts),
    row: open.row,
    eventsLeft: s.eventBag,
    event: open.event,
    added: open.added,
    redraws: open.redraws,
    extraDraws: open.extraDraws,
    ranks: open.ranks,
    turn: s.turn,
    begun: s.begun !== 0,
    done: isSealed(s) ? 0 : s.done,
    asked: s.asked,
    harbors: harborsFor(s, me, parts),
    harborDiscard: open.harborDiscard,
    looking: open.looking,
    harborVotes: open.harborVotes,
    hazard: open.hazard,
    hazardDeck: open.hazardDeck,
    hazardDiscard: open.hazardDiscard,
    planFor: open.planFor,
    disputed: open.disputed,
    wonderPile: open.wonderPile,
    votes: open.votes,
    offers: offersFor(s, me),
    offersToAll: open.offersToAll,
    trades: open.trades,
    promises: open.promises,
    promisesMade: open.promisesMade,
    changes: open.changes,
    draft: me === undefined ? null : draftView(s, me),
    tied: open.tied,
    winner: s.winner < 0 ? null : s.winner,
  };
};
const offersFor = (s: PaState, me: Seat | undefined): OfferView[] => {
  const list: OfferView[] = [];
  for (let i = 0; i < offerCount(s); i++)
    if (mayRead(s, i, me))
      list.push({
        offer: offerId(s, i),
        seat: maker(s, i),
        to: addressee(s, i) === TO_ALL ? null : addressee(s, i),
        give: gives(s, i),
        want: wants(s, i),
      });
  return list;
};
const promisesOf = (s: PaState): { seat: Seat; to: Seat; what: PromiseKind }[] => {
  const list: { seat: Seat; to: Seat; what: PromiseKind }[] = [];
  for (let i = 0; i < s.promises.length; i += 3)
    list.push({
      seat: s.promises[i]!,
      to: s.promises[i + 1]!,
      what: PROMISES[s.promises[i + 2]!]!,
    });
  return list;
};
