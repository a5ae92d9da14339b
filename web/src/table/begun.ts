/** A local table that was just set waits here for the table page, so that nothing is opened twice. */
import type { TableClient } from './table-client.ts';

const begun = new Map<string, TableClient>();

/** The table that was set last, in this visit. */
let latest: string | undefined;

export const keepBegun = (client: TableClient): void => {
  begun.set(client.info.id, client);
  latest = client.info.id;
};

/** True once for a table: it was set in this visit and not looked at yet. */
export const wasBegun = (id: string): boolean => {
  const was = latest === id;
  if (was) latest = undefined;
  return was;
};

export const takeBegun = (id: string): TableClient | undefined => {
  const client = begun.get(id);
  begun.delete(id);
  return client;
};
