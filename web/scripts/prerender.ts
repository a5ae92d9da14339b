/**
 * Writes the home page in every language into index.html, each in a template that costs nothing until boot.js puts the right one in its place
 * before the first paint. Scripts come after: they are fetched early and yield to everything else.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { gameCards, readCards } from './game-cards.ts';
import { runAtBuild } from './run-at-build.ts';

/** With the languages the games are told in, the first one for readers of none of them. */
const boot = async (): Promise<{ readonly source: string; readonly file: string }> => {
  const [card] = await readCards();
  const source = `const LANGUAGES = ${JSON.stringify(Object.keys(card?.words ?? {}))};\n${readFileSync(new URL('../src/boot.js', import.meta.url), 'utf8')}`;
  return { source, file: `assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js` };
};
/** Fetched while the page is painted, as vite.config.ts names them; everything else waits until it is asked for. */
const NEEDED = new Set(['react', 'app']);

export const prerender = (): Plugin => ({
  name: 'stoa-prerender',
  async generateBundle() {
    const { file, source } = await boot();
    this.emitFile({ type: 'asset', fileName: file, source });
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const { file, source } = await boot();
      if (bundle === undefined) return [{ tag: 'script', children: source, injectTo: 'body' }];
      const { homePages } = await runAtBuild<typeof import('../src/prerender.tsx')>('../src/prerender.tsx', [gameCards({ inFiles: true })]);
      const needed = Object.values(bundle).filter(file => file.type === 'chunk' && NEEDED.has(file.name));
      const early = (rel: string, href: string, more: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, href: `/${href}`, ...more },
        injectTo: 'head',
      });
      // React's own wishes to preload pictures are of no use inside a template.
      const written = homePages.map(([language, page]) => `<template id="home-${language}">${page.replace(/<link[^>]*>/g, '')}</template>`);
      return {
        // A script of the page itself asks for nothing before its styles are here.
        html: html
          .replace(/<(script type|link rel)="module(preload)?" /g, '$&fetchpriority="low" ')
          .replace('</body>', () => `${written.join('\n')}\n<script src="/${file}"></script>\n</body>`),
        tags: [
          early('preload', file, { as: 'script' }),
          ...needed.map(({ fileName }) => early('modulepreload', fileName, { fetchpriority: 'low', crossorigin: '' })),
        ],
      };
    },
  },
});
