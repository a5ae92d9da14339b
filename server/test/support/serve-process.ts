/** The server as a process of its own, to be killed. Says its address on one line. */
import { serve } from '@stoa/server';
import Database from 'libsql';

const [data = '', port = '0', database = '', logLevel = 'error'] = process.argv.slice(2);
// A store that syncs less than it should, to show that a power cut then costs moves.
const { STOA_TEST_SYNCHRONOUS: synchronous } = process.env;
if (synchronous !== undefined) {
  const { exec } = Database.prototype;
  Database.prototype.exec = function (sql: string) {
    return exec.call(this, sql.replace(/synchronous = \w+/, `synchronous = ${synchronous}`));
  };
}
const served = await serve({
  port: Number(port),
  data,
  ...(database === '' ? {} : { database }),
  logLevel: logLevel as 'error' | 'silent',
  limits: {
    requestsPerMinute: 1e6,
    guestsPerHour: 1e6,
    secretsPerMinute: 1e6,
    signUpsPerHour: 1e6,
    tablesPerHour: 1e6,
    writesPerHour: 1e9,
    messagesPerSecond: 1e6,
    messageBurst: 1e6,
    socketsPerAddress: 1e6,
    botPause: 20,
  },
});
process.stdout.write(`${served.url}\n`);
// Whoever started this process holds its input: when he is gone, so is this.
process.stdin.on('end', () => process.exit(0));
// What it can be asked there.
const FIGURES: Readonly<Record<string, () => number>> = {
  cpu: () => process.cpuUsage().user + process.cpuUsage().system,
  resident: () => process.memoryUsage().rss,
  memory() {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};
process.stdin.on('data', asked => process.stdout.write(`${FIGURES[String(asked).trim()]?.()}\n`));
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
