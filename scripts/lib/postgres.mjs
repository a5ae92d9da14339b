/**
 * A private PostgreSQL for one test run: its own folder, its own port on loopback, gone afterwards. Works without systemd, as
 * root (through the user postgres, because PostgreSQL refuses root) or as any other user.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './debian.mjs';

/** Below the ports that the system assigns by itself, so the port is still free after a restart. */
const freePort = async () => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise(resolve => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
};

/** { url, restart, stop } */
export const startPostgres = async ({ fsync = false } = {}) => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'stoa-postgres-'));
  const id = flag => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  if (isRoot) chownSync(folder, id('-u'), id('-g'));
  const as = (tool, ...args) => {
    const command = [join(bin, tool), ...args];
    const [program, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    // Output goes to files, not pipes: the server would hold a pipe open for as long as it lives.
    const done = spawnSync(program, rest, { cwd: folder, stdio: 'ignore' });
    if (done.status !== 0) throw new Error(`${tool} failed${done.error ? `: ${done.error.message}` : ''}`);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    as('initdb', '--pgdata', join(folder, 'data'), '--auth', 'trust', '--username', 'stoa', '--encoding', 'UTF8', '--no-sync');
    const port = await freePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
    as('pg_ctl', '--pgdata', join(folder, 'data'), '--wait', '--log', join(folder, 'log'), '-o', settings, 'start');
    return {
      url: `postgres://stoa@127.0.0.1:${port}/postgres`,
      /** As after a power cut: clients get no farewell, and what was not written is lost. */
      restart: () => {
        as('pg_ctl', '--pgdata', join(folder, 'data'), '--mode', 'immediate', 'stop');
        as('pg_ctl', '--pgdata', join(folder, 'data'), '--wait', '--log', join(folder, 'log'), '-o', settings, 'start');
      },
      /** Stops the server; `resume` starts it again. */
      pause: () => as('pg_ctl', '--pgdata', join(folder, 'data'), '--mode', 'immediate', 'stop'),
      resume: () => as('pg_ctl', '--pgdata', join(folder, 'data'), '--wait', '--log', join(folder, 'log'), '-o', settings, 'start'),
      stop: () => {
        as('pg_ctl', '--pgdata', join(folder, 'data'), '--mode', 'immediate', 'stop');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
