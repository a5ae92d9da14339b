/** Tiles such as Brasidas, PK-17.4, PK-17.7: the counters of one power and unit count double in this round (`DOUBLED_BY`; combat.ts). */
import { plus } from '@stoa/engine';
import { PLAYS, type PlaySpecial } from '../actions.ts';
import { DOUBLED_BY, type DoublingId, PLAYED_IN, POWER, SPECIAL, UNIT } from '../box.ts';
import { locationAt, stackAt } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkState } from '../state.ts';
import type { SpecialTile } from './special.ts';

/** Legal only if there is a counter to double. */
export const doubling = <T extends DoublingId>(tile: T): SpecialTile<T> => {
  const { power, unit } = DOUBLED_BY[tile];
  const stands = (s: PkState): boolean => stackAt(s, s.battle, POWER[power], UNIT[unit]) !== 0;
  return {
    when: PLAYED_IN[tile],
    list(s, _seat, out) {
      if (stands(s)) out.push(PLAYS[tile][0] as PlaySpecial);
    },
    cannot: s => (stands(s) ? undefined : illegal('PK-17.4', 'nothing-to-double', { tile, place: locationAt(s, s.battle).id })),
    play(s) {
      s.doubled = plus(s.doubled, SPECIAL[tile]);
    },
  };
};
