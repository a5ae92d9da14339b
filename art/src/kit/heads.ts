/** Heads in profile, looking right. Origin: the base of the neck. About 20 high, without crest. */
import { at, disc, dots, edged, figure, ground, incised, inked, path, purple, purpleLine, white, whiteLine } from './brush.ts';
import { smooth } from './path.ts';
import { leavesAlong } from './plants.ts';

const HEAD = 1.17;
const NECK = '3,1.4! 2.6,-2 -3.4,-3 -4.4,1.4!';

/** The frontal eye of vase painting: an almond in the colour of the ground, a dark pupil. */
export const eye = (x: number, y: number, size = 1): string =>
  at(x, y, size, ground('-2.3,0! 0,-1.5 2.3,-.2! 0,1.2'), disc('pupil', 0.2, -0.1, 0.95));

const head = (...parts: readonly string[]): string => at(0, 0, HEAD, ...parts);

export interface HelmetOptions {
  readonly crest?: 'purple' | 'black' | 'none';
}
const crestOf = (crest: HelmetOptions['crest']): string =>
  crest === 'none'
    ? ''
    : figure('5,-17! 5.5,-20.5 1,-25.5 -6,-26.5 -12.5,-22 -15.6,-13 -16.5,-3 -18.5,3! -13.5,1.5! -11,-6 -9.5,-12 -6.5,-15.5 -1,-17.6') +
      (crest === 'black'
        ? ''
        : purple('3.6,-19.2! 0,-22.6 -5.5,-23.4 -10.4,-19.8 -13,-12.5 -14,-4 -14.6,-1! -12.6,-1.5! -11.4,-8 -9.2,-14 -6,-17.4 -1,-19.2')) +
      incised('4.6,-18 0,-19.4 -5.6,-17.6 -9.8,-13.4 -12,-5 -13.4,1') +
      path('whiteSeam', smooth('3.4,-17.6 -1,-18.4 -5.6,-16.6 -8.8,-13', false));

/** Corinthian helmet: dome and cheek piece in one shape that reaches below the chin. */
export const helmeted = ({ crest = 'purple' }: HelmetOptions = {}): string =>
  head(
    crestOf(crest),
    figure('3.4,1! 3.6,-2 2,-3 -3,-3 -4,1!'),
    figure('6.4,-2.5! 8.6,2.4! 5,1.2 1.4,-1.6! 2,-5!'),
    figure('-8.6,.6! -5.6,-4.4 -6.8,-10 -4.4,-15.2 .4,-17.4 4.8,-14.6 6.2,-11 7.2,-6.8! 8,-.4! 5.2,.4! 3,-2.6 -1,-2.8 -5,-1'),
    eye(3.6, -9.9, 1.12),
    incised(
      '6.2,-9 5.4,-6 6.8,-.6|6.6,-10.8 3.6,-12.4 .4,-10.6 1.2,-8 4,-7.4 5.2,-6.4|-7,-.8 -4,-3.6 1,-3.8 4.4,-1.2|3.8,-14 -.6,-13.4 -3.6,-10.4 -3.6,-6.8',
    ),
  );

/** A helmet pushed back from the face: Athena's, and a general's. */
const pushedHelmet = (): string =>
  crestOf('purple') +
  figure('6,-12.6! 3.6,-17 -1,-18.6 -6,-15 -8.4,-8 -10,-1! -5,-3! -3.6,-8 0,-12.4!') +
  incised('5,-13.4 0,-13.6 -4,-8.6 -6,-2.6');

export interface ManOptions {
  readonly beard?: boolean;
  /** White hair and beard. */
  readonly old?: boolean;
  readonly wears?: 'fillet' | 'laurel' | 'hat' | 'cap' | 'crown' | 'helmet' | 'nothing';
}
const HAIRLINE = '4.6,-13 1.8,-11.8 .8,-8.6 -1.4,-6 -3.8,-2.6';
const WORN: Readonly<Record<NonNullable<ManOptions['wears']>, () => string>> = {
  fillet: () => purpleLine('4.6,-14 -.6,-12.4 -6.4,-10'),
  laurel: () => leavesAlong('6,-14 -.6,-12.6 -6.6,-10', 4, 3, 'whiteLeaves'),
  /** The broad hat of travellers and riders. */
  hat: () => figure('12,-13! 5,-14.4 4,-19 -1,-21 -6,-19 -7.4,-12.4 -14,-8.6! -6,-10 4,-13') + incised('5,-14.4 -1,-14 -7.4,-11.6'),
  /** The felt cap of craftsmen, sailors and slaves. */
  cap: () => white('6,-13! 3,-18 -2,-21.4 -6.6,-16 -7.6,-9! -1,-12') + inked('5.6,-14 -1,-13.4 -7.4,-10.4'),
  crown: () =>
    figure(
      '5.6,-13! 7,-22! 4.6,-22.2! 4.2,-20! 2.2,-20! 2,-22.6! -.6,-22.6! -.8,-20! -2.8,-20! -3.2,-22.4! -5.8,-22! -5.6,-19.6! -7.4,-19.4! -7.4,-11.6! -.6,-13',
    ) +
    whiteLine('5.8,-15 -.6,-14.6 -7,-13.6') +
    dots('whiteDots', '4,-17.4 .4,-17.2 -3.6,-16.8'),
  helmet: () => pushedHelmet(),
  nothing: () => '',
};
/** A man's bare head: forehead and nose in one line, the beard a wedge. */
export const man = ({ beard = true, old = false, wears = 'fillet' }: ManOptions = {}): string =>
  head(
    figure(NECK),
    figure(
      `-4.6,-1! -6.8,-4 -6.4,-10 -5.4,-14 -1,-16.8 3,-15.6 5,-12.6 7.6,-8.4! 5.8,-7.6! 6.5,-6.2 5.8,-5.2! ${beard ? '8.4,-.4! 5,1 1.6,-1.4 .6,-4!' : '6,-3 3.6,-2.2 1,-3!'}`,
    ),
    beard ? (old ? white : purple)('5.4,-5.3! 7.8,-.6! 4.8,.2 2,-1.8 1,-5.4 1.6,-8! 2.8,-5.8') : '',
    incised(beard ? '5.9,-5.3 4.4,-5.5' : '6,-5.4 4.8,-5.5'),
    old ? white('4,-13.2! 1.5,-11.6 .4,-8.4! -1.2,-6.2 -4,-2! -6.2,-4 -6,-10 -5,-13.6 -1,-16.2 2.6,-15.2') : incised(HAIRLINE),
    eye(3.7, -10.4),
    incised('2.2,-12.4 4.2,-12.8 5.2,-12|-.6,-9.8 .9,-9.4 0,-7.4 -1,-7.8'),
    WORN[wears](),
  );

