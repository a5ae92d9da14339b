/** The commands as processes: exit codes, one clear line for bad arguments, exactly one object with --json. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addressOf, call, finish, start, stoa } from './stoa.ts';

const BAD: readonly (readonly [line: string, says: RegExp])[] = [
  ['', /which command\?/],
  ['dance', /there is no command "dance"/],
  ['simulate', /GAME is missing/],
  ['simulate chess', /there is no game "chess"; there are: .*petteia/],
  ['simulate petteia --seats 3', /petteia seats 2, not 3/],
  ['simulate petteia --games none', /--games must be a whole number/],
  ['simulate petteia --bot deep', /there is no bot "deep"/],
  ['simulate petteia --option fog=1', /petteia has no option "fog"/],
  ['simulate petteia --pack x.json', /petteia takes no pack/],
  ['rules', /GAME is missing/],
  ['rules chess', /there is no game "chess"/],
  ['verify', /FILE is missing/],
  ['verify no-such-file.json', /cannot be read/],
  ['evaluate petteia --position x', /the position is refused: This position cannot be read at “x”\./],
  ['bench --only nothing', /there is no benchmark "nothing"; there are: transitions:tiny/],
  ['engine now', /"now" was not expected/],
  ['serve --port 70000', /--port must be a whole number/],
  ['serve --database mysql://x', /must begin with postgres/],
  ['doctor now', /"now" was not expected/],
  ['doctor --database mysql://x', /must begin with postgres/],
  ['backup', /FILE is missing/],
  ['restore', /FILE is missing/],
  ['admin', /which verb\? there are: ban/],
  ['admin dance', /there is no verb "dance"/],
  ['admin ban', /ACCOUNT is missing/],
  ['admin remove-line abc one', /"one" is no line number/],
];

describe('bad arguments', () => {
  test('end the process with 2', async () => {
    expect(await stoa(['simulate', 'chess'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('there is no game') });
  });

  test.each(BAD)('stoa %s', async (line, says) => {
    const { code, out, err } = await call(line.split(' ').filter(w => w !== ''));
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

test('help lists every command', async () => {
  const { code, out } = await call(['--help']);
  expect(code).toBe(0);
  for (const name of ['serve', 'doctor', 'admin', 'simulate', 'engine', 'arena', 'backup', 'restore', 'verify', 'rules', 'bench'])
    expect(out).toContain(`stoa ${name}`);
});

test('the help of a command has its arguments whole, in lines of a terminal; admin tells every verb', async () => {
  const { out } = await call(['serve', '--help']);
  for (const argument of ['[--public-url URL]', '[--mail-from ADDRESS]']) expect(out).toContain(argument);
  expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
  const verbs = await call(['admin', '--help']);
  const { err } = await call(['admin', 'nothing']);
  const known = err
    .trim()
    .replace(/.*there are: /, '')
    .split(', ');
  expect(known.length).toBeGreaterThan(10);
  for (const verb of known) expect(verbs.out).toMatch(new RegExp(`^  ${verb} `, 'm'));
});

test('--version prints the version of package.json and nothing else', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(await call(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
});

test('simulate --json: one object with the promised keys, the same for the same seed', async () => {
  const once = async (): Promise<Record<string, unknown>> => {
    const { code, out } = await stoa(['simulate', 'petteia', '--games', '20', '--seed', 'fixed', '--json']);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    return JSON.parse(out) as Record<string, unknown>;
  };
  const [a, b] = await Promise.all([once(), once()]);
  expect(a).toMatchObject({
    game: 'petteia',
    seats: 2,
    games: 20,
    failures: [],
    lengths: { mean: expect.any(Number), max: expect.any(Number) },
  });
  for (const key of ['transitions', 'seconds', 'transitionsPerSecond', 'outcomes']) expect(a).toHaveProperty(key);
  expect([a.transitions, a.outcomes]).toEqual([b.transitions, b.outcomes]);
});

test('simulate: game n of a seed can be played again alone', async () => {
  const run = async (seed: string, games: string): Promise<number> =>
    (JSON.parse((await call(['simulate', 'petteia', '--games', games, '--seed', seed, '--json'])).out) as { transitions: number })
      .transitions;
  const two = await run('again', '2');
  expect((await run('again', '1')) + (await run('again.1', '1'))).toBe(two);
});

test('rules --coverage --json: every rule with its code and its tables', async () => {
  const { code, out } = await call(['rules', 'petteia', '--coverage', '--json']);
  const report = JSON.parse(out) as {
    game: string;
    rules: { id: string; title: string; code: string[]; tests: string[] }[];
    uncovered: string[];
  };
  expect(code).toBe(0);
  expect(report.game).toBe('petteia');
  expect(report.uncovered).toEqual([]);
  for (const rule of report.rules) {
    expect(rule.title).not.toBe('');
    expect(rule.tests[0]).toMatch(/^games\/petteia\/test\/.+\.ts:\d+$/);
  }
});

/** A folder for the store that is gone afterwards. */
const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('serve answers on a free port, refuses a second on the same folder, and stops when asked', async () => {
  const data = dataFolder();
  const child = start('serve', '--port', '0', '--data', data);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const url = await addressOf(child);
  const ran = finish(child);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const second = await stoa(['serve', '--port', '0', '--data', data]);
  expect(second).toMatchObject({ code: 1, err: expect.stringContaining('another server is using') });
  child.kill('SIGTERM');
  expect(await ran).toMatchObject({ code: 0 });
});

test('finding 4: serve ends at once when it is asked to stop for a second time', async () => {
  const child = start('serve', '--port', '0', '--data', dataFolder(), '--stop-timeout', '600');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const { port } = new URL(await addressOf(child));
  const ran = finish(child);
  // A request that was taken and does not come to its end.
  const slow = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.on('error', () => undefined);
  const isTaken = new Promise(done => slow.once('data', done));
  const head = [
    'POST /api/guest HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    'Content-Length: 9',
    'Expect: 100-continue',
  ];
  slow.write(`${head.join('\r\n')}\r\n\r\n`);
  expect(String(await isTaken)).toContain('100 Continue');
  child.kill('SIGTERM');
  expect(await Promise.race([ran, new Promise(done => setTimeout(done, 1_000, 'waits'))])).toBe('waits');
  child.kill('SIGTERM');
  expect(await ran).toMatchObject({ code: 1 });
});

test('serve says so when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise(done => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await stoa(['serve', '--port', String(port), '--data', dataFolder()]);
  other.close();
  expect(code).toBe(1);
  expect(err).toContain(`port ${port} is in use`);
});

test('doctor --json: one object; 1 when something is wrong, 0 otherwise; settings come from the environment too', async () => {
  const data = dataFolder();
  const well = await call(['doctor', '--data', data, '--json']);
  expect(well.out.trimEnd().split('\n')).toHaveLength(1);
  const report = JSON.parse(well.out) as { ok: boolean; checks: { name: string }[] };
  expect({ code: well.code, ok: report.ok }).toEqual({ code: 0, ok: true });
  expect(report.checks.map(({ name }) => name)).toEqual(['store', 'disk', 'clock', 'proxy', 'mail', 'push']);
  vi.stubEnv('STOA_MAIL_FROM', 'stoa@example.org');
  onTestFinished(() => void vi.unstubAllEnvs());
  const ill = await call(['doctor', '--data', data, '--trust-proxy']);
  expect(ill.code).toBe(1);
  expect(ill.out).toMatch(/^wrong +proxy .*\n +→ say --public-url/m);
  expect(ill.out).toMatch(/^warning +mail .*no mail server/m);
});
