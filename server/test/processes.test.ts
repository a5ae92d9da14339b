/**
 * Three processes on one PostgreSQL: any of them serves any table, changes reach the sockets of all, and when one is killed the
 * others go on with what it had claimed. Runs when STOA_TEST_DATABASE names a server; STOA_KILLS makes it longer.
 */
import { sfc32 } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, guest, intentId, isChat, isSeat, isTable, makeClient } from './support/client.ts';
import { crashRun, expectStored, expectTold, type Played } from './support/crash-runs.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { type ServerProcess, startProcess, steadyPort } from './support/process.ts';
import { eventually } from './support/receiver.ts';

const KILLS = Number(process.env.STOA_KILLS ?? 3);
const SEED = process.env.STOA_SEED ?? `processes ${Date.now()}`;

describe.skipIf(!DATABASE)('three processes', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
    // All at once: the migrations take turns by themselves.
    servers.push(...(await Promise.all([0, 1, 2].map(async () => startProcess('', await steadyPort(), database.url)))));
  }, 300_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await database?.drop();
  }, 300_000);
  const at = (i: number): string => (servers[i] as ServerProcess).url;
  const elsewhere = (client: Client, i: number): Client => makeClient(at(i), client.cookie);

  test('a table made here, joined there and watched elsewhere', async () => {
    const host = await guest(at(0));
    const { table } = await host.call(
      'POST /api/tables',
      {},
      { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' },
    );
    const lines = [await host.socket(), await elsewhere(host, 1).socket(), await (await guest(at(2))).socket()] as const;
    for (const line of lines) expect((await line.attach(table.table)).message).toBeNull();
    const friend = await guest(at(1));
    await friend.call('POST /api/tables/:table/join', { table: table.table }, {});
    for (const line of lines) {
      const began = await line.until((m): m is Extract<typeof m, { t: 'table' }> => isTable(m) && m.table.state === 'playing');
      expect(began.table.seats.map(seat => seat.kind)).toEqual(['human', 'human']);
    }
    const first = (await lines[1].until(isSeat)).message;
    const intent = { id: intentId(), do: 'play' as const, decision: first.decision, actions: [first.actions[0]] };
    const replies = await Promise.all(
      [0, 1, 2].map(i => elsewhere(host, i).call('POST /api/tables/:table/intents', { table: table.table }, intent)),
    );
    expect(new Set(replies.map(reply => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ ok: true });
    for (const line of lines) {
      const told = await line.until((m): m is Extract<typeof m, { t: 'seat' }> => isSeat(m) && m.message.cursor >= 2);
      expect(told.message.waiting).toEqual([1]);
    }
    await friend.call('POST /api/tables/:table/chat', { table: table.table }, { id: intentId(), text: 'salve' });
    for (const line of lines) expect((await line.until(isChat)).line.text).toBe('salve');
    for (const line of lines) await line.close();
  });

  test('every process knows who is here, until that player goes or the process dies', async () => {
    const { table, clients } = await twoAtATable(at(0));
    const line = await elsewhere(clients[0], 2).socket();
    await line.attach(table);
    const watching = await elsewhere(clients[1], 1).socket();
    const here = async (): Promise<boolean | undefined> =>
      (await elsewhere(clients[1], 1).call('GET /api/tables/:table', { table })).table.seats[0]?.here;
    // The others are told in their own time.
    await eventually(async () => (await here()) === true);
    expect((await watching.attach(table)).table.seats[0]?.here).toBe(true);
    await line.close();
    const gone = await watching.until((m): m is Extract<typeof m, { t: 'table' }> => isTable(m) && m.table.seats[0]?.here === false);
    expect(gone.table.table).toBe(table);
    expect(await here()).toBe(false);
    await watching.close();
  });

  test('signing out at one process counts at all; a table name that no text can hold is unknown', async () => {
    const client = await guest(at(0));
    expect(await client.raw('GET', '/api/tables/%00')).toEqual({ status: 404, body: { error: { code: 'unknown' } } });
    const line = await elsewhere(client, 1).socket();
    const closed = new Promise(resolve => line.socket.once('close', resolve));
    await client.call('DELETE /api/session');
    expect(await closed).toBe(1008);
  });

  test('who sits down at three processes at once has one seat', async () => {
    for (let round = 0; round < 3; round++) {
      const [host, friend] = [await guest(at(0)), await guest(at(0))];
      const seats = [{ kind: 'me' as const }, ...[1, 2, 3].map(() => ({ kind: 'open' as const }))];
      const { table } = (await host.call('POST /api/tables', {}, { game: 'parthenon', seats, visibility: 'open' })).table;
      for (const i of [0, 1, 2]) await elsewhere(host, i).call('GET /api/tables/:table', { table });
      const joined = await Promise.all(
        [0, 1, 2].map(i => elsewhere(friend, i).call('POST /api/tables/:table/join', { table }, { seat: i + 1 })),
      );
      expect(new Set(joined.map(({ table: mine }) => mine.me)).size).toBe(1);
      const { seats: after } = (await elsewhere(friend, 1).call('GET /api/tables/:table', { table })).table;
      expect(after.filter(({ kind }) => kind === 'human')).toHaveLength(2);
    }
  });

  test('who agree to end at two processes at once have ended it', async () => {
    for (let round = 0; round < 3; round++) {
      const { table, clients } = await twoAtATable(at(0));
      const agree = (client: Client, i: number) =>
        elsewhere(client, i).call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'agree-end', agree: true });
      for (const i of [1, 2]) await elsewhere(clients[0], i).call('GET /api/tables/:table', { table });
      // The second to answer may hear that it is over already.
      const answers = await Promise.all([agree(clients[0], 1), agree(clients[1], 2)]);
      expect(answers.some(({ ok }) => ok)).toBe(true);
      await eventually(async () => (await elsewhere(clients[0], 0).call('GET /api/tables/:table', { table })).table.state === 'over');
    }
  });

  test('a player who leaves at one process while filing a plan at another leaves no plan behind', async () => {
    for (let round = 0; round < 5; round++) {
      const { table, clients } = await twoAtATable(at(0));
      const [host, friend] = clients;
      await elsewhere(friend, 1).call('GET /api/tables/:table', { table });
      const { message } = await host.call('GET /api/tables/:table/look', { table });
      const steps = [{ room: 'move', take: 'first' as const, actions: (message as SeatMessage).actions.slice(0, 9) }];
      await Promise.all([
        elsewhere(friend, 0).raw('PUT', `/api/tables/${table}/plan`, { replaces: null, steps }),
        elsewhere(friend, 1).call('POST /api/tables/:table/leave', { table }),
      ]);
      expect((await elsewhere(friend, 2).call('GET /api/me/export')).plans).toEqual([]);
    }
  });

  test('two moves for one decision at two processes: exactly one counts', async () => {
    for (let round = 0; round < 10; round++) {
      const { table, clients } = await twoAtATable(at(round % 3));
      const looks = await Promise.all([0, 1, 2].map(i => elsewhere(clients[0], i).call('GET /api/tables/:table/look', { table })));
      const { decision, actions } = (looks[0] as { message: SeatMessage }).message;
      const replies = await Promise.all(
        [0, 1, 2].map(i =>
          elsewhere(clients[0], i).call(
            'POST /api/tables/:table/intents',
            { table },
            { id: intentId(), do: 'play', decision, actions: [actions[i]] },
          ),
        ),
      );
      expect(replies.filter(reply => reply.ok).length).toBe(1);
      for (const reply of replies) if (!reply.ok) expect(reply.error.code).toBe('stale');
    }
  });

  test('a plan filed here is played when its room opens there, and by another if that process dies', { timeout: 150_000 }, async () => {
    const { table, clients } = await twoAtATable(at(0));
    const [mine, theirs] = clients;
    const opening = ((await mine.call('GET /api/tables/:table/look', { table })).message as SeatMessage).actions;
    const told = await elsewhere(mine, 2).socket();
    await told.attach(table);
    // Seen at another process at once, by the same person only.
    const step = { room: 'move', take: 'first' as const, actions: [opening[0], opening[opening.length - 1]] };
    const { plan } = await mine.call('PUT /api/tables/:table/plan', { table }, { replaces: null, steps: [step] });
    const heard = await told.until((m): m is Extract<typeof m, { t: 'plan' }> => m.t === 'plan');
    expect(heard.plan).toEqual(plan);
    expect((await elsewhere(theirs, 2).call('GET /api/tables/:table/plan', { table })).plan.version).toBeNull();
    await told.until((m): m is Extract<typeof m, { t: 'seat' }> => isSeat(m) && m.message.waiting[0] === 1);
    // It is the other's turn now: his answer is written by a process that dies before the plan is due.
    const { message } = await elsewhere(theirs, 1).call('GET /api/tables/:table/look', { table });
    const { decision, actions } = message as SeatMessage;
    const intent = { id: intentId(), do: 'play' as const, decision, actions: [actions[0]] };
    expect(await elsewhere(theirs, 1).call('POST /api/tables/:table/intents', { table }, intent)).toMatchObject({ ok: true });
    const { port } = servers[1] as ServerProcess;
    await servers[1]?.kill();
    try {
      await eventually(async () => {
        const looked = await elsewhere(theirs, 0).call('GET /api/tables/:table/look', { table });
        return (looked.message as SeatMessage).waiting[0] === 1;
      }, 90_000);
      await told.close();
    } finally {
      servers[1] = await startProcess('', port, database.url);
    }
  });

  test(
    `${KILLS} kills, one process at a time, seed ${SEED}`,
    async () => {
      const rng = sfc32(SEED);
      const kinds = [...GAMES.keys()];
      let acknowledged = 0;
      let kills = 0;
      // A player who comes back connects to another process.
      const door = (client: Client): Client => elsewhere(client, rng.int(3));
      const played = (n: number): Promise<Played[]> =>
        crashRun({
          seed: `${SEED} ${n}`,
          game: i => kinds[(n + i) % kinds.length] as string,
          url: () => at(rng.int(3)),
          door,
          onAcknowledged: () => acknowledged++,
          isLate: () => kills >= KILLS,
        });
      const pulled = async (): Promise<void> => {
        for (; kills < KILLS; kills++) {
          const enough = acknowledged + 1 + rng.int(30);
          while (acknowledged < enough) await new Promise(resolve => setTimeout(resolve, 1 + rng.int(5)));
          const victim = kills % 3;
          const { port } = servers[victim] as ServerProcess;
          await servers[victim]?.kill();
          servers[victim] = await startProcess('', port, database.url);
        }
      };
      const [runs] = await Promise.all([Promise.all([0, 1, 2, 3].map(played)), pulled()]);
      const accounts = await expectTold(runs.flat(), door);
      const store = await openStore({ url: database.url });
      await expectStored(store.db, runs.flat(), accounts);
      await store.close();
    },
    180_000 + KILLS * 60_000,
  );
});
