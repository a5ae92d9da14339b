/** Actions created once and shared, by the numbers of what they name; those that name cards of the pack, once per box. */
import type { Seat } from '@stoa/engine';
import type { PaAction, PaActionOf, PromiseKind } from './actions.ts';
import { PROMISES } from './actions.ts';
import { CARDS, type CardId, FLEETS, ISLANDS, LANDS, MAX_SEATS, STRUCTURES, VILLAGE_COUNT } from './cards.ts';
import type { Box } from './pack/box.ts';
import { WISHES } from './state.ts';
import { OFFER_IDS, TO_ALL } from './trade/offers.ts';

const seats: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, i) => i);
const villages = Array.from({ length: VILLAGE_COUNT }, (_, i) => i + 1);
/** The shared action, or list of actions, at this index. */
export const made = <T>(list: readonly T[], i: number): T => list[i]!;

export const CONFIRM: PaAction = { do: 'confirm' };
export const PASS: PaAction = { do: 'pass' };
export const READY: PaAction = { do: 'ready' };
export const UNREADY: PaAction = { do: 'unready' };
export const DONE: PaAction = { do: 'done' };
export const REDRAW: PaAction = { do: 'redraw' };
export const KEEP_HAZARD: PaAction = { do: 'keep-hazard' };
export const ACCEPT_HAZARD: PaAction = { do: 'accept-hazard' };
export const ACCEPT_TARGET: PaAction = { do: 'accept-target' };
export const KEEP_NONE: PaAction = { do: 'keep-none' };
export const OPTION_A: PaAction = { do: 'option-a' };
export const OPTION_B: PaAction = { do: 'option-b' };
export const BUY_FLEET: PaAction = { do: 'buy-fleet' };
export const TAKE_OPTIONAL: PaAction = { do: 'take-optional' };
export const SKIP_OPTIONAL: PaAction = { do: 'skip-optional' };
export const SUFFER: readonly PaAction[] = [
  { do: 'suffer', reduce: false },
  { do: 'suffer', reduce: true },
];
export const DECLINE_FREE: PaAction = { do: 'decline-target', pay: 'none' };
export const PAY_OPTION: readonly PaAction[] = Array.from({ length: 10 }, (_, option) => ({ do: 'pay-option', option }));
export const SET_WISH: readonly PaAction[] = WISHES.map(wish => ({ do: 'set-order-wish', wish }));
const promises = seats.map(to => PROMISES.map((what: PromiseKind): PaAction => ({ do: 'promise', to, what })));
export const promiseOf = (to: Seat, what: number): PaAction => made(made(promises, to), what);

const ofSeat = <K extends 'draw-archon' | 'choose-target' | 'place-next' | 'vote' | 'pick-winner'>(kind: K): readonly PaActionOf<K>[] =>
  seats.map(seat => ({ do: kind, seat }) as PaActionOf<K>);
export const DRAW_ARCHON = ofSeat('draw-archon');
export const CHOOSE_TARGET = ofSeat('choose-target');
export const PLACE_NEXT = ofSeat('place-next');
export const VOTE = ofSeat('vote');
export const PICK_WINNER = ofSeat('pick-winner');

type CardKind = 'lose-card' | 'pick' | 'pay' | 'take' | 'pick-loss' | 'keep-card' | 'keep';
const ofCard = <K extends CardKind>(kind: K): readonly PaActionOf<K>[] => CARDS.map(card => ({ do: kind, card }) as PaActionOf<K>);
export const LOSE_CARD = ofCard('lose-card');
export const PICK = ofCard('pick');
export const PAY = ofCard('pay');
export const TAKE = ofCard('take');
export const PICK_LOSS = ofCard('pick-loss');
export const KEEP_CARD = ofCard('keep-card');
export const KEEP = ofCard('keep');
export const DECLINE_PAID: readonly PaAction[] = CARDS.map(pay => ({ do: 'decline-target', pay }));
export const DONATE: readonly PaAction[] = CARDS.map(card => ({ do: 'donate', cards: [card] }));

