/**
 * The moves an experienced player would try first, without looking ahead: a rough worth for every action, in points. The search opens
 * moves in this order, and rollouts take the best of a few moves drawn at random.
 */
import {
  ADJACENT,
  armies,
  type CARD_IDS,
  CITIES,
  type CityId,
  controlled,
  type EwAction,
  type EwState,
  fleets,
  GREECE,
  KEY_CITIES,
  other,
  PERSIA,
  type Side,
} from '@stoa/earth-and-water';
import { type Rng, top } from '@stoa/engine';
import { greeceWins, persiaWins } from './odds.ts';

const PLACE = Object.fromEntries(CITIES.map((id, city) => [id, city])) as Readonly<Record<CityId, number>>;
const ALL_KEYS = KEY_CITIES[PERSIA] | KEY_CITIES[GREECE];
const ASIA = KEY_CITIES[PERSIA];
/** Scoring: 1 a city, 2 a key city. */
const WORTH: readonly number[] = CITIES.map((_, city) => ((ALL_KEYS >> city) & 1) + 1);

/** A number for each card, from place 1 on. */
type Numbers<List extends readonly unknown[]> = { [At in keyof List]: number };
type ByCard = readonly [none: 0, ...Numbers<typeof CARD_IDS>];
/** An event against a movement with the same card, in points; by card number, Persia's halves and Greece's. */
const EVENT_WORTH: readonly [persia: ByCard, greece: ByCard] = [
  [0, 1, 1.6, 1.6, 0.6, 0, 0.6, 0.9, 0.8, 0.9, 0.5, 0, 1.9, 1.6, 0, 1.5, 0.3],
  [0, 1.6, 0.9, 1.3, 0, 0, 0, 0.3, 0.9, 0, 1, 1.3, 0, 0.6, 1.2, 0, 1.2],
];
/** What keeping a card for its reaction is worth: a movement with it costs that much. */
const KEPT_WORTH: readonly [persia: ByCard, greece: ByCard] = [
  [0, 0.5, 0.8, 0.8, 0.3, 0.5, 0.3, 0.4, 0.3, 0.4, 0.2, 0, 0.9, 0.8, 0, 0.6, 0.1],
  [0, 0.7, 0.4, 0.6, 0.7, 0.4, 0.3, 0.2, 0.4, 0.4, 0.4, 0.6, 0.5, 0.3, 0.5, 0.7, 0.5],
];
const MOVE = 1.3;
const PASS: readonly number[] = [-0.5, 0.2];

/** The chance that `own` pieces of this side beat `theirs` in a battle fought to the end. */
const wins = (side: Side, own: number, theirs: number, cap: number): number =>
  side === PERSIA ? persiaWins(own, theirs, cap) : greeceWins(theirs, own, cap);
const capAt = (city: number): number => (((ASIA >> city) & 1) !== 0 ? 5 : 4);

/** What it costs to leave this city with `n` armies: control is lost, or an own key city stands open. */
const leaving = (s: EwState, side: Side, from: number, n: number): number => {
  if (armies(s, side, from) > n) return 0;
  if (((KEY_CITIES[side] >> from) & 1) === 0) return WORTH[from]!;
  const roads = ADJACENT[s.bridge ? 1 : 0]![from]!;
  return (roads & controlled(s, other(side))) !== 0 || fleets(s, other(side), from) > 0 ? 1.2 : 0.4;
};

/** What `n` armies arriving in this city bring, with how sure they are to arrive. */
const arriving = (s: EwState, side: Side, to: number, n: number, sure: number): number => {
  const enemy = other(side);
  const theirs = armies(s, enemy, to);
  const worth = WORTH[to]!;
  if (theirs > 0) {
    const cap = s.op.cavalry ? 6 : capAt(to);
    const chance = wins(side, n, theirs, cap) * sure;
    const stake = worth * (s.op.kind === 'the-great-king' || s.op.kind === 'evangelion' ? 2.5 : 2) + 0.3 * theirs;
    return chance * stake - (1 - chance) * 0.35 * n;
  }
  if (armies(s, side, to) > 0 || ((KEY_CITIES[side] >> to) & 1) !== 0) return -0.3 + 0.02 * n;
  const open = ((KEY_CITIES[enemy] >> to) & 1) !== 0;
  return sure * (open ? 2 * worth : worth) + 0.1 * (n < 3 ? n : 3);
};

const byLand = (s: EwState, side: Side, from: number, to: number, n: number): number =>
  arriving(s, side, to, n, 1) - leaving(s, side, from, n);

