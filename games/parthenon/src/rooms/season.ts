/**
 * The script of a season, PA-4.1 and PA-4.2, and its end, PA-17.1 to PA-17.3; PA-17.2 empties the row of events.
 * Phases open one after another; those without a choice run by themselves.
 * In: set-up is done, or a phase has closed. Out: the next phase with a decision, the next season, or the end of the game.
 */
import { has, type Illegal, type Log, NOBODY, NOT_NOW, only, type Seat } from '@stoa/engine';
import { made, PICK_WINNER, SET_WISH } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { endDraft } from '../build/purchases.ts';
import { openPhaseOne } from '../event-cards/run.ts';
import type { PaEvent } from '../events.ts';
import { enterHazards } from '../hazards/run.ts';
import { checkVictory, endWith } from '../outcome.ts';
import { illegal } from '../refusals.ts';
import { openRoom, type PaRoom } from '../room.ts';
import { hasRules } from '../rules.ts';
import { type PaState, WISHES } from '../state.ts';
import { everybody, seatsIn } from '../table/islands.ts';
import { active, wishAgain } from '../table/order.ts';
import { replaceOpen } from '../trade/harbors.ts';
import { enterBuild } from './build.ts';
import { enterDiscard } from './discard.ts';
import { enterFleetTrade } from './fleet-trade.ts';
import { enterHarbor } from './harbor.ts';
import { enterProduction } from './production.ts';
import { enterReturn } from './return.ts';
import { CHANGE_LIMIT, enterTradeOpen, TOO_OFTEN } from './trade.ts';
import { enterTradeStart } from './trade-start.ts';
import { enterVote } from './vote.ts';
import { enterVoyagePlan, enterVoyageStart } from './voyage.ts';

/** Each opens its room, or returns false when the phase is over already. */
const SCRIPT: readonly ((s: PaState, log?: Log<PaEvent>) => boolean)[] = [
  (s, log) => {
    beginSeason(s, log);
    openPhaseOne(s);
    return true;
  },
  enterProduction,
  enterTradeStart,
  enterTradeOpen,
  enterVoyageStart,
  enterVoyagePlan,
  enterHazards,
  enterHarbor,
  enterFleetTrade,
  enterReturn,
  enterBuild,
  enterDiscard,
  enterVote,
];
/** The phase of PA-4.1 for each step of the script. */
export const PHASE_OF: readonly number[] = [1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10];

export const nextPhase = (s: PaState, log?: Log<PaEvent>): void => {
  for (;;) {
    s.step++;
    // PA-21.5: limits count per phase. Under rules 3 they counted per step.
    if (!hasRules(s, 4) || PHASE_OF[s.step] !== PHASE_OF[s.step - 1]) {
      s.wishChanges.fill(0);
      s.promisesMade.fill(0);
    }
    s.begun = 0;
    if (s.step === SCRIPT.length) {
      if (!endSeason(s, log)) return;
      s.step = 0;
    }
    if (SCRIPT[s.step]?.(s, log)) return;
  }
};

/** PA-5.10: what events set for the last season ended with phase 10. */
const beginSeason = (s: PaState, log?: Log<PaEvent>): void => {
  s.costEvents = 0;
  s.discounts.fill(0);
  s.redraws.fill(0);
  s.extraDraws.fill(0);
  s.blocked.fill(0);
  s.settlers.fill(0);
  s.acropolisShut = 0;
  s.grounded = 0;
  s.uses.fill(0);
  s.powersUsed.fill(0);
  s.promises.length = 0;
  log?.({ e: 'season-began', year: s.year, season: s.season });
};

const SEASONS = 4;
/** PA-17. False when the game is over or the Archon must break the last tie. */
const endSeason = (s: PaState, log?: Log<PaEvent>): boolean => {
  const result = checkVictory(s, log);
  if (result === 'tie') openRoom(s, 'tie-pick');
  if (result !== 'goes-on') return false;
  s.shown = 0;
  s.season++;
  if (s.season <= SEASONS) return true;
  log?.({ e: 'year-ended', year: s.year });
  s.season = 1;
  s.year++;
  s.yearEvents.fill(-1);
  replaceOpen(s);
  return true;
};

const SAME = illegal('PA-4.4', 'same-wish');
const cannotWish = (s: PaState, seat: Seat, wish: number): Illegal | undefined => {
  if (s.wishes[seat] === wish) return SAME;
  return s.wishChanges[seat]! >= CHANGE_LIMIT ? TOO_OFTEN : undefined;
};

/** Always at the bottom of the stack: accepts standing wishes at any time (PA-21.6) and opens the next phase when one closes. */
export const season: PaRoom<'season'> = {
  rule: 'PA-4.1',
  mode: 'one',
  leadsTo: [
    'event-reveal',
    'production',
    'trade-start',
    'trade-open',
    'voyage-start',
    'voyage-plan',
    'order-set',
    'hazard-draw',
    'harbor-draw',
    'harbor-vote',
    'fleet-trade',
    'return',
    'build',
    'discard',
    'vote',
    'tie-pick',
  ],
  actors: () => NOBODY,
  actions: () => {},
  why: () => NOT_NOW,
  apply: () => {},
  resume: nextPhaseOf,
  aside: {
    kinds: ['set-order-wish'],
    revealsNothing: ['set-order-wish'],
    seats: s => seatsIn(everybody(s)),
    actions(s, _f, seat, out) {
      for (let wish = 0; wish < WISHES.length; wish++) if (cannotWish(s, seat, wish) === undefined) out.push(made(SET_WISH, wish));
    },
    why: (s, _f, seat, a) => (a.do === 'set-order-wish' ? cannotWish(s, seat, WISHES.indexOf(a.wish)) : NOT_NOW),
    apply(s, _f, by, a, log) {
      expectKind(a, 'set-order-wish');
      s.wishes[by] = WISHES.indexOf(a.wish);
      s.wishChanges[by] = s.wishChanges[by]! + 1;
      log?.({ e: 'wish-set', seat: by, wish: a.wish });
      if (!wishAgain(s)) return;
      // Nothing is paid yet, so the draft of a seat that must now wait is dropped.
      for (let seat = 0; seat < s.seats; seat++) if (s.draft[seat] !== 0 && !has(active(s), seat)) endDraft(s, seat);
    },
  },
};
function nextPhaseOf(s: PaState, _f: unknown, log?: Log<PaEvent>): void {
  nextPhase(s, log);
}

const NOT_TIED = illegal('PA-18.7', 'not-tied');
export const tiePick: PaRoom<'tie-pick'> = {
  rule: 'PA-18.7',
  mode: 'one',
  leadsTo: [],
  actors: s => only(s.archon),
  actions(s, _f, _seat, out) {
    for (let seat = 0; seat < s.seats; seat++) if (has(s.tied, seat)) out.push(made(PICK_WINNER, seat));
  },
  why(s, _f, _seat, a) {
    if (a.do !== 'pick-winner') return NOT_NOW;
    return has(s.tied, a.seat) ? undefined : NOT_TIED;
  },
  apply(s, _f, _by, a, log) {
    expectKind(a, 'pick-winner');
    endWith(s, a.seat, 'archon', log);
  },
};
