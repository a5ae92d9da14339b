/** Runs a module of the app in Node while the app is built, from the packages' sources. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** A sheet beside its importer, or one that a package exports. */
const sheetOf = (id: string, importer: string): string =>
  id.startsWith('.') ? resolve(dirname(importer), id) : fileURLToPath(import.meta.resolve(id));

/** A style sheet is its text here, and is kept with the others that were asked for. */
const styles: Plugin = {
  name: 'stoa-styles',
  enforce: 'pre',
  resolveId: (id, importer) => (/\.css$/.test(id) ? `\0styles:${sheetOf(id, importer ?? '').slice(0, -'.css'.length)}` : null),
  load: id =>
    id.startsWith('\0styles:')
      ? `(globalThis.stoaStyles ??= []).push(${JSON.stringify(readFileSync(`${id.slice(8)}.css`, 'utf8'))}); export default undefined;`
      : null,
};

export const runAtBuild = async <T>(path: string, plugins: Plugin[] = []): Promise<T> => {
  const { module } = await runnerImport<T>(fileURLToPath(new URL(path, import.meta.url)), {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    plugins: [styles, ...plugins],
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@stoa\//] },
  });
  return module;
};
