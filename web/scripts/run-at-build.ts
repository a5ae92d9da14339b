/** Runs a module of the app in Node while the app is built, from the packages' sources. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** A style sheet is its text here, and is kept with the others that were asked for. */
const styles: Plugin = {
  name: 'stoa-styles',
  enforce: 'pre',
  resolveId: (id, importer) => (/\.css$/.test(id) ? `\0styles:${resolve(dirname(importer ?? ''), id.split('.css')[0] ?? '')}` : null),
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
