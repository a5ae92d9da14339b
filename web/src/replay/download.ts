/** The record of a finished game as a file. */
import { WorkerLink } from '../table/worker-client.ts';

export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
};

export const downloadRecord = async (id: string): Promise<void> => {
  const link = new WorkerLink();
  const record = await link.ask('export', { id });
  link.close();
  if (record !== null) saveFile(`stoa-${id.slice(0, 8)}.json`, record);
};
