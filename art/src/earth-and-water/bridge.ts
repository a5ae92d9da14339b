/** The bridge of boats over the Hellespont, whole and in the storm. */
import { scene } from '../composition.ts';
import { at, disc, figure, incised, path, purple, row, turned, white } from '../kit/brush.ts';
import { block } from '../kit/buildings.ts';
import { lettering } from '../kit/letters.ts';
import { sea, swimmer } from '../kit/ships.ts';
import { guard } from '../kit/soldiers.ts';

/** A boat from ahead, its eyes on the reader. Origin: at the water line. */
const bow = (): string =>
  figure('-15,-22! -14,-8 -7,4 0,9 7,4 14,-8 15,-22! 3,-20 2.500,-31! -2.500,-31! -3,-20') +
  purple('-14,-17! 0,-14 14,-17! 14,-13.500! 0,-10.500 -14,-13.500!') +
  incised('0,-20 0,6') +
  [-7, 7].map(x => white(`${x - 4.4},-5! ${x},-8.500 ${x + 4.4},-5! ${x},-1.800`) + disc('pupil', x, -5, 1.7)).join('');

const BOATS = [18, 52, 86, 120, 154, 188, 222];
const DECK = 98;
const PLANKS = BOATS.flatMap(x => [x - 17, x - 9, x, x + 9]);
/** Planks on beams, with a rail of rope along them. */
const deck = (): string =>
  block('figure', -4, DECK, 244, DECK + 9) +
  path('incised', PLANKS.map(x => `M${x} ${DECK + 1}v7`).join('')) +
  path('incised', `M-4 ${DECK + 4.5}H244`);

/** The Persian army marches over. */
export const bridgeBuilt = scene('wave', 120, () => [
  row([18, 60, 102, 144, 186, 228], DECK, i => guard({ skirt: i % 2 === 1 ? 'purple' : 'black' }), [-0.72, 0.72]),
  row(BOATS, 124, bow),
  deck(),
  sea(127, { waves: 12, height: 5 }),
]);
/** Boats driven apart, planks afloat, men in the water. */
export const bridgeDestroyed = scene('wave', 120, () => [
  turned(30, 104, -24, 1.25, bow()),
  turned(96, 112, 32, 1.25, bow()),
  turned(206, 108, -38, 1.25, bow()),
  turned(150, 82, 22, 1, block('figure', -34, -4, 34, 4), path('incised', 'M-26-3v6M-14-3v6M-2-3v6M10-3v6M22-3v6')),
  turned(64, 70, -34, 1, block('figure', -24, -4, 24, 4), path('incised', 'M-16-3v6M-4-3v6M8-3v6')),
  sea(112, { waves: 7, height: 13 }),
  swimmer(126, 108),
  swimmer(174, 112),
  at(60, 112, [-1, 1], swimmer(0, 0)),
  white('132,19! 112,50! 123,49! 106,84! 140,44! 128,45! 148,19!'),
  lettering('ΧΕΙΜΩΝ', 22, 36),
  lettering('ΒΟΡΕΑΣ', 176, 40),
]);
