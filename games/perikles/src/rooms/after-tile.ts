/**
 * After the tile, PK-5.11: a special tile of phase 2, or the end of the turn. Every seat that holds any special tile is asked,
 * so that the question does not reveal which. Out: the refill and the next turn, or phase 3.
 */
import { NOT_NOW, only, proceed } from '@stoa/engine';
import { END_TURN, expectKind } from '../actions.ts';
import { TO_PROPOSALS } from '../frames.ts';
import { endInfluenceTurn } from '../influence/course.ts';
import type { PkRoom } from '../room.ts';
import { cannotPlaySpecial, listSpecial, playSpecial } from '../specials/index.ts';

export const afterTile: PkRoom<'after-tile'> = {
  rule: 'PK-5.11',
  mode: 'one',
  revealsNothing: ['end-turn'],
  decline: END_TURN,
  leadsTo: ['draw-influence', 'alkibiades', ...TO_PROPOSALS],
  actors: (_s, f) => only(f.seat),
  actions(s, f, _seat, out) {
    out.push(END_TURN);
    listSpecial(s, f.seat, 'influence', out);
  },
  why: (s, f, _seat, a) =>
    a.do === 'end-turn' ? undefined : a.do === 'play-special' ? cannotPlaySpecial(s, f.seat, a, 'influence') : NOT_NOW,

  apply(s, f, _by, a, log) {
    if (a.do === 'play-special') playSpecial(s, f.seat, a, log);
    else expectKind(a, 'end-turn');
    proceed(s);
  },

  /** The seat has played its special tile, or does not play it. */
  resume: (s, f, log) => endInfluenceTurn(s, f.seat, log),
};
