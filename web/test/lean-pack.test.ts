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

/** The entries of a section with the fields that validation compares. */
const compared = (pack: PackJson, section: string): string =>
  JSON.stringify(
    Object.entries(Reflect.get(pack, section) as Readonly<Record<string, object>>).map(([key, entry]) => [
      key,
      ...['value', 'count', 'id', 'region', 'effects', 'startYear', 'start'].map(field => Reflect.get(entry, field) as unknown),
    ]),
  );
test.each(['rulings', 'limits', 'tieBreakers', 'variants', 'lands'])('validation finds in it what a pack may not change: %s', section => {
  expect(compared(lean, section)).toBe(compared(BUILTIN, section));
});
