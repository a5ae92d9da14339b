/** The way that pieces take on the map: along roads from city to city, over the bridge, or a curved lane from port to port. As a path. */
import { type CityId, ROADS, STRAIT } from '@stoa/earth-and-water/map';
import { PLACES, type Point, ROAD_PATHS, STRAIT_PATHS } from './places.ts';

type Road = readonly [CityId, CityId];
interface Leg {
  readonly d: string;
  /** Drawn from its second city to its first. */
  readonly backwards: boolean;
}

/** The fewest roads between two cities; undefined where none lead there. */
const roadsBetween = (from: CityId, to: CityId): readonly Road[] | undefined => {
  const ways = new Map<CityId, readonly Road[]>([[from, []]]);
  for (const [city, way] of ways) {
    if (city === to) return way;
    for (const road of [...ROADS, STRAIT]) {
      const next = road[0] === city ? road[1] : road[1] === city ? road[0] : undefined;
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, road]);
    }
  }
  return undefined;
};

const isStrait = ([a, b]: Road): boolean => STRAIT.includes(a) && STRAIT.includes(b);
/** The drawing of the strait leads from Pella to Abydos. */
const legOf = (road: Road, from: CityId): Leg =>
  isStrait(road)
    ? {
        d: `${STRAIT_PATHS.europe}${STRAIT_PATHS.bridge.replace('M', 'L')}${STRAIT_PATHS.asia.replace('M', 'L')}`,
        backwards: from === 'abydos',
      }
    : { d: ROAD_PATHS[`${road[0]}-${road[1]}`] ?? '', backwards: from !== road[0] };

export const landRoute = (from: CityId, to: CityId): readonly Leg[] => {
  let at = from;
  return (roadsBetween(from, to) ?? []).map(road => {
    const leg = legOf(road, at);
    at = road[0] === at ? road[1] : road[0];
    return leg;
  });
};

export const portOf = (city: CityId): Point => PLACES[city].port ?? PLACES[city].at;

/** How far a lane bends aside, by its length. */
const BEND = 0.16;
/** The middle of a lane, or of an arrow: beside the straight line. */
const bendOf = ([x0, y0]: Point, [x1, y1]: Point): Point => [(x0 + x1) / 2 - (y1 - y0) * BEND, (y0 + y1) / 2 + (x1 - x0) * BEND];

export const seaRoute = (from: CityId, to: CityId): readonly Leg[] => {
  const [a, b] = [portOf(from), portOf(to)];
  const [mx, my] = bendOf(a, b);
  return [{ d: `M${a[0]} ${a[1]}Q${mx} ${my} ${b[0]} ${b[1]}`, backwards: false }];
};
