/** Every sentence in every language: complete, well formed, about what it should name; proofread in whole random games. */
import { CHANCE, LANGUAGES, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { type PkEvent, type PkOptions, type PkRefusals, perikles, RULE_IDS, SPECIALS, TILES } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { texts } from '../src/text/index.ts';

const ROOMS = Object.keys(perikles.rooms);

/** Holes in a template, straight quotes, shouting, double spaces: never. */
const wellFormed = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object|\bfalse\b|\btrue\b/);
  expect(text).not.toMatch(/["'!]|\s{2}|\s[.,;]|\.\./);
  expect(text.trim()).toBe(text);
  expect(text.length).toBeGreaterThan(1);
};
const sentence = (text: string): void => {
  wellFormed(text);
  expect(text).toMatch(/^[A-ZÈ0-9«“]/);
  expect(text).toMatch(/[.?]$/);
};
const label = (text: string): void => {
  wellFormed(text);
  expect(text).not.toMatch(/\.$/);
};

const at = { power: 'thebes', place: 'attica' } as const;
const clash = { power: 'thebes', powers: ['athens', 'sparta'], place: 'attica' } as const;
/** One of each: a refusal without a sample does not compile. */
const REFUSALS: { readonly [C in keyof PkRefusals]: PkRefusals[C] } = {
  impossible: {},
  'not-displayed': { tile: 'athens-plain' },
  'colour-taken': { tile: 'argos-candidate' },
  'none-of-yours': { city: 'argos' },
  'no-space': { city: 'argos' },
  'no-cube-there': { city: 'argos', seat: 1 },
  'already-candidate': { city: 'argos', seat: 1 },
  'no-such-cube': { city: 'argos', seat: 1, space: 'beta' },
  'not-your-tile': { tile: 'plague' },
  'tile-not-now': { tile: 'plague' },
  'same-city': { city: 'athens' },
  'same-cube': { city: 'athens' },
  'not-at-table': { seat: 4 },
  'not-recovering': { city: 'sparta' },
  'not-in-hand': { power: 'sparta', unit: 'trireme' },
  'not-shown': { place: 'sicily' },
  'wrong-unit': { unit: 'trireme', place: 'attica' },
  'own-city': { city: 'athens', place: 'attica' },
  'both-sides': { place: 'attica', powers: ['thebes'] },
  'at-war': clash,
  allied: clash,
  guest: clash,
  enemies: clash,
  'no-permission': { ...at, city: 'athens', seat: 1 },
  'no-leader': { city: 'athens', place: 'attica' },
  'no-join': { ...at, side: 'attack', seat: 2 },
  budget: {},
  'extra-needs-base': {},
  'extra-spent': {},
  'extra-other-power': { power: 'megara' },
  'wrong-cube': { city: 'sparta', power: 'megara' },
  'no-cube-to-pay': { city: 'sparta' },
  'choose-counter-first': {},
  'no-such-counter': { strength: 4 },
  'nothing-to-take-back': {},
  'take-back-limit': { limit: 8 },
  'no-question': at,
  'already-granted': at,
  'already-asked': at,
  'already-denied': at,
  'ask-limit': { limit: 12 },
  'no-request': { ...at, kind: 'defend' },
  'nothing-asked': {},
  'request-open': at,
  'not-controlling': { place: 'attica' },
  'not-a-guest': { power: 'persia' },
  'same-answer': at,
  'change-limit': { limit: 60 },
  'counters-stand': at,
  'no-grant': at,
  'no-spartan-leader': {},
  'no-hoplite-there': { place: 'attica' },
  'wrong-round': { tile: 'brasidas', unit: 'hoplite' },
  'nothing-to-double': { tile: 'brasidas', place: 'attica' },
  'side-has-token': { side: 'attack' },
  'not-lowest': { power: 'sparta' },
  'unknown-option': { option: 'speed' },
  'bad-position': { token: 'xyz' },
};

/** What a sentence must name: powers, places and players by name, numbers as they are. */
const named = (language: (typeof LANGUAGES)[number], fields: object): string[] =>
  Object.entries(fields).flatMap(([key, value]): string[] => {
    const text = texts[language];
    const name = (x: string): string[] =>
      x in text.powers
        ? [text.powers[x as keyof typeof text.powers]]
        : x in text.locations
          ? [text.locations[x as keyof typeof text.locations]]
          : [];
    if (key === 'seat') return typeof value === 'number' && value < 3 ? [text.seat(value)] : [];
    if (key === 'tile') return [value in text.specials ? text.specials[value as keyof typeof text.specials].name : text.tile(value)];
    if (typeof value === 'number') return [String(value)];
    return Array.isArray(value) ? value.flatMap(name) : name(value);
  });

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test.each(RULE_IDS)('%s', id => {
    const rule = text.rule(id);
    label(rule?.title ?? '');
    sentence(rule?.text ?? '');
  });
  test('an id that is not there has no text', () => expect(text.rule('PK-99.1')).toBeUndefined());

  test.each(Object.entries(REFUSALS))('refusal %s', (why, fields) => {
    const said = text.refusal({ rule: 'PK-1.1', why, with: { ...fields } });
    sentence(said);
    for (const word of named(language, fields)) expect(said).toContain(word);
  });
  test.each(['not-now', 'not-your-turn', 'game-over', 'no-such-code'])('refusal %s', why => {
    sentence(text.refusal({ rule: 'PK-8.12', why }));
    if (why.startsWith('not')) expect(text.refusal({ rule: 'PK-8.12', why, with: { room: 'commit' } })).toContain(text.rooms.commit);
  });
  test.each(ROOMS)('room %s has a name', room => label(text.rooms[room as keyof typeof text.rooms]));
  test.each(SPECIALS)('special tile %s', tile => {
    label(text.specials[tile].name);
    sentence(text.specials[tile].text);
  });
  test('tiles, seats, options, endings', () => {
    for (const tile of TILES) label(text.tile(tile));
    for (const seat of [0, 1, 2, 3, 4]) label(text.seat(seat));
    for (const [name, spec] of Object.entries(perikles.optionSpec)) {
      label(text.option(name).title);
      if (spec.kind === 'choice') for (const value of spec.values) label(text.option(name).value(value));
    }
    for (const reason of ['three-turns', 'athens-falls', 'sparta-falls'])
      for (const places of [
        [1, 2, 3],
        [1, 1, 3],
      ])
        sentence(text.outcome({ reason, places, rule: 'PK-19.2', scores: [] }));
    for (const source of ['cubes', 'locations', 'statues']) label(text.scoreSource(source));
  });
});

