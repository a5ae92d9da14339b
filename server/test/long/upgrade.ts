/**
 * An upgrade from the first schema as its players meet it. `make DATA` writes an embedded store in the first schema with the rows of the newest store in
 * `fixtures`, and beside it `DATA.json`: a session for every person, and the hash of what every person saw. `play URL DATA.json` asks the
 * server at URL, which may be a release on a bare machine, whether every person still sees that, checks the record of every finished game, and
 * plays on at every table, in turn over HTTP and over a socket; then it notes what all of them see, so that it can be asked again after the next update.
 * `node --import tsx --conditions source server/test/long/upgrade.ts make DATA` · `… play URL DATA.json [moves at a table] [protocol] [cursors]`. One JSON line. A release
 * of 16 November 2026 knows no protocol above 1, and views have more fields since: `cursors` compares how far every person had seen, and not what.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Action, type AnyGame, canonical, type Entry, openTable, sfc32, type TableHeader, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import type { SeatMessage } from '@stoa/protocol';
import Database from 'libsql';
import { SESSION } from '../../src/cookies.ts';
import { GAMES } from '../../src/games.ts';
import { hashToken, newToken } from '../../src/ids.ts';
import { MIGRATION_NAMES, migrate } from '../../src/store/migrations/index.ts';
import type { EntryRow, SeatRow, TableRow } from '../../src/store/schema.ts';
import { intentId, makeClient } from '../support/client.ts';
import { columnsOf, copyRows, openBare, tableNames } from '../support/old-rows.ts';
import { pick } from '../support/pick.ts';

interface Person {
  readonly cookie: string;
  readonly seat: number;
  cursor: number;
  /** The hash of what this person sees; undefined where a bot is about to move. */
  saw: string | undefined;
}

interface KnownTable {
  readonly id: string;
  readonly game: string;
  readonly over: boolean;
  readonly people: readonly Person[];
}

const FIXTURES = new URL('../fixtures/', import.meta.url);
/** Longer than any of these games is idle. */
const SESSION_LIFE = 1e10;

type Seen = Readonly<Record<'cursor' | 'decision' | 'room' | 'waiting' | 'mayAct' | 'view' | 'actions' | 'outcome', unknown>>;
const hashOf = ({ cursor, decision, room, waiting, mayAct, view, actions, outcome }: Seen): string =>
  fairness.hash(canonical(JSON.parse(JSON.stringify({ cursor, decision, room, waiting, mayAct, view, actions, outcome }))));

/** What the people of a table see, from its entries alone. */
const knownTable = (old: InstanceType<typeof Database>, row: TableRow, cookies: ReadonlyMap<string, string>): KnownTable => {
  const seats = old.prepare('SELECT * FROM seats WHERE table_id = ? ORDER BY seat').all([row.id]) as SeatRow[];
  const table = openTable(GAMES.get(row.game) as AnyGame, JSON.parse(row.header as string) as TableHeader, undefined);
  for (const { body } of old.prepare('SELECT body FROM entries WHERE table_id = ? ORDER BY seq').all([row.id]) as EntryRow[])
    table.take(JSON.parse(body) as Entry<Action>);
  const over = row.state === 'over';
  const botMoves = !over && table.game.actors(table.state).some(actor => seats[actor]?.kind === 'bot');
  const people = seats.flatMap(({ seat, kind, account_id }) => {
    if (kind !== 'human' || account_id === null) return [];
    const { cursor, sight } = table.shown(seat);
    return [{ cookie: cookies.get(account_id) as string, seat, cursor, saw: botMoves ? undefined : hashOf({ cursor, ...sight }) }];
  });
  return { id: row.id, game: row.game, over, people };
};

const make = async (data: string): Promise<void> => {
  const newest = (await readdir(FIXTURES))
    .filter(name => name.endsWith('.db.gz'))
    .sort()
    .at(-1)!;
  await mkdir(data);
  const copy = `${data}.fixture`;
  await writeFile(copy, gunzipSync(await readFile(new URL(newest, FIXTURES))));
  const old = new Database(copy);
  const db = openBare(join(data, 'stoa.db'), 'sqlite');
  await migrate(db, MIGRATION_NAMES[0]);
  const columns = await columnsOf(db);
  const rows: Record<string, number> = {};
  for (const table of tableNames(old)) {
    const there = columns.get(table);
    if (there !== undefined) rows[table] = await copyRows(old, db, table, there);
  }
  const cookies = new Map<string, string>();
  const now = Date.now();
  for (const { id } of old.prepare('SELECT id FROM accounts').all() as { id: string }[]) {
    const token = newToken();
    cookies.set(id, `${SESSION}=${token}`);
    const session = { hash: hashToken(token), id: newToken(), account_id: id, kind: 'cookie', label: '' } as const;
    await db
      .insertInto('sessions')
      .values({ ...session, created_at: now, used_at: now, expires_at: now + SESSION_LIFE } as never)
      .execute();
  }
  await db.destroy();
  const begun = old.prepare('SELECT * FROM tables WHERE header IS NOT NULL ORDER BY id').all() as TableRow[];
  const tables = begun.map(row => knownTable(old, row, cookies));
  old.close();
  await rm(copy);
  await writeFile(`${data}.json`, JSON.stringify(tables, null, 1), { mode: 0o600 });
  console.log(JSON.stringify({ made: data, of: newest, schema: MIGRATION_NAMES[0], tables: tables.length, rows }));
};

