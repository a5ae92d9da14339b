/** The built-in pack of Parthenon: every card has its picture, no picture is without its card. */
import { EVENTS, HARBORS, HAZARDS, PHILOSOPHIES, WONDERS, WONDERS_BEGUN } from '@stoa/art/parthenon';
import { BUILTIN } from '@stoa/parthenon/pack';
import { expect, test } from 'vitest';

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
