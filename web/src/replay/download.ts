/** The record of a finished game as a file. */
import { WorkerLink } from '../table/worker-client.ts';

export const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
};
export const saveFile = (name: string, text: string, type = 'application/json'): void => saveBlob(name, new Blob([text], { type }));

export const downloadRecord = async (id: string): Promise<void> => {
  const link = new WorkerLink();
  const record = await link.ask('export', { id });
  link.close();
  if (record !== null) saveFile(`stoa-${id.slice(0, 8)}.json`, record);
};
