/** The cookies' names: on https no other host of the domain can set them; a browser with the old name stays signed in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, newId, newToken } from '../src/ids.ts';
import { openStore } from '../src/store/open.ts';
import { guest, makeClient, member, sessionIn } from './support/client.ts';
import { startServer, type TestServer } from './support/server.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://stoa.example' });
});
afterAll(() => server.end());

test('finding 15: on https the session cookie and the mark of a device are __Host- cookies', async () => {
  const response = await fetch(`${server.url}/api/guest`, { method: 'POST' });
  const [session = ''] = response.headers.getSetCookie();
  for (const part of [/^__Host-stoa_session=/, /Secure/, /HttpOnly/, /SameSite=Strict/, /Path=\//]) expect(session).toMatch(part);
  expect(session).not.toMatch(/Domain/i);
  const { client } = await member(server.url, 'host-prefix', PASSWORD);
  expect(client.cookie).toMatch(/__Host-stoa_session=[^;]+; __Host-stoa_device=/);
  expect((await client.call('GET /api/me')).account?.login).toBe('host-prefix');
  await client.call('DELETE /api/session');
  expect(client.cookie).not.toContain('stoa_session');
});

test('finding 15: without https the name stays plain: browsers would refuse the other', async () => {
  const plain = await startServer();
  expect((await guest(plain.url)).cookie).toMatch(/^stoa_session=/);
  await plain.end();
});

test('finding 15: a session from before keeps its cookie and gets the new name; a newer one is not taken by the old', async () => {
  // As a server of the version before left it: no word of a proof.
  const before = await startServer();
  const client = await guest(before.url);
  const id = (await client.call('GET /api/me')).account?.id ?? '';
  await before.close();
  const token = newToken();
  const store = await openStore({ folder: before.data });
  const row = { hash: hashToken(token), id: newId(), account_id: id, kind: 'cookie' as const, label: '', created_at: 1 };
  await store.db
    .insertInto('sessions')
    .values({ ...row, used_at: Date.now(), expires_at: Date.now() + 1e9, proved_at: null })
    .execute();
  await store.close();

  const now = await startServer({ publicUrl: 'https://stoa.example', data: before.data });
  const browser = makeClient(now.url, `stoa_session=${token}`);
  expect((await browser.call('GET /api/me')).account?.id).toBe(id);
  expect(browser.cookie).toBe(`__Host-stoa_session=${token}`);
  expect((await browser.call('GET /api/me')).account?.id).toBe(id);
  await (await browser.socket()).close();
  // Another host of the domain plants a session of its own: the old name is not read for it, and never before the new one.
  const planted = sessionIn(await guest(now.url));
  expect((await makeClient(now.url, `stoa_session=${planted}`).call('GET /api/me')).account).toBeNull();
  expect((await makeClient(now.url, `stoa_session=${planted}; ${browser.cookie}`).call('GET /api/me')).account?.id).toBe(id);
  await now.end();
});
