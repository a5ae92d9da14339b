/**
 * Trade between islands: what to offer to whom, and what to answer. In a phase a bot makes one proposal to each island, an offer or a
 * counter-offer, of one or two cards each way: the one that is best for both and asks only for cards that the island surely holds by what
 * all seats have seen.
 */
import { has, type Rng, type Seat } from '@stoa/engine';
import { addressee, asked, box, CARDS, type CardId, given, maker, offerCount, offerId, type PaAction, type PaState } from '@stoa/parthenon';
import { ARMY, GOAL, GOODS, holdings, KINDS, structuresOf, VILLAGES } from './island.ts';
import { goodsWorth, type Ledger, newLedger, reckon } from './ledger.ts';
import { TUNED } from './weights.ts';

const TO_ALL = -1;

const mine = newLedger();
const theirs = newLedger();
const hold = new Array<number>(KINDS).fill(0);
const guess = new Array<number>(KINDS).fill(0);
const after = new Array<number>(KINDS).fill(0);

/** How many of a card the seat's own open offers promise. */
const promised = (s: PaState, seat: Seat, card: number): number => {
  let n = 0;
  for (let i = 0; i < offerCount(s); i++) if (maker(s, i) === seat) n += given(s, i, card);
  return n;
};
/**
 * Would accepting offer `i` break an open offer of the seat's own? A bot keeps what it has offered until there is an answer, so that no
 * seat sees an offer vanish while it thinks.
 */
export const breaksOwnOffer = (s: PaState, seat: Seat, i: number): boolean => {
  holdings(s, seat, hold);
  for (let card = 0; card < KINDS; card++) {
    const lost = asked(s, i, card) - given(s, i, card);
    if (lost > 0 && hold[card]! - lost < promised(s, seat, card)) return true;
  }
  return false;
};
/** No card is offered twice at a time. */
const withoutPromised = (s: PaState, seat: Seat): void => {
  for (let card = 0; card < KINDS; card++) if (hold[card]! > 0) hold[card] = Math.max(0, hold[card]! - promised(s, seat, card));
};

/** What accepting offer `i` would bring the seat, in structures. */
export const gainOf = (s: PaState, seat: Seat, i: number): number => {
  holdings(s, seat, hold);
  const before = goodsWorth(s, seat, hold);
  let aegis = 0;
  for (let card = 0; card < KINDS; card++) {
    const change = given(s, i, card) - asked(s, i, card);
    after[card] = hold[card]! + change;
    if (card >= ARMY) aegis += (card === ARMY ? 0.5 : 0.25) * change;
  }
  return goodsWorth(s, seat, after) - before + aegis;
};
/** No bot trades with an island that is about to win. */
const isDangerous = (s: PaState, seat: Seat, other: Seat): boolean => {
  const n = structuresOf(s, other);
  return n >= GOAL - 2 && n > structuresOf(s, seat);
};

/** Is a private offer waiting for this seat's answer? */
export const offerTo = (s: PaState, seat: Seat): number => {
  for (let i = 0; i < offerCount(s); i++) if (addressee(s, i) === seat) return i;
  return -1;
};
export const hasPrivateOffer = (s: PaState): boolean => {
  for (let i = 0; i < offerCount(s); i++) if (addressee(s, i) !== TO_ALL) return true;
  return false;
};

/** Answer what is asked, accept what is good, and be ready. */
export const answerPolicy = (s: PaState, seat: Seat, legal: readonly PaAction[], _rng: Rng): number => {
  let decline = -1;
  let ready = -1;
  for (let k = 0; k < legal.length; k++) {
    const a = legal[k]!;
    switch (a.do) {
      case 'accept': {
        const i = indexOfOffer(s, a.offer);
        if (i >= 0 && !isDangerous(s, seat, maker(s, i)) && !breaksOwnOffer(s, seat, i) && gainOf(s, seat, i) > TUNED.accept) return k;
        break;
      }
      case 'decline':
        if (decline < 0) decline = k;
        break;
      case 'ready':
        if (ready < 0) ready = k;
    }
  }
  return decline >= 0 ? decline : ready;
};
export const indexOfOffer = (s: PaState, id: number): number => {
  for (let i = 0; i < offerCount(s); i++) if (offerId(s, i) === id) return i;
  return -1;
};

/**
 * What an island surely holds by what all seats have seen: of each kind the harvest of its working villages and its workshops, less the
 * cards that have left its hand since. One village may have yielded another good if a philosophy allows that.
 */
const guessHand = (s: PaState, seat: Seat): void => {
  guess.fill(0);
  const { islands, able } = box(s);
  const island = islands[s.islandOf[seat]!];
  for (let w = 0; w < s.workshops[seat]!; w++) bump(island?.rare ?? 0);
  for (let v = 0; v < VILLAGES; v++) if (has(s.villages[seat]! & ~s.blocked[seat]!, v)) bump(island?.villages[v]?.good ?? 0);
  let gone = s.leftHand[seat]!;
  for (const power of able.substitutes) if (has(s.powersUsed[seat]!, power)) gone++;
  if (gone > 0) for (let card = 0; card < GOODS; card++) guess[card] = Math.max(0, guess[card]! - gone);
};
const bump = (card: number): void => {
  guess[card] = guess[card]! + 1;
};
/** What it costs to give one more of a kind, `n` being promised already. */
const price = (l: Ledger, card: number, n: number): number =>
  (l.spare[card]! > n ? 0 : TUNED.spokenFor) + Math.max(l.penny, 0.03) * (card < 6 ? 1 : 2);

