/** What keeps a store from being opened, in words for the operator: which folder or file it is, and what is wrong with it. */

/** Its message is shown to the operator unchanged. */
export class StoreProblem extends Error {}
/** The folder is in use by another process. */
export class StoreInUse extends StoreProblem {}

const WORDS: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: folder => `the data folder ${folder} may not be made or written by this user`,
  EPERM: folder => `the data folder ${folder} may not be made or written by this user`,
  EROFS: folder => `the data folder ${folder} is on a disk that is read-only`,
  EEXIST: folder => `the data folder ${folder} is a file, not a folder`,
  ENOENT: folder => `the data folder ${folder} cannot be made: a link leads nowhere; is its disk mounted?`,
  ENOTDIR: folder => `the data folder ${folder} lies under a file, not a folder, or under a link that leads nowhere`,
  ENOSPC: folder => `the disk of the data folder ${folder} is full`,
  SQLITE_FULL: folder => `the disk of the data folder ${folder} is full`,
  SQLITE_CANTOPEN: folder => `stoa.db in the data folder ${folder} cannot be opened or made: may this user write there?`,
  SQLITE_READONLY: folder => `stoa.db in the data folder ${folder} may not be written by this user`,
  SQLITE_NOTADB: folder => `stoa.db in the data folder ${folder} is no store of stoa, or is damaged; restore a copy into a new folder`,
  SQLITE_CORRUPT: folder => `stoa.db in the data folder ${folder} is damaged; restore a copy into a new folder`,
  SQLITE_BUSY: folder => `another server is using ${folder}`,
};

/** The error with a message for the operator; the error itself where there is none. */
export const storeProblem = (error: unknown, folder: string): unknown => {
  const code = String((error as { readonly code?: unknown } | null)?.code ?? '');
  const words = WORDS[code] ?? WORDS[code.split('_').slice(0, 2).join('_')];
  if (!words) return error;
  return code === 'SQLITE_BUSY' ? new StoreInUse(words(folder)) : new StoreProblem(words(folder));
};

export const newerStore = (where: string): StoreProblem =>
  new StoreProblem(
    `the store in ${where} was made by a newer version of stoa; start that version, or restore an older copy into a new folder`,
  );
