/** Faces in profile for medallions, looking right. Origin: the middle of the roundel; the head is 50 high. */
import { disc, dots, figure, incisedBold, inkedBold, path, white } from '../kit/brush.ts';
import type { Ink } from '../kit/ink.ts';
import { number, smooth, smoothLines } from '../kit/path.ts';

const LIPS_AND_CHIN = '18.6,-1.2! 20.6,1.8 18.8,4! 20.2,6.6 17.8,8.8! 19,12.6 15.6,16.6 9,16.4 3,13!';
/** Forehead and nose in one line. */
const STRAIGHT = `-15,8! -20,-6 -20,-20 -12,-31 0,-34 9,-31 14,-24! 23.6,-4.6! 22.6,-2.4 ${LIPS_AND_CHIN}`;
/** The round nose of a philosopher. */
const SNUB = `-15,8! -20,-6 -20,-20 -12,-32 0,-35 10,-32 16,-24 15.6,-15! 18.4,-12! 24,-6.6 22.6,-3 ${LIPS_AND_CHIN}`;
const NECK = '-14,2! -15,14 -18,32! 10,33! 8,24 9,14!';
const BROW_LIP_NOSTRIL = '3,-16.6 10,-19 16,-16.5|18.8,4 14,4.4|19,-2.2 17.6,-4 18.6,-6';
const EAR = '-3,-5 0,-9.6 3.4,-7.6 1.6,-3 -1,.4 -2.6,-1.6|-.6,-6 .8,-4.4';
const WRINKLES = '15.4,-9 17.4,-7.6 18,-5|6,-7 10,-5.8 13,-6.4|14,-22 10,-22.6|13.6,-24.6 9,-25';

export interface FaceOptions {
  readonly snub?: boolean;
  readonly old?: boolean;
  readonly ear?: boolean;
}
/** The eye is clay in both themes: an eye in the colour of the ground would be a hole at night. */
export const manFace = ({ snub = false, old = false, ear = true }: FaceOptions = {}): string =>
  figure(NECK) +
  figure(snub ? SNUB : STRAIGHT) +
  path('eye', smooth('5,-10.4! 9.4,-14 15.4,-11.6! 10.4,-8.6')) +
  disc('pupil', 10.8, -11.3, 2) +
  incisedBold([BROW_LIP_NOSTRIL, ...(ear ? [EAR] : []), ...(old ? [WRINKLES] : [])].join('|'));
export const womanFace = ({ earring = true }: { readonly earring?: boolean } = {}): string =>
  white(NECK) +
  white(STRAIGHT) +
  inkedBold(
    '4.8,-10.2 9.4,-13.8 15.4,-11.4 10.4,-8.8 4.8,-10.2|3,-16.4 10,-18.4 15.6,-16|18.8,4 14.4,4.2|18.8,-2.2 17.4,-4 18.4,-5.8|-12,20 -4,22.5 8,20.6|-2.4,-4 0,-8.6 3.4,-7 2,-2.6 -.6,.4',
  ) +
  disc('pupil', 10.8, -11.2, 1.9) +
  (earring ? disc('edged', 0.4, 5, 2.4) : '');

/** Hair as a cap from the brow to the nape. */
export const hair = (nape = '-12,9'): string =>
  figure(`14.4,-24! 9,-21 4.4,-17 1.6,-11! -3.6,-9 -5,-3 -6,3! ${nape}! -18,6 -23,-4 -23,-20 -14,-33 0,-37 10,-33.6`);
export const waves = (): string =>
  incisedBold('12,-27 4,-27 -3,-21 -7,-12 -10,-3 -12,6|8,-31 -2,-30 -10,-23 -13,-12 -15,-3 -16,4|3,-34.6 -8,-31 -16,-23 -18,-12 -19,-4');
const CURLS = '11,-27 5,-23 1,-17 -2,-31 -5,-24 -6,-16 -9,-8 -11,0 -10,-31 -13,-24 -14,-15 -16,-7 -18,-18 4,-32 -17,1';
export const curls = (): string =>
  path(
    'incisedBold',
    CURLS.split(' ')
      .map(point => point.split(',').map(Number))
      .map(([x = 0, y = 0]) => `M${number(x - 2.2)} ${number(y)}a2.2 2.2 0 1 1 2.2 2.2a1.2 1.2 0 0 1-.4-2.2`)
      .join(''),
  );
/** Short hair in rows of dots. */
export const croppedHair = (): string =>
  figure('14.4,-24! 9,-21 5,-17 2.6,-11! -3.6,-9 -6,0! -12,8! -20,4 -25,-6 -25,-21 -16,-35 0,-40 11,-35.6') +
  dots('groundSpots', '10,-29 4,-34 4,-25 -2,-29 -3,-20 -8,-34 -9,-25 -8,-14 -14,-29 -15,-19 -13,-8 -20,-22 -20,-12 -18,-2 -12,2 -2,-36.5');

type BeardInk = Extract<Ink, 'edged' | 'figure' | 'white'>;
const beard = (ink: BeardInk, outline: string, strands: string): string =>
  path(ink, smooth(outline)) + path(ink === 'white' ? 'inkedBold' : 'incisedBold', strands);
const MOUTH = '14.6,.4 19.6,1.4! 17,3.6 15,5!';
export const pointedBeard = (ink: BeardInk = 'edged'): string =>
  beard(
    ink,
    `1.6,-2! 5,3 12,5! ${MOUTH} 18.6,8.6! 25,21! 17,23.6 6,19 -2,10 -2,2`,
    smoothLines('4,7 9,15 16,21|9,8 13,14 20,20|1,9 6,16 10,19|14,8.6 18,14 22,19'),
  );
/** Without moustache, in the Spartan way. */
export const spartanBeard = (): string =>
  beard(
    'figure',
    '1.6,-2! 5,3 12,5! 15,6! 18.6,8.6! 25,21! 17,23.6 6,19 -2,10 -2,2',
    smoothLines('4,7 9,15 16,21|9,8 13,14 20,20|1,9 6,16 10,19|14,8.6 18,14 22,19|2,-1 6,5 13,6 18,8'),
  );
export const shortBeard = (ink: BeardInk = 'edged'): string =>
  beard(
    ink,
    `1.6,-2! 4,3 11,5! ${MOUTH} 18.6,8.6! 21,15! 15,19.6 6,17.4 -2,9 -2,2`,
    'M3 6h.1M7 9h.1M3 10.5h.1M7 14h.1M11 9.5h.1M11.5 14h.1M16 11h.1M16 15.5h.1M11 17.6h.1',
  );
export const longBeard = (ink: BeardInk = 'white'): string =>
  beard(
    ink,
    `1.6,-2! 5,3 12,5! ${MOUTH} 19,9! 23,20 21,33! 14,37 10,30! 5,34 2,24 -3,12 -2,2`,
    smoothLines('5,6 9,18 9,28|10,8 14,20 14,33|15,9 18,20 18,32|1,8 5,20 5,28'),
  );
/** The square beard of Persia, in rows of curls. */
export const squareBeard = (ink: BeardInk = 'edged'): string =>
  beard(
    ink,
    '1.6,-3! 5,3 12,5! 14.6,0 20,1.4! 17,3.6 15,5! 19,9! 23,33! 4,36! 0,20 -4,8 -3,2',
    [10, 16, 22, 28].map((y, i) => `M${number(1 + i * 0.4)} ${y}${'q2.6 4.6 5.2-.4'.repeat(4)}`).join(''),
  );
