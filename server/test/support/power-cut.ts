/**
 * The power goes: a server whose folder is on a disk that forgets what was not synced (power-cut.c), and what is left of the folder
 * afterwards. Needs Linux and gcc.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Rng } from '@stoa/engine';

export const canCutPower = process.platform === 'linux' && spawnSync('gcc', ['--version']).status === 0;

export interface Disk {
  /** The folder the server works in. */
  readonly folder: string;
  /** For a process that is about to start on the folder. `cut`: where it kills itself (power-cut.c). */
  boot(cut?: string): Promise<Record<string, string>>;
  /** For the next process when no power was cut: what the one before could not sync is read as if it were there, and never written. */
  bootAfterFailure(): Record<string, string>;
  /**
   * After the process is gone: the folder holds what was synced, nothing else. With a generator the rest is not all lost: some
   * sectors of it reached the disk and some did not, in any order, and the same for names.
   */
  afterCut(rng?: Rng): Promise<void>;
  remove(): Promise<void>;
}

const SECTOR = 512;

const bytesOf = async (file: string): Promise<Buffer | undefined> => (existsSync(file) ? readFile(file) : undefined);

/** What was synced, and some of the sectors that were written since. */
const torn = (synced: Buffer, live: Buffer, rng: Rng): Buffer => {
  // Mostly lost, half and half, mostly there.
  const chance = [1, 4, 7][rng.int(3)]!;
  const between = Math.ceil(Math.abs(live.length - synced.length) / SECTOR);
  const size = Math.min(Math.max(live.length, synced.length), Math.min(live.length, synced.length) + SECTOR * rng.int(between + 1));
  const left = Buffer.alloc(size);
  synced.copy(left, 0, 0, Math.min(size, synced.length));
  for (let at = 0; at < Math.min(size, live.length); at += SECTOR) {
    const end = Math.min(at + SECTOR, size, live.length);
    if (rng.int(8) < chance && live.compare(left, at, end, at, end) !== 0) live.copy(left, at, at, end);
  }
  return left;
};

/** /dev/shm where there is one: nothing here needs a disk, the platter is the disk. */
export const makeDisk = async (): Promise<Disk> => {
  const base = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'stoa-disk-'));
  const [folder, platter, library] = [await mkdtemp(join(base, 'data-')), join(base, 'platter'), join(base, 'power-cut.so')];
  const source = fileURLToPath(new URL('./power-cut.c', import.meta.url));
  await promisify(execFile)('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread']);

  const leftOf = async (name: string, rng: Rng | undefined): Promise<Buffer | undefined> => {
    const synced = await bytesOf(join(platter, 'names', name));
    const file = join(folder, name);
    if (rng === undefined) return synced;
    if (!existsSync(file)) return rng.int(2) === 0 ? synced : undefined;
    const { ino } = await stat(file);
    const known = await stat(join(platter, 'content', String(ino)));
    // The name was there before but for another file, or was not there: either directory may have reached the disk.
    const isSame = synced !== undefined && (await stat(join(platter, 'names', name))).ino === known.ino;
    if (!isSame && rng.int(2) === 0) return synced;
    return torn(await readFile(join(platter, 'content', String(ino))), await readFile(file), rng);
  };

  const preload = { LD_PRELOAD: library, STOA_DISK_FOLDER: folder, STOA_DISK_PLATTER: platter };
  return {
    folder,
    async boot(cut) {
      await rm(platter, { recursive: true, force: true });
      return { ...preload, ...(cut === undefined ? {} : { STOA_DISK_CUT: cut }) };
    },
    bootAfterFailure: () => ({ ...preload, STOA_DISK_KEEP: '1' }),
    async afterCut(rng) {
      const live = (await readdir(folder, { withFileTypes: true })).filter(entry => entry.isFile()).map(entry => entry.name);
      for (const name of new Set([...live, ...(await readdir(join(platter, 'names')))])) {
        const left = await leftOf(name, rng);
        if (left) await writeFile(join(folder, name), left, { mode: 0o600 });
        else await rm(join(folder, name), { force: true });
      }
    },
    remove: () => rm(base, { recursive: true, force: true }),
  };
};

/** A copy of the files, to be opened and looked at without a change to the folder itself. */
export const copyOf = async (folder: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'stoa-copy-'));
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) await copyFile(join(folder, entry.name), join(copy, entry.name));
  return copy;
};
