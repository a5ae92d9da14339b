/**
 * Every byte that was sent to a seat or a spectator is accounted for, in games of every kind and of Tiny (hidden hands, drafts, sealed bids,
 * looks at other hands). Afterwards the record is folded again: each message must be exactly what that player may see at that
 * moment, field by field, and is searched for what the rules' tables of hidden information forbid it (support/hidden.ts); other seats'
 * drafts must have caused no message; the secret must not be there before the end.
 * Long: STOA_LEAK_GAMES=200; in pieces, STOA_LEAK_ONLY=perikles STOA_LEAK_FROM=50 STOA_LEAK_TO=100.
 */
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, type AnyGame, anyGame, sfc32, type TableRecord } from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import type { SeatMessage } from '@stoa/protocol';
import { CHANGES_PROTOCOL, SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES as OFFERED } from '../src/games.ts';
import { type Client, guest, intentId, isSeat, type Line } from './support/client.ts';
import { expected } from './support/expected.ts';
import { pick } from './support/pick.ts';
import { startServer, type TestServer } from './support/server.ts';

const games: ReadonlyMap<string, AnyGame> = new Map([...OFFERED, [tiny.id, anyGame(tiny)]]);
const LONG = process.env.STOA_LEAK_GAMES;
const COUNT = Number(LONG ?? 2);
const [FROM, TO] = [Number(process.env.STOA_LEAK_FROM ?? 0), Number(process.env.STOA_LEAK_TO ?? COUNT)];
const ONLY = process.env.STOA_LEAK_ONLY;
/** A game of Parthenon takes thousands of steps: in the short run it ends by agreement. */
const MOST: Readonly<Record<string, number>> = LONG === undefined ? { parthenon: 100 } : {};
let server: TestServer;
beforeAll(async () => {
  // Nothing is killed here: the long run need not wait for a disk.
  const memory = LONG !== undefined && existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  server = await startServer({ games, data: await mkdtemp(join(memory, 'stoa-leak-')) });
});
/** What was searched. */
const figures = { games: 0, messages: 0, bytes: 0 };
afterAll(async () => {
  await server.end();
  if (LONG !== undefined) console.log(JSON.stringify(figures));
});

interface Player {
  readonly client: Client;
  readonly line: Line;
  seen: SeatMessage;
  /** How much of the inbox has been looked at. */
  read: number;
}

const PROTOCOLS = [1, CHANGES_PROTOCOL, SHORT_CHANGES_PROTOCOL];
/** Each table begins with another kind of client. */
let tablesMade = 0;

const sitDown = async (game: string, seats: number): Promise<{ table: string; players: Player[] }> => {
  const clients = await Promise.all(Array.from({ length: seats + 1 }, () => guest(server.url)));
  const host = clients[0]!;
  const plan = Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const { table } = await host.call('POST /api/tables', {}, { game, seats: plan, visibility: 'open', watch: 'anyone' });
  for (let seat = 1; seat < seats; seat++) await clients[seat]?.call('POST /api/tables/:table/join', { table: table.table }, { seat });
  const players: Player[] = [];
  tablesMade++;
  for (const [i, client] of clients.entries()) {
    // Some take changes, at full length or short: what they lead to is looked at like a whole message.
    const line = await client.socket(PROTOCOLS[(i + tablesMade) % PROTOCOLS.length]);
    players.push({ client, line, seen: (await line.attach(table.table)).message as SeatMessage, read: 0 });
  }
  return { table: table.table, players };
};

/** What has come for a player so far. */
const latest = (player: Player): SeatMessage => {
  const { inbox } = player.line;
  for (let i = inbox.length - 1; i >= player.read; i--) {
    const message = inbox[i];
    if (message && isSeat(message)) {
      player.seen = message.message;
      break;
    }
  }
  player.read = inbox.length;
  return player.seen;
};

/** Takes in everything: a ping makes sure that all that was sent before it is here. How many messages of the game came with it. */
const catchUp = async (player: Player): Promise<number> => {
  const before = player.line.inbox.length;
  await player.line.ask({ t: 'ping' });
  latest(player);
  return player.line.inbox.slice(before).filter(isSeat).length;
};

/** What is done in secret in sealed rooms. */
const DRAFTS = ['choose', 'drop', 'load', 'unload', 'send'];
const CHOICES = ['confirm', 'pass', 'play-special'];
/** Drafts of one seat's turn, in rooms that are not sealed (PK-8.11). */
const PRIVATE: Readonly<Record<string, readonly string[]>> = { perikles: ['place', 'choose-counter', 'take-back'] };

