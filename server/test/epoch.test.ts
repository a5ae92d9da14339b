/** A store put back from a copy draws other dice than those that were seen, and the records say so; its sessions have ended. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame, type TableRecord, verifyRecord } from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import { fairness } from '@stoa/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOperator } from '../src/operator/call.ts';
import { openStore } from '../src/store/open.ts';
import { restore } from '../src/store/restore.ts';
import { type Client, guest, intentId, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer } from './support/server.ts';
import { signInAgain } from './support/sign-in-again.ts';

const games = new Map([[tiny.id, anyGame(tiny)]]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-epoch-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Always the first action: only the dice make a difference. */
const play = async (clients: readonly Client[], table: string, most: number): Promise<void> => {
  for (let moves = 0; moves < most; )
    for (const client of clients) {
      const { message } = await client.call('GET /api/tables/:table/look', { table });
      if (!message || message.outcome) return;
      if (message.decision === null) continue;
      const wish = { id: intentId(), do: 'play' as const, decision: message.decision, actions: [message.actions[0]] };
      expect(await client.call('POST /api/tables/:table/intents', { table }, wish)).toMatchObject({ ok: true });
      moves++;
    }
};
const concluded = async (clients: readonly Client[], table: string): Promise<TableRecord> => {
  await play(clients, table, 500);
  const { message } = await (clients[0] as Client).call('GET /api/tables/:table/look', { table });
  if (!message?.outcome) await clients[0]?.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
  return (await clients[0]?.call('GET /api/tables/:table/record', { table })) as TableRecord;
};
const dice = (record: TableRecord): string[] => record.entries.flatMap(e => (e.kind === 'chance' ? JSON.stringify(e.action) : []));
const verified = (record: TableRecord) => verifyRecord(record, id => games.get(id), fairness);

test.each(['restore', 'copied folder'])('finding 12: after a %s dice that were seen do not come again', async how => {
  const server = await startServer({ games });
  const { table, clients } = await twoAtATable(server.url, { game: tiny.id });
  const waiting = (await clients[0].call('POST /api/tables', {}, { game: tiny.id, seats: [{ kind: 'me' }, { kind: 'open' }] })).table;
  await play(clients, table, 2);
  const before = (await clients[0].call('GET /api/tables/:table/fairness', { table })).commitment;
  const again = join(folder, how);
  if (how === 'restore') {
    await askOperator({ data: server.data }, { do: 'backup', file: join(folder, 'copy.db') });
    expect(await restore(join(folder, 'copy.db'), again)).toBeUndefined();
  } else {
    await server.close();
    await cp(server.data, again, { recursive: true });
  }
  const first = how === 'restore' ? server : await startServer({ games, data: server.data });
  const seen = await concluded(
    clients.map(client => makeClient(first.url, client.cookie)),
    table,
  );
  expect(verified(seen)).toMatchObject({ ok: true, draws: 'verified' });

  const stranger = await startServer({ games, data: again });
  expect((await makeClient(stranger.url, clients[0].cookie).call('GET /api/me')).account).toBeNull();
  await stranger.close();
  await signInAgain(
    again,
    clients.map(client => ({ ...client, call: makeClient(first.url, client.cookie).call })),
  );
  const restored = await startServer({ games, data: again });
  const people = clients.map(client => makeClient(restored.url, client.cookie));
  const facts = await people[0]?.call('GET /api/tables/:table/fairness', { table });
  expect(facts).toMatchObject({ commitment: before, secret: null, later: [{ secret: null }] });
  expect((await people[0]?.call('GET /api/tables/:table', { table: waiting.table }))?.table.commitment).not.toBe(waiting.commitment);
  const other = await concluded(people, table);
  const shared = other.entries.findIndex(entry => entry.kind === 'epoch');
  expect(other.entries.slice(0, shared).map(({ h }) => h)).toEqual(seen.entries.slice(0, shared).map(({ h }) => h));
  expect(dice(other).slice(0, dice(seen).length)).not.toEqual(dice(seen));
  expect(verified(other)).toMatchObject({ ok: true, draws: 'verified' });
  // The commitment in the entry binds: another secret in its place is found.
  const forged = { ...other, end: { ...other.end, later: [other.end.secret ?? ''] } };
  expect(verified(forged)).toMatchObject({ ok: false, draws: 'failed' });
  await restored.end();
  await first.end();
});

test('a store that stays where it is, however often it is opened, begins no new epoch', async () => {
  const server = await startServer({ games });
  const { table } = await twoAtATable(server.url, { game: tiny.id });
  await server.close();
  for (let i = 0; i < 2; i++) {
    const store = await openStore({ folder: server.data });
    expect(await store.db.selectFrom('secrets').select('later').where('table_id', '=', table).execute()).toEqual([{ later: '[]' }]);
    expect((await store.db.selectFrom('sessions').select('id').execute()).length).toBe(2);
    await store.close();
  }
  const again = await startServer({ games, data: server.data });
  expect(await guest(again.url)).toBeDefined();
  await again.end();
});
