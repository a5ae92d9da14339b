/**
 * The moves worth searching, room by room: no asides, no useless steps of a payment, a few lands, a few offers. Reads what the seat knows
 * and public facts only, so that every table dealt for one observation gives the same list.
 */
import { type Rng, type Seat, top } from '@stoa/engine';
import { box, effectNow, FLEETS, LANDS, type PaAction, type PaState } from '@stoa/parthenon';
import { ARMY, cardOf, FLEET_COUNT, GOODS, holdings, KINDS } from './island.ts';
import { type Ledger, newLedger, reckon } from './ledger.ts';
import { buildScore, costOf, find, keepScore, tradeScore } from './move-scores.ts';
import { breaksOwnOffer, counterTo, indexOfOffer, offersFor, offerTo } from './offers.ts';
import { isAside, policyMove, prefer, preferInstead, preferredMove } from './policy.ts';
import { FOREIGN, nextLoad, openFleet, openness, promise } from './voyage.ts';

type Choices = (s: PaState, seat: Seat, legal: PaAction[], l: Ledger) => void;
/** Rooms for which the ledger has no score. */
type PlainChoices = (s: PaState, seat: Seat, legal: PaAction[]) => void;

const ledger = newLedger();
const hold = new Array<number>(KINDS).fill(0);
const NEVER = Number.NEGATIVE_INFINITY;

const keepOnly = (legal: PaAction[], is: (a: PaAction) => boolean): void => {
  let n = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    if (is(a)) legal[n++] = a;
  }
  if (n > 0 && n < legal.length) legal.length = n;
};
const MOST_KEPT = 6;
const kept: PaAction[] = [];
const keptScores = new Array<number>(MOST_KEPT).fill(0);
/** Keeps the n moves with the highest scores, among equals the first; moves scored −Infinity go. */
const keepBest = (legal: PaAction[], n: number, score: (a: PaAction) => number): void => {
  let count = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    const m = score(a);
    if (!(m > NEVER)) continue;
    let at = count;
    while (at > 0 && keptScores[at - 1]! < m) at--;
    if (at === n) continue;
    if (count < n) count++;
    for (let k = count - 1; k > at; k--) {
      kept[k] = kept[k - 1]!;
      keptScores[k] = keptScores[k - 1]!;
    }
    kept[at] = a;
    keptScores[at] = m;
  }
  if (count === 0) return;
  for (let i = 0; i < count; i++) legal[i] = kept[i]!;
  if (legal.length > count) legal.length = count;
};
const hasKind = (legal: readonly PaAction[], kind: PaAction['do']): boolean => find(legal, kind) >= 0;

/** The steps of a payment: close it when it is paid; otherwise the most dispensable cards and the most wanted goods. */
const payment: Choices = (s, seat, legal, l) => {
  if (hasKind(legal, 'confirm')) return keepOnly(legal, a => a.do === 'confirm');
  keepBest(legal, 3, a => {
    if (a.do === 'pay') return -costOf(l, cardOf(a.card), s.reserved[seat * KINDS + cardOf(a.card)]!);
    // Does not take back what was just paid.
    if (a.do !== 'take' || s.reserved[seat * KINDS + cardOf(a.card)]! > 0) return NEVER;
    return l.want[cardOf(a.card)]!;
  });
};

const production: Choices = (s, seat, legal, l) => {
  const villages = box(s).islands[s.islandOf[seat]!]?.villages;
  const good = (village: number): number => l.want[villages?.[village - 1]?.good ?? 0]!;
  if (hasKind(legal, 'assign-army')) keepBest(legal, 3, a => (a.do === 'assign-army' ? good(a.village) : NEVER));
  else if (hasKind(legal, 'boost-village')) keepBest(legal, 3, a => (a.do === 'boost-village' ? good(a.village) : NEVER));
  else
    keepBest(legal, 3, a => {
      if (a.do === 'substitute') return l.want[cardOf(a.good)]! - good(a.village);
      return a.do === 'confirm' ? 9 : NEVER;
    });
};

