/** Goods and arms as small signs, 48 × 48 around the origin. No line is thinner than 1.6, so that they stand at 24 px. */
import { at, disc, dots, edged, figure, incisedBroad, inkedBroad, line, lineBold, path, purple, turned, white } from './brush.ts';
import { numbers, smooth, upTo } from './path.ts';

const ear = (x: number, y: number, lean: number): string =>
  upTo(4)
    .map(i => [x + lean * i * 5, y - i * 5.2] as const)
    .map(([ex, ey]) => `M${numbers(ex - 0.8, ey)}l${numbers(-3 + lean * 3, -4)}M${numbers(ex + 0.8, ey)}l${numbers(3 + lean * 3, -4)}`)
    .join('');
export const grain = (): string =>
  lineBold('0,21 0,2|-9,21 -5,8 -11,-2|9,21 5,8 11,-2') + path('leavesBold', ear(0, 0, 0) + ear(-12, 1, -0.32) + ear(12, 1, 0.32));
export const grapes = (): string =>
  lineBold('0,-14 2,-21|-6,-14 8,-15') +
  figure('1,-14! 8,-21 13,-18! 19,-18 17,-12! 19,-7 12,-8! 6,-8') +
  at(0, 0, 1.8, dots('fruit', '-5,-4.4 -.6,-4.4 3.9,-3.3 -2.8,-.6 1.7,-.6 -5,-.6 5.6,.6 -1.1,3.3 2.8,3.3 -3.3,3.3 .6,7.2 -1.7,6.7 .6,10')) +
  dots('whiteSpots', '-10,-9 -2,-9 6,-7 -6,-2 2,-2 -3,5 4,5 0,12');
export const olives = (): string =>
  lineBold('-19,17 -6,6 6,-6 17,-18') +
  path('lineBroad', 'M-10 9l-8-8M-4 4l-9-11M3-3l-8-12M9-9l-4-10M-8 8l11 6M-1 1l13 5M6-6l13 3M13-13l7 0') +
  at(0, 0, 1.3, dots('fruit', '-1.5,11.5 -11.5,2.3 7,7.7 .8,-10'));
export const ore = (): string =>
  figure('-21,18! -19,6! -12,-1! -3,1! 1,10! -1,18!') +
  figure('-1,18! 1,7! 9,2! 18,6! 21,18!') +
  figure('-10,0! -8,-12! 1,-18! 10,-12! 12,-1! 6,3! -1,4!') +
  incisedBroad('-8,-12 0,-7 10,-12|0,-7 -1,4|-19,6 -11,9 -3,2|-11,9 -10,18|1,8 9,11 18,6|9,11 9,18') +
  dots('whiteSpots', '-5,-2 5,-4 -15,13 3,14 15,13');
export const timber = (): string =>
  (
    [
      [-10, 11],
      [10, 11],
      [0, -6],
    ] as const
  )
    .map(([x, y]) => disc('figure', x, y, 10) + disc('white', x, y, 6.8) + disc('inkedBroad', x, y, 3))
    .join('') + lineBold('-16,-18 -4,-17|4,-17 16,-18');
export const wool = (): string =>
  lineBold('-9,12 -9,20|-3,13 -3,20|7,13 7,20|12,11 12,20') +
  white('-17,2! -18,-6 -12,-12 -4,-10 2,-13 9,-9 15,-6 16,3 12,11 6,12 0,14 -6,12 -13,12 -16,8') +
  inkedBroad('-12,-4 -9,-7 -6,-4 -8,-1 -11,-2|-2,-4 1,-7 4,-4 2,-1 -1,-2|-9,6 -6,3 -3,6 -5,9|3,6 6,3 9,6 7,9 4,8|8,-2 11,-4 13,-1') +
  figure('11,-4! 13,-14 19,-14 23,-5! 20,-1 15,-2') +
  line('12,-13 8,-16 8,-9 12,-7');
export const pottery = (): string =>
  lineBold('-5,-17 -15,-16 -13,-5|5,-17 15,-16 13,-5') +
  figure('-8,-22! 8,-22! 7,-18! 6,-12 14,-5 15,3 9,15 5,18 8,22! -8,22! -5,18 -9,15 -15,3 -14,-5 -6,-12 -7,-18!') +
  path('ground', 'M-14-4H14L14 6H-14z') +
  path('lineBold', 'M-13 1.6q3.2-6 6.5 0t6.5 0 6.5 0 6.5 0') +
  incisedBroad('-10,11 10,11|-6,-14 6,-14');
export const spices = (): string =>
  edged('-15,0! -8,-10 -3,-15 0,-19! 3,-15 8,-10 15,0!') +
  dots('whiteSpots', '-6,-4 1,-9 6,-4 0,-2') +
  figure('-21,-2! 21,-2! 18,8 8,14 4,16 5,19 10,22! -10,22! -5,19 -4,16 -8,14 -18,8') +
  incisedBroad('-17,3 17,3|-13,8 0,10 13,8');
