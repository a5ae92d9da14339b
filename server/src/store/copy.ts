/**
 * A copy of the embedded store while it serves. New writes go to the write-ahead log and the main file does not change; it is copied in slices,
 * each synced on its own, so that no write of the server waits long for the copy.
 */
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const CHUNK_BYTES = 1024 * 1024;
/** Bytes 18 and 19 of the file say how it is journaled: 1 means a file without a write-ahead log. */
const JOURNAL = 18;
const PLAIN = Buffer.from([1, 1]);

const copySlices = async (from: FileHandle, to: FileHandle, signal: AbortSignal): Promise<void> => {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let at = 0; ; ) {
    signal.throwIfAborted();
    const { bytesRead } = await from.read(buffer, 0, CHUNK_BYTES, at);
    if (bytesRead === 0) break;
    await to.writeFile(
      at === 0
        ? Buffer.concat([buffer.subarray(0, JOURNAL), PLAIN, buffer.subarray(JOURNAL + PLAIN.length, bytesRead)])
        : buffer.subarray(0, bytesRead),
    );
    await to.datasync();
    at += bytesRead;
  }
  await to.sync();
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  // Not every system lets a folder be synced.
  await handle
    .sync()
    .catch(() => undefined)
    .finally(() => handle.close());
};

/** Copies `from` to a new file that only its owner can read. An interrupted copy leaves no file. */
export const copyTo = async (from: FileHandle, to: string, signal: AbortSignal): Promise<void> => {
  if (existsSync(to)) throw new Error(`${to} is there already: nothing is overwritten`);
  // Under another name until it is complete and synced: an interrupted copy is not mistaken for a complete one.
  const part = `${to}.part`;
  try {
    await rm(part, { force: true });
    const handle = await open(part, 'wx', 0o600);
    await copySlices(from, handle, signal).finally(() => handle.close());
    await rename(part, to);
    await syncFolder(dirname(to));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};
