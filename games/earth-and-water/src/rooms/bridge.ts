/** The bridge question, EW-11.2 to EW-11.4, for Greece only (EW-11.5). In: Greece has gained Abydos by a movement. Out: the operation ends. */
import { NOT_NOW, only } from '@stoa/engine';
import { DESTROY_BRIDGE, KEEP_BRIDGE } from '../actions.ts';
import { GREECE } from '../map.ts';
import type { EwRoom } from '../room.ts';
import { goOn } from './movement-end.ts';

export const bridge: EwRoom<'bridge'> = {
  rule: 'EW-11.2',
  mode: 'one',
  revealsNothing: ['destroy-bridge', 'keep-bridge'],
  leadsTo: ['operations'],
  actors: () => only(GREECE),
  actions: (_s, _f, _seat, out) => {
    out.push(DESTROY_BRIDGE, KEEP_BRIDGE);
  },
  why: (_s, _f, _seat, a) => (a.do === 'destroy-bridge' || a.do === 'keep-bridge' ? undefined : NOT_NOW),
  apply(s, _f, _by, a, log) {
    s.bridge = a.do === 'keep-bridge';
    log?.({ e: s.bridge ? 'bridge-kept' : 'bridge-destroyed' });
    goOn(s);
  },
};
