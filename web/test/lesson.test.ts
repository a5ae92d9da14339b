/**
 * Every step of every lesson can be done: on the real engine, with its hints and with every other answer it accepts, and its
 * words are there in every language.
 */
import type { EwView } from '@stoa/earth-and-water';
import { texts as earthAndWaterTexts } from '@stoa/earth-and-water/text';
import { type Action, type GameEvent, LANGUAGES } from '@stoa/engine';
import { texts as parthenonTexts } from '@stoa/parthenon/text';
import type { PkView } from '@stoa/perikles';
import { texts as periklesTexts } from '@stoa/perikles/text';
import { texts as petteiaTexts } from '@stoa/petteia/text';
import { describe, expect, test } from 'vitest';
import type { AnyText } from '../src/games/types.ts';
import { LessonHost } from '../src/lesson/host.ts';
import { TAUGHT, type Taught } from '../src/lesson/index.ts';
import { LESSONS } from '../src/lesson/lessons/index.ts';
import { LESSON_WORDS, stepWords } from '../src/lesson/text/index.ts';
import { isBeside, type LessonMark } from '../src/lesson/types.ts';
import { botNames } from '../src/table/bot-names.ts';
import type { Update } from '../src/table/table-client.ts';
import { loadGame } from '../src/worker/games.ts';

const TEXTS: Readonly<Record<Taught, Readonly<Record<(typeof LANGUAGES)[number], AnyText>>>> = {
  'earth-and-water': earthAndWaterTexts,
  perikles: periklesTexts,
  parthenon: parthenonTexts,
  petteia: petteiaTexts,
};

interface Desk {
  readonly host: LessonHost;
  readonly latest: () => Update;
  readonly mark: () => LessonMark;
  /** Everything told since sitting down. */
  readonly told: readonly GameEvent[];
}

const sitDown = async (id: Taught, step = 0): Promise<Desk> => {
  let latest: Update | undefined;
  const told: GameEvent[] = [];
  const host = new LessonHost(await loadGame(id), LESSONS[id], update => {
    latest = update;
    told.push(...update.message.events);
  });
  host.setPace('skip');
  host.go(step);
  const now = (): Update => latest as Update;
  return { host, latest: now, mark: () => now().lesson as LessonMark, told };
};

const settle = async ({ host, mark }: Desk): Promise<void> => {
  while (mark().busy) host.next();
};

const play = async (desk: Desk, action: Action): Promise<void> => {
  const { viewer, message } = desk.latest();
  expect(await desk.host.play(viewer as number, message.decision, [action])).toEqual({ ok: true });
  await settle(desk);
};

const finish = async (desk: Desk): Promise<void> => {
  await settle(desk);
  for (let turns = 0; !desk.mark().done; turns++) {
    expect(turns).toBeLessThan(20);
    await play(desk, desk.mark().hint[0]!);
  }
};

describe.each(TAUGHT)('%s', id => {
  const { steps } = LESSONS[id];

  test('from the first step to the last with the hints', async () => {
    const desk = await sitDown(id);
    for (const [n, step] of steps.entries()) {
      desk.host.go(n);
      expect(desk.mark().step).toBe(n);
      expect(desk.mark().done, step.id).toBe(step.lines.length === 0);
      await finish(desk);
      expect(desk.latest().message.actions).toEqual([]);
    }
    expect(desk.latest().message.outcome?.places[LESSONS[id].learner]).toBe(1);
  });

  test.each(steps.map((step, n) => [step.id, n] as const))('%s: every answer it accepts leads on', async (_, n) => {
    const desk = await sitDown(id, n);
    await settle(desk);
    for (let done = 0; ; done++) {
      desk.host.go(n);
      await settle(desk);
      for (let k = 0; k < done && !desk.mark().done; k++) await play(desk, desk.mark().hint[0]!);
      if (desk.mark().done) break;
      const offered = desk.latest().message.actions;
      expect(offered).toContainEqual(desk.mark().hint[0]);
      let accepted = 0;
      for (const action of offered) {
        desk.host.go(n);
        await settle(desk);
        for (let k = 0; k < done; k++) await play(desk, desk.mark().hint[0]!);
        const { view } = desk.latest().message;
        await play(desk, action);
        if (desk.mark().astray > 0) expect(desk.latest().message.view).toEqual(view);
        else {
          accepted++;
          await finish(desk);
        }
      }
      expect(accepted).toBeGreaterThan(0);
    }
  });

  test('undo takes back the last answer of the step', async () => {
    for (const [n, step] of steps.entries()) {
      if (step.lines.length === 0 || n === steps.length - 1) continue;
      const desk = await sitDown(id, n);
      await settle(desk);
      const before = desk.latest().message;
      expect(before.undo).toBe(false);
      await play(desk, desk.mark().hint[0]!);
      expect(desk.latest().message.undo).toBe(true);
      expect(await desk.host.undo(LESSONS[id].learner)).toEqual({ ok: true });
      expect(desk.latest().message.view).toEqual(before.view);
      expect(desk.latest().message.actions).toEqual(before.actions);
    }
  });

  test.each(LANGUAGES)('words and labels in %s', async lang => {
    const text = TEXTS[id][lang];
    for (const [n, step] of steps.entries()) {
      const { title, ask, after } = stepWords(id, step.id, lang);
      expect(title.length).toBeGreaterThan(3);
      expect(ask.split(/[.!?] /).length, `${step.id} is short`).toBeLessThanOrEqual(4);
      expect(after !== undefined).toBe(step.lines.length > 0);
      const desk = await sitDown(id, n);
      await settle(desk);
      for (const action of desk.mark().hint) expect(text.action(action, desk.latest().message.view)).not.toBe('');
      expect(text.prompt(desk.latest().message.view, LESSONS[id].learner)).not.toBe('');
    }
  });
});

