/**
 * Random and bot games of Earth & Water from random positions, every entry followed by a referee of its own. STOA_POSITIONS says how many
 * (the long run: 10,000).
 */
import { CITIES, type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
import { anyGame, CHANCE, type FastRng, isIllegal, sfc32 } from '@stoa/engine';
import { randomStep, type Step } from '@stoa/engine/testing';
import { expect, test } from 'vitest';
import { type AnyBot, makeBot, observe } from '../src/index.ts';
import { Referee } from './earth-and-water-referee.ts';

const SEED = process.env.STOA_SEED ?? String(Date.now());
const POSITIONS = Number(process.env.STOA_POSITIONS ?? 40);
const FROM = Number(process.env.STOA_POSITIONS_FROM ?? 0);
/** A bot's game stops after this number of entries: most campaigns are over by then. */
const BOT_ENTRIES = 60;

/** EW-1.5. */
const PORTS = ['abydos', 'athenai', 'ephesos', 'eretria', 'naxos', 'pella', 'sparta', 'thebai'];

/** Pieces crowded or few, hands long or empty: any of it may come up. */
const randomPosition = (rng: FastRng, rules: number): EwState | undefined => {
  const left = [24, 6, 9, 5];
  const crowd = rng.int(2) === 0 ? rng.int(12) : 9 + rng.int(3);
  const take = (kind: number, most: number): number => {
    const n = Math.min(left[kind]!, 1 + rng.int(most));
    left[kind] = left[kind]! - n;
    return n;
  };
  const words = CITIES.map(city => {
    const army = rng.int(12) < crowd ? rng.int(2) : -1;
    const fleet = PORTS.includes(city) && rng.int(3) === 0 ? rng.int(2) : -1;
    const men = army < 0 ? 0 : take(army * 2, army === 0 ? 2 + crowd : 2);
    const ships = fleet < 0 ? 0 : take(fleet * 2 + 1, 2);
    const text = (men > 0 ? `${'PG'[army]}${men}` : '') + (ships > 0 ? `${'pg'[fleet]}${ships}` : '');
    return text === '' ? '' : `${city}:${text}`;
  });
  const deck = Array.from({ length: 16 }, (_, i) => i + 1).sort(() => rng.int(2) - 0.5);
  const deal = (most: number): string => deck.splice(0, rng.int(most + 1)).join('+') || 'none';
  const figures = ['miltiades', 'themistocles', 'leonidas'].filter(() => rng.int(4) === 0 && left[2]! > 3);
  if (rng.int(3) === 0 && left[0]! > 1) figures.push('darius');
  const flags = ['bridge', 'carneia', 'acropolis'].filter(() => rng.int(3) === 0);
  words.push(`persia:${deal(5)}`, `greece:${deal(6)}`, `discard:${deal(5)}`, `turn:${rng.int(2) === 0 ? 'persia' : 'greece'}`);
  if (figures.length > 0) words.push(`figures:${figures.join('+')}`);
  words.push(...flags, `campaign:${1 + rng.int(5)}`, `vp:${rng.int(13) - 6}`, rng.int(3) === 0 ? 'passes:1' : '');
  const s = earthWater.parsePosition(words.join(' '), rules);
  if (isIllegal(s)) return undefined;
  // EW-6.3: a side without cards is never asked.
  return s.hands[s.turn] === 0 ? undefined : s;
};

const stepOf = (s: EwState, bot: AnyBot | undefined, rng: FastRng): Step<EwAction> | undefined => {
  const by = earthWater.actors(s)[0];
  if (bot === undefined || by === undefined || by === CHANCE) return randomStep(earthWater, s, rng);
  const action = bot.choose(observe(anyGame(earthWater), s, by, rng), { nodes: 8 }, rng) as EwAction;
  return { by, action };
};

interface Tally {
  positions: number;
  entries: number;
  operations: number;
  readonly found: string[];
}

const playFrom = (start: EwState, bot: AnyBot | undefined, rng: FastRng, tally: Tally): void => {
  const s = earthWater.clone(start);
  const referee = new Referee(s);
  for (let n = 0; earthWater.outcome(s) === undefined && n < (bot === undefined ? 2000 : BOT_ENTRIES); n++) {
    const step = stepOf(s, bot, rng);
    if (step === undefined) throw new Error(`nobody can act in ${earthWater.printPosition(s)}`);
    const before = earthWater.printPosition(s);
    earthWater.apply(s, step.by, step.action);
    tally.entries++;
    const wrong = referee.follow(step.by, step.action, s);
    if (wrong.length === 0) continue;
    tally.found.push(`${wrong.join('; ')}\n  after ${JSON.stringify(step)} in ${before}`);
    break;
  }
  tally.operations += referee.operations;
};

/** Of twenty positions twelve are played at random, six by greedy bots, two by searching ones; or all at random. */
const play = async (rules: number, seed: string, from: number, count: number, withBots: boolean): Promise<Tally> => {
  const tally: Tally = { positions: 0, entries: 0, operations: 0, found: [] };
  const greedy = await makeBot(anyGame(earthWater), 'greedy');
  const searching = await makeBot(anyGame(earthWater), 'strategos');
  for (let i = from; i < from + count; i++) {
    const rng = sfc32(`${seed}/${i}`);
    let s: EwState | undefined;
    while (s === undefined) s = randomPosition(rng, rules);
    tally.positions++;
    playFrom(s, !withBots || i % 20 < 12 ? undefined : i % 20 < 18 ? greedy : searching, rng, tally);
  }
  return tally;
};

test(`${POSITIONS} random positions, seed ${SEED}`, async () => {
  const { found, ...figures } = await play(earthWater.rules, SEED, FROM, POSITIONS, true);
  console.log(JSON.stringify(figures));
  expect(found.slice(0, 3)).toEqual([]);
});

test('the referee sees the operations that rules 1 ended twice', async () => {
  const { found } = await play(1, 'rules 1', 0, 200, false);
  console.log(`rules 1: ${found.length} of 200`);
  expect(found.length).toBeGreaterThan(0);
  for (const fault of found) expect(fault).toMatch(/^EW-6\.1: .*\n.*"play-event","card":(2|3|8|13)}/);
});
