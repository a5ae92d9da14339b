/**
 * Messages that no honest client sends, over HTTP and socket: malformed, oversized, out of turn, from a foreign seat, replayed,
 * fuzzed. Each is refused with a clear code (a replay gets its first answer), no table changes, the process stays up and its memory
 * comes back. STOA_ABUSE makes it longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, type AnyGame, sfc32 } from '@stoa/engine';
import { API, type ApiRoute, ERROR_CODES, type Intent, type IntentReply, MESSAGE_LIMIT, NOTHING, type SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { type Client, guest, intentId, type Line, makeClient } from './support/client.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

const COUNT = Number(process.env.STOA_ABUSE ?? 300);
const SEED = process.env.STOA_SEED ?? `abuse ${Date.now()}`;
const rng = sfc32(SEED);
const pick = <T>(list: readonly T[]): T => list[rng.int(list.length)]!;

interface Chair {
  readonly client: Client;
  readonly line: Line;
  readonly now: SeatMessage;
}
interface Game {
  readonly game: AnyGame;
  readonly table: string;
  readonly chairs: readonly Chair[];
  /** An intent that was accepted, and by whom. */
  readonly played: { readonly by: Chair; readonly intent: Intent; readonly answer: IntentReply };
}

let data: string;
let server: ServerProcess;
let stranger: { client: Client; line: Line };
const games: Game[] = [];

const look = async (client: Client, table: string): Promise<SeatMessage> => {
  const { message } = await client.call('GET /api/tables/:table/look', { table });
  if (!message) throw new Error('no game');
  return { ...message, sentAt: 0 };
};

const begin = async (game: AnyGame): Promise<Game> => {
  const clients = await Promise.all(Array.from({ length: game.seatRange[0] }, () => guest(server.url)));
  const host = clients[0]!;
  const seats = clients.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { table } = (await host.call('POST /api/tables', {}, { game: game.id, seats })).table;
  const { token } = await host.call('POST /api/tables/:table/invitations', { table }, {});
  for (const client of clients.slice(1)) await client.call('POST /api/invitations/accept', {}, { token });
  const lines = await Promise.all(clients.map(client => client.socket()));
  const first = await Promise.all(clients.map(client => look(client, table)));
  const mover = first.findIndex(message => message.decision !== null);
  const { decision, actions } = first[mover]!;
  const intent: Intent = { id: intentId(), do: 'play', decision, actions: [actions[0]] };
  const answer = await lines[mover]!.intend(table, intent);
  expect(answer).toMatchObject({ ok: true });
  const chairs = await Promise.all(clients.map(async (client, seat) => ({ client, line: lines[seat]!, now: await look(client, table) })));
  return { game, table, chairs, played: { by: chairs[mover]!, intent, answer } };
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stoa-abuse-'));
  server = await startProcess(data);
  for (const game of GAMES.values()) games.push(await begin(game));
  const client = await guest(server.url);
  stranger = { client, line: await client.socket() };
}, 120_000);
afterAll(async () => {
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

const codes: readonly string[] = ERROR_CODES.filter(code => code !== 'internal' && code !== 'busy');
const expectCode = (code: unknown, what: unknown): void => {
  expect(codes, `${code} for ${JSON.stringify(what)?.slice(0, 300)}`).toContain(code);
};

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  3.5,
  2 ** 53,
  '',
  'x',
  '__proto__',
  '\u0000\ud800',
  'A'.repeat(2000),
  [],
  [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
  {},
  { __proto__: null, constructor: { prototype: { admin: true } } },
  { toString: 1, do: 'play' },
  Array.from({ length: 500 }, (_, i) => i),
];

/** A copy: what is put into a message may be spoilt further. */
const junk = (): unknown => structuredClone(pick(JUNK));

/** One to three fields of a message made wrong, at any depth. */
const spoil = (x: unknown): unknown => {
  const copy = structuredClone(x);
  for (let times = 1 + rng.int(3); times > 0; times--) {
    let at = copy;
    for (;;) {
      if (typeof at !== 'object' || at === null) return junk();
      const keys = Object.keys(at);
      if (keys.length === 0 || rng.int(6) === 0) {
        // An array knows its own length and would not take another.
        (at as Record<string, unknown>)[Array.isArray(at) ? 'extra' : pick(['x', 'extra', 'do', 'seat', 'length'])] = pick(
          JUNK.slice(0, 8),
        );
        break;
      }
      const key = pick(keys);
      const inside = (at as Record<string, unknown>)[key];
      if (typeof inside === 'object' && inside !== null && rng.int(3) > 0) {
        at = inside;
        continue;
      }
      if (rng.int(4) === 0) delete (at as Record<string, unknown>)[key];
      else (at as Record<string, unknown>)[key] = typeof inside === 'number' && rng.int(2) === 0 ? inside + rng.int(9) - 4 : junk();
      break;
    }
  }
  return copy;
};

/** The refusals that come for a frame, sent as it stands. */
const sendRaw = async (line: Line, frame: string | Buffer): Promise<unknown[]> => {
  const before = line.inbox.length;
  line.socket.send(frame);
  await line.ask({ t: 'ping' });
  return line.inbox
    .slice(before)
    .flatMap(m => (m.t === 'refused' ? m.error.code : m.t === 'answer' && !m.answer.ok ? m.answer.error.code : []));
};

const canonical = (x: unknown): string =>
  JSON.stringify(x, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1)))
      : (value as unknown),
  );

