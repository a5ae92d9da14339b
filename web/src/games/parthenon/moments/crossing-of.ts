/** The story of one hazard card, from the log: for whom it was drawn and what became of each fleet. */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';
import type { CardId, FleetId, LandId } from '@stoa/parthenon/cards';

export interface Fate {
  readonly seat: Seat;
  readonly fleet: FleetId;
  readonly warded: CardId | 'wonder' | null;
  readonly gift: boolean;
  readonly lost: readonly CardId[];
  readonly back: boolean;
  readonly to: LandId | null;
}
export interface CrossingOf {
  /** Where in the log the card was drawn: the scene stays the same until the next one. */
  readonly at: number;
  readonly hazard: string;
  readonly region: number;
  readonly fates: readonly Fate[];
  /** The Archon had another drawn in its place. */
  readonly isSetAside: boolean;
}
const NO_FATE = { warded: null, gift: false, lost: [], back: false, to: null } as const;

/** The event that was being carried out at position `end` of the log; undefined: none, a hazard or another phase has come since. */
export const eventAt = (log: readonly PaEvent[], end: number): string | undefined => {
  const before = log.slice(0, end).findLast(e => e.e === 'event-begun' || e.e === 'hazard-drawn');
  return before?.e === 'event-begun' ? before.event : undefined;
};

/** Great events of a crossing: they are told beside the map. Cards may also be lost to an event of the year. */
export const isOfCrossing = (log: readonly PaEvent[], e: PaEvent): boolean =>
  e.e === 'hazard-drawn' ||
  e.e === 'turned-back' ||
  e.e === 'diverted' ||
  (e.e === 'lost' && eventAt(log, log.lastIndexOf(e)) === undefined);

/** The last card drawn before position `end` of the log. */
export const crossingOf = (log: readonly PaEvent[], end: number): CrossingOf | undefined => {
  const at = log.slice(0, end).findLastIndex(e => e.e === 'hazard-drawn');
  const drawn = log[at];
  if (drawn?.e !== 'hazard-drawn') return undefined;
  const rest = log.slice(at + 1);
  const next = rest.findIndex(e => e.e === 'hazard-drawn');
  const fates: Fate[] = [];
  const change = (seat: Seat, fleet: FleetId | null, part: Partial<Fate>): void => {
    const found = fates.findLastIndex(f => f.seat === seat && (fleet === null || f.fleet === fleet));
    const before = fates[found];
    if (before !== undefined) fates[found] = { ...before, ...part };
    else if (fleet !== null) fates.push({ ...NO_FATE, seat, fleet, ...part });
  };
  const told = next < 0 ? rest : rest.slice(0, next);
  for (const e of told)
    if (e.e === 'fleet-hit') change(e.seat, e.fleet, {});
    else if (e.e === 'fleet-warded') change(e.seat, e.fleet, { warded: e.by });
    else if (e.e === 'gift-used') change(e.seat, e.fleet, { gift: true });
    else if (e.e === 'turned-back') change(e.seat, e.fleet, { back: true });
    else if (e.e === 'diverted') change(e.seat, e.fleet, { to: e.land });
    else if (e.e === 'lost') change(e.seat, null, { lost: e.cards });
  return { at, hazard: drawn.hazard, region: drawn.region, fates, isSetAside: told.some(e => e.e === 'hazard-redrawn') };
};
