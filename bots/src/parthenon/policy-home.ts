/** The policy at home: events, production, trade's start, construction, what to keep, the vote. In: legal moves. Out: an index. */
import { has, type Seat, top, unreachable } from '@stoa/engine';
import { type Box, box, effectNow, eventIn, type PaState } from '@stoa/parthenon';
import { ARMY, acropolisSize, cardOf, GOODS, KINDS, keepLimit, PAPYRUS } from './island.ts';
import type { Ledger } from './ledger.ts';
import { best, buildScore, costOf, find, hold, keepScore, laidOut, NEVER, type RoomPolicy, reckonFor } from './move-scores.ts';
import { TUNED } from './weights.ts';

/** As the pack has them. */
type Effect = Extract<Box['events'][number]['effects'][number], { readonly op: 'islands' }>;
export type Step = Effect['steps'][number];
type Cost = Box['fleets'][number];

const gone = new Array<number>(KINDS).fill(0);

/** Lay out the most dispensable card; close as soon as possible. */
export const payStep: RoomPolicy = (s, seat, legal) => {
  const close = find(legal, 'confirm');
  if (close >= 0) return close;
  const l = reckonFor(s, seat);
  return best(legal, a => {
    if (a.do === 'pay') return -costOf(l, cardOf(a.card), laidOut(s, seat, cardOf(a.card)));
    if (a.do !== 'take') return NEVER;
    const card = cardOf(a.card);
    if (laidOut(s, seat, card) > 0) return -1;
    return l.want[card]! * (s.taken[seat * KINDS + card]! > 0 ? 0.6 : 1);
  });
};
export const inDraft = (s: PaState, seat: Seat): boolean => s.draft[seat] !== 0;

/** What the most dispensable cards for a cost are worth; −1 if there are not enough. */
const priceOf = (cost: Cost | undefined, l: Ledger): number => {
  gone.fill(0);
  let sum = 0;
  for (const slot of cost?.slots ?? []) {
    let least = Number.POSITIVE_INFINITY;
    let which = -1;
    for (let card = 0; card < KINDS; card++) {
      if (!has(slot.mask, card) || hold[card]! <= gone[card]!) continue;
      const c = card >= ARMY ? TUNED.aegis : costOf(l, card, gone[card]!);
      if (c < least) {
        least = c;
        which = card;
      }
    }
    if (which < 0) return -1;
    gone[which] = gone[which]! + 1;
    sum += least;
  }
  return sum;
};
/** What these steps of an event do to the seat, in structures. */
export const harmOf = (s: PaState, seat: Seat, steps: readonly Step[]): number => {
  let sum = 0;
  let cards = 0;
  for (let card = 0; card < GOODS; card++) cards += s.hand[seat * KINDS + card]!;
  for (const step of steps)
    switch (step.op) {
      case 'lose':
        sum += TUNED.loss * Math.min(step.n, cards);
        break;
      case 'block':
        sum += TUNED.idle * step.n;
        break;
      case 'ground':
        sum += TUNED.grounded * step.n;
        break;
      case 'block-acropolis':
        sum += TUNED.shut * acropolisSize(s, seat);
        break;
      case 'gain':
      case 'boost':
      case 'remove-cost':
      case 'pay-or':
      case 'may':
        break;
      default:
        unreachable(step);
    }
  return sum;
};
/** Pay if that is cheaper than to suffer; take what is needed most, give what is needed least. */
export const decidePolicy: RoomPolicy = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  if (find(legal, 'take-optional') >= 0) return find(legal, l.want[PAPYRUS]! > 0.2 ? 'take-optional' : 'skip-optional');
  const effect = effectNow(s);
  const steps =
    effect?.op === 'islands' || effect?.op === 'named'
      ? has(eventIn(top(s))?.named ?? 0, seat) || effect.op === 'islands'
        ? effect.steps
        : effect.rest
      : [];
  const answer = steps[0];
  if (answer?.op === 'pay-or') {
    const harm = harmOf(s, seat, answer.or);
    const pay = best(legal, a => {
      if (a.do !== 'pay-option') return NEVER;
      const price = priceOf(answer.options[a.option]?.[s.islandOf[seat]!], l);
      return price < 0 || price > harm ? NEVER : -price;
    });
    if (pay >= 0) return pay;
  }
  const suffer = best(legal, a => (a.do === 'suffer' ? (a.reduce ? 1 : 0) : NEVER));
  if (suffer >= 0) return suffer;
  const close = find(legal, 'confirm');
  if (close >= 0) return close;
  const isGain = steps[0]?.op === 'gain';
  const pick = best(legal, a => {
    if (a.do !== 'pick') return NEVER;
    const card = cardOf(a.card);
    if (!isGain) return -costOf(l, card, laidOut(s, seat, card));
    return card === ARMY ? 1 : l.want[card]!;
  });
  return pick;
};

