/**
 * Imports point one way (ARCHITECTURE.md): engine ← games ← bots ← server, cli, web. In: the source files of every package.
 * Out: one line per import that goes the wrong way, per impure word in engine or games, per room that compares the top of the stack with
 * a frame; exit 1 if there is any.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { importsOf, lineOf, parse, walk } from './lib/syntax.mjs';
import { filesUnder, packages, ROOT } from './lib/workspace.mjs';

/** Which of our packages each may import. `game` stands for every folder of games/. */
const MAY_IMPORT = {
  engine: [],
  fair: ['engine'],
  game: ['engine'],
  art: ['game'],
  bots: ['engine', 'game'],
  protocol: ['engine'],
  server: ['engine', 'fair', 'game', 'bots', 'protocol'],
  bench: ['engine', 'fair', 'game', 'bots', 'protocol'],
  cli: ['engine', 'fair', 'game', 'bots', 'protocol', 'server', 'bench'],
  web: ['engine', 'fair', 'game', 'bots', 'protocol', 'art'],
  e2e: ['engine', 'fair', 'game', 'bots', 'protocol', 'server', 'art'],
  learning: ['engine', 'game', 'bots'],
};

const kindOf = folder => (folder.startsWith('games/') ? 'game' : folder);
const nameOf = specifier =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isRelative = specifier => specifier.startsWith('.');
const isRules = path => /\/(rooms|card-events|specials)\//.test(path) || /\/src\/index\.ts$/.test(path);
/** Engine and games: no dates, no generator of their own, no input or output. */
const IMPURE = new Set(['Date', 'process', 'console', 'performance', 'setTimeout', 'setInterval', 'fetch', 'structuredClone']);

/** `top(s) === f`, `s.stack[s.stack.length - 1] !== f`: how a room would ask whether it is still on top. */
const isTop = node =>
  (node?.type === 'CallExpression' && node.callee.name === 'top') ||
  (node?.type === 'CallExpression' && node.callee.property?.name === 'at' && node.callee.object?.property?.name === 'stack') ||
  (node?.type === 'MemberExpression' && node.computed && node.object?.property?.name === 'stack' && node.property.type !== 'Literal');
const comparesTop = node =>
  node.type === 'BinaryExpression' &&
  /^[!=]==?$/.test(node.operator) &&
  [node.left, node.right].some(isTop) &&
  ![node.left, node.right].some(side => side.type === 'Identifier' && side.name === 'undefined');

/** The packages and syntax trees of one run. */
const readWorkspace = root => {
  const workspaces = packages(root);
  const trees = new Map();
  const treeOf = path => {
    if (!trees.has(path)) {
      const code = readFileSync(join(root, path), 'utf8');
      trees.set(path, { code, program: parse(path, code) });
    }
    return trees.get(path);
  };
  /** The files of one package that running `path` would load. */
  const reach = (path, seen = new Set()) => {
    if (seen.has(path) || !/\.tsx?$/.test(path) || !existsSync(join(root, path))) return seen;
    seen.add(path);
    for (const { from, typeOnly } of importsOf(treeOf(path).program))
      if (isRelative(from) && !typeOnly) reach(normalize(join(dirname(path), from)), seen);
    return seen;
  };
  return {
    workspaces,
    byName: new Map(workspaces.map(h => [h.manifest.name, h])),
    tools: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies,
    trees,
    treeOf,
    reach,
  };
};

const relativeProblem = ({ folder, kind, path, inside, isTest }, from) => {
  const target = normalize(join(dirname(path), from.split('?')[0]));
  if (!target.startsWith(`${folder}/`)) return `${from} leaves the package; import it by its name`;
  if (!/\.[a-z0-9]+$/.test(target)) return `${from} has no extension`;
  if (kind === 'game' && !isTest && !inside.startsWith('src/text/') && target.startsWith(`${folder}/src/text/`))
    return `rules never import text (${from})`;
};

const platformProblem = ({ kind, isTest, isPure }, from) => {
  if (isPure) return `${kind === 'engine' ? 'the engine' : 'a game'} does no input or output (${from})`;
  if (kind === 'web' && !isTest) return `the browser has no ${from}`;
};

