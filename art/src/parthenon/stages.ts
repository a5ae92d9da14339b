/** A wonder before it is complete: its plan, and the lower part in scaffolding. */
import { type Drawing, GROUND, scene } from '../composition.ts';
import type { Band } from '../kit/bands.ts';
import { at, figure, incised, inked, path, shaft, turned, white } from '../kit/brush.ts';
import { block, column, steps } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import { seated } from '../kit/people.ts';
import { drum, stool, throne, tripod } from '../kit/things.ts';

/** An architect over a great sheet on an easel: columns and a gable in thin lines, a pair of compasses. */
export const plan = scene('rays', 150, () => [
  shaft('M112 142L132 40M208 142L190 40M160 142V40'),
  turned(
    160,
    78,
    -3,
    1,
    white('-52,-40! 52,-40! 52,38! -52,38!'),
    inked(
      '-36,26 36,26|-32,20 32,20|-30,20 -30,-8|-18,20 -18,-8|-6,20 -6,-8|6,20 6,-8|18,20 18,-8|30,20 30,-8|-34,-8 34,-8|-34,-12 34,-12|-34,-12 0,-30 34,-12',
    ),
  ),
  at(
    56,
    GROUND,
    1.2,
    seated({
      seat: stool(),
      head: man({ old: true, wears: 'nothing' }),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [
        [17, 12],
        [32, 4],
      ],
      holds: path('shaft', 'M34-8L30 20M34-8L44 18'),
    }),
  ),
]);

/** How far down the unbuilt part reaches. */
const OPEN = 74;
const POLES = [22, 62, 102, 142, 182, 218];
const scaffolding = (): string =>
  shaft(`${POLES.map(x => `M${x} ${GROUND}V32`).join('')}M12 ${OPEN}H228M12 ${OPEN - 30}H228M12 108H228`) +
  path(
    'thin',
    POLES.slice(1)
      .map((x, i) => `M${POLES[i]} ${OPEN}L${x} ${OPEN - 30}`)
      .join(''),
  );
/** The lower part of a monument. */
export const begun = (wonder: Drawing): Drawing => ({
  ...wonder,
  draw: () => wonder.draw() + path('ground', `M0 17.5h240V${OPEN}H0z`) + scaffolding(),
});
const site = (band: Band, body: () => readonly string[]): Drawing => scene(band, 120, () => [...body(), scaffolding()]);

/** Wonders whose pictures have people in them: the building without them. */
const emptyRack = (x: number): string =>
  at(x, GROUND, 1, block('figure', -30, -50, 30, 0), incised('-29,-25 29,-25|-29,-48 29,-48|-10,-48 -10,0|10,-48 10,0'));
export const libraryBegun = site('lotus', () => [emptyRack(42), emptyRack(120), emptyRack(198)]);
export const hippodromeBegun = site('meander', () => [
  column(200, GROUND, 92, 7),
  figure('24,142! 30,128 60,120 140,120 168,128 174,142!'),
  incised('40,136 60,128 140,128 158,136'),
  drum(60, 120, 0.7),
]);
export const oracleBegun = site('lotus', () => [
  column(40, GROUND, 84, 6),
  column(200, GROUND, 96, 6),
  tripod(120, GROUND, 1.1),
  drum(168, GROUND, 0.8),
]);
export const artemisionBegun = site('ivy', () => [
  at(120, GROUND, 1, steps(92, 2, 6)),
  ...[44, 74, 104, 136, 166, 196].map((x, i) => column(x, 130, 84 + (i % 3) * 8, 5)),
]);
export const zeusBegun = site('meander', () => [
  figure('60,142! 60,132! 172,132! 172,142!'),
  incised('62,136 170,136'),
  at(108, 132, 1.1, throne()),
  drum(200, GROUND, 0.9),
]);
export const stadiumBegun = site('ivy', () => [
  column(26, GROUND, 90, 5),
  column(216, GROUND, 100, 5),
  white('60,137! 184,137! 184,142! 60,142!'),
  ...[76, 104, 132, 160].map(x => drum(x, 137, 0.5)),
]);
