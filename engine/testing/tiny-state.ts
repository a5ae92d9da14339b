/**
 * Tiny, the game that tests the laws: hidden hands, sealed bids with drafts, dice, a look at another hand, asides and an
 * open kind, in the fewest lines. Here: state, clone, the interned actions, events, view.
 */
import { bit, count, each, has } from '../src/bits.ts';
import type { Seat } from '../src/contract.ts';
import type { Stacked } from '../src/frames.ts';

export const CARDS = 16;
export const HAND = 3;
export const ROUNDS = 4;
export const COINS = 5;
export const DROPS = 2;
export const NONE = -1;
export const ALL_CARDS = bit(CARDS) - 1;

export type TinyFrame =
  | { readonly room: 'round'; readonly leader: Seat }
  | { readonly room: 'deal' }
  | { readonly room: 'bid' }
  | { readonly room: 'roll'; readonly winner: Seat }
  | { readonly room: 'look'; readonly leader: Seat };

const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** Frames are few, so they are made once. */
export const ROUND = SEATS.map((leader): TinyFrame => ({ room: 'round', leader }));
export const ROLL = SEATS.map((winner): TinyFrame => ({ room: 'roll', winner }));
export const LOOK = SEATS.map((leader): TinyFrame => ({ room: 'look', leader }));
export const DEAL: TinyFrame = { room: 'deal' };
export const BID: TinyFrame = { room: 'bid' };

export interface TinyState extends Stacked<TinyFrame> {
  readonly seats: number;
  round: number;
  stake: number;
  /** Sets of cards: still in the bag, each hand, played. */
  bag: number;
  readonly hands: number[];
  played: number;
  /** The cards of the last bid, by seat. */
  readonly shown: number[];
  readonly coins: number[];
  /** Secret until all have confirmed: the card each would play, how often it was dropped, who has confirmed. */
  readonly drafts: number[];
  readonly drops: number[];
  confirmed: number;
  /** `knows[seat × seats + owner]`: cards this seat has seen in that hand. */
  readonly knows: number[];
  /** Per round: waves and gifts made. */
  readonly waves: number[];
  readonly gifts: number[];
}

export const setup = (seats: number): TinyState => ({
  stack: [ROUND[0]!, DEAL],
  resuming: false,
  seats,
  round: 1,
  stake: 0,
  bag: ALL_CARDS,
  hands: new Array<number>(seats).fill(0),
  played: 0,
  shown: new Array<number>(seats).fill(NONE),
  coins: new Array<number>(seats).fill(COINS),
  drafts: new Array<number>(seats).fill(NONE),
  drops: new Array<number>(seats).fill(0),
  confirmed: 0,
  knows: new Array<number>(seats * seats).fill(0),
  waves: new Array<number>(seats).fill(0),
  gifts: new Array<number>(seats).fill(0),
});

export const clone = (s: TinyState): TinyState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  seats: s.seats,
  round: s.round,
  stake: s.stake,
  bag: s.bag,
  hands: s.hands.slice(),
  played: s.played,
  shown: s.shown.slice(),
  coins: s.coins.slice(),
  drafts: s.drafts.slice(),
  drops: s.drops.slice(),
  confirmed: s.confirmed,
  knows: s.knows.slice(),
  waves: s.waves.slice(),
  gifts: s.gifts.slice(),
});

export const hand = (s: TinyState, seat: Seat): number => s.hands[seat]!;
export const coins = (s: TinyState, seat: Seat): number => s.coins[seat]!;
export const draft = (s: TinyState, seat: Seat): number => s.drafts[seat]!;
export const known = (s: TinyState, seat: Seat, owner: Seat): number => s.knows[seat * s.seats + owner]!;

