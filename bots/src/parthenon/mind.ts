/** What a bot knows of Parthenon: the terms with their weights, what is worth a thought, where a look may end, quick habits. */
import { top } from '@stoa/engine';
import type { PaAction, PaState } from '@stoa/parthenon';
import type { Mind } from '../mind.ts';
import { choices } from './choices.ts';
import { habit, orderOf } from './habits.ts';
import { hastily } from './haste.ts';
import { hasPrivateOffer } from './offers.ts';
import { PLAIN_TERMS, TERMS, writePlain, writeTerms } from './terms.ts';

/** How much of a thought goes to what habit would do, unless told. */
const LEAN = 1;

const VOYAGE = 4;
const VOTE = 12;

/** A season has few places where nothing is under way: before an event, a harvest, the trade, a voyage, the vote. */
const isQuiet = (s: PaState): boolean => {
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

export const parthenonMind: Mind<PaState, PaAction> = {
  // The terms are in structures already, see value.ts.
  weights: Object.fromEntries(TERMS.map(name => [name, 1])),
  seats: s => s.seats,
  interned: false,
  horizon: 400,
  patience: 400,
  depth: 0,
  terms: writeTerms,
  choices,
  isSure: true,
  byHabit: () => true,
  // Up to the departure of the fleets, then up to the vote.
  chapter: s => 2 * (4 * s.year + s.season) + (s.step >= VOYAGE ? 1 : 0) + (s.step >= VOTE ? 1 : 0),
  quiet: isQuiet,
  order: (s, seat, a) => orderOf(s, seat, a, LEAN),
  playOut(s, seat, legal, rng, me) {
    const i = seat === me ? -1 : hastily(s, seat, legal, rng);
    return i >= 0 ? i : habit(s, seat, legal, rng);
  },
};

/** The same mind, trusting habit more or less. */
export const leaning = (mind: Mind<PaState, PaAction>, lean: number): Mind<PaState, PaAction> => ({
  ...mind,
  order: (s, seat, a) => orderOf(s, seat, a, lean),
});

export const parthenonPlain: Mind<PaState, PaAction> = {
  ...parthenonMind,
  weights: Object.fromEntries(PLAIN_TERMS.map(name => [name, 1])),
  terms: writePlain,
};
