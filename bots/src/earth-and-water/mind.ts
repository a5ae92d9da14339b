/** What a bot knows of Earth & Water: the terms with their weights, which decisions belong to one move, and a fast policy. */
import type { EwAction, EwState, Side } from '@stoa/earth-and-water';
import { top } from '@stoa/engine';
import type { Evaluation, Mind } from '../mind.ts';
import { rollout, worthOf } from './policy.ts';
import { isNewCampaign, TERMS, type Weights, writeTerms } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** In the order of `Weights`. */
const MOMENTS = ['under-way.persia', 'under-way.greece', 'new-campaign.persia', 'new-campaign.greece'] as const;
export const weightsByName = (weights: Weights): Readonly<Record<string, number>> =>
  Object.fromEntries(MOMENTS.flatMap((moment, i) => TERMS.map(term => [`${moment}.${term}`, weights[term][i]!])));

/** Rooms where a seat begins something new; everywhere else it finishes what was begun. */
const BEGINNINGS = new Set(['operations', 'preparation-cards', 'preparation-pieces', 'supply-hand', 'supply-capacity', '']);

const isStable = (s: EwState): boolean => BEGINNINGS.has(top(s)?.room ?? '');

/** The least number of decisions that a rollout makes. */
const LEAST = 16;

/** How much one more point of worth raises a move's share of attention. */
const DECISIVENESS = 1.5;

/** Dice are grouped by who loses: three kinds of round, whatever the faces. All draws of cards are one group. */
const outcomeKey = (_s: EwState, a: EwAction): number | undefined => {
  if (a.do !== 'roll') return undefined;
  const p = Math.min(4, Math.max(0, ...a.persia));
  const g = Math.max(0, ...a.greece);
  return Math.sign(p - g);
};

/** Where the terms of this side and moment begin. */
const momentOf = (s: EwState, seat: number): number => ((isNewCampaign(s) ? 2 : 0) + seat) * TERMS.length;
const now: number[] = TERMS.map(() => 0);

export const evaluationWith = (weights: Readonly<Record<string, number>>): Evaluation<EwState> => ({
  weights,
  terms(s, seat, out) {
    for (let i = 0; i < MOMENTS.length * TERMS.length; i++) out[i] = 0;
    writeTerms(s, seat as Side, out, momentOf(s, seat));
  },
  scores(s, list, out) {
    for (let seat = 0; seat < 2; seat++) {
      writeTerms(s, seat as Side, now, 0);
      const at = momentOf(s, seat);
      let sum = 0;
      for (let i = 0; i < TERMS.length; i++) sum += list[at + i]! * now[i]!;
      out[seat] = sum;
    }
  },
});

export const earthWaterMind: Mind<EwState, EwAction> = {
  seats: () => 2,
  interned: true,
  evaluation: evaluationWith(weightsByName(WEIGHTS)),
  policy: { rollout, prior: (s, seat, a) => DECISIVENESS * worthOf(s, seat as Side, a) },
  horizon: {
    rolloutLength: 60,
    rolloutEnds: (s, made) => isNewCampaign(s) || (made >= LEAST && isStable(s)),
    isStable,
  },
  chance: { outcomeKey },
};