export type TinyAction =
  | { readonly do: 'stake'; readonly coins: number }
  | { readonly do: 'choose'; readonly card: number }
  | { readonly do: 'drop' }
  | { readonly do: 'confirm' }
  | { readonly do: 'look'; readonly at: Seat }
  | { readonly do: 'look-away' }
  | { readonly do: 'wave' }
  /** Open: any seat, any sum that the giver has. */
  | { readonly do: 'gift'; readonly to: Seat; readonly coins: number }
  | { readonly do: 'draw'; readonly card: number }
  | { readonly do: 'die'; readonly pips: number };

const upTo = <A>(n: number, make: (i: number) => A): readonly A[] => Array.from({ length: n }, (_, i) => make(i));
export const STAKE = upTo(400, (n): TinyAction => ({ do: 'stake', coins: n }));
export const CHOOSE = upTo(CARDS, (card): TinyAction => ({ do: 'choose', card }));
export const DROP: TinyAction = { do: 'drop' };
export const CONFIRM: TinyAction = { do: 'confirm' };
export const LOOK_AT = upTo(4, (at): TinyAction => ({ do: 'look', at }));
export const LOOK_AWAY: TinyAction = { do: 'look-away' };
export const WAVE: TinyAction = { do: 'wave' };
export const GIFT = upTo(4, (to): TinyAction => ({ do: 'gift', to, coins: 1 }));
export const DRAW = upTo(CARDS, (card): TinyAction => ({ do: 'draw', card }));
export const DIE = upTo(7, (pips): TinyAction => ({ do: 'die', pips }));

export type TinyEvent =
  | { readonly e: 'drawn'; readonly by: Seat; readonly card: number }
  | { readonly e: 'staked'; readonly by: Seat; readonly coins: number }
  | { readonly e: 'drafted'; readonly by: Seat }
  | { readonly e: 'revealed'; readonly cards: readonly number[]; readonly winner: Seat }
  | { readonly e: 'rolled'; readonly pips: number; readonly winner: Seat }
  | { readonly e: 'looked'; readonly by: Seat; readonly at: Seat; readonly card: number }
  | { readonly e: 'waved'; readonly by: Seat }
  | { readonly e: 'given'; readonly by: Seat; readonly to: Seat; readonly coins: number }
  | { readonly e: 'ended' };

export interface TinyView {
  readonly room: string;
  readonly round: number;
  readonly stake: number;
  readonly leader: Seat;
  readonly winner: Seat;
  readonly coins: readonly number[];
  readonly bagSize: number;
  readonly handSizes: readonly number[];
  readonly played: readonly number[];
  readonly shown: readonly number[];
  readonly waves: readonly number[];
  readonly gifts: readonly number[];
  readonly hand: readonly number[];
  readonly draft: number;
  readonly drops: number;
  readonly confirmed: boolean;
}

export const view = (s: TinyState, seat: Seat | undefined): TinyView => {
  const f = s.stack[s.stack.length - 1];
  const round = s.stack[0];
  return {
    room: f?.room ?? '',
    round: s.round,
    stake: s.stake,
    leader: round?.room === 'round' ? round.leader : NONE,
    winner: f !== undefined && 'winner' in f ? f.winner : NONE,
    coins: s.coins.slice(),
    bagSize: count(s.bag),
    handSizes: s.hands.map(count),
    played: each(s.played),
    shown: s.shown.slice(),
    waves: s.waves.slice(),
    gifts: s.gifts.slice(),
    hand: seat === undefined ? [] : each(hand(s, seat)),
    draft: seat === undefined ? NONE : draft(s, seat),
    drops: seat === undefined ? 0 : s.drops[seat]!,
    confirmed: seat !== undefined && has(s.confirmed, seat),
  };
};

/** Only one seat is told of a card that it draws or looks at, and of its own draft steps. */
export const seen = (e: TinyEvent, seat: Seat | undefined): TinyEvent | undefined => {
  if ((e.e === 'drawn' || e.e === 'looked') && e.by !== seat) return { ...e, card: NONE };
  return e.e === 'drafted' && e.by !== seat ? undefined : e;
};
