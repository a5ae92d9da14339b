/**
 * Draws Greece for Perikles: Natural Earth land (public domain, 1:10m, through the npm package world-atlas), through a lens over the Isthmus, with
 * Sicily as an inset. Writes art/src/perikles/greece.ts; `node web/scripts/make-greece.mjs` from the repository root.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { area, cut, outlinesOfLand, path, simplifyRing } from './lib/coast.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const WIDTH = 1200;
const HEIGHT = 880;

/** Monotone pieces: degrees to board units. The Isthmus is drawn about three times as large as the rest. */
const LON = [
  [18.4, -110],
  [19.3, 10],
  [20.5, 120],
  [21.6, 236],
  [22.2, 330],
  [22.7, 440],
  [23.1, 572],
  [23.5, 700],
  [24.1, 830],
  [25, 930],
  [26.6, 1092],
  [28, 1240],
];
const LAT = [
  [41.8, -70],
  [41.1, 20],
  [40.6, 96],
  [40.1, 176],
  [39.2, 262],
  [38.75, 326],
  [38.45, 388],
  [38.2, 460],
  [37.95, 548],
  [37.6, 636],
  [37.3, 686],
  [36.9, 738],
  [36.2, 822],
  [35.6, 900],
];
const along = (points, v) => {
  const rising = points[0][0] < points.at(-1)[0];
  for (let i = 1; i < points.length; i++) {
    const [v1, p1] = points[i];
    const [v0, p0] = points[i - 1];
    if ((rising ? v <= v1 : v >= v1) || i === points.length - 1) return p0 + ((v - v0) / (v1 - v0)) * (p1 - p0);
  }
  return 0;
};
/** Averages the broken line over a small neighbourhood, so that the lens has no visible kinks. */
const smooth = (points, v, width) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].reduce((sum, k) => sum + along(points, v + (k / 4) * width), 0) / 9;
const project = ([lon, lat]) => [smooth(LON, lon, 0.26), smooth(LAT, lat, 0.2)];
const clamp = (v, low, high) => Math.min(Math.max(v, low), high);

const outlines = outlinesOfLand();
const coast = outlines
  .filter(ring => ring.some(([lon, lat]) => lon > 18 && lon < 29 && lat > 35.4 && lat < 42))
  .map(ring =>
    cut(
      ring.map(([lon, lat]) => project([clamp(lon, 16, 30), clamp(lat, 34.5, 43)])),
      [-40, -40, WIDTH + 40, HEIGHT + 40],
    ),
  )
  .map(ring => simplifyRing(ring, 2.4))
  .filter(ring => ring.length >= 4 && area(ring) > 90);

const SICILY = [48, 716];
const sicily = outlines
  .filter(
    ring =>
      ring.every(([lon, lat]) => lon > 12 && lon < 16 && lat > 36.3 && lat < 38.6) &&
      ring.some(([lon, lat]) => Math.abs(lon - 14) < 0.6 && Math.abs(lat - 38.02) < 0.12),
  )
  .map(ring =>
    simplifyRing(
      ring.map(([lon, lat]) => [SICILY[0] + (lon - 12.2) * 46, SICILY[1] + (38.4 - lat) * 58]),
      1.4,
    ),
  );

/** Where the battles were, in degrees. */
const TRUE = {
  amphipolis: [23.84, 40.82],
  lesbos: [26.3, 39.2],
  plataea: [23.27, 38.22],
  naupactus: [21.83, 38.39],
  potidea: [23.33, 40.19],
  acarnania: [21.2, 38.75],
  attica: [23.95, 38.12],
  melos: [24.42, 36.69],
  epidaurus: [23.16, 37.63],
  pylos: [21.7, 36.92],
  cephallenia: [20.57, 38.2],
  cythera: [22.98, 36.24],
  spartolus: [23.12, 40.3],
  'megara-location': [23.27, 37.97],
  mantinea: [22.39, 37.62],
  delium: [23.65, 38.35],
  aetolia: [21.75, 38.68],
  corcyra: [19.85, 39.6],
  leucas: [20.68, 38.72],
  solygeia: [22.98, 37.86],
};
const spots = {
  ...Object.fromEntries(Object.entries(TRUE).map(([id, at]) => [id, project(at)])),
  sicily: [SICILY[0] + 142, SICILY[1] + 78],
};
const key = id => (/^\w+$/.test(id) ? id : `'${id}'`);
const lines = Object.entries(spots).map(([id, [x, y]]) => `  ${key(id)}: [${Math.round(x)}, ${Math.round(y)}],`);

writeFileSync(
  join(here, '../../art/src/perikles/greece.ts'),
  `/**
 * Made by web/scripts/make-greece.mjs from Natural Earth (public domain); do not edit by hand.
 * The coast of Greece in board units, through a lens over the Isthmus; Sicily as an inset; where each battle was.
 */
import type { LocationId } from '@stoa/perikles/box';
import type { Point } from '../kit/path.ts';

export const GREECE_WIDTH = ${WIDTH};
export const GREECE_HEIGHT = ${HEIGHT};

export const GREECE_COAST =
  '${coast.map(path).join('')}';

export const SICILY_COAST =
  '${sicily.map(path).join('')}';

export const SPOTS: Readonly<Record<LocationId, Point>> = {
${lines.join('\n')}
};
`,
);