const bySea = (s: EwState, side: Side, move: Extract<EwAction, { readonly do: 'naval-move' }>): number => {
  const { fleets: ships, armies: n } = move;
  const to = PLACE[move.to];
  const theirs = fleets(s, other(side), to);
  const cap = capAt(to);
  const sure = theirs === 0 ? 1 : wins(side, ships, theirs, cap);
  const fight = theirs === 0 ? 0 : sure * 0.5 * theirs - (1 - sure) * 0.5 * ships;
  if (n === 0) return theirs === 0 ? -0.3 : fight;
  return arriving(s, side, to, n, sure) - leaving(s, side, PLACE[move.from], n) + fight;
};

/** Whether to go on with a battle or to retreat: the city at stake and the pieces. */
const fighting = (side: Side, own: number, theirs: number, city: number): number => {
  const chance = wins(side, own, theirs, capAt(city));
  return chance * (2 * WORTH[city]! + 0.3 * theirs) - (1 - chance) * 0.4 * own;
};

/** Taking one army of `owner` off this city. */
const removal = (s: EwState, owner: Side, city: number): number => {
  const n = armies(s, owner, city);
  return n === 1 && ((KEY_CITIES[owner] >> city) & 1) === 0 ? WORTH[city]! : n === 1 ? 0.6 : 0.3;
};

const choosing = (s: EwState, side: Side, city: number): number => {
  switch (top(s)?.room) {
    case 'ionian-revolt':
    case 'desertion':
      return removal(s, other(side), city);
    case 'supply-capacity':
    case 'king-army':
    case 'figure-army':
      return -removal(s, side, city);
    default:
      return 0;
  }
};

const raising = (s: EwState, side: Side, city: number): number => {
  const n = armies(s, side, city);
  const roads = ADJACENT[s.bridge ? 1 : 0]![city]!;
  const front = (roads & controlled(s, other(side))) !== 0 ? 0.2 : 0;
  return 0.8 + front - 0.1 * n + (side === PERSIA && (fleets(s, PERSIA, city) > n || s.bridge) ? 0.4 : 0);
};

/** The worth of an action for the side, in points. */
export const worthOf = (s: EwState, side: Side, a: EwAction): number => {
  switch (a.do) {
    case 'play-event':
      return EVENT_WORTH[side][a.card];
    case 'play-move':
      return MOVE - KEPT_WORTH[side][a.card];
    case 'pass':
      return PASS[side]!;
    case 'land-move':
      return byLand(s, side, PLACE[a.from], PLACE[a.to], a.armies);
    case 'naval-move':
      return bySea(s, side, a);
    case 'fight-on': {
      const f = top(s);
      const sea = f?.room === 'naval-attacker' || f?.room === 'naval-defender';
      const at = sea ? f.at : s.op.to;
      const count = sea ? fleets : armies;
      return fighting(side, count(s, side, at), count(s, other(side), at), at);
    }
    case 'retreat-road':
    case 'retreat-sea':
      return s.op.side === side ? 0 : -WORTH[s.op.to]!;
    case 'react':
      return a.card === 5 && side === GREECE ? 0.3 : 1;
    case 'decline':
      return 0;
    case 'buy-cards':
      return -0.15 * Math.abs(a.n - (side === PERSIA ? 5 : 4));
    case 'raise-army':
      return raising(s, side, PLACE[a.city]);
    case 'raise-fleet':
      return side === PERSIA ? 1.1 : 0.8;
    case 'build-bridge':
      return 1;
    case 'end-preparation':
      return s.talents === 0 ? 0 : -2;
    case 'choose-city':
      return choosing(s, side, PLACE[a.city]);
    case 'place-armies':
      return 0.3 * a.armies;
    case 'confirm':
      return 0.8;
    case 'discard-card':
      return -KEPT_WORTH[side][a.card];
    case 'destroy-bridge':
      return 1;
    default:
      return 0;
  }
};

/** All moves of a list up to this length are scored; of a longer list only a few, drawn at random. */
const FEW = 4;

/** The best of a few moves drawn at random: mostly sensible, but not always the same. */
export const rollout = (s: EwState, seat: number, legal: readonly EwAction[], rng: Rng): number => {
  const side = seat as Side;
  const n = legal.length;
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < FEW && k < n; k++) {
    // One random number serves twice: it chooses the move and the noise in its score.
    const lot = rng.int(1 << 24);
    const i = n <= FEW ? k : (lot >>> 8) % n;
    const worth = worthOf(s, side, legal[i]!) + (lot & 255) / 400;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return best;
};