const NOT_OFFERED = Number.NEGATIVE_INFINITY;
/** What an offer is worth that brings the seat `gain` and the other `theirs`; `NOT_OFFERED` if one of them gains too little. */
const scoreOf = (gain: number, theirs: number): number =>
  gain < TUNED.offer || theirs < TUNED.offered ? NOT_OFFERED : Math.min(gain, theirs) + 0.3 * gain;

/** One or two cards each way; the second is −1 where there is one only. */
interface Draft {
  readonly to: Seat;
  readonly score: number;
  readonly give: number;
  readonly give2: number;
  readonly want: number;
  readonly want2: number;
}
const cards = (one: number, two: number): readonly CardId[] =>
  (two < 0 ? [one] : [Math.min(one, two), Math.max(one, two)]).map(card => CARDS[card]!);
const keyOf = ({ give, give2, want, want2 }: Draft): number => give | ((give2 + 1) << 5) | (want << 10) | ((want2 + 1) << 15);
/** Offers made before: an equal offer is the same object, so that the tree finds it without reading it. */
const offersMade = new Map<number, PaAction>();
const offerOf = (draft: Draft): PaAction => {
  const key = keyOf(draft) | (draft.to << 20);
  let offer = offersMade.get(key);
  if (offer === undefined) {
    offer = { do: 'offer', to: draft.to, give: cards(draft.give, draft.give2), want: cards(draft.want, draft.want2) };
    offersMade.set(key, offer);
  }
  return offer;
};

/** Considers an offer of one or two cards each way; −1 stands for no second card. */
type Consider = (score: number, give: number, give2: number, want: number, want2: number) => void;
/** The offers that give `g` for `w`: as they are, with one more card given, with one more card asked for. */
const considerPair = (g: number, w: number, consider: Consider): void => {
  const isWanted = mine.want[w]!;
  const theirCost = price(theirs, w, 0);
  const cost = price(mine, g, 0);
  const theyGet = theirs.want[g]!;
  consider(scoreOf(isWanted - cost, theyGet - theirCost), g, -1, w, -1);
  for (let h = g; h < GOODS; h++) {
    if (h === w || hold[h]! <= (h === g ? 1 : 0)) continue;
    const both = theyGet + theirs.want[h]! * (h === g ? 0.5 : 1);
    consider(scoreOf(isWanted - cost - price(mine, h, h === g ? 1 : 0), both - theirCost), g, h, w, -1);
  }
  for (let v = w; v < GOODS; v++) {
    if (v === g || guess[v]! <= (v === w ? 1 : 0)) continue;
    const both = isWanted + mine.want[v]! * (v === w ? 0.5 : 1);
    consider(scoreOf(both - cost, theyGet - theirCost - price(theirs, v, v === w ? 1 : 0)), g, -1, w, v);
  }
};
/** The offer to this seat that is best for both, of any shape. An island gets one proposal in a phase; after a refusal it gets no other. */
const draftFor = (s: PaState, seat: Seat, to: Seat): Draft | undefined => {
  if (wasAsked(s, seat, to)) return undefined;
  guessHand(s, to);
  // The island holds what it offers to this seat, otherwise the offer would have lapsed.
  for (let i = 0; i < offerCount(s); i++)
    if (maker(s, i) === to && addressee(s, i) === seat)
      for (let card = 0; card < GOODS; card++) guess[card] = Math.max(guess[card]!, given(s, i, card));
  reckon(s, to, guess, theirs);
  let best: Draft | undefined;
  const consider: Consider = (score, give, give2, want, want2) => {
    if (score > (best === undefined ? NOT_OFFERED : best.score)) best = { to, score, give, give2, want, want2 };
  };
  for (let w = 0; w < GOODS; w++)
    if (guess[w]! > 0) for (let g = 0; g < GOODS; g++) if (g !== w && hold[g]! > 0) considerPair(g, w, consider);
  return best;
};
const wasAsked = (s: PaState, seat: Seat, to: Seat): boolean => s.offersMade[seat * (s.seats + 1) + to + 1]! > 0;

const MANY_OFFERS = 3;
/** Does a private offer of this island wait for the seat's answer? The seat answers it or counters it, and makes no other offer to this island. */
const waitsFor = (s: PaState, seat: Seat, from: Seat): boolean => {
  for (let i = 0; i < offerCount(s); i++) if (addressee(s, i) === seat && maker(s, i) === from) return true;
  return false;
};
/** Appends a few sensible offers, the best first: surplus against what the next building lacks, to islands that produce it. */
export const offersFor = (s: PaState, seat: Seat, out: PaAction[]): void => {
  holdings(s, seat, hold);
  reckon(s, seat, hold, mine);
  withoutPromised(s, seat);
  const drafts: Draft[] = [];
  for (let to = 0; to < s.seats; to++) {
    if (to === seat || isDangerous(s, seat, to) || waitsFor(s, seat, to)) continue;
    const draft = draftFor(s, seat, to);
    if (draft !== undefined) drafts.push(draft);
  }
  if (drafts.length > 1) drafts.sort((a, b) => b.score - a.score);
  for (let i = 0; i < drafts.length && i < MANY_OFFERS; i++) out.push(offerOf(drafts[i]!));
};
/** Another proposal in place of the one on the table; only if that island got none yet. */
export const counterTo = (s: PaState, seat: Seat, i: number): PaAction | undefined => {
  const to = maker(s, i);
  if (isDangerous(s, seat, to)) return undefined;
  holdings(s, seat, hold);
  reckon(s, seat, hold, mine);
  withoutPromised(s, seat);
  const draft = draftFor(s, seat, to);
  if (draft === undefined) return undefined;
  return { do: 'counter', offer: offerId(s, i), give: cards(draft.give, draft.give2), want: cards(draft.want, draft.want2) };
};
