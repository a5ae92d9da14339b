/**
 * The naval movement of Themistocles, EW-17.G05: Greek fleets from any port but that of arrival, without armies.
 * In: Greece plays Themistocles after a Persian naval movement. Out: a naval battle in another port, or the Persian movement continues.
 */
import { lowest, NOT_NOW, only } from '@stoa/engine';
import { expectKind } from '../actions.ts';
import { fleetsElsewhere } from '../card-events/05-themistocles-immortals.ts';
import { cityOf, GREECE, PERSIA } from '../map.ts';
import { fleets, sail } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { EwRoom } from '../room.ts';
import { cannotSail, listSailings } from './naval-movement.ts';
import { arrive, startNavalBattle } from './voyage.ts';

const NO_TRANSPORT = illegal('EW-17.G05', 'no-transport', {});

export const themistocles: EwRoom<'themistocles'> = {
  rule: 'EW-17.G05',
  mode: 'one',
  revealsNothing: ['naval-move'],
  leadsTo: ['naval-battle', 'window-persia-attacks', 'land-battle', 'operations'],
  actors: () => only(GREECE),

  actions(s, _f, _seat, out) {
    for (let rest = fleetsElsewhere(s); rest !== 0; rest &= rest - 1) {
      const from = lowest(rest);
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