test('a touch against the rules gets the rule, a touch beside the lesson gets a word', async () => {
  const march = LESSONS['earth-and-water'].steps.findIndex(step => step.id === 'march');
  const desk = await sitDown('earth-and-water', march);
  await settle(desk);
  const seat = LESSONS['earth-and-water'].learner;
  const draft: Action[] = [{ do: 'play-move', card: 13, over: 'land' } as Action];
  const naxos = { do: 'land-move', from: 'athenai', to: 'naxos', armies: 1 } as Action;
  expect(desk.host.why(seat, draft, naxos)?.rule).toMatch(/^EW-/);
  expect(desk.mark().astray).toBe(0);
  const pass = { do: 'pass' } as Action;
  const { message } = desk.latest();
  expect(message.actions).not.toContainEqual(pass);
  expect(desk.host.why(seat, [], pass)).toBeNull();
  expect(desk.mark().astray).toBe(1);
  expect(await desk.host.play(seat, message.decision, [pass])).toEqual({ ok: true });
  expect(desk.mark().astray).toBe(2);
  expect(desk.latest().message.view).toEqual(message.view);
  const illegal = await desk.host.play(seat, message.decision, [{ do: 'play-event', card: 5 } as Action]);
  expect(illegal).toMatchObject({ refused: 'illegal' });
});

test('pieces may be raised in any order, and no more than asked', async () => {
  const { steps, learner } = LESSONS['earth-and-water'];
  const desk = await sitDown(
    'earth-and-water',
    steps.findIndex(step => step.id === 'raise'),
  );
  await play(desk, { do: 'raise-fleet', port: 'athenai' } as Action);
  expect(desk.latest().message.actions.map(a => a.do)).not.toContain('raise-fleet');
  expect(await desk.host.undo(learner)).toEqual({ ok: true });
  await play(desk, { do: 'raise-army', city: 'athenai' } as Action);
  await play(desk, { do: 'raise-fleet', port: 'athenai' } as Action);
  expect(desk.latest().message.actions).toEqual([{ do: 'end-preparation' }]);
});

test('what the words say of food, kings, supply and scoring is what the engine does', async () => {
  const { steps } = LESSONS['earth-and-water'];
  const desk = await sitDown('earth-and-water');
  const after = new Map<string, { readonly told: readonly GameEvent[]; readonly view: EwView }>();
  for (const [n, { id }] of steps.entries()) {
    const from = desk.told.length;
    desk.host.go(n);
    await finish(desk);
    after.set(id, { told: desk.told.slice(from), view: desk.latest().message.view as EwView });
  }
  const told = (id: string): readonly GameEvent[] => after.get(id)?.told ?? [];
  expect(told('pass')).toContainEqual(expect.objectContaining({ e: 'armies-lost', city: 'larissa', armies: 1, rule: 'EW-12.6' }));
  expect(told('pass')).toContainEqual(expect.objectContaining({ e: 'capacity-checked', side: 1, armies: 4, capacity: 6 }));
  expect(told('pass')).toContainEqual(expect.objectContaining({ e: 'campaign-scored', counts: [5, 6], vp: -1 }));
  expect(told('king')).toContainEqual(expect.objectContaining({ e: 'king-died', king: 'darius', context: 'preparation' }));
  expect(after.get('food')?.view.supply[1]).toEqual({ armies: 8, capacity: 6 });
  expect(after.get('fight')?.view.supply[1]).toEqual({ armies: 7, capacity: 7 });
  expect(told('supply')).toContainEqual(expect.objectContaining({ e: 'campaign-scored', counts: [5, 8], vp: -4 }));
  expect(told('supply')).not.toContainEqual(expect.objectContaining({ e: 'armies-lost', side: 1 }));
});

