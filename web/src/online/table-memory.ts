/**
 * What this browser remembers of online tables: what it added to the dice and the seal it saw on sitting down, so that the host
 * cannot change either unnoticed; the invitation link, which the server shows once; and how far the log was read.
 */
interface Kept {
  readonly entropy?: string | undefined;
  readonly commitment?: string | undefined;
  readonly token?: string | undefined;
  /** Events read when this browser last looked. */
  readonly read?: number | undefined;
}

const KEY = 'stoa-online-tables';
/** Old tables are forgotten, oldest first. */
const MOST = 60;

const all = (): Record<string, Kept> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
};

export const recall = (table: string): Kept => all()[table] ?? {};

export const remember = (table: string, what: Kept): void => {
  const { [table]: before, ...others } = all();
  const kept = Object.entries(others).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...before, ...what } }));
};

/** Whether this browser was used to sit down online. */
export const hasSatOnline = (): boolean => localStorage.getItem(KEY) !== null;

export const makeEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');
