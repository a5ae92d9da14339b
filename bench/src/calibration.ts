/**
 * A fixed amount of plain work (integers, array reads and writes, branches), so that figures of different machines and moments
 * can be compared: each line gives its ratio to this loop, measured in the same run. Never change it: the ratios depend on it.
 */

const SIZE = 256;

/** CPU time of this process in milliseconds: on a busy machine it excludes the time of other programs. */
export const cpuMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Millions of steps per second of CPU time, measured over about `millis` milliseconds of it. */
export const calibrate = (millis: number): number => {
  const cells = new Array<number>(SIZE).fill(1);
  let x = 1;
  let steps = 0;
  const started = cpuMillis();
  let elapsed = 0;
  while (elapsed < millis) {
    for (let i = 0; i < 100_000; i++) {
      x = (Math.imul(x, 1664525) + 1013904223) | 0;
      const at = (x >>> 8) & (SIZE - 1);
      const cell = cells[at]!;
      cells[at] = cell > 1000 ? cell - 1000 : cell + (x & 7);
    }
    steps += 100_000;
    elapsed = cpuMillis() - started;
  }
  return steps / elapsed / 1000;
};
