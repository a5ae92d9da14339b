/** The server that is fuzzed, as a process of its own: it says what its tables are and how much memory it needs, when asked. */
import { createHash } from 'node:crypto';
import { serve } from '@stoa/server';
import Database from 'libsql';

/** The server's own connection: nobody else may open the file. It shows itself when its first statement is made. */
let store: InstanceType<typeof Database> | undefined;
const { exec } = Database.prototype;
Database.prototype.exec = function (sql: string) {
  store = this;
  return exec.call(this, sql);
};

const MANY = 1e7;
const served = await serve({
  port: 0,
  data: process.argv[2] ?? '',
  logLevel: 'error',
  limits: {
    requestsPerMinute: MANY,
    guestsPerHour: MANY,
    secretsPerMinute: MANY,
    messagesPerSecond: MANY,
    messageBurst: MANY,
    socketsPerAddress: MANY,
    uploadsPerMinute: MANY,
    linesPerTenSeconds: MANY,
  },
});

/** What a table is, as far as a message could change it. Times of last use are not part of it. */
const LOOKS: Readonly<Record<string, string>> = {
  entries: 'SELECT seq, body, intent FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 3',
  seats: 'SELECT * FROM seats WHERE table_id = ? ORDER BY seat',
  table:
    'SELECT game, rules, options, settings, state, visibility, host_id, commitment, header, clocks, rematch_id FROM tables WHERE id = ?',
  chat: 'SELECT count(*), max(n), max(text) FROM chat WHERE table_id = ?',
  plans: 'SELECT seat, version, body FROM plans WHERE table_id = ?',
  notes: 'SELECT account_id, text FROM notes WHERE table_id = ? ORDER BY account_id',
};
const fingerprint = (table: string): string =>
  Object.entries(LOOKS)
    .map(([name, sql]) => {
      const rows = JSON.stringify(store?.prepare(sql).raw().all(table));
      return `${name} ${createHash('sha256').update(rows).digest('hex').slice(0, 20)}`;
    })
    .join(', ');

const ANSWERS: Readonly<Record<string, (about: readonly string[]) => unknown>> = {
  fingerprints: tables => tables.map(fingerprint),
  memory() {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};
process.on('message', (asked: { what: string; about: readonly string[] }) =>
  process.send?.({ answer: ANSWERS[asked.what]?.(asked.about) }),
);
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
process.send?.({ answer: served.url });
