/**
 * Draws the Aegean for Earth & Water: Natural Earth land (public domain, 1:10m, through the npm package world-atlas),
 * cut to a window, warped so that Boeotia and Attica have room, simplified. Writes board/coast.ts with the coast and
 * the true place of every city in board units; `node web/scripts/make-map.mjs` from the repository root.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { area, cut, outlinesOfLand, path, places, simplifyRing, smooth } from './lib/coast.mjs';

const here = dirname(fileURLToPath(import.meta.url));

const WIDTH = 1000;
const HEIGHT = 900;

/** Monotone pieces: degrees to board units. The middle of Greece is drawn about twice as large as the rest. */
const LON = [
  [20.2, -110],
  [21.3, 0],
  [22.45, 158],
  [22.9, 278],
  [23.35, 402],
  [23.8, 530],
  [24.6, 618],
  [25.4, 708],
  [26.4, 818],
  [27.35, 902],
  [28.4, 1000],
  [29.6, 1110],
];
const LAT = [
  [41.9, -90],
  [41.15, 0],
  [40.76, 72],
  [40.2, 178],
  [39.64, 274],
  [38.95, 378],
  [38.48, 462],
  [38.3, 512],
  [37.95, 612],
  [37.6, 682],
  [37.07, 774],
  [36.3, 900],
  [35.4, 1040],
];

const project = ([lon, lat]) => [smooth(LON, lon, 0.28), smooth(LAT, lat, 0.22)];

const CITIES = {
  abydos: [26.41, 40.19],
  athenai: [23.73, 37.98],
  delphi: [22.5, 38.48],
  ephesos: [27.34, 37.94],
  eretria: [23.8, 38.39],
  korinthos: [22.88, 37.91],
  larissa: [22.42, 39.64],
  naxos: [25.43, 37.08],
  pella: [22.62, 40.72],
  sparta: [22.43, 37.08],
  thebai: [23.32, 38.32],
};

/** Wide screens show more west and east than the board itself, tall ones more north and south. */
const MARGIN = 120;
const WIDE = 460;
const WINDOW = [-WIDE, -MARGIN, WIDTH + WIDE, HEIGHT + MARGIN];

const land = [];
const islands = [];
for (const outer of outlinesOfLand()) {
  if (!outer.some(([lon, lat]) => lon > 16 && lon < 34 && lat > 35.4 && lat < 41.9)) continue;
  const near = outer.map(([lon, lat]) => project([Math.min(Math.max(lon, 14), 36), Math.min(Math.max(lat, 34.5), 43)]));
  const ring = simplifyRing(cut(near, WINDOW), 1.5);
  if (ring.length < 4 || area(ring) < 55) continue;
  (area(ring) > 20000 ? land : islands).push(path(ring));
}

const file = `/**
 * Made by web/scripts/make-map.mjs from Natural Earth (public domain); do not edit by hand.
 * The coast of the Aegean in board units, and where each city truly lies in them.
 */
export const BOARD_WIDTH = ${WIDTH};
export const BOARD_HEIGHT = ${HEIGHT};

export const COAST =
  '${[...land, ...islands].join('')}';

export const TRUE_PLACES = {
${places(CITIES, project)}
} as const;
`;
writeFileSync(join(here, '../src/games/earth-and-water/board/coast.ts'), file);
console.log(`${land.length} mainlands, ${islands.length} islands, ${file.length} bytes`);
