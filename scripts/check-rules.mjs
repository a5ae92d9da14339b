/**
 * Rule coverage as a check: every rule id of every game has a `rule(…)` table, and every `cannot…` predicate cites a rule
 * (else no mutant of it can be killed).
 * In: the built command line and the games' sources. Out: a line per game; exit 1 if a rule has no table or a predicate no rule.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage } from '../cli/dist/src/coverage.js';
import { findGame, GAME_IDS } from '../cli/dist/src/games.js';
import { predicates } from './lib/mutate.mjs';
import { filesUnder, ROOT } from './lib/workspace.mjs';

const withoutRule = folder =>
  filesUnder(ROOT, `${folder}/src`, /\.ts$/).flatMap(file =>
    predicates(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(p => p.rules.length === 0)
      .map(p => `${file}:${p.line} ${p.name}`),
  );

let rules = 0;
let failed = 0;
for (const id of GAME_IDS) {
  const { texts, ruleIds, folder } = await findGame(id);
  const found = coverage(ROOT, folder, ruleIds, rule => texts.en.rule(rule)?.title ?? '');
  const silent = withoutRule(folder);
  rules += found.rules.length;
  failed += found.uncovered.length + silent.length;
  console.log(
    `${id}: ${found.rules.length} rules, ${found.uncovered.length} without a table${found.uncovered.length > 0 ? `: ${found.uncovered.join(' ')}` : ''}`,
  );
  for (const predicate of silent) console.log(`${predicate} cites no rule`);
}
console.log(`checks: ${Math.max(0, rules - failed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
