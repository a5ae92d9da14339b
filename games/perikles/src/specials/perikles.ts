/** Perikles, PK-17.2: two cubes of its holder into Athens. */
import { PLAY_PERIKLES } from '../actions.ts';
import { ATHENS } from '../box.ts';
import { placeCubes } from '../pieces.ts';
import { ALWAYS, type SpecialTile } from './special.ts';

export const perikles: SpecialTile<'perikles'> = {
  when: 'influence',
  list(_s, _seat, out) {
    out.push(PLAY_PERIKLES);
  },
  cannot: ALWAYS,
  play(s, seat, _a, log) {
    const placed = placeCubes(s, seat, ATHENS, 2);
    log?.({ e: 'cubes-placed', seat, city: 'athens', cubes: placed, rule: 'PK-17.2' });
  },
};
