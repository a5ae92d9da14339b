/**
 * Builds what is stale: `tsc -b` for the packages, then the web app. In: the sources. Out: dist/ folders and stamps under .cache/.
 * `npm run build`, `npm start` and the first `npx stoa` all come through here; when nothing changed it only looks at file dates.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { filesUnder, packages, ROOT } from './lib/workspace.mjs';

const SOURCE = /\.(tsx?|json|css|html|svg|wasm|webmanifest|js|mjs)$/;

/** One line that changes whenever a source file is added, removed or written. */
const fingerprint = folders => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of filesUnder(ROOT, folder, SOURCE)) {
      if (/^([^/]+|games\/[^/]+)\/test\//.test(path)) continue;
      const { mtimeMs, size } = statSync(join(ROOT, path));
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  for (const path of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json']) hash.update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
};

const stampFile = name => join(ROOT, '.cache', `${name}.stamp`);
const isFresh = (name, mark) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === mark;
const stamp = (name, mark) => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(stampFile(name), mark);
};

const pause = millis => new Promise(done => setTimeout(done, millis));
const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Two commands started at once must not write the same dist: the second waits, then finds everything fresh. */
const alone = async work => {
  const lock = join(ROOT, '.cache/build.lock');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0);
      if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
      else await pause(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/**
 * Runs a tool of node_modules; its words go to stderr, so that a command's stdout stays its own. A test runner that builds has an environment
 * of its own: without `production` the page would get the slow React for developers, and keep it until a source changes.
 */
const tool = (script, args) =>
  new Promise(resolve => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(process.stderr, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('error', () => resolve(false));
    child.on('close', code => resolve(code === 0));
  });

/** The folders of the root tsconfig that tsc builds; the web app is only checked there, its dist is Vite's. */
const projects = () =>
  JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
    .references.map(r => r.path)
    .filter(folder => folder !== 'web');

/** Does `work` unless nothing changed since it was done last; says how long it took. */
const whenStale = async (name, { folders, isThere, work, say, what }) => {
  const mark = fingerprint(folders);
  const isDone = () => isFresh(name, mark) && isThere();
  if (isDone()) return true;
  return alone(async () => {
    if (isDone()) return true;
    const started = performance.now();
    say(`stoa: ${what} …`);
    if (!(await work())) return false;
    stamp(name, mark);
    say(`stoa: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return true;
  });
};

const foldersWithout = (...names) =>
  packages()
    .map(p => p.folder)
    .filter(folder => !names.includes(folder));

export const buildPackages = (say = console.error) =>
  whenStale('packages', {
    folders: foldersWithout('web', 'e2e'),
    isThere: () => projects().every(folder => existsSync(join(ROOT, folder, 'dist'))),
    work: () => tool('typescript/bin/tsc', ['-b', ...projects(), '--pretty', 'false']),
    say,
    what: 'compiling',
  });

/** The web app depends on the sources of every package but those that only a server has. */
export const buildWeb = async (say = console.error) =>
  !existsSync(join(ROOT, 'web/index.html')) ||
  whenStale('web', {
    folders: foldersWithout('cli', 'server', 'e2e', 'bench'),
    isThere: () => existsSync(join(ROOT, 'web/dist/index.html')),
    work: () => tool('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn']),
    say,
    what: 'building the site',
  });

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) process.exitCode = (await buildPackages()) && (await buildWeb()) ? 0 : 1;
