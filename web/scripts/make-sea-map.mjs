/**
 * Draws the sea of Parthenon: Natural Earth land (public domain, 1:10m, through the npm package world-atlas) from Carthage
 * to Egypt, seen through a lens over the Aegean, so that the near lands have room; and the outlines of the six islands.
 * Writes board/coast.ts; `node web/scripts/make-sea-map.mjs` from the repository root.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { area, cut, outlinesOfLand, path, places, simplifyRing } from './lib/coast.mjs';

const here = dirname(fileURLToPath(import.meta.url));

const WIDTH = 1000;
const HEIGHT = 660;
/** Wider and higher than the board: the coast runs on into the margins of a window of another shape. */
const MARGINS = [-330, -180, WIDTH + 330, HEIGHT + 180];
const CENTRE = [25.2, 37.35];
const LENS = 1.8;
const SCALE = 276;
const ORIGIN = [610, 268];
const SQUEEZE = Math.cos((37.4 * Math.PI) / 180);

/** The farther from the middle of the Aegean, the smaller. */
const project = ([lon, lat]) => {
  const [dx, dy] = [(lon - CENTRE[0]) * SQUEEZE, (lat - CENTRE[1]) * 0.86];
  const r = Math.hypot(dx, dy);
  const k = r === 0 ? SCALE / LENS : (SCALE * Math.log1p(r / LENS)) / r;
  return [ORIGIN[0] + dx * k, ORIGIN[1] - dy * k];
};

const LANDS = {
  athens: [23.65, 37.95],
  sparta: [22.57, 36.8],
  ionia: [27.1, 38.3],
  egypt: [29.9, 31.2],
  carthage: [10.3, 36.9],
  italy: [17.2, 40.45],
};
const ISLANDS = {
  chios: [26.04, 38.4],
  crete: [24.9, 35.24],
  rhodes: [28.0, 36.2],
  naxos: [25.5, 37.05],
  scyros: [24.55, 38.87],
  lemnos: [25.15, 39.93],
};

/** Straight edges of the window bend under the lens: more points on long ones. */
const dense = ring =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.5));
    return Array.from({ length: n }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  });

const contains = (ring, [x, y]) => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};

const coast = [];
const outlines = {};
const isle = {};
for (const outer of outlinesOfLand()) {
  if (!outer.some(([lon, lat]) => lon > -18 && lon < 60 && lat > 14 && lat < 52)) continue;
  const ring = simplifyRing(cut(dense(cut(outer, [-20, 10, 85, 60])).map(project), MARGINS), 1.1);
  if (ring.length < 4 || area(ring) < 16) continue;
  const name = Object.keys(ISLANDS).find(id => contains(outer, ISLANDS[id]));
  if (name === undefined || area(ring) > 60_000) {
    coast.push(path(ring));
    continue;
  }
  isle[name] = path(ring);
  // The island alone, upright in a field of 200 by 120.
  const local = outer.map(([lon, lat]) => [lon * SQUEEZE, -lat]);
  const [xs, ys] = [local.map(p => p[0]), local.map(p => p[1])];
  const [x0, y0, w, h] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const k = Math.min(200 / w, 120 / h);
  outlines[name] = path(
    simplifyRing(
      local.map(([x, y]) => [(x - x0) * k + (200 - w * k) / 2, (y - y0) * k + (120 - h * k) / 2]),
      0.9,
    ),
  );
}

const paths = table =>
  Object.keys(ISLANDS)
    .map(id => `  ${id}: '${table[id]}',`)
    .join('\n');

const file = `/**
 * Made by web/scripts/make-sea-map.mjs from Natural Earth (public domain); do not edit by hand.
 * The coast from Carthage to Egypt in board units, through a lens over the Aegean; the islands on it, and each by itself.
 */
export const SEA_WIDTH = ${WIDTH};
export const SEA_HEIGHT = ${HEIGHT};

export const COAST =
  '${coast.join('')}';

export const LAND_PLACES = {
${places(LANDS, project)}
} as const;

export const ISLAND_PLACES = {
${places(ISLANDS, project)}
} as const;

export const ISLES = {
${paths(isle)}
} as const;

/** In a field of 200 by 120. */
export const OUTLINES = {
${paths(outlines)}
} as const;
`;
writeFileSync(join(here, '../src/games/parthenon/board/coast.ts'), file);
console.log(`${coast.length} coasts, ${Object.keys(outlines).length} islands, ${file.length} bytes`);