/** Where this import of another package points the wrong way, or the manifest does not name it. */
const packageProblem = ({ folder, kind, manifest, isTest, isPure }, from, { byName, tools }) => {
  const name = nameOf(from);
  const isNamed = name in { ...manifest.dependencies, ...(isTest ? { ...manifest.devDependencies, ...tools } : {}) };
  const workspace = byName.get(name);
  if (workspace === undefined) {
    if (isPure) return `${kind === 'engine' ? 'the engine' : 'a game'} has no dependencies (${from})`;
    return isNamed ? undefined : `${name} is not named in ${folder}/package.json`;
  }
  const theirs = kindOf(workspace.folder);
  if (workspace.folder === folder) return isTest ? undefined : `a package does not import itself by name (${from})`;
  if (kind === 'game' && theirs === 'game') return `games never import each other (${from})`;
  if (!(MAY_IMPORT[kind] ?? []).includes(theirs)) return `${folder} may not import ${name}: imports point one way`;
  if (!isNamed) return `${name} is not named in ${folder}/package.json`;
};

/** What runs where: art and components take types alone from games and bots. */
const runtimeProblem = ({ kind, inside, isTest }, { from, typeOnly }, { byName, reach }) => {
  const workspace = byName.get(nameOf(from));
  if (workspace === undefined || isTest || typeOnly) return undefined;
  const theirs = kindOf(workspace.folder);
  if (kind === 'art' && theirs === 'game') return `art takes only types from games (${from})`;
  if (kind !== 'web' || inside.startsWith('src/worker/')) return undefined;
  if (theirs === 'bots') return `bots run in the worker, not in components (${from})`;
  if (theirs !== 'game') return undefined;
  const entry = workspace.manifest.exports?.[`.${from.slice(nameOf(from).length)}`]?.source;
  const rules = entry ? [...reach(normalize(join(workspace.folder, entry)))].find(isRules) : undefined;
  return rules === undefined ? undefined : `components never import rules: ${from} reaches ${rules}`;
};

const importProblems = (file, found, workspace) => {
  const { from } = found;
  if (isRelative(from)) return [relativeProblem(file, from)];
  if (file.kind === 'web' && from.startsWith('virtual:')) return []; // made by a plugin of vite.config.ts
  if (from.startsWith('node:')) return [platformProblem(file, from)];
  return [packageProblem(file, from, workspace), runtimeProblem(file, found, workspace)];
};

/** Calls `say` for each word that engine and games must not use. */
const checkWords = ({ kind }, program, say) =>
  walk(program, (node, parent) => {
    if (node.type.startsWith('TS') && node.type.endsWith('Type')) return false;
    if (kind === 'game' && comparesTop(node))
      say(node.start, 'a room does not look whether it is on top; it says proceed (engine/src/frames.ts)');
    if (node.type !== 'Identifier') return true;
    const isField = (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) || parent?.key === node;
    if (!isField && IMPURE.has(node.name)) say(node.start, `${node.name} has no place in engine and games`);
    if (node.name === 'random' && isField && parent.object?.name === 'Math')
      say(node.start, 'Math.random has no place in engine and games');
    return true;
  });

export const checkImports = (root = ROOT) => {
  const problems = [];
  const workspace = readWorkspace(root);
  for (const { folder, manifest } of workspace.workspaces)
    for (const path of filesUnder(root, folder, /\.tsx?$/)) {
      const kind = kindOf(folder);
      const inside = path.slice(folder.length + 1);
      const isTest = /^(test|scripts)\//.test(inside) || /\.config\.ts$/.test(inside) || kind === 'e2e';
      const isPure = (kind === 'engine' || kind === 'game') && !isTest;
      const file = { folder, manifest, kind, path, inside, isTest, isPure };
      const { code, program } = workspace.treeOf(path);
      const say = (offset, reason) => problems.push(`${path}:${lineOf(code, offset)}  ${reason}`);

      for (const found of importsOf(program))
        for (const reason of importProblems(file, found, workspace)) if (reason !== undefined) say(found.offset, reason);
      if (isPure && !/^(laws|testing)\//.test(inside)) checkWords(file, program, say);
    }
  return { checked: workspace.trees.size, problems };
};

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const { checked, problems } = checkImports();
  for (const line of problems) console.error(line);
  console.log(problems.length === 0 ? `imports: ${checked} files point one way` : `imports: ${problems.length} go the wrong way`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