test('the story of Earth & Water is one game up to the step that says it is later', () => {
  const { steps } = LESSONS['earth-and-water'];
  const anew = steps.flatMap((step, n) => (n > 0 && step.position !== null ? [step.id] : []));
  expect(anew).toEqual(['win']);
  for (const lang of LANGUAGES) expect(stepWords('earth-and-water', 'win', lang).ask).toMatch(/^(Later|Più tardi), /);
});

test('a step that goes on continues the table, and can be entered on its own', async () => {
  const steps = LESSONS['earth-and-water'].steps;
  const fight = steps.findIndex(step => step.id === 'fight');
  const alone = await sitDown('earth-and-water', fight);
  const through = await sitDown('earth-and-water', fight - 1);
  await finish(through);
  through.host.go(fight);
  expect(through.latest().message.view).toEqual(alone.latest().message.view);
  expect(through.latest().message.decision).not.toBeNull();
});

test('what the words say of elections, of the battle and of the last tile is what the engine does', async () => {
  const { steps } = LESSONS.perikles;
  const eventsOf = async (id: string): Promise<readonly GameEvent[]> => {
    const desk = await sitDown(
      'perikles',
      steps.findIndex(step => step.id === id),
    );
    await finish(desk);
    return desk.told;
  };
  const elected = (await eventsOf('elect')).filter(event => event.e === 'elected');
  expect(elected).toContainEqual(expect.objectContaining({ seat: 0, city: 'athens', cubes: 3 }));
  expect(elected).toContainEqual(expect.objectContaining({ seat: 0, city: 'argos' }));
  const battle = await eventsOf('battle');
  expect(battle).toContainEqual(expect.objectContaining({ e: 'column', attack: 6, defence: 3, attackNeeds: 6, defenceNeeds: 9 }));
  expect(battle).toContainEqual(expect.objectContaining({ e: 'tile-won', location: 'pylos', seats: [0], vp: 4 }));
  expect(battle).toContainEqual(expect.objectContaining({ e: 'defeat', city: 'sparta', value: 4 }));
  const win = steps.length - 1;
  const desk = await sitDown('perikles', win);
  const score = (): readonly number[] =>
    (desk.latest().message.view as PkView).scores.map(({ cubes, locations, statues }) => cubes + locations + statues);
  const before = score();
  await finish(desk);
  expect(desk.latest().message.outcome?.places).toEqual([1, 3, 2]);
  expect(desk.latest().message.events).toContainEqual(expect.objectContaining({ e: 'defeat', city: 'athens', value: 3 }));
  // Statues to come: Sparta 4 and Argos 6 for Red, Corinth 5 and Thebes 7 for Black.
  expect((before[2] ?? 0) + 12 - ((before[0] ?? 0) + 10)).toBe(1);
});

test('the lesson of Perikles is one game: what was placed in one step is there in the next', async () => {
  const { steps, learner } = LESSONS.perikles;
  const at = (id: string): number => steps.findIndex(step => step.id === id);
  const view = (desk: Desk): PkView => desk.latest().message.view as PkView;
  const cubes = (desk: Desk) => view(desk).cities.map(({ city, cubes: n }) => [city, n[learner]]);
  for (const [before, after] of [
    ['tile', 'candidate'],
    ['candidate', 'assassin'],
  ] as const) {
    const then = await sitDown('perikles', at(before));
    await finish(then);
    const now = await sitDown('perikles', at(after));
    expect(cubes(now), after).toEqual(cubes(then));
    expect(view(now).held[learner], after).toEqual(view(then).held[learner]);
  }
  const sent = await sitDown('perikles', at('permission'));
  await finish(sent);
  const fought = await sitDown('perikles', at('battle'));
  const mine = (desk: Desk, side: 'attack' | 'defend', location: string) =>
    view(desk)
      .locations.find(l => l.location === location)
      ?.[side].forces.filter(f => ['athens', 'argos'].includes(f.power));
  expect(mine(fought, 'attack', 'pylos')).toEqual(mine(sent, 'attack', 'pylos'));
  expect(mine(fought, 'defend', 'delium')).toEqual(mine(sent, 'defend', 'delium'));
  expect(view(fought).cities.map(c => [c.city, c.cubes, c.leader])).toEqual(view(sent).cities.map(c => [c.city, c.cubes, c.leader]));
});

