/**
 * Shapes are written as the points that their outline goes through: "x,y x,y! …", with "!" at a corner. `smooth` turns them into a compact
 * path. Through-points can be read and changed by eye; the handles of Bézier curves cannot.
 */
export type Point = readonly [x: number, y: number, corner?: boolean];
/** Points as text, or as they are computed. */
export type Points = string | readonly Point[];

/** Tangents are (next − previous) / TENSION. */
const TENSION = 5.4;
/** Shapes wider than LARGE are rounded to halves, small ones to fifths: fewer bytes, no visible difference. */
const LARGE = 16;

/** A number with one decimal, as short as SVG allows. */
export const number = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
/** Numbers in a row; a minus sign separates as well as a space. */
export const numbers = (...values: readonly number[]): string =>
  values.map(number).reduce((all, next) => all + (all !== '' && !next.startsWith('-') ? ' ' : '') + next, '');

export const pointsOf = (source: Points): readonly Point[] =>
  typeof source !== 'string'
    ? source
    : source
        .trim()
        .split(/\s+/)
        .map(word => {
          const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
          return [x, y, word.endsWith('!')] as const;
        });

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const rounded = (source: Points): readonly Point[] => {
  const all = pointsOf(source);
  const steps = Math.max(extent(all.map(p => p[0])), extent(all.map(p => p[1]))) > LARGE ? 2 : 5;
  const round = (n: number): number => Math.round(n * steps) / steps;
  return all.map(([x, y, corner]) => [round(x), round(y), corner ?? false]);
};

/** Path commands one after the other; a repeated letter is left out. */
const writer = (start: Point): { put: (letter: string, ...values: number[]) => void; text: () => string } => {
  let d = `M${numbers(start[0], start[1])}`;
  let last = '';
  return {
    put: (letter, ...values) => {
      const text = numbers(...values);
      d += (letter === last ? (text.startsWith('-') ? '' : ' ') : letter) + text;
      last = letter;
    },
    text: () => d,
  };
};

const third = (a: Point, b: Point): readonly [number, number] => [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3];
const tangent = (before: Point, after: Point): readonly [number, number] => [
  (after[0] - before[0]) / TENSION,
  (after[1] - before[1]) / TENSION,
];

/** A smooth path through the points (Catmull-Rom, so that "s" is exact after a smooth point). */
export const smooth = (source: Points, closed = true): string => {
  const points = rounded(source);
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  const path = writer(at(0));
  const segments = closed ? count : count - 1;
  let afterCurve = false;
  for (let i = 0; i < segments; i++) {
    const [a, b] = [at(i), at(i + 1)];
    const fromCorner = a[2] === true || (!closed && i === 0);
    const toCorner = b[2] === true || (!closed && i === segments - 1);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const out = fromCorner ? third(a, b) : tangent(at(i - 1), b);
    const into = toCorner ? third(a, b) : tangent(a, at(i + 2));
    if (fromCorner && toCorner) path.put('l', dx, dy);
    else if (!fromCorner && afterCurve) path.put('s', dx - into[0], dy - into[1], dx, dy);
    else path.put('c', out[0], out[1], dx - into[0], dy - into[1], dx, dy);
    afterCurve = !toCorner;
  }
  return path.text() + (closed ? 'z' : '');
};

/** Several open lines in one path, separated by "|". */
export const smoothLines = (source: string): string =>
  source
    .split('|')
    .map(line => smooth(line, false))
    .join('');

/** A closed outline of straight lines. */
export const straight = (...corners: readonly Point[]): string => `M${corners.map(([x, y]) => numbers(x, y)).join('L')}z`;

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** The direction from a to b, of length 1. */
export const direction = (a: Point, b: Point): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};
/** 0, 1, … n − 1. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
