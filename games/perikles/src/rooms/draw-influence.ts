/**
 * The influence display, PK-2.2, PK-4.3 and the refill of PK-5.9: empty slots are filled from the pile, one draw each.
 * In: the seat that acts next. Out: its extra cube in the setup, otherwise its turn of phase 2.
 */
import { goTo, NOT_NOW, type Rng } from '@stoa/engine';
import { drawInfluenceOf, expectKind, type PkAction } from '../actions.ts';
import { TILE, TILE_COUNT } from '../box.ts';
import { frameOf } from '../frames.ts';
import { IMPOSSIBLE } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import type { PkState } from '../state.ts';

const pileSize = (s: PkState): number => {
  let n = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) n += s.pile[tile]!;
  return n;
};

export const drawInfluence: PkRoom<'draw-influence'> = {
  rule: 'PK-5.9',
  mode: 'chance',
  leadsTo: ['extra-cube', 'take-influence'],
  sample(s, _f, rng: Rng) {
    let n = rng.int(pileSize(s));
    let tile = 0;
    while (n >= s.pile[tile]!) n -= s.pile[tile++]!;
    return drawInfluenceOf(tile);
  },
  outcomes(s) {
    const list: (readonly [PkAction, number])[] = [];
    s.pile.forEach((n, tile) => {
      if (n > 0) list.push([drawInfluenceOf(tile), n]);
    });
    return { count: list.length, list };
  },
  why: (s, _f, a) => (a.do !== 'draw-influence' ? NOT_NOW : s.pile[TILE[a.tile]]! > 0 ? undefined : IMPOSSIBLE),

  apply(s, f, _by, a, log) {
    expectKind(a, 'draw-influence');
    const tile = TILE[a.tile];
    const slot = s.display.indexOf(-1);
    s.pile[tile] = s.pile[tile]! - 1;
    s.display[slot] = tile;
    log?.({ e: 'influence-drawn', tile: a.tile, slot: slot + 1 });
    if (s.display.indexOf(-1) >= 0) return;
    // PK-4.1: game turn 1 uses what the setup shows.
    const isSetup = s.turn === 1 && s.extraCubes < 2 * s.seats;
    if (s.takes === 0 && !isSetup) log?.({ e: 'turn-begun', turn: s.turn, seat: f.seat });
    goTo(s, frameOf(isSetup ? 'extra-cube' : 'take-influence', f.seat));
  },
};
