/** A store to test: the embedded one, and PostgreSQL where STOA_TEST_DATABASE names one, each with a fresh database; and rows to put into it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../../src/ids.ts';
import { openStore } from '../../src/store/open.ts';
import type { EntryRow, TableRow } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { insertTable } from '../../src/store/tables.ts';
import { emptySeat } from '../../src/tables/lobby.ts';
import { ENGINES, storeOn } from './engines.ts';

export interface TestedStore {
  readonly store: Store;
  readonly folder: string;
  /** A waiting table of Petteia with two empty seats; its id. */
  newTable(host?: string): Promise<string>;
}

/** Runs the suite on every engine. What `at` holds is there once the tests run. */
export const onEveryEngine = (suite: (at: TestedStore, engine: (typeof ENGINES)[number]) => void): void =>
  describe.each(ENGINES)('%s', engine => {
    let opened: { readonly store: Store; readonly folder: string; drop(): Promise<void> } | undefined;
    const there = () => {
      if (opened === undefined) throw new Error('the store is opened before the first test');
      return opened;
    };
    beforeAll(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'stoa-store-'));
      const { options, drop } = await storeOn(engine);
      opened = { store: await openStore(options.database === undefined ? { folder } : { url: options.database }), folder, drop };
    });
    afterAll(async () => {
      const { store, folder, drop } = there();
      await store.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    });
    const at: TestedStore = {
      get store() {
        return there().store;
      },
      get folder() {
        return there().folder;
      },
      async newTable(host) {
        const id = newId();
        await insertTable(there().store.db, tableRow(id, host ?? null), 's'.repeat(64), [seatRow(id, 0), seatRow(id, 1)]);
        return id;
      },
    };
    suite(at, engine);
  });

const tableRow = (id: string, host: string | null): TableRow => ({
  id,
  game: 'petteia',
  rules: 1,
  options: '{}',
  settings: '{}',
  state: 'waiting',
  visibility: 'private',
  host_id: host,
  commitment: 'c'.repeat(64),
  header: null,
  clocks: null,
  rematch_id: null,
  created_at: Date.now(),
  updated_at: Date.now(),
  digest: null,
});

export const seatRow = emptySeat;

export const entryRow = (table_id: string, seq: number, intent: string | null = null): EntryRow => ({
  table_id,
  seq,
  body: `{"seq":${seq}}`,
  intent,
});
