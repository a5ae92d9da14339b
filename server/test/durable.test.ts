/** The way to the disk: nobody hears of a write before it is there, a transaction goes there once, and a disk that failed is not believed again. */
import { Kysely } from 'kysely';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { durableSqlite } from '../src/store/durable.ts';

interface Rows {
  row: { n: number };
}

/** A store whose disk works when it is told to. */
const slowDisk = () => {
  const file = new Database(':memory:');
  file.exec('CREATE TABLE row (n INTEGER PRIMARY KEY)');
  const syncs: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  const sync = () => new Promise<void>((done, fail) => syncs.push({ done, fail }));
  return { db: new Kysely<Rows>({ dialect: durableSqlite(file, sync) }), syncs };
};
const pause = () => new Promise(resolve => setTimeout(resolve, 20));
const insert = (db: Kysely<Rows>, n: number) => db.insertInto('row').values({ n }).execute();

test('a write is told, and can be read, when it is on the disk', async () => {
  const { db, syncs } = slowDisk();
  const heard: string[] = [];
  const written = insert(db, 1).then(() => heard.push('written'));
  const read = db
    .selectFrom('row')
    .selectAll()
    .execute()
    .then(rows => heard.push(`read ${rows.length}`));
  await pause();
  expect(syncs.length).toBe(1);
  expect(heard).toEqual([]);
  syncs[0]?.done();
  await Promise.all([written, read]);
  expect(heard).toEqual(['written', 'read 1']);
  expect(syncs.length).toBe(1);
});

test('a transaction goes to the disk once, at its end', async () => {
  const { db, syncs } = slowDisk();
  let isOver = false;
  const over = db
    .transaction()
    .execute(async tx => {
      for (const n of [1, 2, 3]) await insert(tx, n);
    })
    .then(() => {
      isOver = true;
    });
  await pause();
  expect([syncs.length, isOver]).toEqual([1, false]);
  syncs[0]?.done();
  await over;
});

test('what a disk that failed holds is not known: nothing is answered any more', async () => {
  const { db, syncs } = slowDisk();
  const written = expect(insert(db, 1)).rejects.toThrow('lost');
  await pause();
  syncs[0]?.fail(new Error('lost'));
  await written;
  await expect(insert(db, 2)).rejects.toThrow('lost');
  await expect(db.selectFrom('row').selectAll().execute()).rejects.toThrow('lost');
  expect(syncs.length).toBe(1);
});
