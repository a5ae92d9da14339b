/** The pack in force: the built-in one, or the one the table's options carry. Compiled once per pack object. */
import type { Box } from './box.ts';
import builtin from './builtin.json' with { type: 'json' };
import { compile } from './compile.ts';
import type { PackJson } from './types.ts';

export type { Box } from './box.ts';
export type { Cost } from './cost.ts';
export type { CostJson, EffectJson, PackJson, SelectJson } from './types.ts';

export const BUILTIN: PackJson = builtin as PackJson;
const BUILTIN_BOX = compile(BUILTIN);
/** A cache of pure results, keyed by identity. */
const compiled = new WeakMap<PackJson, Box>();

export const boxOf = (pack: PackJson | null): Box => {
  if (pack === null) return BUILTIN_BOX;
  let box = compiled.get(pack);
  if (box === undefined) {
    box = compile(pack);
    compiled.set(pack, box);
  }
  return box;
};