/** The rules' own door says what a spoilt action is; what is still listed as legal would be played and is left out. */
const isStillLegal = ({ game }: Game, { now }: Chair, action: unknown): boolean => {
  let parsed: Action | undefined;
  try {
    parsed = game.parseAction(action);
  } catch {
    return false;
  }
  if (!parsed) return false;
  return game.openKinds.includes(parsed.do) || now.actions.some(legal => canonical(legal) === canonical(parsed));
};

const intend = async (chair: { line: Line; client: Client }, table: string, intent: unknown): Promise<void> => {
  if (rng.int(2) === 0) {
    const reply = await chair.line.ask({ t: 'intent', table, intent });
    expectCode(
      reply.t === 'refused' ? reply.error.code : reply.t === 'answer' && !reply.answer.ok ? reply.answer.error.code : 'accepted',
      intent,
    );
    return;
  }
  const { status, body } = await chair.client.raw('POST', `/api/tables/${table}/intents`, intent);
  const { error, ok } = body as { error?: { code: string }; ok?: boolean };
  expect(status >= 400 || ok === false, JSON.stringify(intent)).toBe(true);
  expectCode(error?.code, intent);
};

const anyAction = (): unknown => pick(pick(pick(games).chairs.filter(chair => chair.now.actions.length > 0)).now.actions);

