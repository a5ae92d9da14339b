/** Plague, PK-17.2: in one city every player loses half of the cubes. */
import { PLAY_PLAGUE } from '../actions.ts';
import { POWER } from '../box.ts';
import { cubes, isCandidate, returnCubes } from '../pieces.ts';
import { ALWAYS, type SpecialTile } from './special.ts';

export const plague: SpecialTile<'plague'> = {
  when: 'influence',
  list(_s, _seat, out) {
    for (const a of PLAY_PLAGUE) out.push(a);
  },
  cannot: ALWAYS,
  /** Rounded down, a candidate counted; the main area always holds enough. */
  play(s, _seat, a, log) {
    const city = POWER[a.city];
    for (let seat = 0; seat < s.seats; seat++) {
      const lost = (cubes(s, city, seat) + (isCandidate(s, city, seat) ? 1 : 0)) >> 1;
      if (lost === 0) continue;
      returnCubes(s, seat, city, lost);
      log?.({ e: 'plague-struck', seat, city: a.city, cubes: lost });
    }
  },
};
