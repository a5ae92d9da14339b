/** What the story of Earth & Water tells in one line, what it leaves out, and when a scene has shown its result. */
import type { EwEvent } from '@stoa/earth-and-water';
import { texts } from '@stoa/earth-and-water/text';
import { expect, test } from 'vitest';
import { settles } from '../src/games/earth-and-water/moments/settles.ts';
import { screen } from '../src/games/earth-and-water/screen.tsx';
import { tell } from '../src/games/earth-and-water/story.ts';
import { linesOf } from '../src/table/log.tsx';
import { unnamed } from './unnamed.ts';

const raised = (city: 'abydos' | 'ephesos', talents: number): EwEvent => ({ e: 'army-raised', side: 0, city, talents });
const starved: EwEvent = { e: 'armies-lost', side: 0, city: 'thebai', armies: 1, rule: 'EW-12.6' };
const wordsOf = (log: readonly EwEvent[], me: number | undefined, lang: 'en' | 'it' = 'en'): readonly string[] =>
  linesOf(log, unnamed(tell(texts[lang], lang)), screen, me).map(({ words }) => words);

test('equal steps in a row are one line', () => {
  const log = [raised('abydos', 5), raised('abydos', 4), raised('abydos', 3), raised('ephesos', 2), starved, starved];
  expect(wordsOf(log, 1)).toEqual([
    'Persia raises 3 armies in Abydos and 1 army in Ephesus; 2 talents left.',
    'Too little food: Persia removes 2 armies from Thebes.',
  ]);
  expect(wordsOf(log, 1, 'it')[0]).toBe('La Persia recluta 3 eserciti ad Abydos e 1 esercito a Efeso; restano 2 monete.');
});

test('what one side raises is one line, armies before fleets, whatever the order', () => {
  const log: readonly EwEvent[] = [
    { e: 'fleet-raised', side: 1, port: 'sparta', talents: 5 },
    { e: 'army-raised', side: 1, city: 'athenai', talents: 4 },
    { e: 'fleet-raised', side: 1, port: 'athenai', talents: 3 },
    { e: 'army-raised', side: 1, city: 'athenai', talents: 2 },
    { e: 'fleet-placed', side: 1, port: 'athenai', rule: 'EW-17.G13' },
    { e: 'fleet-placed', side: 1, port: 'athenai', rule: 'EW-17.G13' },
    { e: 'fleet-placed', side: 1, port: 'sparta', rule: 'EW-17.G13' },
  ];
  expect(wordsOf(log, 0)).toEqual([
    'Greece raises 2 armies in Athens; it builds 1 fleet in the port of Sparta and 1 fleet in the port of Athens; 2 talents left.',
    'Greece places 2 fleets in the port of Athens.',
    'Greece places 1 fleet in the port of Sparta.',
  ]);
});

test('a reaction that is let go by and a preparation without rest are no news to a player', () => {
  const log: readonly EwEvent[] = [
    { e: 'declined', side: 1, window: 'persia-attacks' },
    { e: 'preparation-ended', side: 1, unspent: 0 },
    { e: 'preparation-ended', side: 1, unspent: 2 },
  ];
  expect(wordsOf(log, 0)).toHaveLength(1);
  expect(wordsOf(log, undefined)).toHaveLength(3);
});

test('a deed without a side in its event belongs to the player who did it', () => {
  const [line] = linesOf([{ e: 'bridge-built', talents: 6 } as EwEvent], unnamed(texts.en), screen, 0);
  expect(line?.by).toBe(0);
});

test('a result is told when the scene has shown it: after the dice, after the marker, at once where nothing is thrown', () => {
  const began: EwEvent = { e: 'battle-began', battle: 'land', at: 'thebai', attacker: 0, pieces: [2, 1] };
  const round: EwEvent = {
    e: 'battle-round',
    battle: 'land',
    at: 'thebai',
    round: 1,
    dice: [[3], [2]],
    caps: [4, 6],
    results: [3, 2],
    losses: [0, 1],
    drowned: [0, 0],
    left: [2, 0],
  };
  const ended: EwEvent = { e: 'battle-ended', battle: 'land', at: 'thebai', left: [2, 0] };
  const retreat: EwEvent = {
    e: 'retreated',
    side: 1,
    battle: 'land',
    from: 'thebai',
    to: 'athenai',
    way: 'road',
    armies: 1,
    fleets: 0,
  };
  const scored: EwEvent = { e: 'campaign-scored', campaign: 1, counts: [4, 5], vp: -1 };
  expect(settles([began, round, ended], ended)).toBeGreaterThan(1000);
  expect(settles([began, round, retreat, ended], ended)).toBe(0);
  expect(settles([scored], scored)).toBeGreaterThan(1000);
  expect(settles([], { e: 'acropolis-burnt' } as EwEvent)).toBe(0);
});
