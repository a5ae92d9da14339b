/** The rows of a suspicion while they are fitted: fractional numbers, for one part of a game's hidden groups at a time. */
import { COUNTS, FINENESS, type Part } from '@stoa/bots/suspicions';
import type { Rng } from '@stoa/engine';
import { type Hidden, type WeightOf, waysTo } from './orders.ts';

export interface Fit {
  readonly part: Part;
  /** By feature and kind, by class and count. */
  readonly seen: Float64Array;
  readonly own: Float64Array;
}
export const newFit = (part: Part): Fit => ({
  part,
  seen: new Float64Array(part.seen * part.kinds),
  own: new Float64Array(part.classes * COUNTS),
});

const ownAt = (classes: readonly number[], at: number, dealt: number): number => {
  const of = classes[at]!;
  return of < 0 ? -1 : of * COUNTS + Math.min(dealt, COUNTS - 1);
};
/** The weights of the kinds of a group under these rows. */
export const weightsWith = ({ part, seen, own }: Fit, group: Hidden): WeightOf => {
  const bases = group.there.map((_, kind) => group.seen.reduce((sum, f) => sum + seen[f * part.kinds + kind]!, 0));
  return (kind, dealt) => {
    let sum = bases[kind]!;
    for (let list = 0; list < part.lists; list++) {
      const at = ownAt(group.classes, list * part.kinds + kind, dealt);
      if (at >= 0) sum += own[at]!;
    }
    return Math.exp(sum);
  };
};

export interface Plan {
  /** How strongly rows are drawn towards 0: as if each had been seen at 0 this many times. */
  readonly shrink: number;
}

/** Climbs the likelihood of groups, one thing after the other (Adagrad). */
export const newClimb = (fit: Fit, groups: readonly Hidden[], { shrink }: Plan): ((group: Hidden, rate: number, rng: Rng) => void) => {
  const { part, seen, own } = fit;
  const { kinds, lists, endless } = part;
  const seenSlopes = new Float64Array(seen.length).fill(1);
  const ownSlopes = new Float64Array(own.length).fill(1);
  // In an epoch every row is drawn towards 0 equally, however often it is used.
  const seenUses = new Float64Array(part.seen).fill(1);
  const ownUses = new Float64Array(part.classes).fill(1);
  for (const group of groups) {
    const things = group.there.reduce((sum, n, kind) => sum + n - group.sure[kind]!, 0);
    for (const f of group.seen) seenUses[f]! += things;
    for (const of of group.classes) if (of >= 0) ownUses[of]! += things;
  }
  let rate = 0;
  const step = (rows: Float64Array, slopes: Float64Array, at: number, slope: number): void => {
    slopes[at]! += slope * slope;
    rows[at]! += (rate * slope) / Math.sqrt(slopes[at]!);
  };
  const shares: number[] = new Array<number>(kinds).fill(0);
  return (group, now, rng) => {
    rate = now;
    const order = waysTo(group, endless, weightsWith(fit, group)).order(rng);
    const dealt = [...group.sure];
    const left = [...group.pool];
    for (const drawn of order) {
      const weightOf = weightsWith(fit, group);
      let whole = 0;
      for (let kind = 0; kind < kinds; kind++) {
        shares[kind] = left[kind] === 0 ? 0 : left[kind]! * weightOf(kind, dealt[kind]!);
        whole += shares[kind]!;
      }
      for (let kind = 0; kind < kinds; kind++) {
        if (left[kind] === 0) continue;
        const slope = (kind === drawn ? 1 : 0) - shares[kind]! / whole;
        for (const f of group.seen) {
          const at = f * kinds + kind;
          step(seen, seenSlopes, at, slope - (shrink / seenUses[f]!) * seen[at]!);
        }
        for (let list = 0; list < lists; list++) {
          const of = group.classes[list * kinds + kind]!;
          const at = ownAt(group.classes, list * kinds + kind, dealt[kind]!);
          if (at >= 0) step(own, ownSlopes, at, slope - (shrink / ownUses[of]!) * own[at]!);
        }
      }
      dealt[drawn]!++;
      if (!endless) left[drawn]!--;
    }
  };
};

/** The rows in the form that the product reads. */
export const bytesFor = (fits: readonly Fit[]): Uint8Array => {
  const whole = (x: number): number => Math.max(-127, Math.min(127, Math.round(FINENESS * x))) & 255;
  return Uint8Array.from(fits.flatMap(({ seen, own }) => [...seen, ...own].map(whole)));
};
/** The rows as the product has them: whole parts of a logarithm. */
export const rounded = ({ part, seen, own }: Fit): Fit => {
  const round = (x: number): number => Math.max(-127, Math.min(127, Math.round(FINENESS * x))) / FINENESS;
  return { part, seen: seen.map(round), own: own.map(round) };
};
