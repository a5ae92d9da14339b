/** What a bot knows of Perikles: the terms with their weights, what is quiet, and quick habits. */
import { type Rng, top } from '@stoa/engine';
import type { PkAction, PkState } from '@stoa/perikles';
import type { Mind } from '../mind.ts';
import { TERMS, writeTerms } from './terms.ts';

/** In the order of TERMS; set by hand. */
const WEIGHTS = [0.16, 0.1, 0.16, 0.14, 0.16, -0.1, 0.012, 0.08, -0.02];

/** Rooms where a seat begins something new. */
const BEGINNINGS = new Set(['extra-cube', 'take-influence', 'after-tile', 'propose', 'choose-first', 'recover', 'commit', '']);

/** Special tiles are kept for the moment that is looked at; questions and take-backs are not made by habit. */
const QUIET: ReadonlySet<PkAction['do']> = new Set(['ask-permission', 'take-back', 'play-special', 'cancel-ask']);
const habit = (s: PkState, _seat: number, legal: readonly PkAction[], rng: Rng): number => {
  if (top(s)?.room === 'battle-special') {
    const pass = legal.findIndex(a => a.do === 'pass');
    if (pass >= 0 && rng.int(4) > 0) return pass;
  }
  const i = rng.int(legal.length);
  return QUIET.has((legal[i] as PkAction).do) ? rng.int(legal.length) : i;
};

export const periklesMind: Mind<PkState, PkAction> = {
  weights: Object.fromEntries(TERMS.map((name, i) => [name, WEIGHTS[i] ?? 0])),
  seats: s => s.seats,
  interned: true,
  horizon: 20,
  terms: writeTerms,
  quiet: s => BEGINNINGS.has(top(s)?.room ?? '') && s.pending < 0,
  playOut: habit,
};

/** What a beginner counts: points, cubes for the next election, the tiles he fights for. */
const PLAIN = new Set(['points', 'statues', 'elections', 'battles', 'words']);
export const periklesPlain: Mind<PkState, PkAction> = {
  ...periklesMind,
  weights: Object.fromEntries(TERMS.map((name, i) => [name, PLAIN.has(name) ? (WEIGHTS[i] ?? 0) : 0])),
};
