/**
 * `npm test`: installs what the tests need, runs every part, says which failed. The last line of a good run is `N passed, 0 failed`.
 * `npm test -- lint unit` runs only these parts. Random tests take the seed printed at the top; STOA_SEED=… runs it again.
 */
import { randomBytes } from 'node:crypto';
import { argv, env, exit } from 'node:process';
import { checkNode, ensureInstalled } from './lib/install.mjs';

const problem = checkNode() ?? ensureInstalled();
if (problem !== undefined) {
  console.error(`stoa: ${problem}`);
  console.error('FAILED: install');
  exit(1);
}

const { PARTS } = await import('./lib/parts.mjs');
const wanted = argv.slice(2).filter(a => !a.startsWith('-'));
const stranger = wanted.find(name => !PARTS.some(p => p.name === name));
if (stranger !== undefined) {
  console.error(`stoa: there is no part "${stranger}"; there are: ${PARTS.map(p => p.name).join(', ')}`);
  exit(2);
}

env.STOA_SEED ??= randomBytes(4).toString('hex');
console.log(`seed ${env.STOA_SEED}`);

const sum = { passed: 0, failed: 0 };
const failing = [];
const started = performance.now();
for (const part of PARTS.filter(p => (wanted.length === 0 || wanted.includes(p.name)) && (p.when?.() ?? true))) {
  const begun = performance.now();
  const result = await part.run().catch(error => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (result.failed > 0) {
    failing.push(part.name);
    console.log(result.output.trimEnd());
  }
  console.log(
    `${result.failed > 0 ? 'FAILED' : 'ok    '} ${part.name.padEnd(8)} ${result.passed} passed, ${result.failed} failed, ${seconds} s: ${part.does}`,
  );
  for (const test of result.retried ?? []) console.log(`       passed at the second try: ${test}`);
  sum.passed += result.passed;
  sum.failed += result.failed;
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s, seed ${env.STOA_SEED}`);
if (failing.length > 0) console.log(`FAILED: ${failing.join(', ')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
