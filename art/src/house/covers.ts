/** The pictures of the games on the home page, 288 × 224. What matters stays between x 84 and 204: narrow pages cut the sides. */
import type { Drawing } from '../composition.ts';
import { type Band, framed } from '../kit/bands.ts';
import { owl } from '../kit/birds.ts';
import { at, figure } from '../kit/brush.ts';
import { column, entablature, temple } from '../kit/buildings.ts';
import { shrub } from '../kit/plants.ts';
import { merchantman, sea } from '../kit/ships.ts';
import { attacker } from '../kit/soldiers.ts';
import { players } from './players.ts';

const WIDTH = 288;
const HEIGHT = 224;
const GROUND = HEIGHT - 18;

const cover = (band: Band, body: () => readonly string[]): Drawing => ({
  size: [WIDTH, HEIGHT],
  focus: WIDTH / 2,
  draw: () => framed(WIDTH, HEIGHT, band, body().join('')),
});

/** Two cities at war before a temple. */
export const perikles = cover('meander', () => [
  at(144, GROUND, 1.5, temple({ width: 128, columns: 6, height: 66, rise: 26, half: 3.2, sign: owl(-2, -90, 0.5) })),
  at(84, GROUND, 1.12, attacker({ rim: 'purple' })),
  at(204, GROUND, [-1.12, 1.12], attacker({ device: 'bird', crest: 'black' })),
]);
/** A ship comes home below the temple of its island. */
export const parthenon = cover('wave', () => [
  at(144, 104, 1, temple({ width: 112, columns: 8, height: 42, rise: 22, half: 3.6, sign: owl(-2, -61, 0.4) })),
  figure('44,196! 58,160 70,146 74,122 84,105! 204,105! 214,124 222,150 236,164 246,196!'),
  shrub(70, 140, 0.4),
  shrub(228, 156, 0.4),
  at(134, 184, 0.86, merchantman()),
  at(0, 64, [WIDTH / 240, 1], sea(120)),
]);
/** Two heroes at the board. */
export const petteia = cover('lotus', () => [
  [38, 250].map(x => column(x, GROUND, 42, 5)).join(''),
  at(144, GROUND, 1.14, players({ arms: false })),
  entablature(0, WIDTH, 17, 40),
]);
