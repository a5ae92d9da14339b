/**
 * `stoa calibrate GAME --bots B --games N`: how accurate the win chance is on fresh games between bots of one level. Every decision of every
 * game is a position; each seat's chance is computed from what that seat may know, thoroughly unless
 * `--quick` is given.
 */
import { randomBytes } from 'node:crypto';
import { type BotName, type Chances, isBotName, loadChances, type Mover, makeBot, playMatch } from '@stoa/bots';
import { type Action, type AnyGame, type Seat, sfc32, winShares } from '@stoa/engine';
import { isProblem, parseArguments } from '../arguments.ts';
import { BOT_NAMES } from '../bots.ts';
import { calibration, type Judged } from '../calibration.ts';
import { findGame, unknownGame } from '../games.ts';
import { print, printJson, refuse, table } from '../output.ts';
import { progress } from '../progress.ts';
import type { Command } from './command.ts';

const FLAGS = {
  seats: { kind: 'whole', min: 1, max: 8 },
  bots: { kind: 'text', what: "a bot's name" },
  games: { kind: 'whole', min: 1, max: 1_000_000 },
  seed: { kind: 'text', what: 'a seed' },
  nodes: { kind: 'whole', min: 1, max: 100_000_000 },
  quick: { kind: 'switch' },
  json: { kind: 'switch' },
} as const;

const LIMIT = 20_000;
/** Tables dealt for one estimate of a seat. */
const SAMPLES = 4;

interface Calibration {
  readonly game: AnyGame;
  readonly seats: number;
  readonly bot: BotName;
  /** A seat's chance at a position, from what it may know. */
  readonly chanceOf: (s: unknown, seat: Seat) => number;
  readonly seed: string;
  readonly budget: { readonly nodes?: number };
}
/** By the learnt win chance alone: the mean over the same tables. */
const quickChance = ({ quick, dealt }: Chances, s: unknown, seat: Seat): number =>
  dealt(s, seat, SAMPLES).reduce<number>((sum, table) => {
    const out: number[] = [];
    quick(table, out);
    return sum + (out[seat] ?? 0) / SAMPLES;
  }, 0);

/** One game: the predicted chance of each seat at every decision, and each seat's share of the win. */
const judgedGame = async ({ game, seats, bot, chanceOf, seed, budget }: Calibration, n: number): Promise<Judged> => {
  const bots = (await Promise.all(Array.from({ length: seats }, () => makeBot(game, bot)))) as Mover<unknown, Action, unknown>[];
  const at: number[][] = [];
  const { outcome } = await playMatch(
    game,
    {
      start: game.setup(seats, game.parseOptions({}), game.rules),
      bots,
      budget,
      dice: sfc32(`${seed}/dice/${n}`),
      botRng: bots.map((_, seat) => sfc32(`${seed}/bot/${n}/${seat}`)),
    },
    {
      limit: LIMIT,
      now: () => performance.now(),
      watch(_entry, s) {
        if ((game.actors(s)[0] ?? -1) < 0) return;
        at.push(bots.map((_, seat) => chanceOf(s, seat)));
      },
    },
  );
  return { chances: at, shares: winShares(outcome.places) };
};

export const calibrate: Command = {
  name: 'calibrate',
  usage: 'GAME [--seats N] --bots B [--games N] [--seed S] [--nodes N] [--quick] [--json]',
  does: 'measures how true the win chance is on fresh games between bots',
  async run(args) {
    const parsed = parseArguments(args, ['GAME'], FLAGS);
    if (isProblem(parsed)) return refuse('calibrate', parsed.problem);
    const { flags } = parsed;
    const id = parsed.words[0]!;
    const registered = await findGame(id);
    if (registered === undefined) return refuse('calibrate', unknownGame(id));
    const { game } = registered;
    const [min, max] = game.seatRange;
    const seats = flags.seats ?? min;
    if (seats < min || seats > max) return refuse('calibrate', `${id} seats ${min === max ? min : `${min} to ${max}`}, not ${seats}`);
    const bot = flags.bots;
    if (bot === undefined || !isBotName(bot)) return refuse('calibrate', `--bots must name one of ${BOT_NAMES.join(', ')}`);
    const chances = await loadChances(game, bot);
    if (chances === undefined) return refuse('calibrate', `${id} has no evaluation`);

    const games = flags.games ?? 100;
    const seed = flags.seed ?? randomBytes(4).toString('hex');
    const chanceOf: Calibration['chanceOf'] = (s, seat) =>
      flags.quick ? quickChance(chances, s, seat) : (chances.seenBy(s, seat, SAMPLES)[seat] ?? 0);
    const of: Calibration = { game, seats, bot, chanceOf, seed, budget: flags.nodes === undefined ? {} : { nodes: flags.nodes } };
    const bar = progress(games, `calibrate ${id}`);
    const judged: Judged[] = [];
    for (let n = 0; n < games; n++) {
      judged.push(await judgedGame(of, n));
      bar.at(n + 1, '');
    }
    bar.end();

    const result = calibration(judged);
    if (flags.json) printJson({ game: id, seats, games, seed, bots: bot, ...result });
    else {
      const better = 100 * (1 - result.brier / result.baseline);
      print(`${id}, ${seats} seats, ${games} games of ${bot}, seed ${seed}, ${result.positions} positions`);
      print(
        `mean squared error ${result.brier}, of a constant ${result.baseline}: ${better.toFixed(1)} % better; calibration error ${result.ece}`,
      );
      const rows = result.bins.map(b => [`${b.from} – ${b.to}`, String(b.n), String(b.mean), String(b.won)]);
      for (const line of table([['said', 'n', 'mean', 'won'], ...rows])) print(line);
    }
    return 0;
  },
};
