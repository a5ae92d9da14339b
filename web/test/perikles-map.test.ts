/** The map of Greece: whatever seven locations a turn has, their plaques lie on the board, apart from each other and from the temples. */
import { sfc32 } from '@stoa/engine';
import { CITIES, LOCATIONS, type LocationId } from '@stoa/perikles/box';
import { expect, test } from 'vitest';
import { MAP_HEIGHT, MAP_WIDTH } from '../src/games/perikles/map/coast.ts';
import { type Box, overlap, placeDots, placePlaques, pointOf, TEMPLE_AT, templeBox } from '../src/games/perikles/map/places.ts';

const rng = sfc32('map');
const seven = (): readonly LocationId[] => {
  const rest: LocationId[] = [...LOCATIONS];
  return Array.from({ length: 7 }, () => rest.splice(rng.int(rest.length), 1)[0]!);
};
const inside = ({ x, y, width, height }: Box): boolean => x >= 0 && y >= 0 && x + width <= MAP_WIDTH && y + height <= MAP_HEIGHT;

test('seven plaques never cover each other or a temple, and stay near where they lie', () => {
  for (let n = 0; n < 300; n++) {
    const locations = seven();
    const boxes = [...placePlaques(locations)];
    expect(boxes).toHaveLength(7);
    for (const [i, [id, box]] of boxes.entries()) {
      expect(inside(box), id).toBe(true);
      for (const [other, otherBox] of boxes.slice(i + 1)) expect(overlap(box, otherBox), `${id} ${other} of ${locations}`).toBe(false);
      for (const city of CITIES) {
        const [x, y] = TEMPLE_AT[city];
        expect(overlap(box, { x: x - 60, y: y - 60, width: 120, height: 60 }), `${id} ${city} of ${locations}`).toBe(false);
      }
      const [x, y] = pointOf(id);
      expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y), `${id} of ${locations}`).toBeLessThan(330);
    }
  }
});

test('the locations to come are seen beside the temples, and the same ones always lie the same way', () => {
  for (let n = 0; n < 50; n++) {
    const locations = seven();
    const dots = placeDots(locations);
    for (const [id, box] of dots) {
      expect(inside(box)).toBe(true);
      for (const city of CITIES) expect(overlap(box, templeBox(city)), `${id} ${city} of ${locations}`).toBe(false);
    }
    expect(placePlaques(locations)).toEqual(placePlaques(locations));
  }
});

test('temples of politics lie on the board, and no frame of one covers another', () => {
  for (const [i, city] of CITIES.entries()) {
    expect(inside(templeBox(city)), city).toBe(true);
    for (const other of CITIES.slice(i + 1)) expect(overlap(templeBox(city), templeBox(other)), `${city} ${other}`).toBe(false);
  }
});
