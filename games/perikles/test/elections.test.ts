/** Phases 3 and 4: PK-6 and PK-7. */
import { after, asks, no, offers, ok, opens, shuts, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule } from './tools.ts';

/** Everything filled but what a row says. */
const filled = (...open: string[]): string =>
  ['athens', 'sparta', 'argos', 'corinth', 'thebes', 'megara']
    .filter(city => !open.includes(city))
    .map(city => `candidates ${city} A B`)
    .join(' | ');

describe('proposals', () => {
  rule('PK-6.1', 'clockwise from the start player, one at a time', [
    [
      'seats 3 | takes 14 | start B | athens A1 B1 C1 | argos A1 B1 C1 | display any-plain | special A plague | room after-tile A',
      'A done',
      [asks(-1), after('room draw-influence B')],
    ],
    [
      'seats 3 | takes 15 | start B | athens A1 B1 C1 | argos A1 B1 C1 | special A plague | room after-tile A',
      'A done',
      asks(1, 'propose'),
    ],
    ['seats 3 | athens A2 B2 C2 | argos A1 B1 C1 | room propose B', 'B propose athens A', asks(2, 'propose')],
    ['seats 3 | athens A2 B2 C2 | argos A1 B1 C1 | room propose B', 'B propose athens A; B propose athens C', 'not-your-turn'],
  ]);

  rule('PK-6.2', 'a player who can propose must; the phase ends when none can', [
    ['seats 3 | athens A2 B2 C2 | room propose B', 'B pass', 'not-now', { ids: ['PK-6.1'] }],
    [
      `seats 3 | megara A1 B2 | ${filled('megara')} | room propose A`,
      'A propose megara A; B propose megara B',
      [after('lead megara B'), asks(0, 'choose-first')],
      { note: 'all twelve filled' },
    ],
    [
      `seats 3 | candidates athens A | ${filled('athens', 'megara')} | megara C1 | room propose C`,
      'C propose megara C',
      [after('lead athens A', 'lead megara C'), asks(0, 'choose-first')],
      { note: 'alpha filled and no other cube' },
    ],
  ]);

  rule('PK-6.3', 'a cube of the player in the city, also as candidate', [
    ['seats 3 | athens B2 C2 | argos A1 | room propose A', 'A propose athens B', no('none-of-yours', 'PK-6.3', { city: 'athens' })],
    ['seats 3 | athens B2 C2 | argos A1 | room propose A', 'A propose argos A', ok],
    ['seats 3 | megara B2 | candidates megara A | room propose A', 'A propose megara B', ok],
  ]);

  rule('PK-6.4', 'a free candidate space', [
    [
      `seats 3 | athens A2 B2 | argos A1 | ${filled('argos')} | room propose A`,
      'A propose athens A',
      no('no-space', 'PK-6.4', { city: 'athens' }),
    ],
    [`seats 3 | athens A2 B2 | argos A1 | ${filled('argos')} | room propose A`, '', offers('A propose argos A')],
  ]);

  rule('PK-6.5', 'a cube of any player, from the main area of that city', [
    [
      'seats 3 | athens A2 B2 | argos C1 | room propose A',
      'A propose athens C',
      no('no-cube-there', 'PK-6.5', { city: 'athens', seat: 2 }),
    ],
    ['seats 3 | athens A2 B2 | argos C1 | room propose A', 'A propose athens D', no('not-at-table', 'PK-6.5', { seat: 3 })],
    ['seats 3 | athens A2 B2 | argos C1 | room propose A', 'A propose athens B', after('candidates athens B', 'athens A2 B1')],
  ]);

  rule('PK-6.6', 'the candidates have different owners', [
    [
      'seats 3 | megara A1 B2 | candidates megara A | room propose A',
      'A propose megara A',
      no('already-candidate', 'PK-6.6', { city: 'megara', seat: 0 }),
    ],
    ['seats 3 | megara A1 B2 | candidates megara A | room propose A', '', opens('A propose megara B')],
  ]);

  rule('PK-6.7', 'alpha first, then beta', [
    [
      'seats 3 | megara A1 B2 C1 | argos A1 B1 C1 | room propose A',
      'A propose megara B; B propose megara C',
      [after('candidates megara B C'), tells({ e: 'proposed', owner: 2, space: 'beta' })],
    ],
    [
      'seats 3 | megara A1 B2 C1 | argos A1 B1 C1 | room propose A',
      'A propose megara B',
      tells({ e: 'proposed', owner: 1, space: 'alpha' }),
    ],
  ]);

  rule('PK-6.8', 'passing over one costs the next nothing', [
    [
      `seats 4 | megara A2 B2 C2 | athens A2 B2 C2 | ${filled('megara', 'athens')} | candidates sparta A B | room propose C`,
      'C propose megara C',
      [asks(0, 'propose'), tells({ e: 'passed-over', seat: 3 })],
    ],
    [
      `seats 4 | megara A2 B2 C2 | athens A2 B2 C2 | ${filled('megara', 'athens')} | room propose C`,
      'C propose megara C; B propose megara A',
      'not-your-turn',
      { ids: ['PK-6.1'] },
    ],
  ]);
});

