/**
 * Special tiles in a contested round, PK-12.9, PK-17.4 to PK-17.6: every holder of an unused tile decides at the same time,
 * sealed; the plays are shown together. In: counters are revealed. Out: the dice.
 */
import { type Illegal, NOT_NOW, plus, type Seat } from '@stoa/engine';
import { PASS, type PkAction, PLAY_BRASIDAS, PLAY_PHORMIO, type PlaySpecial, playForSide } from '../actions.ts';
import { roundUnit, sealedSeats, toDice } from '../battles.ts';
import {
  ATHENS,
  ATTACK,
  BRASIDAS,
  DEFEND,
  HOPLITE,
  PERSIAN_FLEET,
  PHORMIO,
  PLAYED_IN,
  SIDE,
  SIDES,
  type SideId,
  SPARTA,
  SPECIAL,
  SPECIALS,
  type SpecialId,
  TRIREME,
  UNITS,
  type UnitId,
} from '../box.ts';
import { seatList } from '../frames.ts';
import { locationAt, stackAt, useSpecial } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type PkState, SEALED_FOR, SEALED_NOT_ASKED, SEALED_PASS, SEALED_PLAY } from '../state.ts';
import type { PkRoom } from './index.ts';

/** By tile: the unit of the rounds a battle tile belongs to; −1 for another tile. */
const ROUND_OF: readonly number[] = SPECIALS.map(tile =>
  PLAYED_IN[tile] === 'hoplite-round' ? HOPLITE : PLAYED_IN[tile] === 'trireme-round' ? TRIREME : -1,
);
const unitOf = (tile: number): number => ROUND_OF[tile] ?? -1;
/** Brasidas and Phormio need a counter to double. */
const canDouble = (s: PkState, tile: number): boolean => stackAt(s, s.battle, tile === BRASIDAS ? SPARTA : ATHENS, unitOf(tile)) !== 0;

const cannotPlay = (s: PkState, seat: Seat, a: PlaySpecial): Illegal | undefined => {
  const tile = SPECIAL[a.tile];
  if (s.special[seat] !== tile) return illegal('PK-17.1', 'not-your-tile', { tile: a.tile });
  if (unitOf(tile) < 0) return illegal('PK-17.4', 'tile-not-now', { tile: a.tile });
  if (unitOf(tile) !== roundUnit(s)) return illegal('PK-17.4', 'wrong-round', { tile: a.tile, unit: UNITS[unitOf(tile)] as UnitId });
  if (a.tile === 'persian-fleet' || a.tile === 'thessalian-allies')
    return s.tokens[SIDE[a.side]] === 0 ? undefined : illegal('PK-17.5', 'side-has-token', { side: a.side });
  return canDouble(s, tile) ? undefined : illegal('PK-17.4', 'nothing-to-double', { tile: a.tile, place: locationAt(s, s.battle).id });
};

const list = (s: PkState, seat: Seat, out: PkAction[]): void => {
  const tile = s.special[seat] as number;
  if (unitOf(tile) !== roundUnit(s)) return;
  if (tile === BRASIDAS || tile === PHORMIO) {
    if (canDouble(s, tile)) out.push(tile === BRASIDAS ? PLAY_BRASIDAS : PLAY_PHORMIO);
    return;
  }
  const name = tile === PERSIAN_FLEET ? 'persian-fleet' : 'thessalian-allies';
  for (const side of [ATTACK, DEFEND]) if (s.tokens[side] === 0) out.push(playForSide(name, side));
};

export const battleSpecial: PkRoom<'battle-special'> = {
  rule: 'PK-17.4',
  mode: 'sealed',
  leadsTo: ['dice'],
  actors: s => seatList(sealedSeats(s, true)),
  asked: s => seatList(sealedSeats(s, false)),
  actions(s, _f, seat, out) {
    out.push(PASS);
    list(s, seat, out);
  },
  why: (s, _f, seat, a) => (a.do === 'pass' ? undefined : a.do === 'play-special' ? cannotPlay(s, seat, a) : NOT_NOW),

  apply(s, _f, seat, a, log) {
    s.sealed[seat] =
      a.do !== 'play-special'
        ? SEALED_PASS
        : a.tile === 'persian-fleet' || a.tile === 'thessalian-allies'
          ? SEALED_FOR + SIDE[a.side]
          : SEALED_PLAY;
    log?.({ e: 'special-sealed', seat });
    if (sealedSeats(s, true) !== 0) return;
    for (let each = 0; each < s.seats; each++) {
      const choice = s.sealed[each] as number;
      s.sealed[each] = SEALED_NOT_ASKED;
      if (choice < SEALED_PLAY) continue;
      const tile = s.special[each] as number;
      const side = choice === SEALED_PLAY ? null : (SIDES[choice - SEALED_FOR] as SideId);
      useSpecial(s, each);
      log?.({ e: 'special-played', seat: each, tile: SPECIALS[tile] as SpecialId, side, rule: 'PK-17.4' });
      if (side === null) s.doubled = plus(s.doubled, tile);
      else s.tokens[SIDE[side]] = 1;
    }
    toDice(s, log);
  },
};
