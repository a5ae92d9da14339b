/**
 * The built-in pack of Parthenon without its remarks, for the page and the workers that play: where a figure comes from and why is read in
 * the pack editor only, which has the whole file. The server and tests have the whole file too.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LEAN = '?lean';
/** The page's validation belongs to the pack editor, which shows the whole file. */
const ON_PAGE = /\/parthenon\/src\/pack\/index\.ts$/;
/** In a worker index and validation share one lean pack. */
const IN_WORKER = /\/parthenon\/src\/pack\/(index|validate)\.ts$/;
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
  'vocabulary',
  'components',
]);

/** The worker that checks packs compares them with the whole file. */
const CHECKS_PACKS = 'check-worker';
const NOWHERE = /^$/;

/** Every field but remarks, at any depth. */
export const withoutRemarks = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(withoutRemarks);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).flatMap(([key, value]) => (REMARKS.has(key) ? [] : [[key, withoutRemarks(value)]])));
};

export const leanPack = (where: 'page' | 'worker'): Plugin => {
  let readers = where === 'page' ? ON_PAGE : IN_WORKER;
  return {
    name: 'stoa-lean-pack',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      if (JSON.stringify(input).includes(CHECKS_PACKS)) readers = NOWHERE;
    },
    async resolveId(source, importer) {
      if (source !== './builtin.json' || importer === undefined || !readers.test(importer)) return null;
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
  };
};
