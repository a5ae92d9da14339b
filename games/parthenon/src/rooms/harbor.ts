/**
 * Steps 6.1 and 6.2, PA-10.1 to PA-10.5: visitors look secretly, then vote sealed, land by land.
 * In: fleets have arrived. Out: cards turned up or left face down; back to the season.
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { boxActions, made, PASS_HARBOR, REVEAL } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { LAND_COUNT, landId, landNumber } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { openRoom, type PaChance, type PaRoom } from '../room.ts';
import { box, clearDrafts, type PaState } from '../state.ts';
import { drawFrom, outcomesOf, shift } from '../table/bags.ts';
import { everybody, seatsIn } from '../table/islands.ts';
import { lookAt, showTo, visitors } from '../trade/harbors.ts';
import { faceDown } from './voyage.ts';

const IMPOSSIBLE = illegal('PA-2.8', 'impossible');

export const harborDraw: PaChance<'harbor-draw'> = {
  rule: 'PA-2.8',
  mode: 'chance',
  leadsTo: ['voyage-start', 'harbor-vote'],
  sample: (s, _f, rng) => drawFrom(s.harborBag, boxActions(box(s)).harbor, rng),
  outcomes: s => outcomesOf(s.harborBag, boxActions(box(s)).harbor),
  why(s, _f, a) {
    if (a.do !== 'draw-harbor') return NOT_NOW;
    return (s.harborBag[box(s).harbors.findIndex(card => card.id === a.harbor)] ?? 0) > 0 ? undefined : IMPOSSIBLE;
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'draw-harbor');
    const card = box(s).harbors.findIndex(harbor => harbor.id === a.harbor);
    shift(s.harborBag, card, -1);
    s.harbor[f.at.land] = card;
    showTo(s, f.at.land, f.at.lookers, log);
    leave(s);
  },
};

/** Face-down lands where this seat has a fleet. */
const askedAbout = (s: PaState, seat: Seat): number => {
  const down = faceDown(s);
  let lands = 0;
  for (let land = 0; land < LAND_COUNT; land++) if (has(down, land) && has(visitors(s, land), seat)) lands |= bit(land);
  return lands;
};

/** False if no fleet lies before a face-down card. */
export const enterHarbor = (s: PaState, log?: Log<PaEvent>): boolean => {
  clearDrafts(s);
  s.voted.fill(0);
  s.reveals.fill(0);
  s.declared.fill(-1);
  let asked = 0;
  for (let seat = 0; seat < s.seats; seat++) if (askedAbout(s, seat) !== 0) asked |= bit(seat);
  if (asked === 0) return false;
  s.asked = asked;
  s.done = everybody(s) & ~asked;
  openRoom(s, 'harbor-vote');
  lookOn(s, log);
  return true;
};
/** PA-10.1: every visitor looks; cards are drawn one after the other. */
const lookOn = (s: PaState, log?: Log<PaEvent>): void => {
  for (let land = 0; land < LAND_COUNT; land++) {
    if (!has(faceDown(s), land)) continue;
    const blind = visitors(s, land) & ~s.harborSeen[land]!;
    if (blind === 0) continue;
    const isDrawn = s.harbor[land]! >= 0;
    lookAt(s, land, blind, log);
    if (!isDrawn) return;
  }
};

const NOT_THERE = illegal('PA-10.2', 'not-there');
const ANSWERED = illegal('PA-10.2', 'answered-already');
const cannotVote = (s: PaState, seat: Seat, land: number): Illegal | undefined => {
  if (!has(askedAbout(s, seat), land)) return NOT_THERE;
  return has(s.voted[seat]!, land) ? ANSWERED : undefined;
};

export const harborVote: PaRoom<'harbor-vote'> = {
  rule: 'PA-10.2',
  mode: 'sealed',
  // The only vote of the only seat that is asked, and the card stays face down.
  tellsNothing: (s, _f, by, a) =>
    a.do === 'pass-harbor' && s.asked === bit(by) && s.voted[by] === 0 && askedAbout(s, by) === bit(landNumber(a.land)),
  leadsTo: ['harbor-draw', 'season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  asked: s => seatsIn(s.asked),
  actions(s, _f, seat, out) {
    for (let land = 0; land < LAND_COUNT; land++)
      if (cannotVote(s, seat, land) === undefined) out.push(made(REVEAL, land), made(PASS_HARBOR, land));
  },
  why: (s, _f, seat, a) => (a.do === 'reveal' || a.do === 'pass-harbor' ? cannotVote(s, seat, landNumber(a.land)) : NOT_NOW),
  apply(s, _f, by, a, log) {
    if (a.do !== 'reveal') expectKind(a, 'pass-harbor');
    const land = landNumber(a.land);
    s.voted[by] = s.voted[by]! | bit(land);
    if (a.do === 'reveal') s.reveals[by] = s.reveals[by]! | bit(land);
    if (s.voted[by] !== askedAbout(s, by)) return;
    s.done |= bit(by);
    if (s.done !== everybody(s)) return;
    countVotes(s, log);
    leave(s);
  },
  resume: (s, _f, log) => lookOn(s, log),
};

/** PA-10.3, PA-10.4. */
const countVotes = (s: PaState, log?: Log<PaEvent>): void => {
  const down = faceDown(s);
  for (let land = 0; land < LAND_COUNT; land++) {
    if (!has(down, land) || visitors(s, land) === 0) continue;
    let isUp = false;
    for (let seat = 0; seat < s.seats; seat++) {
      if (!has(s.voted[seat]!, land)) continue;
      const reveal = has(s.reveals[seat]!, land);
      log?.({ e: 'harbor-voted', seat, land: landId(land), reveal });
      isUp ||= reveal;
    }
    if (isUp) {
      s.harborUp |= bit(land);
      s.harborSeen[land] = everybody(s);
      log?.({ e: 'harbor-revealed', land: landId(land), harbor: box(s).harbors[s.harbor[land]!]?.id ?? '' });
    } else log?.({ e: 'harbor-closed', land: landId(land) });
  }
};
