import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { fonts } from './scripts/fonts.ts';
import { gameCards } from './scripts/game-cards.ts';
import { leanPack } from './scripts/lean-pack.ts';
import { offline } from './scripts/offline.ts';
import { prerender } from './scripts/prerender.ts';
import { words } from './scripts/words.ts';

/** Builds the app into web/dist from the packages' sources; `npx vite build web` and `npx vite web` for development. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), leanPack('page'), words(), gameCards(), fonts(), prerender(), offline(), compress()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', plugins: () => [leanPack('worker')], rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What the first page needs in two files, each run in a task of its own.
        codeSplitting: {
          groups: [
            { name: 'start', test: /vite\/preload-helper/, priority: 3 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'app', test: /src\/hydrate\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
