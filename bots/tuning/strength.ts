/**
 * `npm run strength -- [GAME …] [BOT/BOT …] [--full] [--minutes N]`: levels against each other at a tenth of their nodes (with --full: all of
 * them), greed and the archon against chance, how punctual the archon is. Matches are seat-balanced, the dice the same for every way
 * round the table; a match ends when it is decided. Games already played are kept in out/strength.jsonl and not played again while
 * that game's bots stay as they are; after every match their tables are written to out/strength.txt, and rows that changed are copied to
 * bots/STRENGTH.md by hand.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, sfc32, winShares } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { petteia } from '@stoa/petteia';
import { type BotName, type BotSet, interval, LEVELS, type Level, loadBots, type Mover, observe, playMatch } from '../src/index.ts';
import { addToRunLog, readRunLog } from './run-log.ts';
import { type Match, type Played, punctualityOf, rowOf, strengthReport } from './strength-report.ts';

/** `opening`: moves made at random before a game without dice, the same for both ways round; else every game would be the same one. */
const GAMES: readonly { readonly game: AnyGame; readonly most: number; readonly opening?: number }[] = [
  { game: earthWater, most: 400 },
  { game: perikles, most: 200 },
  { game: parthenon, most: 100 },
  { game: petteia, most: 400, opening: 6 },
];
/** One greedy bot among random ones must win this share, by seats. */
const GREED: Readonly<Record<number, number>> = { 2: 0.9, 3: 0.75, 4: 0.65, 5: 0.6, 6: 0.55 };
const FIRST_LOOK = 40;
/** A test that looks again and again needs more than 1.96 to stop early and still be right 95 times in 100. */
const EARLY = 3;

const root = new URL('../../', import.meta.url);
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const SHARED = [
  'bot-set',
  'greedy',
  'halving',
  'lookahead',
  'match',
  'mind',
  'observation',
  'rollout',
  'search',
  'search-run',
  'search-style',
  'select',
  'tree',
  'walk',
  'win-model',
].map(name => `${name}.ts`);
const versions = new Map<string, string>();
/** Changes with the sources of this game's bots; comments and line breaks do not count. */
const versionOf = ({ id }: AnyGame): string => {
  const known = versions.get(id);
  if (known !== undefined) return known;
  const source = new URL('bots/src/', root);
  const own = readdirSync(new URL(`${id}/`, source)).map(name => `${id}/${name}`);
  const code = [...SHARED, ...own].map(name => readFileSync(new URL(name, source), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|\s+/g, ''));
  const version = createHash('sha1').update(code.join('\n')).digest('hex').slice(0, 7);
  versions.set(id, version);
  return version;
};
const LOG = fileURLToPath(new URL('out/strength.jsonl', root));

const keyOf = (m: Match): string => [versionOf(m.game), m.game.id, m.seats, m.one, m.others, m.part].join(' ');
/** Every game once, even if two runs at the same time have played it. */
const readLog = (): Played[] => {
  return [...new Map(readRunLog<Played>(LOG).map(p => [`${p.match} ${p.n}`, p])).values()];
};

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const minutesAt = args.indexOf('--minutes');
const until = minutesAt < 0 ? Number.POSITIVE_INFINITY : Date.now() + Number(args[minutesAt + 1]) * 60_000;
const wanted = args.filter((a, i) => !a.startsWith('--') && (minutesAt < 0 || i !== minutesAt + 1));

const games = wanted.filter(word => !word.includes('/'));
/** `archon/random`: only these matches; `archon/clock`: how punctual it is. */
const pairs = wanted.filter(word => word.includes('/'));

