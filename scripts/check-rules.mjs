/**
 * Rule coverage as a check: every rule id of every game has a `rule(…)` table, unless its rulebook marks it planned.
 * In: the built command line. Out: a line per game; exit 1 if a rule has no table.
 */

import { coverage } from '../cli/dist/src/coverage.js';
import { findGame, GAME_IDS } from '../cli/dist/src/games.js';
import { ROOT } from './lib/workspace.mjs';

let rules = 0;
let failed = 0;
for (const id of GAME_IDS) {
  const { texts, rulebook, folder } = await findGame(id);
  const found = coverage(ROOT, folder, rulebook, rule => texts.en.rule(rule)?.title ?? '');
  const bare = found.rules.filter(r => !r.planned && r.tests.length === 0).map(r => r.id);
  const planned = found.rules.filter(r => r.planned).length;
  rules += found.rules.length;
  failed += bare.length;
  console.log(
    `${id}: ${found.rules.length} rules, ${planned} planned, ${bare.length} without a table${bare.length > 0 ? `: ${bare.join(' ')}` : ''}`,
  );
}
console.log(`checks: ${rules - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
