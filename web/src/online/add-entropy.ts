/** What this browser adds to the dice of a table where it sits: said after the server has shown its seal, and remembered with that seal. */
import type { TableInfo } from '@stoa/protocol';
import { call } from './api.ts';
import { makeEntropy, remember } from './table-memory.ts';

export const addEntropy = async (table: TableInfo): Promise<TableInfo> => {
  if (!table.entropyDue) return table;
  const entropy = makeEntropy();
  remember(table.table, { entropy, commitment: table.commitment });
  return (await call('POST /api/tables/:table/join', { table: table.table }, { entropy })).table;
};