const matchesOf = ({ game, most }: (typeof GAMES)[number]): Match[] => {
  const [least, largest] = game.seatRange;
  const steps = [1, 2, 3].map(i => ({ one: LEVELS[i]!, others: LEVELS[i - 1]! }));
  const part = isFull ? 1 : 0.1;
  const levels = steps.map(pair => ({ game, seats: least, ...pair, part, games: isFull ? 40 : most, atLeast: undefined }));
  if (isFull) return levels;
  const greed = Array.from({ length: largest - least + 1 }, (_, i): Match => {
    const seats = least + i;
    return { game, seats, one: 'greedy', others: 'random', part: 0.1, games: most / 2, atLeast: GREED[seats] };
  });
  const archon: Match[] =
    game.id === 'earth-and-water' ? [{ game, seats: 2, one: 'archon', others: 'random', part: 0.1, games: 200, atLeast: 0.99 }] : [];
  return [...greed, ...levels, ...archon];
};

/** With fewer nodes than this a part of a level's nodes says nothing about the level. */
const LEAST = 40;
const mover = async (set: BotSet, name: BotName, part: number): Promise<Mover<unknown, Action, unknown>> => {
  const bot = await set.bot(name);
  const full = set.nodes[name as Level]!;
  const nodes = full === undefined ? {} : { nodes: Math.max(Math.min(full, LEAST), Math.round(full * part)) };
  return { name, choose: (observation, budget, rng) => bot.choose(observation, { ...budget, ...nodes }, rng) };
};

const playOne = async (m: Match, set: BotSet, n: number): Promise<Played> => {
  const seat = n % m.seats;
  const movers = await Promise.all(Array.from({ length: m.seats }, (_, i) => mover(set, i === seat ? m.one : m.others, m.part)));
  const rngs = movers.map((_, i) => sfc32(`strength/${n}/${i}`));
  const start = m.game.setup(m.seats, m.game.parseOptions({}), m.game.rules);
  const dice = sfc32(`strength/dice/${Math.floor(n / m.seats)}`);
  const { opening = 0 } = GAMES.find(({ game }) => game === m.game) ?? {};
  for (let i = 0; i < opening; i++) {
    const seat = m.game.actors(start)[0]!;
    const legal: Action[] = [];
    m.game.actions(start, seat, legal);
    m.game.apply(start, seat, legal[dice.int(legal.length)]!);
  }
  const played = await playMatch(
    m.game,
    { start, bots: movers, budget: {}, dice, botRng: rngs },
    { limit: 20_000, now: () => performance.now() },
  );
  const millis = played.millis[seat] ?? [];
  return {
    match: keyOf(m),
    n,
    seat,
    share: winShares(played.outcome.places)[seat] ?? 0,
    decisions: played.decisions,
    ms: Math.round((100 * millis.reduce((a, b) => a + b, 0)) / Math.max(1, millis.length)) / 100,
  };
};

/** Wilson's interval with a given z instead of 1.96: the same arithmetic on fewer games. */
const isDecided = (wins: number, games: number, even: number): boolean => {
  const fewer = (1.96 / EARLY) ** 2;
  const [low, high] = interval(wins * fewer, games * fewer);
  return games >= FIRST_LOOK && (low > even || high < even);
};

const write = (): void => {
  const log = readLog();
  const played = (match: string): Played[] => log.filter(p => p.match === match);
  const asked = GAMES.flatMap(g => matchesOf(g));
  const full = asked.filter(m => m.atLeast === undefined).map(m => ({ ...m, part: 1, games: 40 }));
  const matches = new Map([...asked, ...full].map(m => [keyOf(m), m]));
  const rows = [...matches].map(([key, m]) => rowOf(m, played(key))).filter(row => row !== undefined);
  const isPunctuality = (match: string): boolean => GAMES.some(({ game }) => match.startsWith(`${versionOf(game)} punctual ${game.id},`));
  const asking = [...new Set(log.map(p => p.match))].filter(isPunctuality);
  const notes = asking.map(match => punctualityOf(match, played(match)));
  writeFileSync(new URL('out/strength.txt', root), strengthReport(rows, notes, git('rev-parse', '--short', 'HEAD'), FIRST_LOOK));
};

