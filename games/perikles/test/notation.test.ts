/** Positions in one line: printing and reading agree, and a mangled line is refused or can be played on; nothing throws. */
import { CHANCE, isIllegal, type Rng, sfc32 } from '@stoa/engine';
import { randomPlayout } from '@stoa/engine/testing';
import { type PkAction, type PkOptions, type PkState, perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';

const positions = (seed: string): string[] => {
  const texts: string[] = [];
  for (const [seats, json] of [
    [3, {}],
    [4, { alliedBoxPermission: 'mainPlayer' }],
    [5, { diplomacy: 'pairwise' }],
  ] as const) {
    const rng = sfc32(`${seed}/${seats}`);
    randomPlayout(perikles, perikles.setup(seats, perikles.parseOptions(json) as PkOptions, perikles.rules), rng, 5000, s => {
      if (rng.int(6) > 0) return;
      const text = perikles.printPosition(s);
      expect(perikles.parsePosition(text), text).toEqual(s);
      texts.push(text);
    });
  }
  return texts;
};

/** Lines of the laws: positions that were printed and could not be read. */
const ONCE_UNREADABLE: Readonly<Record<string, string>> = {
  'the last attacker fell in the first round, rebels fight the second': [
    'seats 3 | diplomacy pairwise | turn 2 | takes 15 | lead athens C | lead sparta C | lead argos A | lead corinth B | lead thebes B | lead megara B',
    'locations - - - corcyra | owned potidea B | owned acarnania C | owned attica B | dead athens h2 | main corcyra attack C',
    'defend corcyra corinth h3 t3 | defend corcyra thebes h2 | main corcyra defend B | battle 4 | round 2 | won-first defend | won defend',
    'revealed hoplite trireme | tokens 0 1 | room dice',
  ].join(' | '),
};

test.each(Object.entries(ONCE_UNREADABLE))('%s: reads back', (_, line) => {
  const s = perikles.parsePosition(line);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  expect(perikles.parsePosition(perikles.printPosition(s))).toEqual(s);
  playOn(s, sfc32(line));
});

test('a first round without an attacker, or a second without a main attacker, is no position', () => {
  const line = Object.values(ONCE_UNREADABLE)[0]!;
  for (const wrong of [line.replace('round 2 | won-first defend | ', ''), line.replace('main corcyra attack C | ', '')])
    expect(isIllegal(perikles.parsePosition(wrong)), wrong).toBe(true);
});

const mangled = (texts: readonly string[], rng: Rng): string => {
  const pick = (): string[] => texts[rng.int(texts.length)]!.split(' | ');
  const tokens = pick();
  const other = pick();
  const at = rng.int(tokens.length);
  const change = rng.int(4);
  if (change === 0) tokens.splice(at, 1);
  else if (change === 1) tokens.push(other[rng.int(other.length)]!);
  else if (change === 2) tokens[tokens.findIndex(t => t.startsWith('room '))] = other.find(t => t.startsWith('room ')) as string;
  else {
    const words = tokens[at]!.split(' ');
    words[rng.int(words.length)] = other[rng.int(other.length)]!.split(' ').at(-1)!;
    tokens[at] = words.join(' ');
  }
  return tokens.join(' | ');
};

const playOn = (s: PkState, rng: Rng): void => {
  for (let n = 0; n < 20 && perikles.outcome(s) === undefined; n++) {
    const actors = perikles.actors(s);
    const by = actors[rng.int(actors.length)]!;
    const list: PkAction[] = [];
    if (by === CHANCE) list.push(perikles.sample(s, rng));
    else perikles.actions(s, by, list);
    perikles.apply(s, by, list[rng.int(list.length)]!);
    expect(perikles.invariants(s)).toEqual([]);
  }
};

test('what is printed reads back, and what is mangled does no harm', () => {
  const texts = positions('notation');
  const rng = sfc32('mangled');
  let accepted = 0;
  for (let i = 0; i < 1500; i++) {
    const text = mangled(texts, rng);
    try {
      const s = perikles.parsePosition(text);
      if (isIllegal(s)) continue;
      accepted++;
      for (let seat = 0; seat < s.seats; seat++) perikles.view(s, seat);
      playOn(s, rng);
    } catch (error) {
      throw new Error(`${text}\n${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  expect(accepted).toBeGreaterThan(200);
  expect(accepted).toBeLessThan(1300);
});
