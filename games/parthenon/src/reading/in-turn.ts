/** The island or fleet that is being settled now, counted clockwise from the Archon: PA-5.9 for an event that strikes, PA-9.7 for a hazard. */
import type { Seat } from '@stoa/engine';
import { FLEETS, type FleetId, fleetId } from '../cards.ts';
import type { PaView } from '../view-types.ts';

const fromArchon = (view: PaView, n: number): Seat => (view.archon + n) % view.seats;

/** The island whose village or fleet the Archon names. */
export const struckSeat = (view: PaView): Seat | null =>
  view.room === 'event-name' && view.event !== null ? fromArchon(view, view.event.position) : null;

/** The fleet whose owner chooses a loss or may keep a card, or which is sent elsewhere. */
export const fleetInTurn = (view: PaView): { readonly seat: Seat; readonly fleet: FleetId } => ({
  seat: fromArchon(view, Math.floor(view.hazard.inTurn / FLEETS.length)),
  fleet: fleetId(view.hazard.inTurn % FLEETS.length),
});
