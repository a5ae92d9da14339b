/**
 * Plans made ahead: kept by the server and played for an absent player, once, whatever happens to the process. Refused plans are laid aside with the
 * rule. No other player can read, file, hear or count them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, type AnyGame, anyGame } from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import type { PlanStep, SeatMessage, ServerMessage, StoredPlan } from '@stoa/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, guest, intentId, isSeat, makeClient } from './support/client.ts';
import { type Pair, twoAtATable } from './support/petteia.ts';
import { startProcess } from './support/process.ts';
import { eventually } from './support/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

const games: ReadonlyMap<string, AnyGame> = new Map([...GAMES, [tiny.id, anyGame(tiny)]]);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games });
});
afterAll(() => server.end());

type PushedPlan = Extract<ServerMessage, { t: 'plan' }>;
const isPlan = (message: ServerMessage): message is PushedPlan => message.t === 'plan';
/** Without messages of presence, which come at any time. */
const tellsOfPlay = (message: ServerMessage): boolean => isPlan(message) || isSeat(message);
const NOTHING: StoredPlan = { version: null, steps: [], fallen: [] };

const look = async (client: Client, table: string): Promise<SeatMessage> =>
  (await client.call('GET /api/tables/:table/look', { table })).message as SeatMessage;
const planOf = async (client: Client, table: string): Promise<StoredPlan> =>
  (await client.call('GET /api/tables/:table/plan', { table })).plan;
const file = async (client: Client, table: string, ...steps: PlanStep[]): Promise<StoredPlan> => {
  const { version } = await planOf(client, table);
  return (await client.call('PUT /api/tables/:table/plan', { table }, { replaces: version, steps })).plan;
};
const play = async (client: Client, table: string, action: unknown): Promise<void> => {
  const { decision } = await look(client, table);
  const answer = await client.call(
    'POST /api/tables/:table/intents',
    { table },
    { id: intentId(), do: 'play', decision, actions: [action] },
  );
  expect(answer).toMatchObject({ ok: true });
};

/** At a new table of Petteia: a first move, and an answer that is legal after it. */
const exchange = async ({ table, clients }: Pair): Promise<{ readonly first: Action; readonly reply: Action }> => {
  const game = GAMES.get('petteia') as AnyGame;
  const { state } = await clients[1].call('GET /api/tables/:table/sample', { table });
  const first = (await look(clients[0], table)).actions[0] as Action;
  const after = game.clone(state);
  game.apply(after, 0, first);
  const replies: Action[] = [];
  game.actions(after, 1, replies);
  return { first, reply: replies[0] as Action };
};
const move = (action: Action): PlanStep => ({ room: 'move', take: 'all', actions: [action] });

