/** The picture of the house: two heroes at the board, who call what they threw. */
import { shield } from '../kit/arms.ts';
import { seatedRobe } from '../kit/bodies.ts';
import { at, dots, figure, incised, purple, shaft, turned } from '../kit/brush.ts';
import { helmeted, man } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { arm } from '../kit/limbs.ts';
import { gamingTable } from '../kit/things.ts';

const SPEARHEAD = '-1,4! -2.6,-2! 0,-10! 2.6,-2! 1,4!';
const player = (head: string): string =>
  at(0, -68, 1, figure('-21,41! 13,41! 13,68! -21,68!'), incised('-20,46 12,46|-20,63 12,63'), purple('-21,48! 13,48! 13,52! -21,52!')) +
  shaft('M-34-6L24-132M-27-3L31-129') +
  turned(24, -132, 25, 1, figure(SPEARHEAD)) +
  turned(31, -129, 25, 1, figure(SPEARHEAD)) +
  at(
    5,
    -68,
    1,
    arm([6, 9], [20, 20], [30, 12]),
    seatedRobe(),
    dots('whiteDots', '-7,18 -8,26 2,12 4,22 -2,31 18,38 22,46 16,50'),
    at(2, 0, 1.06, head),
  ) +
  arm([-1, -58], [12, -40], [36, -41], { open: true });

export interface PlayersOptions {
  /** Shields and a helmet behind them; what they say. */
  readonly arms?: boolean;
  readonly speak?: boolean;
}
/** Origin: the ground under the table. */
export const players = ({ arms = true, speak = true }: PlayersOptions = {}): string =>
  (arms
    ? shield(-104, -24, 22, { device: 'triskeles', rim: 'purple' }) +
      at(104, 0, [-1, 1], shield(0, -24, 22, { device: 'gorgon', rim: 'purple' }), at(2, -47, 0.86, helmeted()))
    : '') +
  at(-52, 0, 1, player(helmeted())) +
  at(52, 0, [-1, 1], player(man())) +
  gamingTable() +
  (speak ? lettering('ΤΕΣΑΡΑ', -29, -72, { angle: -14, scale: 0.8 }) + lettering('ΤΡΙΑ', 10, -78, { angle: 12, scale: 0.8 }) : '');