describe('elections', () => {
  const others = filled('athens', 'megara');
  rule('PK-7.1', 'elections decide themselves', [
    [
      `seats 3 | athens A5 B3 | candidates athens A | ${others} | megara C1 | candidates megara A B | room propose B`,
      'B propose athens B',
      [asks(0, 'choose-first'), after('lead athens A', 'lead sparta A', 'lead megara A', '!candidates')],
    ],
  ]);

  rule('PK-7.2', 'more cubes of the two candidates’ owners; alpha wins ties', [
    [
      `seats 3 | athens A2 B3 C6 | candidates athens A | ${filled('athens')} | room propose B`,
      'B propose athens B',
      [after('lead athens A', 'athens B2 C6'), tells({ e: 'elected', seat: 0, city: 'athens', cubes: 2 })],
    ],
    [
      `seats 3 | athens A1 B5 | candidates athens A | ${filled('athens')} | room propose B`,
      'B propose athens B',
      after('lead athens B', 'athens A1 B3'),
    ],
  ]);

  rule('PK-7.3', 'the winner returns as many cubes as the loser has there', [
    [
      `seats 3 | athens A5 B4 | candidates athens A | ${filled('athens')} | room propose B`,
      'B propose athens B',
      after('lead athens A', 'athens A2 B3'),
    ],
    [
      `seats 3 | athens A5 B4 C7 | candidates athens A | ${filled('athens')} | room propose B`,
      'B propose athens B',
      after('athens A2 B3 C7'),
      { note: 'third players lose nothing' },
    ],
  ]);

  rule('PK-7.4', 'a single candidate pays only the candidate cube', [
    [
      `seats 3 | athens A5 | ${filled('athens')} | room propose A`,
      'A propose athens A',
      [after('lead athens A', 'athens A4'), tells({ e: 'elected', seat: 0, city: 'athens', cubes: 0 })],
    ],
  ]);

  rule('PK-7.5', 'no candidate, no leader; its counters stay home', [
    [
      `seats 3 | athens A1 | ${filled('athens', 'megara')} | locations megara-location | room propose A`,
      'A propose athens A; A first A',
      [after('!lead megara', '!hand megara'), tells({ e: 'first-player', seat: 0 })],
    ],
    [
      `seats 3 | athens A1 | ${filled('athens', 'megara')} | locations megara-location | held A any-plain | room propose A`,
      'A propose athens A; A first A',
      [
        asks(0, 'commit'),
        shuts('A send athens h1 defend megara-location', 'A ask athens megara-location'),
        opens('A send athens h1 attack megara-location'),
      ],
    ],
    [
      `seats 3 | athens A1 | ${filled('athens', 'megara')} | locations megara-location | held A any-plain | room propose A`,
      'A propose athens A; A first A; A send athens h1 defend megara-location',
      no('no-leader', 'PK-10.3', { city: 'megara', place: 'megara-location' }),
    ],
  ]);

  rule('PK-7.6', 'the winner leads the city', [
    [
      `seats 3 | athens A1 | ${filled('athens')} | locations delium | room propose A`,
      'A propose athens A',
      after('lead athens A', 'lead sparta A', 'lead argos A', 'lead corinth A', 'lead thebes A', 'lead megara A'),
    ],
  ]);

  rule(['PK-7.7', 'PK-16.1'], 'who leads no city plays Persia', [
    [
      `seats 5 | athens C1 | ${filled('athens')} | locations delium | held E any-plain | room propose C`,
      'C propose athens C',
      [after('hand persia h2 h2 h3 h3 h3 h3 t2 t2 t3 t3'), tells({ e: 'persians', seats: [1, 3, 4] })],
    ],
    [
      'seats 3 | athens A1 | candidates sparta B | candidates argos C | locations delium | room propose A',
      'A propose athens A',
      after('!hand persia'),
      { note: 'everybody leads a city: Persia stays home' },
    ],
  ]);
});
