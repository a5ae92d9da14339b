/** A band of the two armies, in red figure by day and by night: it stands where no card is held. */
import { type Drawing, piece } from '../composition.ts';
import { BANDS } from '../kit/bands.ts';
import { at, group, line, row } from '../kit/brush.ts';
import { oliveTree } from '../kit/plants.ts';
import { guard, hoplite } from '../kit/soldiers.ts';

const [WIDTH, HEIGHT, GROUND] = [760, 84, 67] as const;
/** Paces between men, in units of the band. */
const STEP = 38;
const rank = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => -70 - i * STEP);

/** Greeks from the left, Persians from the right, an olive tree between them. */
export const armies: Drawing = piece(WIDTH, HEIGHT, () =>
  at(
    0,
    -HEIGHT / 2,
    1,
    group(
      'redFigure',
      at(0, GROUND, 0.56, oliveTree(3)),
      row(rank(8), GROUND, () => hoplite({ rim: 'purple' }), 0.54),
      at(
        0,
        0,
        [-1, 1],
        row(rank(8), GROUND, () => guard({ skirt: 'purple' }), 0.54),
      ),
      line(`-${WIDTH / 2},${GROUND + 0.5} ${WIDTH / 2},${GROUND + 0.5}`),
      at(-WIDTH / 2, 0, 1, BANDS.meander(WIDTH, HEIGHT - 1)),
    ),
  ),
);
