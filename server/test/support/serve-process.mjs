/** The server as a process of its own, to be killed. Says its address on one line. JavaScript: it also runs on the built packages, without a loader. */
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

// Measurements drive an older version in its own checkout too.
const { STOA_LOAD_SERVER: checkout } = process.env;
const { serve } = await import(
  checkout === undefined ? '@stoa/server' : pathToFileURL(createRequire(join(checkout, 'package.json')).resolve('@stoa/server')).href
);

const [data = '', port = '0', database = '', logLevel = 'error', json = '{}'] = process.argv.slice(2);
// A store that syncs less than it should, to show that a power cut then costs moves. NORMAL: commits do not wait for the disk; OFF: nothing does.
const { STOA_TEST_SYNCHRONOUS: synchronous } = process.env;
if (synchronous !== undefined) {
  const handle = await open(process.execPath);
  Object.getPrototypeOf(handle).datasync = async () => undefined;
  await handle.close();
  const { exec } = Database.prototype;
  Database.prototype.exec = function (sql) {
    return exec.call(this, sql.replace(/synchronous = NORMAL/, `synchronous = ${synchronous}`));
  };
}
/** How many times as fast the time goes in this process. */
const PACE = Number(process.env.STOA_TEST_PACE ?? 1);
const began = Math.floor(Date.now() / 1e9) * 1e9;
const { limits, ...options } = JSON.parse(json);
const served = await serve({
  port: Number(port),
  data,
  now: () => Math.floor(began + (Date.now() - began) * PACE),
  ...(database === '' ? {} : { database }),
  logLevel,
  ...options,
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
    openRequestsPerAddress: 1e6,
    connectionsPerAddress: 1e6,
    filesPerMinute: 1e6,
    botPause: 20,
    heartbeat: 5_000 / PACE,
    ...limits,
  },
});
process.stdout.write(`${served.url}\n`);
// The parent process holds this input: when it ends, so does this process.
process.stdin.on('end', () => process.exit(0));
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
let longestCollection = 0;
new PerformanceObserver(list => {
  for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration);
}).observe({ entryTypes: ['gc'] });
// What it can be asked there.
const FIGURES = {
  cpu: () => process.cpuUsage().user + process.cpuUsage().system,
  pauses() {
    const longest = Math.round(delays.max / 1e6);
    delays.reset();
    return longest;
  },
  collections() {
    const longest = Math.round(longestCollection);
    longestCollection = 0;
    return longest;
  },
  resident: () => process.memoryUsage().rss,
  memory() {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};
process.stdin.on('data', asked => process.stdout.write(`${FIGURES[String(asked).trim()]?.()}\n`));
let isAsked = false;
process.on('SIGTERM', () => {
  if (isAsked) return;
  isAsked = true;
  void served.close().then(() => process.exit(0));
});
