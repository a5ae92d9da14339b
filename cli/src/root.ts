/** The root of the repository, from wherever this file runs: sources or dist. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (from: string): string => {
  for (let at = from; ; at = dirname(at)) {
    if (existsSync(join(at, 'tsconfig.base.json'))) return at;
    if (at === dirname(at)) throw new Error(`the repository was not found above ${from}`);
  }
};

export const ROOT: string = findRoot(dirname(fileURLToPath(import.meta.url)));