/** Armies go where the good is needed most; no worker stays idle. */
export const productionPolicy: RoomPolicy = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  const villages = box(s).islands[s.islandOf[seat]!]?.villages;
  const good = (village: number): number => villages?.[village - 1]?.good ?? 0;
  return best(legal, a => {
    if (a.do === 'assign-army') return 2 + l.want[good(a.village)]!;
    if (a.do === 'boost-village') return 1 + l.want[good(a.village)]!;
    if (a.do === 'substitute') return l.want[cardOf(a.good)]! - l.want[good(a.village)]! - 0.05;
    return a.do === 'confirm' ? 0 : NEVER;
  });
};

export const tradeStartPolicy: RoomPolicy = (s, seat, legal, rng) => {
  if (inDraft(s, seat)) return payStep(s, seat, legal, rng);
  const wonder = find(legal, 'pay-wonder');
  if (wonder >= 0) return wonder;
  const l = reckonFor(s, seat);
  const gift = best(legal, a => (a.do === 'use-power' && a.good !== 'none' ? l.want[cardOf(a.good)]! : NEVER));
  return gift >= 0 ? gift : find(legal, 'pass');
};

export const buildPolicy: RoomPolicy = (s, seat, legal, rng) => {
  if (inDraft(s, seat)) return payStep(s, seat, legal, rng);
  const l = reckonFor(s, seat);
  return best(legal, a => buildScore(s, seat, a, l));
};

export const discardPolicy: RoomPolicy = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  let inOpen = 0;
  let kept = 0;
  for (let card = 0; card < GOODS; card++) {
    if (hold[card]! > 0) inOpen += keepScore(l, card, hold[card]!, 0);
    kept += laidOut(s, seat, card);
  }
  if (kept === 0 && inOpen > closedWorth(s, seat, l)) return find(legal, 'option-b');
  const keep = best(legal, a =>
    a.do === 'keep' ? keepScore(l, cardOf(a.card), hold[cardOf(a.card)]!, laidOut(s, seat, cardOf(a.card))) : NEVER,
  );
  return keep >= 0 ? keep : find(legal, 'option-a');
};
/** What the best cards kept in secret are worth. */
const closedWorth = (s: PaState, seat: Seat, l: Ledger): number => {
  let limit = keepLimit(s, seat);
  for (let card = 0; card < GOODS; card++) gone[card] = 0;
  let sum = 0;
  for (; limit > 0; limit--) {
    let most = 0;
    let which = -1;
    for (let card = 0; card < GOODS; card++) {
      if (hold[card]! <= gone[card]!) continue;
      const score = keepScore(l, card, hold[card]!, gone[card]!);
      if (score > most) {
        most = score;
        which = card;
      }
    }
    if (which < 0) break;
    gone[which] = gone[which]! + 1;
    sum += most;
  }
  return sum;
};

export const meFirst: RoomPolicy = (_s, seat, legal) => best(legal, a => (a.do === 'place-next' && a.seat === seat ? 1 : NEVER));
