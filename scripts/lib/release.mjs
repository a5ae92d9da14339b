/** What a release folder holds, and writing it: our packages as built, the packages they need as installed, the site, the start script. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT, packages as workspacePackages } from './workspace.mjs';

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

/** Everything starts with the command line; it needs the rest. */
const FIRST = '@stoa/cli';
const PAPERS = ['LICENSE', 'CREDITS.md', 'README.md', 'CHANGELOG.md'];

/** Where Node finds `name` for a file in `folder`; undefined for an optional package of another system. */
const resolveFrom = (folder, name) => {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (at === ROOT) return undefined;
  }
};

/** Our packages that the command line needs, by name, and the folders of the installed ones that those need. */
export const neededPackages = () => {
  const workspace = new Map(workspacePackages().map(({ folder, manifest }) => [manifest.name, { folder: join(ROOT, folder), manifest }]));
  const own = new Map();
  const installed = new Set();
  const missing = [];
  const visit = (folder, manifest) => {
    const optional = { ...manifest.optionalDependencies, ...manifest.peerDependencies };
    for (const name of Object.keys({ ...manifest.dependencies, ...optional })) {
      const ours = workspace.get(name);
      if (ours !== undefined) {
        if (own.has(name)) continue;
        own.set(name, ours);
        visit(ours.folder, ours.manifest);
        continue;
      }
      const found = resolveFrom(folder, name);
      if (found === undefined && !(name in optional)) missing.push(`${name} of ${manifest.name}`);
      if (found === undefined || installed.has(found)) continue;
      installed.add(found);
      visit(found, readJson(join(found, 'package.json')));
    }
  };
  const first = workspace.get(FIRST);
  own.set(FIRST, first);
  visit(first.folder, first.manifest);
  return { own, installed: [...installed].sort(), missing };
};

/** Only those built files that run. */
const isBuilt = path => !/\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(path);
/** Without the types, maps and tests of an installed package, but with its licence. Nested packages are copied by themselves. */
const NOT_RUN = new Set(['test', 'tests', '__tests__', 'benchmark', 'benchmarks', 'examples', 'docs', '.github', 'node_modules']);
const isRun = (folder, path) => {
  const [top = '', ...rest] = relative(folder, path).split(/[\\/]/);
  return !(NOT_RUN.has(top) && (rest.length > 0 || statSync(path).isDirectory())) && isBuilt(basename(path));
};

const START = `#!/usr/bin/env node
/** Starts stoa from this folder: \`node stoa.mjs serve --data /var/lib/stoa\`. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(\`stoa: Node 20.19 or newer is needed; this is Node \${process.versions.node}\`);
  process.exitCode = 1;
} else {
  const { main } = await import('./node_modules/${FIRST}/dist/src/index.js');
  process.exitCode = await main(process.argv.slice(2));
}
`;

/** A release does not have the files that `source` leads to. */
const withoutSources = exports =>
  Object.fromEntries(Object.entries(exports ?? {}).map(([door, { default: built }]) => [door, { default: built }]));

const writeManifest = (path, manifest) => writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);

const writeOwn = (out, { folder, manifest }) => {
  const to = join(out, 'node_modules', manifest.name);
  mkdirSync(to, { recursive: true });
  const { name, version, license, type, exports, dependencies } = manifest;
  writeManifest(join(to, 'package.json'), { name, version, license, type, exports: withoutSources(exports), dependencies });
  cpSync(join(folder, 'dist'), join(to, 'dist'), { recursive: true, filter: isBuilt });
};

const bytesUnder = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Where an installed package goes: below one of ours if only that one has it. */
const placeOf = (folder, own) => {
  for (const ours of own) {
    const inside = relative(ours.folder, folder);
    if (!inside.startsWith('..')) return join('node_modules', ours.manifest.name, inside);
  }
  return relative(ROOT, folder);
};

export const writeRelease = (out, version, commit) => {
  const { own, installed, missing } = neededPackages();
  mkdirSync(out, { recursive: true });
  for (const ours of own.values()) writeOwn(out, ours);
  for (const folder of installed)
    cpSync(folder, join(out, placeOf(folder, own.values())), { recursive: true, dereference: true, filter: path => isRun(folder, path) });
  cpSync(join(ROOT, 'web/dist'), join(out, 'web/dist'), { recursive: true, filter: isBuilt });
  cpSync(join(ROOT, 'server/deploy'), join(out, 'deploy'), { recursive: true });
  for (const paper of PAPERS) cpSync(join(ROOT, paper), join(out, paper));
  const { license, description, engines } = readJson(join(ROOT, 'package.json'));
  writeManifest(join(out, 'package.json'), {
    name: 'stoa',
    version,
    commit,
    private: true,
    license,
    type: 'module',
    description,
    engines,
    bin: { stoa: './stoa.mjs' },
  });
  writeFileSync(join(out, 'stoa.mjs'), START);
  chmodSync(join(out, 'stoa.mjs'), 0o755);
  return { packages: own.size + installed.length, missing, megabytes: Math.round(bytesUnder(out) / 1e6) };
};
