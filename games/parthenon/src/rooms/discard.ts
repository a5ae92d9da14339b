/**
 * Phase 9, PA-15.1 to PA-15.5 (commodities only, PA-15.4): keep a few cards in secret (A) or one of each openly (B); sealed.
 * In: construction is over. Out: hands are small again; back to the season.
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { KEEP, made, OPTION_A, OPTION_B } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { ACROPOLIS_COUNT, CARD_COUNT, type CardId, COMMODITY_COUNT, cardId, cardNumber } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { openRoom, type PaRoom } from '../room.ts';
import { isFirstRules } from '../rules.ts';
import { box, clearDrafts, type PaState } from '../state.ts';
import { handSize, held, laidDown, sawOut } from '../table/holdings.ts';
import { copies, everybody, seatsIn } from '../table/islands.ts';

/** PA-15.2, PA-12.9: the limit holds even while an event shuts the acropolis. */
export const keepLimit = (s: PaState, seat: Seat): number => {
  const { acropolis, handLimit } = box(s);
  let limit = handLimit;
  for (let type = 0; type < ACROPOLIS_COUNT; type++)
    if (copies(s, seat, type) > 0) limit = Math.max(limit, acropolis[type]?.handLimit ?? 0);
  return limit;
};
/** PA-21.4: a seat that may keep its whole hand is not asked. */
export const enterDiscard = (s: PaState): boolean => {
  clearDrafts(s);
  let asked = 0;
  for (let seat = 0; seat < s.seats; seat++) if (handSize(s, seat) > keepLimit(s, seat)) asked |= bit(seat);
  if (asked === 0) return false;
  s.asked = asked;
  s.done = everybody(s) & ~asked;
  openRoom(s, 'discard');
  return true;
};

const ENOUGH = illegal('PA-15.2', 'keeps-enough');
const kept = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let card = 0; card < COMMODITY_COUNT; card++) n += laidDown(s, seat, card);
  return n;
};
const NOT_HELD = illegal('PA-15.2', 'nothing-given');
const AEGIS = illegal('PA-15.4', 'only-commodities');
const cannotKeep = (s: PaState, seat: Seat, card: number): Illegal | undefined => {
  if (card >= COMMODITY_COUNT) return AEGIS;
  if (held(s, seat, card) <= laidDown(s, seat, card)) return NOT_HELD;
  return kept(s, seat) < keepLimit(s, seat) ? undefined : ENOUGH;
};
const OPTION_A_CHOSEN = 0;
const OPTION_B_CHOSEN = 1;

/** PA-15.2: option A with nothing kept discards the whole hand; the seat is asked once more. */
const isRash = (s: PaState, seat: Seat): boolean =>
  !isFirstRules(s) && kept(s, seat) === 0 && handSize(s, seat) > 0 && s.answer[seat] !== OPTION_A_CHOSEN;

export const discard: PaRoom<'discard'> = {
  rule: 'PA-15.1',
  mode: 'sealed',
  revealsNothing: ['keep'],
  leadsTo: ['season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  asked: s => seatsIn(s.asked),
  actions(s, _f, seat, out) {
    for (let card = 0; card < COMMODITY_COUNT; card++) if (cannotKeep(s, seat, card) === undefined) out.push(made(KEEP, card));
    out.push(OPTION_A, OPTION_B);
  },
  why(s, _f, seat, a) {
    if (a.do === 'option-a' || a.do === 'option-b') return undefined;
    if (a.do !== 'keep') return NOT_NOW;
    const barred = cannotKeep(s, seat, cardNumber(a.card));
    return barred === NOT_HELD ? illegal('PA-15.2', 'not-held', { card: a.card }) : barred;
  },
  apply(s, _f, by, a, log) {
    if (a.do === 'keep') {
      const at = by * CARD_COUNT + cardNumber(a.card);
      s.reserved[at] = s.reserved[at]! + 1;
      return;
    }
    if (a.do !== 'option-b') expectKind(a, 'option-a');
    if (a.do === 'option-a' && isRash(s, by)) {
      s.answer[by] = OPTION_A_CHOSEN;
      return;
    }
    s.answer[by] = a.do === 'option-b' ? OPTION_B_CHOSEN : OPTION_A_CHOSEN;
    s.done |= bit(by);
    if (s.done !== everybody(s)) return;
    carryOut(s, log);
    leave(s);
  },
};

const carryOut = (s: PaState, log?: Log<PaEvent>): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!has(s.asked, seat)) continue;
    const isOpen = s.answer[seat] === OPTION_B_CHOSEN;
    const gone: CardId[] = [];
    const rest: CardId[] = [];
    for (let card = 0; card < COMMODITY_COUNT; card++) {
      const n = held(s, seat, card);
      const keeps = isOpen ? Math.min(1, n) : laidDown(s, seat, card);
      if (n > keeps) sawOut(s, seat, card, n - keeps);
      for (let i = 0; i < n; i++) (i < keeps ? rest : gone).push(cardId(card));
      s.hand[seat * CARD_COUNT + card] = keeps;
    }
    log?.({ e: 'discarded', seat, cards: gone, rule: isOpen ? 'PA-15.3' : 'PA-15.2' });
    if (!isOpen) continue;
    s.shown |= bit(seat);
    log?.({ e: 'kept-open', seat, cards: rest });
  }
  clearDrafts(s);
  s.asked = 0;
  s.done = 0;
};
