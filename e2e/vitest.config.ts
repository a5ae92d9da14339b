import { defineConfig } from 'vitest/config';

/** Tests in the real browser; `npx vitest run --config e2e/vitest.config.ts`. The app is built once and served on a free port. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: ['./setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A second, as usual, is little for a browser that shares two cores.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    maxWorkers: 2,
    // A browser on a busy machine may starve. `npm test` names every test that needed it: a fault that comes once in twenty is a fault.
    retry: 1,
  },
});
