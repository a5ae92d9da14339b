/**
 * What must be there before anything runs: a Node that is new enough, and the packages of package-lock.json.
 * Only node: modules are imported here, because node_modules may not exist yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const NEEDED = [20, 19];

export const checkNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return undefined;
  return `Stoa needs Node ${NEEDED.join('.')} or newer; this is Node ${version}. On Debian: apt-get install nodejs npm (trixie or newer), or see nodejs.org.`;
};

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

/** The first package of the lock file that is missing or has another version. npm lists what it installed in a lock file of its own. */
export const firstMissing = (root = ROOT) => {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return 'node_modules';
  const have = readJson(installed).packages;
  for (const [path, wanted] of Object.entries(readJson(join(root, 'package-lock.json')).packages)) {
    if (!path.includes('node_modules/') || wanted.optional || wanted.peer) continue;
    const found = have[path];
    if (found === undefined || (wanted.link ? !found.link : found.version !== wanted.version)) return path;
  }
  return undefined;
};

/** `npm ci` when something is missing; answers what went wrong, or nothing. */
export const ensureInstalled = (root = ROOT) => {
  const missing = firstMissing(root);
  if (missing === undefined) return undefined;
  console.error(`stoa: installing packages (${missing} is not there yet) …`);
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.error) return `npm could not be started (${npm.error.message}); it comes with Node, on Debian: apt-get install npm`;
  return npm.status === 0 ? undefined : 'npm ci failed; its own message is above';
};
