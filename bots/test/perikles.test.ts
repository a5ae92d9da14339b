/** Bots at Perikles: they beat random play and see only what their observation sees. */
import { anyGame, CHANCE, sfc32 } from '@stoa/engine';
import { type PkAction, type PkState, perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { type BotName, choicesOf, makeLookahead, moveValues, observe, playMatch, searchBot, winModel } from '../src/index.ts';
import { leaveGain, turnsLeft } from '../src/perikles/battle-odds.ts';
import { bots } from '../src/perikles/bots.ts';
import { periklesFar, periklesMind, periklesPlain } from '../src/perikles/mind.ts';

const isLong = process.env.STOA_LONG === '1';
const style = { name: 'search', nodes: 12, exploration: 0.25, widen: 0.7, ripe: 2, steadiness: 1 };
const start = (seats: number): PkState => {
  const options = perikles.parseOptions({});
  if ('why' in options) throw new Error(options.why);
  return perikles.setup(seats, options, 1);
};

/** Thebes asks Argos to let it defend Epidauros, which Argos could do as well. */
const LEAVE_ASKED =
  'seats 3 | last-athenian B | takes 15 | athens A1 B4 C5 | sparta A3 B2 C4 | argos A1 B2 C2 | corinth A3 C2 | thebes A2 B3 C1 | megara A1 B1 C3 | lead athens B | lead sparta A | lead argos A | lead corinth B | lead thebes C | lead megara A | display thebes-candidate any-plain athens-candidate any-plain - any-plain athens-candidate athens-assassin sparta-plain corinth-candidate | held A argos-plain megara-assassin thebes-candidate sparta-plain corinth-assassin | held B thebes-assassin corinth-candidate argos-candidate sparta-candidate | held C thebes-plain sparta-plain athens-plain megara-candidate | discard athens-plain corinth-plain | locations aetolia epidaurus melos potidea cythera sicily mantinea | special A alkibiades | special C thessalian-allies | used B perikles | hand athens h1 h1 h2 h2 t1 t1 t2 t2 t3 t3 t4 t4 | hand sparta h1 h1 h2 h2 h2 h3 h3 h3 h4 h4 t1 t2 t2 t3 | hand argos h1 h1 h2 h2 h3 h3 t1 t2 t3 | hand corinth h1 h2 h2 h2 t1 t1 t2 t3 | hand thebes h1 h1 h2 h2 h2 h3 h3 t1 t2 | hand megara h1 h2 t1 t2 t3 | attack epidaurus athens h3 | main epidaurus attack B | attack cythera corinth t2 | main cythera attack B | attack sicily athens h3 | main sicily attack B | attack mantinea corinth h3 | main mantinea attack B | hostile athens-sparta sparta-corinth argos-corinth | request thebes epidaurus defend A | asked 1 | first B | room ask C | draft thebes t2 attack potidea none';

/** Positions of a game by habit. */
const positions = (seed: string, every: number): { readonly s: PkState; readonly seat: number }[] => {
  const rng = sfc32(seed);
  const s = start(4);
  const found: { s: PkState; seat: number }[] = [];
  for (let n = 0; perikles.outcome(s) === undefined; n++) {
    const actor = perikles.actors(s)[0]!;
    if (actor === CHANCE) {
      perikles.apply(s, CHANCE, perikles.sample(s, rng));
      continue;
    }
    const legal: PkAction[] = [];
    perikles.actions(s, actor, legal);
    if (n % every === 0) found.push({ s: perikles.clone(s), seat: actor });
    perikles.apply(s, actor, legal[periklesMind.policy?.rollout?.(s, actor, legal, rng, actor) ?? 0]!);
  }
  return found;
};

describe('Perikles bots', () => {
  test('one that looks a move ahead beats random play', async () => {
    const games = isLong ? 30 : 3;
    let wins = 0;
    for (let g = 0; g < games; g++) {
      const names: BotName[] = ['random', 'random', 'random'];
      names[g % 3] = 'greedy';
      const rngs = names.map((_, seat) => sfc32(`${g}/${seat}`));
      const players = await Promise.all(names.map(name => bots.bot(name)));
      const rules = { limit: 5000, now: () => 0 };
      const { outcome } = await playMatch(
        anyGame(perikles),
        { start: start(3), bots: players, budget: {}, dice: sfc32(`dice ${g}`), botRng: rngs },
        rules,
      );
      if (outcome.places[g % 3] === 1) wins++;
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.6);
  });

  test('another table behind the same observation gives the same choice', () => {
    for (const { s, seat } of positions('hidden', isLong ? 5 : 23)) {
      const other = perikles.determinize(s, seat, sfc32('another table'));
      const choose = (table: PkState) =>
        searchBot(perikles, periklesMind, style).choose(observe(perikles, table, seat, sfc32('observation')), {}, sfc32('same'));
      expect(choose(other)).toEqual(choose(s));
    }
  });

  test('no leader is asked the same twice in a phase', () => {
    const asksOf = (s: PkState, seat: number) => {
      const list: PkAction[] = [];
      perikles.actions(s, seat, list);
      periklesMind.policy?.choices?.(s, seat, list);
      return list.filter(a => a.do === 'ask-permission');
    };
    let questions = 0;
    for (const seed of ['asks a', 'asks b']) {
      /** By game turn and seat: the commit turns in which it might ask, by how many follow. */
      const times = new Map<string, Set<number>>();
      for (const { s, seat } of positions(seed, 1)) {
        for (const question of perikles.room(s) === 'commit' ? asksOf(s, seat) : []) {
          questions++;
          const phase = `turn ${s.turn} seat ${seat}`;
          times.set(phase, (times.get(phase) ?? new Set()).add(turnsLeft(s, seat)));
          const after = perikles.clone(s);
          perikles.apply(after, seat, question);
          const asked = perikles.actors(after)[0]!;
          perikles.apply(after, asked, { ...question, do: 'answer', reply: 'deny' });
          expect(asksOf(after, seat).filter(a => a.location === question.location)).toEqual([]);
        }
      }
      expect([...times].filter(([, turns]) => turns.size > 1)).toEqual([]);
    }
    expect(questions).toBeGreaterThan(10);
  });

  test('leave to defend is dearest while its leader could defend the place himself, and is not given then', async () => {
    const s = perikles.parsePosition(LEAVE_ASKED);
    if ('why' in s) throw new Error(s.why);
    const slot = 1; // Epidauros, asked of seat 0
    const spent = perikles.clone(s);
    spent.hand.fill(0);
    expect(leaveGain(s, 0, slot)).toBeLessThan(leaveGain(spent, 0, slot) - 0.9);
    for (const seed of ['2', '3', '4', '5']) {
      const bot = await bots.bot('citizen');
      const observation = observe(anyGame(perikles), s, 0, sfc32(`c${seed}`));
      expect(bot.choose(observation, { nodes: bots.nodes.citizen }, sfc32(`t${seed}`))).toMatchObject({ do: 'answer', reply: 'deny' });
    }
  });

  test('a novice never takes a move that its own evaluation calls far worse than its best', async () => {
    const look = makeLookahead(perikles, periklesPlain);
    for (const { s, seat } of positions('novice', isLong ? 3 : 11)) {
      const observation = observe(perikles, s, seat, sfc32('observation'));
      const rng = sfc32('think');
      const moves = choicesOf(periklesPlain, observation, rng);
      const values = moves.length === 1 ? [1] : moveValues(look, observation, { moves, samples: 1, rng, isOver: () => false });
      const choice = (await bots.bot('novice')).choose(observation, {}, sfc32('think')) as PkAction;
      expect(values[moves.indexOf(choice)]).toBeGreaterThanOrEqual(Math.max(...values) - 0.02);
    }
  });

  test('suspicions leave what the seat sees, and every counter and tile there is', () => {
    for (const { s, seat } of positions('suspicions', 5)) {
      const table = perikles.determinize(s, seat, sfc32('dealt'));
      const before = perikles.view(table, seat);
      periklesMind.chance?.redeal?.(table, seat, sfc32('suspected'));
      expect(perikles.view(table, seat)).toEqual(before);
      expect(perikles.invariants(table)).toEqual([]);
    }
  });

  test('the archon asks its win chance after the elections or before the battles, never in between', () => {
    /** By room where a search begins: rooms where its walks ended in the same game turn. */
    const ends = new Map<string, Set<string>>();
    const seeds = isLong ? ['ends a', 'ends b', 'ends c'] : ['ends a'];
    for (const { s, seat } of seeds.flatMap(seed => positions(seed, isLong ? 3 : 11))) {
      const found = ends.get(perikles.room(s)) ?? new Set();
      ends.set(perikles.room(s), found);
      const learned = {
        chances(end: PkState, out: number[]) {
          if (end.turn === s.turn)
            found.add(end.draft.length > 0 || end.pending >= 0 ? 'in the middle of a commit turn' : perikles.room(end));
          for (let i = 0; i < end.seats; i++) out[i] = 1 / end.seats;
        },
      };
      searchBot(perikles, { ...periklesFar, learned }, style).choose(observe(perikles, s, seat, sfc32('observation')), {}, sfc32('ends'));
    }
    const elected = ['choose-first', 'recover', 'commit'];
    const fought = ['battle-special', 'dice', 'casualty'];
    for (const room of ['take-influence', 'propose']) for (const end of ends.get(room) ?? ['no search']) expect(elected).toContain(end);
    for (const end of ends.get('commit') ?? ['no search']) expect(fought).toContain(end);
    expect(ends.get('take-influence')?.size).toBeGreaterThan(0);
    expect(ends.get('commit')?.size).toBeGreaterThan(0);
  });

  test('what a mind finds worth a thought is legal and not nothing', () => {
    for (const { s, seat } of positions('choices', 3)) {
      const list: PkAction[] = [];
      perikles.actions(s, seat, list);
      periklesMind.policy?.choices?.(s, seat, list);
      expect(list.length).toBeGreaterThan(0);
      for (const a of list) expect(perikles.why(s, seat, a)).toBeUndefined();
    }
  });

  test('the evaluation is a chance for each seat, and says what it is made of', () => {
    const judge = winModel(periklesMind);
    for (const { s, seat } of positions('terms', 17)) {
      const chances: number[] = [];
      judge.chances(s, chances);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(chances.every(c => c > 0 && c < 1)).toBe(true);
      expect(Object.values(judge.explain(s, seat)).every(Number.isFinite)).toBe(true);
    }
  });
});
