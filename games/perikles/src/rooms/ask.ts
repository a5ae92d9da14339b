/**
 * Open requests, PK-10.5 and PK-10.6: every asked player answers their own request, all at the same time, openly.
 * In: at least one request. Out: back to the same commit turn when all are answered; the asker may withdraw (questions.ts).
 */
import { leave, NOT_NOW, type Seat } from '@stoa/engine';
import { answerOf, expectKind, REPLIES, REQUEST_KINDS } from '../actions.ts';
import { LOCATION, type LocationId, POWER, type PowerId } from '../box.ts';
import { deny, grant, requestAsked, requestKind, requestOf, requestPower, requestSlot } from '../commit/permissions.ts';
import { slotOf } from '../commit/placement.ts';
import { seatList } from '../frames.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import type { PkState } from '../state.ts';

const openRequest = (s: PkState, seat: Seat, power: PowerId, location: LocationId, kind: (typeof REQUEST_KINDS)[number]): number => {
  const slot = slotOf(s, LOCATION[location]);
  return slot < 0 ? -1 : s.requests.indexOf(requestOf(REQUEST_KINDS.indexOf(kind), POWER[power], slot, seat));
};

/** Whose commit turn it is: the frame below. */
const askerOf = (s: PkState): Seat => {
  const f = s.stack[s.stack.length - 2];
  return f?.room === 'commit' ? f.seat : -1;
};

export const ask: PkRoom<'ask'> = {
  rule: 'PK-10.5',
  mode: 'open',
  revealsNothing: ['answer'],
  asksPlayers: true,
  leadsTo: ['commit'],
  actors(s) {
    let seats = 0;
    for (const request of s.requests) seats |= 1 << requestAsked(request);
    return seatList(seats);
  },
  actions(s, _f, seat, out) {
    for (const request of s.requests)
      if (requestAsked(request) === seat)
        for (let reply = 0; reply < REPLIES.length; reply++)
          out.push(answerOf(requestPower(request), s.slots[requestSlot(request)]!, requestKind(request), reply));
  },
  why: (s, _f, seat, a) =>
    a.do !== 'answer'
      ? NOT_NOW
      : openRequest(s, seat, a.power, a.location, a.kind) >= 0
        ? undefined
        : illegal('PK-10.5', 'no-request', { power: a.power, place: a.location, kind: a.kind }),

  apply(s, _f, seat, a, log) {
    expectKind(a, 'answer');
    const [request] = s.requests.splice(openRequest(s, seat as Seat, a.power, a.location, a.kind), 1) as [number];
    (a.reply === 'grant' ? grant : deny)(s, requestKind(request), requestPower(request), requestSlot(request));
    log?.({ e: 'answered', seat, asker: askerOf(s), power: a.power, location: a.location, kind: a.kind, reply: a.reply });
    if (s.requests.length === 0) leave(s);
  },
};
