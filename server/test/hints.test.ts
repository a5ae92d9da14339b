/**
 * Hints between processes leave after the commit, and no move waits for them. A process that dies before it has sent one is missed by the
 * others, who look at their tables by themselves. A function of our own in the place of pg_notify holds hints back. Runs with STOA_TEST_DATABASE.
 */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, intentId, isChat, isSeat, isTable, makeClient } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { startServer, type TestServer } from './support/server.ts';

const run = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};
/** From the next connection on every hint takes an hour. */
const HELD = `create function public.pg_notify(text, text) returns void language sql as 'select pg_sleep(3600)::text::void';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`;
const FREE = 'drop function public.pg_notify(text, text)';

describe.skipIf(!DATABASE)('hints after the commit', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let other: TestServer;
  let mute: ServerProcess | undefined;
  const limits = { processBeat: 300 };
  beforeEach(async () => {
    database = await freshDatabase();
    other = await startServer({ database: database.url, logLevel: 'silent', limits });
  });
  afterEach(async () => {
    await mute?.kill();
    await other.end();
    await database.drop();
  });
  const move = async (client: Client, table: string): Promise<void> => {
    const { message } = await client.call('GET /api/tables/:table/look', { table });
    const intent = { id: intentId(), do: 'play' as const, decision: message?.decision ?? null, actions: [message?.actions[0]] };
    expect(await client.call('POST /api/tables/:table/intents', { table }, intent)).toMatchObject({ ok: true });
  };

  test('a process killed between commit and hint: the others find the move, the line and the seat', { timeout: 120_000 }, async () => {
    await run(database.url, HELD);
    mute = await startProcess('', 0, database.url, 'silent', { limits });
    const { table, clients } = await twoAtATable(mute.url);
    const waiting = (
      await clients[0].call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' })
    ).table.table;
    const line = await makeClient(other.url, clients[1].cookie).socket();
    await line.attach(table);
    await line.attach(waiting);
    line.inbox.length = 0;
    // Acknowledged, though its hint does not leave.
    await move(clients[0], table);
    await clients[0].call('POST /api/tables/:table/chat', { table }, { id: intentId(), text: 'salve' });
    await clients[1].call('POST /api/tables/:table/join', { table: waiting }, {});
    await new Promise(resolve => setTimeout(resolve, 1_000));
    expect(line.inbox.filter(m => isSeat(m) || isChat(m))).toEqual([]);
    await run(database.url, FREE);
    await mute.kill();
    expect((await line.until(isSeat)).message.decision).not.toBeNull();
    await line.until((m): m is Extract<typeof m, { t: 'table' }> => isTable(m) && m.table.table === waiting && m.table.state === 'playing');
    expect(line.inbox.filter(isChat).map(m => m.line.text)).toEqual(['salve']);
    await line.close();
  });
});
