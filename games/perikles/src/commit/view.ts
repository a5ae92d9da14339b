/** What a seat sees of phase 5, PK-8 and PK-10: permissions, its own standing answers, the commit turn with its requests and draft. */
import { each, has, type Seat, top } from '@stoa/engine';
import { type PkAction, REQUEST_KINDS, STANDING } from '../actions.ts';
import { cityId, LOCATION, type LocationId, POWER, powerId, SLOT_COUNT, sideId, unitId } from '../box.ts';
import { controllingLeader, locationAt } from '../pieces.ts';
import { cannotComplete, listPlacements } from '../rooms/commit.ts';
import type { PkState } from '../state.ts';
import type { PkView } from '../view-types.ts';
import { describe, payId, payIn, powerIn, sideIn, slotIn, strengthIn, unitIn } from './draft.ts';
import { KIND_DEFEND, requestAsked, requestKind, requestPower, requestSlot, sideOfKind } from './permissions.ts';

const locationId = (s: PkState, slot: number): LocationId => locationAt(s, slot).id;

type PermissionView = PkView['denied'][number];
/** Permissions as a list, from sets of powers by slot (`defend`, `more`) and by slot and side (`join`). */
export const permissionList = (
  s: PkState,
  defend: readonly number[],
  more: readonly number[],
  join: readonly number[],
): PermissionView[] => {
  const list: PermissionView[] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot] === -1) continue;
    for (let kind = 0; kind < REQUEST_KINDS.length; kind++) {
      const set = kind === KIND_DEFEND ? defend[slot]! | more[slot]! : join[slot * 2 + sideOfKind(kind)]!;
      if (set === 0) continue;
      for (const power of each(set)) list.push({ power: powerId(power), location: locationId(s, slot), kind: REQUEST_KINDS[kind]! });
    }
  }
  return list;
};
export const grantedList = (s: PkState): PkView['granted'] =>
  permissionList(s, s.grants, s.alwaysGrant, s.joins).map(p => ({
    ...p,
    always: p.kind === 'defend' && has(s.alwaysGrant[s.slots.indexOf(LOCATION[p.location])]!, POWER[p.power]),
  }));

/** PK-10.9: the reader's standing answers. */
export const standingList = (s: PkState, seat: Seat | undefined): PkView['standing'] => {
  const list: PkView['standing'][number][] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot] === -1) continue;
    const [grants, denials] = [s.alwaysGrant[slot]!, s.alwaysDeny[slot]!];
    if ((grants | denials) === 0 || controllingLeader(s, slot) !== seat) continue;
    for (const power of each(grants | denials))
      list.push({ power: powerId(power), location: locationId(s, slot), answer: STANDING[has(grants, power) ? 1 : 2]! });
  }
  return list;
};

const SENDS_NOTHING = { base: false, extra: false };
const sends = (s: PkState, seat: Seat): { readonly base: boolean; readonly extra: boolean } => {
  const list: PkAction[] = [];
  listPlacements(s, seat, list);
  return { base: list.some(a => a.do === 'place' && a.pay === 'none'), extra: list.some(a => a.do === 'place' && a.pay !== 'none') };
};

export const commitView = (s: PkState, seat: Seat | undefined): PkView['commit'] => {
  const f = s.stack.find(frame => frame.room === 'commit');
  if (f?.room !== 'commit') return null;
  const mine = f.seat === seat;
  const revolt = top(s);
  return {
    seat: f.seat,
    baseLeft: s.baseLeft,
    extra: s.extraPower < 0 ? null : { power: powerId(s.extraPower), city: cityId(s.extraCity), left: s.extraLeft },
    asked: s.asked,
    requests: s.requests.map(r => ({
      asked: requestAsked(r),
      power: powerId(requestPower(r)),
      location: locationId(s, requestSlot(r)),
      kind: REQUEST_KINDS[requestKind(r)]!,
    })),
    revoltAt: revolt?.room !== 'slave-revolt' ? null : revolt.slot === SLOT_COUNT ? 'hand' : locationId(s, revolt.slot),
    draft: mine ? s.draft.map(p => describe(s, p, strengthIn(p))) : [],
    pending:
      mine && s.pending >= 0
        ? {
            power: powerId(powerIn(s.pending)),
            unit: unitId(unitIn(s.pending)),
            location: locationId(s, slotIn(s.pending)),
            side: sideId(sideIn(s.pending)),
            pay: payId(payIn(s.pending)),
            stands: cannotComplete(s, f.seat) === undefined,
          }
        : null,
    sends: mine && s.pending < 0 ? sends(s, f.seat) : SENDS_NOTHING,
  };
};
