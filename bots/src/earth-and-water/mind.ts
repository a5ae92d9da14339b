/** What a bot knows of Earth & Water: the terms with their weights, which decisions belong to one move, and quick habits. */
import { armies, type EwAction, type EwState, fleets, GREECE, PERSIA, type Side } from '@stoa/earth-and-water';
import { type Rng, top } from '@stoa/engine';
import type { Mind } from '../mind.ts';
import { TERMS, writeTerms } from './terms.ts';
import { WEIGHTS } from './weights.ts';

const names = [...TERMS.map(t => `persia.${t}` as const), ...TERMS.map(t => `greece.${t}` as const)];

/** Rooms where a seat begins something new; everywhere else it finishes what was begun. */
const BEGINNINGS = new Set(['operations', 'preparation-cards', 'preparation-pieces', 'supply-hand', 'supply-capacity', '']);

const indexOf = (legal: readonly EwAction[], kind: EwAction['do']): number => legal.findIndex(a => a.do === kind);

/** Fight while not clearly weaker: Persian dice are capped, so Persia wants numbers. */
const battleHabit = (s: EwState, seat: Side, own: number, theirs: number, legal: readonly EwAction[], rng: Rng): number => {
  const fight = indexOf(legal, 'fight-on');
  const edge = seat === PERSIA ? own - theirs : own + 1 - theirs;
  if (edge >= 0 || s.campaign === 0) return fight;
  const others = legal.flatMap((a, i) => (a.do === 'fight-on' ? [] : [i]));
  return others.length === 0 ? fight : (others[rng.int(others.length)] as number);
};

const habit = (s: EwState, seat: number, legal: readonly EwAction[], rng: Rng): number => {
  const side = seat as Side;
  const enemy: Side = side === PERSIA ? GREECE : PERSIA;
  const f = top(s);
  switch (f?.room) {
    case 'land-attacker':
    case 'land-defender':
      return battleHabit(s, side, armies(s, side, s.op.to), armies(s, enemy, s.op.to), legal, rng);
    case 'naval-attacker':
    case 'naval-defender':
      return battleHabit(s, side, fleets(s, side, f.at), fleets(s, enemy, f.at), legal, rng);
    case 'operations': {
      const pass = indexOf(legal, 'pass');
      const i = rng.int(legal.length);
      return i === pass ? rng.int(legal.length) : i;
    }
    default:
      return rng.int(legal.length);
  }
};

/** Dice by who loses: three kinds of round, whatever the faces. Drawn cards are not told apart. */
const chanceKey = (_s: EwState, a: EwAction): number | undefined => {
  if (a.do !== 'roll') return undefined;
  const p = Math.min(4, Math.max(0, ...a.persia));
  const g = Math.max(0, ...a.greece);
  return Math.sign(p - g);
};

export const weightsByName = (weights: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0]));

export const earthWaterMind: Mind<EwState, EwAction> = {
  weights: weightsByName(WEIGHTS),
  seats: () => 2,
  interned: true,
  horizon: 24,
  terms(s, seat, out) {
    for (let i = 0; i < names.length; i++) out[i] = 0;
    writeTerms(s, seat as Side, out, seat === PERSIA ? 0 : TERMS.length);
  },
  quiet: s => BEGINNINGS.has(top(s)?.room ?? ''),
  playOut: habit,
  chanceKey,
};

/** What a beginner counts: the track, the cities, the pieces. */
const PLAIN = new Set(['points', 'pointsLate', 'cities', 'armies', 'fleets', 'cards', 'talents']);
export const earthWaterPlain: Mind<EwState, EwAction> = {
  ...earthWaterMind,
  weights: Object.fromEntries(names.map((name, i) => [name, PLAIN.has(name.slice(7)) ? (WEIGHTS[i] ?? 0) : 0])),
};