describe.concurrent('at one server', () => {
  test('a plan of an absent player is played a little after its room asks, and no other player hears of it before', async () => {
    const pair = await twoAtATable(server.url, { clock: { kind: 'turn', hours: 24 } });
    const { table, clients } = pair;
    const { first, reply } = await exchange(pair);
    const line = await clients[0].socket();
    await line.attach(table);
    const before = line.inbox.length;
    const kept = await file(clients[1], table, move(reply));
    expect(kept).toMatchObject({ steps: [move(reply)], fallen: [] });
    expect(await planOf(clients[1], table)).toEqual(kept);
    await line.ask({ t: 'ping' });
    expect(line.inbox.slice(before).filter(tellsOfPlay)).toEqual([]);

    const since = performance.now();
    await play(clients[0], table, first);
    const { message } = await line.until((m): m is Extract<typeof m, { t: 'seat' }> => isSeat(m) && m.message.decision !== null, 40_000);
    expect(performance.now() - since).toBeGreaterThan(1500);
    expect(message.waiting).toEqual([0]);
    // The seat that was away does not pay for the time it did not need.
    expect(message.clocks.map(clock => clock.running)).toEqual([true, false]);
    expect(await planOf(clients[1], table)).toEqual(NOTHING);
    expect(clients[0].received.join()).not.toContain(kept.version);
    await line.close();
  });

  test('what the rules refuse is laid aside with the rule, and told to its maker only', async () => {
    const pair = await twoAtATable(server.url);
    const { table, clients } = pair;
    const { first } = await exchange(pair);
    const lines = [await clients[0].socket(), await clients[1].socket()] as const;
    expect((await lines[0].attach(table)).plan).toEqual(NOTHING);
    await lines[1].attach(table);
    // The first player's man: no other player may move it.
    const filed = await lines[1].ask({ t: 'plan', table, plan: { replaces: null, steps: [move(first)] } });
    expect(filed).toMatchObject({ t: 'planned', plan: { steps: [move(first)] } });
    await play(clients[0], table, first);
    const told = await lines[1].until((m): m is PushedPlan => isPlan(m) && m.plan.fallen.length > 0, 40_000);
    expect(told.plan).toMatchObject({ steps: [], fallen: [{ room: 'move', illegal: { rule: 'PT-2' } }] });
    expect((await look(clients[1], table)).decision).not.toBeNull();
    await lines[0].ask({ t: 'ping' });
    expect(lines[0].inbox.filter(isPlan)).toEqual([]);
    // Read: the next filing clears it away.
    expect(await lines[1].ask({ t: 'plan', table, plan: { replaces: told.plan.version, steps: [] } })).toMatchObject({ plan: NOTHING });
    expect(await lines[1].ask({ t: 'read-plan', table })).toMatchObject({ t: 'planned', plan: NOTHING });
    for (const line of lines) await line.close();
  });

  test('only the seat itself files and reads, in the game’s own words and in measure', async () => {
    const { table, clients } = await twoAtATable(server.url, { watch: 'anyone' });
    const [mine, theirs] = clients;
    const kept = await file(mine, table, { room: 'move', take: 'first', actions: [(await look(mine, table)).actions[0]] });
    expect(await planOf(theirs, table)).toEqual(NOTHING);
    const path = `/api/tables/${table}/plan`;
    const watcher = await guest(server.url);
    const steps = kept.steps;
    const refused = async (client: Client, method: string, body?: unknown): Promise<unknown> => {
      const { status, body: answer } = await client.raw(method, path, body);
      return [status, (answer as { error?: { code: string } }).error?.code];
    };
    for (const method of ['GET', 'DELETE']) expect(await refused(watcher, method)).toEqual([403, 'forbidden']);
    expect(await refused(watcher, 'PUT', { replaces: kept.version, steps })).toEqual([403, 'forbidden']);
    expect(await refused(theirs, 'PUT', { replaces: kept.version, steps })).toEqual([409, 'stale']);
    expect(await refused(mine, 'PUT', { replaces: null, steps })).toEqual([409, 'stale']);
    const wish = (...wished: unknown[]): unknown => ({ replaces: kept.version, steps: wished });
    for (const room of ['kitchen', 'constructor'])
      expect(await refused(mine, 'PUT', wish({ ...steps[0], room }))).toEqual([404, 'unknown']);
    expect(await refused(mine, 'PUT', wish(steps[0], steps[0]))).toEqual([400, 'malformed']);
    expect(await refused(mine, 'PUT', wish({ ...steps[0], actions: [{ do: 'fly' }] }))).toEqual([400, 'malformed']);
    expect(await refused(mine, 'PUT', wish({ ...steps[0], actions: [] }))).toEqual([400, 'malformed']);
    expect(await refused(mine, 'PUT', wish({ ...steps[0], at: 3 }))).toEqual([400, 'malformed']);
    expect(await planOf(mine, table)).toEqual(kept);
    // An export holds the account's own plans; they go with a player who leaves.
    expect((await mine.call('GET /api/me/export')).plans).toEqual([{ table, plan: kept }]);
    expect((await theirs.call('GET /api/me/export')).plans).toEqual([]);
    expect((await mine.call('DELETE /api/tables/:table/plan', { table })).plan).toEqual(NOTHING);
    await file(mine, table, ...steps);
    await mine.call('POST /api/tables/:table/leave', { table });
    await mine.call('POST /api/tables/:table/join', { table }, {});
    expect(await planOf(mine, table)).toEqual(NOTHING);
    await file(mine, table, { room: 'move', take: 'first', actions: [(await look(theirs, table)).actions[0] ?? steps[0]?.actions[0]] });
    await theirs.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
    expect(await planOf(mine, table)).toEqual(NOTHING);
    expect(await refused(mine, 'PUT', { replaces: null, steps })).toEqual([409, 'over']);
  });

  test('a player who decides takes the decision out of the plan', async () => {
    const pair = await twoAtATable(server.url);
    const { table, clients } = pair;
    const { first, reply } = await exchange(pair);
    await file(clients[1], table, move(reply));
    await play(clients[0], table, first);
    const mine = (await look(clients[1], table)).actions;
    await play(clients[1], table, mine[mine.length - 1]);
    expect(await planOf(clients[1], table)).toEqual(NOTHING);
    expect((await look(clients[0], table)).waiting).toEqual([0]);
  });

  test('a sealed choice that was planned makes no sound', async () => {
    const people = [await guest(server.url), await guest(server.url), await guest(server.url)] as const;
    const [host, ...friends] = people;
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
    const { table } = (await host.call('POST /api/tables', {}, { game: 'tiny', seats, visibility: 'open' })).table;
    for (const friend of friends) await friend.call('POST /api/tables/:table/join', { table }, {});
    const away = people[2];
    const lines = [await people[0].socket(), await people[1].socket()] as const;
    for (const line of lines) await line.attach(table);
    const { hand } = (await look(away, table)).view as { readonly hand: readonly number[] };
    const actions = [{ do: 'choose', card: hand[0] }, { do: 'confirm' }];
    const { version } = await file(away, table, { room: 'bid', take: 'all', actions });
    await play(host, table, { do: 'stake', coins: 1 });
    await play(host, table, { do: 'look-away' });
    expect((await look(host, table)).room).toBe('bid');
    for (const line of lines) await line.ask({ t: 'ping' });
    const heard = lines.map(line => line.inbox.length);
    await eventually(async () => (await look(away, table)).decision === null, 40_000);
    expect(await planOf(away, table)).toEqual(NOTHING);
    for (const [i, line] of lines.entries()) {
      await line.ask({ t: 'ping' });
      expect(line.inbox.slice(heard[i]).filter(tellsOfPlay)).toEqual([]);
      expect(people[i]?.received.join()).not.toContain(version);
    }
    for (const line of lines) await line.close();
    expect(await planOf(host, table)).toEqual(NOTHING);
  });
});

test('the process is killed before the room opens and again right after: carried out once', { timeout: 90_000 }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'stoa-plans-'));
  let running = await startProcess(data);
  const pair = await twoAtATable(running.url);
  const { first, reply } = await exchange(pair);
  const { table } = pair;
  await file(pair.clients[1], table, move(reply));
  const again = async (): Promise<readonly Client[]> => {
    await running.kill();
    running = await startProcess(data);
    return pair.clients.map(client => makeClient(running.url, client.cookie));
  };
  await play((await again())[0] as Client, table, first);
  const [mine, theirs] = (await again()) as [Client, Client];
  await eventually(async () => (await look(mine, table)).waiting[0] === 0, 30_000);
  expect(await planOf(theirs, table)).toEqual(NOTHING);
  await running.stop();
  const store = await openStore({ folder: data });
  const rows = await store.db.selectFrom('entries').select('body').where('table_id', '=', table).orderBy('seq').execute();
  expect(rows.flatMap(row => (JSON.parse(row.body) as { action?: unknown }).action ?? [])).toEqual([first, reply]);
  expect(await store.db.selectFrom('due').select('kind').where('kind', '=', 'plan').execute()).toEqual([]);
  await store.close();
  await rm(data, { recursive: true });
});
