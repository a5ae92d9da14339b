/**
 * What the others cannot know: a small game in which seat 0 holds a coin that only it sees. It may let the other guess which one (half of
 * the guesses are wrong) or take a sure chance of three in ten. A search whose other seat answers what seat 0 holds never lets it guess.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat, sfc32 } from '@stoa/engine';
import { describe, expect, test } from 'vitest';
import { type Mind, observe, searchBot } from '../src/index.ts';

interface Coin {
  coin: 0 | 1;
  stage: 'begin' | 'guess' | 'lot' | 'end';
  winner: Seat;
}
const [LET_GUESS, DRAW_LOT, HEADS, TAILS, GOOD_LOT, BAD_LOT] = ['let-guess', 'draw-lot', 'heads', 'tails', 'good', 'bad'].map(word => ({
  do: word,
})) as [Action, Action, Action, Action, Action, Action];
const ACTOR = { begin: [0], guess: [1], lot: [CHANCE], end: [] } as const;

type CoinGame = Game<Coin, Action, GameEvent, unknown, unknown>;
/** The parts of a game that a search asks for. */
const parts: Partial<CoinGame> = {
  openKinds: [],
  rooms: {},
  room: (s: Coin) => s.stage,
  clone: (s: Coin) => ({ ...s }),
  actors: (s: Coin) => ACTOR[s.stage],
  actions(s: Coin, _seat: Seat, out: Action[]) {
    out.push(...(s.stage === 'begin' ? [LET_GUESS, DRAW_LOT] : [HEADS, TAILS]));
  },
  sample: (_s: Coin, rng: Rng) => (rng.int(10) < 3 ? GOOD_LOT : BAD_LOT),
  apply(s: Coin, _by: number, a: Action) {
    if (a === LET_GUESS) s.stage = 'guess';
    else if (a === DRAW_LOT) s.stage = 'lot';
    else {
      const isWon = a === GOOD_LOT || a === (s.coin === 0 ? TAILS : HEADS);
      s.stage = 'end';
      s.winner = isWon ? 0 : 1;
    }
  },
  outcome: (s: Coin) => (s.stage === 'end' ? { places: s.winner === 0 ? [1, 2] : [2, 1], reason: '', rule: '', scores: [] } : undefined),
  view: (s: Coin, seat: Seat | undefined) => (seat === 0 ? s : { stage: s.stage }),
  determinize: (s: Coin, seat: Seat, rng: Rng) => ({ ...s, coin: seat === 0 || rng.int(2) === s.coin ? s.coin : s.coin === 0 ? 1 : 0 }),
};
const coinGame = parts as CoinGame;

const mind: Mind<Coin, Action> = {
  seats: () => 2,
  interned: true,
  horizon: { rolloutLength: 0 },
  policy: { prior: () => 0 },
  evaluation: {
    weights: { nothing: 0 },
    terms: (_s, _seat, out) => {
      out[0] = 0;
    },
  },
};

const style = { name: 'search', nodes: 1000, exploration: 1, widen: 1, ripe: 2, steadiness: 1 };
const SEARCHES = 10;

describe('others do not answer what they cannot know', () => {
  test.each([0, 1] as const)('coin %i: the other guesses right about half of the time, so it is let guess', coin => {
    const start: Coin = { coin, stage: 'begin', winner: 1 };
    const bot = searchBot(coinGame, mind, { ...style, othersEvery: 2 });
    const found = Array.from({ length: SEARCHES }, (_, i) =>
      bot.search(observe(coinGame, start, 0, sfc32('seen')), {}, sfc32(`coin ${coin} ${i}`)),
    );
    const values = found.map(({ moves }) => moves.find(m => m.action === LET_GUESS)?.value ?? 0);
    const mean = values.reduce((a, b) => a + b, 0) / SEARCHES;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
    expect(found.some(({ action }) => action === LET_GUESS)).toBe(true);
  });
});

test('halving plays a root move also where the first table leaves only one of them', () => {
  let calls = 0;
  const choices = (s: Coin, _seat: Seat, legal: Action[]): void => {
    calls++;
    if (s.stage === 'begin' && calls === 2) legal.length = 1;
  };
  const bot = searchBot(coinGame, { ...mind, policy: { prior: () => 0, choices } }, { ...style, nodes: 50, halves: true });
  const { action, moves } = bot.search(observe(coinGame, { coin: 0, stage: 'begin', winner: 1 }, 0, sfc32('seen')), {}, sfc32('think'));
  expect([LET_GUESS, DRAW_LOT]).toContain(action);
  expect(moves.every(m => m.visits > 10)).toBe(true);
});
