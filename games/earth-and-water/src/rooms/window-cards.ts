/**
 * EW-16.2 and EW-19.9: the cards with which each window opens, as bits, by public grounds only; none: it stays shut.
 * Asked in every operation, also inside a reaction (EW-16.1).
 * Never looks into a hand beyond its being empty.
 */
import { bit, has } from '@stoa/engine';
import { type CardId, SPARTA_CARDS } from '../cards.ts';
import { hand, isDiscarded } from '../hands.ts';
import { ARTEMISIA, GREECE, MILTIADES, PERSIA, type Side, THEMISTOCLES, XERXES } from '../map.ts';
import { fleetPorts, isFilled } from '../pieces.ts';
import type { EwState } from '../state.ts';

/** The card could be in this hand and nothing public forbids its event. */
const maybe = (s: EwState, side: Side, card: CardId): number =>
  hand(s, side) === 0 || s.card === card || isDiscarded(s, card) || (s.carneia && side === GREECE && has(SPARTA_CARDS, card))
    ? 0
    : bit(card);

/** W1. */
export const tributeWindow = (s: EwState): number => maybe(s, GREECE, 12);

/** W2, EW-17.G05: a Greek fleet outside the port of arrival. */
export const navalMovementWindow = (s: EwState): number =>
  isFilled(s, THEMISTOCLES) || (fleetPorts(s, GREECE) & ~bit(s.op.to)) === 0 ? 0 : maybe(s, GREECE, 5);

/** W3 and W4: one card for the Greek dice (not twice, not with Leonidas), one against the Cavalry. */
export const landBattleWindow = (s: EwState): number => {
  const { side, greekDice, cavalry } = s.op;
  let cards = 0;
  if (greekDice === 0) {
    if (!isFilled(s, MILTIADES)) cards |= maybe(s, GREECE, 4);
    if (side === PERSIA) cards |= maybe(s, GREECE, 15);
  }
  if (cavalry) cards |= maybe(s, GREECE, 6);
  return cards;
};

/** W5: asked after a Persian loss while another Persian fleet is in the battle. */
export const fleetLostWindow = (s: EwState): number => (isFilled(s, ARTEMISIA) ? 0 : maybe(s, GREECE, 9));

/** W6, EW-14.10: asked when all Persian armies of a battle are dead and Greek ones are left. */
export const annihilatedWindow = (s: EwState): number => (isFilled(s, XERXES) ? 0 : maybe(s, PERSIA, 5));
