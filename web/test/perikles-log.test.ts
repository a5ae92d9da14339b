/** The log of Perikles in lines: a commit turn is one line, and the story of what others did stays told while I send forces. */
import type { PkEvent, Placement } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../src/games/index.ts';
import { aliveOf } from '../src/games/perikles/army.ts';
import { travelsIn } from '../src/games/perikles/map/travels.ts';
import { screen } from '../src/games/perikles/screen.tsx';
import { isFinished } from '../src/games/perikles/use-lone-finish.ts';
import { useSettings } from '../src/settings.ts';
import { linesOf } from '../src/table/log.tsx';
import { unnamed } from './unnamed.ts';

const at = (placement: Partial<Placement> = {}): Placement => ({
  ...{ power: 'thebes', unit: 'hoplite', location: 'amphipolis', side: 'attack', box: 'main', strength: null },
  ...placement,
});
const begun = (seat: number): PkEvent => ({ e: 'commit-begun', seat, tile: 'sparta-assassin' });
const placed = (seat: number, placement?: Partial<Placement>): PkEvent => ({ e: 'placed', seat, placement: at(placement), eyes: [seat] });
const paid = (seat: number): PkEvent => ({ e: 'cube-paid', seat, city: 'thebes', rule: 'PK-8.13' });
const ended = (seat: number, counters: number): PkEvent => ({ e: 'commit-ended', seat, counters });
const turnBegun: PkEvent = { e: 'turn-begun', turn: 2, seat: 1 };
const drafted = (seat: number): PkEvent => ({ e: 'drafted', seat, placement: at({ strength: 3 }) });

const TEXTS = { en: unnamed((await loadWords('perikles', 'en')).text), it: unnamed((await loadWords('perikles', 'it')).text) };
const told = (log: readonly PkEvent[], me: number, lang: 'en' | 'it' = 'en'): readonly string[] =>
  linesOf(log, TEXTS[lang], screen, me).map(({ words }) => words);

test('a plague is one line, and who loses cubes by it is told so', () => {
  const struck = (seat: number, cubes: number): PkEvent => ({ e: 'plague-struck', seat, city: 'corinth', cubes });
  const log = [struck(0, 1), struck(2, 2), struck(3, 1)];
  expect(told(log, 1)).toEqual(['The plague takes cubes in Corinth: 1 of Red, 2 of Black and 1 of Orange.']);
  expect(told(log, 1, 'it')).toEqual(['La peste toglie cubi a Corinto: 1 a Rosso, 2 a Nero e 1 a Arancione.']);
  expect([2, 1].map(seat => linesOf(log, TEXTS.en, screen, seat).map(({ toMe }) => toMe))).toEqual([[true], [false]]);
});

describe('a commit turn is one line', () => {
  const turn = [begun(2), placed(2), placed(2), placed(2, { power: 'megara', unit: 'trireme' }), paid(2)];
  const there = [...turn, placed(2, { location: 'pylos', side: 'defend' }), ended(2, 4)];

  test('with every counter by power and where it goes, and what was spent', () => {
    expect(told(there, 0)).toEqual([
      'Black sends Thebes to attack Amphipolis (2 hoplites) and to defend Pylos (hoplite); Megara to attack Amphipolis (trireme); 1 cube spent.',
    ]);
    expect(told(there, 0, 'it')).toEqual([
      'Nero invia Tebe ad attaccare Anfipoli (2 opliti) e a difendere Pilo (oplita); Megara ad attaccare Anfipoli (trireme); un cubo speso.',
    ]);
  });

  test('it lights every place it names', () => {
    const [line] = linesOf(there, TEXTS.en, screen, 0);
    expect(new Set(line?.places)).toEqual(new Set(['amphipolis', 'pylos']));
  });

  test('without a counter it says so, and a question in between is told', () => {
    expect(told([begun(2), ended(2, 0)], 0)).toEqual(['Black uses a tile to send forces: Sparta, Assassin.', 'Black sends nothing.']);
    const asked: PkEvent = { e: 'asked', seat: 2, of: 0, power: 'argos', location: 'pylos', kind: 'defend' };
    expect(told([begun(2), asked, paid(2), placed(2), placed(2, { box: 'allied', location: 'pylos' }), ended(2, 2)], 0)).toEqual([
      'Black uses a tile to send forces: Sparta, Assassin.',
      'Black asks you: may Argos defend Pylos?',
      'Black sends Thebes to attack Amphipolis (hoplite), Pylos as an ally (hoplite); 1 cube spent.',
    ]);
  });

  test('my own counters are told once, when they are sent', () => {
    const mine = [begun(0), drafted(0), { e: 'taken-back', seat: 0 } as const, drafted(0)];
    expect(told(mine, 0)).toEqual([]);
    expect(told([...mine, placed(0, { strength: 3 }), ended(0, 1)], 0)).toEqual([
      'Red (you) sends Thebes to attack Amphipolis (hoplite 3).',
    ]);
  });
});