/** The soft Persian cap with its lappets. */
export const persianHead = (): string =>
  head(
    figure(NECK),
    figure('-1,-12! 4.6,-13! 7.6,-8.6! 5.8,-7.6! 6.4,-6.2 5.8,-5.2! 8.6,1! 5,1.8 1.6,-.6 -1,-5!'),
    purple('5.4,-5.3! 8,.8! 5,1 2,-1.8 1,-5.4 2,-8! 3,-5.8'),
    figure(
      '5.6,-12! 4.8,-17 6.4,-21.5 4.8,-24.4 .6,-23 -4,-19 -6.8,-12 -7,-6 -10.6,3! -5.4,4! -3,-2! -1.2,-1 1,4.6! 3.4,3.6! 2.2,-3 1.4,-8 2,-11.4!',
    ),
    eye(4, -10.2),
    incised('5.6,-12.2 1.8,-11.6 1.2,-8 2.2,-3 3.2,3|-5.6,-3 -1.6,-3.6|4.6,-20.8 2.4,-18 3,-14.6|-7.6,0 -5,1'),
    dots('whiteDots', '-3,-9 -1,-13.4 -.4,-17.6 -4.2,-13 -4.4,-5.4'),
  );

export interface WomanOptions {
  readonly wears?: 'fillet' | 'helmet' | 'veil';
}
const WOMAN_WORN: Readonly<Record<NonNullable<WomanOptions['wears']>, () => string>> = {
  fillet: () => purpleLine('4.4,-14.2 -.6,-12.8 -6.6,-10.6'),
  helmet: () => pushedHelmet(),
  veil: () =>
    edged('4,-15.6! -1,-18.6 -6.4,-15.6 -8.8,-8 -10.4,3 -12,10! -5,9! -3.4,2 -3.6,-6 -1,-12.4') +
    incised('-4.6,-14 -6.4,-4 -7.4,7|-7.6,-8 -9.4,6'),
};
/** A woman: white skin, dark hair. */
export const woman = ({ wears = 'fillet' }: WomanOptions = {}): string =>
  head(
    white(NECK),
    white('-1,-3! 0,-13! 4.6,-13.4! 7.4,-8.6! 5.6,-7.7! 6.2,-6.4 5.6,-5.4! 5.6,-3.2 3.4,-2'),
    figure('4.8,-13! 2,-11.4 .8,-8 .4,-5! -1.6,-3! -4,2! -9,2.4! -8,-4 -6.8,-11 -4.4,-15.2 .4,-17 4,-15.4'),
    incised('-2.4,-6 -4.6,1|-4.2,-7 -7,1.6'),
    WOMAN_WORN[wears](),
    inked('2,-10.2 3.6,-11.2 5.4,-10.3 3.6,-9.5 2,-10.2|2,-12.4 4.4,-12.8|5.6,-5.5 4.4,-5.6|-.4,-7.6 .8,-8.4'),
    disc('pupil', 3.8, -10.3, 0.7),
  );

/** An Egyptian: close headcloth, shaven chin. */
export const egyptianHead = (): string =>
  head(
    figure(NECK),
    figure('-1,-3! 0,-13! 4.6,-13.4! 7.4,-8.6! 5.6,-7.7! 6.2,-6.4 5.6,-5.4! 5.6,-3.2 3.4,-2'),
    white('5,-12.8! 2,-12 .6,-8 .8,-2! 2,4! -3,4! -4,-1! -8,4! -10,3! -8,-5 -7,-12 -4,-16.4 .6,-17.4 4.4,-15.4'),
    inked('4.4,-14.4 -2,-14 -7,-10.4|.6,-9 -3,-8 -7.4,-6|.6,-5 -3,-4|1,-1 -2,-.4|1.6,2 -2.6,2.4'),
    eye(3.9, -10.2),
    incised('5.6,-5.4 4.4,-5.5'),
  );