const mayAccept = (s: PaState, seat: Seat, offer: number): boolean => !breaksOwnOffer(s, seat, indexOfOffer(s, offer));
/** All own offers in one batch, no card in two of them; then the answers, where a counter-offer comes before a plain no. */
const tradeOpen: PlainChoices = (s, seat, legal) => {
  const waiting = offerTo(s, seat);
  keepOnly(legal, a => (a.do === 'accept' ? mayAccept(s, seat, a.offer) : a.do === (waiting >= 0 ? 'decline' : 'ready')));
  const answers = legal.length;
  offersFor(s, seat, legal);
  const counter = waiting >= 0 && legal.length === answers ? counterTo(s, seat, waiting) : undefined;
  if (counter !== undefined) legal.push(counter);
};
/** Before a no and before being ready: every offer that was not made yet, then a counter-offer. A good offer is accepted at once. */
const saidFirst = (legal: readonly PaAction[], answer: PaAction): PaAction | undefined => {
  if (answer.do === 'accept') return undefined;
  return legal.find(a => a.do === 'offer') ?? (answer.do === 'decline' ? legal.find(a => a.do === 'counter') : undefined);
};

const SMALL_CARGO = 3;
/** One fleet after the other: a land that promises something, or one more card. */
const voyagePlan: Choices = (s, seat, legal, l) => {
  const f = openFleet(s, seat);
  if (f < 0) return keepOnly(legal, a => a.do === 'confirm');
  const fleet = FLEETS[f];
  let size = 0;
  for (let card = 0; card < KINDS; card++) size += s.load[(seat * FLEET_COUNT + f) * KINDS + card]!;
  const next = new Set<number>();
  const lands = new Set<number>();
  for (let land = 0; land < LANDS.length; land++) {
    if (openness(s, seat, land) === 0 || promise(s, seat, f, land, l) <= 0.05) continue;
    lands.add(land);
    const card = nextLoad(s, seat, f, land, l);
    if (card >= 0) next.add(card);
  }
  if (size > 1) for (let card = ARMY; card < KINDS; card++) next.add(card);
  // Hazards spare a small cargo, and a full one is worth the risk; nothing in between is.
  const isBetween = size !== SMALL_CARGO && [...next].some(card => card < GOODS && l.spare[card]! > 0);
  keepOnly(legal, a => {
    if (a.do === 'load') return a.fleet === fleet && next.has(cardOf(a.card));
    if (a.do === 'sail') {
      const land = LANDS.indexOf(a.land);
      return a.fleet === fleet && lands.has(land) && !(isBetween && box(s).lands[land]?.region === FOREIGN);
    }
    return a.do === 'confirm';
  });
};

const fleetTrade: Choices = (s, seat, legal, l) => {
  if (s.draft[seat] !== 0) return payment(s, seat, legal, l);
  keepBest(legal, 5, a => {
    const score = tradeScore(s, seat, a, l);
    return score < -0.12 ? NEVER : score;
  });
};

const returning: Choices = (_s, _seat, legal, l) => {
  if (hasKind(legal, 'confirm')) return keepOnly(legal, a => a.do === 'confirm');
  if (hasKind(legal, 'transfer')) return keepBest(legal, 2, a => (a.do === 'transfer' ? -costOf(l, cardOf(a.card), 0) : NEVER));
  keepBest(legal, 3, a => (a.do === 'discard-cargo' ? -costOf(l, cardOf(a.card), 0) : NEVER));
};

const build: Choices = (s, seat, legal, l) => {
  if (s.draft[seat] !== 0) return payment(s, seat, legal, l);
  keepBest(legal, 6, a => buildScore(s, seat, a, l));
};