const one = CARDS.map((card): readonly CardId[] => [card]);
const offers = [TO_ALL, ...seats].map(to => one.map(give => one.map((want): PaAction => ({ do: 'offer', to, give, want }))));
/** One card for another. */
export const offerOf = (to: Seat, give: number, want: number): PaAction => made(made(made(offers, to - TO_ALL), give), want);
/** One card for another, in answer to an offer. */
export const counterOf = (offer: number, give: number, want: number): PaAction => ({
  do: 'counter',
  offer,
  give: made(one, give),
  want: made(one, want),
});
/** Answers by the number of the offer, each made when it is first listed. */
const byOffer = (kind: 'accept' | 'decline' | 'withdraw'): ((offer: number) => PaAction) => {
  const known = new Array<PaAction | null>(OFFER_IDS).fill(null);
  return offer => {
    const before = known[offer] ?? null;
    if (before !== null) return before;
    const action: PaAction = { do: kind, offer };
    known[offer] = action;
    return action;
  };
};
export const acceptOf = byOffer('accept');
export const declineOf = byOffer('decline');
export const withdrawOf = byOffer('withdraw');

type VillageKind = 'pick-village' | 'name-village' | 'assign-army' | 'boost-village';
const ofVillage = <K extends VillageKind>(kind: K): readonly PaActionOf<K>[] =>
  villages.map(village => ({ do: kind, village }) as PaActionOf<K>);
export const PICK_VILLAGE = ofVillage('pick-village');
export const NAME_VILLAGE = ofVillage('name-village');
export const ASSIGN_ARMY = ofVillage('assign-army');
export const BOOST_VILLAGE = ofVillage('boost-village');
const substitutes = villages.map(village => CARDS.map((good: CardId): PaAction => ({ do: 'substitute', village, good })));
export const substituteOf = (village: number, good: number): PaAction => made(made(substitutes, village), good);

type FleetKind = 'name-fleet' | 'use-gift' | 'refuse-duty' | 'buy' | 'take-plan';
const ofFleet = <K extends FleetKind>(kind: K): readonly PaActionOf<K>[] => FLEETS.map(fleet => ({ do: kind, fleet }) as PaActionOf<K>);
export const NAME_FLEET = ofFleet('name-fleet');
export const USE_GIFT = ofFleet('use-gift');
export const REFUSE_DUTY = ofFleet('refuse-duty');
export const BUY = ofFleet('buy');
export const TAKE_PLAN = ofFleet('take-plan');
const fleetPicks = seats.map(seat => FLEETS.map((fleet): PaAction => ({ do: 'pick-fleet', seat, fleet })));
export const pickFleetOf = (seat: Seat, f: number): PaAction => made(made(fleetPicks, seat), f);
const replacing = FLEETS.map(fleet => [...CARDS, 'none' as const].map((pay): PaAction => ({ do: 'replace-hazard', fleet, pay })));
/** `pay`: a card, or CARDS.length for none. */
export const replaceOf = (f: number, pay: number): PaAction => made(made(replacing, f), pay);

type FleetCardKind = 'load' | 'pay-duty' | 'discard-cargo' | 'keep-aboard';
const ofFleetCard = (kind: FleetCardKind): readonly (readonly PaAction[])[] =>
  FLEETS.map(fleet => CARDS.map((card): PaAction => ({ do: kind, fleet, card })));
export const LOAD = ofFleetCard('load');
export const PAY_DUTY = ofFleetCard('pay-duty');
export const DISCARD_CARGO = ofFleetCard('discard-cargo');
export const KEEP_ABOARD = ofFleetCard('keep-aboard');
export const fleetCard = (table: readonly (readonly PaAction[])[], f: number, card: number): PaAction => made(made(table, f), card);
const sails = FLEETS.map(fleet => LANDS.map((land): PaAction => ({ do: 'sail', fleet, land })));
export const sailOf = (f: number, land: number): PaAction => made(made(sails, f), land);
const transfers = FLEETS.map(from => FLEETS.map(to => CARDS.map((card): PaAction => ({ do: 'transfer', from, to, card }))));
export const transferOf = (from: number, to: number, card: number): PaAction => made(made(made(transfers, from), to), card);

