/** Every sentence in every language: complete, well formed, in the words of the glossary. */
import { CHANCE, LANGUAGES, type Language, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import type { EwAction, EwActionKind } from '../src/actions.ts';
import { CARD_IDS, type CardId, EVENTS, type EventId, HALVES } from '../src/cards.ts';
import { ENDINGS, type EwEvent, WINDOWS } from '../src/events.ts';
import type { EwRoomName } from '../src/frames.ts';
import { earthWater } from '../src/index.ts';
import { CITIES, FIGURES, GREECE, PERSIA } from '../src/map.ts';
import { oddsOf } from '../src/odds.ts';
import { RULE_IDS } from '../src/rulebook.ts';
import { en } from '../src/text/en.ts';
import { texts } from '../src/text/index.ts';
import { it } from '../src/text/it.ts';
import type { EwWords } from '../src/text/words.ts';
import { actions, battle, events, refusals, viewWith } from './text-samples.ts';

const words: Readonly<Record<Language, EwWords>> = { en, it };
const EVENT_IDS = Object.keys(EVENTS) as EventId[];

/** Holes in a template, straight quotes, shouting, signs: never. */
const wellFormed = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object|\bfalse\b|\btrue\b/);
  expect(text).not.toMatch(/["'!]|−|\s{2}|\s[.,;:]/);
  expect(text.trim()).toBe(text);
  expect(text.length).toBeGreaterThan(1);
};
const sentence = (text: string): void => {
  wellFormed(text);
  expect(text).toMatch(/^[A-ZÈ0-9«“–]/);
  expect(text).toMatch(/[.?]$/);
};
const label = (text: string): void => {
  wellFormed(text);
  expect(text).not.toMatch(/\.$/);
};

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test.each(RULE_IDS)('%s', id => {
    const rule = text.rule(id);
    expect(rule).toBeDefined();
    label(rule?.title ?? '');
    sentence(rule?.text ?? '');
  });
  test('an id that is not there has no text', () => expect(text.rule('EW-99.1')).toBeUndefined());

  test.each(EVENT_IDS)('card %s: its name is the title of its rule', id => {
    const half = words[language].cards[id];
    label(half.name);
    sentence(half.event);
    expect(half.name).toBe(text.rule(EVENTS[id].rule)?.title);
  });
  test('every half of every card', () => {
    for (const id of CARD_IDS)
      for (const side of [PERSIA, GREECE] as const) expect(text.card(id, side)).toBe(text.events[HALVES[id][side]]);
  });

  test.each(Object.entries(refusals))('refusal %s', (why, fields) => {
    const said = text.refusal({ rule: 'EW-1.1', why, with: { ...fields } });
    sentence(said);
    for (const value of Object.values(fields) as (string | number)[]) {
      const name = text.cities[value as keyof typeof text.cities] ?? text.figures[value as keyof typeof text.figures] ?? String(value);
      expect(said).toContain(name);
    }
  });
  test.each(['not-now', 'not-your-turn'])('refusal %s tells what is under way', why => {
    sentence(text.refusal({ rule: 'EW-7.1', why, with: { room: 'land-movement' } }));
    expect(text.refusal({ rule: 'EW-7.1', why, with: { room: 'land-movement' } })).toContain(text.rooms['land-movement']);
    sentence(text.refusal({ rule: 'EW-7.1', why }));
  });

  test.each(Object.values(events))('event $e', e => sentence(text.event(e, undefined) ?? ''));
  test('what is hidden is not said', () => {
    expect(text.event({ e: 'card-drawn', side: GREECE, card: null }, PERSIA)).toBeUndefined();
    const hidden = text.event({ e: 'hand-discarded', side: PERSIA, n: 2, cards: null, rule: 'EW-14.3' }, GREECE) ?? '';
    sentence(hidden);
    expect(hidden).toContain('2');
    sentence(text.event({ e: 'hand-shown', cards: null, rule: 'EW-17.P09' }, undefined) ?? '');
  });

  test.each(Object.values(actions))('action $do', a => {
    label(text.action(a, viewWith({ talents: 3 })));
    label(text.actionGroup(a));
  });

  test.each([...(Object.keys(earthWater.rooms) as EwRoomName[]), '' as const])('prompt of room “%s”', room => {
    const view = viewWith(
      { talents: 1, passes: 1 },
      { room, battle, left: 2, figure: 'darius', city: 'abydos', window: { id: 'persia-attacks', cards: [4, 15] }, side: GREECE },
    );
    sentence(text.prompt(view, GREECE));
    sentence(text.prompt(view, PERSIA));
    expect(text.prompt(view, undefined)).toBe(text.prompt(view, PERSIA));
  });

  test('a prompt names what can be bought and played, and no more', () => {
    const buying = (...choices: EwActionKind[]): string =>
      text.prompt(viewWith({ talents: 3, choices: [...choices, 'end-preparation'] }, { room: 'preparation-pieces', side: PERSIA }), PERSIA);
    const playing = (...choices: EwActionKind[]): string =>
      text.prompt(viewWith({ choices: [...choices, 'pass'] }, { room: 'operations', side: PERSIA }), PERSIA);
    const [army, fleet, bridge] = ['raise-army', 'raise-fleet', 'build-bridge'] as const;
    const bought = [[army, fleet, bridge], [army, fleet], [army, bridge], [fleet, bridge], [army], [fleet], [bridge], []];
    const said = [
      ...bought.map(kinds => buying(...kinds)),
      playing('play-event', 'play-move'),
      playing('play-event'),
      playing('play-move'),
      playing(),
    ];
    for (const prompt of said) sentence(prompt);
    expect(new Set(said).size).toBe(said.length);
  });
  test('a window names the cards in the hand; others read which cards it is open for', () => {
    const window = { id: 'persia-attacks', cards: [4, 15] } as const;
    const view = (hand: readonly CardId[]) => viewWith({ hand }, { room: 'window-persia-attacks', side: GREECE, window });
    for (const hand of [[4, 15], [15], []] as const) {
      const prompt = text.prompt(view(hand), GREECE);
      sentence(prompt);
      for (const card of window.cards)
        expect(prompt.includes(text.card(card, GREECE).name), prompt).toBe((hand as readonly number[]).includes(card));
      expect(text.named(view(hand), GREECE)).toEqual([...hand.map(card => ({ do: 'react', card })), { do: 'decline' }]);
    }
    for (const card of window.cards) expect(text.prompt(view([]), PERSIA)).toContain(text.card(card, GREECE).name);
  });
  test('where all cards are laid aside the prompt asks to confirm', () => {
    const view = viewWith({ hand: [2, 5], draft: [2, 5] }, { room: 'supply-hand', side: PERSIA });
    sentence(text.prompt(view, PERSIA));
    expect(text.named(view, PERSIA)).toEqual([{ do: 'confirm' }]);
  });

  test('the table in words', () => {
    const view = viewWith(
      {
        discard: [1, 14],
        card: 9,
        shownHand: [3, 4],
        carneia: true,
        acropolis: true,
        budgetCut: true,
        talents: 1,
        draft: [5],
        points: [{ 'campaign-1': 4 }, { events: 1 }],
      },
      {
        battle,
        operation: {
          kind: 'movement',
          side: PERSIA,
          from: 'larissa',
          to: 'thebai',
          armies: 3,
          fleets: 0,
          bySea: false,
          embarked: 0,
          themistocles: false,
        },
      },
    );
    const sections = text.table(view, PERSIA);
    for (const { title, lines } of sections) {
      label(title);
      for (const line of lines) wellFormed(line);
    }
    const all = sections.flatMap(s => [s.title, ...s.lines]).join('\n');
    for (const city of CITIES) expect(all).toContain(text.cities[city]);
    for (const figure of FIGURES) expect(all).toContain(text.figures[figure]);
    for (const card of [1, 2, 3, 4, 5, 9, 14, 16] as const) expect(all).toContain(text.card(card, PERSIA).name);
    expect(all).toMatch(/48\s?%.*46\s?%.*5\s?%/);
    // A spectator has no hand, and the table shows none.
    expect(
      text
        .table(viewWith({ hand: [] }), undefined)
        .flatMap(s => s.lines)
        .join('\n'),
    ).not.toContain(text.card(16, PERSIA).event);
  });

  test('the supply marks of the board are told: each city, and how much each side has and needs', () => {
    const cities = viewWith({}).cities;
    const supply = ['line', 'sea', 'none', null] as const;
    const view = viewWith({
      cities: cities.map((c, i) => ({ ...c, supply: supply[i] ?? null })),
      supply: [
        { armies: 9, capacity: 7 },
        { armies: 3, capacity: 11 },
      ],
    });
    const lines = text.table(view, PERSIA).flatMap(s => s.lines);
    const told = supply.map((_, i) => lines.find(line => line.startsWith(`${text.cities[CITIES[i]!]} (`)) ?? '');
    const without = supply.map((_, i) =>
      text
        .table(viewWith({ cities: cities.map(c => ({ ...c, supply: null })) }), PERSIA)
        .flatMap(s => s.lines)
        .find(line => line.startsWith(`${text.cities[CITIES[i]!]} (`)),
    );
    // Each way of being fed adds a clause of its own; a city without armies gets none.
    const clauses = told.map((line, i) => line.split('; ').filter(part => !(without[i] ?? '').split('; ').includes(part)));
    expect(clauses.map(c => c.length)).toEqual([1, 1, 1, 0]);
    expect(new Set(clauses.flat()).size).toBe(3);
    for (const [side, ...numbers] of [
      [PERSIA, 9, 7, 2],
      [GREECE, 3, 11],
    ] as const)
      expect(lines.some(line => line.startsWith(`${text.seat(side)}: `) && line.match(/\d+/g)?.join() === numbers.join())).toBe(true);
  });

  test('points lost beyond the track are told without a sign', () => {
    const lines = text.table(viewWith({ points: [{ 'beyond-track': -2 }, {}] }), PERSIA).flatMap(s => s.lines);
    expect(lines.filter(line => /: 2\.$/.test(line))).toHaveLength(1);
    expect(lines.join()).not.toMatch(/-2/);
  });

  test('endings, scores, options, names', () => {
    for (const reason of ENDINGS)
      for (const places of [
        [1, 2],
        [2, 1],
        [1, 1],
      ])
        sentence(text.outcome({ places, reason, rule: 'EW-13.6', scores: [{}, {}] }));
    for (const source of ['campaign-1', 'campaign-5', 'events', 'beyond-track']) label(text.scoreSource(source));
    const { title, value } = text.option('persianFleetCost');
    label(title);
    expect(value(1)).not.toBe(value(2));
    for (const id of WINDOWS) label(text.windows[id]);
    expect(text.seat(0)).not.toBe(text.seat(1));
    sentence(text.tagline);
  });
});