const ABUSES: Readonly<Record<string, () => Promise<void>>> = {
  async 'malformed on the socket'() {
    const { line } = pick(pick(games).chairs);
    const whole = JSON.stringify({ t: 'intent', n: 7, table: pick(games).table, intent: { id: intentId(), do: 'concede' } });
    const frame = pick([
      () => whole.slice(0, 1 + rng.int(whole.length - 1)),
      () => Buffer.from(whole),
      () => JSON.stringify(junk()),
      () => whole.replace('concede', pick(['resign', 'toString', '__proto__'])),
      () => whole.replace('"n":7', `"n":${pick(['-1', '1e99', '"7"', 'null', '[]'])}`),
      () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
      () => whole.replace('"t":"intent"', `"t":${JSON.stringify(junk())}`),
    ])();
    expect(await sendRaw(line, frame)).toEqual(['malformed']);
  },
  async 'oversized on the socket'() {
    const { client } = pick(pick(games).chairs);
    const own = await client.socket();
    const closed = new Promise<number>(resolve => own.socket.once('close', resolve));
    own.socket.send(`{"t":"ping","n":1,"x":"${'A'.repeat(MESSAGE_LIMIT + rng.int(100_000))}"}`);
    expect(await closed).toBe(1009);
  },
  async 'oversized over HTTP'() {
    const { table, chairs } = pick(games);
    const { status, body } = await pick(chairs).client.raw('POST', `/api/tables/${table}/intents`, {
      id: intentId(),
      do: 'play',
      decision: null,
      actions: ['A'.repeat(MESSAGE_LIMIT + rng.int(50_000))],
    });
    expect([status, body]).toEqual([413, { error: { code: 'too-large' } }]);
  },
  async 'out of turn'() {
    const at = pick(games);
    const { table, chairs } = at;
    const idle = chairs.filter(({ now }) => now.decision === null);
    const mover = chairs.find(({ now }) => now.decision !== null) as Chair;
    if (idle.length === 0) return;
    const chair = pick(idle);
    // Some things may be said at any time (a wish for the order): those are no abuse.
    const actions = mover.now.actions.filter(action => !isStillLegal(at, chair, action));
    if (actions.length === 0) return;
    await intend(chair, table, { id: intentId(), do: 'play', decision: pick([null, mover.now.decision]), actions: [pick(actions)] });
  },
  async stale() {
    const { table, chairs } = pick(games);
    const mover = chairs.find(({ now }) => now.decision !== null) as Chair;
    const decision = (mover.now.decision as number) + 1 + rng.int(100);
    await intend(mover, table, { id: intentId(), do: 'play', decision, actions: [pick(mover.now.actions)] });
  },
  async 'from a foreign seat'() {
    const { table } = pick(games);
    const other = pick(games.filter(game => game.table !== table));
    const who = pick([stranger, pick(other.chairs)]);
    await intend(
      who,
      table,
      pick([
        { id: intentId(), do: 'concede' },
        { id: intentId(), do: 'undo', cursor: 1 },
        { id: intentId(), do: 'play', decision: null, actions: [anyAction()] },
      ]),
    );
  },
  async replayed() {
    const { table, played } = pick(games);
    const { by, intent, answer } = played;
    expect(await by.line.intend(table, intent)).toEqual(answer);
    await intend(by, table, { ...intent, id: intentId() });
  },
  async 'fuzzed action'() {
    const game = pick(games);
    const chair = pick(game.chairs);
    const { decision, actions } = chair.now;
    const action = spoil(actions.length > 0 ? pick(actions) : anyAction());
    if (isStillLegal(game, chair, action)) return;
    await intend(chair, game.table, { id: intentId(), do: 'play', decision, actions: [action] });
  },
  async 'fuzzed why'() {
    const game = pick(games);
    const { line } = pick(game.chairs);
    const reply = await line.ask({ t: 'why', table: game.table, action: spoil(anyAction()) });
    if (reply.t === 'refused') expectCode(reply.error.code, 'why');
    else expect(reply.t).toBe('why');
  },
  async 'fuzzed body'() {
    const routes = (Object.keys(API) as ApiRoute[]).filter(route => (API[route].body as unknown) !== NOTHING);
    const [method, pattern] = pick(routes).split(' ') as [string, string];
    const path = pattern
      .replace(':table', pick(games).table)
      .replace(/:\w+/g, () => encodeURIComponent(String(pick(['0', 'x', '../x', '9'.repeat(70)]))));
    const body = pick([() => JSON.stringify({ nonsense: junk() }), () => '{"id":', () => JSON.stringify([junk()]), () => '"text"'])();
    const reply = await stranger.client.raw(method, path, body);
    // Whatever is sent there as a record is answered: it is none.
    if (path === '/api/records/verify' && reply.status === 200) {
      expect(reply.body).toMatchObject({ ok: false });
      return;
    }
    expect(reply.status, `${method} ${path} ${body}`).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expectCode((reply.body as { error?: { code: string } }).error?.code, [method, path]);
  },
  async 'without a session'() {
    const { table } = pick(games);
    const nobody = makeClient(server.url, pick(['', 'stoa_session=x', `stoa_session=${'a'.repeat(43)}`, 'stoa_session=%00']));
    const [method, path] = pick([
      ['GET', `/api/tables/${table}/look`],
      ['POST', `/api/tables/${table}/leave`],
      ['GET', '/api/me/export'],
      ['DELETE', '/api/sessions'],
      ['GET', `/api/tables/${table}/record`],
    ] as const);
    expect(await nobody.raw(method, path)).toEqual({ status: 401, body: { error: { code: 'unauthenticated' } } });
  },
  async 'from another site'() {
    const { table, chairs } = pick(games);
    const reply = await pick(chairs).client.raw('POST', `/api/tables/${table}/leave`, undefined, { origin: 'https://elsewhere.example' });
    expect(reply).toEqual({ status: 403, body: { error: { code: 'forbidden' } } });
  },
};

const nothingChanged = async (): Promise<void> => {
  for (const { table, chairs } of games) for (const { client, now } of chairs) expect(await look(client, table)).toEqual(now);
};

test(
  `${COUNT} messages, seed ${SEED}`,
  async () => {
    const kinds = Object.keys(ABUSES);
    const heap: number[] = [];
    // The first tenth warms up what is made once; the rest must leave nothing behind.
    for (let i = 0; i < COUNT; i++) {
      if (i === Math.floor(COUNT / 10)) heap.push(await server.memory());
      const kind = kinds[i % kinds.length]!;
      await ABUSES[kind]!().catch((error: Error) => {
        error.message = `${kind}, message ${i}: ${error.message}`;
        throw error;
      });
      if (i % 1000 === 999) await nothingChanged();
      for (const { line } of [...games.flatMap(game => game.chairs), stranger]) line.inbox.length = 0;
    }
    await nothingChanged();
    heap.push(await server.memory());
    const [before = 0, after = 0] = heap;
    if (process.env.STOA_ABUSE !== undefined) console.log(JSON.stringify({ messages: COUNT, before, after }));
    expect(after - before).toBeLessThan(10e6);
    // Honest clients are still served.
    for (const { table, chairs } of games) {
      const { line, now } = chairs.find(chair => chair.now.decision !== null) as Chair;
      expect(await line.intend(table, { id: intentId(), do: 'play', decision: now.decision, actions: [now.actions[0]] })).toMatchObject({
        ok: true,
      });
    }
    expect(await server.stop()).toBe(0);
  },
  60_000 + COUNT * 200,
);
