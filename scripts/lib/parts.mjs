/**
 * The parts of `npm test`, in order. A part is a name and what it does: it answers { passed, failed, output, retried? }.
 * Adding a part is adding a line to PARTS.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { buildPackages, buildWeb } from '../build.mjs';
import { ensureDebian, findChromium } from './debian.mjs';
import { startPostgres } from './postgres.mjs';
import { bin, run, tsc, vitest } from './run.mjs';
import { filesUnder, ROOT } from './workspace.mjs';

/** Ends a part that hangs. It is no measure of speed: a crowded machine takes three times as long as a quiet one. */
const MOST_MILLIS = 30 * 60_000;

/** Commands one after the other. Each counts as one check, or as many as its line `checks: N passed, M failed` says. */
const commands = async list => {
  const sum = { passed: 0, failed: 0, output: '' };
  for (const command of list) {
    const { code, output } = await run(command, { millis: MOST_MILLIS });
    const said = output.match(/^checks: (\d+) passed, (\d+) failed$/m);
    sum.passed += said ? Number(said[1]) : code === 0 ? 1 : 0;
    sum.failed += said ? Math.max(Number(said[2]), code === 0 ? 0 : 1) : code === 0 ? 0 : 1;
    if (code !== 0) sum.output += `${output}\n`;
  }
  return sum;
};

/** Tests under these folders, counted from vitest's own report. */
const tests = async (name, args, env = {}) => {
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  const file = join(ROOT, `out/tests-${name}.json`);
  const retried = join(ROOT, `out/retried-${name}.txt`);
  for (const old of [file, retried]) rmSync(old, { force: true });
  const reporters = ['dot', 'json', join(ROOT, 'scripts/lib/retried.mjs')].map(reporter => `--reporter=${reporter}`);
  const command = vitest(...args, ...reporters, `--outputFile.json=${file}`);
  const { code, output } = await run(command, { env: { ...env, STOA_RETRIED: retried }, millis: MOST_MILLIS });
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(r => r.status === 'failed' && r.assertionResults.length === 0).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output: failed > 0 || code !== 0 ? output : '',
    retried: existsSync(retried) ? readFileSync(retried, 'utf8').trim().split('\n') : [],
  };
};

/** Tests that rest on the clock and on real processes may run twice; those that needed it are named. A test that fails by its seed fails both times. */
const TWICE = '--retry=1';
/** Test files share the modules that a worker thread has loaded: loading them anew for each file takes as long as the tests. */
const SHARED = ['--pool=threads', '--no-isolate'];
/** Many server tests wait for clocks, restarts and other processes: a third worker uses the core that is idle meanwhile. */
const THIRD = '--maxWorkers=3';
/** Servers and command lines that tests start as processes run from the built packages, which start in half the time. */
const BUILT = { STOA_BUILT: '1' };
const has = (folder, wanted = /\.test\.tsx?$/) => filesUnder(ROOT, folder, wanted).length > 0;
const node = (...args) => [execPath, ...args];
const LAWS = '**/laws*.test.ts';

const whenBuilt = async work =>
  (await buildPackages(() => {})) ? work() : { passed: 0, failed: 1, output: 'the packages do not compile' };

const withPostgres = async work => {
  const postgres = await startPostgres();
  try {
    return await work({ STOA_TEST_DATABASE: postgres.url });
  } finally {
    postgres.stop();
  }
};

export const PARTS = [
  {
    name: 'tools',
    does: 'the browser and the database servers that the tests need',
    run: async () => {
      const missing = ensureDebian();
      return { passed: 3 - missing.length, failed: missing.length, output: missing.join('\n') };
    },
  },
  { name: 'types', does: 'every package and every test compiles', run: () => commands([tsc('-b'), tsc('-p', 'tsconfig.test.json')]) },
  {
    name: 'lint',
    does: 'format, lint, directions of imports, unused code',
    run: () =>
      commands([
        bin('@biomejs/biome/bin/biome', 'check', '.', '--max-diagnostics=40', '--colors=off'),
        node('scripts/check-imports.mjs'),
        bin('knip/bin/knip.js', '--no-progress'),
      ]),
  },
  { name: 'text', does: 'no sentence outside the catalogues', run: () => commands([node('scripts/check-text.mjs')]) },
  {
    name: 'rules',
    does: 'every rule has its table',
    run: () => whenBuilt(() => commands([node('scripts/check-rules.mjs')])),
  },
  {
    name: 'unit',
    does: 'engine, fair, games, art, bots, protocol, web, scripts',
    // All that no other part runs, so that the tests of a new folder are not forgotten.
    run: () => tests('unit', [...['server/**', 'cli/**', LAWS].map(others => `--exclude=${others}`), ...SHARED, TWICE]),
  },
  { name: 'laws', does: 'the promises every game keeps, on fresh seeds', run: () => tests('laws', ['/laws']) },
  {
    name: 'site',
    does: 'the web app builds',
    when: () => existsSync(join(ROOT, 'web/index.html')),
    run: async () =>
      (await buildPackages(() => {})) && (await buildWeb(() => {}))
        ? { passed: 1, failed: 0, output: '' }
        : { passed: 0, failed: 1, output: 'vite build failed' },
  },
  { name: 'cli', does: 'the command line, as real processes', run: () => whenBuilt(() => tests('cli', ['cli/', TWICE], BUILT)) },
  {
    name: 'server',
    does: 'the server on both stores',
    when: () => has('server/test'),
    run: () => whenBuilt(() => withPostgres(env => tests('server', ['server/', '--no-isolate', THIRD, TWICE], { ...env, ...BUILT }))),
  },
  {
    name: 'browser',
    does: 'whole games in a browser',
    when: () => existsSync(join(ROOT, 'e2e/vitest.config.ts')),
    run: () => whenBuilt(() => tests('browser', ['--config', 'e2e/vitest.config.ts'], { ...BUILT, STOA_CHROMIUM: findChromium() ?? '' })),
  },
];
