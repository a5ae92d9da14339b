/** Counts of what the style asks for. In: the root of a checkout. Out: one flat object of numbers and short lists; scripts/measure-code.mjs prints it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { importsOf, lineOf, parse, walk } from './syntax.mjs';
import { filesUnder, packages } from './workspace.mjs';

/** Source is what runs in the product or tunes it; tests, laws and generated weights are not. */
const isSource = path => !/(^|\/)(test|tests|laws|testing|e2e|scripts)\//.test(path) && !/\.config\.ts$|-weights\.ts$|\.d\.ts$/.test(path);

const isFunction = node => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) && node.body != null;
const isConst = node => node.typeAnnotation?.type === 'TSTypeReference' && node.typeAnnotation.typeName?.name === 'const';
const inner = node => (node?.type === 'ParenthesizedExpression' ? inner(node.expression) : node);
const isUnknown = node => node?.type === 'TSAsExpression' && node.typeAnnotation.type === 'TSUnknownKeyword';

/** What one file adds to the counts. */
const measure = (path, code) => {
  const found = { path, lines: code.split('\n').length - 1, casts: 0, double: [], bangs: 0, long: [], wide: [], imports: [] };
  const program = parse(path, code);
  found.imports = importsOf(program);
  walk(program, (node, parent) => {
    const at = () => `${path}:${lineOf(code, node.start)}`;
    if (node.type === 'TSAsExpression' && !isConst(node)) {
      if (isUnknown(inner(node.expression))) found.double.push(at());
      // `as unknown` alone asserts nothing.
      else if (!isUnknown(node)) found.casts += 1;
    }
    if (node.type === 'TSNonNullExpression') found.bangs += 1;
    if (!isFunction(node)) return;
    const length = lineOf(code, node.end) - lineOf(code, node.start) + 1;
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'a function';
    if (length > 60) found.long.push({ at: `${at()} ${name}`, length });
    if (node.params.length > 5) found.wide.push(`${at()} ${name}, ${node.params.length}`);
  });
  return found;
};

/** Groups of files that import each other in a ring, by Tarjan's strongly connected components. */
const cyclesOf = (files, withTypes) => {
  const known = new Map(files.map(file => [file.path, file]));
  const index = new Map();
  const low = new Map();
  const stack = [];
  const rings = [];
  const visit = path => {
    index.set(path, index.size);
    low.set(path, index.get(path));
    stack.push(path);
    for (const { from, typeOnly } of known.get(path).imports) {
      const next = normalize(join(dirname(path), from));
      if (!from.startsWith('.') || (typeOnly && !withTypes) || !known.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path), low.get(next)));
    }
    if (low.get(path) !== index.get(path)) return;
    const ring = stack.splice(stack.indexOf(path));
    if (ring.length > 1) rings.push(ring);
  };
  for (const path of known.keys()) if (!index.has(path)) visit(path);
  return rings;
};

/** Fields of a game's state, those it extends among them (`Stacked` adds the stack). */
const stateFields = (root, game) => {
  const path = `games/${game}/src/state.ts`;
  if (!existsSync(join(root, path))) return undefined;
  let fields;
  walk(parse(path, readFileSync(join(root, path), 'utf8')), node => {
    if (node.type !== 'TSInterfaceDeclaration' || !/^[A-Z][a-z]State$/.test(node.id.name)) return;
    fields = node.body.body.length + (node.extends?.length ?? 0);
  });
  return fields;
};

const DOCUMENT = /(?<![\w*<…/.-])(?:[\w.-]+\/)*[\w-]+\.md\b/g;
/** Ids of test vectors and of open readings. Those of the built-in pack are explained there and in RULES.md of Parthenon. */
const OUTSIDE_ID = /\b(?:TV-[A-Z]?\d+|AMB[ -]\d+)/;

/** Files that name a document that the repository does not have, or an id of one. */
const citingOutside = root => {
  const all = filesUnder(root, '.', /\.(ts|tsx|mjs|js|css|md|json)$/).filter(
    path => !/package-lock|replays\/|pack\/builtin\.json/.test(path),
  );
  const documents = new Set(all.filter(path => path.endsWith('.md')).map(path => basename(path)));
  return all.filter(path => {
    const text = readFileSync(join(root, path), 'utf8');
    return OUTSIDE_ID.test(text) || [...text.matchAll(DOCUMENT)].some(([name]) => !documents.has(basename(name)));
  });
};

const RUN = 8;
/** Pairs of files that share eight lines in a row (blank lines and lines without a letter do not count); catalogues of languages apart. */
const repeated = (root, files) => {
  const first = new Map();
  const pairs = new Set();
  for (const { path } of files) {
    const lines = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map(line => line.trim());
    const kept = lines.filter(line => /[a-z]/i.test(line) && !/^(import|export \{|\*|\/\*)/.test(line));
    for (let i = 0; i + RUN <= kept.length; i++) {
      const run = kept.slice(i, i + RUN).join('\n');
      const other = first.get(run);
      if (other === undefined) first.set(run, path);
      else if (other !== path) pairs.add(`${other} ~ ${path}`);
    }
  }
  return [...pairs];
};
const isCatalogue = pair => /\/(en|it)[/.]/.test(pair);

export const measureCode = root => {
  const files = packages(root)
    .flatMap(({ folder }) => filesUnder(root, folder, /\.tsx?$/))
    .filter(isSource)
    .map(path => measure(path, readFileSync(join(root, path), 'utf8')));
  const sizes = files.map(file => file.lines).sort((a, b) => a - b);
  const long = files.flatMap(file => file.long).sort((a, b) => b.length - a.length);
  const pairs = repeated(root, files);
  const games = filesUnder(root, 'games', /^state\.ts$/).map(path => path.split('/')[1]);
  return {
    files: files.length,
    lines: sizes.reduce((sum, n) => sum + n, 0),
    median: sizes[sizes.length >> 1],
    longest: sizes.at(-1),
    over300: files.filter(file => file.lines > 300).map(file => `${file.path} ${file.lines}`),
    cycles: cyclesOf(files, false).map(ring => ring.join(', ')),
    cyclesWithTypes: cyclesOf(files, true).map(ring => ring.join(', ')),
    casts: files.reduce((sum, file) => sum + file.casts, 0),
    castsBy: Object.fromEntries(
      packages(root).map(({ folder }) => [folder, files.filter(f => f.path.startsWith(`${folder}/`)).reduce((sum, f) => sum + f.casts, 0)]),
    ),
    doubleCasts: files.flatMap(file => file.double),
    nonNull: files.reduce((sum, file) => sum + file.bangs, 0),
    over60: long.map(one => `${one.at}, ${one.length} lines`),
    over100: long.filter(one => one.length > 100).length,
    parametersOver5: files.flatMap(file => file.wide),
    stateFields: Object.fromEntries(games.map(game => [game, stateFields(root, game)])),
    citingOutside: citingOutside(root),
    repeatedPairs: pairs.filter(pair => !isCatalogue(pair)),
    repeatedInCatalogues: pairs.filter(isCatalogue).length,
  };
};
