/**
 * When a step planned ahead in Parthenon is played. In: the seat's own view. Out, when a step is filed: its season and the facts it rests on.
 * Out, when its room asks: whether it goes, waits, falls or is late. A trade falls if an offer to the seat is open, a voyage if the sea has
 * changed since.
 */
import type { PlanFits, Planned, PlanPolicy, Seat } from '@stoa/engine';
import type { PaRoomName } from './frames.ts';
import type { PaView } from './view-types.ts';

/** The phase of each room that can be planned for, and the rooms of that phase which come before it. */
const ROOMS: Readonly<Partial<Record<PaRoomName, { readonly phase: number; readonly before: readonly string[] }>>> = {
  'trade-open': { phase: 3, before: ['trade-start'] },
  'voyage-plan': { phase: 4, before: ['voyage-start'] },
  // Lands are voted on one after another: while one is voted on, another may be to come.
  'harbor-vote': { phase: 6, before: ['harbor-draw', 'harbor-vote'] },
  discard: { phase: 9, before: [] },
};

const seasonOf = (view: PaView): number => (view.year - 1) * 4 + view.season;
const isAsked = (view: PaView, me: Seat, room: string): boolean => view.room === room && view.acting.includes(me) && !view.draft?.decided;

/** This season while the room is still to come or asks now, else the next. */
const dueIn = (view: PaView, me: Seat, room: string): number => {
  const known = ROOMS[room as PaRoomName];
  const isToCome =
    known === undefined ||
    view.phase < known.phase ||
    (view.phase === known.phase && known.before.includes(view.room)) ||
    isAsked(view, me, room);
  return seasonOf(view) + (isToCome ? 0 : 1);
};

/** What the seat knows of the sea: a harbor turned up or a fleet kept in port changes it. */
const seaOf = (view: PaView, me: Seat): string =>
  JSON.stringify([
    view.harbors.map(h => (h.isUp ? h.harbor : null)),
    view.islands[me]?.fleets.filter(f => f.grounded).map(f => f.fleet) ?? [],
  ]);
const factsOf = (view: PaView, me: Seat, room: string): string => (room === 'voyage-plan' ? seaOf(view, me) : '');

const rests = (view: PaView, me: Seat, room: string): string => `${dueIn(view, me, room)} ${factsOf(view, me, room)}`;

const fits = ({ room, rests, played, take }: Planned, view: PaView, me: Seat): PlanFits => {
  const season = Number(rests.slice(0, rests.indexOf(' ')));
  if (season !== seasonOf(view)) return season > seasonOf(view) ? 'waits' : 'late';
  // A player who has begun an answer must finish it; the plan does not continue it.
  if (view.draft?.decided || (view.draft?.begun && (take === 'first' || played === 0))) return 'waits';
  if (room === 'trade-open' && view.offers.some(offer => offer.to === me)) return 'falls';
  return rests === `${season} ${factsOf(view, me, room)}` ? 'goes' : 'falls';
};

export const ahead: PlanPolicy<PaView> = { rests, fits };
