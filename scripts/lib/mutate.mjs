/**
 * Mutants: a `cannot…` predicate that refuses nothing. In: the source of a game's file. Out: its predicates, and the source with one of
 * them returning undefined. No file is changed: vitest's config picks the mutant up from STOA_MUTANT.
 */
import { lineOf, parse, walk } from './syntax.mjs';

const NAME = /^cannot([A-Z]|$)/;
const RULE_ID = /\b[A-Z]{2}-\d+(?:\.[A-Z]?\d+)*[a-z]?\b/g;
const isFunction = node => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const seenIn = body => (body.type === 'BlockStatement' ? [body, '{ return undefined; }'] : [body, 'undefined']);

/**
 * The predicate behind a named node: its name, the part that decides, and what stands there once it is blind. `const cannotX = () => …`,
 * `function cannotX`, `{ cannotX() {} }`, `{ cannot: s => … }`; or a call that makes one, `{ cannot: needsMarch(…) }`.
 */
const named = node => {
  if (node.type === 'FunctionDeclaration' && node.body) return [node.id?.name, ...seenIn(node.body)];
  const isField = node.type === 'Property' || node.type === 'MethodDefinition';
  if (!isField && node.type !== 'VariableDeclarator') return undefined;
  const [key, value] = isField ? [node.key, node.value] : [node.id, node.init];
  if (isFunction(value)) return [key.name, ...seenIn(value.body)];
  return value?.type === 'CallExpression' ? [key.name, value, '() => undefined'] : undefined;
};

/** The comment that stands directly above a place. */
const commentAbove = (code, offset) => {
  const lines = code.slice(0, offset).split('\n').slice(0, -1);
  const above = [];
  while (lines.length > 0 && /^\s*(\/\*\*|\*|\/\/)|\*\/\s*$/.test(lines[lines.length - 1])) above.unshift(lines.pop());
  return above.join('\n');
};

/** Refusals are often shared constants: names in capitals with the ids their declaration holds. */
const constants = (code, program) => {
  const ids = new Map();
  walk(program, node => {
    if (node.type === 'VariableDeclarator' && /^[A-Z][A-Z0-9_]+$/.test(node.id.name ?? ''))
      ids.set(node.id.name, code.slice(node.start, node.end).match(RULE_ID) ?? []);
  });
  return ids;
};

/** Every predicate of a file: [{ name, line, rules, start, end, blind }]; a name used twice gets ~2. */
export const predicates = (path, code) => {
  const found = [];
  const program = parse(path, code);
  const shared = constants(code, program);
  walk(program, node => {
    const [name, part, blind] = named(node) ?? [];
    if (name === undefined || !NAME.test(name)) return true;
    const { start, end } = part;
    const body = code.slice(start, end);
    const words = new Set(body.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []);
    const rules = new Set([...(body.match(RULE_ID) ?? []), ...[...words].flatMap(word => shared.get(word) ?? [])]);
    if (rules.size === 0) for (const id of commentAbove(code, node.start).match(RULE_ID) ?? []) rules.add(id);
    const twins = found.filter(f => f.name === name || f.name.startsWith(`${name}~`)).length;
    found.push({
      name: twins === 0 ? name : `${name}~${twins + 1}`,
      line: lineOf(code, node.start),
      rules: [...rules],
      start,
      end,
      blind,
    });
    return true;
  });
  return found;
};

/** The same source with this predicate blind. */
export const blind = (path, code, name) => {
  const one = predicates(path, code).find(p => p.name === name);
  if (one === undefined) throw new Error(`${path} has no predicate ${name}`);
  return `${code.slice(0, one.start)}${one.blind}${code.slice(one.end)}`;
};

/** The vite plugin: STOA_MUTANT is `games/x/src/rooms/y.ts#cannotZ`. */
export const mutantPlugin = mutant => {
  const [file, name] = mutant.split('#');
  return {
    name: 'stoa-mutant',
    enforce: 'pre',
    transform(code, id) {
      return id.split('?')[0].endsWith(`/${file}`) ? { code: blind(file, code, name), map: null } : undefined;
    },
  };
};
