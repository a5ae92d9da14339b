/** The fuzzed server, as a process of its own. Beside the protocol it says what its tables are, whether their entries stayed as they were, and how much memory it holds. */
import { createHash } from 'node:crypto';
import { serve } from '@stoa/server';
import Database from 'libsql';
import { plantFault } from './plant.ts';
import type { Asked, Look, Question } from './target.ts';

/** The server's own connection: the file is locked for any other. It is known once its first statement was made. */
let store: InstanceType<typeof Database> | undefined;
const { exec } = Database.prototype;
Database.prototype.exec = function (sql: string) {
  store = this;
  return exec.call(this, sql);
};
const statements = new Map<string, ReturnType<InstanceType<typeof Database>['prepare']>>();
const rowsOf = <T>(sql: string, ...values: readonly unknown[]): T[] => {
  if (!store) throw new Error('the store is not open');
  let statement = statements.get(sql);
  if (!statement) {
    statement = store.prepare(sql).raw();
    statements.set(sql, statement);
  }
  return statement.all([...values]) as T[];
};
plantFault(process.argv[3], (sql, ...values) => void store?.prepare(sql).run([...values]));

const MANY = 1e9;
/** Milliseconds that the server's clock is ahead of the true one. */
let ahead = 0;
const served = await serve({
  port: 0,
  data: process.argv[2] ?? '',
  logLevel: 'error',
  now: () => Date.now() + ahead,
  // Limits would hide the rules behind `too-many`.
  limits: {
    requestsPerMinute: MANY,
    guestsPerHour: MANY,
    signUpsPerHour: MANY,
    secretsPerMinute: MANY,
    tablesPerHour: MANY,
    packsPerDay: MANY,
    writesPerHour: MANY,
    messagesPerSecond: MANY,
    messageBurst: MANY,
    socketsPerAddress: MANY,
    uploadsPerMinute: MANY,
    linesPerTenSeconds: MANY,
  },
});

/** What a table is beside its entries and its chat. Left out: times of last use, and `end_told_at`, which every sign of life clears. */
const PARTS: Readonly<Record<string, string>> = {
  seats:
    'SELECT seat, kind, account_id, left_id, bot, entropy, wants_end, auto_decline, conceded FROM seats WHERE table_id = ? ORDER BY seat',
  table: 'SELECT game, rules, options, settings, visibility, host_id, commitment, header, clocks, rematch_id FROM tables WHERE id = ?',
  state: 'SELECT state FROM tables WHERE id = ?',
  plans: 'SELECT seat, version, body FROM plans WHERE table_id = ? ORDER BY seat',
  notes: 'SELECT account_id, text FROM notes WHERE table_id = ? ORDER BY account_id',
};

const hashOf = (...parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64');

type EntryRow = readonly [seq: number, intent: string | null, body: string];
/** Table → hash of its entries as they were when they were first seen, one over the other. */
const chains = new Map<string, string>();
const chained = (before: string, rows: readonly EntryRow[]): string => rows.reduce((hash, row) => hashOf(hash, row), before);

const lookAt = ({ table, entries, lines }: Asked): Look => {
  const newEntries = rowsOf<EntryRow>('SELECT seq, intent, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq', table, entries);
  const newLines = rowsOf<[number, string]>('SELECT n, say_id FROM chat WHERE table_id = ? AND n > ? ORDER BY n', table, lines);
  chains.set(table, chained(entries === 0 ? '' : (chains.get(table) ?? ''), newEntries));
  return {
    parts: Object.fromEntries(Object.entries(PARTS).map(([name, sql]) => [name, hashOf(rowsOf(sql, table))])),
    state: rowsOf<[string]>('SELECT state FROM tables WHERE id = ?', table)[0]?.[0] ?? '',
    seated: rowsOf<[string]>("SELECT account_id FROM seats WHERE table_id = ? AND kind = 'human' ORDER BY seat", table).map(([id]) => id),
    entries: newEntries.at(-1)?.[0] ?? entries,
    intents: newEntries.map(([, intent]) => intent),
    lines: newLines.at(-1)?.[0] ?? lines,
    said: newLines.map(([, id]) => id),
  };
};

/** The entries up to there are what they were when they were first seen; bots may have added others. The table is not asked about again. */
const isKept = (table: string, entries: number): boolean => {
  const sql = 'SELECT seq, intent, body FROM entries WHERE table_id = ? AND seq <= ? ORDER BY seq';
  const kept = chains.get(table) === chained('', rowsOf<EntryRow>(sql, table, entries));
  chains.delete(table);
  return kept;
};

const answerTo = (question: Question): unknown => {
  switch (question.what) {
    case 'looks':
      return question.about.map(lookAt);
    case 'kept':
      return isKept(question.table, question.entries);
    case 'later':
      ahead += question.millis;
      return true;
    case 'memory': {
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    }
  }
};
process.on('message', (question: Question) => process.send?.({ answer: answerTo(question) }));
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
process.send?.({ answer: served.url });
