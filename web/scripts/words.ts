/** The shell's catalogues with their ICU messages taken apart at build time: the browser gets no parser for them. */
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { runAtBuild } from './run-at-build.ts';

const CATALOGUE = /\/web\/src\/(?:online\/)?text\/(?:first\/)?[a-z]{2}\.ts$/;

type Words = string | { readonly [key: string]: Words };
type Compiled = ReturnType<typeof compile> | { readonly [key: string]: Compiled };
const compiled = (words: Words): Compiled =>
  typeof words === 'string' ? compile(words) : Object.fromEntries(Object.entries(words).map(([key, more]) => [key, compiled(more)]));

export const words = (): Plugin => ({
  name: 'stoa-words',
  apply: 'build',
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  async load(id) {
    if (!CATALOGUE.test(id)) return null;
    const catalogue = await runAtBuild<Readonly<Record<string, Words>>>(id);
    return Object.entries(catalogue)
      .map(([name, all]) => `export const ${name} = ${JSON.stringify(compiled(all))};`)
      .join('\n');
  },
});
