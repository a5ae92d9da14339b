/** Tree counts from fixed positions with fixed chance (always the middle outcome). A number that changes asks why. */
import { perft } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { position, war } from './tools.ts';

const MIDDLE = { int: (n: number): number => n >> 1 };
const two = 'athens A2 B2 C2 | sparta A2 B2 C2 | argos A2 B2 C2 | corinth A2 B2 C2 | thebes A2 B2 C2 | megara A2 B2 C2';
const places = 'locations pylos attica mantinea leucas delium sicily megara-location';

test.each([
  [
    'taking influence, with every symbol and a special tile',
    `seats 3 | ${two} | display athens-plain athens-candidate sparta-assassin any-plain argos-plain corinth-candidate thebes-plain megara-assassin megara-plain any-plain | special A plague | special B alkibiades | room take-influence A`,
    [15, 160, 1534],
  ],
  [
    'proposals and elections',
    `seats 3 | ${two} | candidates athens A B | candidates sparta B | candidates argos C A | candidates megara A | room propose B`,
    [10, 86, 612],
  ],
  [
    'a commit turn with an extra cube',
    war(4, 'BABCDA', 'commit A', `${places} | sparta A1 | megara A1 | attack pylos corinth h2 | granted sparta attica | held D any-plain`),
    [32, 110, 4760],
  ],
  [
    'questions and Slave Revolt',
    war(
      4,
      'BABCDA',
      'commit D',
      `${places} | special D slave-revolt | attack attica sparta h2 h4 | attack leucas athens h1 | held A any-plain`,
    ),
    [21, 110, 1091],
  ],
  [
    'battle tiles and casualties',
    war(
      4,
      'BADCCA',
      'commit A',
      'locations pylos attica mantinea | special A plague | special B brasidas | special C persian-fleet | attack pylos athens h3 h3 t2 | defend pylos sparta t1 | defend pylos thebes h2 | defend pylos argos h2 h3 | main pylos defend A | attack attica sparta h2 | defend attica athens h2',
    ),
    [10, 28, 248],
  ],
] as const)('%s', (_title, text, leaves) => {
  const s = position(text);
  expect([1, 2, 3].map(depth => perft(perikles, s, depth, at => perikles.sample(at, MIDDLE)))).toEqual(leaves);
});
