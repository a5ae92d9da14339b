/** Restores a store from a copy: checks the copy first, and overwrites no existing file. */
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { MIGRATION_NAMES } from './migrations/index.ts';
import { openStore } from './open.ts';
import { storeProblem } from './problems.ts';

/** One line that says what is wrong with it; undefined if it is a whole store that this version can read. */
const problemOf = (file: string): string | undefined => {
  let db: InstanceType<typeof Database> | undefined;
  try {
    db = new Database(file);
    const checked = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (checked[0]?.integrity_check !== 'ok') return 'it is damaged';
    const names = (db.prepare('SELECT name FROM kysely_migration ORDER BY name').all() as { name: string }[]).map(row => row.name);
    db.prepare('SELECT 1 FROM entries LIMIT 1').all();
    if (names.length === 0) return 'it is no store of stoa';
    if (names.some(name => !MIGRATION_NAMES.includes(name))) return 'it was made by a newer version of stoa';
    return undefined;
  } catch {
    return 'it is no store of stoa';
  } finally {
    db?.close();
  }
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
};

/** What went wrong, or undefined. The restored store has begun a new epoch. */
export const restore = async (from: string, folder: string): Promise<string | undefined> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) return `${folder} is not empty: nothing is overwritten; name a new folder`;
  } catch (error) {
    return (storeProblem(error, folder) as Error).message;
  }
  const part = join(folder, 'part');
  try {
    const { size } = await stat(from);
    if (size === 0) return `${from} cannot be restored: the file is empty`;
    await mkdir(part, { mode: 0o700 });
    const copy = join(part, 'stoa.db');
    await copyFile(from, copy);
    await chmod(copy, 0o600);
    const problem = problemOf(copy);
    if (problem !== undefined) return `${from} cannot be restored: ${problem}`;
    await (await openStore({ folder: part, isRestored: true })).close();
    await sync(copy);
    await rename(copy, join(folder, 'stoa.db'));
    return undefined;
  } catch (error) {
    return `${from} cannot be restored: ${(error as Error).message}`;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};
