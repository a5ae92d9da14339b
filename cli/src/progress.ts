/** A progress bar on stderr while it is a terminal; silent otherwise. Redrawn at most ten times a second. */

export interface Progress {
  at(done: number, note?: string): void;
  end(): void;
}

const WIDTH = 28;

export const progress = (total: number, label: string): Progress => {
  if (!process.stderr.isTTY) return { at: () => {}, end: () => {} };
  let drawn = 0;
  return {
    at(done, note = '') {
      const now = performance.now();
      if (now - drawn < 100) return;
      drawn = now;
      const full = Math.round((WIDTH * Math.min(done, total)) / total);
      process.stderr.write(`\r\x1b[K${label} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total} ${note}`);
    },
    end: () => {
      process.stderr.write('\r\x1b[K');
    },
  };
};
