/** What root-worth.ts prints: how far moves are truly apart, and what each estimate of them is worth. */

/** One position: numbers by move, for the two halves of the tables. */
export interface Measured {
  readonly key: string;
  readonly room: string;
  readonly walk: readonly (readonly number[])[];
  readonly chapter: readonly (readonly number[])[];
  readonly end: readonly (readonly number[])[];
  /** How far the moves' single walks on one table are apart: the mean variance. */
  readonly walkSpread: number;
  /** How far the walks of one move on different tables are apart: the mean variance. */
  readonly walkNoise: number;
  /** By mind: the place of the move it chooses; −1 where that was not played on. */
  readonly chosen: Readonly<Record<string, number>>;
}
/** An estimate of the moves, by half of the tables; one that used no tables says the same for both. */
type Estimate = (one: Measured, half: 0 | 1) => readonly number[];
type Truth = 'chapter' | 'end';

const centred = (list: readonly number[]): number[] => {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  return list.map(x => x - mean);
};
const together = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [centred(a), centred(b)];
  return x.reduce((sum, xi, i) => sum + xi * y[i]!, 0) / (x.length - 1);
};
const bestOf = (list: readonly number[]): number => list.indexOf(Math.max(...list));

/** Mean and standard error over positions. */
const points = (list: readonly number[]): string => {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  const spread = Math.sqrt(list.reduce((sum, x) => sum + (x - mean) ** 2, 0)) / list.length;
  return `${(100 * mean).toFixed(2).padStart(6)} ±${(100 * spread).toFixed(2)}`;
};
/** Ratio of two means, its standard error by the delta method. */
const ratio = (above: readonly number[], below: readonly number[]): string => {
  const n = above.length;
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const r = sum(above) / sum(below);
  const error = Math.sqrt(sum(above.map((a, i) => (a - r * below[i]!) ** 2))) / Math.abs(sum(below));
  return n < 2 ? '' : `${r.toFixed(2).padStart(5)} ±${error.toFixed(2)}`;
};

const other = (half: 0 | 1): 0 | 1 => (half === 0 ? 1 : 0);
const bothHalves = (of: (half: 0 | 1) => number): number => (of(0) + of(1)) / 2;

/** What the best move of the estimate gains on the mean move. */
const gain = (one: Measured, estimate: Estimate, truth: Truth): number =>
  bothHalves(half => centred(one[truth][other(half)]!)[bestOf(estimate(one, half))]!);

const moveCount = (one: Measured): number => one.end[0]!.length;

/** Estimates without a search: the most promising move at once, and the best moves by the games that were played on. */
const ESTIMATES: readonly (readonly [string, Estimate])[] = [
  ['prior', one => one.end[0]!.map((_, i) => -i)],
  ['win chance, walks', (one, half) => one.walk[half]!],
  ['win chance, chapter', (one, half) => one.chapter[half]!],
  ['results', (one, half) => one.end[half]!],
];
const onlyOf = (one: Measured, chosen: number): readonly number[] => one.end[0]!.map((_, i) => (i === chosen ? 1 : 0));

const section = (name: string, list: readonly Measured[]): string[] => {
  const moves = list.reduce((sum, one) => sum + moveCount(one), 0) / list.length;
  const variance = (of: 'walk' | Truth): string => points(list.map(one => 100 * together(one[of][0]!, one[of][1]!)));
  const lines = [
    `${name}: ${list.length} positions, ${moves.toFixed(1)} moves`,
    `  true variance between moves, points²: ${variance('walk')} by walks, ${variance('chapter')} by the next chapter, ${variance('end')} by results; ${points(list.map(one => 100 * one.walkSpread))} on one table, ${points(list.map(one => 100 * one.walkNoise))} a walk`,
    `  ${'estimate'.padEnd(24)} gain by the next chapter, by results | part of its differences that is true by the next chapter, by results`,
  ];
  for (const [name, of] of ESTIMATES) {
    const slope = (truth: Truth): string =>
      ratio(
        list.map(one => bothHalves(half => together(of(one, half), one[truth][other(half)]!))),
        list.map(one => bothHalves(half => together(of(one, half), of(one, other(half))))),
      );
    const gains = (truth: Truth): string => points(list.map(one => gain(one, of, truth)));
    lines.push(
      `  ${name.padEnd(24)} ${gains('chapter')} ${gains('end')}${name === 'prior' ? '' : ` | ${slope('chapter')} ${slope('end')}`}`,
    );
  }
  for (const mind of Object.keys(list[0]?.chosen ?? {})) {
    const known = list.filter(one => (one.chosen[mind] ?? -1) >= 0);
    const of: Estimate = one => onlyOf(one, one.chosen[mind]!);
    const gains = (truth: Truth): string => points(known.map(one => gain(one, of, truth)));
    const more = (truth: Truth): string => points(known.map(one => gain(one, of, truth) - gain(one, ESTIMATES[1]![1], truth)));
    lines.push(`  ${mind.padEnd(24)} ${gains('chapter')} ${gains('end')} (${known.length}); on walks ${more('chapter')} ${more('end')}`);
  }
  return lines;
};

export const reportOf = (all: readonly Measured[]): string[] => {
  const usable = all.filter(one => moveCount(one) > 1);
  const rooms = [...new Set(usable.map(({ room }) => room))]
    .map(room => [room, usable.filter(one => one.room === room)] as const)
    .filter(([, list]) => list.length > 3)
    .sort(([, a], [, b]) => b.length - a.length);
  return [['all rooms', usable] as const, ...rooms].flatMap(([name, list]) => section(name, list));
};
