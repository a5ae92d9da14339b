/** The search on Petteia: it wins against random play, obeys its budgets, and never sees more than its observation. */
import { sfc32 } from '@stoa/engine';
import { petteia } from '@stoa/petteia';
import { describe, expect, test } from 'vitest';
import { greedyBot, type Mover, makeLookahead, moveValues, observe, playMatch, randomBot, searchBot } from '../src/index.ts';
import { bots } from '../src/petteia/bots.ts';
import { petteiaMind, petteiaPlain } from '../src/petteia/mind.ts';

const style = { name: 'search', nodes: 200, exploration: 0.2, widen: 0.5, ripe: 0, steadiness: 1 };
type PtMover = Mover<ReturnType<typeof petteia.setup>, { readonly do: 'move'; readonly from: string; readonly to: string }, unknown>;

const share = async (a: PtMover, b: PtMover, games: number, nodes: number): Promise<number> => {
  let wins = 0;
  for (let g = 0; g < games; g++) {
    const [first, second] = g % 2 === 0 ? [a, b] : [b, a];
    const rngs = [sfc32(`bot ${g} 0`), sfc32(`bot ${g} 1`)];
    const start = petteia.setup(2, {}, 1);
    const { outcome } = await playMatch(
      petteia,
      { start, bots: [first, second], budget: { nodes }, dice: sfc32(`dice ${g >> 1}`), botRng: rngs },
      {
        limit: 2000,
        now: () => 0,
      },
    );
    const mine = outcome.places[g % 2] === 1;
    const shared = outcome.places[0] === outcome.places[1];
    wins += shared ? 0.5 : mine ? 1 : 0;
  }
  return wins / games;
};

describe('search', () => {
  test('greedy beats random, search beats greedy', async () => {
    const greedy = greedyBot(petteia, petteiaPlain, { name: 'greedy', samples: 1, slack: 0 }) as PtMover;
    expect(await share(greedy, randomBot() as PtMover, 10, 1)).toBeGreaterThanOrEqual(0.8);
    expect(await share(searchBot(petteia, petteiaPlain, style) as PtMover, greedy, 4, 100)).toBeGreaterThan(0.5);
  });

  test('the node budget is kept and cancelling gives the best move so far', () => {
    const bot = searchBot(petteia, petteiaMind, style);
    const observation = observe(petteia, petteia.setup(2, {}, 1), 0, sfc32('a'));
    expect(bot.search(observation, { nodes: 37 }, sfc32('b')).iterations).toBe(37);
    let asked = 0;
    const stopped = bot.search(observation, { nodes: 1e9, cancelled: () => ++asked >= 5 }, sfc32('c'));
    expect(stopped.iterations).toBe(5);
    expect(observation.legal).toContain(stopped.action);
  });

  test('time ends a search, and a level has a time of its own where nothing else is said', () => {
    const observation = observe(petteia, petteia.setup(2, {}, 1), 0, sfc32('a'));
    const clock = () => {
      let time = 0;
      return () => time++;
    };
    const bot = searchBot(petteia, petteiaMind, { ...style, nodes: 1000, millis: 9 });
    // Each look at the clock is a millisecond later: one to begin, one after every walk.
    expect(bot.search(observation, { millis: 5, now: clock() }, sfc32('b')).iterations).toBe(5);
    expect(bot.search(observation, { now: clock() }, sfc32('b')).iterations).toBe(9);
    expect(bot.search(observation, { nodes: 20, now: clock() }, sfc32('b')).iterations).toBe(20);
  });

  test('greed called off takes the best of what it has looked at', () => {
    const observation = observe(petteia, petteia.setup(2, {}, 1), 0, sfc32('a'));
    const greedy = greedyBot(petteia, petteiaMind, { name: 'greedy', samples: 4, slack: 0 });
    let asked = 0;
    const action = greedy.choose(observation, { cancelled: () => ++asked > 3 }, sfc32('b'));
    expect(asked).toBe(4);
    expect(observation.legal.slice(0, 4)).toContain(action);
  });

  test('below a move the tree grows only after as many walks as it is told', () => {
    const asked = new Set<number>();
    const mind: typeof petteiaMind = {
      ...petteiaMind,
      policy: {
        ...petteiaMind.policy,
        prior(_s, seat) {
          asked.add(seat);
          return 0;
        },
      },
    };
    const observation = observe(petteia, petteia.setup(2, {}, 1), 0, sfc32('a'));
    /** The seats whose decisions the tree listed. */
    const seatsWith = (grows: number): number[] => {
      asked.clear();
      searchBot(petteia, mind, { ...style, grows }).choose(observation, { nodes: 200 }, sfc32('b'));
      return [...asked].sort();
    };
    expect(seatsWith(1)).toEqual([0, 1]);
    expect(seatsWith(201)).toEqual([0]);
  });

  test('the same observation and generator give the same choice', () => {
    const observation = observe(petteia, petteia.setup(2, {}, 1), 0, sfc32('a'));
    const choose = () => searchBot(petteia, petteiaMind, style).choose(observation, { nodes: 100 }, sfc32('same'));
    expect(choose()).toEqual(choose());
  });

  test('a novice never takes a move that its own evaluation calls far worse than its best', async () => {
    const look = makeLookahead(petteia, petteiaPlain);
    const rng = sfc32('game');
    const s = petteia.setup(2, {}, 1);
    while (petteia.outcome(s) === undefined) {
      const seat = petteia.actors(s)[0]!;
      const observation = observe(petteia, s, seat, rng);
      const values = moveValues(look, observation, { moves: observation.legal, samples: 1, rng, isOver: () => false });
      const choice = (await bots.bot('novice')).choose(observation, {}, rng);
      expect(values[observation.legal.indexOf(choice as (typeof observation.legal)[0])]).toBeGreaterThanOrEqual(Math.max(...values) - 0.02);
      petteia.apply(s, seat, observation.legal[rng.int(observation.legal.length)]!);
    }
  });
});