const look = async (url: string, id: string, { cookie }: Person): Promise<SeatMessage> =>
  (await makeClient(url, cookie).call('GET /api/tables/:table/look', { table: id })).message as SeatMessage;

const PATIENCE_MS = 20_000;

/** A person who is asked, and what that person sees. Undefined: the game is over. */
const asked = async (url: string, { id, people }: KnownTable): Promise<readonly [Person, SeatMessage] | undefined> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    for (const person of people) {
      const seen = await look(url, id, person);
      if (seen.outcome) return undefined;
      if (seen.decision !== null) return [person, seen];
    }
    // A bot thinks.
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`nobody is asked at ${id}`);
};

const rng = sfc32('upgrade');

/** One random move, over a socket with this protocol or over HTTP; whether there was one. */
const move = async (url: string, table: KnownTable, protocol: number | undefined): Promise<boolean> => {
  const found = await asked(url, table);
  if (!found) return false;
  const [{ cookie }, { decision, actions, cursor }] = found;
  const intent = { id: intentId(), do: 'play' as const, decision, actions: [pick(actions, rng, true)] };
  const client = makeClient(url, cookie);
  if (protocol === undefined) {
    const reply = await client.call('POST /api/tables/:table/intents', { table: table.id }, intent);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return true;
  }
  const line = await client.socket(protocol);
  await line.attach(table.id, cursor);
  const reply = await line.intend(table.id, intent);
  await line.close();
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  // The position came as a change of the one before, which it had to fit.
  if (line.seatMessages().every(seen => seen.cursor !== reply.cursor))
    throw new Error(`the move is not in what came over the socket at ${table.id}`);
  return true;
};

interface Way {
  readonly moves: number;
  readonly protocol: number;
  readonly cursorsAlone: boolean;
}

const play = async (url: string, file: string, { moves, protocol, cursorsAlone }: Way): Promise<void> => {
  const tables = JSON.parse(await readFile(file, 'utf8')) as KnownTable[];
  const counts = { tables: tables.length, alike: 0, notCompared: 0, records: 0, overHttp: 0, overSockets: 0, ended: 0 };
  for (const { id, over, people } of tables) {
    for (const person of people) {
      if (person.saw === undefined) {
        counts.notCompared++;
        continue;
      }
      const seen = await look(url, id, person);
      if (seen.cursor !== person.cursor) throw new Error(`seat ${person.seat} at ${id} is at ${seen.cursor}, not at ${person.cursor}`);
      if (!cursorsAlone && hashOf(seen) !== person.saw) throw new Error(`seat ${person.seat} at ${id} sees something else`);
      counts.alike++;
    }
    if (!over) continue;
    const record = await makeClient(url, people[0]?.cookie).call('GET /api/tables/:table/record', { table: id });
    const verdict = verifyRecord(record, name => GAMES.get(name), fairness);
    if (!verdict.ok) throw new Error(`${id}: ${JSON.stringify(verdict)}`);
    counts.records++;
  }
  for (const table of tables.filter(({ over, people }) => !over && people.length > 0)) {
    let made = 0;
    while (made < moves && (await move(url, table, made % 2 === 1 ? protocol : undefined))) made++;
    counts.overHttp += Math.ceil(made / 2);
    counts.overSockets += Math.floor(made / 2);
    if (made < moves) counts.ended++;
    const waitsForBot = (await asked(url, table))?.[1].waiting.some(seat => table.people.every(person => person.seat !== seat));
    for (const person of table.people) {
      const seen = await look(url, table.id, person);
      person.cursor = seen.cursor;
      person.saw = waitsForBot === false ? hashOf(seen) : undefined;
    }
  }
  await writeFile(file, JSON.stringify(tables, null, 1), { mode: 0o600 });
  console.log(JSON.stringify(counts));
};

const [verb, where = '', file = '', moves = '6', protocol = '4', compared] = process.argv.slice(2);
if (verb === 'make') await make(where);
else await play(where, file, { moves: Number(moves), protocol: Number(protocol), cursorsAlone: compared === 'cursors' });
