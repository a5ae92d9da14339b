/** Sentences of the market, beside those the game itself has. */
import type { LedgerEntry } from '../ledger.ts';

export interface MarketWords {
  readonly market: string;
  readonly openOffers: string;
  readonly noOffers: string;
  /** PA-7.5, PA-7.6: what ends an offer. */
  readonly howTheyEnd: string;
  readonly rival: string;
  readonly voids: (n: number) => string;
  /** Beside “ready”: the player's open offers, and offers to this player alone. */
  readonly onReady: (mine: number, toMe: number) => string;
  readonly afterReady: (mine: number) => string;
  readonly newOffer: string;
  readonly neighbours: string;
  readonly nearly: string;
  readonly makesThese: string;
  readonly counterTo: (seat: string) => string;
  readonly give: string;
  readonly get: string;
  readonly nothing: string;
  readonly to: string;
  readonly all: string;
  readonly add: (card: string, n: number) => string;
  readonly addOf: (card: string, n: number, have: number) => string;
  readonly less: (card: string) => string;
  readonly makes: (seats: readonly string[]) => string;
  readonly made: string;
  readonly forYou: (seat: string) => string;
  readonly toAll: (seat: string) => string;
  readonly yoursTo: (seat: string) => string;
  readonly yoursToAll: string;
  readonly youGet: string;
  readonly youGive: string;
  readonly asks: (seat: string, give: string, want: string) => string;
  readonly notHeld: string;
  readonly accept: string;
  readonly counter: string;
  readonly decline: string;
  readonly withdraw: string;
  /** Of an offer of mine to all. */
  readonly notTaken: (seats: readonly string[]) => string;
  readonly send: string;
  readonly sendCounter: string;
  readonly sendFree: string;
  readonly askFree: string;
  readonly clear: string;
  readonly stopCounter: string;
  readonly ideas: string;
  readonly idea: (give: string, get: string) => string;
  readonly couldBuild: (list: string) => string;
  readonly wouldBlock: (list: string) => string;
  readonly missing: (list: string) => string;
  readonly notPayable: (n: number) => string;
  readonly village: (good: string) => string;
  readonly anotherVillage: (good: string) => string;
  readonly fleet: (letter: string) => string;
  readonly stage: (wonder: string) => string;
  readonly happened: string;
  readonly gone: Readonly<Record<'declined' | 'lapsed' | 'countered' | 'expired', (seat: string | null, what: string) => string>>;
  readonly mine: (give: string, get: string) => string;
  readonly gift: string;
  readonly giftHint: (archon: string) => string;
  readonly sendGift: string;
  readonly promises: string;
  readonly promiseTo: string;
  readonly promiseWhat: string;
  readonly promise: string;
  readonly promiseHint: string;
  readonly fate: Readonly<Record<LedgerEntry['fate'], string>>;
  readonly promised: (from: string | null, to: string | null, what: string) => string;
  readonly record: (seat: string, kept: number, broken: number) => string;
  readonly and: (list: readonly string[]) => string;
}
