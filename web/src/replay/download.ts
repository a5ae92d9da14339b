/** The record of a finished game as a file. */
import { WorkerLink } from '../table/worker-client.ts';

export const downloadRecord = async (id: string): Promise<void> => {
  const link = new WorkerLink();
  const record = await link.ask('export', { id });
  link.close();
  if (record === null) return;
  const url = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `stoa-${id.slice(0, 8)}.json`;
  anchor.click();
  URL.revokeObjectURL(url);
};