/** Wall time and processor time of this process: on a busy machine they differ. */
const CLOCKS = [() => performance.now(), () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000] as const;
const PIECE = 100;
const PIECES = 10;
const KINDS = [
  { name: 'cancelled, 20 ms', limit: 20 },
  { name: 'budget of 1000 ms plus 10 %', limit: 1100 },
] as const;

/** The archon at its full budget, and how soon a search ends once it is called off, in pieces of a hundred moves. */
const punctuality = async (game: AnyGame, set: BotSet): Promise<void> => {
  const [seats] = game.seatRange;
  for (const { name, limit } of KINDS)
    for (let piece = 0; piece < PIECES && Date.now() < until; piece++) {
      const match = `${versionOf(game)} punctual ${game.id}, archon, ${name}`;
      if (readLog().some(p => p.match === match && p.n === piece)) continue;
      const isCancel = name.startsWith('cancelled');
      const took: (readonly [wall: number, own: number])[] = [];
      const rng = sfc32(`punctual ${game.id} ${piece}`);
      const s = game.setup(seats, game.parseOptions({}), game.rules);
      const bots = await Promise.all(Array.from({ length: seats }, () => set.bot('archon')));
      while (game.outcome(s) === undefined && took.length < PIECE) {
        const actor = game.actors(s)[0]!;
        if (actor < 0) {
          game.apply(s, actor, game.sample(s, rng));
          continue;
        }
        const observation = observe(game, s, actor, rng);
        const began = CLOCKS.map(clock => clock());
        // Own time counts from the last question before the call was off, so that the walk in between is in it.
        let asked = began[1]!;
        let stopped = began;
        const stop = began[0]! + 20 + rng.int(60);
        const cancelled = (): boolean => {
          const isOff = CLOCKS[0]() >= stop;
          if (isOff && stopped === began) stopped = [stop, asked];
          asked = CLOCKS[1]();
          return isOff;
        };
        const budget = isCancel ? { nodes: 1e9, cancelled } : { now: CLOCKS[0] };
        const action = bots[actor]!.choose(observation, budget, rng);
        const [wall = 0, own = 0] = CLOCKS.map((clock, i) => Math.max(0, clock() - stopped[i]!));
        if (observation.legal.length > 1) took.push([wall, own]);
        game.apply(s, actor, action);
      }
      const worst = (i: 0 | 1): number => Math.round(10 * Math.max(...took.map(t => t[i]))) / 10;
      const late = (i: 0 | 1): number => took.filter(t => t[i] > limit).length;
      const played = { match, n: piece, seat: late(1), share: late(0), decisions: took.length, ms: worst(0), own: worst(1) };
      addToRunLog(LOG, played satisfies Played);
    }
};

mkdirSync(new URL('out/', root), { recursive: true });
for (const entry of GAMES) {
  if (games.length > 0 && !games.includes(entry.game.id)) continue;
  const set = await loadBots(entry.game);
  if (set === undefined) continue;
  for (const m of matchesOf(entry)) {
    if (pairs.length > 0 && !pairs.includes(`${m.one}/${m.others}`)) continue;
    const known = new Map(readLog().flatMap(p => (p.match === keyOf(m) ? [[p.n, p]] : [])));
    let wins = 0;
    for (let n = 0; n < m.games && Date.now() < until; n++) {
      const played = known.get(n) ?? (await playOne(m, set, n));
      if (!known.has(n)) addToRunLog(LOG, played);
      wins += played.share;
      if (m.atLeast === undefined && (n + 1) % m.seats === 0 && isDecided(wins, n + 1, 1 / m.seats)) break;
    }
    write();
    process.stderr.write(`${m.game.id} ${m.seats} seats: ${m.one} among ${m.others} done\n`);
  }
  if (!isFull && (pairs.length === 0 || pairs.includes('archon/clock')) && Date.now() < until) await punctuality(entry.game, set);
  write();
}
