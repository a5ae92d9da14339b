/** The engine protocol, spoken to a real process: every request, and everything that can be wrong with one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_TABLES, makeTables, type Seated } from '../src/protocol/tables.ts';
import { codeOf, type Json, start, type Talk, talk } from './stoa.ts';

const SEATS: Readonly<Record<string, number>> = { parthenon: 3, perikles: 3 };
const move = (from: string, to: string): object => ({ do: 'move', from, to });

describe('stoa engine', () => {
  let engine: Talk;
  beforeAll(() => {
    engine = talk();
  });
  afterAll(async () => {
    expect(await engine.end()).toEqual({ replies: [], code: 0 });
  });

  const open = async (seed = 's'): Promise<number> => (await engine.ask({ do: 'new', game: 'petteia', seats: 2, seed })).table as number;
  const everything = async (table: number): Promise<Json> => ({
    look: await engine.ask({ do: 'look', table, seat: 'all' }),
    record: await engine.ask({ do: 'record', table }),
  });

  test('games: ids, rules numbers, seats, options and the shape of actions', async () => {
    const { games } = (await engine.ask({ do: 'games' })) as { games: Json[] };
    const petteia = games.find(g => g.id === 'petteia') as Json;
    expect(petteia).toMatchObject({ rules: 1, seats: [2, 2], options: {} });
    expect((petteia.actions as Json).move).toMatchObject({ type: 'object', required: ['do', 'from', 'to'] });
  });

  test('a move: actions, why, play, look, undo', async () => {
    const table = await open();
    const { actions } = (await engine.ask({ do: 'actions', table, seat: 0 })) as { actions: Json[] };
    expect(actions).toContainEqual(move('a1', 'a4'));
    expect(await engine.ask({ do: 'why', table, seat: 0, action: move('a1', 'a4') })).toEqual({ illegal: null });
    expect(await engine.ask({ do: 'play', table, seat: 0, action: move('a1', 'a4') })).toMatchObject({
      seq: 1,
      actors: [1],
      mayAct: [],
      outcome: null,
    });
    expect(await engine.ask({ do: 'look', table, seat: null })).toMatchObject({ seq: 1, actors: [1], outcome: null });
    expect(await engine.ask({ do: 'undo', table, seat: 0 })).toMatchObject({ seq: 2, actors: [0] });
    expect(await engine.ask({ do: 'undo', table, seat: 0 })).toMatchObject({ error: { code: 'barrier', bar: 'nothing' } });
  });

  test('evaluate: chances and terms as a seat may know them', async () => {
    const { table } = await engine.ask({ do: 'new', game: 'earth-and-water', seats: 2, seed: 'worth' });
    const all = await engine.ask({ do: 'evaluate', table, seat: 'all' });
    expect(all).toMatchObject({ game: 'earth-and-water', seats: 2 });
    const seen = await engine.ask({ do: 'evaluate', table, seat: 0 });
    for (const reply of [all, seen]) {
      const chances = reply.chances as number[];
      expect(chances[0]! + chances[1]!).toBeCloseTo(1, 3);
      expect(Object.values(reply.terms as Record<string, number[]>).every(list => list.length === 2)).toBe(true);
    }
    // A table that seat 0 cannot tell from this one is worth the same to it.
    const { table: other } = await engine.ask({ do: 'sample', table, seat: 0, seed: 'another' });
    expect(await engine.ask({ do: 'evaluate', table: other, seat: 0 })).toEqual(seen);
    expect(codeOf(await engine.ask({ do: 'evaluate', table, seat: 2 }))).toBe('malformed');
    expect(codeOf(await engine.ask({ do: 'evaluate', table, seat: null }))).toBe('malformed');
  });

  test('a refusal has its rule and its sentence in the language asked for', async () => {
    const table = await open();
    const ask = async (lang?: string): Promise<Json> =>
      (await engine.ask({ do: 'why', table, seat: 0, action: move('a1', 'b2'), ...(lang ? { lang } : {}) })).illegal as Json;
    const [english, italian] = [await ask(), await ask('it')];
    expect(english).toMatchObject({ rule: 'PT-3', why: 'not-in-line' });
    expect(italian).toMatchObject({ rule: 'PT-3', why: 'not-in-line' });
    expect(italian.text).not.toBe(english.text);
    expect(codeOf(await engine.ask({ do: 'games', lang: 'xx' }))).toBe('unknown');
  });

  test('several actions are all or nothing, and the error names the index', async () => {
    const table = await open();
    const before = await everything(table);
    const refused = await engine.ask({ do: 'play', table, seat: 0, actions: [move('a1', 'a4'), move('b1', 'b4')] });
    expect(refused).toMatchObject({ error: { code: 'not-your-turn', index: 1 } });
    expect(await engine.ask({ do: 'play', table, seat: 0, actions: [move('a1', 'a4'), { do: 'fly' }] })).toMatchObject({
      error: { code: 'malformed', index: 1 },
    });
    expect(codeOf(await engine.ask({ do: 'play', table, seat: 0, actions: Array(17).fill(move('a1', 'a4')) }))).toBe('too-large');
    expect(codeOf(await engine.ask({ do: 'play', table, seat: 0, actions: [] }))).toBe('malformed');
    expect(await everything(table)).toEqual(before);
    expect(await engine.ask({ do: 'play', table, seat: 0, actions: [move('a1', 'a4')] })).toMatchObject({ seq: 1 });
  });

  test('id is repeated, in replies and in errors', async () => {
    expect(await engine.ask({ do: 'look', table: 999, seat: 0, id: 'q1' })).toMatchObject({ id: 'q1', error: { code: 'unknown' } });
    expect(await engine.ask({ do: 'new', game: 'petteia', id: 7 })).toMatchObject({ id: 7, actors: [0] });
    expect(codeOf(await engine.ask({ do: 'games', id: { deep: 1 } }))).toBe('malformed');
  });

  const ILL: readonly (readonly [title: string, line: string, code: string])[] = [
    ['no JSON', 'hello', 'malformed'],
    ['half an object', '{"do":"look","table":', 'malformed'],
    ['an empty line', '', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['a number', '17', 'malformed'],
    ['no do', '{}', 'malformed'],
    ['do is no text', '{"do":1}', 'malformed'],
    ['an unknown request', '{"do":"dance"}', 'unknown'],
    ['a request named like an inherited field', '{"do":"constructor"}', 'unknown'],
    ['an unknown game', '{"do":"new","game":"chess","seats":2,"seed":"x"}', 'unknown'],
    ['a game named like an inherited field', '{"do":"new","game":"toString","seats":2,"seed":"x"}', 'unknown'],
    ['too many seats', '{"do":"new","game":"petteia","seats":5,"seed":"x"}', 'malformed'],
    ['an unknown option', '{"do":"new","game":"petteia","seats":2,"seed":"x","options":{"fog":true}}', 'illegal'],
    ['options that are a list', '{"do":"new","game":"petteia","seats":2,"seed":"x","options":[]}', 'illegal'],
    ['a seed that is no text', '{"do":"new","game":"petteia","seats":2,"seed":{}}', 'malformed'],
    ['seed and asked', '{"do":"new","game":"petteia","seats":2,"seed":"x","chance":"asked"}', 'malformed'],
    ['an unknown table', '{"do":"look","table":100000,"seat":0}', 'unknown'],
    ['a table that is no number', '{"do":"look","table":"1","seat":0}', 'malformed'],
    ['a seat that is not there', '{"do":"look","table":1,"seat":2}', 'malformed'],
    ['a seat between two', '{"do":"actions","table":1,"seat":0.5}', 'malformed'],
    ['no action', '{"do":"play","table":1,"seat":0}', 'malformed'],
    ['an action of another game', '{"do":"play","table":1,"seat":0,"action":{"do":"roll"}}', 'malformed'],
    ['an action with a strange field', '{"do":"play","table":1,"seat":0,"action":{"do":"move","from":"a1","to":"a4","x":1}}', 'malformed'],
    ['an illegal action', '{"do":"play","table":1,"seat":0,"action":{"do":"move","from":"a1","to":"b2"}}', 'illegal'],
    ['out of turn', '{"do":"play","table":1,"seat":1,"action":{"do":"move","from":"a8","to":"a5"}}', 'not-your-turn'],
    ['chance out of turn', '{"do":"play","table":1,"seat":-1,"action":{"do":"move","from":"a8","to":"a5"}}', 'not-your-turn'],
    ['nothing to undo', '{"do":"undo","table":1,"seat":1}', 'barrier'],
    ['an unknown bot', '{"do":"bot","table":1,"seat":0,"bot":"deep"}', 'unknown'],
    ['a bot out of turn', '{"do":"bot","table":1,"seat":1,"bot":"random"}', 'not-your-turn'],
    ['millis that are no number', '{"do":"bot","table":1,"seat":0,"bot":"random","millis":"long"}', 'malformed'],
    ['a record that is none', '{"do":"load","record":{"header":1}}', 'malformed'],
    ['a position that cannot be read', '{"do":"position","game":"petteia","notation":"Wz9"}', 'malformed'],
    ['deep nesting', `{"do":"play","table":1,"seat":0,"action":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'malformed'],
    ['an oversized line', `{"do":"games","pad":"${'x'.repeat(1_100_000)}"}`, 'too-large'],
  ];
  test.each(ILL)('%s: an error, and nothing changes', async (_title, line, code) => {
    await open(); // table 1 is there
    const before = await everything(1);
    const reply = await engine.raw(`${line}\n`);
    expect(codeOf(reply)).toBe(code);
    expect((reply.error as Json).message).toMatch(/\w/);
    expect(await everything(1)).toEqual(before);
  });

  test('bytes that are not UTF-8', async () => {
    expect(codeOf(await engine.raw(Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d, 0x0a)))).toBe('malformed');
  });

  test('a whole game by the bot, its record, and the record loaded again', async () => {
    const table = await open('whole game');
    let outcome: unknown = null;
    for (let turn = 0; outcome === null && turn < 2000; turn++) {
      const { actors } = (await engine.ask({ do: 'look', table, seat: 0 })) as { actors: number[] };
      const seat = actors[0]!;
      const { action } = await engine.ask({ do: 'bot', table, seat, bot: 'random', millis: 10 });
      outcome = (await engine.ask({ do: 'play', table, seat, action })).outcome;
    }
    expect(outcome).toMatchObject({ places: expect.any(Array), reason: expect.any(String) });
    expect(await engine.ask({ do: 'play', table, seat: 0, action: move('a1', 'a2') })).toMatchObject({
      error: { code: 'over', message: 'the game is over' },
    });
    const late = (await engine.ask({ do: 'why', table, seat: 0, action: move('a1', 'a2') })).illegal;
    expect(late).toMatchObject({ why: 'game-over', rule: (outcome as unknown as Json).rule });
    expect(codeOf(await engine.ask({ do: 'bot', table, seat: 0, bot: 'random' }))).toBe('over');
    expect(await engine.ask({ do: 'undo', table, seat: 0 })).toMatchObject({ error: { code: 'barrier', bar: 'over' } });

    const record = await engine.ask({ do: 'record', table, id: 1 });
    expect(record.end).toMatchObject({ result: outcome, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const loaded = (await engine.ask({ do: 'load', record })).table as number;
    expect((await engine.ask({ do: 'look', table: loaded, seat: 'all' })).view).toEqual(
      (await engine.ask({ do: 'look', table, seat: 'all' })).view,
    );

    const entries = (record.entries as Json[]).map((e, i) => (i === 4 ? { ...e, at: 1 } : e));
    expect(await engine.ask({ do: 'load', record: { ...record, entries } })).toMatchObject({ error: { code: 'illegal', firstBad: 5 } });
  });

  test('a running game is recorded without its secret and goes on after loading', async () => {
    const table = await open('running');
    await engine.ask({ do: 'play', table, seat: 0, action: move('a1', 'a4') });
    const record = await engine.ask({ do: 'record', table });
    expect(record.end).toMatchObject({ result: null, secret: null });
    const loaded = (await engine.ask({ do: 'load', record, seed: 'running' })).table;
    expect(await engine.ask({ do: 'play', table: loaded, seat: 1, action: move('a8', 'a6') })).toMatchObject({ seq: 2 });
    expect(codeOf(await engine.ask({ do: 'load', record, seed: 'another' }))).toBe('malformed');
  });

  test('sample and position give tables of their own', async () => {
    const { table, actors } = await engine.ask({ do: 'position', game: 'petteia', notation: 'Wa1 Wb1 Bc8 Bd8 turn B' });
    expect(actors).toEqual([1]);
    const sampled = (await engine.ask({ do: 'sample', table, seat: 1 })).table as number;
    expect((await engine.ask({ do: 'look', table: sampled, seat: 1 })).view).toEqual(
      (await engine.ask({ do: 'look', table, seat: 1 })).view,
    );
    await engine.ask({ do: 'play', table: sampled, seat: 1, action: move('c8', 'c5') });
    expect(await engine.ask({ do: 'look', table, seat: 1 })).toMatchObject({ seq: 0, actors: [1] });
  });

  test('with "chance":"asked" the caller plays actor −1, from a list with weights', async () => {
    const { table, actors } = await engine.ask({ do: 'new', game: 'earth-and-water', chance: 'asked' });
    expect(actors).toEqual([0]);
    expect(await engine.ask({ do: 'play', table, seat: 0, action: { do: 'buy-cards', n: 2 } })).toMatchObject({ actors: [-1] });
    const { actions, weights } = (await engine.ask({ do: 'actions', table, seat: -1 })) as { actions: Json[]; weights: number[] };
    expect(actions.length).toBe(weights.length);
    expect(actions.length).toBeGreaterThan(10);
    expect(await engine.ask({ do: 'why', table, seat: -1, action: actions[3] })).toEqual({ illegal: null });
    expect(codeOf(await engine.ask({ do: 'play', table, seat: 0, action: actions[3] }))).toBe('not-your-turn');
    expect(await engine.ask({ do: 'play', table, seat: -1, action: actions[3] })).toMatchObject({ seq: 2 });
    expect(await engine.ask({ do: 'undo', table, seat: 0 })).toMatchObject({ error: { code: 'barrier', bar: 'chance' } });
  });

  test('where the table draws for itself the caller cannot play −1, and is told how it could', async () => {
    const { table } = await engine.ask({ do: 'new', game: 'perikles', seats: 3, seed: 's' });
    expect(await engine.ask({ do: 'play', table, seat: -1, action: { do: 'draw-start-player', seat: 0 } })).toMatchObject({
      error: { code: 'not-your-turn', message: expect.stringContaining('"chance":"asked"') },
    });
  });

  test.each(['earth-and-water', 'parthenon', 'perikles', 'petteia'])('options of %s that are a list are refused in words', async game => {
    const { error } = await engine.ask({ do: 'new', game, seats: SEATS[game] ?? 2, options: [] });
    expect(error).toMatchObject({ code: 'illegal', why: 'unknown-option', text: expect.not.stringContaining('undefined') });
  });

  test('a position that no game reaches is refused, and the process goes on', async () => {
    const wrong = await engine.ask({
      do: 'position',
      game: 'parthenon',
      notation: '3 islands=chios,crete,rhodes archon=0 room=season/build step=10 done=99',
    });
    expect(wrong).toMatchObject({ error: { code: 'malformed', rule: 'PA-21.1', with: { token: 'done=99' } } });
  });

  test('the same seed gives the same dice at every table; another seed does not', async () => {
    const drawn = async (seed: string): Promise<unknown> => {
      const { table } = await engine.ask({ do: 'new', game: 'earth-and-water', seed });
      await engine.ask({ do: 'play', table, seat: 0, action: { do: 'buy-cards', n: 6 } });
      return ((await engine.ask({ do: 'look', table, seat: 0 })).view as Json).hand;
    };
    const hand = await drawn('one');
    expect(hand).toHaveLength(6);
    expect(await drawn('one')).toEqual(hand);
    expect(await drawn('two')).not.toEqual(hand);
  });

  test('a seat and a spectator see no hand but their own; a sample keeps what the seat sees', async () => {
    const { table } = await engine.ask({ do: 'new', game: 'earth-and-water', seed: 'hidden' });
    await engine.ask({ do: 'play', table, seat: 0, action: { do: 'buy-cards', n: 6 } });
    const viewOf = async (at: unknown, seat: unknown): Promise<Json> => (await engine.ask({ do: 'look', table: at, seat })).view as Json;
    expect((await viewOf(table, 0)).hand).toHaveLength(6);
    expect(await viewOf(table, 1)).toMatchObject({ hand: [], handSizes: [6, 0] });
    expect(await viewOf(table, null)).toMatchObject({ hand: [] });
    const hands = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const sampled = (await engine.ask({ do: 'sample', table, seat: 1, seed: `s${i}` })).table;
      expect(await viewOf(sampled, 1)).toEqual(await viewOf(table, 1));
      hands.add(JSON.stringify((await viewOf(sampled, 0)).hand));
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  test('a closed table is gone, its number is not used again', async () => {
    const table = await open();
    expect(await engine.ask({ do: 'close', table })).toEqual({ closed: true });
    expect(codeOf(await engine.ask({ do: 'look', table, seat: 0 }))).toBe('unknown');
    expect(await open()).toBeGreaterThan(table);
  });
});

test('tables are limited, and closing one makes room', () => {
  const tables = makeTables();
  const seated = {} as Seated;
  for (let i = 1; i <= MOST_TABLES; i++) expect(tables.add(seated)).toBe(i);
  expect(tables.add(seated)).toMatchObject({ error: { code: 'too-large' } });
  expect(tables.close(1)).toBe(true);
  expect(tables.add(seated)).toBe(MOST_TABLES + 1);
});

test('a half line at the end of input is answered, then the process ends well', async () => {
  const engine = talk();
  const { replies, code } = await engine.end('{"do":"games","id":1}\n{"do":"look","ta');
  expect(replies).toHaveLength(2);
  expect(replies[0]).toMatchObject({ id: 1 });
  expect(codeOf(replies[1]!)).toBe('malformed');
  expect(code).toBe(0);
});

test('an unfinished oversized line is answered once, then the process ends well', async () => {
  const engine = talk();
  const { replies, code } = await engine.end(`{"pad":"${'y'.repeat(2_500_000)}`);
  expect(replies.map(codeOf)).toEqual(['too-large']);
  expect(code).toBe(0);
});

test('when its output is closed the process ends without an error', async () => {
  const child = start('engine');
  let err = '';
  child.stderr.on('data', chunk => {
    err += chunk;
  });
  child.stdin.on('error', () => {});
  const closed = new Promise<number | null>(done => child.once('close', done));
  child.stdout.destroy();
  const asking = setInterval(() => child.stdin.write('{"do":"games"}\n'), 20);
  expect(await closed).toBe(0);
  clearInterval(asking);
  expect(err).toBe('');
});

test('many requests at once are answered in order, also when replies are read late', async () => {
  const engine = talk();
  const lines = Array.from({ length: 300 }, (_, id) => `{"do":"games","id":${id}}\n`).join('');
  const { replies, code } = await engine.end(lines);
  expect(replies.map(r => r.id)).toEqual(Array.from({ length: 300 }, (_, id) => id));
  expect(code).toBe(0);
});
