/**
 * `npm run mutants [-- --game ID] [--only NAME]`: each `cannot…` predicate of a game is made to return nothing, one at a time, and a
 * rule table that cites its rule must fail. Survivors are listed; exit 1 if there is any.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stderr } from 'node:process';
import { predicates } from './lib/mutate.mjs';
import { run, vitest } from './lib/run.mjs';
import { filesUnder, packages, ROOT } from './lib/workspace.mjs';

const AT_ONCE = 2;
const MOST_MILLIS = 180_000;

const flag = name => {
  const at = argv.indexOf(`--${name}`);
  return at < 0 ? undefined : argv[at + 1];
};
const refuse = message => {
  console.error(`mutants: ${message}`);
  process.exit(2);
};

const games = packages().filter(p => p.folder.startsWith('games/') && existsSync(join(ROOT, p.folder, 'src/rulebook.ts')));
const game = flag('game');
if (game !== undefined && !games.some(g => g.folder === `games/${game}`))
  refuse(`no game "${game}"; there are: ${games.map(g => g.folder.slice(6)).join(', ')}`);

const mutants = games
  .filter(g => game === undefined || g.folder === `games/${game}`)
  .flatMap(({ folder }) =>
    filesUnder(ROOT, `${folder}/src`, /\.ts$/).flatMap(file =>
      predicates(file, readFileSync(join(ROOT, file), 'utf8')).map(p => ({ folder, file, ...p })),
    ),
  )
  .filter(m => flag('only') === undefined || m.name === flag('only') || `${m.file}#${m.name}` === flag('only'));
if (mutants.length === 0) refuse('no such predicate');

/** Only files with rule tables; within them only the tables that cite a rule of the predicate. */
const tables = folder =>
  filesUnder(ROOT, `${folder}/test`, /\.test\.ts$/).filter(f => /\brule\(/.test(readFileSync(join(ROOT, f), 'utf8')));
const quoted = id => `${id.replaceAll('.', '\\.')}(?![\\d.]*\\d)`;

/** A test file cites one of the rules. Then a run without a single test says nothing: on a starved machine a worker may never begin. */
const isCited = (files, rules) => files.some(f => rules.some(id => new RegExp(quoted(id)).test(readFileSync(join(ROOT, f), 'utf8'))));

const judge = async (m, isAgain = false) => {
  if (m.rules.length === 0) return 'survived: it cites no rule';
  const files = tables(m.folder);
  if (files.length === 0) return 'survived: the game has no rule tables';
  const { code, output } = await run(vitest(...files, '-t', m.rules.map(quoted).join('|'), '--reporter=json', '--bail=1'), {
    env: { STOA_MUTANT: `${m.file}#${m.name}` },
    millis: MOST_MILLIS,
  });
  if (code === 137) return 'killed (ran out of time)';
  const at = output.indexOf('{"numTotalTestSuites"');
  if (at < 0) return code === 0 ? 'survived' : `broken run:\n${output.slice(-2000)}`;
  const end = output.lastIndexOf('}');
  const report = JSON.parse(output.slice(at, end + 1));
  if (report.numFailedTests > 0) return 'killed';
  if (report.numPassedTests === 0) {
    if (!isAgain && isCited(files, m.rules)) return judge(m, true);
    return report.success
      ? `survived: no table cites ${m.rules.join(', ')}`
      : `broken run: ${report.testResults.map(r => r.message).join('\n')}`;
  }
  return 'survived';
};

/** A red test kills every mutant, so the tables must be green first. */
for (const folder of new Set(mutants.map(m => m.folder))) {
  const { code, output } = await run(vitest(...tables(folder), '--reporter=dot'));
  if (code !== 0) refuse(`the rule tables of ${folder} fail without any mutant:\n${output.slice(-2000)}`);
}

const survivors = [];
let done = 0;
const queue = [...mutants];
const worker = async () => {
  for (let m = queue.shift(); m !== undefined; m = queue.shift()) {
    const verdict = await judge(m);
    done++;
    const line = `${m.file}:${m.line} ${m.name} [${m.rules.join(' ')}] ${verdict}`;
    if (!verdict.startsWith('killed')) survivors.push(line);
    if (stderr.isTTY) stderr.write(`\r\x1b[K${done}/${mutants.length} ${m.name} ${verdict.split('\n')[0]}`);
    else console.log(`${done}/${mutants.length} ${line.split('\n')[0]}`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
if (stderr.isTTY) stderr.write('\r\x1b[K');
for (const line of survivors) console.log(`SURVIVOR ${line}`);
console.log(`mutants: ${mutants.length - survivors.length} killed, ${survivors.length} survived`);
process.exitCode = survivors.length === 0 ? 0 : 1;
