/**
 * Draws the Aegean for Earth & Water: Natural Earth land (public domain, 1:10m, through the npm package world-atlas),
 * cut to a window, warped so that Boeotia and Attica have room, simplified. Writes board/coast.ts with the coast and
 * the true place of every city in board units; `node web/scripts/make-map.mjs` from the repository root.
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

const along = (points, v) => {
  const rising = points[0][0] < points.at(-1)[0];
  for (let i = 1; i < points.length; i++) {
    const [v1, p1] = points[i];
    const [v0, p0] = points[i - 1];
    if ((rising ? v <= v1 : v >= v1) || i === points.length - 1) return p0 + ((v - v0) / (v1 - v0)) * (p1 - p0);
  }
  return 0;
};
/** Averages the broken line over a small neighbourhood, so that the warp has no visible kinks. */
const smooth = (points, v, width) => {
  let sum = 0;
  for (let k = -4; k <= 4; k++) sum += along(points, v + (k / 4) * width);
  return sum / 9;
};
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

/** Sutherland–Hodgman against one edge of the window. */
const clipEdge = (ring, inside, cross) => {
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
/** Wide screens show more west and east than the board itself. */
const MARGIN = 60;
const WIDE = 460;
const clip = ring =>
  [
    [p => p[0] >= -WIDE, at(0, -WIDE)],
    [p => p[0] <= WIDTH + WIDE, at(0, WIDTH + WIDE)],
    [p => p[1] >= -MARGIN, at(1, -MARGIN)],
    [p => p[1] <= HEIGHT + MARGIN, at(1, HEIGHT + MARGIN)],
  ].reduce((r, [inside, cross]) => (r.length ? clipEdge(r, inside, cross) : r), ring);

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

const land = [];
const islands = [];
for (const shape of feature(atlas, atlas.objects.land).features)
  for (const polygon of shape.geometry.coordinates) {
    const outer = polygon[0];
    if (!outer.some(([lon, lat]) => lon > 16 && lon < 34 && lat > 35.4 && lat < 41.9)) continue;
    const near = outer.map(([lon, lat]) => project([Math.min(Math.max(lon, 14), 36), Math.min(Math.max(lat, 34.5), 43)]));
    const ring = simplifyRing(clip(near), 1.5);
    if (ring.length < 4 || area(ring) < 55) continue;
    (area(ring) > 20000 ? land : islands).push(path(ring));
  }

const cities = Object.entries(CITIES)
  .map(([id, place]) => `  ${id}: [${project(place).map(Math.round).join(', ')}],`)
  .join('\n');

const file = `/**
 * Made by web/scripts/make-map.mjs from Natural Earth (public domain); do not edit by hand.
 * The coast of the Aegean in board units, and where each city truly lies in them.
 */
export const BOARD_WIDTH = ${WIDTH};
export const BOARD_HEIGHT = ${HEIGHT};

export const COAST =
  '${[...land, ...islands].join('')}';

export const TRUE_PLACES = {
${cities}
} as const;
`;
writeFileSync(join(here, '../src/games/earth-and-water/board/coast.ts'), file);
console.log(`${land.length} mainlands, ${islands.length} islands, ${file.length} bytes`);
