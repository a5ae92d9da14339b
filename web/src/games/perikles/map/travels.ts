/** What moves on the map after new events: cubes that fall into a column or out of it, candidates that step up, counters on the march. */
import type { PkEvent } from '@stoa/perikles';
import type { CityId, LocationId, PowerId, SideId, UnitId } from '@stoa/perikles/box';

export type Travel =
  | { readonly goes: 'in' | 'out'; readonly seat: number; readonly city: CityId; readonly cubes: number }
  | { readonly goes: 'over'; readonly seat: number; readonly from: CityId; readonly to: CityId }
  | { readonly goes: 'up'; readonly seat: number; readonly city: CityId; readonly space: 'alpha' | 'beta' }
  | {
      readonly goes: 'march';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly location: LocationId;
      readonly side: SideId;
      /** Which of the counters that set out together. */
      readonly nth: number;
    };

type March = Extract<Travel, { readonly goes: 'march' }>;
/** Milliseconds between two counters that set out together. */
export const BETWEEN = 120;

/** My own counters have marched when I put them down: `drafted`. */
const placementIn = (e: PkEvent, me: number | undefined) =>
  e.e === 'drafted' || (e.e === 'placed' && e.seat !== me) ? e.placement : undefined;

const cubeTravel = (e: PkEvent): Travel | undefined => {
  switch (e.e) {
    case 'cubes-placed':
      return { goes: 'in', seat: e.seat, city: e.city, cubes: e.cubes };
    case 'assassinated':
      return { goes: 'out', seat: e.owner, city: e.city, cubes: 1 };
    case 'cube-moved':
      return { goes: 'over', seat: e.owner, from: e.from, to: e.to };
    case 'proposed':
      return e.space === 'main' ? undefined : { goes: 'up', seat: e.owner, city: e.city, space: e.space };
    default:
      return undefined;
  }
};

export const travelsIn = (events: readonly PkEvent[], me: number | undefined): readonly Travel[] => {
  const travels: Travel[] = [];
  let nth = 0;
  for (const e of events) {
    const placement = placementIn(e, me);
    const travel = cubeTravel(e);
    if (placement) {
      const { power, unit, location, side } = placement;
      travels.push({ goes: 'march', power, unit, location, side, nth });
      nth++;
    } else if (travel) travels.push(travel);
  }
  return travels;
};

/** A column whose number is new; it appears when the cube has arrived. */
export const isLanding = (travels: readonly Travel[], city: CityId, seat: number): boolean =>
  travels.some(t => (t.goes === 'in' && t.city === city && t.seat === seat) || (t.goes === 'over' && t.to === city && t.seat === seat));

/** Counters on their way to a side: which of those that set out together comes last; undefined: none. */
export const marchTo = (
  travels: readonly Travel[],
  { power, unit, location, side }: { readonly power: PowerId; readonly unit: UnitId; readonly location: LocationId; readonly side: SideId },
): number | undefined =>
  travels.findLast(
    (t): t is March => t.goes === 'march' && t.power === power && t.unit === unit && t.location === location && t.side === side,
  )?.nth;
