/** Who goes first in phase 5, PK-8.2: the Spartan leader names any seat. Out: recovery, then the commit turns. */
import { NOT_NOW, only } from '@stoa/engine';
import { chooseFirstOf, expectKind } from '../actions.ts';
import { beginRecovery } from '../forces.ts';
import { TO_BATTLES } from '../frames.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';

export const chooseFirst: PkRoom<'choose-first'> = {
  rule: 'PK-8.2',
  mode: 'one',
  revealsNothing: ['choose-first'],
  leadsTo: ['recover', 'commit', ...TO_BATTLES],
  actors: (_s, f) => only(f.seat),
  actions(s, _f, _seat, out) {
    for (let seat = 0; seat < s.seats; seat++) out.push(chooseFirstOf(seat));
  },
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-first' ? NOT_NOW : a.seat < s.seats ? undefined : illegal('PK-8.2', 'not-at-table', { seat: a.seat }),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-first');
    beginRecovery(s, a.seat, log);
  },
};
