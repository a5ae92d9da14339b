import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './scripts/lib/mutate.mjs';

const mutant = process.env.STOA_MUTANT;

/** Tests run on the sources: the `source` condition of each package's exports. */
export default defineConfig({
  plugins: mutant === undefined ? [] : [mutantPlugin(mutant)],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'engine/test/**/*.test.ts',
      'fair/test/**/*.test.ts',
      'art/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'bots/test/**/*.test.ts',
      'protocol/test/**/*.test.ts',
      'server/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'cli/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
      'web/test/**/*.test.{ts,tsx}',
    ],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
