/** Phase 7 and phase 1 of the next turn, PK-18 and PK-4: statues, counters home, the end, or everything ready for new draws. */
import { goTo, type Log, leaveAll, setAll, winnersOf } from '@stoa/engine';
import { CITY_COUNT, cityId, HOPLITE, MAX_SEATS, SPARTA, TILE_COUNT, TILE_NUMBERS } from './box.ts';
import { clearDiplomacy } from './commit/diplomacy.ts';
import { settleDraft } from './commit/draft.ts';
import type { PkEvent } from './events.ts';
import { DRAW_LOCATIONS } from './frames.ts';
import { endingOf, placesOf } from './outcome.ts';
import { leader, statues } from './pieces.ts';
import { one, STACK_COUNT, stackIndex } from './stacks.ts';
import { NOBODY_THERE, type PkState } from './state.ts';

export const endOfTurn = (s: PkState, log?: Log<PkEvent>): void => {
  s.battle = 0;
  raiseStatues(s, log);
  sendHome(s);
  // PK-11.8: relations end with the turn.
  clearDiplomacy(s);
  settleDraft(s);
  const ending = endingOf(s);
  if (ending !== undefined) {
    const winners = winnersOf(placesOf(s));
    leaveAll(s);
    log?.({ e: 'ended', reason: ending, winners, rule: 'PK-18.4' });
    return;
  }
  // PK-4.4: the latest leader of Athens; if it never had one, the same player starts again.
  if (s.lastAthenian !== NOBODY_THERE) s.start = s.lastAthenian;
  s.turn++;
  s.takes = 0;
  // PK-18.2, PK-4.3: all 36 influence tiles, wherever they are, go back to the pile.
  setAll(s.display, -1);
  setAll(s.held, -1);
  setAll(s.discard, 0);
  for (let tile = 0; tile < TILE_COUNT; tile++) s.pile[tile] = TILE_NUMBERS[tile]!;
  goTo(s, DRAW_LOCATIONS);
};

/** PK-18.1; PK-16.10: a seat that leads no city raises none. */
const raiseStatues = (s: PkState, log?: Log<PkEvent>): void => {
  for (let city = 0; city < CITY_COUNT; city++) {
    const seat = leader(s, city);
    if (seat === NOBODY_THERE) continue;
    s.statues[city * MAX_SEATS + seat] = statues(s, city, seat) + 1;
    s.leader[city] = NOBODY_THERE;
    log?.({ e: 'statue', seat, city: cityId(city), rule: 'PK-18.1' });
  }
  setAll(s.forces, 0);
};

/** PK-18.3: counters that were not sent, and the one that Slave Revolt sent home, return to their boxes. */
const sendHome = (s: PkState): void => {
  for (let i = 0; i < STACK_COUNT; i++) {
    s.home[i] = s.home[i]! + s.hand[i]!;
    s.hand[i] = 0;
  }
  if (s.revolt === 0) return;
  const i = stackIndex(SPARTA, HOPLITE);
  s.home[i] = s.home[i]! + one(s.revolt);
  s.revolt = 0;
};
