/**
 * A turn of phase 2, PK-5.1 to PK-5.6: a special tile if the seat likes, then a tile from the display (PK-5.2: a seat cannot pass); its
 * cubes are placed at once.
 * Out: the symbol of the tile, the city for a brown one, or what comes after the tile.
 */
import { bit, goTo, has, type Illegal, NOT_NOW, only, type Seat } from '@stoa/engine';
import { expectKind, takeTileOf } from '../actions.ts';
import { ANY_TILE, ASSASSIN, CANDIDATE, cityId, DISPLAY_SIZE, TILE, TILES, tileColour, tileShards, tileSymbol } from '../box.ts';
import { frameOf, TO_PROPOSALS } from '../frames.ts';
import { afterSymbol } from '../influence/course.ts';
import { canPropose } from '../influence/proposals.ts';
import { heldTile, placeCubes, supply } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import { cannotPlaySpecial, listSpecial, playSpecial } from '../specials/index.ts';
import type { PkState } from '../state.ts';
import { canAssassinate } from './assassin.ts';

const coloursHeld = (s: PkState, seat: Seat): number => {
  let colours = 0;
  for (let i = 0; i < 5; i++) {
    const tile = heldTile(s, seat, i);
    if (tile >= 0) colours |= bit(tileColour(tile));
  }
  return colours;
};

/** PK-5.3: colours the seat may take; PK-5.4: any, when every displayed tile has a colour it holds. */
const openColours = (s: PkState, seat: Seat): number => {
  const held = coloursHeld(s, seat);
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) {
    const tile = s.display[slot]!;
    if (tile >= 0 && !has(held, tileColour(tile))) return ~held;
  }
  return ~0;
};

const cannotTake = (s: PkState, seat: Seat, tile: number): Illegal | undefined =>
  !s.display.includes(tile)
    ? illegal('PK-5.1', 'not-displayed', { tile: TILES[tile]! })
    : has(openColours(s, seat), tileColour(tile))
      ? undefined
      : illegal('PK-5.3', 'colour-taken', { tile: TILES[tile]! });

export const takeInfluence: PkRoom<'take-influence'> = {
  rule: 'PK-5.1',
  mode: 'one',
  revealsNothing: ['take-influence-tile'],
  leadsTo: ['any-city', 'candidate', 'assassin', 'after-tile', 'draw-influence', 'alkibiades', ...TO_PROPOSALS],
  actors: (_s, f) => only(f.seat),

  actions(s, _f, seat, out) {
    const colours = openColours(s, seat);
    let shown = 0;
    for (let slot = 0; slot < DISPLAY_SIZE; slot++) {
      const tile = s.display[slot]!;
      if (tile < 0 || has(shown, tile)) continue;
      shown |= bit(tile);
      if (has(colours, tileColour(tile))) out.push(takeTileOf(tile));
    }
    listSpecial(s, seat, 'influence', out);
  },

  why(s, _f, seat, a) {
    if (a.do === 'take-influence-tile') return cannotTake(s, seat, TILE[a.tile]);
    return a.do === 'play-special' ? cannotPlaySpecial(s, seat, a, 'influence') : NOT_NOW;
  },

  apply(s, f, seat, a, log) {
    if (a.do === 'play-special') return playSpecial(s, seat, a, log);
    expectKind(a, 'take-influence-tile');
    const tile = TILE[a.tile];
    const slot = s.display.indexOf(tile);
    s.display[slot] = -1;
    s.held[s.held.indexOf(-1, seat * 5)] = tile;
    s.takes++;
    log?.({ e: 'tile-taken', seat, tile: a.tile, slot: slot + 1 });
    if (tile === ANY_TILE) {
      if (supply(s, seat) > 0) goTo(s, frameOf('any-city', seat));
      else afterSymbol(s, seat, log);
      return;
    }
    // PK-5.6: the cubes before the symbol, which may use them.
    const city = tileColour(tile);
    const placed = placeCubes(s, seat, city, tileShards(tile));
    log?.({ e: 'cubes-placed', seat, city: cityId(city), cubes: placed, rule: 'PK-5.5' });
    // PK-5.8: the symbol is compulsory when it is possible.
    const symbol = tileSymbol(tile);
    if (symbol === CANDIDATE && canPropose(s, seat)) goTo(s, frameOf('candidate', seat));
    else if (symbol === ASSASSIN && canAssassinate(s)) goTo(s, frameOf('assassin', f.seat));
    else {
      if (symbol === CANDIDATE) log?.({ e: 'symbol-skipped', seat, tile: a.tile, rule: 'PK-5.8' });
      afterSymbol(s, seat, log);
    }
  },
};
