/** People of the islands and the town: faces for players, and the six bots. */
import { at, disc, dots, edged, figure, incisedBold, inkedBold, line, lineBold, path, white, whiteBold } from '../kit/brush.ts';
import { broadHat, bun, chiton, crownOfLeaves, feltCap, hood, kerchief, mantle, whiteCloak } from './dress.ts';
import { croppedHair, curls, hair, longBeard, manFace, pointedBeard, shortBeard, womanFace } from './face.ts';
import type { Portrait } from './portrait.ts';

/** A shallow cup, held before the face. */
const cup = (): string =>
  at(
    29,
    25,
    0.74,
    figure('-22,-16! 22,-16! 20,-6 10,3 4,5 3,14 10,18! -10,18! -3,14 -4,5 -10,3 -20,-6'),
    line('-21,-13 -30,-15 -29,-7 -18,-5|21,-13 30,-15 29,-7 18,-5'),
    incisedBold('-20,-12 20,-12|-16,-4 0,-1 16,-4'),
    edged('-17,-10! 17,-10! 15,-5.5! 0,-3 -15,-5.5!'),
  );

export const PEOPLE = {
  poetess: {
    ring: 'ivy',
    body: () =>
      chiton('edged') +
      womanFace() +
      bun() +
      at(
        29,
        37,
        0.78,
        figure('-16,-4! -18,-22 -10,-44! -6,-43! -12,-22 -10,-8 10,-8 12,-22 6,-43! 10,-44! 18,-22 16,-4! 14,12 0,18 -14,12'),
        incisedBold('-10,0 0,-3 10,0|-8,6 0,9 8,6|-4,-2 -5,10|4,-2 5,10'),
        path('whiteBold', 'M-13-36H13'),
        path('line', 'M-4-36V-8M0-36V-8M4-36V-8'),
      ),
  },
  philosopher: {
    ring: 'dots',
    body: () =>
      path('lineBold', 'M38 52L32-44') +
      whiteCloak() +
      manFace({ snub: true, old: true }) +
      white('-1,-10! -6,-4 -8,6! -16,12 -24,4 -24,-12 -16,-22 -6,-20') +
      inkedBold('-6,-17 -10,-6 -13,8|-13,-18 -17,-6 -19,6|-19,-14 -22,-4') +
      longBeard('white') +
      incisedBold('8,-33 14,-29 16,-24|2,-34 10,-31'),
  },
  fisherman: {
    ring: 'wave',
    body: () =>
      chiton('edged') +
      manFace({ old: true }) +
      hair('-12,10') +
      curls() +
      pointedBeard('figure') +
      feltCap() +
      at(
        26,
        27,
        0.8,
        figure('-22,2! -10,-9 4,-9 14,-2! 24,-9! 21,1 24,10! 14,3! 4,9 -10,9'),
        disc('eye', -13, -1, 2.6),
        disc('pupil', -13, -1, 1.2),
        incisedBold('-6,-7 -3,0 -6,7|2,-6 5,-2|2,2 5,-2 2,6|9,-3 12,0 9,4'),
      ),
  },
  potter: {
    field: 'white',
    ring: 'rays',
    body: () => chiton('figure') + manFace() + croppedHair() + whiteBold('15,-23 6,-21 -6,-15 -22,-4') + cup(),
  },
  priestess: {
    ring: 'rays',
    body: () =>
      white('-52,52! -44,38 -32,28 -28,4 -26,-18 -18,-32 -6,-36! -8,-26 -13,-10 -14,8 -10,24 4,36 24,36 38,52!') +
      womanFace({ earring: false }) +
      figure('14.4,-25! 9,-20 5,-15 3,-9! -3,-5 -6,6! -12,4 -12,-10 -6,-28') +
      incisedBold('11,-22 4,-17 -1,-8|6,-25 -3,-17 -7,-4') +
      figure('16,-25! 18,-43! 4,-47 -12,-44! -16,-26! 0,-30') +
      edged('16.6,-33! 17.6,-39! 3,-42.5 -12.6,-40! -13.6,-34! 1,-37') +
      dots('whiteSpots', '12,-29 6,-30 0,-31 -6,-30 -11,-28') +
      inkedBold('-12,-30 -20,-12 -21,8 -16,28 -8,52|-22,-22 -26,2 -25,22 -20,52|-34,32 -34,52|6,38 10,52|18,39 24,52') +
      line('33,52 34,34 30,12') +
      crownOfLeaves('30,10 33,24 34,44', 7, 7, 'leavesBold'),
  },
} as const satisfies Readonly<Record<string, Portrait>>;

/** The ring of a bot tells its rank; the one named here is for its picture without rank. */
export const BOTS = {
  /** A potter of Athens. */
  kallias: {
    ring: 'meander',
    body: () => mantle() + manFace() + croppedHair() + shortBeard() + whiteBold('15,-23 6,-21 -6,-15 -22,-4') + cup(),
  },
  /** A merchant of Corinth. Her name means bee: one sits on her kerchief. */
  melitta: {
    ring: 'ivy',
    body: () =>
      chiton('edged') +
      womanFace() +
      kerchief() +
      at(
        -15,
        -16,
        1.1,
        white('-1,-3! -9,-9 -8,-1! -2,0!'),
        white('1,-3! 9,-9 8,-1! 2,0!'),
        figure('-3,-4! 3,-4! 3,4 0,9! -3,4'),
        incisedBold('-3,0 3,0|-3,4 3,4'),
      ),
  },
  /** He keeps to himself. */
  timon: {
    field: 'white',
    ring: 'dots',
    body: () => chiton('figure') + manFace({ old: true, snub: true }) + hair('-12,10') + longBeard('figure') + hood(),
  },
  /** A weaver from Rhodes, with her distaff. Her name means fair-haired. */
  xanthe: {
    ring: 'rays',
    body: () =>
      chiton('figure') +
      womanFace() +
      edged('14.4,-25! 8,-20 4,-15 2,-9! -4,-4 -8,6! -10,18 -8,32! -16,38 -26,34! -30,18 -28,0 -26,-20 -16,-34 0,-40 11,-35') +
      incisedBold('10,-31 0,-24 -6,-12 -12,4 -13,30|2,-36 -10,-26 -15,-10 -18,8 -18,33|-10,-34 -19,-20 -23,0 -24,28') +
      whiteBold('13,-28 2,-27 -9,-20 -24,-8') +
      lineBold('34,52 34,-26') +
      white('34,-30! 27,-22 26,-8 34,2! 42,-8 41,-22') +
      inkedBold('28,-18 40,-20|27,-11 41,-13|29,-4 39,-6'),
  },
  /** A young man of Syracuse, dressed for the road. */
  dion: { ring: 'wave', body: () => mantle() + manFace() + hair('-12,9') + broadHat() },
  /** A pupil at the wrestling school. */
  lysis: {
    ring: 'ivy',
    body: () =>
      at(
        0,
        0,
        [-1, 1],
        chiton('white'),
        manFace(),
        hair('-13,12'),
        curls(),
        crownOfLeaves('15,-26 4,-29 -8,-25 -20,-13', 6, 7, 'whiteLeaves'),
      ),
  },
} as const satisfies Readonly<Record<string, Portrait>>;
