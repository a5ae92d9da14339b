/**
 * `npm run release [-- --out FOLDER]`: one folder that runs with plain Node on a machine without the repository. It holds the built packages,
 * the built site, what they need of node_modules (for this system: some of it is native code), a start script, the unit and pages for operators, licence, credits and README.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { buildPackages, buildWeb } from './build.mjs';
import { writeRelease } from './lib/release.mjs';
import { ROOT } from './lib/workspace.mjs';

const refuse = message => {
  console.error(`release: ${message}`);
  process.exit(1);
};

/** Tells two releases of one version apart; undefined without git. `+`: with changes that are in no commit. */
const commitOf = () => {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--abbrev=8', '--dirty=+', '--exclude', '*'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
};

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { values } = parseArgs({ args: argv.slice(2), options: { out: { type: 'string' } } });
const isOwn = values.out === undefined;
const out = isOwn ? join(ROOT, 'out/release', `stoa-${version}`) : resolve(values.out);
// The default folder is made anew; any other folder that exists is left alone.
if (isOwn) rmSync(out, { recursive: true, force: true });
else if (existsSync(out)) refuse(`${out} is there already: nothing is overwritten`);
if (!(await buildPackages()) || !(await buildWeb())) refuse('it does not build; the reason is above');
const commit = commitOf();
const { packages, missing, megabytes } = writeRelease(out, version, commit);
// As in this installation: what it does not have, the release does not load either.
if (missing.length > 0) console.error(`release: not installed here, so not in it: ${missing.join(', ')}`);
console.log(
  `stoa ${version}${commit === undefined ? '' : ` (${commit})`} for ${process.platform} ${process.arch}: ${out} (${packages} packages, ${megabytes} MB)`,
);
