/** The server as a process of its own, to be killed. Says its address on one line. */
import { serve } from '@stoa/server';

/** How many times as fast the time goes in this process. */
const PACE = Number(process.env.STOA_TEST_PACE ?? 1);
const began = Math.floor(Date.now() / 1e9) * 1e9;
const [data = '', port = '0', database = '', logLevel = 'error'] = process.argv.slice(2);
const served = await serve({
  port: Number(port),
  data,
  now: () => Math.floor(began + (Date.now() - began) * PACE),
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
    heartbeat: 5_000 / PACE,
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
