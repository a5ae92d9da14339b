/** One line of `stoa bench`: what was measured, the median of several runs, and how far apart the runs were. */

export interface BenchLine {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** (largest − smallest) / median of the runs. */
  readonly spread: number;
  /** Further figures of the same runs. */
  readonly notes: Readonly<Record<string, number>>;
}

/** A benchmark runs only when `run` is called. */
export interface Bench {
  readonly name: string;
  run(): BenchLine | Promise<BenchLine>;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const spread = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / median(values);
