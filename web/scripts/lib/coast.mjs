/** Coastlines: Natural Earth land (public domain, 1:10m, through the npm package world-atlas), cut to a window, simplified, written as paths. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** The outer line of every piece of land on earth, in degrees. */
export const outlinesOfLand = () => {
  const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
  return feature(atlas, atlas.objects.land).features.flatMap(shape => shape.geometry.coordinates.map(([outer]) => outer));
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
/** What of a ring lies inside the window. */
export const cut = (ring, [west, south, east, north]) =>
  [
    [p => p[0] >= west, at(0, west)],
    [p => p[0] <= east, at(0, east)],
    [p => p[1] >= south, at(1, south)],
    [p => p[1] <= north, at(1, north)],
  ].reduce((r, [inside, cross]) => (r.length ? clipEdge(r, inside, cross) : r), ring);

export const area = ring => {
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
export const simplifyRing = (ring, tolerance) => {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(half), ring[0]], tolerance).slice(0, -1),
  ];
};

export const path = ring => {
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

/** Lines of a table of places, in whole board units. */
export const places = (table, project) =>
  Object.entries(table)
    .map(([id, place]) => `  ${id}: [${project(place).map(Math.round).join(', ')}],`)
    .join('\n');

/** On a broken line through points [value, place]: the place of v. */
const along = (points, v) => {
  const rising = points[0][0] < points.at(-1)[0];
  for (let i = 1; i < points.length; i++) {
    const [v1, p1] = points[i];
    const [v0, p0] = points[i - 1];
    if ((rising ? v <= v1 : v >= v1) || i === points.length - 1) return p0 + ((v - v0) / (v1 - v0)) * (p1 - p0);
  }
  return 0;
};
/** The same, averaged over a small neighbourhood, so that the warp has no visible kinks. */
export const smooth = (points, v, width) => {
  let sum = 0;
  for (let k = -4; k <= 4; k++) sum += along(points, v + (k / 4) * width);
  return sum / 9;
};
