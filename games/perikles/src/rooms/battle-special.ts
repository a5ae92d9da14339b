/**
 * Special tiles in a contested round, PK-12.9, PK-17.4 to PK-17.6: every holder of an unused tile decides at the same time,
 * sealed; the plays are shown together. In: counters are revealed. Out: the dice.
 */
import { NOT_NOW } from '@stoa/engine';
import { PASS, PLAYS, type PlaySpecial } from '../actions.ts';
import { sealedSeats, toDice } from '../battle/battles.ts';
import { SIDE, SPECIALS } from '../box.ts';
import { seatList } from '../frames.ts';
import type { PkRoom } from '../room.ts';
import { cannotPlaySpecial, listSpecial, momentOfRound, playSpecial } from '../specials/index.ts';
import { SEALED_FOR, SEALED_NOT_ASKED, SEALED_PASS, SEALED_PLAY } from '../state.ts';

/** The action behind a sealed choice. */
const sealedPlay = (tile: number, choice: number): PlaySpecial => PLAYS[SPECIALS[tile]!][choice === SEALED_PLAY ? 0 : choice - SEALED_FOR]!;

export const battleSpecial: PkRoom<'battle-special'> = {
  rule: 'PK-17.4',
  mode: 'sealed',
  decline: PASS,
  isWindow: true,
  leadsTo: ['dice'],
  actors: s => seatList(sealedSeats(s, true)),
  asked: s => seatList(sealedSeats(s, false)),
  actions(s, _f, seat, out) {
    out.push(PASS);
    listSpecial(s, seat, momentOfRound(s), out);
  },
  why: (s, _f, seat, a) =>
    a.do === 'pass' ? undefined : a.do === 'play-special' ? cannotPlaySpecial(s, seat, a, momentOfRound(s)) : NOT_NOW,

  apply(s, _f, seat, a, log) {
    s.sealed[seat] = a.do !== 'play-special' ? SEALED_PASS : 'side' in a ? SEALED_FOR + SIDE[a.side] : SEALED_PLAY;
    log?.({ e: 'special-sealed', seat });
    if (sealedSeats(s, true) !== 0) return;
    for (let each = 0; each < s.seats; each++) {
      const choice = s.sealed[each]!;
      s.sealed[each] = SEALED_NOT_ASKED;
      if (choice >= SEALED_PLAY) playSpecial(s, each, sealedPlay(s.special[each]!, choice), log);
    }
    toDice(s, log);
  },
};
