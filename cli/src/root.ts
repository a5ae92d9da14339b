/** The root of the repository, or of a release folder, from wherever this file runs: sources or dist. It has the package.json named stoa. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  /** In a release: the commit that it was made from. */
  readonly commit?: string;
}

const manifestIn = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
};

const findRoot = (from: string): { readonly folder: string; readonly version: string } => {
  for (let at = from; ; at = dirname(at)) {
    const manifest = manifestIn(at);
    if (manifest?.name === 'stoa') {
      const { version = '', commit } = manifest;
      return { folder: at, version: commit === undefined ? version : `${version} (${commit})` };
    }
    if (at === dirname(at)) throw new Error(`no package.json of stoa was found above ${from}`);
  }
};

const found = findRoot(dirname(fileURLToPath(import.meta.url)));
export const ROOT: string = found.folder;
export const VERSION: string = found.version;
