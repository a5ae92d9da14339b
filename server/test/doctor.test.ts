/** `stoa doctor` finds what is wrong with a host, changes nothing, and never says a password. */
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { Check } from '../src/doctor/check.ts';
import { examine, type HostSettings } from '../src/doctor/examine.ts';
import { MIGRATION_NAMES } from '../src/store/migrations/index.ts';
import { openStore } from '../src/store/open.ts';

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'stoa-doctor-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
};
const newStore = async (): Promise<string> => {
  const data = await folder();
  await (await openStore({ folder: data })).close();
  return data;
};
const change = (data: string, statement: string): void => {
  const file = new Database(join(data, 'stoa.db'));
  file.exec(statement);
  file.close();
};
const find = async (name: Check['name'], settings: HostSettings): Promise<Check> =>
  (await examine(settings)).find(check => check.name === name) as Check;

test('a folder without a store is well, and stays without one', async () => {
  const data = join(await folder(), 'not/yet');
  const checks = await examine({ data });
  expect(checks.map(({ name, state }) => [name, state])).toEqual([
    ['store', 'ok'],
    ['disk', 'ok'],
    ['clock', 'ok'],
    ['proxy', 'ok'],
    ['mail', 'ok'],
    ['push', 'warning'],
  ]);
  await expect(readFile(join(data, 'stoa.db'))).rejects.toThrow('ENOENT');
});

test('a store of this version is well', async () => {
  const data = await newStore();
  expect(await find('store', { data })).toMatchObject({ state: 'ok', says: expect.stringContaining(MIGRATION_NAMES.at(-1)!) });
  expect(await find('clock', { data })).toMatchObject({ state: 'ok' });
});

test('a store that a server holds is well, and was not looked into', async () => {
  const data = await folder();
  const store = await openStore({ folder: data });
  expect(await find('store', { data })).toMatchObject({ state: 'ok', says: expect.stringContaining('a server is running') });
  await store.close();
});

test('an older store is named with what the next start does, and is not migrated', async () => {
  const data = await folder();
  const old = gunzipSync(await readFile(new URL('./fixtures/store-rules-1.db.gz', import.meta.url)));
  await writeFile(join(data, 'stoa.db'), old);
  change(data, "DELETE FROM kysely_migration WHERE name > '0005-fifth'");
  expect(await find('store', { data })).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('0005-fifth'),
    todo: expect.stringContaining('backup'),
  });
  expect(await find('store', { data })).toMatchObject({ state: 'warning' });
});

test('a newer store, a damaged one, another program’s and a file for a folder are wrong', async () => {
  const newer = await newStore();
  change(newer, "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '')");
  const damaged = await folder();
  await writeFile(join(damaged, 'stoa.db'), 'x'.repeat(5000));
  const foreign = await folder();
  change(foreign, 'CREATE TABLE songs (title TEXT)');
  const file = join(await folder(), 'file');
  await writeFile(file, '');
  for (const [data, says] of [
    [newer, 'newer version'],
    [damaged, 'no store of stoa, or is damaged'],
    [foreign, 'something else'],
    [file, 'not a folder'],
  ] as const)
    expect(await find('store', { data })).toMatchObject({ state: 'wrong', says: expect.stringContaining(says), todo: expect.any(String) });
});

test('a store from the future means that the clock is wrong', async () => {
  const data = await newStore();
  const later = Date.now() / 1000 + 3600;
  await utimes(join(data, 'stoa.db'), later, later);
  expect(await find('clock', { data })).toMatchObject({ state: 'wrong', says: expect.stringMatching(/3(600|599) s in the future/) });
});

test('keys of web push that cannot be read are wrong', async () => {
  const data = await newStore();
  change(data, "INSERT INTO keys (name, value) VALUES ('vapid', 'no json')");
  const publicUrl = 'https://games.example.org';
  expect(await find('push', { data, publicUrl })).toMatchObject({ state: 'wrong' });
  change(data, `UPDATE keys SET value = '{"publicKey":"a","privateKey":"b"}'`);
  expect(await find('push', { data, publicUrl })).toMatchObject({ state: 'ok' });
});

test.each([
  [{}, 'ok'],
  [{ trustProxy: true }, 'wrong'],
  [{ publicUrl: 'http://games.example.org' }, 'warning'],
  [{ publicUrl: 'http://localhost:8080' }, 'ok'],
  [{ publicUrl: 'https://games.example.org' }, 'warning'],
  [{ publicUrl: 'https://games.example.org', trustProxy: true }, 'ok'],
])('proxy: %j is %s', async (settings, state) => {
  expect(await find('proxy', { data: await folder(), ...settings })).toMatchObject({ state });
});

/** Closes every connection at once; answers with its port. */
const rude = async (greeting = ''): Promise<number> => {
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    socket.end(greeting);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
};

test('servers that do not answer are wrong, and no password is said', async () => {
  const password = 's3cr%40t';
  const port = await rude('554 go away s3cr@t s3cr%40t\r\n');
  const checks = await examine({
    data: await folder(),
    database: `postgres://stoa:${password}@127.0.0.1:${port}/stoa`,
    redis: `redis://:${password}@127.0.0.1:${port}`,
    smtp: `smtp://stoa:${password}@127.0.0.1:${port}`,
  });
  for (const name of ['store', 'mail', 'redis']) expect(checks.find(check => check.name === name)).toMatchObject({ state: 'wrong' });
  expect(JSON.stringify(checks)).toContain('go away');
  expect(JSON.stringify(checks)).not.toMatch(/s3cr(@|%40)t/);
});

const { STOA_TEST_DATABASE: database } = process.env;
test.skipIf(database === undefined)('PostgreSQL: answers, can be written, and its clock agrees', async () => {
  const settings = { data: await folder(), database };
  expect(await find('store', settings)).toMatchObject({ state: 'ok' });
  expect(await find('clock', settings)).toMatchObject({ state: 'ok', says: expect.stringContaining('agree') });
});

test.skipIf(database === undefined)('several databases: each is looked at, one that is away is named, no password is said', async () => {
  const port = await rude();
  const list = `${database}?name=home&room=0,postgres://stoa:s3cret@127.0.0.1:${port}/tables?name=second`;
  const checks = (await examine({ data: await folder(), database: list })).filter(({ name }) => name === 'store');
  expect(checks).toMatchObject([
    { state: 'ok', says: expect.stringContaining('database home') },
    { state: 'wrong', says: expect.stringContaining('database second does not answer') },
  ]);
  expect(JSON.stringify(checks)).not.toContain('s3cret');
});

test('what to do about a damaged store is to restore a copy', async () => {
  const data = await folder();
  await writeFile(join(data, 'stoa.db'), 'x'.repeat(5000));
  expect((await find('store', { data })).todo).toContain('stoa restore');
});
