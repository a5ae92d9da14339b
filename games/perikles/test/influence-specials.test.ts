/** Special tiles of phase 2: PK-17.1, PK-17.2. */
import { after, asks, no, opens, shuts, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule } from './tools.ts';

const two = 'seats 3 | athens A2 B2 C2 | sparta A2 B2 C2 | argos A2 B2 C2 | corinth A2 B2 C2 | thebes A2 B2 C2 | megara A2 B2 C2';

describe('special tiles of phase 2', () => {
  rule('PK-17.1', 'once, by its holder, if one likes', [
    [
      `${two} | display athens-plain | special A perikles | room take-influence A`,
      'A play perikles; A play perikles',
      no('not-your-tile', 'PK-17.1', { tile: 'perikles' }),
    ],
    [
      `${two} | display athens-plain | special A perikles | room take-influence A`,
      'A play plague argos',
      no('not-your-tile', 'PK-17.1', { tile: 'plague' }),
    ],
    [
      `${two} | display athens-plain | special A perikles | room take-influence A`,
      'A play perikles',
      [after('used A perikles', '!special A perikles'), tells({ e: 'special-played', seat: 0, tile: 'perikles' }, 2)],
    ],
    [
      `${two} | display athens-plain | special A perikles | room take-influence A`,
      'A take athens-plain; A done',
      after('special A perikles'),
      { note: 'unused tiles are kept' },
    ],
  ]);

  rule('PK-17.2', 'Perikles, Plague, Alkibiades', [
    [
      `${two} | display argos-plain | special A perikles | room take-influence A`,
      'A play perikles; A take argos-plain',
      [after('athens A4 B2 C2', 'argos A4 B2 C2'), asks(-1, 'draw-influence')],
      { note: 'no special tile left for after the tile' },
    ],
    ['seats 3 | argos A29 | display argos-plain | special A perikles | room take-influence A', 'A play perikles', after('athens A1')],
    [
      'seats 4 | argos A5 B1 C3 D4 | candidates argos C | display any-plain | special B plague | room take-influence B',
      'B play plague argos',
      [after('argos A3 B1 C1 D2', 'candidates argos C'), tells({ e: 'plague-struck', seat: 2, cubes: 2 })],
      { note: 'five lose two, one none, a candidate counts and stays' },
    ],
    [`${two} | display any-plain | special A plague | room take-influence A`, '', opens('A play plague athens', 'A play plague megara')],
    [
      `${two} | display any-plain | special A phormio | room take-influence A`,
      'A play phormio',
      no('tile-not-now', 'PK-17.2', { tile: 'phormio' }),
    ],
    [
      'seats 3 | argos B1 | thebes C1 | display any-plain | special A alkibiades | room take-influence A',
      'A play alkibiades; A move B argos sparta; A move C thebes megara',
      [after('sparta B1', 'megara C1', '!argos B1', 'used A alkibiades'), asks(0, 'take-influence')],
    ],
    [
      'seats 3 | argos B1 | thebes C1 | candidates megara B | display any-plain | special A alkibiades | room take-influence A',
      'A play alkibiades; A move B megara sparta',
      no('no-cube-there', 'PK-17.2', { city: 'megara', seat: 1 }),
      { note: 'candidates stay' },
    ],
    [
      'seats 3 | argos B1 | thebes C1 | display any-plain | special A alkibiades | room take-influence A',
      'A play alkibiades; A move B argos argos',
      no('same-city', 'PK-17.2', { city: 'argos' }),
    ],
    [
      'seats 3 | argos B1 | thebes C1 | display any-plain | special A alkibiades | room take-influence A',
      'A play alkibiades; A move B argos sparta; A move B sparta athens',
      no('same-cube', 'PK-17.2', { city: 'sparta' }),
      { note: 'two cubes, not one cube twice' },
    ],
    [
      'seats 3 | argos B1 | thebes C1 | sparta B1 | display any-plain | special A alkibiades | room take-influence A',
      'A play alkibiades; A move B argos sparta; A move B sparta athens',
      after('sparta B1', 'athens B1'),
    ],
    [
      'seats 3 | argos B1 | thebes C1 | display any-plain | special A alkibiades | room take-influence A',
      'A play alkibiades; A take any-plain',
      'not-now',
    ],
    [
      'seats 3 | argos B1 | thebes C1 | display any-plain | special A alkibiades | room after-tile A',
      'A play alkibiades; A move B argos sparta; A move C thebes sparta',
      [after('sparta B1 C1'), asks(-1, 'draw-influence')],
    ],
    [
      'seats 3 | argos B1 | display any-plain | special A alkibiades | room take-influence A',
      '',
      shuts('A play alkibiades'),
      { note: 'exactly two cubes: one is not enough' },
    ],
  ]);
});
