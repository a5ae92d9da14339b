/**
 * Phase 10, PA-16: every Archon card goes to another island, openly, the Archon first; most votes win, ties are drawn at random.
 * In: hands are settled. Out: an Archon; back to the season, which checks for victory.
 */
import { bit, has, type Log, leave, lowest, NOT_NOW, only, type Seat } from '@stoa/engine';
import { DRAW_ARCHON, made, VOTE } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { goToRoom, openRoom, type PaChance, type PaRoom } from '../room.ts';
import { box, type PaState } from '../state.ts';
import { ones, outcomesOf } from '../table/bags.ts';
import { fromArchon } from '../table/islands.ts';
import { holds } from '../table/powers.ts';

export const enterVote = (s: PaState): boolean => {
  s.votes.fill(-1);
  openRoom(s, 'vote');
  return true;
};
const voter = (s: PaState): Seat => {
  for (let n = 0; n < s.seats; n++) if (s.votes[fromArchon(s, n)] === -1) return fromArchon(s, n);
  return s.archon;
};
/** PA-22.6 `voteWeight`. */
const weight = (s: PaState, seat: Seat): number => {
  let value = 1;
  for (const power of box(s).able.votes) if (holds(s, seat, power)) value = Math.max(value, box(s).powers[power]?.voteWeight ?? 1);
  return value;
};
/** Seats with the most votes, as bits. */
const leaders = (s: PaState): number => {
  let best = 0;
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let n = 0;
    for (let from = 0; from < s.seats; from++) if (s.votes[from] === seat) n += weight(s, from);
    if (n > best) seats = 0;
    if (n >= best) seats |= bit(seat);
    best = Math.max(best, n);
  }
  return seats;
};

const YOURSELF = illegal('PA-16.1', 'not-yourself');
const NO_SEAT = illegal('PA-16.1', 'no-such-seat');

export const vote: PaRoom<'vote'> = {
  rule: 'PA-16.1',
  mode: 'one',
  revealsNothing: ['vote'],
  leadsTo: ['archon-tie', 'season'],
  actors: s => only(voter(s)),
  actions(s, _f, seat, out) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) out.push(made(VOTE, other));
  },
  why(s, _f, seat, a) {
    if (a.do !== 'vote') return NOT_NOW;
    return a.seat === seat ? YOURSELF : a.seat < s.seats ? undefined : NO_SEAT;
  },
  apply(s, _f, by, a, log) {
    expectKind(a, 'vote');
    s.votes[by] = a.seat;
    log?.({ e: 'voted', seat: by, target: a.seat, weight: weight(s, by) });
    if (s.votes.includes(-1)) return;
    const first = leaders(s);
    if ((first & (first - 1)) !== 0) goToRoom(s, 'archon-tie');
    else elect(s, lowest(first), log);
  },
};
/** PA-16.3. */
const elect = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  s.archon = seat;
  s.votes.fill(-1);
  log?.({ e: 'archon-chosen', seat, how: 'elected' });
  leave(s);
};

const IMPOSSIBLE = illegal('PA-16.2', 'impossible');
export const archonTie: PaChance<'archon-tie'> = {
  rule: 'PA-16.2',
  mode: 'chance',
  leadsTo: ['season'],
  sample(s, _f, rng) {
    const list = outcomesOf(ones(leaders(s), s.seats), DRAW_ARCHON).list ?? [];
    return list[rng.int(list.length)]![0];
  },
  outcomes: s => outcomesOf(ones(leaders(s), s.seats), DRAW_ARCHON),
  why: (s, _f, a) => (a.do !== 'draw-archon' ? NOT_NOW : has(leaders(s), a.seat) ? undefined : IMPOSSIBLE),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'draw-archon');
    elect(s, a.seat, log);
  },
};