test('the two languages say the same things in different words', () => {
  for (const id of RULE_IDS) expect(texts.en.rule(id)?.text).not.toBe(texts.it.rule(id)?.text);
  for (const e of Object.values(events)) expect(texts.en.event(e, undefined)).not.toBe(texts.it.event(e, undefined));
  expect(Object.keys(it.prompts)).toEqual(Object.keys(en.prompts));
});

/** Texts of whole random games: they find what the samples above miss. */
test('random games are told without a hole, in both languages', () => {
  const rng = sfc32('read aloud');
  const rooms = new Set<string>();
  const told = new Set<string>();
  const seats = [undefined, PERSIA, GREECE];
  /** Many boards repeat themselves: each sentence is looked at once. */
  const looked = new Set<string>();
  const once = (check: (text: string) => void, text: string): void => {
    if (looked.has(text)) return;
    looked.add(text);
    check(text);
  };
  for (let game = 0; game < 12; game++) {
    const s = earthWater.setup(2, { persianFleetCost: game % 2 === 0 ? 2 : 1 }, earthWater.rules);
    let before: EwAction[] = [];
    for (let step = randomStep(earthWater, s, rng); step !== undefined; step = randomStep(earthWater, s, rng)) {
      rooms.add(earthWater.room(s));
      const log: EwEvent[] = [];
      const { by, action } = step;
      for (const text of Object.values(texts)) {
        for (const seat of seats) {
          const view = earthWater.view(s, seat);
          once(sentence, text.prompt(view, seat));
          if (rng.int(20) === 0)
            for (const { title, lines } of text.table(view, seat)) for (const line of [title, ...lines]) once(wellFormed, line);
        }
        if (by !== CHANCE) {
          const view = earthWater.view(s, by);
          const list: EwAction[] = [];
          earthWater.actions(s, by, list);
          const labels = list.map(a => `${text.actionGroup(a)}: ${text.action(a, view)}`);
          for (const line of labels) once(label, line);
          expect(new Set(labels).size, 'labels tell the actions apart').toBe(labels.length);
          for (const a of before) {
            const why = earthWater.why(s, by, a);
            if (why === undefined) continue;
            once(sentence, text.refusal(why));
            expect(text.rule(why.rule), why.rule).toBeDefined();
          }
        }
      }
      const odds = oddsOf(earthWater.view(s, undefined));
      if (odds !== undefined) expect(odds.attackerWins + odds.defenderWins + odds.bothDestroyed).toBeCloseTo(1, 10);
      before = [];
      if (by !== CHANCE) earthWater.actions(s, by, before);
      before = before.slice(0, 12);
      earthWater.apply(s, by, action, e => log.push(e));
      for (const e of log) {
        told.add(e.e);
        for (const text of Object.values(texts))
          for (const seat of seats) {
            const seen = earthWater.seen(e, seat);
            const line = seen && text.event(seen, seat);
            if (line !== undefined) once(sentence, line);
          }
      }
    }
    const outcome = earthWater.outcome(s);
    expect(outcome).toBeDefined();
    for (const text of Object.values(texts)) {
      if (outcome !== undefined) sentence(text.outcome(outcome));
      sentence(text.prompt(earthWater.view(s, undefined), undefined));
      for (const record of outcome?.scores ?? [])
        for (const source of Object.keys(record)) expect(text.scoreSource(source)).not.toBe(source);
    }
  }
  // Rare rooms and events have their samples above; most must have come up in play.
  expect(rooms.size).toBeGreaterThan(28);
  expect(told.size).toBeGreaterThan(38);
});
