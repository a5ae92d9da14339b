/** What a bot knows of Perikles: the terms with their weights, where a position is stable, and a fast policy. */
import { top } from '@stoa/engine';
import type { PkAction, PkState } from '@stoa/perikles';
import type { Evaluation, Mind } from '../mind.ts';
import { EASY, KEEN, policyOf } from './choices.ts';
import { redeal } from './hidden-model.ts';
import { TERMS, type Term, weighBattles, writeTerms, writeWeighed } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** The names of the weights, by game turn, because a point decides more towards the end. */
const TURNS = ['first', 'second', 'third'] as const;
const weightsOf = (counts: (term: Term) => boolean): Readonly<Record<string, number>> =>
  Object.fromEntries(TURNS.flatMap((turn, i) => TERMS.map(term => [`${turn}.${term}`, counts(term) ? WEIGHTS[term][i]! : 0])));

/** Where a seat begins something new. */
const isBeginning = (s: PkState): boolean => {
  switch (top(s)?.room) {
    case 'commit':
    case 'take-influence':
    case 'propose':
    case 'after-tile':
    case 'extra-cube':
    case 'choose-first':
    case 'recover':
    case undefined:
      return true;
    default:
      return false;
  }
};
const isBattle = (s: PkState): boolean => {
  switch (top(s)?.room) {
    case 'battle-special':
    case 'dice':
    case 'casualty':
      return true;
    default:
      return false;
  }
};
/**
 * A search sees the end of the round of tiles, of the proposals, or of the turn with its battles, as far as four decisions of a rollout
 * reach.
 */
const stage = (s: PkState): number => {
  const turn = 100 * s.turn;
  switch (top(s)?.room) {
    case 'commit':
      return turn + 50;
    case 'propose':
      return turn + 40;
    case 'take-influence':
    case 'draw-influence':
    case 'any-city':
    case 'candidate':
    case 'assassin':
    case 'alkibiades':
    case 'after-tile':
    case 'extra-cube':
      return turn + roundOf(s);
    default:
      return turn + (isBattle(s) ? 60 : 50);
  }
};
const roundOf = (s: PkState): number => {
  let tiles = 0;
  for (let i = 0; i < s.held.length; i++) if (s.held[i]! >= 0) tiles++;
  return Math.floor(tiles / s.seats);
};

/**
 * The archon's walks end only where a stage does: after the elections, before the dice of the battles. A round of tiles says little before
 * its elections are held, and a rollout that is cut off in another seat's commit turn says little too.
 */
const farStage = (s: PkState): number => {
  const reached = stage(s);
  return reached % 100 < 50 ? 100 * s.turn : reached;
};
/** More than any stage has. */
const WHOLE_STAGE = 500;

/** Where the terms of this game turn begin. */
const momentOf = (s: PkState): number => (Math.min(3, s.turn) - 1) * TERMS.length;
const now: number[] = TERMS.map(() => 0);

const evaluationWith = (weights: Readonly<Record<string, number>>): Evaluation<PkState> => ({
  weights,
  terms(s, seat, out) {
    for (let i = 0; i < TURNS.length * TERMS.length; i++) out[i] = 0;
    writeTerms(s, seat, out, momentOf(s));
  },
  scores(s, list, out) {
    weighBattles(s);
    const at = momentOf(s);
    for (let seat = 0; seat < s.seats; seat++) {
      writeWeighed(s, seat, now, 0);
      let sum = 0;
      for (let i = 0; i < TERMS.length; i++) sum += list[at + i]! * now[i]!;
      out[seat] = sum;
    }
  },
});

/** A mind that takes face-down counters and special tiles as they are dealt. */
export const periklesTrusting: Mind<PkState, PkAction> = {
  seats: s => s.seats,
  interned: true,
  evaluation: evaluationWith(weightsOf(() => true)),
  policy: policyOf(EASY),
  horizon: {
    rolloutLength: 4,
    lookaheadDepth: 1,
    isStable: s => s.pending < 0 && isBeginning(s),
    stage,
    endsBeforeDice: isBattle,
  },
};

/**
 * Before the last elections, and where tiles are taken, play-outs know no more than the win chance: searching bots do not play like the
 * policy.
 */
const LAST_ELECTIONS = 340;

export const periklesMind: Mind<PkState, PkAction> = {
  ...periklesTrusting,
  chance: { redeal },
  playOuts: { count: 16, weight: s => (stage(s) >= LAST_ELECTIONS ? 0.5 : 0) },
};

/** The archon's, which looks to the end of a stage. */
export const periklesFar: Mind<PkState, PkAction> = {
  ...periklesMind,
  policy: policyOf(KEEN),
  horizon: { ...periklesMind.horizon, rolloutLength: WHOLE_STAGE, stage: farStage },
};

/** What a beginner counts: points, cubes for the next election, the tiles that are fought for. */
const PLAIN: ReadonlySet<Term> = new Set<Term>(['cubes', 'tiles', 'statues', 'toCome', 'elections', 'hopes', 'battles', 'words']);
export const periklesPlain: Mind<PkState, PkAction> = {
  ...periklesTrusting,
  evaluation: evaluationWith(weightsOf(term => PLAIN.has(term))),
};
