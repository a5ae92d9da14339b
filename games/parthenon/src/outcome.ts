/** Victory, PA-18: completion, most structures, the eleven tie-breakers, and finally the Archon. */
import { bit, count, has, type Log, leaveAll, lowest, type Outcome, type Seat } from '@stoa/engine';
import { BASIC_MASK, CARD_COUNT, COMMODITY_COUNT, COMPLETE_STRUCTURES, FIRST_FOR_COMPLETE, RARE_MASK } from './cards.ts';
import type { PaEnding, PaEvent } from './events.ts';
import type { PaRuleId } from './rulebook.ts';
import { COMPLETE, PARTIAL, type PaState, PLAN } from './state.ts';
import { countOf, gold, owned } from './table/holdings.ts';
import { acropolisSize, everybody, fleetCount, structures, wondersIn } from './table/islands.ts';

const ENDINGS: readonly PaEnding[] = ['complete', 'structures', 'tie-break', 'archon'];
const LAST_YEAR = 3;
const LAST_SEASON = 4;

const isComplete = (s: PaState, seat: Seat): boolean => structures(s, seat) >= COMPLETE_STRUCTURES;

const aegis = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let card = COMMODITY_COUNT; card < CARD_COUNT; card++) n += owned(s, seat, card);
  return n;
};
/** PA-18.5, PA-18.6, in order. */
const TIE_BREAKERS: readonly ((s: PaState, seat: Seat) => number)[] = [
  (s, seat) => Math.min(2, wondersIn(s, seat, COMPLETE)),
  (s, seat) => Math.min(2, wondersIn(s, seat, PARTIAL)),
  (s, seat) => Math.min(2, wondersIn(s, seat, PLAN)),
  (s, seat) => Math.min(6, acropolisSize(s, seat)),
  (s, seat) => Math.min(2, s.workshops[seat]!),
  (s, seat) => Math.min(6, count(s.philosophies[seat]!)),
  (s, seat) => Math.min(3, fleetCount(s, seat)),
  aegis,
  (s, seat) => Math.min(6, gold(s, seat)),
  (s, seat) => Math.min(6, countOf(s.hand, seat, RARE_MASK)),
  (s, seat) => Math.min(6, countOf(s.hand, seat, BASIC_MASK)),
];
const FIRST_OF_HANDS = 8;

const best = (s: PaState, seats: number, value: (s: PaState, seat: Seat) => number): number => {
  let top = -1;
  let set = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!has(seats, seat)) continue;
    const n = value(s, seat);
    if (n > top) set = 0;
    if (n >= top) set |= bit(seat);
    top = Math.max(top, n);
  }
  return set;
};
const isOne = (set: number): boolean => (set & (set - 1)) === 0;

/** What the end of a season brings: nothing, a winner, or a tie for the Archon to break (`tied`). */
export const checkVictory = (s: PaState, log?: Log<PaEvent>): 'goes-on' | 'over' | 'tie' => {
  let complete = 0;
  for (let seat = 0; seat < s.seats; seat++) if (isComplete(s, seat)) complete |= bit(seat);
  const isLast = s.year === LAST_YEAR && s.season === LAST_SEASON;
  if (complete === 0 && !isLast) return 'goes-on';
  let left = complete === 0 ? best(s, everybody(s), structures) : complete;
  if (isOne(left)) return win(s, left, complete === 0 ? 'structures' : 'complete', log);
  for (let step = complete === 0 ? 0 : FIRST_FOR_COMPLETE; step < TIE_BREAKERS.length; step++) {
    const value = TIE_BREAKERS[step]!;
    const seats: Seat[] = [];
    for (let seat = 0; seat < s.seats; seat++) if (has(left, seat)) seats.push(seat);
    // PA-20: the tie-breakers from gold on compare hands, so the hands are shown.
    if (step >= FIRST_OF_HANDS) s.shown |= left;
    log?.({ e: 'tie-break', step: step + 1, numbers: seats.map(seat => ({ seat, n: value(s, seat) })) });
    left = best(s, left, value);
    if (isOne(left)) return win(s, left, 'tie-break', log);
  }
  s.tied = left;
  return 'tie';
};
const win = (s: PaState, set: number, ending: PaEnding, log?: Log<PaEvent>): 'over' => {
  endWith(s, lowest(set), ending, log);
  return 'over';
};
export const endWith = (s: PaState, seat: Seat, ending: PaEnding, log?: Log<PaEvent>): void => {
  s.winner = seat;
  s.ending = 1 + ENDINGS.indexOf(ending);
  log?.({ e: 'game-won', seat, ending });
  leaveAll(s);
};

/** Ranks the other islands by structures, then by the tie-breakers; islands equal in all share a place. */
const compare = (s: PaState, a: Seat, b: Seat): number => {
  if (structures(s, a) !== structures(s, b)) return structures(s, b) - structures(s, a);
  for (const value of TIE_BREAKERS) if (value(s, a) !== value(s, b)) return value(s, b) - value(s, a);
  return 0;
};
const RULES = ['PA-18.2', 'PA-18.4', 'PA-18.5', 'PA-18.7'] as const;
/** The rule that ended the game. */
export const endRule = (s: PaState): PaRuleId => RULES[s.ending - 1] ?? 'PA-18.2';

export const outcomeOf = (s: PaState): Outcome | undefined => {
  if (s.ending === 0) return undefined;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const places = seats.map(seat =>
    seat === s.winner ? 1 : 2 + seats.filter(other => other !== s.winner && other !== seat && compare(s, other, seat) < 0).length,
  );
  return {
    places,
    reason: ENDINGS[s.ending - 1]!,
    rule: endRule(s),
    scores: seats.map(seat => ({
      villages: count(s.villages[seat]!),
      workshops: s.workshops[seat]!,
      acropolis: acropolisSize(s, seat),
      wonders: wondersIn(s, seat, COMPLETE),
    })),
  };
};
