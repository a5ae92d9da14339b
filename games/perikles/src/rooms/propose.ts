/**
 * Phase 3, PK-6: one proposal at a time, clockwise from the start player; a seat that can propose must.
 * In: the seat can propose. Out: the next seat that can, else the elections and phase 5.
 */
import { NOT_NOW, only } from '@stoa/engine';
import { expectKind } from '../actions.ts';
import { POWER } from '../box.ts';
import { TO_PROPOSALS } from '../frames.ts';
import { nextProposer } from '../influence/elections.ts';
import { cannotPropose, listProposals, propose } from '../influence/proposals.ts';
import type { PkRoom } from '../room.ts';

export const proposeCandidates: PkRoom<'propose'> = {
  rule: 'PK-6.1',
  mode: 'one',
  revealsNothing: ['propose'],
  leadsTo: TO_PROPOSALS,
  actors: (_s, f) => only(f.seat),
  actions: (s, f, _seat, out) => listProposals(s, f.seat, out),
  why: (s, f, _seat, a) => (a.do === 'propose' ? cannotPropose(s, f.seat, POWER[a.city], a.owner) : NOT_NOW),

  apply(s, f, _by, a, log) {
    expectKind(a, 'propose');
    propose(s, f.seat, POWER[a.city], a.owner, log);
    nextProposer(s, f.seat, log);
  },
};
