/**
 * Rule coverage, read from the sources. In: a game's folder and its rule ids. Out: for each id the places of the code that cites
 * it and the `rule(…)` tables that prove it. A table fails by itself when it shows neither a resulting position nor an accepted
 * and a refused row, so a table in a green test run is proof.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface CoveredRule {
  readonly id: string;
  readonly title: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const RULE_ID = /\b[A-Z]{2}-\d+(?:\.[A-Z]?\d+)*[a-z]?\b/g;
/** The ids must be literals: rule('EW-6.4', …) or rule(['EW-6.3', 'EW-6.4'], …). */
const TABLE = /\brule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g;

const sources = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .sort()
        .map(name => join(folder, name))
    : [];

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const isComment = (text: string, at: number): boolean => /^\s*(\/\/|\*)/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/** Where each id is found: id → ["file:line", …], each line once. */
export type Places = ReadonlyMap<string, readonly string[]>;

const gather = (root: string, files: readonly string[], find: (text: string, found: (id: string, at: number) => void) => void): Places => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    find(text, (id, at) => {
      const place = `${relative(root, file).replaceAll('\\', '/')}:${lineOf(text, at)}`;
      const list = places.get(id) ?? [];
      if (!list.includes(place)) list.push(place);
      places.set(id, list);
    });
  }
  return places;
};

export const citations = (root: string, folder: string): Places =>
  gather(
    root,
    sources(join(root, folder, 'src')).filter(file => !/[\\/]src[\\/](text[\\/]|rulebook\.ts)/.test(file)),
    (text, found) => {
      for (const match of text.matchAll(RULE_ID)) found(match[0], match.index);
    },
  );

export const ruleTests = (root: string, folder: string): Places =>
  gather(root, sources(join(root, folder, 'test')), (text, found) => {
    for (const match of text.matchAll(TABLE)) {
      if (isComment(text, match.index)) continue;
      for (const [id] of match[1]!.matchAll(RULE_ID)) found(id, match.index);
    }
  });

export const coverage = (
  root: string,
  folder: string,
  ruleIds: readonly string[],
  title: (id: string) => string,
): { readonly rules: readonly CoveredRule[]; readonly uncovered: readonly string[] } => {
  const code = citations(root, folder);
  const tests = ruleTests(root, folder);
  const rules = ruleIds.map(id => ({
    id,
    title: title(id),
    code: code.get(id) ?? [],
    tests: tests.get(id) ?? [],
  }));
  return { rules, uncovered: rules.filter(r => r.tests.length === 0).map(r => r.id) };
};
