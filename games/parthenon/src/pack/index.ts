/**
 * The pack in force: the built-in one, or the one the table's options carry. Compiled once per pack object. A table keeps the built-in pack that it
 * began with, by its rules number.
 */
import { NEWEST_RULES } from '../rules.ts';
import { beforeRules3 } from './before.ts';
import type { Box } from './box.ts';
import builtin from './builtin.json' with { type: 'json' };
import { compile } from './compile.ts';
import type { PackJson } from './types.ts';

export type { Box } from './box.ts';
export type { Cost } from './cost.ts';
export type { CostJson, EffectJson, PackJson, SelectJson } from './types.ts';

export const BUILTIN: PackJson = builtin as PackJson;
/** The first rules number with the built-in pack of today. */
const NOW_SINCE = 3;
const BEFORE: PackJson = beforeRules3(BUILTIN);
/** The built-in pack of tables that began under these rules. */
export const builtinOf = (rules: number): PackJson => (rules < NOW_SINCE ? BEFORE : BUILTIN);
const BUILTIN_BOX = compile(BUILTIN);
const BEFORE_BOX = compile(BEFORE);
/** A cache of pure results, keyed by identity. */
const compiled = new WeakMap<PackJson, Box>();

export const boxOf = (pack: PackJson | null, rules = NEWEST_RULES): Box => {
  if (pack === null) return rules < NOW_SINCE ? BEFORE_BOX : BUILTIN_BOX;
  let box = compiled.get(pack);
  if (box === undefined) {
    box = compile(pack);
    compiled.set(pack, box);
  }
  return box;
};
