/** The built-in pack of Parthenon: every card has its picture, no picture is without its card. */
import { EVENTS, HARBORS, HAZARDS, PHILOSOPHIES, WONDERS, WONDERS_BEGUN } from '@stoa/art/parthenon';
import { island, MONUMENTS, PLOTS, type PlotId, plotBuilding, plotMark } from '@stoa/art/parthenon-island';
import { STRUCTURES as BUILT_BY_RULES, VILLAGE_COUNT, WORKSHOP_COUNT } from '@stoa/parthenon/cards';
import { BUILTIN } from '@stoa/parthenon/pack';
import { expect, test } from 'vitest';
import { soundSvg } from './sound.ts';

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id).sort();
test.each([
  ['events', EVENTS, BUILTIN.events],
  ['hazards', HAZARDS, BUILTIN.hazards],
  ['harbors', HARBORS, BUILTIN.harborStatus],
  ['philosophies', PHILOSOPHIES, BUILTIN.philosophies],
  ['wonders', WONDERS, BUILTIN.wonders],
  ['wonders begun', WONDERS_BEGUN, BUILTIN.wonders],
] as const)('%s', (_, pictures, cards) => {
  expect(Object.keys(pictures).sort()).toEqual(idsOf(cards));
});

const ids = Object.keys(PLOTS) as readonly PlotId[];
test('the island has a plot for everything that an island may build, and two for wonders', () => {
  const structures = BUILT_BY_RULES.filter(id => id !== 'workshop');
  const workshops = Array.from({ length: WORKSHOP_COUNT }, (_, i) => `workshop-${i + 1}`);
  expect([...ids].sort()).toEqual([...structures, ...workshops, 'wonder-1', 'wonder-2'].sort());
  expect(ids.filter(id => id.startsWith('village'))).toHaveLength(VILLAGE_COUNT);
});
test('plots are drawn from the back to the front', () => {
  const ys = ids.map(id => PLOTS[id].y);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
});
test('every wonder of the pack stands on the island', () => {
  expect(Object.keys(MONUMENTS).sort()).toEqual(idsOf(BUILTIN.wonders));
});
test.each([
  ['empty', new Set<PlotId>()],
  ['complete', new Set(ids)],
])('an island, %s: well-formed, the same each time, in known inks', (_, built) => {
  const svg = soundSvg(() => island({ built, monuments: { 'wonder-1': 'colossus', 'wonder-2': 'great_theater' } }));
  for (const id of ids) expect(svg.includes(plotMark(id))).toBe(!built.has(id));
});
test('each wonder has its own shape on a plot', () => {
  const shapes = Object.keys(MONUMENTS).map(id => plotBuilding('wonder-1', id as keyof typeof MONUMENTS));
  expect(new Set(shapes).size).toBe(shapes.length);
});
