/** The Combat Table: PK-13. */
import { asks, tells } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { columnFor } from '../src/battle/combat.ts';
import { rule, war } from './tools.ts';

/** A leads Athens and Argos, B Sparta and Megara, C Corinth, D Thebes. `C end` begins the battles. */
const four = (rest: string): string => war(4, 'ABACDB', 'commit C', rest);

describe('the combat table', () => {
  test('PK-13.1 the columns of the vectors and of the whole matrix', () => {
    const names = ['1:2', '-2', '1:1', '+2', '2:1', '3:1'];
    const at = (a: number, d: number): string | undefined => names[columnFor(a, d)];
    const vectors: [number, number, string][] = [
      [2, 1, '2:1'],
      [5, 3, '+2'],
      [3, 4, '1:1'],
      [7, 12, '-2'],
      [2, 4, '1:2'],
      [1, 5, '1:2'],
      [9, 2, '3:1'],
      [1, 2, '1:2'],
      [1, 1, '1:1'],
      [4, 2, '2:1'],
      [6, 2, '3:1'],
      [3, 5, '-2'],
      [6, 4, '+2'],
      [3, 2, '1:1'],
    ];
    for (const [a, d, column] of vectors) expect([a, d, at(a, d)]).toEqual([a, d, column]);
    // Rows A = 1 … 12, columns D = 1 … 12, by index of the column.
    const matrix = [
      '200000000000',
      '422000000000',
      '522210000000',
      '542221100000',
      '543222111000',
      '554322211110',
      '554332221111',
      '554433222111',
      '555433322211',
      '555443332221',
      '555443333222',
      '555544333322',
    ];
    for (const [i, row] of matrix.entries()) expect([...row].map((_, j) => columnFor(i + 1, j + 1)).join(''), `A=${i + 1}`).toBe(row);
  });

  const column = (attack: string, defence: string): string =>
    four(`locations attica | attack attica sparta ${attack} | defend attica athens ${defence}`);
  rule('PK-13.1', 'the column of the stronger side', [
    [column('h2', 'h1'), 'C end', tells({ e: 'column', column: '2:1', attackNeeds: 6, defenceNeeds: 9 })],
    [column('h2 h3', 'h3'), 'C end', tells({ e: 'column', column: '+2', attackNeeds: 7, defenceNeeds: 8 })],
    [column('h3', 'h1 h3'), 'C end', tells({ e: 'column', column: '1:1', attackNeeds: 8, defenceNeeds: 7 })],
    [column('h3', 'h2 h3'), 'C end', tells({ e: 'column', column: '-2', attackNeeds: 9, defenceNeeds: 6 })],
    [column('h2', 'h1 h3'), 'C end', tells({ e: 'column', column: '1:2', attackNeeds: 10, defenceNeeds: 5 })],
    [column('h2 h4', 'h2'), 'C end', tells({ e: 'column', column: '3:1', attackNeeds: 5, defenceNeeds: 10 })],
  ]);

  rule('PK-13.2', 'beyond the ends of the table the end counts; there is no choice', [
    [column('h1', 'h2 h3'), 'C end', [tells({ e: 'column', column: '1:2' }), asks(-1, 'dice')]],
    [column('h4 h3 h2', 'h1'), 'C end', tells({ e: 'column', column: '3:1' })],
  ]);

  rule('PK-13.3', 'a total at or above the number makes it', [
    [column('h1', 'h1'), 'C end; roll 8 6', tells({ e: 'rolled', tokens: [1, 0] })],
    [column('h1', 'h1'), 'C end; roll 7 7', tells({ e: 'rolled', tokens: [0, 1] })],
    [column('h1', 'h1'), 'C end; roll 7 6', tells({ e: 'rolled', tokens: [0, 0] })],
  ]);
});