/** A sample shows the seat what it sees, and is no copy of the table: asked for now and then, and kept with everything it received. */
const lookAtSample = async (game: AnyGame, table: string, { client, seen }: Player): Promise<void> => {
  const { seat, decision, state } = await client.call('GET /api/tables/:table/sample', { table });
  expect(seat).toBe(seen.seat);
  if (decision !== seen.decision) return;
  expect(game.view(state, seat)).toEqual(seen.view);
};

/** A plan is filed and withdrawn again: no other seat hears of it. The version of this plan occurs nowhere else, so the end of the test looks for it in every byte. */
const planInSecret = async (table: string, player: Player, players: readonly Player[], action: Action, room: string): Promise<string> => {
  const steps = [{ room, take: 'all' as const, actions: [action] }];
  await Promise.all(players.map(catchUp));
  const before = players.map(({ line }) => line.inbox.filter(({ t }) => t === 'seat' || t === 'plan').length);
  const { plan } = await player.client.call('PUT /api/tables/:table/plan', { table }, { replaces: null, steps });
  await player.client.call('DELETE /api/tables/:table/plan', { table });
  await Promise.all(players.map(catchUp));
  for (const [i, other] of players.entries())
    if (other !== player)
      expect(other.line.inbox.filter(({ t }) => t === 'seat' || t === 'plan').length, 'a plan was heard of').toBe(before[i]);
  return plan.version as string;
};

const playToTheEnd = async (
  game: AnyGame,
  table: string,
  players: readonly Player[],
  seed: string,
): Promise<readonly { readonly by: Player; readonly version: string }[]> => {
  const plans: { by: Player; version: string }[] = [];
  const rng = sfc32(seed);
  // Players who dawdle find other things than those who do not; three games in four are short.
  const brisk = rng.int(4) > 0;
  const most = MOST[game.id] ?? 20_000;
  for (let step = 0; step < most; step++) {
    // Mostly those whom the table waits for: what may be done beside the turn (standing answers) could go on for ever.
    const owing = players.filter(player => latest(player).decision !== null);
    const able = owing.length > 0 && rng.int(16) > 0 ? owing : players.filter(({ seen }) => seen.actions.length > 0);
    const player = able[rng.int(Math.max(1, able.length))];
    if (players.some(({ seen }) => seen.outcome)) {
      await Promise.all(players.map(catchUp));
      return plans;
    }
    if (!player) {
      await Promise.all(players.map(catchUp));
      continue;
    }
    // Every message is compared at the end; that nothing came at all in secret moments is looked at now and then.
    const looks = rng.int(MOST[game.id] === undefined && game.id !== 'parthenon' ? 2 : 8) === 0;
    if (looks) await Promise.all(players.map(catchUp));
    const { seen, line } = player;
    if (seen.actions.length === 0) continue;
    const isSealed = game.rooms[seen.room]?.mode === 'sealed' && seen.decision !== null;
    const action = pick(seen.actions, rng, brisk);
    const answer = await line.intend(table, { id: intentId(), do: 'play', decision: seen.decision, actions: [action] });
    if (!answer.ok && !looks) {
      // It had not heard the latest.
      await catchUp(player);
      continue;
    }
    expect(answer, JSON.stringify(action)).toMatchObject({ ok: true });
    if (rng.int(40) === 0 && seen.seat !== null) {
      await catchUp(player);
      await lookAtSample(game, table, player);
      if (!player.seen.outcome) plans.push({ by: player, version: await planInSecret(table, player, players, action, seen.room) });
    }
    const kind = action.do;
    // The last choice closes the room and reveals all; what is done beside the turn is done in the open.
    const stays =
      DRAFTS.includes(kind) || (CHOICES.includes(kind) && players.some(other => other !== player && other.seen.decision !== null));
    const isPrivate = PRIVATE[game.id]?.includes(kind) ?? false;
    if (!looks || !(isPrivate || (isSealed && stays))) continue;
    await catchUp(player);
    for (const other of players)
      if (other !== player) expect(await catchUp(other), `what seat ${seen.seat} did in secret was heard`).toBe(0);
  }
  for (const { line } of players.slice(0, -1)) await line.intend(table, { id: intentId(), do: 'agree-end', agree: true });
  await Promise.all(players.map(catchUp));
  if (MOST[game.id] === undefined) throw new Error('the game does not end');
  return plans;
};

const FIELDS = [
  'actions',
  'chairs',
  'clocks',
  'cursor',
  'decision',
  'events',
  'keep',
  'mayAct',
  'outcome',
  'room',
  'seat',
  'sentAt',
  'undo',
  'view',
  'waiting',
];

