/** Data packs looked over: where a mistake stands in the text, all of them at once, and numbers changed in place. */
import { BUILTIN } from '@stoa/parthenon/pack';
import { packProblem } from '@stoa/parthenon/pack/validate';
import { texts } from '@stoa/parthenon/text';
import { expect, test } from 'vitest';
import { checkPack, type Report } from '../src/games/parthenon/packs/check.ts';
import { lineOf, nodeAt, scan, walkPlace, withField, withValue } from '../src/games/parthenon/packs/json-places.ts';

const ours = JSON.stringify(BUILTIN, null, 2);
const read = (text: string): Extract<Report, { state: 'read' }> => {
  const report = checkPack(text);
  if (report.state !== 'read') throw new Error(report.state);
  return report;
};
/** A copy of the built-in pack with values changed by place. */
const changed = (changes: Readonly<Record<string, unknown>>): string => {
  const pack: Record<string, unknown> = { ...structuredClone(BUILTIN) };
  for (const [place, value] of Object.entries(changes)) {
    const { path, rest } = walkPlace(pack, place);
    expect(rest, place).toBe('');
    const parent = path.slice(0, -1).reduce<unknown>((now, key) => (now as Record<string | number, unknown>)[key], pack);
    const key = path.at(-1)!;
    if (value === undefined) delete (parent as Record<string, unknown>)[key];
    else (parent as Record<string, unknown>)[key] = value;
  }
  return JSON.stringify(pack, null, 2);
};

test('JSON is read as the browser reads it, and what is not JSON says where', () => {
  const root = scan(ours);
  if ('bad' in root) throw new Error('not read');
  expect(root.value).toEqual(JSON.parse(ours));
  const odd = '{"a": [1, -2.5e3, "x\\u00e9\\"", true, null, {}], "b": []}';
  expect(scan(odd)).toMatchObject({ value: JSON.parse(odd) });
  for (const [bad, at] of [
    ['{"a": 1,}', 8],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['"open', 0],
    ['', 0],
    ['{} {}', 3],
  ] as const)
    expect(scan(bad), bad).toEqual({ bad: at });
});

test('a place as the validator names it is found in the text, also where an id has dots', () => {
  const root = scan(ours);
  if ('bad' in root) throw new Error('not read');
  const { path, rest } = walkPlace(root.value, 'islands.chios.villages.chios.village.B2.cost[0].n');
  expect(rest).toBe('');
  const node = nodeAt(root, path);
  expect(ours.slice(node?.start, node?.end)).toBe(String(BUILTIN.islands[0]?.villages[3]?.cost[0]?.n));
  expect(walkPlace(root.value, 'islands.atlantis.torch')).toEqual({ path: ['islands'], rest: 'atlantis.torch' });
});

test('our own pack has no mistakes, and its cards have their numbers and where they come from', () => {
  const report = read(ours);
  expect(report.mistakes).toEqual([]);
  expect(report.sections.map(section => section.id)).toEqual([
    'islands',
    'structures',
    'fleets',
    'wonders',
    'philosophies',
    'events',
    'hazards',
    'harborStatus',
    'lands',
    'tradeTables',
  ]);
  const colossus = report.sections.find(s => s.id === 'wonders')?.cards.find(c => c.id === 'colossus');
  expect(colossus?.provenance).toBe('reconstruction');
  expect(colossus?.numbers.length).toBeGreaterThan(1);
  for (const { cards } of report.sections)
    for (const { numbers } of cards) for (const { value } of numbers) expect(typeof value).toBe('number');
});

test('every mistake is found with its place, its reason and its line', () => {
  const text = changed({
    'islands.chios.villages.chios.village.B2.cost[0].n': 0,
    'structures.shrine.cost[0].of': 'anyThing',
    'wonders.colossus.plan.cost': undefined,
    'hazards.safe_journey.copies': 'twelve',
    'events.drought.effects[0].op': 'rainDance',
  });
  const { mistakes } = read(text);
  expect(mistakes.map(m => m.place)).toEqual([
    'islands.chios.villages.chios.village.B2.cost[0].n',
    'structures.shrine.cost[0].of',
    'wonders.colossus.plan.cost',
    'events.drought.effects[0].op',
    'hazards.safe_journey.copies',
  ]);
  expect(new Set(mistakes.map(m => m.reason)).size).toBeGreaterThan(2);
  for (const { start, line } of mistakes) expect(lineOf(text, start).line).toBe(line);
  const first = mistakes[0];
  expect(text.slice(first?.start, first?.end)).toBe('0');
  const effect = mistakes.find(m => m.reason === 'unknown-effect');
  expect(text.slice(effect?.start, effect?.end)).toBe('"rainDance"');
  // The validator alone stops at the first one.
  expect(packProblem(JSON.parse(text))?.place).toBe(first?.place);
});

test('what no repair of a single value mends does not go on for ever', () => {
  expect(read('[]').mistakes).toHaveLength(1);
  expect(read('{}').mistakes.length).toBeGreaterThan(5);
  const twice = changed({ 'islands.rhodes.startVillages': BUILTIN.islands[0]?.startVillages });
  expect(read(twice).mistakes.length).toBeGreaterThan(0);
});

test('too large, no JSON, nothing', () => {
  expect(checkPack(`${ours}${' '.repeat(262_144)}`)).toMatchObject({ state: 'too-large' });
  expect(checkPack(`${ours.slice(0, -3)}x`)).toMatchObject({ state: 'not-json' });
  expect(checkPack(' \n')).toEqual({ state: 'empty' });
});

test('a number is changed where it stands and nothing else', () => {
  const text = '{ "a":  [1,\n 2], "b": "x" }';
  expect(withValue(text, ['a', 1], 12)).toBe('{ "a":  [1,\n 12], "b": "x" }');
  expect(withValue(text, ['b'], 'gold')).toBe('{ "a":  [1,\n 2], "b": "gold" }');
  expect(withValue(text, ['c'], 1)).toBe(text);
});

test('a card is named in each language, also where the pack had no such name yet', () => {
  const named = (text: string) => read(text).sections.find(s => s.id === 'philosophies')?.cards[1]?.names ?? [];
  const [en, it] = named(ours);
  expect([en?.value, it?.value]).toEqual(['Epicureanism', '']);
  const both = withField(withField(ours, en?.path ?? [], 'The Garden'), it?.path ?? [], 'Il Giardino');
  expect(named(both).map(name => name.value)).toEqual(['The Garden', 'Il Giardino']);
  const pack: unknown = JSON.parse(both);
  expect(packProblem(pack)).toBeUndefined();
  const options = { pack };
  expect(texts.en.forOptions(options).names.philosophies.epicureanism?.name).toBe('The Garden');
  expect(texts.it.forOptions(options).names.philosophies.epicureanism?.name).toBe('Il Giardino');
  expect(packProblem(JSON.parse(withField(both, it?.path ?? [], '')))).toBeUndefined();
});