const ofLand = <K extends 'divert' | 'reveal' | 'pass-harbor'>(kind: K): readonly PaActionOf<K>[] =>
  LANDS.map(land => ({ do: kind, land }) as PaActionOf<K>);
export const DIVERT = ofLand('divert');
export const REVEAL = ofLand('reveal');
export const PASS_HARBOR = ofLand('pass-harbor');
const peeks = LANDS.map(land => [...CARDS, 'none' as const].map((pay): PaAction => ({ do: 'peek', land, pay })));
export const peekOf = (land: number, pay: number): PaAction => made(made(peeks, land), pay);
export const NO_CARD = CARDS.length;

export const BUILD: readonly PaAction[] = STRUCTURES.map(structure => ({ do: 'build', structure }));
export const USE: readonly PaAction[] = STRUCTURES.map(structure => ({ do: 'use', structure }));
export const DRAW_ISLAND = ISLANDS.map(island => ({ do: 'draw-island', island }) as const);
export const DEAL_ISLAND = ISLANDS.map(island => ({ do: 'deal-island', island }) as const);

/** The actions that name cards of the pack. */
interface BoxActions {
  readonly reveal: readonly PaAction[];
  readonly resolve: readonly PaAction[];
  readonly hazard: readonly PaAction[];
  readonly harbor: readonly PaAction[];
  readonly plan: readonly PaAction[];
  /** By wonder and fleet; the fourth is from the hand. */
  readonly payWonder: readonly (readonly PaAction[])[];
  /** By power card and good; the last is without one. */
  readonly power: readonly (readonly PaAction[])[];
  readonly service: readonly (readonly PaAction[])[];
  /** By fleet and row: the tables, then the card's own rates. */
  readonly exchange: readonly (readonly PaAction[])[];
  readonly choose: readonly PaAction[];
  readonly adopt: readonly PaAction[];
}
/** Names of the two rates a Harbor Status card may bring. */
export const SELL_ROW = 'sell';
export const BUY_ROW = 'buy';

const memory = new WeakMap<Box, BoxActions>();
export const boxActions = (box: Box): BoxActions => {
  let found = memory.get(box);
  if (found === undefined) {
    const goods = [...CARDS, 'none' as const];
    found = {
      reveal: box.events.map(({ id }) => ({ do: 'reveal-event', event: id })),
      resolve: box.events.map(({ id }) => ({ do: 'resolve-event', event: id })),
      hazard: box.hazards.map(({ id }) => ({ do: 'draw-hazard', hazard: id })),
      harbor: box.harbors.map(({ id }) => ({ do: 'draw-harbor', harbor: id })),
      plan: box.wonders.map(({ id }) => ({ do: 'draw-plan', wonder: id })),
      payWonder: box.wonders.map(({ id }) =>
        [...FLEETS, 'none' as const].map((fleet): PaAction => ({ do: 'pay-wonder', wonder: id, fleet })),
      ),
      power: box.powers.map(({ id }) => goods.map((good): PaAction => ({ do: 'use-power', power: id, good }))),
      service: box.wonders.map(({ id }) => CARDS.map((pay): PaAction => ({ do: 'use-service', wonder: id, pay }))),
      exchange: FLEETS.map(fleet => [...box.rowIds, SELL_ROW, BUY_ROW].map((row): PaAction => ({ do: 'exchange', fleet, row }))),
      choose: box.philosophies.map(philosophy => ({ do: 'choose-philosophy', philosophy })),
      adopt: box.philosophies.map(philosophy => ({ do: 'adopt', philosophy })),
    };
    memory.set(box, found);
  }
  return found;
};
