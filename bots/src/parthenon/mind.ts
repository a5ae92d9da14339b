/** What a bot knows of Parthenon: the terms with their weights, what is worth searching, where a lookahead may end, and a fast policy. */
import { top } from '@stoa/engine';
import type { PaAction, PaState } from '@stoa/parthenon';
import type { Mind, Policy } from '../mind.ts';
import { choices, habit } from './choices.ts';
import { fastMove } from './fast-policy.ts';
import { hasPrivateOffer } from './offers.ts';
import { policyMove, priorOf } from './policy.ts';
import { PLAIN_TERMS, TERMS, writePlain, writeTerms } from './terms.ts';

/** The policy's move gets this share of a search by default. */
const LEAN = 1;

const VOYAGE = 4;
const VOTE = 12;
const LAST_YEAR = 3;
/** The weight of play-outs in the seasons of the last year, fitted to games of citizens and archons (learning/README.md). */
const WEIGHTS_BY_SEASON = [0.45, 0.45, 0.5, 0.75];

/** A season has few moments when nothing is under way: before an event, a harvest, the trade, a voyage, the vote. */
const isStable = (s: PaState): boolean => {
  switch (top(s)?.room ?? '') {
    case '':
    case 'events':
      return true;
    case 'production':
      return (s.done & s.asked) === 0 && s.armies.every(n => n === 0);
    case 'trade-open':
      return !hasPrivateOffer(s);
    case 'voyage-plan':
      return (s.done & s.asked) === 0 && s.load.every(n => n === 0);
    case 'vote':
      return s.votes.every(n => n < 0);
    default:
      return false;
  }
};

const policyLeaning = (lean: number): Policy<PaState, PaAction> => ({
  choices,
  habit,
  readsOnlyOwnView: true,
  othersUsePolicy: () => true,
  prior: (s, seat, a) => priorOf(s, seat, a, lean),
  rollout(s, seat, legal, rng, searcher) {
    const i = seat === searcher ? -1 : fastMove(s, seat, legal, rng);
    return i >= 0 ? i : policyMove(s, seat, legal, rng);
  },
});

export const parthenonMind: Mind<PaState, PaAction> = {
  seats: s => s.seats,
  interned: false,
  // The terms are in structures already, see value.ts.
  evaluation: { weights: Object.fromEntries(TERMS.map(name => [name, 1])), terms: writeTerms },
  policy: policyLeaning(LEAN),
  horizon: {
    rolloutLength: 400,
    lookaheadLimit: 400,
    lookaheadDepth: 0,
    isStable,
    // Up to the departure of the fleets, then up to the vote.
    stage: s => 2 * (4 * s.year + s.season) + (s.step >= VOYAGE ? 1 : 0) + (s.step >= VOTE ? 1 : 0),
  },
  // In the last year play-outs know who can still pay what.
  playOuts: { count: 16, weight: s => (s.year === LAST_YEAR ? (WEIGHTS_BY_SEASON[s.season - 1] ?? 0) : 0) },
};

/** The same mind with another trust in its policy. */
export const leaning = (mind: Mind<PaState, PaAction>, lean: number): Mind<PaState, PaAction> => ({ ...mind, policy: policyLeaning(lean) });

export const parthenonPlain: Mind<PaState, PaAction> = {
  ...parthenonMind,
  evaluation: { weights: Object.fromEntries(PLAIN_TERMS.map(name => [name, 1])), terms: writePlain },
};