describe('the story', () => {
  const from = screen.log.storyFrom;
  const log = [begun(0), placed(0), ended(0, 1), begun(2), placed(2), ended(2, 1), begun(0), drafted(0)];

  test('stays at what others did until my commit turn ends', () => {
    expect(from?.(log, 7, 0)).toBe(3);
    expect(from?.([...log, placed(0), ended(0, 1)], 9, 0)).toBe(9);
    expect(from?.(log, 7, 1)).toBe(7);
    expect(from?.(log.slice(0, 5), 3, 0)).toBe(3);
  });

  test('does not repeat what a scene has shown, unless scenes are skipped', () => {
    const elected: PkEvent = { e: 'elected', seat: 2, city: 'megara', rival: null, own: 1, cubes: 0, rule: 'PK-7.3' };
    const after = [elected, begun(2), placed(2), ended(2, 1)];
    expect(from?.(after, 0, 0)).toBe(1);
    expect(from?.([...after, turnBegun], 0, 0)).toBe(4);
    // Before the first turn nothing was shown: cubes that others put down are told.
    const put: PkEvent = { e: 'cubes-placed', seat: 1, city: 'athens', cubes: 1, rule: 'PK-2.8' };
    const firstTurn: PkEvent = { e: 'turn-begun', turn: 1, seat: 1 };
    expect(from?.([put, firstTurn], 0, 0)).toBe(0);
    useSettings.setState({ pace: 'skip' });
    expect(from?.(after, 0, 0)).toBe(0);
    useSettings.setState({ pace: 'normal' });
  });
});

test('pieces travel once: my own counters when I put them down, those of others when they are shown', () => {
  const events = [begun(2), placed(2), placed(2, { location: 'pylos' }), drafted(0), placed(0)];
  expect(travelsIn(events, 0).map(t => (t.goes === 'march' ? [t.location, t.nth] : t.goes))).toEqual([
    ['amphipolis', 0],
    ['pylos', 1],
    ['amphipolis', 2],
  ]);
  const cubes: readonly PkEvent[] = [
    { e: 'cubes-placed', seat: 1, city: 'athens', cubes: 2, rule: 'PK-5.5' },
    { e: 'assassinated', seat: 1, city: 'sparta', owner: 0, space: 'main' },
    { e: 'proposed', seat: 1, city: 'argos', owner: 1, space: 'alpha' },
    { e: 'cube-moved', seat: 1, owner: 2, from: 'athens', to: 'thebes' },
  ];
  expect(travelsIn(cubes, 0).map(t => t.goes)).toEqual(['in', 'out', 'up', 'over']);
});

test('a commit turn ends by itself only where nothing but finishing and taking back is left', () => {
  const commit = { seat: 0 } as Parameters<typeof isFinished>[0]['commit'];
  const end = { do: 'end-commit' } as const;
  const back = { do: 'take-back' } as const;
  const place = { do: 'place', power: 'athens', unit: 'hoplite', location: 'pylos', side: 'attack', pay: 'thebes' } as const;
  const revolt = { do: 'play-special', tile: 'slave-revolt', source: 'pylos' } as const;
  expect(isFinished({ room: 'commit', commit }, 0, [end, back])).toBe(true);
  expect(isFinished({ room: 'commit', commit }, 0, [end])).toBe(true);
  for (const other of [place, revolt]) expect(isFinished({ room: 'commit', commit }, 0, [end, back, other])).toBe(false);
  expect(isFinished({ room: 'commit', commit }, 1, [end, back])).toBe(false);
  expect(isFinished({ room: 'ask', commit }, 0, [end, back])).toBe(false);
  expect(isFinished({ room: 'commit', commit }, 0, [])).toBe(false);
});

test('an army is what came out of the box, less its dead', () => {
  const [hoplites, triremes] = aliveOf({ power: 'sparta', dead: [[], []] });
  const [left, ships] = aliveOf({ power: 'sparta', dead: [[hoplites[0] ?? 0], []] });
  expect(left).toEqual(hoplites.slice(1));
  expect(ships).toEqual(triremes);
  expect(hoplites.length).toBeGreaterThan(triremes.length);
});
