/** PA-22: the built-in pack passes; each kind of mistake is refused with its place and its reason. */
import { isIllegal } from '@stoa/engine';
import { BUILTIN, type PaOptions, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { OPS, PAY_PHASES, SELECTORS, WHENS } from '../src/pack/vocabulary.ts';
import { ENTRIES } from './changed-pack.ts';

type Json = Record<string, unknown>;
/** A copy of the pack with one part changed; a path is made of keys, ids and numbers. */
const changed = (path: string, change: (part: Json, key: string) => void): unknown => {
  const pack = JSON.parse(JSON.stringify(BUILTIN)) as Json;
  const keys = path.split('/');
  let part: unknown = pack;
  for (const key of keys.slice(0, -1))
    part = Array.isArray(part) ? (part.find(x => (x as Json).id === key) ?? part[Number(key)]) : (part as Json)[key];
  change(part as Json, keys.at(-1)!);
  return pack;
};
const set =
  (value: unknown) =>
  (part: Json, key: string): void => {
    part[key] = value;
  };
const drop = (part: Json, key: string): void => {
  delete part[key];
};

const MISTAKES: readonly (readonly [
  title: string,
  path: string,
  change: (part: Json, key: string) => void,
  place: string,
  reason: string,
  rule: string,
])[] = [
  ['a section is missing', 'wonders', drop, 'wonders', 'missing', 'PA-22.2'],
  ['a field is missing', 'events/drought/year', drop, 'events.drought.year', 'missing', 'PA-22.9'],
  [
    'an effect does not exist',
    'philosophies/sophism/effects/0/op',
    set('doubleVote'),
    'philosophies.sophism.effects[0].op',
    'unknown-effect',
    'PA-22.6',
  ],
  [
    'an effect stands where it cannot',
    'hazards/storm_gale/do/0/op',
    set('handLimitA'),
    'hazards.storm_gale.do[0].op',
    'effect-not-here',
    'PA-22.6',
  ],
  [
    'a choice after a loss',
    'events/plague/effects/0/do/0/else',
    set([
      { op: 'lose', what: 'anyCommodity', n: 1, pick: 'random' },
      { op: 'lose', what: 'anyCommodity', n: 1, pick: 'owner' },
    ]),
    'events.plague.effects[0].do[0].else[1]',
    'choice-comes-first',
    'PA-22.9',
  ],
  [
    'a cost nobody can pay',
    'structures/shrine/cost',
    set([{ n: 4, of: 'nonProducedBasic', distinct: true }]),
    'structures.shrine.cost[0]',
    'unpayable',
    'PA-22.4',
  ],
  [
    'a card that is none',
    'structures/shrine/cost',
    set([{ n: 1, of: 'marble' }]),
    'structures.shrine.cost[0].of',
    'unknown-word',
    'PA-22.9',
  ],
  ['a ruling is changed', 'rulings/harborVote/value', set('open'), 'rulings.harborVote', 'ruling-changed', 'PA-22.11'],
  [
    'the same start pair on two torch islands',
    'islands/crete/startVillages',
    set(['olives', 'grain']),
    'islands.scyros.startVillages',
    'start-pair-not-shared',
    'PA-2.12',
  ],
  ['no provenance', 'hazards/pirates_gold/provenance', drop, 'hazards.pirates_gold', 'no-provenance', 'PA-22.3'],
  [
    'papyrus from a table row',
    'tradeTables/foreign/F3/get',
    set([{ n: 1, of: 'anyRare' }]),
    'tradeTables.foreign.F3.get',
    'fixed-by-rule',
    'PA-10.13',
  ],
  ['a number that is not whole', 'hazards/storm_gale/copies', set(1.5), 'hazards.storm_gale.copies', 'not-whole', 'PA-22.9'],
  ['too few events in a year', 'events/drought/year', set(2), 'events', 'wrong-count', 'PA-22.9'],
  ['a card twice', 'events/plague/id', set('unrest'), 'events.unrest', 'doubled', 'PA-22.9'],
  ['five copies of a philosophy', 'philosophies/atomism/copies', set(5), 'philosophies.atomism.copies', 'fixed-by-rule', 'PA-13.4'],
  [
    'a shortage of gold',
    'harborStatus/shortage_wool/commodity',
    set('gold'),
    'harborStatus.shortage_wool.commodity',
    'needs-a-basic',
    'PA-22.9',
  ],
  [
    'a field the effect does not have',
    'philosophies/sophism/effects/0/vaule',
    set(2),
    'philosophies.sophism.effects[0].vaule',
    'unknown-word',
    'PA-22.6',
  ],
  ['a field of an effect is missing', 'hazards/storm_gale/do/0/pick', drop, 'hazards.storm_gale.do[0].pick', 'missing', 'PA-22.9'],
  [
    'a value the rules cannot carry out',
    'philosophies/stoicism/effects/0/n',
    set(2),
    'philosophies.stoicism.effects[0].n',
    'fixed-by-rule',
    'PA-22.9',
  ],
  [
    'the wrong moment',
    'wonders/parthenon/effects/0/when',
    set('voyage.start'),
    'wonders.parthenon.effects[0].when',
    'fixed-by-rule',
    'PA-22.9',
  ],
  [
    'a word that knows no island here',
    'tradeTables/foreign/F3/give',
    set([{ n: 1, of: 'producedBasic' }]),
    'tradeTables.foreign.F3.give[0].of',
    'word-not-here',
    'PA-22.5',
  ],
  [
    'two choices at once',
    'events/plague/effects/0/do/0/else',
    set([
      { op: 'lose', what: 'anyCommodity', n: 1, pick: 'owner' },
      { op: 'gain', what: 'anyBasic', n: 1 },
    ]),
    'events.plague.effects[0].do[0].else',
    'too-many-choices',
    'PA-22.9',
  ],
  [
    'exempt by cards nobody sees',
    'events/pirate_raids/effects/0/do/0/unlessOwns',
    set(['gold']),
    'events.pirate_raids.effects[0].do[0].unlessOwns[0]',
    'unknown-word',
    'PA-22.9',
  ],
  [
    'a power that cannot be sold',
    'wonders/colossus/service',
    set({ price: [{ n: 1, of: 'gold' }], perIslandPerSeason: 1, payFrom: 'hand' }),
    'wonders.colossus.service',
    'effect-not-here',
    'PA-14.7',
  ],
  ['something for nothing', 'lands/italy/special/0/price', set([]), 'lands.italy.special[0].price', 'missing', 'PA-22.9'],
  [
    'start villages that are not the start pair',
    'islands/chios/villages/0/produces',
    set('olives'),
    'islands.chios.startVillages',
    'start-village-differs',
    'PA-22.9',
  ],
  ['a variant is changed', 'variants/tournament/startYear', set(3), 'variants.tournament.startYear', 'fixed-by-rule', 'PA-19.4'],
  [
    'a bonus that is no Aegis card',
    'setup/fourPlayerBonus/bonusIsland',
    set({ gold: 1 }),
    'setup.fourPlayerBonus.bonusIsland',
    'unknown-word',
    'PA-22.9',
  ],
  ['a name that is no text', 'events/drought/title', set(7), 'events.drought.title', 'wrong-type', 'PA-22.9'],
  ['more than 256 KB', 'title', set('x'.repeat(300_000)), '', 'too-large', 'PA-22.1'],
];

test('PA-22.9 the built-in pack is accepted', () => {
  expect(parthenon.parseOptions({ pack: BUILTIN })).toMatchObject({ pack: { packId: 'parthenon.reconstructed' } });
});
test.each(MISTAKES)('PA-22.9 %s', (_title, path, change, place, reason, rule) => {
  expect(parthenon.parseOptions({ pack: changed(path, change) })).toEqual({ rule, why: 'bad-pack', with: { place, reason } });
});
test('PA-22.9 nonsense is refused, not thrown', () => {
  for (const pack of [1, 'x', [], {}, { islands: 3 }]) expect(isIllegal(parthenon.parseOptions({ pack }))).toBe(true);
});

test('PA-22.1 a changed price is the price', () => {
  const pack = changed('structures/shrine/cost', set([{ n: 2, of: 'wool' }]));
  const at = '3 islands=chios,crete,rhodes room=season/build step=10 done=6 hand0=wool*2';
  const usual = parthenon.parsePosition(at);
  const other = parthenon.parsePosition(`${at} pack=${JSON.stringify(pack)}`);
  if (isIllegal(usual) || isIllegal(other)) throw new Error('position refused');
  expect(parthenon.why(usual, 0, { do: 'build', structure: 'shrine' })?.why).toBe('cannot-pay');
  expect(parthenon.why(other, 0, { do: 'build', structure: 'shrine' })).toBeUndefined();
});
test('PA-22.3 every entry of the built-in pack tells where it comes from', () => {
  const known = ['rulebook', 'published', 'reconstruction'];
  for (const section of ENTRIES) for (const entry of BUILTIN[section]) expect(known).toContain(Reflect.get(entry, 'provenance'));
});
test('a game is played with a pack that is not built in', () => {
  const options = parthenon.parseOptions({ pack: changed('fleets/B/cost', set([{ n: 2, of: 'gold' }])) });
  if (isIllegal(options)) throw new Error(options.why);
  const s = parthenon.setup(3, options as PaOptions, parthenon.rules);
  expect(parthenon.actors(s)).toEqual([-1]);
});

test('the vocabulary that the built-in pack tells its readers is the one that the check of packs knows', () => {
  const { vocabulary } = changed('provenance', () => undefined) as { vocabulary: Readonly<Record<string, readonly string[]>> };
  const { ops, selectors, when, payPhases } = vocabulary;
  const known = { ops: OPS, selectors: SELECTORS, when: WHENS, payPhases: PAY_PHASES };
  for (const [name, told] of Object.entries({ ops, selectors, when, payPhases }))
    expect([...(told ?? [])].sort(), name).toEqual([...known[name as keyof typeof known]].sort());
});
