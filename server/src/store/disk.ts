/**
 * How the embedded store reaches the disk while the main thread goes on. SQLite writes to its log and does not sync it (`synchronous = NORMAL`). A
 * thread of libuv does, before the connection is given back: so nobody hears of a write, and nobody reads it, before it is on disk. The same holds for
 * checkpoints, which carry the log over to the main file: the log is begun anew only when that file is on disk.
 */
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

/** The log beside the main file. Without a handle on it nothing can be synced, which ends the process like a failed sync. */
const logOf = (path: string) => {
  let isWritten = false;
  let handle: FileHandle | undefined;
  return {
    wrote(): void {
      isWritten = true;
    },
    async settle(): Promise<void> {
      if (!isWritten) return;
      isWritten = false;
      handle ??= await open(`${path}-wal`, 'r+').catch(end);
      await sync(handle);
    },
    close: async (): Promise<void> => handle?.close(),
  };
};

export const diskOf = (file: File, path: string, checkpointRows = CHECKPOINT_ROWS): Disk => {
  const log = logOf(path);
  let rows = 0;
  let isPaused = false;
  let main: FileHandle | undefined;

  const carryOver = async (): Promise<FileHandle> => {
    await log.settle();
    main ??= await open(path, 'r+');
    file.exec('PRAGMA synchronous = OFF');
    try {
      file.exec('PRAGMA wal_checkpoint(PASSIVE)');
      await sync(main);
      // The first write after a checkpoint begins the log anew; SQLite would sync that on the main thread.
      file.exec('PRAGMA user_version = 0');
      log.wrote();
      await log.settle();
    } finally {
      file.exec('PRAGMA synchronous = NORMAL');
    }
    return main;
  };

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
    leave() {
      isPaused = true;
      file.exec('PRAGMA synchronous = FULL');
      // The driver keeps the file open until its statements are collected. Leaving WAL mode releases the lock now, and leaves a single file.
      file.exec('PRAGMA journal_mode = DELETE');
      file.exec('PRAGMA locking_mode = NORMAL');
      file.prepare('SELECT 1 FROM sqlite_master').all();
    },
    async close() {
      await log.close();
      await main?.close();
    },
  };
};
