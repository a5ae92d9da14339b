/** Where things stand on the map of Greece, in board units: temples near their cities, plaques of locations near where they lie. */
import type { CityId, LocationId } from '@stoa/perikles/box';
import { LOCATION_PLACES, MAP_HEIGHT, MAP_WIDTH } from './coast.ts';

export type Point = readonly [x: number, y: number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const TEMPLE_WIDTH = 132;
export const TEMPLE_HEIGHT = 116;
/** In politics the temples are what is compared: larger, and further apart. */
export const POLITICS_SCALE = 1.22;
export const POLITICS_AT: Readonly<Record<CityId, Point>> = {
  athens: [828, 392],
  sparta: [318, 580],
  argos: [500, 554],
  corinth: [470, 392],
  thebes: [662, 230],
  megara: [650, 392],
};
/** The foot of each temple in war, moved a little where two would touch. */
export const TEMPLE_AT: Readonly<Record<CityId, Point>> = {
  athens: [782, 392],
  sparta: [330, 566],
  argos: [470, 520],
  corinth: [492, 400],
  thebes: [640, 250],
  megara: [633, 380],
};
/** With the frame of a temple that can be touched. */
export const templeBox = (city: CityId): Box => {
  const [x, y] = POLITICS_AT[city];
  const [width, height] = [(TEMPLE_WIDTH + 8) * POLITICS_SCALE, (TEMPLE_HEIGHT + 8) * POLITICS_SCALE];
  return { x: x - width / 2, y: y + 9 - height, width, height };
};
/** In war a temple shows who leads and with what, and is half as high. */
export const WAR_TEMPLE_HEIGHT = 76;
const warTempleBox = (city: CityId): Box => {
  const [x, y] = TEMPLE_AT[city];
  return { x: x - TEMPLE_WIDTH / 2, y: y - WAR_TEMPLE_HEIGHT - 2, width: TEMPLE_WIDTH + 8, height: WAR_TEMPLE_HEIGHT + 10 };
};

export const SICILY_BOX: Box = { x: 10, y: 432, width: 178, height: 162 };
export const PERSIA_AT: Point = [1030, 300];
const PERSIA_BOX: Box = { x: 986, y: 256, width: 90, height: 88 };

/** The true place of a location; Sicily lies in its inset. */
export const pointOf = (location: LocationId): Point =>
  location === 'sicily' ? [SICILY_BOX.x + 96, SICILY_BOX.y + 40] : LOCATION_PLACES[location];

export const PLAQUE_WIDTH = 166;
export const PLAQUE_HEIGHT = 88;
const GAP = 3;
const EDGE = 3;
const DISTANCES = [0, 14, 30, 46, 62, 78, 94, 112, 134, 160, 190, 225, 265, 310, 360];
const ANGLES = Array.from({ length: 20 }, (_, i) => (i / 20) * 2 * Math.PI);

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;

interface Size {
  readonly width: number;
  readonly height: number;
}
const boxAt = ([x, y]: Point, { width, height }: Size): Box => ({
  x: Math.min(Math.max(x - width / 2, EDGE), MAP_WIDTH - width - EDGE),
  y: Math.min(Math.max(y - height / 2, EDGE), MAP_HEIGHT - height - EDGE),
  width,
  height,
});
/** How far the middle of a box lies from a point. */
const distance = (box: Box, [x, y]: Point): number => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);

/** The nearest free spot around each true place; the most crowded ones choose first. The same locations always lie the same way. */
const placeBoxes = (locations: readonly LocationId[], size: Size, fixed: readonly Box[]): ReadonlyMap<LocationId, Box> => {
  const placed = new Map<LocationId, Box>();
  const taken: Box[] = [...fixed, SICILY_BOX];
  const crowd = (location: LocationId): number => taken.filter(box => distance(box, pointOf(location)) < 160).length;
  const order = locations.map((location, i) => ({ location, rank: i - 100 * crowd(location) })).sort((a, b) => a.rank - b.rank);
  for (const { location } of order) {
    const [x, y] = pointOf(location);
    const below = boxAt([SICILY_BOX.x + SICILY_BOX.width / 2, SICILY_BOX.y + SICILY_BOX.height - size.height / 2 - 4], size);
    const around = DISTANCES.flatMap(r => ANGLES.map(turn => boxAt([x + r * Math.cos(turn) * 1.35, y + r * Math.sin(turn)], size)));
    const spots = location === 'sicily' ? [below] : around;
    const free = spots.filter(box => !taken.some(other => overlap(box, other)));
    const best = (free.length > 0 ? free : spots).reduce((a, b) => (distance(b, [x, y]) < distance(a, [x, y]) ? b : a));
    taken.push(best);
    placed.set(location, best);
  }
  return placed;
};

const CITIES = Object.keys(TEMPLE_AT) as readonly CityId[];
/** The seven of a war. */
export const placePlaques = (locations: readonly LocationId[]): ReadonlyMap<LocationId, Box> =>
  placeBoxes(locations, { width: PLAQUE_WIDTH, height: PLAQUE_HEIGHT }, [...CITIES.map(warTempleBox), PERSIA_BOX]);

export const DOT_SIZE: Size = { width: 76, height: 36 };
/** Those to come, beside the large temples of politics. */
export const placeDots = (locations: readonly LocationId[]): ReadonlyMap<LocationId, Box> =>
  placeBoxes(locations, DOT_SIZE, [...CITIES.map(templeBox), PERSIA_BOX]);
