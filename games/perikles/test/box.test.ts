/** What is in the box: PK-1; positions and options as doors. */
import { after, no, ok, opens, shuts, tells } from '@stoa/engine/testing';
import { LOCATION_DATA, type PkOptions, perikles, TRACKS } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { position, rule, war } from './tools.ts';

const DEFAULTS = perikles.parseOptions({}) as PkOptions;

describe('components', () => {
  rule('PK-1.1', 'everything of the box is somewhere', [
    ['start', 'deal', after('extra-cubes 0'), { seats: 5 }],
    ['start', 'tile athens-plain', 'not-now', { ids: ['PK-2.6'] }],
    ['start', 'start A; special plague; special plague', no('impossible', 'PK-21')],
    ['start', 'start A; special plague; special brasidas', ok],
  ]);

  rule(['PK-1.2', 'PK-1.3'], 'the 71 counters', [
    [
      war(4, 'AAAAAA', 'commit A', 'locations delium'),
      '',
      after(
        'hand athens h1 h1 h2 h2 h3 h3 t1 t1 t2 t2 t3 t3 t4 t4',
        'hand sparta h1 h1 h2 h2 h2 h3 h3 h3 h4 h4 t1 t2 t2 t3',
        'hand argos h1 h1 h2 h2 h3 h3 t1 t2 t3',
        'hand corinth h1 h2 h2 h2 h3 t1 t1 t2 t2 t3',
        'hand thebes h1 h1 h2 h2 h2 h3 h3 t1 t2',
        'hand megara h1 h2 t1 t2 t3',
        'hand persia h2 h2 h3 h3 h3 h3 t2 t2 t3 t3',
      ),
    ],
  ]);

  rule('PK-1.4', 'the tracks under the cities', [
    [
      `${war(3, '-ABBBB', 'commit A', 'locations attica | attack attica sparta h1')}`,
      'A end',
      tells({ e: 'defeat', city: 'athens', value: 5 }),
    ],
    [
      `${war(3, '-ABBBB', 'commit A', 'locations attica | defeats athens 1 | attack attica sparta h1')}`,
      'A end',
      tells({ e: 'defeat', defeats: 2, value: 3 }),
    ],
    [
      `${war(3, '-ABBBB', 'commit A', 'locations attica | defeats athens 2 | attack attica sparta h1')}`,
      'A end',
      tells({ e: 'defeat', defeats: 3, value: 1 }),
    ],
    [
      `${war(3, '-ABBBB', 'commit A', 'locations attica | defeats athens 3 | attack attica sparta h1')}`,
      'A end',
      tells({ e: 'defeat', defeats: 4, value: 0 }),
    ],
  ]);

  test('PK-1.4 PK-1.5 the printed numbers', () => {
    expect(TRACKS.map(track => track.join('-'))).toEqual(['5-5-3-1', '5-4-3-2', '6-3', '9-7-5-3', '7-5-3', '6-3']);
    const line = LOCATION_DATA.map(
      ({ id, city, rounds, vp, grey, violet }) =>
        `${id} ${city} ${rounds.map(r => 'HT'[r]).join('')} ${vp} ${grey.join('')} ${violet.join('')}`,
    );
    expect(line).toEqual([
      'amphipolis 0 TH 6 10 00',
      'lesbos 0 HT 4 00 11',
      'plataea 0 H 4 10 00',
      'naupactus 0 TH 4 00 00',
      'potidea 0 TH 5 00 10',
      'acarnania 0 TH 3 10 00',
      'attica 0 H 4 00 00',
      'melos 1 HT 3 11 00',
      'epidaurus 1 TH 4 00 00',
      'pylos 1 TH 4 00 00',
      'sicily 1 TH 7 11 00',
      'cephallenia 1 HT 4 00 00',
      'cythera 1 HT 3 00 00',
      'spartolus 1 TH 4 00 10',
      'megara-location 5 TH 5 00 00',
      'mantinea 2 H 5 00 00',
      'delium 4 TH 5 00 00',
      'aetolia 4 TH 3 00 00',
      'corcyra 3 HT 3 00 11',
      'leucas 3 HT 4 00 00',
      'solygeia 3 HT 4 00 00',
    ]);
    expect(LOCATION_DATA.reduce((sum, { vp }) => sum + vp, 0)).toBe(88);
  });

  rule('PK-1.5', 'each location has a city, rounds, points and perhaps symbols', [
    [war(3, 'ABCABC', 'commit C', 'locations mantinea sicily'), 'B send sparta h1 attack mantinea', 'not-your-turn', { ids: ['PK-8.12'] }],
    [war(3, 'ABCABC', 'commit B', 'locations mantinea sicily'), 'B send sparta h1 attack mantinea', ok],
    [
      war(3, '-ABBBB', 'commit A', 'locations attica | attack attica sparta h1'),
      'A end',
      tells({ e: 'tile-won', location: 'attica', vp: 4 }),
    ],
  ]);

  rule('PK-1.6', '36 influence tiles of seven colours', [
    ['seats 3 | room draw-influence A', 'tile megara-candidate; tile megara-candidate', no('impossible', 'PK-21')],
    ['seats 3 | room draw-influence A', 'tile any-plain; tile any-plain; tile any-plain; tile any-plain; tile any-plain', ok],
    [
      'seats 3 | room draw-influence A',
      'tile any-plain; tile any-plain; tile any-plain; tile any-plain; tile any-plain; tile any-plain',
      no('impossible', 'PK-21'),
    ],
    [
      'seats 3 | room draw-influence A',
      'tile athens-plain; tile athens-plain; tile athens-plain; tile athens-plain',
      no('impossible', 'PK-21'),
    ],
  ]);

  rule('PK-1.7', 'eight special tiles, one of each', [
    [
      'seats 3 | room deal-specials A',
      '',
      opens(
        'special alkibiades',
        'special brasidas',
        'special perikles',
        'special persian-fleet',
        'special phormio',
        'special plague',
        'special slave-revolt',
        'special thessalian-allies',
      ),
    ],
    ['seats 3 | room deal-specials A', 'special plague', [after('special A plague'), shuts('special plague')]],
  ]);

  rule('PK-1.8', 'leader and defeat counters never limit play', [
    [
      war(
        3,
        'AAAAAA',
        'commit A',
        'locations delium | statues athens A2 | statues sparta A2 | statues argos A2 | statues corinth A2 | statues thebes A2 | statues megara A2',
      ),
      'A end',
      after('statues athens A3', 'statues megara A3'),
      { note: 'eighteen statues of one player' },
    ],
    [war(3, '-ABBBB', 'commit A', 'locations attica | defeats athens 6 | attack attica sparta h1'), 'A end', after('defeats athens 7')],
  ]);
});

test('positions that are none are refused', () => {
  for (const bad of [
    'seats 9',
    'hello',
    'seats 3 | athens A40',
    'room nowhere',
    'room dice',
    'room commit F',
    'hand athens h4',
    'seats 3 | candidates athens A A',
    'attack pylos sparta h1',
    'room ask A',
    'display x',
    '__proto__ x',
    'constructor',
  ])
    expect(perikles.parsePosition(bad), bad).toMatchObject({ why: 'bad-position' });
  expect(() => position('seats 9')).toThrow();
});

test('options are a door', () => {
  expect(perikles.parseOptions({})).toEqual(DEFAULTS);
  expect(perikles.parseOptions({ diplomacy: 'pairwise' })).toMatchObject({ diplomacy: 'pairwise', intrinsics: 'rulebook' });
  expect(perikles.parseOptions({ diplomacy: 'x' })).toMatchObject({ rule: 'PK-11.3', why: 'unknown-option' });
  expect(perikles.parseOptions({ speed: 1 })).toMatchObject({ why: 'unknown-option' });
  expect(perikles.parseOptions([])).toMatchObject({ why: 'unknown-option' });
});
