/**
 * What a seat may see, EW-19. It copies named fields only: a field added to the state stays secret until it is named here.
 * Public (EW-19.1): board, tracks, flags, dice (EW-19.12); of cards only numbers (EW-19.2, EW-19.3, EW-19.6), the pile, and the seat's hand.
 */
import { count, each, has, type Seat, top } from '@stoa/engine';
import type { EwAction, EwActionKind } from './actions.ts';
import { type CardId, cardsOf } from './cards.ts';
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

const supplyOf = (s: EwState, city: City): EwCityView['supply'] => {
  const [persian, greek] = [armies(s, PERSIA, city) > 0, armies(s, GREECE, city) > 0];
  if (persian === greek) return null;
  const side = persian ? PERSIA : GREECE;
  return has(inLine(s, side), city) ? 'line' : has(fedBySea(s, side), city) ? 'sea' : 'none';
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

export const view = (s: EwState, seat: Seat | undefined): EwView => {
  const me = seat === PERSIA || seat === GREECE ? seat : undefined;
  const prompt = promptOf(s);
  const preparing = s.stack.some(f => f.room === 'preparation-cards' || f.room === 'preparation-pieces');
  return {
    campaign: s.campaign,
    vp: s.vp,
    bridge: s.bridge,
    cities: CITIES.map((id, city) => ({
      city: id,
      armies: [armies(s, PERSIA, city), armies(s, GREECE, city)],
      fleets: [fleets(s, PERSIA, city), fleets(s, GREECE, city)],
      control: controlOf(s, city),
      supply: supplyOf(s, city),
    })),
    reserveArmies: [armyReserve(s, PERSIA), armyReserve(s, GREECE)],
    reserveFleets: [fleetReserve(s, PERSIA), fleetReserve(s, GREECE)],
    supply: [
      { armies: mouths(s, PERSIA), capacity: capacity(s, PERSIA) },
      { armies: mouths(s, GREECE), capacity: capacity(s, GREECE) },
    ],
    figures: each(s.figures).map(figureId),
    deckSize: count(s.deck),
    handSizes: [handSize(s, PERSIA), handSize(s, GREECE)],
    hand: me === undefined ? [] : cardsOf(hand(s, me)),
    draft: me !== undefined && prompt.side === me ? cardsOf(s.draft) : [],
    discard: s.discard.slice() as CardId[],
    card: s.card === 0 ? null : (s.card as CardId),
    shownHand: me === PERSIA && prompt.room === 'hippias' ? cardsOf(hand(s, GREECE)) : null,
    talents: preparing ? s.talents : null,
    fleetsRaised: s.raised,
    persianFleetCost: s.persianFleetCost,
    turn: s.stack[0]?.room === 'operations' ? s.turn : null,
    passes: s.passes,
    carneia: s.carneia,
    acropolis: s.acropolis,
    budgetCut: s.cut,
    prompt,
    choices: me !== undefined && prompt.side === me ? choicesOf(s, me) : [],
    points: points(s),
    ending: s.ending === '' ? null : { reason: s.ending, winner: s.winner < 0 ? null : (s.winner as Side) },
  };
};
