/**
 * Card 5. Themistocles, EW-17.G05: Greek fleets sail before the Persian movement goes on, and nobody retreats at sea.
 * The Immortals, EW-17.P05: dead Persian armies come back and a new battle begins.
 */
import { bit, goTo, NOT_NOW } from '@stoa/engine';
import { expectKind } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { cityOf, GREECE, idOf, PERSIA, THEMISTOCLES, XERXES } from '../map.ts';
import { fleetPorts, fleets, isFilled, placeArmies, sail } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { fillFigure } from '../rooms/figure-army.ts';
import { startLandBattle } from '../rooms/land-battle.ts';
import { startNavalBattle } from '../rooms/naval-battle.ts';
import { arrive, cannotSail, listSailings } from '../rooms/naval-movement.ts';
import { type EwRoom, JUST } from '../rooms/room.ts';
import type { EwState } from '../state.ts';
import type { Reaction } from './reaction.ts';

/** Greek ports whose fleets may sail: not the port of arrival. */
const elsewhere = (s: EwState): number => fleetPorts(s, GREECE) & ~bit(s.op.to);

/** In window W2. */
export const themistocles: Reaction<'themistocles'> = {
  card: 5,
  side: GREECE,
  windows: ['naval-movement'],
  open: s => !isFilled(s, THEMISTOCLES) && elsewhere(s) !== 0,
  play(s, _at, log) {
    s.op.themistocles = true;
    goTo(s, FRAMES.themistocles);
    fillFigure(s, THEMISTOCLES, log);
  },
};

const NO_TRANSPORT = illegal('EW-17.G05', 'no-transport', {});

export const themistoclesRoom: EwRoom<'themistocles'> = {
  rule: 'EW-17.G05',
  mode: 'one',
  leadsTo: ['naval-battle', 'window-persia-attacks', 'land-battle', 'operations'],
  actors: () => JUST[GREECE],

  actions(s, _f, _seat, out) {
    for (let rest = elsewhere(s); rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest);
      listSailings(from, fleets(s, GREECE, from), 0, out);
    }
  },

  why(s, _f, _seat, a) {
    if (a.do !== 'naval-move') return NOT_NOW;
    const from = cityOf(a.from);
    if (from === s.op.to) return illegal('EW-17.G05', 'port-of-arrival', { port: a.from });
    return cannotSail(s, GREECE, from, cityOf(a.to), a.fleets) ?? (a.armies === 0 ? undefined : NO_TRANSPORT);
  },

  apply(s, _f, _by, a, log) {
    expectKind(a, 'naval-move');
    const to = cityOf(a.to);
    sail(s, GREECE, cityOf(a.from), to, a.fleets);
    log?.({ e: 'fleets-sailed', side: GREECE, from: a.from, to: a.to, fleets: a.fleets, armies: 0 });
    if (to !== s.op.to && fleets(s, PERSIA, to) > 0) startNavalBattle(s, to, log);
    else arrive(s, log);
  },
};

/** In window W6, EW-14.10.: same attacker, same ways back, but nothing else of the first battle lasts. */
export const immortals: Reaction<'the-immortals'> = {
  card: 5,
  side: PERSIA,
  windows: ['annihilated'],
  open: s => !isFilled(s, XERXES),
  play(s, at, log) {
    const back = Math.min(3, s.op.persiansAtStart);
    placeArmies(s, PERSIA, at, back);
    s.op.kind = 'movement';
    log?.({ e: 'immortals-returned', city: idOf(at), armies: back });
    startLandBattle(s, log);
  },
};
