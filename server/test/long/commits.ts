/**
 * Commits a second on PostgreSQL, synchronised to disk, with a hint inside each transaction and with hints after them (bus.ts), in turn; another
 * connection listens. `node --import tsx --conditions source server/test/long/commits.ts [connections] [seconds]` prints one JSON line.
 */
import pg from 'pg';
import { postgresBus } from '../../src/bus.ts';
import { openStore } from '../../src/store/open.ts';

const [connections = '16', seconds = '5'] = process.argv.slice(2);
const ROUNDS = 3;

const script: string = new URL('../../../scripts/lib/postgres.mjs', import.meta.url).href;
const { startPostgres } = (await import(script)) as {
  startPostgres(options: { fsync: boolean }): Promise<{ readonly url: string; stop(): void }>;
};
const cluster = await startPostgres({ fsync: true });
const store = await openStore({ url: cluster.url });
const clients = await Promise.all(
  Array.from({ length: Number(connections) }, async (_, i) => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(
      `insert into tables (id, game, rules, options, settings, state, visibility, commitment, created_at, updated_at)
       values ($1, 'petteia', 1, '{}', '{}', 'playing', 'private', '', 0, 0)`,
      [`table-${i}`],
    );
    return { client, table: `table-${i}`, seq: 0 };
  }),
);
let heard = 0;
const listener = postgresBus(cluster.url);
const note = (): void => {
  heard++;
};
await listener.listen({ tableChanged: note, chatLine: note, presenceChanged: note, signedOut: note, missedHints: note });
const bus = postgresBus(cluster.url);
const body = 'x'.repeat(200);

type Writer = (typeof clients)[number];

const write = async (writer: Writer, isInside: boolean): Promise<void> => {
  const { client, table } = writer;
  await client.query('begin');
  await client.query('insert into entries (table_id, seq, body) values ($1, $2, $3)', [table, ++writer.seq, body]);
  if (isInside) await client.query(`select pg_notify('stoa', $1)`, [`other changed ${table}`]);
  await client.query('commit');
  if (!isInside) bus.changed([table]);
};

const measure = async (isInside: boolean): Promise<number> => {
  const from = performance.now();
  const until = from + Number(seconds) * 1000;
  let commits = 0;
  const work = async (writer: Writer): Promise<void> => {
    for (; performance.now() < until; commits++) await write(writer, isInside);
  };
  await Promise.all(clients.map(work));
  return Math.round((commits * 1000) / (performance.now() - from));
};

const inside: number[] = [];
const after: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  inside.push(await measure(true));
  after.push(await measure(false));
}
console.log(JSON.stringify({ connections: Number(connections), inside, after, heard }));
await bus.close();
await listener.close();
for (const { client } of clients) await client.end();
await store.close();
cluster.stop();
