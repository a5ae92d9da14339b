/**
 * Builds what is stale: `tsc -b` for the packages, then the web app. In: the sources. Out: dist/ folders and stamps under .cache/.
 * `npm run build`, `npm start` and the first `npx stoa` all come through here; when nothing changed it only looks at file dates.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { filesUnder, packages, ROOT } from './lib/house.mjs';

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

/** Runs a tool of node_modules; its words go to stderr, so that a command's stdout stays its own. */
const tool = (script, args) =>
  new Promise(resolve => {
    const child = spawn(execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(process.stderr, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('error', () => resolve(false));
    child.on('close', code => resolve(code === 0));
  });

/** The folders of the root tsconfig, and whether each has its dist. */
const projects = () => JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')).references.map(r => r.path);

export const buildPackages = async (say = console.error) => {
  const mark = fingerprint(
    packages()
      .map(p => p.folder)
      .filter(folder => folder !== 'web' && folder !== 'e2e'),
  );
  if (isFresh('packages', mark) && projects().every(folder => existsSync(join(ROOT, folder, 'dist')))) return true;
  const started = performance.now();
  say('stoa: compiling …');
  if (!(await tool('typescript/bin/tsc', ['-b', '--pretty', 'false']))) return false;
  stamp('packages', mark);
  say(`stoa: compiled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
};

/** The web app depends on the sources of every package but those that only a server has. */
export const buildWeb = async (say = console.error) => {
  if (!existsSync(join(ROOT, 'web/index.html'))) return true;
  const mark = fingerprint(
    packages()
      .map(p => p.folder)
      .filter(folder => !['cli', 'server', 'e2e', 'bench'].includes(folder)),
  );
  if (isFresh('web', mark) && existsSync(join(ROOT, 'web/dist/index.html'))) return true;
  const started = performance.now();
  say('stoa: building the site …');
  if (!(await tool('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn']))) return false;
  stamp('web', mark);
  say(`stoa: site built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
};

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) process.exitCode = (await buildPackages()) && (await buildWeb()) ? 0 : 1;
