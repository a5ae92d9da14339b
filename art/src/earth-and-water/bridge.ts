/** The bridge of boats over the Hellespont, whole and cut. */
import { scene } from '../composition.ts';
import { at, disc, figure, incised, path, purple, row, turned, white } from '../kit/brush.ts';
import { block } from '../kit/buildings.ts';
import { helmeted } from '../kit/heads.ts';
import { person } from '../kit/people.ts';
import { sea, swimmer } from '../kit/ships.ts';
import { fallenPersian, guard } from '../kit/soldiers.ts';
import { axe } from '../kit/things.ts';

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
/** Where it is cut. */
const BROKEN = 136;
/** What lay beyond goes down, boats, planks and all. */
const SINKING = (): string =>
  turned(
    182,
    104,
    16,
    1,
    row([-16, 24], 24, bow),
    block('figure', -34, -5, 64, 4),
    path('incised', [-26, -17, -8, 1, 10, 19, 28, 37, 46].map(x => `M${x} -4v7`).join('')),
    path('incised', 'M-34-.5H64'),
  );
/** He lifts his axe with both hands. */
const HEWER = (): string =>
  person({
    stance: 'lunge',
    dress: 'cuirass',
    head: helmeted(),
    behind: axe(-12, -97, -62),
    far: [[16, -88], [-4, -98], { side: -1 }],
    near: [[-16, -88], [-12, -97], { side: -1 }],
  });
/** Greeks hew it apart; what is beyond sinks, with the men on it. */
export const bridgeDestroyed = scene('wave', 92, () => [
  SINKING(),
  turned(184, 76, 62, 0.64, at(0, 0, [-1, 1], fallenPersian())),
  row([16, 50, 84, 116], 124, bow),
  block('figure', -4, DECK, BROKEN, DECK + 9),
  path(
    'incised',
    PLANKS.filter(x => x < BROKEN)
      .map(x => `M${x} ${DECK + 1}v7`)
      .join(''),
  ),
  path('incised', `M-4 ${DECK + 4.5}H${BROKEN}`),
  white(
    `${BROKEN - 3},${DECK - 1}! ${BROKEN + 5},${DECK + 2}! ${BROKEN},${DECK + 4}! ${BROKEN + 6},${DECK + 8}! ${BROKEN - 3},${DECK + 10}!`,
  ),
  row([40, 100], DECK, HEWER, 0.7),
  turned(152, 72, 28, 1, block('figure', -11, -3, 11, 3)),
  turned(146, 46, -24, 0.8, block('figure', -9, -3, 9, 3)),
  sea(121, { waves: 9, height: 9 }),
  swimmer(143, 119),
]);
