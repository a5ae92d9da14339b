/** The built-in pack without its remarks is the same pack to everything that reads it. */
import { BUILTIN, boxOf, type PackJson } from '@stoa/parthenon/pack';
import { texts } from '@stoa/parthenon/text';
import { expect, test } from 'vitest';
import { withoutRemarks } from '../scripts/lean-pack.ts';

const lean = withoutRemarks(BUILTIN) as PackJson;

test('it compiles to the same box', () => {
  expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(BUILTIN).length * 0.7);
  expect(JSON.stringify(boxOf(lean))).toBe(JSON.stringify(boxOf(BUILTIN)));
});

test('its cards have the same names and texts', () => {
  for (const text of Object.values(texts)) expect(text.forOptions({ pack: lean }).names).toEqual(text.forOptions({ pack: BUILTIN }).names);
});

test('where a card comes from is still told', () => {
  expect(lean.events.map(card => 'provenance' in card)).toEqual(BUILTIN.events.map(card => 'provenance' in card));
});
