/**
 * What a seat may see of an island. Open: what stands there, its harbor and its aids (PA-2.13, PA-3.2). Only its own seat sees the hand
 * and what its fleets carry (PA-6.6, PA-8.7), unless the hand was shown.
 */

import { commonPart, each, has, type Seat, type ViewParts } from '@stoa/engine';
import { adoptionPrice, wanted } from '../build/philosophies.ts';
import { cardsIn } from '../build/purchases.ts';
import {
  ACROPOLIS,
  ACROPOLIS_COUNT,
  CARD_COUNT,
  type CardId,
  COMMODITY_COUNT,
  cardId,
  FLEET_COUNT,
  FLEETS,
  islandId,
  landId,
  VILLAGE_COUNT,
} from '../cards.ts';
import { box, COMPLETE, PARTIAL, type PaState, WISHES } from '../state.ts';
import type { IslandView } from '../view-types.ts';
import { aboard, cargoSize, handSize } from './holdings.ts';
import { copies, fleetCount, fleetOf, islandOf, landOf, structures } from './islands.ts';
export const villagesIn = (set: number): number[] => {
  const list: number[] = [];
  for (let v = 0; v < VILLAGE_COUNT; v++) if (has(set, v)) list.push(v + 1);
  return list;
};
const STAGES = ['plan', 'partial', 'complete'] as const;
const stageName = (stage: number): 'plan' | 'partial' | 'complete' =>
  stage === COMPLETE ? STAGES[2] : stage === PARTIAL ? STAGES[1] : STAGES[0];

/** Most of these sets are empty, and every move shows every island to every seat: the lists are not searched. */
export const idsIn = (set: number, list: readonly { readonly id: string }[]): string[] => each(set).map(i => list[i]?.id as string);

const acropolisView = (s: PaState, seat: Seat): IslandView['acropolis'] => {
  const found: IslandView['acropolis'][number][] = [];
  for (let type = 0; type < ACROPOLIS_COUNT; type++) {
    const n = copies(s, seat, type);
    if (n > 0) found.push({ structure: ACROPOLIS[type]!, copies: n, uses: s.uses[seat * ACROPOLIS_COUNT + type]! });
  }
  return found;
};

const wondersView = (s: PaState, seat: Seat): IslandView['wonders'] => {
  const { wonders } = box(s);
  const found: IslandView['wonders'][number][] = [];
  for (let w = 0; w < wonders.length; w++)
    if (s.wonderOwner[w] === seat) found.push({ wonder: wonders[w]!.id, stage: stageName(s.wonderStage[w]!) });
  return found;
};

const islandView = (s: PaState, seat: Seat, me: Seat | undefined): IslandView => {
  const pack = box(s);
  const isMine = seat === me;
  const base = seat * CARD_COUNT;
  const aboardAll: CardId[] = [];
  for (let card = COMMODITY_COUNT; card < CARD_COUNT; card++)
    for (let f = 0; f < FLEET_COUNT; f++) for (let n = aboard(s, fleetOf(seat, f), card); n > 0; n--) aboardAll.push(cardId(card));
  return {
    seat,
    island: islandOf(s, seat) < 0 ? null : islandId(islandOf(s, seat)),
    handSize: handSize(s, seat),
    hand: isMine || has(s.shown, seat) ? cardsIn(s.hand, seat, 0, COMMODITY_COUNT) : null,
    aegis: cardsIn(s.hand, seat, COMMODITY_COUNT),
    aegisAboard: aboardAll,
    fleets: FLEETS.slice(0, fleetCount(s, seat)).map((id, f) => {
      const fleet = fleetOf(seat, f);
      const land = landOf(s, fleet);
      const hasSailed = has(s.sailed, fleet);
      return {
        fleet: id,
        land: land < 0 ? null : landId(land),
        sailed: hasSailed,
        grounded: has(s.grounded, fleet),
        size: isMine || hasSailed ? cargoSize(s, fleet) : null,
        cargo: isMine ? cardsIn(s.cargo, fleet) : null,
        duty: has(s.dutyPaid, fleet) ? 'paid' : has(s.dutyRefused, fleet) ? 'refused' : null,
        exchanges: s.exchanges[fleet]!,
      };
    }),
    villages: villagesIn(s.villages[seat]!),
    blocked: villagesIn(s.blocked[seat]!),
    workshops: s.workshops[seat]!,
    acropolis: acropolisView(s, seat),
    isShut: has(s.acropolisShut, seat),
    wonders: wondersView(s, seat),
    philosophies: each(s.philosophies[seat]!).map(p => pack.philosophies[p]!),
    powersUsed: idsIn(s.powersUsed[seat]!, pack.powers),
    freePicks: s.freePicks[seat]!,
    freeAdoptions: s.freeAdoptions[seat]!,
    adoptionPrice: adoptionPrice(s, seat),
    asksFor: s.wants[seat] === 0 ? null : pack.philosophies[wanted(s, seat)]!,
    discounts: idsIn(s.discounts[seat]!, pack.events),
    settlers: s.settlers[seat]!,
    wish: WISHES[s.wishes[seat]!]!,
    structures: structures(s, seat),
    seenIn: s.seenIn.slice(base, base + CARD_COUNT),
    seenOut: s.seenOut.slice(base, base + CARD_COUNT),
    eventLosses: s.eventLosses[seat]!,
    leftHand: s.leftHand[seat]!,
  };
};

/** An island as its own seat sees it is no common part; the others see the same of it. */
export const islandsFor = (s: PaState, me: Seat | undefined, parts: ViewParts | undefined): IslandView[] => {
  const others = commonPart(parts, 'islands', () => new Array<IslandView | undefined>(s.seats));
  const islands: IslandView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === me) islands.push(islandView(s, seat, me));
    else {
      others[seat] ??= islandView(s, seat, undefined);
      islands.push(others[seat]!);
    }
  }
  return islands;
};
