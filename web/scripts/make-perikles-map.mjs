/**
 * Draws Greece for Perikles: Natural Earth land (public domain, 1:10m, through the npm package world-atlas), cut to a window, warped so
 * that the six cities have room for their temples, simplified. Writes map/coast.ts with the coast, Sicily for its inset, and where
 * locations truly lie in board units; `node web/scripts/make-perikles-map.mjs` from the repository root.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { area, cut, outlinesOfLand, path, places, simplifyRing, smooth } from './lib/coast.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const WIDTH = 1080;
const HEIGHT = 600;

/** Monotone pieces: degrees to board units. The isthmus and its neighbours are drawn about three times as large as the rest. */
const LON = [
  [17.5, -330],
  [19.6, 20],
  [20.7, 120],
  [21.7, 250],
  [22.3, 370],
  [22.75, 475],
  [23.05, 560],
  [23.4, 655],
  [23.75, 770],
  [24.1, 830],
  [25.0, 890],
  [26.3, 975],
  [27.6, 1070],
  [30.5, 1330],
];
const LAT = [
  [43.0, -170],
  [41.2, -10],
  [40.6, 60],
  [40.0, 125],
  [39.2, 185],
  [38.6, 228],
  [38.3, 278],
  [38.0, 372],
  [37.6, 468],
  [37.1, 530],
  [36.6, 556],
  [36.2, 582],
  [35.2, 660],
];

const project = ([lon, lat]) => [smooth(LON, lon, 0.3), smooth(LAT, lat, 0.2)];
/** Sicily in its own small frame. */
const inset = ([lon, lat]) => [(lon - 12.2) * 34, (38.5 - lat) * 42];

const LOCATIONS = {
  acarnania: [21.1, 38.75],
  aetolia: [21.7, 38.62],
  amphipolis: [23.84, 40.82],
  attica: [23.97, 37.8],
  cephallenia: [20.6, 38.2],
  corcyra: [19.9, 39.6],
  cythera: [23.0, 36.25],
  delium: [23.65, 38.35],
  epidaurus: [23.16, 37.6],
  lesbos: [26.3, 39.2],
  leucas: [20.7, 38.75],
  mantinea: [22.4, 37.62],
  'megara-location': [23.35, 37.98],
  melos: [24.43, 36.7],
  naupactus: [21.83, 38.39],
  plataea: [23.27, 38.22],
  potidea: [23.33, 40.19],
  pylos: [21.7, 36.93],
  solygeia: [22.95, 37.85],
  spartolus: [23.2, 40.35],
};

/** Wider than the board: the coast runs on into the margins of a wide window. */
const WINDOW = [-480, -160, WIDTH + 480, HEIGHT + 110];
const coast = [];
const sicily = [];
for (const outer of outlinesOfLand()) {
  if (!outer.some(([lon, lat]) => lon > 11.5 && lon < 36 && lat > 35.2 && lat < 43)) continue;
  const ring = simplifyRing(
    cut(
      outer.map(([lon, lat]) => project([Math.min(Math.max(lon, 12), 36), Math.min(Math.max(lat, 34), 45)])),
      WINDOW,
    ),
    1.4,
  );
  if (ring.length >= 4 && area(ring) > 45) coast.push({ size: area(ring), d: path(ring) });
  const isSicily = outer.every(([lon, lat]) => lon > 11.8 && lon < 15.8 && lat > 36.3 && lat < 38.4) && outer.length > 60;
  if (isSicily) sicily.push(path(simplifyRing(outer.map(inset), 1)));
}
coast.sort((a, b) => b.size - a.size);

const file = `/**
 * Made by web/scripts/make-perikles-map.mjs from Natural Earth (public domain); do not edit by hand.
 * Greece in board units, Sicily in those of its inset, and where locations truly lie.
 */
export const MAP_WIDTH = ${WIDTH};
export const MAP_HEIGHT = ${HEIGHT};

export const COAST =
  '${coast.map(({ d }) => d).join('')}';

export const SICILY =
  '${sicily.join('')}';

export const LOCATION_PLACES = {
${places(LOCATIONS, project).replace('  megara-location:', "  'megara-location':")}
} as const;
`;
writeFileSync(join(here, '../src/games/perikles/map/coast.ts'), file);
console.log(`${coast.length} coasts, ${sicily.length} of Sicily, ${file.length} bytes`);
