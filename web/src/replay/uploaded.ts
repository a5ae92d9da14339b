/** A record chosen on the verification page, on its way to the replay page. */
const records = new Map<string, string>();
export const keepUploaded = (id: string, record: string): void => void records.set(id, record);
export const takeUploaded = (id: string): string | undefined => records.get(id);
