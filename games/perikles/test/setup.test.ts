/** The setup, turns and the draws of phase 1: PK-2 to PK-4. */
import { count } from '@stoa/engine';
import { after, asks, no, offers, opens, shuts, tells } from '@stoa/engine/testing';
import { type PkOptions, perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { rule, war } from './tools.ts';

const DEFAULTS = perikles.parseOptions({}) as PkOptions;
const quiet = 'locations delium - - - - - - | ';

/** By rules number from 1: how many special tiles a table has that began with it. */
const TILES = [8, 8];
test('PK-1.7 a table keeps the special tiles that it began with', () => {
  const numbers = Array.from({ length: perikles.rules }, (_, i) => i + 1);
  const tiles = numbers.map(rules => count(perikles.setup(3, DEFAULTS, rules).specialBag));
  expect(tiles, 'a new tile takes the next rules number in SINCE (box.ts); a new rules number has its tiles in TILES').toEqual(TILES);
});

describe('setup', () => {
  rule(['PK-2.1', 'PK-2.7'], 'two cubes of every player in each city', [
    [
      'start',
      '',
      after(
        'athens A2 B2 C2 D2 E2',
        'sparta A2 B2 C2 D2 E2',
        'argos A2 B2 C2 D2 E2',
        'corinth A2 B2 C2 D2 E2',
        'thebes A2 B2 C2 D2 E2',
        'megara A2 B2 C2 D2 E2',
      ),
      { seats: 5 },
    ],
  ]);

  rule('PK-2.2', 'ten influence tiles face up', [
    ['start', 'start A; deal', asks(0, 'extra-cube'), { seats: 3 }],
    [
      'seats 3 | display athens-plain athens-plain athens-plain | room draw-influence A',
      'tile sparta-plain',
      after('display athens-plain athens-plain athens-plain sparta-plain - - - - - -'),
    ],
  ]);

  rule('PK-2.3', 'one special tile each, the rest leave the game', [
    [
      'seats 3 | room deal-specials C | special A plague | special B phormio',
      'special brasidas',
      [
        after('special C brasidas', 'room draw-locations'),
        tells({ e: 'special-dealt', seat: 2, tile: 'brasidas' }, 2),
        tells({ e: 'special-dealt', seat: 2, tile: null }, 0),
      ],
    ],
    ['seats 3 | specialTiles off | room start-player', 'start B', asks(-1, 'draw-locations')],
  ]);

  rule('PK-2.4', 'seven locations in draw order', [
    [
      'seats 3 | room draw-locations',
      'location pylos; location attica; location melos; location delium; location leucas; location sicily; location lesbos',
      [after('locations pylos attica melos delium leucas sicily lesbos'), asks(-1, 'draw-influence')],
    ],
    ['seats 3 | room draw-locations', 'location pylos; location pylos', no('impossible', 'PK-21')],
  ]);

  rule('PK-2.5', 'counters begin in their boxes, in the open', [
    ['start', '', [after('!hand', '!dead')], { seats: 3 }],
    [war(3, 'AAAAA-', 'commit A', 'locations delium'), '', after('!hand megara')],
  ]);

  rule(['PK-2.6', 'PK-21'], 'the start player is drawn', [
    ['start', '', [asks(-1, 'start-player'), opens('start A', 'start B', 'start C'), shuts('start D')]],
    ['start', 'start C', after('start C')],
    ['start', 'start D', no('impossible', 'PK-21')],
  ]);

  rule('PK-2.8', 'two extra cubes, round the table', [
    [
      'seats 3 | start B | extra-cubes 0 | display any-plain | room extra-cube B',
      'B cube athens; C cube athens; A cube argos; B cube argos; C cube megara; A cube megara',
      [after('athens B1 C1', 'argos A1 B1', 'megara A1 C1'), asks(1, 'take-influence')],
    ],
    [
      'seats 3 | extra-cubes 0 | display any-plain | room extra-cube A',
      '',
      offers('A cube athens', 'A cube sparta', 'A cube argos', 'A cube corinth', 'A cube thebes', 'A cube megara'),
    ],
    ['seats 3 | extra-cubes 0 | display any-plain | room extra-cube A', 'A done', 'not-now'],
  ]);

  rule('PK-2.9', 'the extra cubes come after the displays and the special tiles', [
    ['start', 'start A; deal', [asks(0, 'extra-cube'), after('special A', 'special B', 'special C', '!room draw-influence')]],
    ['start', 'A cube athens', 'not-your-turn', { ids: ['PK-2.6'] }],
  ]);

  rule('PK-2.10', 'four tiles each with five players, otherwise five', [
    [
      'seats 5 | takes 18 | athens A1 B1 | display athens-plain sparta-plain | room take-influence D',
      'D take athens-plain; tile argos-plain; tile argos-plain; tile argos-candidate; tile argos-candidate; tile argos-assassin; tile corinth-plain; tile corinth-plain; tile corinth-candidate; tile corinth-candidate; E take sparta-plain',
      asks([0], 'propose'),
    ],
    [
      'seats 4 | takes 18 | athens A1 B1 | display athens-plain sparta-plain argos-plain argos-plain thebes-plain thebes-plain megara-plain megara-plain corinth-plain corinth-plain | room take-influence C',
      'C take athens-plain; tile any-plain; D take sparta-plain',
      asks([0], 'propose'),
    ],
    [
      'seats 3 | takes 12 | athens A1 B1 | display athens-plain sparta-plain argos-plain argos-plain thebes-plain thebes-plain megara-plain megara-plain corinth-plain corinth-plain | room take-influence A',
      'A take athens-plain; tile any-plain; B take sparta-plain; tile any-plain',
      asks([2], 'take-influence'),
    ],
  ]);

  test('the table after the setup', () => {
    for (const [seats, dealt, removed] of [
      [3, 3, 5],
      [4, 4, 4],
      [5, 5, 3],
    ] as const) {
      let s = perikles.setup(seats, DEFAULTS, perikles.rules);
      const order: string[] = [];
      while (perikles.actors(s)[0] === -1) {
        const draw = perikles.sample(s, { int: n => n - 1 });
        order.push(draw.do);
        s = perikles.clone(s);
        perikles.apply(s, -1, draw);
      }
      for (let i = 0; i < 2 * seats; i++) perikles.apply(s, perikles.actors(s)[0]!, { do: 'place-cube', city: 'argos' });
      const view = perikles.view(s, 0);
      for (let seat = 0; seat < seats; seat++) expect([view.scores[seat]?.cubes, view.supply[seat]]).toEqual([14, 16]);
      expect([view.display.length, view.pile, view.locations.length, view.locationPile]).toEqual([10, 26, 7, 14]);
      expect([view.special.unused.length, s.specialBag.toString(2).replaceAll('0', '').length]).toEqual([dealt, removed]);
      expect(order).toEqual([
        'draw-start-player',
        ...Array(seats).fill('deal-special'),
        ...Array(7).fill('draw-location'),
        ...Array(10).fill('draw-influence'),
      ]);
    }
  });
});

describe('turns and draws', () => {
  rule('PK-3.1', 'the phases follow each other', [
    [
      'seats 3 | takes 14 | athens A1 B1 C1 | display athens-plain | room take-influence A',
      'A take athens-plain',
      asks(0, 'propose'),
      { note: '2 to 3' },
    ],
    ['seats 3 | athens A1 | candidates sparta B C | room propose A', 'A propose athens A', asks(1, 'choose-first'), { note: '3, 4, 5' }],
    [
      war(3, 'ABCABC', 'commit C', 'locations attica | attack attica thebes h2 | defend attica athens h2'),
      'C end',
      asks(-1, 'dice'),
      { note: '5 to 6' },
    ],
    [war(3, 'ABCABC', 'commit C', 'locations attica'), 'C end', [asks(-1, 'draw-locations'), after('turn 2')], { note: '6, 7, 1' }],
    [war(3, 'ABCABC', 'commit C', 'locations attica'), 'C propose athens C', 'not-now', { ids: ['PK-8.12'] }],
  ]);

  rule('PK-3.2', 'three game turns at most', [
    [war(3, 'ABCABC', 'commit C', `turn 2 | ${quiet}defeats thebes 1`), 'C end', [after('turn 3'), asks(-1, 'draw-locations')]],
    [war(3, 'ABCABC', 'commit C', `turn 3 | ${quiet}defeats thebes 1`), 'C end', [after('room over'), asks([])]],
  ]);

  rule('PK-4.1', 'no draw before game turn 1: what the setup showed is there', [
    [
      'seats 3 | extra-cubes 5 | display athens-plain | locations delium | room extra-cube A',
      'A cube athens',
      [after('locations delium - - - - - -'), asks(0, 'take-influence')],
    ],
  ]);

  rule('PK-4.2', 'seven new locations in game turns 2 and 3', [
    [war(3, 'ABCABC', 'commit C', 'locations attica'), 'C end; location pylos', [after('set-aside attica', 'locations pylos - - - - - -')]],
    [war(3, 'ABCABC', 'commit C', 'locations attica'), 'C end; location attica', no('impossible', 'PK-21')],
  ]);

  rule('PK-4.3', 'all 36 influence tiles are shuffled anew', [
    [
      war(
        3,
        'ABCABC',
        'commit C',
        'locations attica | discard any-plain any-plain any-plain any-plain any-plain | display megara-assassin',
      ),
      'C end; location pylos; location lesbos; location melos; location delium; location leucas; location sicily; location cythera; tile any-plain; tile megara-assassin',
      after('display any-plain megara-assassin - - - - - - - -', '!discard'),
    ],
  ]);

  rule('PK-4.4', 'the latest leader of Athens starts', [
    [war(4, 'CABDAB', 'commit A', 'locations attica | last-athenian C'), 'A end', after('start C', 'turn 2')],
    [war(4, '-ABDAB', 'commit A', 'turn 2 | locations pylos | start C | last-athenian C'), 'A end', after('start C', 'turn 3')],
    [
      war(4, '-ABDAB', 'commit A', 'locations pylos | start B'),
      'A end',
      after('start B', 'turn 2'),
      { note: 'never a leader: the same player' },
    ],
    ['seats 3 | turn 2 | start B | last-athenian B | athens C2 | room propose C', 'C propose athens C', after('last-athenian C')],
  ]);
});
