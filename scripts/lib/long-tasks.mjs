/**
 * The full counts of the long run, cut into stretches that can be resumed. A task is an id, a command and what to report of its
 * output. A new one is a new line.
 */
import { execPath } from 'node:process';
import { startPostgres } from './postgres.mjs';
import { run, vitest } from './run.mjs';

const node = (...args) => [execPath, ...args];

/**
 * Games of laws per seat count and option set, and of simulation per seat count. A stretch of laws is what is lost
 * when the run is stopped: a few minutes. The quick laws hold at every state of every game; `how` says how often the slow ones are
 * asked, so that they get tens of thousands of states and hundreds of tables in a count that ends: the longer a game, the rarer.
 */
const COUNTS = {
  petteia: { laws: 1000, stretch: 50, simulate: 1000, how: {} },
  'earth-and-water': { laws: 2000, stretch: 50, simulate: 5000, how: { density: 0.02, tables: 10 } },
  perikles: { laws: 1000, stretch: 25, simulate: 2000, how: { density: 0.004, twins: 2, tables: 25, undos: 0.05 } },
  parthenon: { laws: 500, stretch: 10, simulate: 500, how: { density: 0.0005, watch: 0.03, every: 8, tables: 100, undos: 0.005 } },
};
const NEW_GAME = { laws: 500, stretch: 5, simulate: 500, how: {} };

/** `how` for the i-th stretch: what is due in every n-th game is due in the first game of some stretches when n is the longer. */
const howIn = ({ stretch, how }, i) =>
  Object.entries(how).map(([name, n]) => {
    const isLonger = (name === 'twins' || name === 'tables') && n > stretch;
    return `${name}=${isLonger ? ((i * stretch) % n < stretch ? stretch : 0) : n}`;
  });

const parsed = line => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** The last line of figures. What a failed test prints may begin like one. */
const lastJson = output => {
  const lines = output.split('\n').filter(line => line.startsWith('{'));
  return lines.map(parsed).findLast(figures => figures !== undefined) ?? { output: output.slice(-2000) };
};

const lawTasks = (id, count, seed) => {
  const { laws, stretch } = count;
  return Array.from({ length: Math.ceil(laws / stretch) }, (_, i) => ({
    id: `laws:${id}:${i}`,
    work: async () => {
      const games = String(Math.min(stretch, laws - i * stretch));
      const { code, output } = await run(node('scripts/long-laws.mjs', id, `${seed}-${i}`, games, ...howIn(count, i)));
      return { code, figures: lastJson(output) };
    },
  }));
};

const simulateTasks = (id, [min, max], games, seed) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({
    id: `simulate:${id}:${min + i}`,
    work: async () => {
      const args = ['simulate', id, '--seats', String(min + i), '--games', String(games), '--seed', seed, '--json'];
      const { code, output } = await run(node('cli/bin/stoa.mjs', ...args));
      return { code, figures: lastJson(output) };
    },
  }));

/** The beginning of the first failed test's message, which may be long. */
const failureIn = output => output.slice(Math.max(0, output.indexOf('FAIL'))).slice(0, 4000);

