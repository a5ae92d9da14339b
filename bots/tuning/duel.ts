/**
 * One mind among others of another mind, in every seat in turn with the same dice all the way round:
 *
 *   duel.ts GAME SEATS A B --games 60 --nodes 600,600 --seed S
 *
 * A and B name minds of contestants.ts; `--nodes` gives the iterations of each.
 * `file0` and `file1` are the archon with weights of `--weights FOLDER0,FOLDER1` (GAME.bin and GAME.json as fit.py writes them) at the end of a
 * walk; `--seconds` ends the match by the clock; `--records FILE` keeps the games for encode.ts. `main` is the archon of the sources in `--main DIR`, a folder with another version of `bots/src`. Prints A's share of wins, its
 * interval and milliseconds a move. Games are kept in out/duel.jsonl and not played again; a match ends early once it is decided at
 * three standard deviations. `duel-sum.ts` adds up matches with several seeds.
 */
import { writeFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CHANCE, type Rng, sfc32, winShares } from '@stoa/engine';
import { type BotSet, isBotName, makeBot, playMatch } from '../src/index.ts';
import { contestOf } from './contestants.ts';
import { type Kept, newResult } from './duel-result.ts';
import { addToRunLog, readRunLog } from './run-log.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '600,600' },
    seed: { type: 'string', default: 'duel' },
    main: { type: 'string', default: 'out/old/bots/src' },
    weights: { type: 'string', default: '' },
    log: { type: 'string', default: 'out/duel.jsonl' },
    seconds: { type: 'string', default: '1e9' },
    records: { type: 'string', default: '' },
  },
});

const [id = '', seatsText = '2', nameA = 'net', nameB = 'old'] = positionals;

const { game, network, searching } = contestOf(id, values.weights.split(','));
const seats = Number(seatsText);
const nodes = values.nodes.split(',').map(Number);
type LoadBots = typeof import('../src/levels.ts').loadBots;
/** How versions name the function that loads the bots of a game. The reference of STRENGTH.md, 3f0d2c9, has `loadShelf`. */
interface OtherVersion {
  readonly loadBots?: LoadBots;
  readonly loadShelf?: LoadBots;
}
const mainBots = async (): Promise<BotSet> => {
  const { loadBots, loadShelf }: OtherVersion = await import(pathToFileURL(`${values.main}/levels.ts`).href);
  const set = await (loadBots ?? loadShelf)?.(game);
  if (set === undefined) throw new Error(`no bots of ${id} in ${values.main}`);
  return set;
};
const botOf = async (side: number, name: string) => {
  const most = nodes[side] ?? 600;
  if (name === 'main') {
    const bot = await (await mainBots()).bot('archon');
    return { name, choose: (seen: Parameters<typeof bot.choose>[0], rng: Rng) => bot.choose(seen, { nodes: most }, rng) };
  }
  if (isBotName(name)) {
    const bot = await makeBot(game, name);
    return { name, choose: (seen: Parameters<typeof bot.choose>[0], rng: Rng) => bot.choose(seen, most > 0 ? { nodes: most } : {}, rng) };
  }
  const bot = searching(name, most);
  return { name, choose: (seen: Parameters<typeof bot.choose>[0], rng: Rng) => bot.choose(seen, {}, rng) };
};

const LOG = values.log;
const match = [id, seats, nameA, nameB, nodes.join(','), values.seed].join(' ');
const records: string[] = [];
const kept = new Map<number, Kept>();
for (const game of readRunLog<Kept>(LOG)) if (game.match === match) kept.set(game.n, game);

/** Other outcomes that every chance event is compared with. */
const ALTERNATES = 16;
/**
 * What chance gives a seat in a game, by the learnt win chance: after each event, less the mean over other outcomes. Its mean is 0 whatever
 * the win chance says, so a result less the luck is a fair result too, and varies less.
 */
const luckOf = (mine: number, rng: Rng) => {
  const out: number[] = [];
  let expected: number | undefined;
  let luck = 0;
  const chanceOf = (s: unknown): number => {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return winShares(outcome.places)[mine]!;
    network.chances(s, out);
    return out[mine]!;
  };
  return {
    see(s: unknown): void {
      if (expected !== undefined) luck += chanceOf(s) - expected;
      expected = undefined;
      if (game.actors(s)[0] !== CHANCE) return;
      let sum = 0;
      for (let i = 0; i < ALTERNATES; i++) {
        const other = game.clone(s);
        game.apply(other, CHANCE, game.sample(other, rng));
        sum += chanceOf(other);
      }
      expected = sum / ALTERNATES;
    },
    sum: () => luck,
  };
};

const play = async (n: number): Promise<Kept> => {
  const mine = n % seats;
  const millis = [0, 0];
  const moves = [0, 0];
  const bots = await Promise.all(
    Array.from({ length: seats }, async (_, seat) => {
      const side = seat === mine ? 0 : 1;
      const bot = await botOf(side, side === 0 ? nameA : nameB);
      return {
        name: bot.name,
        choose(seen: Parameters<typeof bot.choose>[0], _budget: unknown, rng: Rng) {
          const began = cpuUsage();
          const action = bot.choose(seen, rng);
          millis[side] = millis[side]! + cpuUsage(began).user / 1000;
          moves[side] = moves[side]! + 1;
          return action;
        },
      };
    }),
  );
  const start = game.setup(seats, game.parseOptions({}), game.rules);
  const luck = luckOf(mine, sfc32(`${values.seed}/luck/${n}`));
  luck.see(start);
  const { outcome, entries } = await playMatch(
    game,
    {
      start,
      bots,
      budget: {},
      dice: sfc32(`${values.seed}/dice/${Math.floor(n / seats)}`),
      botRng: bots.map((_, seat) => sfc32(`${values.seed}/${n}/${seat}`)),
    },
    { limit: 20_000, now: () => 0, watch: (_, s) => luck.see(s) },
  );
  const shares = winShares(outcome.places);
  const share = shares[mine]!;
  if (values.records !== '') {
    records.push(JSON.stringify({ seats, bots: 'archon', entries: entries.map(({ action }) => action), visits: {}, shares }));
  }
  return { match, n, share, luck: Math.round(1e4 * luck.sum()) / 1e4, millis: millis.map(Math.round), moves };
};

const result = newResult({ id, seats, a: nameA, b: nameB, nodes: nodes.join(',') });
const games = Number(values.games);
for (let n = 0; n < games; n++) {
  let game = kept.get(n);
  if (game === undefined) {
    game = await play(n);
    addToRunLog(LOG, game);
  }
  result.add(game);
  const isEnd = n + 1 === games || result.isDecided() || performance.now() > 1000 * Number(values.seconds);
  if (isEnd || (n + 1) % (10 * seats) === 0) console.log(result.line());
  if (isEnd) break;
}
if (values.records !== '') writeFileSync(values.records, gzipSync(records.join('\n')));
