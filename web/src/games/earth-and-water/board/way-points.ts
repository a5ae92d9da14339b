/** Points along a way over the map, for pieces that travel and for the arrow of a drafted movement. Measured by the browser. */
import type { CityId } from '@stoa/earth-and-water/map';
import type { Point } from './places.ts';
import { landRoute, seaRoute } from './routes.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Points of a leg between which a piece goes straight. */
const STEPS = 24;

export interface Way {
  readonly from: CityId;
  readonly to: CityId;
  readonly bySea: boolean;
}

export interface Measured {
  readonly points: readonly Point[];
  readonly length: number;
}

export const measure = ({ bySea, from, to }: Way): Measured => {
  const points: Point[] = [];
  let length = 0;
  for (const { d, backwards } of bySea ? seaRoute(from, to) : landRoute(from, to)) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    const whole = path.getTotalLength();
    for (let i = 0; i <= STEPS; i++) {
      const { x, y } = path.getPointAtLength((whole * (backwards ? STEPS - i : i)) / STEPS);
      points.push([x, y]);
    }
    length += whole;
  }
  return { points, length };
};

const apart = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);

/** Where a straight line from a point inside a circle to one outside leaves it, nearly. */
const onRim = (inside: Point, outside: Point, middle: Point, radius: number): Point => {
  let [a, b] = [inside, outside];
  for (let i = 0; i < 8; i++) {
    const half: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (apart(half, middle) < radius) a = half;
    else b = half;
  }
  return b;
};

/** The way without what lies inside a ring at its end: the last point is on the rim. */
const cutEnd = (points: readonly Point[], radius: number): readonly Point[] => {
  const end = points.at(-1);
  if (end === undefined) return points;
  const last = points.findLastIndex(point => apart(point, end) >= radius);
  const [outside, inside] = [points[last], points[last + 1]];
  if (outside === undefined || inside === undefined) return points;
  return [...points.slice(0, last + 1), onRim(inside, outside, end, radius)];
};

/** The way between the rings of its two places: it hides neither their pieces nor their names. */
export const between = (points: readonly Point[], radius: number): readonly Point[] =>
  cutEnd(cutEnd(points, radius).toReversed(), radius).toReversed();
