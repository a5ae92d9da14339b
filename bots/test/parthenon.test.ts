/** Bots at Parthenon: they beat random play, trade with each other, never repeat a refused offer, and see only what their observation sees. */
import { type Action, anyGame, CHANCE, sfc32 } from '@stoa/engine';
import { type PaAction, type PaEvent, type PaOptions, type PaState, parthenon } from '@stoa/parthenon';
import { describe, expect, test } from 'vitest';
import { type BotName, greedyBot, type Mover, makeLookahead, moveValues, observe, playMatch, searchBot, winModel } from '../src/index.ts';
import { bots } from '../src/parthenon/bots.ts';
import { parthenonMind, parthenonPlain } from '../src/parthenon/mind.ts';
import { TERMS, type Term } from '../src/parthenon/terms.ts';

const isLong = process.env.STOA_LONG === '1';
/** Milliseconds for fifty games, on a machine that does other work too. */
const LIMIT = isLong ? 7_200_000 : undefined;
const options = parthenon.parseOptions({}) as PaOptions;
const style = { name: 'search', nodes: 12, exploration: 0.25, widen: 0.7, ripe: 2, steadiness: 1 };

/** What the trade rooms saw. */
interface Bargains {
  traded: number;
  refused: number;
  repeated: number;
  /** Proposals to an island that had one of the same seat in this phase. */
  pressed: number;
  /** Offers whose cards were given elsewhere before there was an answer. */
  lapsed: number;
  /** Cards given and asked for, as "1:2". */
  readonly shapes: Set<string>;
  years: number;
}
const noBargains = (): Bargains => ({ traded: 0, refused: 0, repeated: 0, pressed: 0, lapsed: 0, shapes: new Set(), years: 0 });

/** Thoughts a move where a test only needs bots that play. */
const FEW = 8;
/** A bot with the given number of nodes, or with that of its level. */
const botOf = async (name: BotName, nodes: number | 'all'): Promise<Mover<unknown, Action, unknown>> => {
  const bot = await bots.bot(name);
  return { name, choose: (observation, budget, rng) => bot.choose(observation, nodes === 'all' ? budget : { ...budget, nodes }, rng) };
};

const play = async (names: readonly BotName[], seed: string, bargains: Bargains, nodes: number | 'all' = FEW) => {
  const open = new Map<number, string>();
  const refused = new Set<string>();
  const asked = new Set<string>();
  const listen = (e: PaEvent): void => {
    if (e.e === 'season-began') {
      open.clear();
      refused.clear();
      asked.clear();
    }
    if (e.e === 'offer-made') {
      const words = JSON.stringify([e.seat, e.to, e.give, e.want]);
      if (refused.has(words)) bargains.repeated++;
      open.set(e.offer, words);
      if (asked.has(`${e.seat} ${e.to}`)) bargains.pressed++;
      asked.add(`${e.seat} ${e.to}`);
      bargains.shapes.add(`${e.give.length}:${e.want.length}`);
    }
    if (e.e === 'offer-closed' && e.how === 'declined') {
      bargains.refused++;
      refused.add(open.get(e.offer) ?? '');
    }
    if (e.e === 'offer-closed' && e.how === 'lapsed') bargains.lapsed++;
    if (e.e === 'traded') bargains.traded++;
  };
  const heard = { ...parthenon, apply: (s: PaState, by: number, a: PaAction) => parthenon.apply(s, by, a, listen) };
  let years = 0;
  const { outcome } = await playMatch(
    anyGame(heard),
    {
      start: parthenon.setup(names.length, options, parthenon.rules),
      bots: await Promise.all(names.map(name => botOf(name, nodes))),
      budget: {},
      dice: sfc32(`${seed}/dice`),
      botRng: names.map((_, seat) => sfc32(`${seed}/${seat}`)),
    },
    {
      limit: 20_000,
      now: () => 0,
      watch: (_n, s) => {
        years = (s as PaState).year - 1 + (s as PaState).season / 4;
      },
    },
  );
  bargains.years += years;
  return outcome;
};

/** Positions of a game by habit where a seat has a real choice. */
const positions = (seed: string, every: number): { readonly s: PaState; readonly seat: number }[] => {
  const rng = sfc32(seed);
  const s = parthenon.setup(4, options, parthenon.rules);
  const found: { s: PaState; seat: number }[] = [];
  for (let n = 0; parthenon.outcome(s) === undefined; n++) {
    const actor = parthenon.actors(s)[0]!;
    if (actor === CHANCE) {
      parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
      continue;
    }
    const legal: PaAction[] = [];
    parthenon.actions(s, actor, legal);
    if (n % every === 0) found.push({ s: parthenon.clone(s), seat: actor });
    parthenon.apply(s, actor, legal[parthenonMind.policy?.rollout?.(s, actor, legal, rng, actor) ?? 0]!);
  }
  return found;
};

