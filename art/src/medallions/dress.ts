/** Dress and headgear of the busts. */
import { clay, disc, dots, edged, figure, incisedBold, inkedBold, path, whiteBold } from '../kit/brush.ts';
import type { Ink } from '../kit/ink.ts';
import { between, direction, numbers, pointsOf, smooth, smoothLines, upTo } from '../kit/path.ts';

const BUST = '-52,52! -45,40 -32,33 -17,27! -5,33 9,28! 22,33 33,42 38,52!';
const SHOULDER = '-52,52! -46,40 -34,33 -18,27! -14,30! -2,38 14,52!';
const FOLDS = '-15,31 -20,40 -22,52|-7,34 -9,42 -9,52|2,34 4,42 4,52|9,32 15,40 18,52|-24,33 -33,42 -37,52|20,35 27,42 30,52';

export const chiton = (ink: Extract<Ink, 'figure' | 'edged' | 'white'> = 'figure'): string =>
  path(ink, smooth(BUST)) + path(ink === 'white' ? 'inkedBold' : 'incisedBold', smoothLines(FOLDS));
export const mantle = (): string =>
  figure(BUST) +
  edged(SHOULDER) +
  incisedBold('-24,32 -14,40 -6,52|-32,35 -24,42 -18,52|-40,40 -34,45 -30,52|6,32 10,42 20,52|16,33 24,41 32,52') +
  dots('whiteSpots', '-29,40 -22,46 -38,46 -15,36');
/** The cloak of a philosopher: undyed wool. */
export const whiteCloak = (): string =>
  figure(BUST) +
  path('white', smooth(SHOULDER)) +
  incisedBold('6,32 10,42 20,52|16,33 24,41 32,52') +
  inkedBold('-24,32 -14,40 -6,52|-32,35 -24,42 -18,52|-40,40 -34,45 -30,52');
export const breastplate = (): string =>
  figure(BUST) +
  incisedBold('-30,35 -20,42 -16,52|22,35 16,42 14,52|-14,34 -4,39 8,34|-12,52 -4,45 4,52') +
  edged('-17,27! -30,33 -26,42! -13,36!') +
  edged('9,28! 21,33 18,41! 7,36!') +
  dots('whiteSpots', '-22,36 14,35');
export const sleevedTunic = (): string =>
  figure(BUST) +
  edged('-8,33! -3,36 4,32! 12,52! -14,52!') +
  incisedBold('-8,33 -14,52|4,32 12,52|-28,34 -34,52|22,35 27,52') +
  dots('whiteSpots', '-22,38 -28,46 -20,47 17,39 22,47 -2,42 -1,49');

export const crest = (): string =>
  figure('16,-37! 12,-46 -2,-50 -18,-46 -30,-34 -35,-16 -35,4 -38,16! -27,12! -25,0 -25,-14 -19,-27 -8,-35 4,-37!') +
  edged('12,-40! 8,-45 -3,-47 -17,-43 -27,-32 -31.6,-16 -31.6,2 -33,10! -29,9! -28,-2 -28,-14 -21.5,-28 -10,-38 3,-40!') +
  path('whiteSeam', smooth('10,-38 -2,-38 -14,-33 -23,-22 -26.4,-8 -26.6,8', false));
/** A Corinthian helmet worn down over the face. */
export const closedHelmet = (): string =>
  figure('-27,15! -19,1 -22,-14 -14,-30 0,-37 12,-32 17,-22 18.6,-10! 20,16! 11,20! 7,9 0,5 -13,8') +
  path('eye', smooth('2.6,-9.4! 8,-14 16.6,-10.6! 9,-6.2')) +
  disc('pupil', 9.8, -10, 2.2) +
  incisedBold(
    '.6,-9 7,-16 18,-12|18.4,-8 13.6,-4 14.6,19|.6,-9 7,-4.4 12.6,-5|-22,12 -14,3.6 0,0 8,5 11.6,17|12,-27 2,-25.6 -7,-19 -9,-8|-15,-26 -18,-16 -16,-4',
  );
