/** The course of phase 5: hands (PK-8.1), the first player (PK-8.2), recovery (PK-8.3) and the order of commit turns (PK-8.6 to PK-8.11). */
import { goTo, has, type Log, minus, open, plus, type Seat } from '@stoa/engine';
import { beginBattles } from './battle/battles.ts';
import { CITY_COUNT, cityId, HOPLITE, PERSIA, SPARTA, TILES, TRIREME, tileShards, unitId } from './box.ts';
import { clearDiplomacy } from './commit/diplomacy.ts';
import { settleDraft } from './commit/draft.ts';
import { clearDenials, clearPermissions } from './commit/permissions.ts';
import { nextSender } from './commit/sending-order.ts';
import type { PkEvent } from './events.ts';
import { COMMIT_FORCES, frameOf, type PkFrame } from './frames.ts';
import { handIsEmpty, heldTile, holdsShards, holdsSpecial, leader, leftOf, persians } from './pieces.ts';
import { one, stackIndex, weakest } from './stacks.ts';
import { NOBODY_THERE, type PkState } from './state.ts';

/** Puts the frame above the frame of the whole phase, whose asides stay open. */
const goAbove = (s: PkState, frame: PkFrame): void => (s.stack.length === 1 ? open(s, frame) : goTo(s, frame));

/** PK-8.1, PK-16.2: leaders take their counters into hand; Persian players all ten of theirs, shared. */
export const beginForces = (s: PkState, log?: Log<PkEvent>): void => {
  clearDiplomacy(s);
  clearPermissions(s);
  settleDraft(s);
  for (let city = 0; city < CITY_COUNT; city++) if (leader(s, city) !== NOBODY_THERE) takeUp(s, city);
  if (persians(s) !== 0) takeUp(s, PERSIA);
  goTo(s, COMMIT_FORCES);
  if (leader(s, SPARTA) !== NOBODY_THERE) goAbove(s, frameOf('choose-first', leader(s, SPARTA)));
  else beginRecovery(s, s.start, log);
};

const takeUp = (s: PkState, power: number): void => {
  for (let i = stackIndex(power, HOPLITE); i <= stackIndex(power, TRIREME); i++) {
    s.hand[i] = s.hand[i]! + s.home[i]!;
    s.home[i] = 0;
  }
};

/** PK-8.3: one counter for each city led; where only one type is dead there is nothing to choose. */
export const beginRecovery = (s: PkState, first: Seat, log?: Log<PkEvent>): void => {
  s.first = first;
  s.lastCommitter = (first + s.seats - 1) % s.seats;
  s.recovering = 0;
  log?.({ e: 'first-player', seat: first, rule: 'PK-8.2' });
  for (let i = 0, seat = first; i < s.seats; i++, seat = leftOf(s, seat))
    for (let city = 0; city < CITY_COUNT; city++) {
      if (leader(s, city) !== seat) continue;
      const hoplites = s.dead[stackIndex(city, HOPLITE)] !== 0;
      const triremes = s.dead[stackIndex(city, TRIREME)] !== 0;
      if (hoplites && triremes) s.recovering = plus(s.recovering, city);
      else if (hoplites || triremes) recoverWeakest(s, city, hoplites ? HOPLITE : TRIREME, log);
    }
  nextRecovery(s, log);
};

/** PK-8.3; PK-8.4: into hand, so that it can be sent at once. */
export const recoverWeakest = (s: PkState, city: number, unit: number, log?: Log<PkEvent>): void => {
  const i = stackIndex(city, unit);
  const strength = weakest(s.dead[i]!);
  s.dead[i] = s.dead[i]! - one(strength);
  s.hand[i] = s.hand[i]! + one(strength);
  s.recovering = minus(s.recovering, city);
  log?.({ e: 'recovered', seat: leader(s, city), city: cityId(city), unit: unitId(unit), strength });
};

/** Asks the next seat, clockwise from the first player, that still has a choice; if none has, the commit turns begin. */
export const nextRecovery = (s: PkState, log?: Log<PkEvent>): void => {
  if (s.recovering !== 0)
    for (let i = 0, seat = s.first; i < s.seats; i++, seat = leftOf(s, seat))
      for (let city = 0; city < CITY_COUNT; city++)
        if (has(s.recovering, city) && leader(s, city) === seat) {
          goAbove(s, frameOf('recover', seat));
          return;
        }
  nextCommitTurn(s, log);
};

const scheduled = (s: PkState): number => nextSender(s.seats, s.lastCommitter, (seat, shards) => holdsShards(s, seat, shards));

/** PK-8.10: the seat discards a tile when its turn begins, 2 shards first; tiles of equal shards are interchangeable here. */
const discardTile = (s: PkState, seat: Seat): number => {
  let place = -1;
  for (let i = 0; i < 5; i++) {
    const tile = heldTile(s, seat, i);
    if (tile >= 0 && (place < 0 || tileShards(tile) > tileShards(heldTile(s, seat, place)))) place = i;
  }
  const tile = heldTile(s, seat, place);
  for (let i = place; i < 4; i++) s.held[seat * 5 + i] = heldTile(s, seat, i + 1);
  s.held[seat * 5 + 4] = -1;
  s.discard[tile] = s.discard[tile]! + 1;
  return tile;
};

/** PK-8.11: with an empty hand the turn ends by itself, unless the seat holds any special tile: the pause does not reveal which. */
const isAsked = (s: PkState, seat: Seat): boolean => !handIsEmpty(s, seat) || holdsSpecial(s, seat);

/** Will any seat be asked in another commit turn of this phase? */
export const commitTurnFollows = (s: PkState): boolean => {
  for (let seat = 0; seat < s.seats; seat++) if (heldTile(s, seat, 0) >= 0 && isAsked(s, seat)) return true;
  return false;
};

export const nextCommitTurn = (s: PkState, log?: Log<PkEvent>): void => {
  for (let seat = scheduled(s); seat >= 0; seat = scheduled(s)) {
    const tile = discardTile(s, seat);
    s.lastCommitter = seat;
    clearTurn(s, 2);
    log?.({ e: 'commit-begun', seat, tile: TILES[tile]! });
    if (isAsked(s, seat)) {
      goAbove(s, frameOf('commit', seat));
      return;
    }
    log?.({ e: 'commit-ended', seat, counters: 0 });
  }
  s.stack.length = 1;
  clearTurn(s, 0);
  // PK-10.8: grants end with phase 5.
  clearPermissions(s);
  beginBattles(s, log);
};

/** PK-8.12: a fresh budget, nothing paid, asked, denied or drafted yet. */
const clearTurn = (s: PkState, baseLeft: number): void => {
  s.baseLeft = baseLeft;
  s.basePlaced = 0;
  s.extraPower = -1;
  s.extraCity = -1;
  s.extraLeft = 0;
  s.takeBacks = 0;
  clearDenials(s);
  settleDraft(s);
};
