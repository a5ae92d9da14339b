/** Private notes of a player: stored, read only by the player, deleted with the account. On both stores. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

describe.each(['sqlite', ...(DATABASE ? ['postgres'] : [])])('%s', engine => {
  let server: TestServer;
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    if (engine === 'sqlite') server = await startServer();
    else {
      const fresh = await freshDatabase();
      drop = fresh.drop;
      server = await startServer({ database: fresh.url });
    }
  });
  afterAll(async () => {
    await server.end();
    await drop();
  });

  test('is the writer’s alone, in several lines, changed and emptied, and in the export', async () => {
    const { table, clients } = await twoAtATable(server.url);
    const [mine, theirs] = clients;
    const read = async (client: typeof mine) => (await client.call('GET /api/tables/:table/note', { table })).text;
    const write = (client: typeof mine, text: unknown) => client.raw('PUT', `/api/tables/${table}/note`, { text });
    expect(await read(mine)).toBe('');
    expect((await write(mine, 'guard the left\nthen <b>strike</b>')).status).toBe(200);
    expect((await write(mine, 'guard the right')).status).toBe(200);
    expect(await read(mine)).toBe('guard the right');
    expect(await read(theirs)).toBe('');
    expect(JSON.stringify(await theirs.call('GET /api/tables/:table', { table }))).not.toContain('guard');
    expect((await mine.call('GET /api/me/export')).notes).toMatchObject([{ table, text: 'guard the right' }]);
    expect((await theirs.call('GET /api/me/export')).notes).toEqual([]);

    for (const bad of [null, 7, 'x'.repeat(4001), 'bell \u0007']) expect((await write(mine, bad)).status).toBe(400);
    expect((await mine.raw('PUT', `/api/tables/${table}/note`, { text: 'x', account: 'y' })).status).toBe(400);
    const stranger = await guest(server.url);
    expect((await write(stranger, 'hello')).status).toBeGreaterThanOrEqual(403);
    expect(await read(mine)).toBe('guard the right');

    expect((await write(mine, '')).status).toBe(200);
    expect(await read(mine)).toBe('');
    expect((await mine.call('GET /api/me/export')).notes).toEqual([]);
  });

  test('goes with the account, and the game stays', async () => {
    const { table, clients } = await twoAtATable(server.url);
    const [mine, theirs] = clients;
    await mine.call('PUT /api/tables/:table/note', { table }, { text: 'mine' });
    await theirs.call('PUT /api/tables/:table/note', { table }, { text: 'theirs' });
    await mine.call('DELETE /api/me', {}, {});
    expect((await theirs.call('GET /api/tables/:table/note', { table })).text).toBe('theirs');
  });
});
