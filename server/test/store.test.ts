/** The store, on both engines: migrations, entries and what is written with them, seats, due rows; how the embedded store is shared and copied. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accountById, insertGuest } from '../src/store/accounts.ts';
import { claimDue, writeDue } from '../src/store/due.ts';
import { entryLog, readEntries } from '../src/store/entries.ts';
import { MIGRATION_NAMES, migrate } from '../src/store/migrations/index.ts';
import { openStore } from '../src/store/open.ts';
import { StoreInUse } from '../src/store/problems.ts';
import type { EntryRow } from '../src/store/schema.ts';
import { changeSeat, tableById, tablesOf } from '../src/store/tables.ts';
import { entryRow, onEveryEngine, seatRow } from './support/stores.ts';

onEveryEngine((at, engine) => {
  test('migrations may be applied again, and by several at once', async () => {
    await Promise.all([migrate(at.store.db), migrate(at.store.db)]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(at.store.db);
    expect(Number(rows[0]?.n)).toBe(MIGRATION_NAMES.length);
  });

  test('times come back as numbers', async () => {
    const account = await insertGuest(at.store.db, 1_900_000_000_123);
    expect((await accountById(at.store.db, account.id))?.created_at).toBe(1_900_000_000_123);
  });

  test('of two appends of the same seq exactly one wins, and the other wrote nothing', async () => {
    const id = await at.newTable();
    const [one, two] = [entryLog(at.store), entryLog(at.store)];
    const results = await Promise.all([
      one.append({ touches: true, tableId: id, rows: [entryRow(id, 1, 'a:first'), entryRow(id, 2)], at: 1 }),
      two.append({ touches: true, tableId: id, rows: [entryRow(id, 1, 'b:second'), entryRow(id, 2), entryRow(id, 3)], at: 1 }),
    ]);
    expect([...results].sort()).toEqual(['conflict', 'written']);
    expect((await readEntries(at.store.db, id, 0)).length).toBe(results[0] === 'written' ? 2 : 3);
  });

  test('a race at one table does not hurt the others that share its commit', async () => {
    const ids = [await at.newTable(), await at.newTable(), await at.newTable()] as const;
    const log = entryLog(at.store);
    await log.append({ touches: true, tableId: ids[1], rows: [entryRow(ids[1], 1)], at: 1 });
    const results = await Promise.all(ids.map(id => log.append({ touches: true, tableId: id, rows: [entryRow(id, 1)], at: 2 })));
    expect(results).toEqual(['written', 'conflict', 'written']);
    for (const id of ids) expect((await readEntries(at.store.db, id, 0)).map(row => row.seq)).toEqual([1]);
  });

  test('without the prepared statement entries alone are one statement, and all or none of it is written', async () => {
    const ids = [await at.newTable(), await at.newTable()] as const;
    const { db } = at.store;
    const never = (): never => {
      throw new Error('a transaction was begun');
    };
    const alone = { insertInto: db.insertInto.bind(db), transaction: never } as Partial<typeof db> as typeof db;
    const log = entryLog({ db: alone, insertEntries: undefined, appendEntries: undefined });
    const append = (id: string, rows: EntryRow[], touches = false) => log.append({ touches, tableId: id, rows, at: 1 });
    expect(await Promise.all(ids.map(id => append(id, [entryRow(id, 1), entryRow(id, 2)])))).toEqual(['written', 'written']);
    expect(await append(ids[0], [entryRow(ids[0], 3), entryRow(ids[0], 2)])).toBe('conflict');
    await expect(append(ids[0], [entryRow(ids[0], 3)], true)).rejects.toThrow('a transaction was begun');
    for (const id of ids) expect((await readEntries(db, id, 0)).map(row => row.seq)).toEqual([1, 2]);
  });

  // On the embedded store `commit` sees to that: intents.test.ts.
  test.skipIf(engine === 'sqlite')('an intent is stored once per table', async () => {
    const id = await at.newTable();
    const log = entryLog(at.store);
    await log.append({ touches: true, tableId: id, rows: [entryRow(id, 1, 'a:same')], at: 1 });
    expect(await log.append({ touches: true, tableId: id, rows: [entryRow(id, 2, 'a:same')], at: 1 })).toBe('conflict');
    expect((await readEntries(at.store.db, id, 0)).length).toBe(1);
  });

  test('what belongs to the same moment is written with the entries or not at all', async () => {
    const id = await at.newTable();
    const log = entryLog(at.store);
    await expect(
      log.append({
        tableId: id,
        touches: true,
        rows: [entryRow(id, 1)],
        at: 5,
        table: { state: 'over' },
        due: [{ kind: 'bot', at: 7, claimedUntil: 0 }],
        also: async () => {
          throw new Error('in the middle');
        },
      }),
    ).rejects.toThrow('in the middle');
    expect(await readEntries(at.store.db, id, 0)).toEqual([]);
    expect((await tableById(at.store.db, id))?.state).toBe('waiting');
    expect(await at.store.db.selectFrom('due').selectAll().where('table_id', '=', id).execute()).toEqual([]);
  });

  test('two who sit down on one seat: one does', async () => {
    const id = await at.newTable();
    const [anna, bruno] = [await insertGuest(at.store.db, 1), await insertGuest(at.store.db, 1)];
    const seat = seatRow(id, 0);
    const sat = await Promise.all([anna, bruno].map(({ id: account_id }) => changeSeat(at.store.db, seat, { kind: 'human', account_id })));
    expect([...sat].sort()).toEqual([false, true]);
  });

  test('a due thing is claimed once, and again when the claim has ended', async () => {
    const id = await at.newTable();
    await writeDue(at.store.db, id, [{ kind: 'clock', at: 1000, claimedUntil: 0 }]);
    const mine = async (now: number) =>
      (await claimDue(at.store.db, at.store.engine, now, 500, 100)).filter(row => row.table_id === id).length;
    expect(await mine(999)).toBe(0);
    expect((await Promise.all([mine(1000), mine(1000), mine(1000)])).reduce((a, b) => a + b)).toBe(1);
    expect(await mine(1400)).toBe(0);
    expect(await mine(1500)).toBe(1);
    await writeDue(at.store.db, id, [{ kind: 'clock', at: null, claimedUntil: 0 }]);
    expect(await mine(9000)).toBe(0);
  });

  test('lists leave packs where they are', async () => {
    const anna = await insertGuest(at.store.db, 1);
    const [small, large] = [await at.newTable(anna.id), await at.newTable(anna.id)];
    const options = JSON.stringify({ pack: 'é'.repeat(3_000) });
    await at.store.db.updateTable('tables').set({ options }).where('id', '=', large).execute();
    const found = new Map((await tablesOf(at.store.db, anna.id, 10)).map(row => [row.id, row.options]));
    expect(found.get(small)).toBe('{}');
    expect(found.get(large)).toBeNull();
    expect((await tableById(at.store.db, large))?.options).toBe(options);
  });

  if (engine === 'sqlite') {
    test('a second server on the same folder is refused', async () => {
      await expect(openStore({ folder: at.folder })).rejects.toThrow(StoreInUse);
    });

    test('a backup is a whole store, taken while it is in use', async () => {
      const id = await at.newTable();
      const copy = join(at.folder, 'copy');
      await mkdir(copy);
      await at.store.backup(join(copy, 'stoa.db'));
      const restored = await openStore({ folder: copy });
      expect((await tableById(restored.db, id))?.id).toBe(id);
      await restored.close();
    });
  }
});
