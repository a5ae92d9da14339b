/** Phase 2: PK-5. */
import { after, asks, choices, no, offers, ok, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule } from './tools.ts';

const two = 'seats 3 | athens A2 B2 C2 | sparta A2 B2 C2 | argos A2 B2 C2 | corinth A2 B2 C2 | thebes A2 B2 C2 | megara A2 B2 C2';
const full =
  'candidates athens A B | candidates sparta A B | candidates argos A B | candidates corinth A B | candidates thebes A B | candidates megara A B';
const four =
  'athens-plain athens-candidate athens-assassin sparta-plain sparta-candidate sparta-assassin thebes-plain thebes-candidate thebes-assassin any-plain';

describe('taking tiles', () => {
  rule('PK-5.1', 'one tile at a time, clockwise, from the display', [
    [`${two} | display athens-plain argos-plain | room take-influence B`, '', asks(1, 'take-influence')],
    [
      `${two} | display athens-plain argos-plain | room take-influence B`,
      'B take athens-plain',
      [after('held B athens-plain', 'takes 1'), tells({ e: 'tile-taken', seat: 1, tile: 'athens-plain', slot: 1 })],
    ],
    [
      `${two} | display athens-plain argos-plain | room take-influence B`,
      'B take sparta-plain',
      no('not-displayed', 'PK-5.1', { tile: 'sparta-plain' }),
    ],
    [
      `${two} | display athens-plain argos-plain | room take-influence B`,
      'B take athens-plain; tile any-plain; deal; B take argos-plain',
      'not-your-turn',
    ],
    [
      `${two} | display athens-plain argos-plain | room take-influence B`,
      'B take athens-plain; tile any-plain; deal',
      asks(2, 'take-influence'),
    ],
  ]);

  rule('PK-5.2', 'taking is compulsory', [
    [
      `${two} | display athens-plain argos-plain | special A plague | room take-influence A`,
      'A done',
      no('not-now', 'PK-5.1'),
      { ids: ['PK-5.1'] },
    ],
    [`${two} | display athens-plain argos-plain | room take-influence A`, '', offers('A take athens-plain', 'A take argos-plain')],
  ]);

  rule('PK-5.3', 'no second tile of a colour; brown is a colour', [
    [
      `${two} | takes 6 | held A athens-plain any-plain | display athens-plain athens-plain athens-candidate any-plain any-plain sparta-plain thebes-plain thebes-plain thebes-candidate thebes-candidate | room take-influence A`,
      '',
      offers('A take sparta-plain', 'A take thebes-plain', 'A take thebes-candidate'),
    ],
    [
      `${two} | takes 6 | held A athens-plain any-plain | display athens-assassin any-plain sparta-plain | room take-influence A`,
      'A take athens-assassin',
      no('colour-taken', 'PK-5.3', { tile: 'athens-assassin' }),
    ],
    [
      `${two} | takes 6 | held A athens-plain any-plain | display athens-assassin any-plain sparta-plain | room take-influence A`,
      'A take any-plain',
      no('colour-taken', 'PK-5.3'),
    ],
    [
      `${two} | takes 3 | held B athens-plain | display athens-assassin | room take-influence A`,
      'A take athens-assassin',
      ok,
      { note: 'colours of others do not matter' },
    ],
  ]);

  rule('PK-5.4', 'any tile when every displayed one has a colour held', [
    [
      `${two} | takes 12 | held A athens-plain sparta-plain thebes-plain any-plain | display ${four} | room take-influence A`,
      '',
      choices(
        { do: 'take-influence-tile' },
        'tile',
        'athens-plain',
        'athens-candidate',
        'athens-assassin',
        'sparta-plain',
        'sparta-candidate',
        'sparta-assassin',
        'thebes-plain',
        'thebes-candidate',
        'thebes-assassin',
        'any-plain',
      ),
    ],
    [
      `${two} | takes 9 | held A athens-plain sparta-plain thebes-plain | display ${four} | room take-influence A`,
      '',
      choices({ do: 'take-influence-tile' }, 'tile', 'any-plain'),
      { note: 'one new colour is enough' },
    ],
  ]);

  rule('PK-5.5', 'cubes by shards into the main area', [
    [`${two} | display athens-plain | room take-influence A`, 'A take athens-plain', after('athens A4 B2 C2')],
    [`${two} | display argos-assassin | room take-influence A`, 'A take argos-assassin', after('argos A3 B2 C2')],
    [
      `${two} | display any-plain | room take-influence A`,
      'A take any-plain; A cube thebes',
      [after('thebes A3 B2 C2'), tells({ e: 'cubes-placed', seat: 0, city: 'thebes', cubes: 1 })],
    ],
    [
      `${two} | display any-plain | room take-influence A`,
      'A take any-plain',
      offers('A cube athens', 'A cube sparta', 'A cube argos', 'A cube corinth', 'A cube thebes', 'A cube megara'),
    ],
    [`${two} | display any-plain | room take-influence A`, 'A take any-plain; A done', 'not-now'],
  ]);

  rule('PK-5.6', 'cubes first, then the symbol, in any city', [
    [
      'seats 3 | athens B1 | display thebes-candidate | room take-influence A',
      'A take thebes-candidate; A propose thebes A',
      after('candidates thebes A', '!thebes A1'),
    ],
    [
      `${two} | display athens-candidate | room take-influence A`,
      'A take athens-candidate; A propose megara C',
      after('candidates megara C', 'megara A2 B2 C1'),
    ],
    [`${two} | display athens-assassin | room take-influence A`, 'A take athens-assassin; A kill sparta B', after('sparta A2 B1 C2')],
    [
      `${two} | display athens-assassin | room take-influence A`,
      'A take athens-assassin; A kill sparta A',
      after('sparta A1 B2 C2'),
      { note: 'one of one’s own' },
    ],
    [
      `${two} | display athens-assassin | room take-influence A`,
      'A take athens-assassin; A kill sparta B alpha',
      no('no-such-cube', 'PK-5.6', { city: 'sparta', seat: 1, space: 'alpha' }),
    ],
    [
      'seats 4 | athens B1 | display athens-assassin | room take-influence A',
      'A take athens-assassin; A kill sparta D',
      no('no-such-cube', 'PK-5.6'),
    ],
    [
      'seats 4 | athens B1 | candidates argos B D | display athens-assassin | room take-influence A',
      'A take athens-assassin',
      offers('A kill athens A', 'A kill athens B', 'A kill argos B alpha', 'A kill argos D beta'),
    ],
  ]);

  rule('PK-5.7', 'beta moves up when alpha is emptied', [
    [
      `seats 4 | athens A2 D2 | corinth D2 A1 | candidates corinth B C | display athens-assassin | room take-influence A`,
      'A take athens-assassin; A kill corinth B alpha',
      after('candidates corinth C', '!candidates corinth C D'),
    ],
    [
      'seats 4 | corinth D2 A1 | candidates corinth C | display any-plain athens-candidate | room candidate A',
      'A propose corinth D',
      after('candidates corinth C D'),
    ],
    [
      `seats 4 | athens A2 D2 | candidates corinth B C | display athens-assassin | room take-influence A`,
      'A take athens-assassin; A kill corinth C beta',
      after('candidates corinth B', '!candidates corinth B C'),
    ],
  ]);

  rule('PK-5.8', 'a symbol must be used when it can, and is skipped when it cannot', [
    [
      `${two} | ${full} | display argos-candidate | special A plague | room take-influence A`,
      'A take argos-candidate',
      [after('argos A3 B2 C2'), asks(0, 'after-tile'), tells({ e: 'symbol-skipped', seat: 0 })],
    ],
    [
      `${two} | ${full} | display argos-candidate | room take-influence A`,
      'A take argos-candidate',
      [after('argos A3 B2 C2'), asks(-1, 'draw-influence')],
    ],
    [
      `${two} | display argos-candidate | special A plague | room take-influence A`,
      'A take argos-candidate; A done',
      no('not-now', 'PK-5.6'),
      { ids: ['PK-5.6'] },
    ],
  ]);

  rule('PK-5.9', 'the slot is refilled at the end of the turn, not after the last', [
    [
      `${two} | display athens-plain sparta-plain argos-plain | room take-influence A`,
      'A take sparta-plain',
      [asks(-1, 'draw-influence'), after('display athens-plain - argos-plain - - - - - - -')],
    ],
    [
      `${two} | display athens-plain sparta-plain argos-plain any-plain any-plain any-plain any-plain any-plain thebes-plain thebes-plain | room take-influence A`,
      'A take sparta-plain; tile megara-plain',
      [after('display athens-plain megara-plain argos-plain'), asks(1, 'take-influence')],
    ],
    [
      `${two} | display athens-plain sparta-plain | special A plague | room take-influence A`,
      'A take sparta-plain',
      asks(0, 'after-tile'),
      { note: 'after special tiles' },
    ],
    [
      'seats 4 | takes 19 | start B | athens A1 B1 C1 D1 | display sparta-plain | room take-influence A',
      'A take sparta-plain',
      [asks(1, 'propose'), after('!display', 'takes 20')],
    ],
  ]);

  rule('PK-5.10', 'what the supply lacks is not placed', [
    [
      'seats 3 | athens A29 | display sparta-plain | room take-influence A',
      'A take sparta-plain',
      [after('sparta A1', 'athens A29'), tells({ e: 'cubes-placed', cubes: 1 })],
    ],
    [
      'seats 3 | athens A30 B1 | display any-plain | room take-influence A',
      'A take any-plain',
      asks(-1, 'draw-influence'),
      { note: 'brown with an empty supply' },
    ],
    ['seats 3 | athens A30 | display sparta-plain | room take-influence A', 'A take sparta-plain', after('athens A30', '!sparta A1')],
  ]);

  rule('PK-5.11', 'special tiles before the tile or after it, never between', [
    [`${two} | display athens-assassin | special A perikles | room take-influence A`, 'A play perikles', after('athens A4 B2 C2')],
    [
      `${two} | display athens-assassin | special A perikles | room take-influence A`,
      'A take athens-assassin; A play perikles',
      no('not-now', 'PK-5.6'),
      { ids: ['PK-5.6'] },
    ],
    [
      `${two} | display athens-assassin | special A perikles | room take-influence A`,
      'A take athens-assassin; A kill argos B; A play perikles',
      after('athens A5 B2 C2'),
    ],
    [
      `${two} | display athens-plain | special A perikles | room take-influence A`,
      'A take athens-plain',
      offers('A done', 'A play perikles'),
    ],
    [
      `${two} | display athens-plain | special A phormio | room take-influence A`,
      'A take athens-plain',
      offers('A done'),
      { note: 'whoever holds a tile is asked, whichever it is' },
    ],
    [
      `${two} | display athens-plain | used A perikles | room take-influence A`,
      'A take athens-plain',
      asks(-1, 'draw-influence'),
      { note: 'who holds none is not' },
    ],
    [
      `${two} | display athens-plain | special A perikles | room take-influence A`,
      'A take athens-plain; A done',
      asks(-1, 'draw-influence'),
    ],
  ]);
});
