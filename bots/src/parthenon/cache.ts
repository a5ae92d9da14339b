/**
 * A cache of the ledger's results: within one decision it meets the same goods on the same island again and again. In: everything that
 * `reckon` reads of a state. Out: what it returned then, to the last digit. The cache changes no result; each slot holds its latest answer
 * only.
 */
import type { Seat } from '@stoa/engine';
import { type Box, box, type PaState } from '@stoa/parthenon';
import { FLEET_COUNT, FLEET_TRADE, GOODS, KINDS, seasonsLeft, TYPES } from './island.ts';

export interface Ledger {
  /** By kind: cards that no plan needs. */
  readonly spare: number[];
  /** By kind: what one more card would add, in structures. */
  readonly want: number[];
  /** What all goods are worth together, in structures. */
  value: number;
  /** Structures that can be paid for without harm to a better plan, as bits. */
  ready: number;
  /** Cards still missing for the next plans. */
  missing: number;
  /** What one more basic is worth without a plan of its own. */
  penny: number;
}
export const newLedger = (): Ledger => ({
  spare: new Array<number>(KINDS).fill(0),
  want: new Array<number>(KINDS).fill(0),
  value: 0,
  ready: 0,
  missing: 0,
  penny: 0,
});

const PLACES = 1 << 13;
/** The parts of a key: goods, twice; those aboard, twice; what stands, wonders, the moment, events. */
const WORDS = 8;
/** Numbers of an answer: spare and want by kind, and the four sums. */
const NUMBERS = 2 * KINDS + 4;
const questions = new Int32Array(PLACES * WORDS);
const answers = new Float64Array(PLACES * NUMBERS);
/** The pack that all of them are about. */
let pack: Box | undefined;

/** Empties the cache: the ledger's numbers change. */
export const forget = (): void => {
  questions.fill(0);
};

const asked = new Int32Array(WORDS);
let place = -1;

const HALF = 7;
/** Four bits a kind; −1 if a number does not fit. */
const packed = (of: readonly number[], from: number, to: number): number => {
  let word = 0;
  let all = 0;
  for (let card = from; card < to; card++) {
    const n = of[card]!;
    word = (word << 4) | n;
    all |= n;
  }
  return (all & ~15) === 0 ? word : -1;
};
const aboard = new Array<number>(KINDS).fill(0);
/** Only while fleets trade does it matter where the goods are. */
const lookAboard = (s: PaState, seat: Seat): void => {
  for (let card = 0; card < GOODS; card++) {
    let n = 0;
    for (let f = 0; f < FLEET_COUNT; f++) n += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card]!;
    aboard[card] = n;
  }
};

/** Is the answer cached? If so, `recall` copies it; otherwise `remember` stores it once it is computed. */
export const isKnown = (s: PaState, seat: Seat, hold: readonly number[]): boolean => {
  place = -1;
  const low = packed(hold, 0, HALF);
  const high = packed(hold, HALF, KINDS);
  if (low < 0 || high < 0) return false;
  if (box(s) !== pack) {
    pack = box(s);
    forget();
  }
  let structures = s.villages[seat]! | (s.workshops[seat]! << 6) | (s.fleets[seat]! << 8);
  for (let type = 0; type < TYPES; type++) structures |= s.acropolis[seat * TYPES + type]! << (10 + 2 * type);
  let wonders = 0;
  for (let w = 0; w < s.wonderOwner.length; w++) if (s.wonderOwner[w] === seat) wonders |= s.wonderStage[w]! << (2 * w);
  let lowAboard = 0;
  let highAboard = 0;
  if (s.step === FLEET_TRADE) {
    lookAboard(s, seat);
    lowAboard = packed(aboard, 0, HALF);
    highAboard = packed(aboard, HALF, GOODS);
    if (lowAboard < 0 || highAboard < 0) return false;
  }
  // The lowest bit tells a key from a slot that was never used.
  const grounded = (s.grounded >> (seat * FLEET_COUNT)) & ((1 << FLEET_COUNT) - 1);
  const moment = 1 | (s.step << 1) | (grounded << 6) | (seasonsLeft(s) << 10) | (s.islandOf[seat]! << 16);
  const { costEvents } = s;
  let hash = mixed(mixed(mixed(mixed(0, low), high), lowAboard), highAboard);
  hash = mixed(mixed(mixed(mixed(hash, structures), wonders), moment), costEvents);
  place = (hash ^ (hash >>> 16)) & (PLACES - 1);
  const at = place * WORDS;
  if (
    questions[at] === low &&
    questions[at + 1] === high &&
    questions[at + 2] === lowAboard &&
    questions[at + 3] === highAboard &&
    questions[at + 4] === structures &&
    questions[at + 5] === wonders &&
    questions[at + 6] === moment &&
    questions[at + 7] === costEvents
  )
    return true;
  asked[0] = low;
  asked[1] = high;
  asked[2] = lowAboard;
  asked[3] = highAboard;
  asked[4] = structures;
  asked[5] = wonders;
  asked[6] = moment;
  asked[7] = costEvents;
  return false;
};
const mixed = (hash: number, word: number): number => Math.imul(hash ^ word, 0x9e3779b1) ^ (hash >>> 15);

/** Copies the answer that was just found. */
export const recall = (out: Ledger): void => {
  let at = place * NUMBERS;
  out.value = answers[at++]!;
  out.ready = answers[at++]!;
  out.missing = answers[at++]!;
  out.penny = answers[at++]!;
  for (let card = 0; card < KINDS; card++) {
    out.spare[card] = answers[at++]!;
    out.want[card] = answers[at++]!;
  }
};
/** The same, but only its value. */
export const recallValue = (): number => answers[place * NUMBERS]!;

/** Stores the answer to the key that was just not found. */
export const remember = (from: Ledger): void => {
  if (place < 0) return;
  for (let i = 0; i < WORDS; i++) questions[place * WORDS + i] = asked[i]!;
  let at = place * NUMBERS;
  answers[at++] = from.value;
  answers[at++] = from.ready;
  answers[at++] = from.missing;
  answers[at++] = from.penny;
  for (let card = 0; card < KINDS; card++) {
    answers[at++] = from.spare[card]!;
    answers[at++] = from.want[card]!;
  }
};