export const tools = (): string =>
  path('lineBroad', 'M-15 19L9-11M15 19L-8-9') +
  figure('2,-18! 8,-24! 20,-12! 16,-4! 12,-6! 8,-10!') +
  figure('-20,-8! -14,-20 -4,-21! -2,-14 -8,-8 -17,-3!') +
  incisedBroad('6,-18 15,-9|-16,-9 -7,-17');
export const papyrus = (): string =>
  white('-13,-17! 11,-17! 11,15! -13,15!') +
  figure('-17,-20! 15,-20! 18,-17.5 15,-14! -17,-14! -19,-17') +
  figure('-15,14! 17,14! 20,17 17,20! -15,20! -18,17') +
  inkedBroad('-8,-9 6,-9|-8,-4 4,-4|-8,1 6,1|-8,6 2,6') +
  disc('purple', 7, 8, 3.6);
export const gold = (): string =>
  disc('figure', 5, 4, 17) +
  disc('figure', -4, -2, 18) +
  disc('groundPearls', -4, -2, 14.6) +
  path('ground', smooth('-9,8! -13,12! -5,10! -3,12! 0,11! 4,4 4,-6 3,-12! -1,-10.5 -5,-12! -9,-8 -10,0')) +
  disc('white', -4.6, -6, 3.6) +
  disc('white', 1.4, -6, 3) +
  disc('pupil', -4.4, -6, 1.6) +
  disc('pupil', 1.4, -6, 1.4);
/** A Corinthian helmet with its crest. */
export const helmet = (): string =>
  at(
    1,
    4,
    0.61,
    figure('16,-33! 12,-44 -2,-48 -18,-44 -30,-32 -35,-14 -35,10 -38,22! -26,16! -24,0 -24,-14 -18,-27 -8,-34 4,-36!'),
    purple('11,-38! 7,-42 -3,-44 -16,-40 -26,-30 -30.6,-14 -30.6,8 -31,14! -28.6,13! -28,-2 -27.6,-14 -20.6,-28 -9,-37!'),
    figure('-30,20! -20,2 -22,-14 -14,-30 0,-37 13,-32 19,-20 21,-8! 24,24! 10,28! 6,10 0,7 -14,11'),
    path('ground', smooth('2,-9! 9,-15 18,-10! 10,-5')),
    incisedBroad('21,-6 15,-2 17,26|-24,16 -14,6 0,2 8,8 12,24'),
  );
export const warship = (): string =>
  path('lineBold', 'M-8 6l-5 12M-1 7l-5 12M6 7l-5 12') +
  lineBold('-3,-6 -3,-22|-14,-20 9,-20') +
  white('-13,-19! -2,-18 8,-19! 10,-12 7,-5! -2,-6 -12,-5! -11,-12') +
  figure('-19,-9! -23,-4 -21,4 -14,9 4,10 14,9 24,6! 21,3! 23,0! 16,-3 15,-11! 11,-4 0,-2 -12,-2 -17,-4 -16,-10!') +
  white('7,2.5! 11,-1 15.6,2! 11,5.4') +
  disc('pupil', 11, 2.2, 1.8) +
  incisedBroad('-18,3 -8,6 4,6');
/** Poseidon's gift: his trident and a dolphin. */
export const gift = (): string =>
  path('lineBroad', 'M0 22V-16M-11-17V-9Q-10-2 0-2T11-9V-17') +
  figure('-11,-23! -7.6,-15! -14.4,-15!') +
  figure('11,-23! 14.4,-15! 7.6,-15!') +
  figure('0,-24! 3.6,-15! -3.6,-15!') +
  turned(
    1,
    12,
    0,
    0.62,
    figure('20,3! 14,-3 8,-8 3,-13! -1,-8.4 -9,-5 -16,1 -22,1 -27,-3! -25,5 -27,12! -20,7 -14,6 -6,7 2,7 6,11! 9,6 15,5!'),
    white('12,3.4! 4,2 -6,3 -14,5! -4,6 5,6'),
    disc('ground', 12, -1, 1.8),
  );

/** The field of a sign: square for basic goods, octagon for rare ones, a shield for Aegis cards. */
export const TILES = {
  square: 'M-22-23h44q1 0 1 1v44q0 1-1 1h-44q-1 0-1-1v-44q0-1 1-1z',
  octagon: 'M-9.5-23h19L23-9.5v19L9.5 23h-19L-23 9.5v-19z',
  shield: 'M-21-23h42q2 0 2 2V-2C23 12 12 20 0 24-12 20-23 12-23-2V-21q0-2 2-2z',
} as const;
