/** The law of prompts in whole games, and in positions that random play seldom meets. */
import { LANGUAGES, type Seat } from '@stoa/engine';
import { brokenPrompts, promptLaw } from '@stoa/engine/laws';
import { type PkState, type PkView, perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { texts } from '../src/text/index.ts';
import { position, war } from './tools.ts';

promptLaw(perikles, texts, {
  test,
  seed: process.env.STOA_SEED ?? String(Date.now()),
  games: 1,
  options: [{}, { alliedBoxPermission: 'mainPlayer', diplomacy: 'pairwise' }],
  rooms: ['take-influence', 'after-tile', 'propose', 'commit', 'ask', 'battle-special'],
});

const broken = (s: PkState, seat: Seat, view?: PkView): readonly string[] => brokenPrompts(perikles, texts, s, seat, view);

describe('what random play seldom meets', () => {
  const four = (room: string, rest: string): string => war(4, 'ABACDB', room, rest);
  const tile = (special: string): string => `seats 3 | argos B1 | thebes C1 | display any-plain | special A ${special} | room after-tile A`;
  test.each([
    ['a tile of battles after an Influence tile', tile('brasidas'), 0, 'Your tile is taken: end your turn.'],
    ['a tile of phase 2', tile('plague'), 0, 'Play Plague now, or end your turn.'],
    [
      'Alkibiades without two cubes',
      'seats 3 | argos B1 | display any-plain | special A alkibiades | room after-tile A',
      0,
      'Your tile is taken: end your turn.',
    ],
    [
      'a round without Spartans',
      four('commit C', 'special D brasidas | locations mantinea | attack mantinea thebes h2 | defend mantinea argos h2'),
      3,
      'Brasidas is not for this round, so you pass.',
    ],
    [
      'a round of the other unit',
      four('commit C', 'special D phormio | locations mantinea | attack mantinea thebes h2 | defend mantinea argos h2'),
      3,
      'Phormio is not for this round, so you pass.',
    ],
    [
      'a round for the tile',
      four('commit C', 'special D brasidas | locations mantinea | attack mantinea sparta h2 | defend mantinea argos h2'),
      3,
      'play Brasidas or pass.',
    ],
    [
      'two questions at once: each reader has one',
      four('ask D', 'locations attica leucas | request thebes attica defend A | request thebes leucas defend C | asked 2'),
      2,
      'May Thebes defend Leucas?',
    ],
    [
      'an empty hand with a Special tile',
      four('commit C', 'locations attica | special C plague').replace('full-hands', 'hand athens h1'),
      2,
      'You can send no counter now: finish.',
    ],
    [
      'the cube is left',
      four('commit C', 'locations attica | corinth C1 | budget 0 2 | attack attica corinth h1'),
      2,
      'Your 2 counters are placed. Finish, or send up to 2 more for a cube.',
    ],
    [
      'no cube is left',
      four('commit C', 'locations attica | budget 0 2 | attack attica corinth h1'),
      2,
      'All your counters of this turn are placed: finish.',
    ],
    [
      'a placement whose permission was revoked',
      four('commit C', 'locations attica').concat(' | pending corinth h defend attica none'),
      2,
      'The hoplite of Corinth may no longer go to Attica: take it back.',
    ],
  ] as const)('%s', (_title, text, seat, said) => {
    const s = position(text);
    if (perikles.room(s) === 'commit' && text.includes('attack mantinea')) perikles.apply(s, 2, { do: 'end-commit' });
    expect(broken(s, seat)).toEqual([]);
    expect(texts.en.prompt(perikles.view(s, seat), seat)).toContain(said);
  });
});

test('the law catches a sentence that names more', () => {
  const s = position('seats 3 | argos B1 | thebes C1 | display any-plain | special A brasidas | room after-tile A');
  const view = perikles.view(s, 0);
  expect(broken(s, 0, { ...view, special: { ...view.special, playable: true } })).toHaveLength(LANGUAGES.length);
});