const discard: Choices = (s, seat, legal, l) => {
  const canKeep = hasKind(legal, 'keep');
  const begun = legal.some(a => a.do === 'keep' && s.reserved[seat * KINDS + cardOf(a.card)]! > 0);
  keepBest(legal, 4, a => {
    if (a.do === 'option-a') return canKeep ? NEVER : 1;
    if (a.do === 'option-b') return begun || !canKeep ? NEVER : 1;
    if (a.do !== 'keep') return NEVER;
    const card = cardOf(a.card);
    return keepScore(l, card, hold[card]!, s.reserved[seat * KINDS + card]!);
  });
};

/** Only the first land in question; the others come next. */
const harborVote: PlainChoices = (_s, _seat, legal) => {
  const first = legal[0];
  if (first?.do === 'reveal') keepOnly(legal, a => (a.do === 'reveal' || a.do === 'pass-harbor') && a.land === first.land);
};

const decide: Choices = (s, seat, legal, l) => {
  if (!hasKind(legal, 'pick')) return;
  if (hasKind(legal, 'confirm')) return keepOnly(legal, a => a.do === 'confirm');
  const effect = effectNow(s);
  const isGain =
    (effect?.op === 'islands' || effect?.op === 'named') &&
    [...effect.steps, ...(effect.op === 'named' ? effect.rest : [])][0]?.op === 'gain';
  keepBest(legal, 3, a => {
    if (a.do !== 'pick') return NEVER;
    const card = cardOf(a.card);
    if (card >= GOODS) return card === ARMY ? 2 : 1;
    return isGain ? l.want[card]! : -costOf(l, card, s.reserved[seat * KINDS + card]!);
  });
};

const tradeStart: Choices = (s, seat, legal, l) => {
  if (s.draft[seat] !== 0) return payment(s, seat, legal, l);
  keepBest(legal, 4, a => {
    if (a.do === 'pay-wonder') return 9;
    return a.do === 'use-power' && a.good !== 'none' ? 1 + l.want[cardOf(a.good)]! : a.do === 'pass' ? 1 : NEVER;
  });
};
const voyageStart: PlainChoices = (_s, _seat, legal) =>
  keepBest(legal, 4, a => (a.do === 'pass' ? 1 : a.do === 'peek' && a.pay === 'none' ? 2 : NEVER));

const PLAIN_CHOICES: Readonly<Record<string, PlainChoices>> = {
  'trade-open': tradeOpen,
  'voyage-start': voyageStart,
  'harbor-vote': harborVote,
};
const CHOICES: Readonly<Record<string, Choices>> = {
  'event-decide': decide,
  production,
  'trade-start': tradeStart,
  'voyage-plan': voyagePlan,
  'fleet-trade': fleetTrade,
  return: returning,
  build,
  discard,
};

export const choices = (s: PaState, seat: Seat, legal: PaAction[]): void => {
  keepOnly(legal, a => !isAside(a));
  if (legal.length < 2) return;
  const policysMove = prefer(s, seat, legal);
  const room = top(s)?.room ?? '';
  const narrow = CHOICES[room];
  const narrowPlainly = PLAIN_CHOICES[room];
  if (narrow !== undefined) {
    holdings(s, seat, hold);
    reckon(s, seat, hold, ledger);
    narrow(s, seat, legal, ledger);
  } else if (narrowPlainly !== undefined) narrowPlainly(s, seat, legal);
  else return;
  if (!legal.includes(policysMove)) legal.push(policysMove);
  const first = room === 'trade-open' ? saidFirst(legal, policysMove) : undefined;
  if (first !== undefined) preferInstead(first);
};

/** What a seat does without a search: the policy's move, and in trade what `choices` puts before it. Narrows `legal`. */
export const habit = (s: PaState, seat: Seat, legal: PaAction[], rng: Rng): PaAction => {
  if (top(s)?.room !== 'trade-open') return legal[policyMove(s, seat, legal, rng)]!;
  choices(s, seat, legal);
  return legal.length === 1 ? legal[0]! : preferredMove();
};
