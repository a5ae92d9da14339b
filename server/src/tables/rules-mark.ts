/**
 * Which rules these are: a hash of the built code that folds, engine and games. Two starts under the same mark fold the same entries alike,
 * so that only tables played in between need a check. Undefined where sources run instead of built code: they may change at any time.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GAMES } from '../games.ts';

const FOLDS = ['engine', ...GAMES.keys()];

export const rulesMark = async (): Promise<string | undefined> => {
  if (import.meta.url.endsWith('.ts')) return undefined;
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash('sha256').update(process.version);
  for (const name of FOLDS) {
    const folder = dirname(resolve(`@stoa/${name}`));
    const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.js'));
    for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
};
