/** The real server as a process of its own, for the online tests. Says its address on one line; stops on SIGTERM. JavaScript: it also runs on the built packages. */
import { serve } from '@stoa/server';

const [data = '', port = '0', web = ''] = process.argv.slice(2);
const served = await serve({
  port: Number(port),
  data,
  web,
  logLevel: 'error',
  // All browsers of the tests share one address.
  limits: {
    requestsPerMinute: 100_000,
    guestsPerHour: 10_000,
    secretsPerMinute: 10_000,
    signUpsPerHour: 10_000,
    tablesPerHour: 10_000,
    writesPerHour: 1e9,
  },
});
process.stdout.write(`${served.url}\n`);
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
