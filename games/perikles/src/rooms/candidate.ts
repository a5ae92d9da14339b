/** The Candidate symbol, PK-5.6: one proposal in any city. In: some proposal is legal (PK-5.8). Out: after the tile. */
import { NOT_NOW, only } from '@stoa/engine';
import { expectKind } from '../actions.ts';
import { POWER } from '../box.ts';
import { TO_PROPOSALS } from '../frames.ts';
import { afterSymbol } from '../influence/course.ts';
import { cannotPropose, listProposals, propose } from '../influence/proposals.ts';
import type { PkRoom } from '../room.ts';

export const candidate: PkRoom<'candidate'> = {
  rule: 'PK-5.6',
  mode: 'one',
  revealsNothing: ['propose'],
  leadsTo: ['after-tile', 'draw-influence', ...TO_PROPOSALS],
  actors: (_s, f) => only(f.seat),
  actions: (s, f, _seat, out) => listProposals(s, f.seat, out),
  why: (s, f, _seat, a) => (a.do === 'propose' ? cannotPropose(s, f.seat, POWER[a.city], a.owner) : NOT_NOW),

  apply(s, f, _by, a, log) {
    expectKind(a, 'propose');
    propose(s, f.seat, POWER[a.city], a.owner, log);
    afterSymbol(s, f.seat, log);
  },
};