test('whole games, read in every language by every seat', () => {
  const told = new Set<string>();
  const rooms = new Set<string>();
  const labelled = new Set<string>();
  for (const [seats, json, seed] of [
    [3, {}, 'a'],
    [5, {}, 'b'],
    [4, { alliedBoxPermission: 'mainPlayer' }, 'c'],
  ] as const) {
    const s = perikles.setup(seats, perikles.parseOptions(json) as PkOptions, perikles.rules);
    const rng = sfc32(`text/${seed}`);
    for (let n = 0; perikles.outcome(s) === undefined; n++) {
      const step = randomStep(perikles, s, rng);
      if (step === undefined) throw new Error('nobody can act');
      const seat = n % seats;
      const view = perikles.view(s, seat);
      for (const language of LANGUAGES) {
        const text = texts[language];
        if (!rooms.has(`${view.room}/${view.waiting.includes(seat)}`) || n % 11 === 0) sentence(text.prompt(view, seat));
        if (!labelled.has(step.action.do) || n % 11 === 0) {
          label(text.action(step.action, view));
          label(text.actionGroup(step.action));
        }
        if (n % 29 === 0) for (const { title, lines } of text.table(view, seat)) for (const line of [title, ...lines]) wellFormed(line);
      }
      rooms.add(`${view.room}/${view.waiting.includes(seat)}`);
      labelled.add(step.action.do);
      const events: PkEvent[] = [];
      perikles.apply(s, step.by, step.action, e => events.push(e));
      for (const e of events) {
        const seen = perikles.seen(e, seat);
        if (seen !== undefined && (!told.has(e.e) || n % 11 === 0))
          for (const language of LANGUAGES) sentence(texts[language].event(seen, seat) ?? '');
        if (seen !== undefined) told.add(e.e);
      }
      if (step.by === CHANCE) continue;
    }
    for (const language of LANGUAGES) sentence(texts[language].prompt(perikles.view(s, 0), 0));
  }
  expect(told.size).toBeGreaterThan(40);
  expect(rooms.size).toBeGreaterThan(25);
});

test('what a newcomer reads: candidates by name, ties by α, a tie of tokens, Megara alone', () => {
  const en = (e: PkEvent): string | undefined => texts.en.event(e, undefined);
  expect(en({ e: 'assassinated', seat: 0, city: 'argos', owner: 1, space: 'alpha' })).toContain('the candidate of Green in Argos (α)');
  const elected = { e: 'elected', seat: 0, city: 'argos', rival: 1, own: 2, cubes: 2 } as PkEvent;
  expect(en(elected)).toContain('(α wins a tie)');
  expect(en({ ...elected, own: 3 } as PkEvent)).not.toContain('tie');
  const rolled = { e: 'rolled', attack: [4, 4], defence: [1, 1], tokens: [2, 2] } as const;
  expect(en(rolled)).toContain('whoever alone makes the number wins');
  expect(en({ ...rolled, tokens: [2, 1] })).not.toContain('alone');
  expect(en({ e: 'not-attacked', location: 'megara-location' } as PkEvent)).toBe('Nobody attacks Megara.');
});

test('a defeat that does not lower what a statue is worth says so', () => {
  const first = { e: 'defeat', city: 'athens', defeats: 1, value: 5, rule: 'PK-15.1' } as const;
  expect(texts.en.event(first, 0)).toContain('still worth 5');
  expect(texts.it.event(first, 0)).toContain('ancora 5');
  expect(texts.en.event({ ...first, defeats: 2, value: 3 }, 0)).toContain('now worth 3');
  expect(texts.en.event({ ...first, city: 'sparta', value: 4 }, 0)).toContain('now worth 4');
});
