/** Phases 3 and 4: whose proposal is next (PK-6.1, PK-6.2, PK-6.8), and the elections, which need no decision (PK-7). */
import { bit, goTo, type Log, type Seat } from '@stoa/engine';
import { ATHENS, CITY_COUNT, cityId, PERSIA } from '../box.ts';
import type { PkEvent } from '../events.ts';
import { beginForces } from '../forces.ts';
import { frameOf, seatList } from '../frames.ts';
import { alpha, beta, cubes, forces, leftOf, persians, removeCandidate, returnCubes } from '../pieces.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';
import { canPropose } from './proposals.ts';

/** PK-6.1: from the player who started phase 2. */
export const beginProposals = (s: PkState, log?: Log<PkEvent>): void => nextProposer(s, (s.start + s.seats - 1) % s.seats, log);

/** PK-6.8: the next seat after `after` that can propose; only seats that cannot are skipped. If none can: the elections. */
export const nextProposer = (s: PkState, after: Seat, log?: Log<PkEvent>): void => {
  let seat = after;
  for (let i = 0; i < s.seats; i++) {
    seat = leftOf(s, seat);
    if (canPropose(s, seat)) {
      if (log !== undefined)
        for (let over = leftOf(s, after); over !== seat; over = leftOf(s, over)) log({ e: 'passed-over', seat: over, rule: 'PK-6.2' });
      goTo(s, frameOf('propose', seat));
      return;
    }
  }
  holdElections(s, log);
};

const holdElections = (s: PkState, log?: Log<PkEvent>): void => {
  for (let city = 0; city < CITY_COUNT; city++) elect(s, city, log);
  if (s.leader[ATHENS] !== NOBODY_THERE) s.lastAthenian = s.leader[ATHENS]!;
  for (let seat = 0; seat < s.seats; seat++) {
    s.forces[seat] = 0;
    for (let city = 0; city < CITY_COUNT; city++) if (s.leader[city] === seat) s.forces[seat] = forces(s, seat) | bit(city);
    // PK-7.7: a seat that leads no city plays Persia.
    if (forces(s, seat) === 0) s.forces[seat] = bit(PERSIA);
  }
  if (persians(s) !== 0) log?.({ e: 'persians', seats: seatList(persians(s)), rule: 'PK-7.7' });
  beginForces(s, log);
};

/** PK-7.1 to PK-7.6, city by city. PK-7.3: winning costs as many cubes as the loser has there. */
const elect = (s: PkState, city: number, log?: Log<PkEvent>): void => {
  const [a, b] = [alpha(s, city), beta(s, city)];
  if (a === NOBODY_THERE) {
    s.leader[city] = NOBODY_THERE;
    log?.({ e: 'no-leader', city: cityId(city), rule: 'PK-7.5' });
    return;
  }
  let winner = a;
  let cost = 0;
  if (b !== NOBODY_THERE) {
    if (cubes(s, city, b) > cubes(s, city, a)) winner = b;
    cost = cubes(s, city, winner === a ? b : a);
    removeCandidate(s, city, 'beta');
  }
  removeCandidate(s, city, 'alpha');
  const own = cubes(s, city, winner);
  returnCubes(s, winner, city, cost);
  s.leader[city] = winner;
  const rival = b === NOBODY_THERE ? null : winner === a ? b : a;
  log?.({
    e: 'elected',
    seat: winner,
    city: cityId(city),
    rival,
    own,
    cubes: cost,
    rule: rival === null ? 'PK-7.4' : 'PK-7.2',
  });
};
