/**
 * Draws the sea of Parthenon: Natural Earth land (public domain, 1:10m, through the npm package world-atlas) from Carthage
 * to Egypt, seen through a lens over the Aegean, so that the near lands have room; and the outlines of the six islands.
 * Writes board/coast.ts; `node web/scripts/make-sea-map.mjs` from the repository root.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));

const WIDTH = 1000;
const HEIGHT = 660;
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

const edges = (ring, inside, cross) => {
  const out = [];
  for (let i = 0; i < ring.length; i++) {
    const a = ring[(i + ring.length - 1) % ring.length];
    const b = ring[i];
    if (inside(b)) {
      if (!inside(a)) out.push(cross(a, b));
      out.push(b);
    } else if (inside(a)) out.push(cross(a, b));
  }
  return out;
};
const at = (axis, value) => (a, b) => {
  const t = (value - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
};
const window = (ring, west, south, east, north) =>
  [
    [p => p[0] >= west, at(0, west)],
    [p => p[0] <= east, at(0, east)],
    [p => p[1] >= south, at(1, south)],
    [p => p[1] <= north, at(1, north)],
  ].reduce((r, [inside, cross]) => (r.length ? edges(r, inside, cross) : r), ring);
/** Straight edges of the window bend under the lens: more points on long ones. */
const dense = ring =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.5));
    return Array.from({ length: n }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  });

const area = ring => {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x0, y0] = ring[i];
    const [x1, y1] = ring[(i + 1) % ring.length];
    sum += x0 * y1 - x1 * y0;
  }
  return Math.abs(sum / 2);
};
/** Douglas–Peucker. */
const simplify = (line, tolerance) => {
  if (line.length < 3) return line;
  const [ax, ay] = line[0];
  const [bx, by] = line.at(-1);
  const length = Math.hypot(bx - ax, by - ay);
  let worst = 0;
  let index = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i];
    const d = length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (d > worst) {
      worst = d;
      index = i;
    }
  }
  if (worst <= tolerance) return [line[0], line.at(-1)];
  return [...simplify(line.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(line.slice(index), tolerance)];
};
const simplifyRing = (ring, tolerance) => {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(half), ring[0]], tolerance).slice(0, -1),
  ];
};
const path = ring => {
  let d = '';
  let [px, py] = [0, 0];
  ring.forEach(([fx, fy], i) => {
    const [x, y] = [Math.round(fx), Math.round(fy)];
    if (i === 0) d += `M${x} ${y}`;
    else if (x !== px || y !== py) d += `l${x - px} ${y - py}`.replaceAll(' -', '-');
    [px, py] = [x, y];
  });
  return `${d}z`;
};
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
for (const shape of feature(atlas, atlas.objects.land).features)
  for (const [outer] of shape.geometry.coordinates) {
    if (!outer.some(([lon, lat]) => lon > 4 && lon < 42 && lat > 26 && lat < 48)) continue;
    const ring = simplifyRing(dense(window(outer, 0, 22, 46, 52)).map(project), 1.1);
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

const places = table =>
  Object.entries(table)
    .map(([id, place]) => `  ${id}: [${project(place).map(Math.round).join(', ')}],`)
    .join('\n');
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
${places(LANDS)}
} as const;

export const ISLAND_PLACES = {
${places(ISLANDS)}
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
