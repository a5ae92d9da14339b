/** Thessalian Allies and Persian Fleet, PK-17.4: a token for a side of the holder's choice. PK-17.5: not for one that has a token. */
import { PLAYS, type PlaySpecial } from '../actions.ts';
import { SIDE } from '../box.ts';
import { illegal } from '../refusals.ts';
import type { SpecialTile } from './special.ts';

export const token = <T extends 'persian-fleet' | 'thessalian-allies'>(tile: T, when: SpecialTile<T>['when']): SpecialTile<T> => ({
  when,
  list(s, _seat, out) {
    for (const a of PLAYS[tile]) if (s.tokens[SIDE[a.side]] === 0) out.push(a as PlaySpecial);
  },
  cannot: (s, _seat, a) => (s.tokens[SIDE[a.side]] === 0 ? undefined : illegal('PK-17.5', 'side-has-token', { side: a.side })),
  play(s, _seat, a) {
    s.tokens[SIDE[a.side]] = 1;
  },
});
