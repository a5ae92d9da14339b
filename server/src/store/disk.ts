/**
 * How the embedded store reaches the disk while the main thread goes on. SQLite writes to its log and does not sync it (`synchronous = NORMAL`). A
 * thread of libuv does, before the connection is given back: so nobody hears of a write, and nobody reads it, before it is on disk. The same holds for
 * checkpoints, which carry the log over to the main file: the log is begun anew only when that file is on disk.
 */
import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type Database from 'libsql';

type File = InstanceType<typeof Database>;

export interface Disk {
  /** This many rows or statements were written on the connection. */
  wrote(rows: number): void;
  /** Waits until what was written is on disk. For the holder of the connection, as are all that follow. */
  settle(): Promise<void>;
  /** True once whenever so much was written that the log should be carried over to the main file. */
  wantsCheckpoint(): boolean;
  checkpoint(): Promise<void>;
  /** Carries the log over, and nothing more until `resume`: meanwhile the main file, whose handle this is, does not change. */
  pause(): Promise<FileHandle>;
  resume(): void;
  /** The files under their names are still those that are written to; another store may have been put in their place. */
  isInPlace(): boolean;
  /** Leaves one plain file, and nothing of it is locked. */
  leave(): void;
  /** The last that is done: closing a handle on the main file releases the lock, which belongs to the process. */
  close(): Promise<void>;
}

/** Rows or statements after which a checkpoint is made, each a page of 4 KB or a few: fewer checkpoints write less, because the same pages come again and again. */
const CHECKPOINT_ROWS = 4000;
/** Pages of the log after which SQLite makes a checkpoint of its own, on the main thread: statements that write many pages each were miscounted. */
const OWN_CHECKPOINT = 32_000;

/** A failed sync cannot be repeated: the kernel may have dropped what was not written. The process ends, and the next start reads what is there. */
const end = (error: unknown): Promise<never> => {
  setImmediate(() => {
    throw new Error('the disk did not take what was written; the next start goes on from what is on it', { cause: error });
  });
  return new Promise(() => undefined);
};

const sync = (handle: FileHandle): Promise<void> => handle.datasync().catch(end);

/** Before anything else is asked of the file. */
export const prepareDisk = (file: File): void => {
  file.exec('PRAGMA journal_mode = WAL');
  file.exec('PRAGMA synchronous = NORMAL');
  file.exec(`PRAGMA wal_autocheckpoint = ${OWN_CHECKPOINT}`);
};

/**
 * What an earlier process left in the log is written anew, to the main file, and synced there. After a failed sync the kernel may show what is not on the disk
 * and never write it: new moves behind it in the log would be lost with it. With the lock on the file.
 */
export const writeAnew = (file: File): void => {
  file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
};

/** What tells a file from another under the same name: its number, or where a file system changes that, the time of its birth. */
const identityOf = (path: string) => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat && { number: stat.ino, born: stat.birthtimeNs };
};
type Identity = ReturnType<typeof identityOf>;
const isSame = (a: Identity, b: Identity): boolean =>
  a !== undefined && b !== undefined && (a.number === b.number || (a.born !== 0n && a.born === b.born));

/** Whether the files under these names are still those that are there now. */
const placeOf = (paths: readonly string[]): (() => boolean) => {
  const files = paths.map(identityOf);
  return () => paths.every((path, i) => isSame(identityOf(path), files[i]));
};

/** The log beside the main file. */
const logOf = (handle: FileHandle) => {
  let isWritten = false;
  return {
    wrote(): void {
      isWritten = true;
    },
    async settle(): Promise<void> {
      if (!isWritten) return;
      isWritten = false;
      await sync(handle);
    },
  };
};

/** Carries the log over to the main file, with the connection held. */
const carrierOf =
  ({ file, main, log, isInPlace }: { file: File; main: FileHandle; log: ReturnType<typeof logOf>; isInPlace: () => boolean }) =>
  async (): Promise<FileHandle> => {
    await log.settle();
    file.exec('PRAGMA synchronous = OFF');
    try {
      file.exec('PRAGMA wal_checkpoint(PASSIVE)');
      await sync(main);
      // The first write after a checkpoint begins the log anew; SQLite would sync that on the main thread.
      if (isInPlace()) {
        file.exec('PRAGMA user_version = 0');
        log.wrote();
        await log.settle();
      }
    } finally {
      file.exec('PRAGMA synchronous = NORMAL');
    }
    return main;
  };

/** The files must be there. They are opened now: later no descriptor may be left, or another store may have their names. */
export const diskOf = async (file: File, path: string, checkpointRows = CHECKPOINT_ROWS): Promise<Disk> => {
  const paths = [path, `${path}-wal`] as const;
  const isInPlace = placeOf(paths);
  const [main, handle] = [await open(paths[0], 'r+'), await open(paths[1], 'r+')];
  const log = logOf(handle);
  let rows = 0;
  let isPaused = false;

  const carryOver = carrierOf({ file, main, log, isInPlace });

  return {
    wrote(n) {
      log.wrote();
      rows += n;
    },
    settle: log.settle,
    wantsCheckpoint() {
      if (isPaused || rows < checkpointRows) return false;
      rows = 0;
      return true;
    },
    async checkpoint() {
      if (!isPaused) await carryOver();
    },
    pause() {
      isPaused = true;
      file.exec('PRAGMA wal_autocheckpoint = 0');
      return carryOver();
    },
    resume() {
      isPaused = false;
      file.exec(`PRAGMA wal_autocheckpoint = ${OWN_CHECKPOINT}`);
    },
    isInPlace,
    leave() {
      isPaused = true;
      // SQLite would delete the log by its name, which is another store's now.
      if (!isInPlace()) return;
      file.exec('PRAGMA synchronous = FULL');
      // The driver keeps the file open until its statements are collected. Leaving WAL mode releases the lock now, and leaves a single file.
      file.exec('PRAGMA journal_mode = DELETE');
      file.exec('PRAGMA locking_mode = NORMAL');
      file.prepare('SELECT 1 FROM sqlite_master').all();
    },
    async close() {
      await handle.close();
      await main.close();
    },
  };
};
