/** Leaders of the age: faces for players. */
import { at, disc, dots, edged, figure, incisedBold, path, white, whiteBold } from '../kit/brush.ts';
import {
  breastplate,
  chiton,
  closedHelmet,
  conicalHelmet,
  crest,
  crownOfLeaves,
  fillet,
  kerchief,
  mantle,
  raisedHelmet,
  sleevedTunic,
} from './dress.ts';
import { hair, manFace, pointedBeard, shortBeard, spartanBeard, squareBeard, waves, womanFace } from './face.ts';
import type { Portrait } from './portrait.ts';

export const LEADERS = {
  perikles: { ring: 'meander', body: () => mantle() + manFace() + hair('-13,10') + waves() + shortBeard() + raisedHelmet() },
  aspasia: { ring: 'ivy', body: () => chiton('figure') + womanFace() + kerchief() },
  themistocles: {
    field: 'white',
    ring: 'wave',
    body: () =>
      path('lineBold', 'M35 50V-26M27-30V-18Q28-10 35-10T43-18V-30') +
      chiton('figure') +
      manFace() +
      hair('-12,9') +
      waves() +
      shortBeard('figure') +
      crownOfLeaves('15,-25 4,-27 -6,-24 -15,-17 -21,-8', 8, 6, 'redLeaves'),
  },
  artemisia: {
    ring: 'rays',
    body: () =>
      path('lineBold', 'M-33 52L-33-48') +
      chiton('edged') +
      figure('-8,4! -14,14 -20,30 -30,36! -24,20 -22,4!') +
      womanFace() +
      figure('-10,4! -13,14 -13,27! -8,30! -4,18 -4,4!') +
      incisedBold('-9,8 -10,26|-18,8 -22,30|-6,10 -7,24') +
      crest() +
      figure('-20,8! -24,-6 -22,-22 -13,-33 0,-37 11,-33 17,-25! 12,-22! 6,-22 2,-17 1,-11! -4,-9 -6,2! -9,9!') +
      incisedBold('16,-25 8,-24 2,-20 -1,-11 -7,-6 -9,8|10,-30 0,-30 -9,-24 -12,-13') +
      edged('1,-10! 6,-4 7,4 3,9! -4,6 -6,-4!') +
      incisedBold('1,-8 3,6'),
  },
  leonidas: {
    ring: 'meander',
    body: () =>
      path('lineBold', 'M40 52L34-48') +
      crest() +
      breastplate() +
      figure('-14,2! -15,14 -18,32! 10,33! 8,24 9,10!') +
      edged('6,8! 20,8! 24,27! 14,27 4,18') +
      incisedBold('11,18 14,26|17,17 20,26') +
      closedHelmet() +
      at(-34, 44, 1, disc('figure', 0, 0, 22), disc('incisedBold', 0, 0, 18), white('0,-13! 12,12! 6.4,12! 0,-1! -6.4,12! -12,12!')),
  },
  gorgo: {
    ring: 'dots',
    body: () =>
      figure('-52,52! -44,38 -34,26 -30,0 -26,-22 -14,-37 0,-41 11,-37 15,-30! 8,-28 1,-20 -2,-8 -8,6 -10,20 2,34! 20,36 38,52!') +
      womanFace() +
      figure('14.4,-25! 9,-20 5,-15 3,-9! -4,-3 -7,4! -10,0 -6,-16 2,-25') +
      incisedBold('11,-23 5,-19 0,-10|8,-25 0,-19 -4,-6') +
      white('15,-25! 17,-33! 8,-37 -2,-33! -3,-28 5,-29') +
      dots('berries', '12,-29.6 6,-31.6 1,-31') +
      edged('-52,52! -44,38 -34,26 -30,0 -26,-22 -14,-37 -5,-40! -8,-30 -16,-10 -18,10 -14,28 -4,42 -2,52!') +
      incisedBold('-14,-34 -22,-12 -24,10 -18,30 -12,52|-22,-22 -28,4 -28,22 -22,40 -20,52|-33,22 -34,40 -32,52') +
      incisedBold('4,37 8,52|14,38 20,52') +
      disc('white', 4, 37, 2.6),
  },
  xerxes: {
    field: 'white',
    ring: 'tongues',
    body: () =>
      at(
        0,
        0,
        [-1, 1],
        path('lineBold', 'M37 52V-40') +
          disc('white', 37, -42, 3.6) +
          sleevedTunic() +
          manFace() +
          hair('-15,13') +
          figure('-8,2! -12,10 -12,20! -22,22 -28,12 -24,-4 -14,-6') +
          dots('groundSpots', '-12,2 -17,4 -21,9 -16,10 -20,15 -15,16 -11,9 -24,3') +
          squareBeard() +
          figure(
            '17,-24! 19,-46! 14,-46! 14,-41! 9.5,-41! 9.5,-47! 3.5,-47! 3.5,-42! -1,-42! -1,-47! -7,-46.6! -7,-41! -11,-40.6! -11,-46! -17,-45! -16.6,-39! -22,-38! -23,-18! -4,-25',
          ) +
          whiteBold('17.4,-28 -3,-29 -22,-22') +
          dots('whiteSpots', '12,-35 2,-36 -8,-35 -17,-32'),
      ),
  },
  darius: {
    ring: 'tongues',
    body: () =>
      at(
        0,
        0,
        [-1, 1],
        figure('-32,16! -24,28 -10,34 4,36! 2,30 -10,24 -18,8') +
          sleevedTunic() +
          manFace({ old: true, ear: false }) +
          squareBeard('white') +
          figure('15,-23! 16,-34 20,-45! 10,-47 -6,-45 -18,-36 -25,-18 -25,0 -33,19! -20,23! -14,10! -8,27! 1,25! -2,8 0,-8 6,-19!') +
          incisedBold('15,-24 5,-21 -2,-9 -4,8 -1,24|-23,-4 -14,-4 -6,-8|18,-44 8,-40 4,-30 6,-22|-28,14 -18,18') +
          dots('whiteSpots', '-12,-32 -4,-38 -16,-22 -8,-27 -2,-29 -17,-12 -10,-17 -9,16 -7,5') +
          whiteBold('15,-26.5 5,-25 -4,-14'),
      ),
  },
  alkibiades: {
    ring: 'ivy',
    body: () =>
      at(
        0,
        0,
        [-1, 1],
        mantle() +
          figure('-6,2! -10,12 -12,28 -22,34! -26,22 -25,6!') +
          manFace() +
          hair('-14,16') +
          waves() +
          incisedBold('-10,8 -14,18 -15,30|-15,8 -20,18 -20,31|-20,6 -23,16') +
          crownOfLeaves('16,-26 4,-29 -8,-25 -20,-13', 7, 6, 'whiteLeaves') +
          dots('fruit', '9,-30 -2,-30 -13,-23'),
      ),
  },
  brasidas: {
    field: 'white',
    ring: 'dots',
    body: () =>
      path('lineBold', 'M-38 52L-33-48') +
      breastplate() +
      figure('-8,4! -12,14 -12,27 -9,34! -17,34! -20,18 -20,4!') +
      manFace() +
      figure('-7,4! -9,14 -8,29! -13,31! -15,16 -14,4!') +
      incisedBold('-13,10 -9,8|-13,15 -9,13|-13,20 -8,18|-13,25 -8,23|-20,12 -15,11|-19,20 -15,19') +
      spartanBeard() +
      conicalHelmet(),
  },
  phormio: {
    ring: 'wave',
    body: () =>
      figure(
        '-50,20! -40,14 -36,-6 -40,-22 -34,-38! -32,-22 -30,-36 -24,-44! -26,-26 -20,-38 -14,-46! -20,-26 -26,-6 -24,20 -30,52! -50,52!',
      ) +
      incisedBold('-34,-30 -32,-10 -32,30|-26,-36 -28,-10 -27,30|-38,10 -26,4') +
      disc('edged', -31, 12, 4) +
      chiton('figure') +
      manFace({ old: true }) +
      hair('-12,9') +
      incisedBold(
        '12,-26 6,-24|6,-30 0,-27|0,-33 -6,-29|-8,-30 -12,-25|-2,-24 -6,-20|-12,-20 -15,-15|-6,-14 -9,-9|-16,-9 -17,-4|-11,-4 -13,2',
      ) +
      pointedBeard('edged') +
      fillet(),
  },
} as const satisfies Readonly<Record<string, Portrait>>;
