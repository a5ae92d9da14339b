/** Passwords are checked on the threads that also carry the store to the disk. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePasswords } from '../src/passwords.ts';
import { openStore } from '../src/store/open.ts';

const here = { ip: '127.0.0.1' };

test('finding 23: a write reaches the disk while many passwords wait to be checked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-passwords-'));
  const store = await openStore({ folder });
  const passwords = makePasswords();
  const stored = await passwords.hash(here, 'a long enough password');
  let checked = 0;
  const flood = Array.from({ length: 40 }, () =>
    passwords.fits(here, stored, 'another long password').then(() => {
      checked++;
    }),
  );
  // The first are under way.
  while (checked === 0) await new Promise(resolve => setTimeout(resolve, 1));
  const before = checked;
  await store.db.updateTable('heartbeats').set({ at: 1 }).execute();
  expect(checked - before).toBeLessThan(20);
  await Promise.all(flood);
  expect(checked).toBe(40);
  await store.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test('finding 23: who tries once does not wait behind the many tries of another network', async () => {
  const passwords = makePasswords();
  const stored = await passwords.hash(here, 'a long enough password');
  const order: string[] = [];
  const flood = Array.from({ length: 16 }, () => passwords.fits(here, stored, 'another long password').then(() => order.push('flood')));
  const owner = await passwords.fits({ ip: '192.0.2.7' }, stored, 'a long enough password').then(fits => {
    order.push('owner');
    return fits;
  });
  expect(owner).toBe(true);
  expect(order.length).toBeLessThan(6);
  await Promise.all(flood);
}, 60_000);

test('a password of nobody fits nothing', async () => {
  const passwords = makePasswords();
  expect(await passwords.fits(here, undefined, 'nobody has this password')).toBe(false);
  expect(await passwords.fits(here, null, 'nobody has this password')).toBe(false);
});
