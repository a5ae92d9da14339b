/**
 * The built-in pack of Parthenon without its remarks, for the page: where a figure comes from and why is read in the pack editor only, which
 * has the whole file. Workers, the server and tests have the whole file too.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LEAN = '?lean';
const READER = /\/parthenon\/src\/pack\/index\.ts$/;
const REMARKS: ReadonlySet<string> = new Set([
  'fieldProvenance',
  'source',
  'why',
  'note',
  'sources',
  'provenanceLegend',
  'provenanceRule',
  // The page has its own words for the cards; the rest is for authors of packs.
  'text',
  'rulings',
  'vocabulary',
  'components',
]);

/** Every field but remarks, at any depth. */
export const withoutRemarks = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(withoutRemarks);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).flatMap(([key, value]) => (REMARKS.has(key) ? [] : [[key, withoutRemarks(value)]])));
};

export const leanPack = (): Plugin => ({
  name: 'stoa-lean-pack',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== './builtin.json' || importer === undefined || !READER.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}${LEAN}`;
  },
  load: id =>
    id.endsWith(LEAN)
      ? {
          code: `export default ${JSON.stringify(withoutRemarks(JSON.parse(readFileSync(id.slice(0, -LEAN.length), 'utf8'))))};`,
          moduleType: 'js',
        }
      : null,
});
