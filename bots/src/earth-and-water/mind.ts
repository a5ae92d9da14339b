/** What a bot knows of Earth & Water: the terms with their weights, which decisions belong to one move, and quick habits. */
import type { EwAction, EwState, Side } from '@stoa/earth-and-water';
import { top } from '@stoa/engine';
import type { Mind } from '../mind.ts';
import { habit, worthOf } from './habit.ts';
import { isNewCampaign, TERMS, type Weights, writeTerms } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** In the order of `Weights`. */
const MOMENTS = ['under-way.persia', 'under-way.greece', 'new-campaign.persia', 'new-campaign.greece'] as const;
export const weightsByName = (weights: Weights): Readonly<Record<string, number>> =>
  Object.fromEntries(MOMENTS.flatMap((moment, i) => TERMS.map(term => [`${moment}.${term}`, weights[term][i] as number])));

/** Rooms where a seat begins something new; everywhere else it finishes what was begun. */
const BEGINNINGS = new Set(['operations', 'preparation-cards', 'preparation-pieces', 'supply-hand', 'supply-capacity', '']);

const isQuiet = (s: EwState): boolean => BEGINNINGS.has(top(s)?.room ?? '');

/** Decisions a play-out makes at least. */
const LEAST = 16;

/** How much a point more in worth draws attention. */
const DECISIVENESS = 1.5;

/** Dice by who loses: three kinds of round, whatever the faces. Drawn cards are not told apart. */
const chanceKey = (_s: EwState, a: EwAction): number | undefined => {
  if (a.do !== 'roll') return undefined;
  const p = Math.min(4, Math.max(0, ...a.persia));
  const g = Math.max(0, ...a.greece);
  return Math.sign(p - g);
};

/** Where the terms of this side and moment begin. */
const momentOf = (s: EwState, seat: number): number => ((isNewCampaign(s) ? 2 : 0) + seat) * TERMS.length;
const now: number[] = TERMS.map(() => 0);

export const earthWaterMind: Mind<EwState, EwAction> = {
  weights: weightsByName(WEIGHTS),
  seats: () => 2,
  interned: true,
  horizon: 60,
  terms(s, seat, out) {
    for (let i = 0; i < MOMENTS.length * TERMS.length; i++) out[i] = 0;
    writeTerms(s, seat as Side, out, momentOf(s, seat));
  },
  scores(s, weights, out) {
    for (let seat = 0; seat < 2; seat++) {
      writeTerms(s, seat as Side, now, 0);
      const at = momentOf(s, seat);
      let sum = 0;
      for (let i = 0; i < TERMS.length; i++) sum += (weights[at + i] as number) * (now[i] as number);
      out[seat] = sum;
    }
  },
  quiet: isQuiet,
  playOutEnds: (s, made) => isNewCampaign(s) || (made >= LEAST && isQuiet(s)),
  playOut: habit,
  order: (s, seat, a) => DECISIVENESS * worthOf(s, seat as Side, a),
  chanceKey,
};

/** What a beginner counts: the track, the cities, the pieces. */
const PLAIN = new Set(['points', 'pointsLate', 'pointsLast', 'cities', 'armies', 'fleets', 'cards', 'talents']);
export const earthWaterPlain: Mind<EwState, EwAction> = {
  ...earthWaterMind,
  weights: Object.fromEntries(
    Object.entries(earthWaterMind.weights).map(([name, weight]) => [name, PLAIN.has(name.slice(name.lastIndexOf('.') + 1)) ? weight : 0]),
  ),
};
