/** What a bot knows of Perikles: the terms with their weights, what is quiet, and quick habits. */
import { type Rng, top } from '@stoa/engine';
import type { PkAction, PkState } from '@stoa/perikles';
import type { Mind } from '../mind.ts';
import { choices, orderOf } from './choices.ts';
import { TERMS, writeTerms } from './terms.ts';

/** In the order of TERMS; set by hand. */
const WEIGHTS = [0.16, 0.1, 0.16, 0.14, 0.16, -0.1, 0.012, 0.08, -0.02, 0.05];

/** Rooms where a seat begins something new. */
const BEGINNINGS = new Set(['extra-cube', 'take-influence', 'after-tile', 'propose', 'choose-first', 'recover', 'commit', '']);

/** Special tiles are kept for the moment that is looked at; questions and take-backs are not made by habit. */
const QUIET: ReadonlySet<PkAction['do']> = new Set(['ask-permission', 'take-back', 'play-special', 'cancel-ask', 'set-standing', 'revoke']);
const LUCK = 2;
const habit = (s: PkState, seat: number, legal: readonly PkAction[], rng: Rng): number => {
  const room = top(s)?.room;
  if (room === 'battle-special') {
    const pass = legal.findIndex(a => a.do === 'pass');
    if (pass >= 0 && rng.int(4) > 0) return pass;
  }
  if (room !== 'commit') {
    const i = rng.int(legal.length);
    return QUIET.has((legal[i] as PkAction).do) ? rng.int(legal.length) : i;
  }
  // Where counters look useful, with some luck in it.
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i] as PkAction;
    const mark = (QUIET.has(a.do) ? -9 : orderOf(s, seat, a)) + (LUCK * rng.int(1024)) / 1024;
    if (mark > most) {
      most = mark;
      best = i;
    }
  }
  return best;
};

/** Rooms of the influence phase. */
const INFLUENCE: ReadonlySet<string> = new Set([
  'extra-cube',
  'draw-influence',
  'take-influence',
  'any-city',
  'assassin',
  'alkibiades',
  'after-tile',
]);
/** A thought sees the end of the round of tiles, of the proposals, or of the turn with its battles. */
const chapter = (s: PkState): number => {
  const room = top(s)?.room ?? '';
  if (!INFLUENCE.has(room)) return 100 * s.turn + (room === 'propose' || room === 'candidate' ? 40 : 50);
  let tiles = 0;
  for (const tile of s.held) if (tile >= 0) tiles++;
  return 100 * s.turn + Math.floor(tiles / s.seats);
};

export const periklesMind: Mind<PkState, PkAction> = {
  weights: Object.fromEntries(TERMS.map((name, i) => [name, WEIGHTS[i] ?? 0])),
  seats: s => s.seats,
  interned: true,
  horizon: 20,
  terms: writeTerms,
  chapter,
  quiet: s => BEGINNINGS.has(top(s)?.room ?? '') && s.pending < 0,
  order: orderOf,
  choices,
  depth: 1,
  // Counters are placed one by one; what the others will place is a guess anyway.
  byHabit: s => top(s)?.room === 'commit' || top(s)?.room === 'ask',
  playOut: habit,
};

/** What a beginner counts: points, cubes for the next election, the tiles he fights for. */
const PLAIN = new Set(['points', 'statues', 'elections', 'battles', 'words']);
export const periklesPlain: Mind<PkState, PkAction> = {
  ...periklesMind,
  weights: Object.fromEntries(TERMS.map((name, i) => [name, PLAIN.has(name) ? (WEIGHTS[i] ?? 0) : 0])),
};