/** One of these is enough for the short run. */
const SLOW = ['perikles', 'parthenon'];
const SEED = process.env.STOA_SEED ?? Date.now();
const rounds = [...games.values()].flatMap(game => {
  if (ONLY !== undefined && game.id !== ONLY) return [];
  const [min, max] = game.seatRange;
  const numbers = Array.from({ length: LONG === undefined && SLOW.includes(game.id) ? 1 : COUNT }, (_, i) => i);
  return numbers.slice(FROM, TO).map(i => [game.id, min + (i % (max - min + 1)), `leak ${SEED} ${i}`] as const);
});

test.each(rounds)('nothing but what the player may see: %s, %i seats, seed %s', async (id, seats, seed) => {
  const game = games.get(id) as AnyGame;
  const { table, players } = await sitDown(id, seats);
  const plans = await playToTheEnd(game, table, players, seed);
  for (const { by, version } of plans)
    for (const { client } of players)
      if (client !== by.client) expect(client.received.filter(bytes => bytes.includes(version))).toEqual([]);
  const heard = players.flatMap(({ client }) => client.received);
  figures.games++;
  figures.messages += heard.length;
  figures.bytes += heard.reduce((sum, text) => sum + text.length, 0);
  const { secret } = await players[0]!.client.call('GET /api/tables/:table/fairness', { table });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(heard.filter(bytes => bytes.includes(secret as string))).toEqual([]);

  const record = (await players[0]!.client.call('GET /api/tables/:table/record', { table })) as unknown as TableRecord;
  const viewers = players.map((_, i) => (i < seats ? i : undefined));
  const dues = expected(game, record, viewers);
  for (const [i, { line }] of players.entries()) {
    const { messages: due, log: whole } = dues[i]!;
    const got = line.seatMessages();
    expect(got.length).toBeGreaterThan(5);
    // The first message is the one at sitting down; from then on each change came once, in order.
    expect(got.map(message => message.cursor)).toEqual([...due.keys()].filter(cursor => cursor >= (got[0]?.cursor ?? 0)));
    let log: unknown[] = [];
    for (const message of got) {
      expect(Object.keys(message).sort()).toEqual(FIELDS);
      const { clocks, sentAt: _sentAt, events, keep, ...rest } = message;
      expect(clocks).toEqual([]);
      const want = due.get(message.cursor) as string;
      // Byte by byte first: the patient comparison is for telling the difference.
      if (JSON.stringify(rest) !== want) expect(rest).toEqual(JSON.parse(want));
      log = [...log.slice(0, keep), ...events];
    }
    expect(log).toEqual(whole);
  }
  for (const { line } of players) await line.close();
});

test('the lists do not tell either: a draft of another seat changes no byte of them, not even their order', async () => {
  const [host, friend] = [await guest(server.url), await guest(server.url)];
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { table } = await host.call(
      'POST /api/tables',
      {},
      { game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' },
    );
    await friend.call('POST /api/tables/:table/join', { table: table.table }, {});
    tables.push(table.table);
  }
  const [oldest, other] = tables as [string, string];
  const look = async (client: Client, table: string): Promise<SeatMessage> =>
    (await client.call('GET /api/tables/:table/look', { table })).message as SeatMessage;
  const act = async (client: Client, table: string, kind: string): Promise<void> => {
    const { decision, actions } = await look(client, table);
    const action = actions.find(a => (a as { do: string }).do === kind);
    const reply = await client.call(
      'POST /api/tables/:table/intents',
      { table },
      { id: intentId(), do: 'play', decision, actions: [action] },
    );
    expect(reply).toMatchObject({ ok: true });
  };
  const leaderOf = async (table: string): Promise<Client> => ((await look(host, table)).decision === null ? friend : host);
  const leader = await leaderOf(oldest);
  await act(leader, oldest, 'stake');
  await act(leader, oldest, 'look-away');
  expect((await look(friend, oldest)).room).toBe('bid');
  // Another table is the last one touched in the open: a list by last change would now move with the drafts.
  await act(await leaderOf(other), other, 'stake');
  const before = JSON.stringify(await friend.call('GET /api/me/tables'));
  await act(host, oldest, 'choose');
  expect(JSON.stringify(await friend.call('GET /api/me/tables'))).toBe(before);
  await act(host, oldest, 'confirm');
  expect(JSON.stringify(await friend.call('GET /api/me/tables'))).toBe(before);
});
