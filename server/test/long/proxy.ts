/**
 * The set-up of deploy/ without containers: its Caddyfile, with a certificate of our own, before three built servers on PostgreSQL. Two
 * players who reconnect play Petteia through it, by https and wss, while the servers are killed and started again in turn; every record is verified. Prints one JSON line.
 * Needs caddy and openssl (or STOA_CADDY, STOA_OPENSSL: where they are), STOA_TEST_DATABASE, and `npm run build`.
 * `node --import tsx --conditions source server/test/long/proxy.ts [kills]`
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { GAMES } from '../../src/games.ts';
import { freshDatabase } from '../support/database.ts';
import { twoAtATable } from '../support/petteia.ts';
import { patiently, reconnectingPlayer } from '../support/reconnecting-player.ts';

const KILLS = Number(process.argv[2] ?? 6);
const TOOLS = { caddy: process.env.STOA_CADDY ?? 'caddy', openssl: process.env.STOA_OPENSSL ?? 'openssl' };
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Certificates that a process trusts are read when it starts: this script starts itself once more with one it has made. */
const withCertificate = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-proxy-'));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync(TOOLS.openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files], { stdio: 'ignore' });
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'), STOA_PROXY: folder };
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { env, stdio: 'inherit' });
  await rm(folder, { recursive: true, force: true });
  return status ?? 1;
};

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const gone = (child: ChildProcess): Promise<void> => new Promise(resolve => child.once('exit', () => resolve()));

const main = async (folder: string): Promise<void> => {
  const database = await freshDatabase();
  const [front = 0, ...ports] = await Promise.all([0, 1, 2, 3].map(freePort));
  const site = `https://localhost:${front}`;
  const program = fileURLToPath(new URL('../../../cli/bin/stoa.mjs', import.meta.url));
  const startServer = (port: number): ChildProcess =>
    spawn(process.execPath, [program, 'serve', `--port=${port}`, `--database=${database.url}`, `--public-url=${site}`, '--trust-proxy'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Two players move faster than two people; everything comes from one address.
      env: { ...process.env, HOST: '127.0.0.1' },
    });
  const servers = ports.map(startServer);
  const given = await readFile(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
  const caddyfile = given
    .replace('{$STOA_DOMAIN} {', `{\n\tadmin off\n}\nlocalhost:${front} {\n\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`)
    .replace('stoa-1:8080 stoa-2:8080 stoa-3:8080', ports.map(port => `127.0.0.1:${port}`).join(' '));
  await writeFile(join(folder, 'Caddyfile'), caddyfile);
  const caddy = spawn(TOOLS.caddy, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  try {
    while ((await fetch(`${site}/readyz`).catch(() => undefined))?.status !== 200) await sleep(200);
    const metrics = (await fetch(`${site}/metrics`)).status;
    const cookie = (await fetch(`${site}/api/guest`, { method: 'POST', headers: { origin: site } })).headers.getSetCookie()[0] ?? '';
    const foreign = (await fetch(`${site}/api/guest`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })).status;
    let moves = 0;
    let games = 0;
    let reconnects = 0;
    let kills = 0;
    let over = false;
    const began = performance.now();
    // As an operator would update them: one at a time, and the next when this one answers again.
    const killing = (async () => {
      while (kills < KILLS && !over) {
        const i = kills % servers.length;
        servers[i]?.kill('SIGKILL');
        await gone(servers[i]!);
        kills++;
        servers[i] = startServer(ports[i]!);
        while (!over && (await fetch(`http://127.0.0.1:${ports[i]}/readyz`).catch(() => undefined))?.status !== 200) await sleep(200);
      }
    })();
    while (kills < KILLS) {
      const { table, clients } = await patiently(() => twoAtATable(site));
      const books = await Promise.all(clients.map((client, i) => reconnectingPlayer(client, table, `proxy ${games} ${i}`, () => moves++)));
      const record = await patiently(() => clients[0].call('GET /api/tables/:table/record', { table }));
      const verdict = verifyRecord(JSON.stringify(record), id => GAMES.get(id), fairness);
      if (!verdict.ok || JSON.stringify(books[0]?.log) !== JSON.stringify(books[1]?.log)) throw new Error(JSON.stringify(verdict));
      reconnects += books.reduce((sum, book) => sum + book.reconnects, 0);
      games++;
    }
    over = true;
    await killing;
    const seconds = (performance.now() - began) / 1000;
    console.log(
      JSON.stringify({
        games,
        moves,
        kills,
        reconnects,
        seconds: Math.round(seconds),
        isCookieSecure: /; Secure/.test(cookie),
        metrics,
        foreign,
      }),
    );
  } finally {
    for (const child of [caddy, ...servers]) child.kill('SIGKILL');
    await database.drop();
  }
};

const folder = process.env.STOA_PROXY;
if (folder === undefined) process.exitCode = await withCertificate();
else await main(folder);