describe('Parthenon bots', () => {
  test('one that looks a move ahead beats random play', async () => {
    const bargains = noBargains();
    for (let g = 0; g < (isLong ? 9 : 1); g++) {
      const names: BotName[] = ['random', 'random', 'random'];
      names[g % 3] = 'greedy';
      expect((await play(names, `random ${g}`, bargains)).places[g % 3]).toBe(1);
    }
  });

  test(
    'four bots trade three times a year and more, each proposes once to an island in a phase and keeps what it offers, and offers have different shapes',
    async () => {
      const bargains = noBargains();
      const table = (name: BotName): BotName[] => new Array<BotName>(4).fill(name);
      // The weaker levels as they are, the strategos at a tenth of his thoughts.
      const long = [
        { games: 12, names: table('greedy'), nodes: 'all' as const },
        { games: 12, names: table('novice'), nodes: 'all' as const },
        { games: 12, names: table('citizen'), nodes: 'all' as const },
        { games: 14, names: table('strategos'), nodes: bots.nodes.strategos / 10 },
      ];
      const short = [{ games: 1, names: ['greedy', 'greedy', 'greedy', 'citizen'] as const, nodes: FEW }];
      for (const { games, names, nodes } of isLong ? long : short) {
        const before = { ...bargains };
        for (let g = 0; g < games; g++) await play(names, `bargains ${names[0]} ${g}`, bargains, nodes);
        const since = (of: Exclude<keyof Bargains, 'shapes'>): number => bargains[of] - before[of];
        if (isLong)
          process.stdout.write(
            `${games} games of ${names[0]}: ${(since('traded') / since('years')).toFixed(1)} trades a year, ${since('refused')} refused, ${since('repeated')} of them made again\n`,
          );
      }
      expect(bargains.traded / bargains.years).toBeGreaterThanOrEqual(3);
      expect(bargains.refused).toBeGreaterThan(0);
      expect(bargains.repeated).toBe(0);
      expect(bargains.pressed).toBe(0);
      expect(bargains.lapsed).toBe(0);
      expect([...bargains.shapes].sort()).toEqual(['1:1', '1:2', '2:1']);
    },
    LIMIT,
  );

  test('another table behind the same observation gives the same choice', () => {
    for (const { s, seat } of positions('hidden', isLong ? 7 : 41)) {
      const other = parthenon.determinize(s, seat, sfc32('another table'));
      const choose = (table: PaState) =>
        searchBot(parthenon, parthenonMind, style).choose(observe(parthenon, table, seat, sfc32('observation')), {}, sfc32('same'));
      expect(choose(other)).toEqual(choose(s));
    }
  });

  test('what a mind finds worth a thought is legal, and the same on every table of a observation', () => {
    for (const { s, seat } of positions('choices', 5)) {
      const lists = [s, parthenon.determinize(s, seat, sfc32('one')), parthenon.determinize(s, seat, sfc32('two'))].map(table => {
        const list: PaAction[] = [];
        parthenon.actions(table, seat, list);
        parthenonMind.policy?.choices?.(table, seat, list);
        return list;
      });
      expect(lists[0]?.length).toBeGreaterThan(0);
      expect(lists[1]).toEqual(lists[0]);
      expect(lists[2]).toEqual(lists[0]);
      for (const a of lists[0] ?? []) expect(parthenon.why(s, seat, a)).toBeUndefined();
    }
  });

  test('a novice never takes a move that its own evaluation calls far worse than its best', () => {
    const look = makeLookahead(parthenon, parthenonPlain);
    const novice = greedyBot(parthenon, parthenonPlain, { name: 'novice', samples: 1, slack: 0.02 });
    for (const { s, seat } of positions('novice', 31)) {
      const observation = observe(parthenon, s, seat, sfc32('observation'));
      const rng = sfc32('think');
      const moves = observation.legal.slice();
      if (moves.length > 1) parthenonPlain.policy?.choices?.(observation.sample(rng), seat, moves);
      if (moves.length === 1) continue;
      const values = moveValues(look, observation, { moves, samples: 1, rng, isOver: () => false });
      const choice = JSON.stringify(novice.choose(observation, {}, sfc32('think')));
      const i = moves.findIndex(a => JSON.stringify(a) === choice);
      expect(values[i]).toBeGreaterThanOrEqual(Math.max(...values) - 0.02);
    }
  });

  test('the evaluation is a chance for each seat, and says what it is made of', () => {
    const judge = winModel(parthenonMind);
    for (const { s, seat } of positions('terms', 29)) {
      const chances: number[] = [];
      judge.chances(s, chances);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(chances.every(c => c > 0 && c < 1)).toBe(true);
      const parts = judge.explain(s, seat) as Readonly<Record<Term, number>>;
      expect(Object.keys(parts)).toEqual(TERMS);
      expect(Object.values(parts).every(Number.isFinite)).toBe(true);
    }
  });
});
