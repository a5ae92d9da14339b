/** A game without a clock is not ended against an absent player, unless the player was told and had a day. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, intentId } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { eventually, type Receiver, startReceiver } from './support/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let receiver: Receiver;
let time = 1_800_000_000_000;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startServer({ now: () => time, allowLoopback: true, limits: { noticePoll: 50, noticePause: 50 } });
});
afterEach(async () => {
  await server.end();
  await receiver.close();
});

const want = async (client: Client, table: string, agree = true): Promise<void> => {
  await client.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'agree-end', agree });
};
const move = async (client: Client, table: string): Promise<void> => {
  const { message } = await client.call('GET /api/tables/:table/look', { table });
  const actions = [message?.actions[0]];
  await client.call(
    'POST /api/tables/:table/intents',
    { table },
    { id: intentId(), do: 'play', decision: message?.decision ?? null, actions },
  );
};
const stands = async (client: Client, table: string) => (await client.call('GET /api/tables/:table', { table })).table;

test('finding 7: an absent player is told first and has a day; one who comes back has a new day', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const [asker, absent] = clients;
  await absent.call('PUT /api/me/notices/webhook', {}, { url: receiver.url });
  await move(asker, table);
  time += 11 * MINUTE;
  await want(asker, table);
  expect(await stands(asker, table)).toMatchObject({ state: 'playing', seats: [{ wantsEnd: true }, { endFrom: time + DAY }] });
  await eventually(() => receiver.arrived.some(({ body }) => body.includes('"ending"')));
  time += DAY - MINUTE;
  await want(asker, table);
  expect((await stands(asker, table)).state).toBe('playing');
  // Back for a moment: it begins anew.
  await absent.call('GET /api/tables/:table/look', { table });
  time += 2 * MINUTE;
  await want(asker, table);
  expect(await stands(asker, table)).toMatchObject({ state: 'playing', seats: [{}, { endFrom: null }] });
  time += 11 * MINUTE;
  await want(asker, table);
  time += DAY;
  await want(asker, table);
  expect((await stands(asker, table)).state).toBe('over');
});

test('finding 7: not while the table waits for the one who asks', async () => {
  const { table, clients } = await twoAtATable(server.url);
  time += 11 * MINUTE;
  await want(clients[0], table);
  time += 2 * DAY;
  await want(clients[0], table);
  expect((await stands(clients[0], table)).state).toBe('playing');
  await move(clients[0], table);
  await want(clients[0], table);
  expect((await stands(clients[0], table)).state).toBe('over');
});

test('finding 7: with a clock, too, no player ends the game in the own turn', async () => {
  const { table, clients } = await twoAtATable(server.url, { clock: { kind: 'live', bank: 14_400, gain: 0 } });
  time += 11 * MINUTE;
  await want(clients[0], table);
  expect((await stands(clients[0], table)).state).toBe('playing');
  await want(clients[1], table);
  expect((await stands(clients[0], table)).state).toBe('over');
});
