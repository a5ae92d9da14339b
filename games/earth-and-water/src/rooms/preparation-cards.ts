/**
 * Preparation, step A, EW-5.1 to EW-5.5; also Mines of Laurion (EW-17.G01): the side names a number of cards, pays, and draws them.
 * In: a campaign begins, or the other side has prepared. Out: the draws, then step B, or the king's death.
 */
import { count, goTo, has, type Illegal, NOT_NOW, only, open } from '@stoa/engine';
import { BUY_CARDS, expectKind } from '../actions.ts';
import { DEATH_OF_THE_KING } from '../cards.ts';
import { DRAW_CARDS, MINES, PREPARATION_CARDS, PREPARATION_PIECES } from '../frames.ts';
import { hand } from '../hands.ts';
import { BUDGET, CARDS_LIMIT, PERSIA } from '../map.ts';
import { kingLives } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { EwLog, EwRoom } from '../room.ts';
import type { EwState } from '../state.ts';
import { deathOfTheKing } from './king-army.ts';

/** EW-17.G01: another Greek Preparation with three talents, inside an operation. */
export const openMines = (s: EwState, log: EwLog): void => {
  s.talents = BUDGET.mines;
  open(s, PREPARATION_CARDS[MINES]!);
  log?.({ e: 'preparation-began', side: 1, talents: s.talents, rule: 'EW-17.G01' });
};

const available = (s: EwState): number => count(s.deck) + s.discard.length;
const CARDS_LIMIT_REACHED = illegal('EW-5.3', 'cards-limit', { limit: CARDS_LIMIT });

/** EW-5.3: at most six (no such limit for Mines), no more than the talents, and no more than the cards available (EW-15.3). */
const cannotBuy = (s: EwState, mines: boolean, n: number): Illegal | undefined => {
  if (!Number.isInteger(n) || n < 0) return illegal('EW-21.2', 'count-out-of-range', { given: n, least: 0, most: most(s, mines) });
  if (n > CARDS_LIMIT && !mines) return CARDS_LIMIT_REACHED;
  if (n > s.talents) return illegal('EW-5.3', 'too-few-talents', { cost: n, talents: s.talents });
  return n > available(s) ? illegal('EW-5.3', 'too-few-cards', { cards: available(s) }) : undefined;
};
const most = (s: EwState, mines: boolean): number => Math.min(mines ? s.talents : CARDS_LIMIT, s.talents, available(s));

export const preparationCards: EwRoom<'preparation-cards'> = {
  rule: 'EW-5.3',
  mode: 'one',
  revealsNothing: ['buy-cards'],
  leadsTo: ['draw-cards', 'preparation-pieces', 'king-army', 'preparation-cards'],
  actors: (_s, f) => only(f.side),

  actions(s, f, _seat, out) {
    for (let n = most(s, f.mines); n >= 0; n--) out.push(BUY_CARDS[n]!);
  },

  why: (s, f, _seat, a) => (a.do === 'buy-cards' ? cannotBuy(s, f.mines, a.n) : NOT_NOW),

  apply(s, f, _by, a, log) {
    expectKind(a, 'buy-cards');
    s.talents -= a.n;
    s.toDraw = a.n;
    log?.({ e: 'cards-bought', side: f.side, n: a.n, talents: s.talents });
    if (a.n > 0) open(s, DRAW_CARDS[f.side]);
    else goTo(s, PREPARATION_PIECES[f.mines ? MINES : f.side]!);
  },

  /** All cards are drawn. EW-5.5, EW-14.1; to Greece card 11 does nothing (EW-14.9). */
  resume(s, f, log) {
    if (f.side === PERSIA && has(hand(s, PERSIA), DEATH_OF_THE_KING) && kingLives(s)) deathOfTheKing(s, 'preparation', log);
    else goTo(s, PREPARATION_PIECES[f.mines ? MINES : f.side]!);
  },
};
