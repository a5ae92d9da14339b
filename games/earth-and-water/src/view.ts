/**
 * What a seat may see, EW-19. It copies named fields only: a field added to the state stays secret until it is named here.
 * Public (EW-19.1): board, tracks, flags, dice (EW-19.12); of cards only numbers (EW-19.2, EW-19.3, EW-19.6), the pile, and the seat's hand.
 */
import { commonPart, count, each, has, type Seat, top, type ViewParts } from '@stoa/engine';
import type { EwAction, EwActionKind } from './actions.ts';
import { type CardId, cardsOf } from './cards.ts';
import type { BySide } from './events.ts';
import type { EwFrame } from './frames.ts';
import { hand, handSize } from './hands.ts';
import { CITIES, type City, figureId, GREECE, other, PERSIA, type Side } from './map.ts';
import { points } from './outcome.ts';
import { armies, armyReserve, controls, fleetReserve, fleets } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { inLine } from './roads.ts';
import { ROOMS } from './rooms/index.ts';
import type { EwState } from './state.ts';
import { capacity, fedBySea, mouths } from './supply.ts';
import type { EwCityView, EwView } from './view-types.ts';

/** EW-3.6: during a battle the defender still controls the city. */
const controlOf = (s: EwState, city: City): Side | null => {
  if (armies(s, PERSIA, city) > 0 && armies(s, GREECE, city) > 0) return other(s.op.side);
  return controls(s, PERSIA, city) ? PERSIA : controls(s, GREECE, city) ? GREECE : null;
};

/** The cities in line of supply and those fed by sea, by side. */
type Fed = BySide<{ readonly line: number; readonly sea: number }>;
const fedCities = (s: EwState): Fed => [
  { line: inLine(s, PERSIA), sea: fedBySea(s, PERSIA) },
  { line: inLine(s, GREECE), sea: fedBySea(s, GREECE) },
];

const SUPPLIES = [null, 'line', 'sea', 'none'] as const;
const supplyOf = (s: EwState, fed: Fed, city: City): number => {
  const [persian, greek] = [armies(s, PERSIA, city) > 0, armies(s, GREECE, city) > 0];
  if (persian === greek) return 0;
  const { line, sea } = fed[persian ? PERSIA : GREECE];
  return has(line, city) ? 1 : has(sea, city) ? 2 : 3;
};

/** Kept by what is in them: a move changes few cities, and the same object shows that a city is as it was. */
const KEPT = new Map<number, EwCityView>();
const MAX_KEPT = 20_000;

const cityView = (s: EwState, fed: Fed, city: City): EwCityView => {
  const [persians, greeks] = [armies(s, PERSIA, city), armies(s, GREECE, city)];
  const [persianFleets, greekFleets] = [fleets(s, PERSIA, city), fleets(s, GREECE, city)];
  const control = controlOf(s, city);
  const supply = supplyOf(s, fed, city);
  const pieces = ((persians * 64 + greeks) * 16 + persianFleets) * 16 + greekFleets;
  const key = ((pieces * 3 + (control ?? 2)) * 4 + supply) * 32 + city;
  let found = KEPT.get(key);
  if (found === undefined) {
    if (KEPT.size >= MAX_KEPT) KEPT.clear();
    found = {
      city: CITIES[city]!,
      armies: [persians, greeks],
      fleets: [persianFleets, greekFleets],
      control,
      supply: SUPPLIES[supply]!,
    };
    KEPT.set(key, found);
  }
  return found;
};

/** The kinds of the legal actions of the side that decides. */
const choicesOf = (s: EwState, side: Side): readonly EwActionKind[] => {
  const f = top(s);
  const room = f && ROOMS[f.room];
  if (room === undefined || room.mode === 'chance') return [];
  const list: EwAction[] = [];
  (room.actions as (s: EwState, f: EwFrame, side: Side, out: EwAction[]) => void)(s, f as EwFrame, side, list);
  return [...new Set(list.map(a => a.do))];
};

/** What both sides and every spectator see. */
const openView = (s: EwState) => {
  const fed = fedCities(s);
  const preparing = s.stack.some(f => f.room === 'preparation-cards' || f.room === 'preparation-pieces');
  return {
    cities: CITIES.map((_, city) => cityView(s, fed, city)),
    reserveArmies: [armyReserve(s, PERSIA), armyReserve(s, GREECE)] as const,
    reserveFleets: [fleetReserve(s, PERSIA), fleetReserve(s, GREECE)] as const,
    supply: [
      { armies: mouths(s, PERSIA), capacity: capacity(s, PERSIA) },
      { armies: mouths(s, GREECE), capacity: capacity(s, GREECE) },
    ] as const,
    figures: each(s.figures).map(figureId),
    handSizes: [handSize(s, PERSIA), handSize(s, GREECE)] as const,
    discard: s.discard.slice() as CardId[],
    talents: preparing ? s.talents : null,
    prompt: promptOf(s),
    points: points(s),
    ending: s.ending === '' ? null : { reason: s.ending, winner: s.winner < 0 ? null : (s.winner as Side) },
  };
};

const NO_CARDS: readonly CardId[] = [];
const NO_CHOICES: readonly EwActionKind[] = [];

export const view = (s: EwState, seat: Seat | undefined, parts?: ViewParts): EwView => {
  const me = seat === PERSIA || seat === GREECE ? seat : undefined;
  const open = commonPart(parts, 'open', () => openView(s));
  const { prompt } = open;
  const decides = me !== undefined && prompt.side === me;
  return {
    campaign: s.campaign,
    vp: s.vp,
    bridge: s.bridge,
    cities: open.cities,
    reserveArmies: open.reserveArmies,
    reserveFleets: open.reserveFleets,
    supply: open.supply,
    figures: open.figures,
    deckSize: count(s.deck),
    handSizes: open.handSizes,
    hand: me === undefined ? NO_CARDS : cardsOf(hand(s, me)),
    draft: decides ? cardsOf(s.draft) : NO_CARDS,
    discard: open.discard,
    card: s.card === 0 ? null : (s.card as CardId),
    shownHand: me === PERSIA && prompt.room === 'hippias' ? cardsOf(hand(s, GREECE)) : null,
    talents: open.talents,
    fleetsRaised: s.raised,
    persianFleetCost: s.persianFleetCost,
    turn: s.stack[0]?.room === 'operations' ? s.turn : null,
    passes: s.passes,
    carneia: s.carneia,
    acropolis: s.acropolis,
    budgetCut: s.cut,
    prompt,
    choices: decides ? choicesOf(s, me) : NO_CHOICES,
    points: open.points,
    ending: open.ending,
  };
};
