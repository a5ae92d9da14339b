/**
 * What the tests need beyond npm: a browser and a database server. As root on Debian they are installed; anywhere else the
 * exact words to type are said. Looks first, so that a second run asks nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const onPath = name =>
  (process.env.PATH ?? '')
    .split(':')
    .map(folder => `${folder}/${name}`)
    .find(path => existsSync(path));

export const findChromium = () => process.env.STOA_CHROMIUM ?? onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');

/** The folder with initdb and pg_ctl; Debian keeps them off the PATH, one folder per version. */
export const findPostgres = () => {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map(v => `${base}/${v}/bin`).find(path => existsSync(`${path}/initdb`));
  return folder ?? onPath('initdb')?.replace(/\/initdb$/, '');
};

const NEEDS = [
  { name: 'chromium', what: 'a browser for the browser tests', find: findChromium },
  { name: 'postgresql', what: 'PostgreSQL for the store tests', find: findPostgres },
  { name: 'redis-server', what: 'Redis for the tests of several processes', find: () => onPath('redis-server') },
];

const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs what is missing where it can; answers what is still missing, each with what to type. */
export const ensureDebian = (say = console.error) => {
  const missing = () => NEEDS.filter(need => need.find() === undefined);
  const before = missing();
  if (before.length === 0) return [];
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get')) {
    say(`stoa: installing from Debian: ${before.map(n => n.name).join(', ')} …`);
    if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...before.map(n => n.name));
  }
  return missing().map(
    need =>
      `${need.what} is missing; type: ${isRoot ? '' : 'sudo '}apt-get update && ${isRoot ? '' : 'sudo '}apt-get install -y ${need.name}`,
  );
};
