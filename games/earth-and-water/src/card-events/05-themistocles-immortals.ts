/**
 * Card 5. Themistocles, EW-17.G05: Greek fleets sail before the Persian movement continues, and no side retreats at sea.
 * The Immortals, EW-17.P05: dead Persian armies come back and a new battle begins.
 */
import { bit, goTo } from '@stoa/engine';
import { FRAMES } from '../frames.ts';
import { GREECE, idOf, PERSIA, THEMISTOCLES, XERXES } from '../map.ts';
import { fleetPorts, isFilled, placeArmies } from '../pieces.ts';
import { fillFigure } from '../rooms/figure-army.ts';
import type { EwState } from '../state.ts';
import type { Reaction } from './reaction.ts';

/** Greek ports whose fleets may sail: not the port of arrival. */
export const fleetsElsewhere = (s: EwState): number => fleetPorts(s, GREECE) & ~bit(s.op.to);

/** In window W2. */
export const themistocles: Reaction<'themistocles'> = {
  card: 5,
  side: GREECE,
  windows: ['naval-movement'],
  open: s => !isFilled(s, THEMISTOCLES) && fleetsElsewhere(s) !== 0,
  play(s, _at, log) {
    s.op.themistocles = true;
    goTo(s, FRAMES.themistocles);
    fillFigure(s, THEMISTOCLES, log);
  },
};

/** As many as were lost, at most 3. */
export const immortalsBack = (s: EwState): number => Math.min(3, s.op.persiansAtStart);

/** In window W6, EW-14.10: same attacker and same ways back; other effects on the first battle end. */
export const immortals: Reaction<'the-immortals'> = {
  card: 5,
  side: PERSIA,
  windows: ['annihilated'],
  open: s => !isFilled(s, XERXES),
  play(s, at, log) {
    const back = immortalsBack(s);
    placeArmies(s, PERSIA, at, back);
    s.op.kind = 'movement';
    log?.({ e: 'immortals-returned', city: idOf(at), armies: back });
    return 'land-battle';
  },
};