test('what the words say of a season of Parthenon is what the engine does', async () => {
  const { steps } = LESSONS.parthenon;
  const toldIn = async (id: string): Promise<readonly GameEvent[]> => {
    const desk = await sitDown(
      'parthenon',
      steps.findIndex(step => step.id === id),
    );
    await finish(desk);
    return desk.told;
  };
  expect(await toldIn('offer')).toContainEqual(expect.objectContaining({ e: 'traded', seat: 0, to: 1 }));
  expect(await toldIn('accept')).toContainEqual(expect.objectContaining({ e: 'traded', seat: 2, to: 0 }));
  expect(await toldIn('hazard')).toContainEqual(expect.objectContaining({ e: 'looked', land: 'athens', harbor: 'open_harbor' }));
  expect(await toldIn('plan')).toContainEqual(expect.objectContaining({ e: 'plan-drawn', wonder: 'colossus', paid: [] }));
  expect(await toldIn('build')).toContainEqual(expect.objectContaining({ e: 'built', structure: 'village-4', paid: ['grapes', 'grapes'] }));
  expect(await toldIn('build')).toContainEqual(expect.objectContaining({ e: 'wonder-paid', wonder: 'colossus', stage: 'partial' }));
  expect(await toldIn('keep')).toContainEqual(expect.objectContaining({ e: 'discarded', seat: 0, cards: ['olives'] }));
  expect(await toldIn('year')).toContainEqual({ e: 'year-ended', year: 1 });
  expect(await toldIn('win')).toContainEqual(expect.objectContaining({ e: 'game-won', seat: 0, ending: 'complete' }));
});

test('Parthenon is taught in one season: from the events to the end of the year every step goes on from the one before', () => {
  const { steps } = LESSONS.parthenon;
  expect(steps.filter(step => step.position !== null).map(step => step.id)).toEqual(['welcome', 'harvest', 'win']);
});

test('an answer beside the point is known before it is confirmed, and only where everything stays open', () => {
  const linesOf = (game: Taught, id: string) => LESSONS[game].steps.find(step => step.id === id)?.lines ?? [];
  const phormio: Action & { tile: string } = { do: 'play-special', tile: 'phormio' };
  const battle = linesOf('perikles', 'battle');
  expect(isBeside(battle, phormio, { do: 'pass' })).toBe(true);
  expect(isBeside(battle, phormio, phormio)).toBe(false);
  expect(isBeside(battle, phormio, undefined)).toBe(false);
  const four: Action & { n: number } = { do: 'buy-cards', n: 4 };
  const one: Action & { n: number } = { do: 'buy-cards', n: 1 };
  expect(isBeside(linesOf('earth-and-water', 'cards'), four, one)).toBe(false);
  expect(isBeside(linesOf('earth-and-water', 'cards'), four, { do: 'end-preparation' })).toBe(true);
  // Nothing else could have been chosen there.
  expect(isBeside(linesOf('perikles', 'send'), { do: 'end-commit' }, { do: 'pass' })).toBe(false);
});

test('the lesson of Perikles calls the others by the names on their plates', () => {
  const [learner, ...others] = botNames('lesson-perikles', ['human', 'bot', 'bot']);
  expect(learner).toBeNull();
  for (const lang of LANGUAGES) {
    const steps = Object.values(LESSON_WORDS[lang].steps.perikles).flatMap(({ ask, instead, after }) => [ask, instead ?? '', after ?? '']);
    const told = steps.join(' ');
    for (const name of others) expect(told).toContain(name);
    expect(told).not.toMatch(/Green|Black|Verde|Nero/);
  }
});
