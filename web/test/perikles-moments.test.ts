/** The moments of Perikles over whole recorded games: each election, each battle with dice or of mine and each end of a turn waits once, in order, and tells true results. */
import { readFileSync } from 'node:fs';
import { CHANCE, type Entry, type TableHeader } from '@stoa/engine';
import { type PkAction, type PkEvent, type PkOptions, perikles } from '@stoa/perikles';
import { texts } from '@stoa/perikles/text';
import { describe, expect, test } from 'vitest';
import { asOf, cityBefore, electionCost } from '../src/games/perikles/moments/as-of.ts';
import { leadWords, rulersOf } from '../src/games/perikles/moments/election-moment.tsx';
import { tokenFrom } from '../src/games/perikles/moments/round.tsx';
import { settles } from '../src/games/perikles/moments/settles.ts';
import { statueGains } from '../src/games/perikles/moments/turn-moment.tsx';
import { gainsOf, goingOn, isTold, sideOf, stopOf, sums, turnsOf, verdictOf, waits } from '../src/games/perikles/moments/turns.ts';
import { WORDS } from '../src/games/perikles/words.ts';

interface Replay {
  readonly header: TableHeader<PkOptions>;
  readonly entries: readonly Entry<PkAction>[];
}
const GAMES = ['three-seats', 'four-seats', 'five-seats', 'two-persians-share', 'athens-falls'] as const;

/** All events of a recorded game as seat 0 sees them, how many there were after each step, and the last score. */
const played = (name: string) => {
  const file = new URL(`../../games/perikles/test/replays/${name}.json`, import.meta.url);
  const { header, entries } = JSON.parse(readFileSync(file, 'utf8')) as Replay;
  const s = perikles.setup(header.seats, header.options, header.rules);
  const events: PkEvent[] = [];
  const steps: number[] = [];
  for (const entry of entries) {
    if (!('action' in entry)) continue;
    perikles.apply(s, entry.kind === 'chance' ? CHANCE : entry.by, entry.action, e => {
      const seen = perikles.seen(e, 0);
      if (seen) events.push(seen);
    });
    steps.push(events.length);
  }
  return { events, steps, seats: header.seats, view: perikles.view(s, 0) };
};

const stopsOf = (events: readonly PkEvent[]): readonly PkEvent[] =>
  events.filter((e, i) => waits(e, 0, [], () => events.slice(0, i)) !== undefined);

/** They change cubes; no battle does. */
const POLITICAL: ReadonlySet<string> = new Set(['tile-taken', 'cubes-placed', 'special-played', 'proposed', 'elected']);

/** The same with the table after each step, and which events the step brought. */
const walked = (name: string) => {
  const file = new URL(`../../games/perikles/test/replays/${name}.json`, import.meta.url);
  const { header, entries } = JSON.parse(readFileSync(file, 'utf8')) as Replay;
  const s = perikles.setup(header.seats, header.options, header.rules);
  const events: PkEvent[] = [];
  const views = entries.flatMap(entry => {
    if (!('action' in entry)) return [];
    const from = events.length;
    perikles.apply(s, entry.kind === 'chance' ? CHANCE : entry.by, entry.action, e => events.push(e));
    return [{ from, to: events.length, view: perikles.view(s, 0) }];
  });
  return { events, views };
};

