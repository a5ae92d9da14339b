/** The dead on the bier, as mourners stand beside it. */
import { at, inked, turned, white } from './brush.ts';
import { man } from './heads.ts';
import { bier } from './things.ts';

export const deathbed = (): string =>
  at(
    0,
    0,
    1.14,
    bier(),
    turned(
      -34,
      -36,
      -90,
      1,
      white('-3,-1! -9,3 -10,20 -8,50 -6,86! 8,86! 9,50 9,20 8,3 3,-1!'),
      inked('-6,12 0,20 6,10|-7,30 0,38 8,28|-6,50 0,57 8,47|-5,68 0,73 7,64'),
      man({ wears: 'nothing' }),
    ),
  );
