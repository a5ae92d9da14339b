/**
 * The short name of a table's own pack: what a view says instead of carrying up to 256 KB in every message. Each player's browser has the pack
 * itself once, with the table's options. The same content has the same name, whatever the order of its keys.
 */
import { canonical } from '@stoa/engine';
import type { PackJson } from './types.ts';

/** Two FNV-1a hashes with different start values: 64 bits. It tells packs apart and is no protection against forgery. */
const hash = (text: string, from: number): string => {
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
};
/** A cache of pure results, keyed by identity. */
const names = new WeakMap<PackJson, string>();

export const packName = (pack: PackJson): string => {
  let name = names.get(pack);
  if (name === undefined) {
    const text = canonical(pack);
    name = hash(text, 0x811c9dc5) + hash(text, 0x2166a1b3);
    names.set(pack, name);
  }
  return name;
};
