/** Beside every built file of text its brotli and gzip form, made once here instead of at every request; `stoa serve` sends what a browser takes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Less than a packet is not worth it. */
const LEAST = 1200;

export const compress = (): Plugin => ({
  name: 'stoa-compress',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    for (const name of Object.keys(bundle).filter(file => TEXT.test(file))) {
      const source = readFileSync(join(dir, name));
      if (source.length < LEAST) continue;
      writeFileSync(join(dir, `${name}.gz`), gzipSync(source, { level: 9 }));
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }
  },
});