/** The same helmet pushed up on the head. */
export const raisedHelmet = (): string =>
  figure('10,-44! 6,-54 -8,-57 -24,-50 -34,-36 -38,-16 -42,0! -31,-2! -28,-18 -20,-34 -8,-43!') +
  edged('6,-47! 2,-52 -8,-53.6 -22,-47 -31,-34 -35,-16 -37,-6! -33.6,-6! -31,-18 -22.6,-36 -10,-46!') +
  figure('-29,-3! -23,-14 -25,-26 -18,-38 -4,-45 9,-42 18,-36 33,-26! 35,-20! 28,-20 20,-19 15,-16! 8,-21 -2,-18 -14,-9') +
  clay('17,-30.5! 22,-31 29,-25! 22,-24.4') +
  incisedBold('34,-21 26,-22 17,-21 8,-25 -3,-22 -15,-13 -26,-6|15,-37 4,-38 -7,-32 -12,-22') +
  path('whiteSeam', smooth('8,-45 -6,-46 -20,-37 -27,-22 -29,-10', false));
/** A conical helmet of bronze or felt. */
export const conicalHelmet = (): string =>
  figure('-24,-3! -24,-18 -18,-34 -6,-48 0,-49 9,-42 16,-32 18,-21! 2,-19 -14,-11') +
  incisedBold('18,-24.5 2,-23 -16,-14 -24,-7|-4,-47 -6,-36 -9,-26') +
  dots('whiteSpots', '14,-28 8,-29 2,-28.5 -4,-26 -10,-23 -15.5,-19 -20,-14');
/** The traveller's hat with its broad brim. */
export const broadHat = (): string =>
  figure('34,-23! 16,-26 13,-38 2,-45 -10,-43 -18,-34 -20,-22 -38,-11! -24,-14 -10,-18 6,-22 20,-23') +
  incisedBold('16,-26 2,-27 -20,-21') +
  path('purpleBand', smooth('15,-29 2,-30 -19,-24', false));
export const feltCap = (): string =>
  path('white', smooth('-24,-8! -24,-24 -16,-38 -4,-47! 8,-42 15,-31 17,-23! 4,-22 -10,-16')) +
  inkedBold('17,-26 3,-26 -11,-20 -24,-12|-4,-45 -6,-32 -10,-21|4,-42 6,-34 6,-27');
export const fillet = (): string => path('purpleBand', smooth('14,-25 4,-26 -8,-21 -21,-9', false));
/** Leaves that point forward, in pairs along the points. */
export const crownOfLeaves = (points: string, pairs: number, length: number, ink: Ink = 'whiteLeaves'): string => {
  const stem = pointsOf(points);
  const leaves = upTo(pairs).map(i => {
    const t = (i / (pairs - 1)) * (stem.length - 1.001);
    const [from, to] = [stem[Math.floor(t)]!, stem[Math.floor(t) + 1]!];
    const [x, y] = between(from, to, t - Math.floor(t));
    const [ux, uy] = direction(to, from);
    return [0.62, -0.62]
      .map(turn => Math.atan2(uy, ux) + turn)
      .map(a => `M${numbers(x, y)}l${numbers(Math.cos(a) * length, Math.sin(a) * length)}`)
      .join('');
  });
  return path(ink, leaves.join(''));
};
/** A woman's kerchief, with the hair at her brow. */
export const kerchief = (): string =>
  edged('14,-25! 8,-22 4,-17 2,-11! -4,-9 -6,0! -14,7 -24,8 -30,0 -29,-14 -20,-29 -4,-37 9,-34') +
  incisedBold('12,-30 0,-31 -12,-25 -20,-14 -23,4|7,-34 -8,-33 -20,-24 -27,-8|5,-18 -4,-17 -12,-10 -15,5') +
  dots('whiteSpots', '4,-26 -6,-23 -13,-14 -17,-3 -23,-10 -15,-28 -4,-34 -25,1') +
  figure('14,-24! 9,-21 5,-17 3,-11! -1,-12 2,-20 8,-25');
/** Hair in a knot, with two ribbons. */
export const bun = (): string =>
  figure('14.4,-25! 8,-20 4,-15 2,-9! -5,-5 -8,2! -14,4 -22,0 -33,2 -37,-8 -32,-17 -23,-18 -20,-27 -10,-35 2,-37 11,-33') +
  incisedBold('-24,-14 -32,-12 -34,-6 -29,-2 -25,-6 -28,-9|12,-27 4,-23 -2,-14 -6,-2') +
  whiteBold('10,-33 4,-29 -2,-20 -6,-8|0,-37 -7,-30 -13,-18 -16,-4');
/** A cloak drawn over the head. */
export const hood = (): string =>
  edged('17,-22! 13,-35 0,-43 -16,-38 -27,-22 -30,0 -36,24 -48,52! -20,52! -14,34 -12,12 -8,-6 -1,-18 8,-23') +
  incisedBold('10,-33 -4,-33 -16,-20 -20,4 -28,40|2,-39 -16,-30 -24,-8 -27,16');