describe.each(GAMES)('%s', name => {
  const { events, steps, seats, view } = played(name);
  const turns = turnsOf(events);

  test('every turn has its elections, seven battles in order and an end', () => {
    expect(turns.length).toBe(view.turn);
    for (const turn of turns) {
      expect(turn.locations).toHaveLength(7);
      expect(turn.battles.map(b => b.location)).toEqual(turn.locations);
      expect(turn.battles.map(b => b.slot)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(turn.battles.every(b => b.over)).toBe(true);
      expect(turn.over).toBe(true);
    }
    const stops = stopsOf(events).map(e => ({ stop: stopOf(turns, e), sums: sums(e) }));
    const kinds = turns.map(({ battles }) => ['elections', ...battles.filter(b => !isTold(b, 0)).map(() => 'battle'), 'turn']);
    expect(stops.map(({ stop }) => stop?.kind)).toEqual(kinds.flat());
    expect(stops.map(({ stop }) => stop?.turn.turn)).toEqual(turns.flatMap(({ turn }, i) => (kinds[i] ?? []).map(() => turn)));
    for (const each of stops) expect(each.sums).toBe(each.stop?.kind === 'turn');
  });

  test('a token that a round begins with is the winner’s of the round before, or a Special tile gave it', () => {
    for (const { rounds } of turns.flatMap(({ battles }) => battles))
      for (const [i, round] of rounds.entries())
        for (const [at, side] of (['attack', 'defend'] as const).entries()) {
          const before = rounds[i - 1]?.end;
          const won = before !== undefined && before.e !== 'round-void' && before.side === side;
          const given = round.specials.some(e => e.side === side);
          if (round.column === undefined) continue;
          expect(round.column.tokens[at]).toBe(won || given ? 1 : 0);
          expect(tokenFrom(round, side)).toBe(given ? 'tile' : won ? 'round' : undefined);
        }
  });

  test('a battle without a scene of its own had no throw, no tile, and nothing of mine', () => {
    const told = turns.flatMap(({ battles }) => battles.filter(b => isTold(b, 0)));
    for (const battle of told) {
      const { rounds, main, senders } = battle;
      expect(rounds.flatMap(({ rolls, specials }) => [...rolls, ...specials])).toEqual([]);
      expect([...senders.attack, ...senders.defend, ...main.attack, ...main.defend, ...verdictOf(battle).seats]).not.toContain(0);
    }
    for (const battle of turns.flatMap(({ battles }) => battles))
      if (battle.rounds.some(({ rolls }) => rolls.length > 0)) expect(isTold(battle, undefined)).toBe(false);
  });

  test('the reader’s side is that of the reader’s counters, and no side where counters stand on both', () => {
    const battles = turns.flatMap(turn => turn.battles);
    for (const battle of battles)
      for (let seat = 0; seat < seats; seat++) {
        const { main, senders } = battle;
        const side = sideOf(battle, seat);
        if (side === undefined) expect(senders.attack.includes(seat)).toBe(senders.defend.includes(seat));
        else expect([...main[side], ...senders[side]]).toContain(seat);
      }
    expect(battles.some(b => b.senders.attack.length > b.main.attack.length)).toBe(true);
    expect(battles.every(b => sideOf(b, undefined) === undefined)).toBe(true);
  });

  test('winners, points, losses and statues are those of the table', () => {
    for (let seat = 0; seat < seats; seat++)
      expect(turns.reduce((sum, turn) => sum + (gainsOf(turn, seats)[seat] ?? 0), 0)).toBe(view.scores[seat]?.locations);
    const taken = turns.flatMap(turn => turn.battles.flatMap(b => (verdictOf(b).seats.length > 0 ? [b.location] : [])));
    expect([...taken].sort()).toEqual(view.owned.map(o => o.location).sort());
    const lost = turns.flatMap(turn => turn.battles.flatMap(b => verdictOf(b).lost));
    expect(lost).toHaveLength(events.filter(e => e.e === 'casualty').length);
    for (const { city, statues } of view.cities)
      for (let seat = 0; seat < seats; seat++)
        expect(turns.reduce((sum, t) => sum + t.statues.filter(e => e.city === city && e.seat === seat).length, 0)).toBe(statues[seat]);
  });

  test('what statues brought, turn by turn, is what they are worth at the end', () => {
    // A later defeat lowers older statues: each turn is seen with the table as it then was.
    const ends = turns.map(({ statues }) => events.lastIndexOf(statues.at(-1)!));
    const all = ends.map((end, i) => {
      const later = events.slice(end + 1);
      return statueGains(
        turns[i]!,
        view.cities.map(city => cityBefore(city, later)),
        seats,
      );
    });
    for (let seat = 0; seat < seats; seat++)
      expect(all.reduce((sum, gains) => sum + (gains[seat] ?? 0), 0)).toBe(view.scores[seat]?.statues);
  });

  test('while the game goes on, a battle that is on can be shown, and one that is over does not change', () => {
    let over: readonly unknown[] = [];
    let shown = 0;
    for (const n of steps) {
      const now = turnsOf(events.slice(0, n));
      const told = now.flatMap(turn => turn.battles.filter(b => b.over).map(verdictOf));
      expect(told.slice(0, over.length)).toEqual(over);
      over = told;
      const on = goingOn(now);
      if (on?.kind === 'battle') shown++;
    }
    expect(shown).toBeGreaterThan(0);
  });
});

test('among the recorded games are battles that only the next scene tells', () => {
  const told = GAMES.flatMap(name => turnsOf(played(name).events).flatMap(({ battles }) => battles.filter(b => isTold(b, 0))));
  expect(told.length).toBeGreaterThan(5);
});

test('the main players of a battle are named although the locations have left the table', () => {
  const { events } = played('four-seats');
  const fought = turnsOf(events).flatMap(turn => turn.battles.filter(b => b.attacked));
  expect(fought.length).toBeGreaterThan(5);
  for (const { main } of fought) expect(main.attack.length).toBeGreaterThan(0);
});

describe.each(GAMES)('%s: bar and frieze at a stop', name => {
  const { events, views } = walked(name);

  test('show the figures of that moment, whatever was played meanwhile', () => {
    let compared = 0;
    for (const { from, to, view } of views) {
      const stop = stopsOf(events.slice(0, to)).findLast(e => events.indexOf(e) >= from);
      if (stop === undefined || stop.e === 'turn-begun') continue;
      if (events.slice(events.indexOf(stop) + 1, to).some(e => e.e === 'statue')) continue;
      if (stop.e === 'elected' || stop.e === 'no-leader') continue;
      // The table goes on to the first decision of the next turn at most.
      const end = views.findLast(later => later.to >= to && !events.slice(to, later.to).some(e => POLITICAL.has(e.e)));
      if (end === undefined) continue;
      const shown = asOf(end.view, events.slice(0, end.to), stop);
      expect(shown.scores).toEqual(view.scores);
      expect(shown.cities.map(c => [c.defeats, c.value, c.statues])).toEqual(view.cities.map(c => [c.defeats, c.value, c.statues]));
      expect(shown.turn).toBe(view.turn);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('before the dice of a battle lie, do not know its result', () => {
    let compared = 0;
    for (const { from, to, view } of views) {
      const stop = events.slice(from, to).findLast(e => e.e === 'tile-won');
      if (stop === undefined || events.slice(events.indexOf(stop) + 1, to).some(e => POLITICAL.has(e.e))) continue;
      const log = events.slice(0, to);
      const [unsettled, settled] = [asOf(view, log, stop, false), asOf(view, log, stop)];
      const won = (seat: number): number => (stop.seats.includes(seat) ? stop.vp : 0);
      expect(unsettled.scores.map(({ locations }) => locations)).toEqual(
        settled.scores.map(({ locations }, seat) => locations - won(seat)),
      );
      expect(settles(log, stop)).toBeGreaterThan(0);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('while the cities elect, show what everyone had before', () => {
    let compared = 0;
    for (const [i, { from, to, view }] of views.entries()) {
      const stop = stopsOf(events.slice(0, to)).findLast(e => events.indexOf(e) >= from);
      if (stop?.e !== 'elected' && stop?.e !== 'no-leader') continue;
      const log = events.slice(0, to);
      expect(asOf(view, log, stop, false).scores).toEqual(views[i - 1]?.view.scores);
      expect(settles(log, stop)).toBeGreaterThan(1000);
      compared++;
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('the page of a turn is that of the turn that ends', () => {
    for (const e of events) {
      if (e.e !== 'turn-begun' || e.turn === 1) continue;
      const at = views.find(({ to }) => to > events.indexOf(e));
      expect(at && asOf(at.view, events.slice(0, at.to), e).turn).toBe(e.turn - 1);
    }
  });
});

test('after the elections every player is named with what they lead, me first, Persia too', () => {
  const results = [
    { e: 'elected', seat: 1, city: 'athens', rival: null, own: 2, cubes: 0, rule: 'PK-6.4' },
    { e: 'no-leader', city: 'sparta', rule: 'PK-6.4' },
    { e: 'elected', seat: 2, city: 'argos', rival: 1, own: 3, cubes: 1, rule: 'PK-6.4' },
    { e: 'elected', seat: 1, city: 'corinth', rival: 2, own: 3, cubes: 1, rule: 'PK-6.4' },
    { e: 'persians', seats: [0], rule: 'PK-6.4' },
  ] as const satisfies readonly PkEvent[];
  expect(rulersOf({ kind: 'elections', results }, 2)).toEqual([
    { seat: 2, powers: ['argos'] },
    { seat: 0, powers: ['persia'] },
    { seat: 1, powers: ['athens', 'corinth'] },
  ]);
});

test('the ledge at the elections says what the reader leads; a reader is never a colour', () => {
  const { events } = played('four-seats');
  const elections = turnsOf(events)[0]?.elections;
  if (elections === undefined) throw new Error('no elections');
  const told = { me: 0, text: texts.en, words: WORDS.en };
  expect(leadWords(elections, told)).toMatch(/^You lead/);
  expect(leadWords(elections, { ...told, me: undefined })).toBe(WORDS.en.elections);
  expect(WORDS.en.playsTile('You', true, 'Brasidas', { power: 'Sparta', unit: 'hoplite' })).toBe(
    'You play Brasidas: the hoplites of Sparta count twice.',
  );
  // The side it helps need not be the player's: the words say what it gives to whom.
  expect(WORDS.en.playsTile('Kallias', false, 'Persian Fleet', { side: 'attack' })).toBe(
    'Kallias plays Persian Fleet: 1 token for the attack.',
  );
});

test('the elections cost each candidate its cube, the winner also as many as the rival has (PK-7.3, PK-7.4)', () => {
  const elected = { e: 'elected', rule: 'PK-7.2' } as const;
  const results: readonly PkEvent[] = [
    { ...elected, city: 'athens', seat: 0, rival: 1, own: 4, cubes: 3 },
    { ...elected, city: 'sparta', seat: 1, rival: 0, own: 2, cubes: 2 },
    { ...elected, city: 'argos', seat: 0, rival: null, own: 1, cubes: 0 },
    { e: 'no-leader', city: 'thebes', rule: 'PK-7.5' },
  ];
  expect([0, 1, 2].map(seat => electionCost(results, seat))).toEqual([
    { candidates: 3, paid: 3 },
    { candidates: 2, paid: 2 },
    { candidates: 0, paid: 0 },
  ]);
  expect(WORDS.en.electionCost(6, 6, 6)).toContain('18 → 6');
});