const testTask = (id, args, env) => ({
  id,
  work: async () => {
    const { code, output } = await run(vitest(...args, '--reporter=dot'), { env });
    const summary = output.match(/^\s*Tests .*$/m)?.[0].trim() ?? 'no summary';
    // Some tests print their figures in the long run.
    const figures = { summary, ...(/^\{/m.test(output) ? lastJson(output) : {}) };
    return { code, figures: code === 0 ? figures : { ...figures, failure: failureIn(output) } };
  },
});

/** A count in stretches, each with its own seed: a stopped run loses one stretch at most. */
const stretches = (id, file, name, { of, times }, seed, env = {}) =>
  Array.from({ length: times }, (_, i) => testTask(`${id}:${i}`, [file], { ...env, [name]: String(of), STOA_SEED: `${seed}-${i}` }));

/** 200 games on a server, every byte of them searched, in stretches, because a game of Parthenon takes seconds. */
const leakTasks = (id, seed) =>
  Array.from({ length: 10 }, (_, i) =>
    testTask(`server:leak:${id}:${i}`, ['server/test/leak.test.ts', '-t', 'nothing but'], {
      STOA_LEAK_GAMES: '200',
      STOA_LEAK_ONLY: id,
      STOA_LEAK_FROM: String(20 * i),
      STOA_LEAK_TO: String(20 * i + 20),
      STOA_SEED: seed,
    }),
  );

/** 10,000 random positions of Earth & Water, played on by chance and by bots under a referee. */
const positionTasks = seed =>
  Array.from({ length: 10 }, (_, i) =>
    testTask(`positions:earth-and-water:${i}`, ['bots/test/earth-and-water-positions.test.ts', '--testTimeout=3600000'], {
      STOA_POSITIONS: '1000',
      STOA_POSITIONS_FROM: String(1000 * i),
      STOA_SEED: seed,
    }),
  );

/** `games`: [{ id, seatRange }] of the registry. */
export const longTasks = (games, seed) => [
  ...games.flatMap(({ id, seatRange }) => [
    ...simulateTasks(id, seatRange, (COUNTS[id] ?? NEW_GAME).simulate, seed),
    ...lawTasks(id, COUNTS[id] ?? NEW_GAME, seed),
  ]),
  testTask('laws-packs:parthenon', ['games/parthenon/test/pack-laws.test.ts', '--testTimeout=3600000'], {
    STOA_LAW_GAMES: '20',
    STOA_SEED: seed,
  }),
  ...positionTasks(seed),
  testTask('laws-bots', ['bots/test/laws.test.ts', '--testTimeout=3600000'], { STOA_LAW_GAMES: '20', STOA_SEED: seed }),
  ...Array.from({ length: 5 }, (_, i) =>
    testTask(`broken-games:${i}`, ['engine/test/laws'], { STOA_SEED: `${seed}-${i}`, STOA_BROKEN_SEED: `${seed}-${i}` }),
  ),
  ...games.map(({ id }) => ({
    id: `mutants:${id}`,
    work: async () => {
      const { code, output } = await run(node('scripts/mutants.mjs', '--game', id));
      return {
        code,
        figures: { summary: output.trimEnd().split('\n').at(-1), survivors: output.split('\n').filter(l => l.startsWith('SURVIVOR')) },
      };
    },
  })),
  // 1,000 kills, 100 power cuts, 10,000,000 messages.
  ...stretches('server:kill', 'server/test/kill.test.ts', 'STOA_KILLS', { of: 50, times: 20 }, seed, {
    STOA_KILL_TABLES: '8',
    STOA_BUILT: '1',
  }),
  ...stretches('server:power-cut', 'server/test/power-cut.test.ts', 'STOA_CUTS', { of: 25, times: 4 }, seed, { STOA_KILL_TABLES: '6' }),
  ...stretches('server:fuzz', 'server/test/fuzz.test.ts', 'STOA_FUZZ', { of: 500_000, times: 20 }, seed),
  testTask('server:planted', ['server/test/fuzz.test.ts', '-t', 'planted'], { STOA_FUZZ_FAULTS: '1', STOA_SEED: seed }),
  ...games.flatMap(({ id }) => leakTasks(id, seed)),
  testTask('server:sealed', ['server/test/sealed.test.ts'], { STOA_LEAK_GAMES: '200', STOA_SEED: seed }),
  testTask('browser', ['--config', 'e2e/vitest.config.ts'], { STOA_LONG: '1', STOA_SEED: seed }),
  testTask('server:abuse', ['server/test/abuse.test.ts'], { STOA_ABUSE: '6000', STOA_SEED: seed }),
  {
    id: 'server:sweep',
    work: async () => {
      const { code, output } = await run(node('--import', 'tsx', '--conditions', 'source', 'server/test/long/sweep.ts', '100000'));
      return { code, figures: lastJson(output) };
    },
  },
  testTask('server:edge', ['server/test/edge.test.ts'], { STOA_EDGE: '20', STOA_SEED: seed }),
  testTask('server:operating', ['server/test/operating.test.ts', 'server/test/stop.test.ts'], { STOA_BACKUP_MB: '500', STOA_SEED: seed }),
  ...[
    ['server', ['server/'], {}],
    ['server:processes', ['server/test/processes.test.ts', 'server/test/database-restart.test.ts'], { STOA_KILLS: '30' }],
    ['server:databases', ['server/test/databases.test.ts', 'server/test/hints.test.ts'], { STOA_KILLS: '100' }],
  ].map(([id, files, env]) => ({
    id,
    work: async () => {
      const postgres = await startPostgres();
      try {
        return await testTask(id, files, { ...env, STOA_LONG: '1', STOA_SEED: seed, STOA_TEST_DATABASE: postgres.url }).work();
      } finally {
        postgres.stop();
      }
    },
  })),
];
