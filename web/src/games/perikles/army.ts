/** What every army is made of: known to all from the box, less the dead. Which counters lie face down where is not known. */
import type { PkView } from '@stoa/perikles';
import { COUNTERS, POWERS, type PowerId } from '@stoa/perikles/box';

/** Strengths of hoplites and of triremes. */
export type Piles = readonly [hoplites: readonly number[], triremes: readonly number[]];

/** Every counter of a power, as it came out of the box. */
const boxOf = (power: PowerId): Piles => {
  const strengths = (numbers: readonly number[]): readonly number[] => numbers.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
  const [hoplites = [], triremes = []] = COUNTERS[POWERS.indexOf(power)] ?? [];
  return [strengths(hoplites), strengths(triremes)];
};
const without = (all: readonly number[], gone: readonly number[]): readonly number[] => {
  const left = [...all];
  for (const strength of gone) if (left.includes(strength)) left.splice(left.indexOf(strength), 1);
  return left;
};
/** What a power still has, wherever it is. */
export const aliveOf = ({ power, dead }: Pick<PkView['powers'][number], 'power' | 'dead'>): Piles => {
  const [hoplites, triremes] = boxOf(power);
  return [without(hoplites, dead[0]), without(triremes, dead[1])];
};
