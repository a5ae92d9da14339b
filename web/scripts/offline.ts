/**
 * Writes sw.js beside the built files: the list of what the app is made of, under a name derived from their contents.
 * The worker itself is src/offline/service-worker.js, plain and short.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readCards } from './game-cards.ts';
import { NOTICE_WORDS } from './notice-words.ts';

export const offline = (): Plugin => ({
  name: 'stoa-offline',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter(name => !name.endsWith('.map') && name !== 'index.html')
      .sort();
    const hash = createHash('sha256');
    for (const name of files) hash.update(name);
    const page = bundle['index.html'];
    if (page?.type === 'asset') hash.update(page.source);
    const source = readFileSync(new URL('../src/offline/service-worker.js', import.meta.url), 'utf8');
    hash.update(source);
    const list = ['/', ...files.map(name => `/${name}`), '/icon.svg', '/icon-call.svg', '/manifest.webmanifest'];
    const names = Object.fromEntries(
      (await readCards()).map(({ id, words }) => [id, Object.fromEntries(Object.entries(words).map(([lang, { name }]) => [lang, name]))]),
    );
    const facts = { VERSION: hash.digest('hex').slice(0, 12), FILES: list, NOTICES: NOTICE_WORDS, GAME_NAMES: names };
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: `${Object.entries(facts)
        .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
        .join('')}${source}`,
    });
  },
});
