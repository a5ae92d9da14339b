/** A record on its way to the replay page: chosen on the verification page, or of an online table. */
interface Origin {
  /** A record has no names: a reader who comes from the table brings the names of the players, by seat. The same array all the time. */
  readonly people: readonly (string | null)[];
  /** Where the reader goes afterwards. */
  readonly back: string;
}
export interface Uploaded extends Origin {
  readonly record: string;
}

const NOWHERE: Origin = { people: [], back: '/' };
const records = new Map<string, Uploaded>();
export const keepUploaded = (id: string, record: string, from: Origin = NOWHERE): void => void records.set(id, { ...from, record });
export const takeUploaded = (id: string): Uploaded | undefined => records.get(id);
