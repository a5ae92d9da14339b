/** A release folder runs by itself: made by the one command, started elsewhere, played on, stopped, started again. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addressOf, finish } from './stoa.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'stoa-release-')));
const release = join(temporary, 'stoa');
/** Nothing of the repository is in reach: neither by the folder nor by the environment. */
const elsewhere = { cwd: temporary, env: { PATH: process.env.PATH } };

const start = (...args: string[]) => spawn(process.execPath, [join(release, 'stoa.mjs'), ...args], elsewhere);
const stoa = (...args: string[]) => finish(start(...args));

/** Compiles and builds the site where that has not been done. */
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/release.mjs'), '--out', release]);
}, 600_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }), 120_000);

const serve = async (data: string) => {
  const child = start('serve', '--port', '0', '--data', data);
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await addressOf(child);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return { url, stop };
};

test('holds what runs and nothing else', () => {
  const files = (readdirSync(release, { recursive: true }) as string[]).map(file => file.replaceAll('\\', '/'));
  for (const file of ['LICENSE', 'CREDITS.md', 'README.md', 'stoa.mjs', 'deploy/stoa.service', 'web/dist/index.html'])
    expect(files).toContain(file);
  expect(files.filter(file => /\.(d\.ts|map|tsbuildinfo)$/.test(file))).toEqual([]);
  expect(files.filter(file => /@stoa\/[^/]+\/(src|test|laws|testing)(\/|$)/.test(file))).toEqual([]);
  for (const name of ['typescript', 'vite', 'vitest', 'tsx', 'playwright-core', '@biomejs', 'react', '@stoa/web', '@stoa/learning'])
    expect(existsSync(join(release, 'node_modules', name)), name).toBe(false);
});

test('says its version, checks its host, plays a game', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  // With the commit that it was made from, where there is one.
  const { code: said, out: words } = await stoa('--version');
  expect([said, words.replace(/ \([0-9a-f]{8,}\+?\)\n$/, '\n')]).toEqual([0, `${version}\n`]);
  expect(await stoa('doctor', '--data', join(temporary, 'none'))).toMatchObject({ code: 0, err: '' });
  const { code, out } = await stoa('simulate', 'perikles', '--games', '1', '--json');
  expect({ code, failures: (JSON.parse(out) as { failures: unknown }).failures }).toEqual({ code: 0, failures: [] });
});

test('serves the site and a move against a bot, and still knows it after a stop and a start', async () => {
  const data = join(temporary, 'data');
  const first = await serve(data);
  const page = await fetch(first.url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  const guest = await fetch(`${first.url}/api/guest`, { method: 'POST' });
  const cookie = guest.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ');
  const ask = async (url: string, path: string, body?: unknown): Promise<unknown> => {
    const json = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${url}/api/tables${path}`, { ...json, headers: { cookie, 'content-type': 'application/json' } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const { table } = ((await ask(first.url, '', { game: 'petteia', seats })) as { table: { table: string } }).table;
  const look = async (url: string) =>
    ((await ask(url, `/${table}/look`)) as { message: { cursor: number; decision: unknown; actions: unknown[] } }).message;
  const { decision, actions } = await look(first.url);
  const intent = { id: 'release-test-1', do: 'play', decision, actions: [actions[0]] };
  expect(await ask(first.url, `/${table}/intents`, intent)).toMatchObject({ ok: true });
  // The bot thinks in a worker thread of the release.
  await expect.poll(async () => (await look(first.url)).decision, { timeout: 60_000, interval: 200 }).not.toBeNull();
  const { cursor } = await look(first.url);
  expect(await first.stop()).toBe(0);
  const second = await serve(data);
  expect((await look(second.url)).cursor).toBe(cursor);
  expect(await second.stop()).toBe(0);
});
