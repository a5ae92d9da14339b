/**
 * `npm run test:long`: the full counts of lib/long-tasks.mjs. Resumable: what is done for this commit is kept in out/test-long.json, so
 * that a stopped run goes on where it was. `-- --only laws:perikles` runs the tasks whose id begins so, `--fresh` forgets, `--list` lists.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/workspace.mjs';

const problem = checkNode() ?? ensureInstalled();
if (problem !== undefined) {
  console.error(`stoa: ${problem}`);
  exit(1);
}
const { buildPackages } = await import('./build.mjs');
if (!(await buildPackages())) exit(1);
const { longTasks } = await import('./lib/long-tasks.mjs');
const { findGame, GAME_IDS } = await import('../cli/dist/src/games.js');

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes'}`;
const FILE = join(ROOT, 'out/test-long.json');

/** { commit, seed, done: { id: { code, seconds, figures } } } */
const before = existsSync(FILE) && !argv.includes('--fresh') ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
const state = before?.commit === commit ? before : { commit, seed: randomBytes(4).toString('hex'), done: {} };
const keep = () => {
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  writeFileSync(`${FILE}.new`, `${JSON.stringify(state, null, 1)}\n`);
  renameSync(`${FILE}.new`, FILE);
};

const games = [];
for (const id of GAME_IDS) games.push({ id, seatRange: (await findGame(id)).game.seatRange });
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : '';
const tasks = longTasks(games, state.seed).filter(task => task.id.startsWith(only));
if (argv.includes('--list')) {
  for (const task of tasks) console.log(task.id);
  exit(0);
}

console.log(
  `commit ${commit}\nseed ${state.seed}\n${tasks.filter(t => t.id in state.done).length} of ${tasks.length} tasks were done before`,
);
for (const [i, task] of tasks.entries()) {
  if (state.done[task.id]?.code === 0) continue;
  const started = performance.now();
  const { code, figures } = await task.work();
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  state.done[task.id] = { code, seconds, figures };
  keep();
  console.log(`${i + 1}/${tasks.length} ${code === 0 ? 'ok    ' : 'FAILED'} ${task.id} ${seconds} s ${JSON.stringify(figures)}`);
}

const failed = tasks.filter(task => state.done[task.id]?.code !== 0).map(task => task.id);
const laws = {};
for (const [id, { figures }] of Object.entries(state.done)) {
  if (!id.startsWith('laws:') || typeof figures.games !== 'number') continue;
  laws[figures.game] ??= { games: 0, entries: 0, thorough: 0, watched: 0, tables: 0, longest: 0, longestList: 0 };
  const sum = laws[figures.game];
  for (const key of ['games', 'entries', 'thorough', 'watched', 'tables']) sum[key] += figures[key] ?? 0;
  for (const key of ['longest', 'longestList']) sum[key] = Math.max(sum[key], figures[key]);
}
for (const [id, sum] of Object.entries(laws)) console.log(`laws ${id}: ${JSON.stringify(sum)}`);
console.log(`commit ${commit}, seed ${state.seed}`);
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
console.log(`${tasks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
