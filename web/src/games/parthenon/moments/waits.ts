/**
 * Which events wait for a touch: what hazards do to my fleets, an election and the end of a year always; a new event, a village of mine that the
 * Archon names (once a year for each event), my last commodity that an event takes, a crossing that spares my fleets, my new plan and a wonder at
 * the normal pace.
 */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';
import type { LandId } from '@stoa/parthenon/cards';
import type { Waits } from '../../types.ts';
import { eventAt } from './crossing-of.ts';

/** PA-9.13: cards that were drawn for a loss, at sea or at home. */
const DRAWN = 'PA-9.13';
/** PA-5.9: cards that an event takes without a draw. Two and more are those that their owner has laid out. */
const TAKEN = 'PA-5.9';

const FOREIGN: ReadonlySet<LandId> = new Set<LandId>(['egypt', 'carthage', 'italy']);
const regionOf = (land: LandId): number => (FOREIGN.has(land) ? 1 : 0);

/** The reader's fleets have sailed for the region this season, and none of them was driven home. */
const isAtSea = (log: readonly PaEvent[], me: Seat, region: number): boolean => {
  const lands = new Map<string, LandId>();
  for (const e of log)
    if (e.e === 'season-began') lands.clear();
    else if ((e.e === 'sailed' || e.e === 'diverted') && e.seat === me) lands.set(e.fleet, e.land);
    else if (e.e === 'turned-back' && e.seat === me) lands.delete(e.fleet);
  return [...lands.values()].some(land => regionOf(land) === region);
};

/**
 * A card drawn for a region in which the reader has fleets, or for one of them alone: the first one, or another in place of one that the Archon
 * set aside. A fleet that is hit has a scene of its own.
 */
const sparesMe = (
  e: Extract<PaEvent, { e: 'hazard-drawn' }>,
  me: Seat,
  beside: readonly PaEvent[],
  before: () => readonly PaEvent[],
): boolean => {
  const rest = beside.slice(beside.indexOf(e) + 1);
  const next = rest.findIndex(one => one.e === 'hazard-drawn');
  const told = next < 0 ? rest : rest.slice(0, next);
  const isHit = told.some(one => one.e === 'fleet-hit' && one.seat === me);
  return !isHit && (e.seat === null ? isAtSea(before(), me, e.region) : e.seat === me);
};

/** PA-5.7: the Archon names one village; who may choose gives up more. An Archon knows what he named. */
const isNamedByArchon = (e: Extract<PaEvent, { e: 'villages-blocked' }>, before: readonly PaEvent[]): boolean =>
  e.villages.length === 1 && before.findLast(one => one.e === 'archon-chosen')?.seat !== e.seat;

/** The same event has done the same to the reader this year: the tray and the island show the village crossed out. */
const isAgain = (e: Extract<PaEvent, { e: 'villages-blocked' }>, before: readonly PaEvent[]): boolean => {
  const event = eventAt(before, before.length);
  const from = before.findLastIndex(one => one.e === 'year-ended') + 1;
  return before.some((one, at) => at >= from && one.e === 'villages-blocked' && one.seat === e.seat && eventAt(before, at) === event);
};

export const waits = (
  e: PaEvent,
  me: Seat | undefined,
  beside: readonly PaEvent[] = [],
  before: () => readonly PaEvent[] = () => beside,
): Waits | undefined => {
  switch (e.e) {
    case 'hazard-drawn':
      return me !== undefined && sparesMe(e, me, beside, before) ? 'normal' : undefined;
    case 'lost':
      if (e.seat !== me) return undefined;
      return e.rule === DRAWN ? 'always' : e.rule === TAKEN && e.cards.length === 1 ? 'normal' : undefined;
    case 'villages-blocked':
      return e.seat === me && isNamedByArchon(e, before()) && !isAgain(e, before()) ? 'normal' : undefined;
    case 'turned-back':
    case 'diverted':
      return e.seat === me ? 'always' : undefined;
    case 'archon-chosen':
      return e.how === 'elected' ? 'always' : undefined;
    case 'year-ended':
      return 'always';
    case 'event-revealed':
      return 'normal';
    case 'plan-drawn':
      return e.seat === me ? 'normal' : undefined;
    case 'wonder-paid':
      return e.stage === 'complete' ? 'normal' : undefined;
    default:
      return undefined;
  }
};
