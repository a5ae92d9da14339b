/** How likely card 11 is among the cards that Persia buys (EW-14.1, EW-14.8, EW-15.2). */
import { expect, test } from 'vitest';
import { kingRisk, nextKing } from '../src/reading/index.ts';
import type { EwView } from '../src/view-types.ts';

const view = (change: Partial<EwView> = {}): EwView =>
  ({ prompt: { side: 0 }, figures: [], hand: [], discard: [], draft: [], deckSize: 16, handSizes: [0, 0], ...change }) as EwView;

test('each of the unseen cards may be it', () => {
  expect(kingRisk(view(), 4)).toBeCloseTo(0.25);
  expect(kingRisk(view({ deckSize: 10, handSizes: [0, 2] }), 3)).toBeCloseTo(0.25);
  expect(kingRisk(view(), 0)).toBe(0);
});
test('a card that lies in the pile comes back only when the deck is empty', () => {
  expect(kingRisk(view({ deckSize: 6, discard: [11, 2, 3, 4] }), 6)).toBe(0);
  expect(kingRisk(view({ deckSize: 2, discard: [11, 2, 3, 4] }), 4)).toBeCloseTo(0.5);
});
test('cards that Pacification lays aside lie in the pile that is shuffled', () => {
  expect(kingRisk(view({ deckSize: 1, discard: [11, 2, 3], draft: [5] }), 2)).toBeCloseTo(0.25);
});
test('it kills no third king, and none for Greece', () => {
  expect(nextKing(view())).toBe('darius');
  expect(nextKing(view({ figures: ['darius'] }))).toBe('xerxes');
  expect(kingRisk(view({ figures: ['darius', 'xerxes'] }), 6)).toBe(0);
  expect(kingRisk(view({ prompt: { side: 1 } as EwView['prompt'] }), 6)).toBe(0);
  expect(kingRisk(view({ hand: [11] }), 6)).toBe(0);
});
