/** A local table that was just set waits here for the table page, so that nothing is opened twice. */
import type { TableClient } from './table-client.ts';

const begun = new Map<string, TableClient>();

export const keepBegun = (client: TableClient): void => void begun.set(client.info.id, client);

export const takeBegun = (id: string): TableClient | undefined => {
  const client = begun.get(id);
  begun.delete(id);
  return client;
};
