/**
 * Two versions of the server under the load of `load.ts`, in turn on the same machine: `BEFORE` is a checkout of the older one, this checkout is the newer one, both
 * built (`npm ci && npm run build`). For each round, store and game first the older, then the newer; the generator is this one's for both, and leaves
 * out what the older protocol does not know. One line of a table for each run on standard output as it ends, the medians last; the JSON lines of the runs go to
 * out/compare.jsonl. Other work on the machine shows in `load`, the machine's load when the run began.
 * `node --import tsx --conditions source server/test/long/compare.ts BEFORE [seconds] [warm-up seconds] [rounds] [game,game] [sqlite,postgres] [tables]`.
 * STOA_COMPARE_FLAGS='--single-threaded-gc' adds a third server to every turn: the newer one with further options of Node.
 */
import { spawn } from 'node:child_process';
import { appendFile, mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../src/games.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
const OUT = join(ROOT, 'out/compare.jsonl');
// JavaScript of the commands, which has no types.
const { startPostgres } = (await import(new URL('../../../scripts/lib/postgres.mjs', import.meta.url).href)) as {
  startPostgres(options: { readonly fsync: boolean }): Promise<{ readonly url: string; stop(): void }>;
};

const [
  older = '',
  seconds = '20',
  warmUp = '20',
  rounds = '3',
  names = [...GAMES.keys()].join(','),
  engines = 'sqlite,postgres',
  tables = '50',
] = process.argv.slice(2);
if (older === '') throw new Error('name the checkout of the older version');

interface Version {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

const FLAGS = process.env.STOA_COMPARE_FLAGS;
const VERSIONS: readonly Version[] = [
  // Before there were numbers of protocols.
  { name: 'before', env: { STOA_LOAD_SERVER: resolve(older), STOA_LOAD_PROTOCOL: process.env.STOA_COMPARE_PROTOCOL ?? '0' } },
  { name: 'after', env: {} },
  ...(FLAGS === undefined ? [] : [{ name: 'after, flags', env: { STOA_NODE_FLAGS: FLAGS } }]),
];

interface Run {
  readonly saturated: Readonly<Record<'serverMicrosPerMove' | 'clientMicrosPerMove' | 'movesPerSecond' | 'bytesPerMove', number>>;
  readonly half: Readonly<Record<'p50' | 'p95' | 'p99' | 'longestPause' | 'longestCollection', number>>;
  readonly kilobytesPerTable: number;
}

/** The last line that `load.ts` prints. */
const load = (game: string, env: Readonly<Record<string, string>>): Promise<Run> =>
  new Promise((done, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions', 'source', LOAD, tables, seconds, game, warmUp], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, STOA_BUILT: '1', ...env },
    });
    let text = '';
    child.stdout.on('data', (bytes: Buffer) => {
      text += String(bytes);
    });
    child.once('exit', code => {
      const line = text.trim().split('\n').at(-1) ?? '';
      if (code === 0 && line.startsWith('{')) done(JSON.parse(line) as Run);
      else reject(new Error(`load.ts ended with ${code}: ${text}`));
    });
  });

const COLUMNS: Readonly<Record<string, (run: Run) => number>> = {
  'µs a move': run => run.saturated.serverMicrosPerMove,
  "by the generator's": run => Number((run.saturated.serverMicrosPerMove / run.saturated.clientMicrosPerMove).toFixed(2)),
  'moves/s': run => run.saturated.movesPerSecond,
  'bytes a move': run => run.saturated.bytesPerMove,
  'half load p50': run => run.half.p50,
  p95: run => run.half.p95,
  p99: run => run.half.p99,
  'longest pause': run => run.half.longestPause,
  collection: run => run.half.longestCollection,
  'KB a table': run => run.kilobytesPerTable,
};

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const runs = new Map<string, Run[]>();

const turn = async (game: string, engine: string): Promise<void> => {
  for (const { name, env } of VERSIONS) {
    const postgres = engine === 'postgres' ? await startPostgres({ fsync: true }) : undefined;
    try {
      const busy = (loadavg()[0] ?? 0).toFixed(1);
      const run = await load(game, { ...env, ...(postgres ? { STOA_LOAD_DATABASE: postgres.url } : {}) });
      await appendFile(OUT, `${JSON.stringify({ name, engine, busy, ...run })}\n`);
      const key = [game, engine, name].join(' · ');
      runs.set(key, [...(runs.get(key) ?? []), run]);
      row([key, busy, ...Object.values(COLUMNS).map(of => of(run))]);
    } finally {
      postgres?.stop();
    }
  }
};

await mkdir(join(ROOT, 'out'), { recursive: true });
row(['run', 'load', ...Object.keys(COLUMNS)]);
row(['---', '---', ...Object.keys(COLUMNS).map(() => '---')]);
for (let round = 0; round < Number(rounds); round++)
  for (const engine of engines.split(',')) for (const game of names.split(',')) await turn(game, engine);
console.log('\nmedians');
for (const [key, of] of runs) row([key, '', ...Object.values(COLUMNS).map(column => median(of.map(column)))]);
