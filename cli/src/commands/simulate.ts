/** `stoa simulate GAME`: plays games to the end, checks invariants after every entry, prints statistics and failures. */
import { randomBytes } from 'node:crypto';
import { type Outcome, winnersOf } from '@stoa/engine';
import { isProblem, parseArguments } from '../arguments.ts';
import { BOT_NAMES, findBot } from '../bots.ts';
import { findGame, type RegisteredGame, unknownGame } from '../games.ts';
import { gameOptions } from '../options.ts';
import { print, printJson, refuse, whole } from '../output.ts';
import { progress } from '../progress.ts';
import { byBot, type Chooser, randomly, simulateGame } from '../simulation.ts';
import type { Command } from './command.ts';

const FLAGS = {
  seats: { kind: 'whole', min: 1, max: 8 },
  games: { kind: 'whole', min: 1, max: 10_000_000 },
  seed: { kind: 'text', what: 'a seed' },
  bot: { kind: 'text', what: "a bot's name" },
  millis: { kind: 'whole', min: 1, max: 600_000 },
  option: { kind: 'pairs' },
  pack: { kind: 'text', what: 'a file' },
  json: { kind: 'switch' },
} as const;

interface Failure {
  readonly seed: string;
  readonly entry: number;
  readonly message: string;
}

/** Wins by seat, shared firsts, why games ended; the winner's score on average (in Parthenon: structures) and what it is made of. */
const outcomeStatistics = (seats: number) => {
  const wins = new Array<number>(seats).fill(0);
  const reasons: Record<string, number> = {};
  const scores: Record<string, number> = {};
  let shared = 0;
  let single = 0;
  const mean = (sum: number): number => (single === 0 ? 0 : Number((sum / single).toFixed(2)));
  return {
    add(outcome: Outcome): void {
      reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
      const first = winnersOf(outcome.places);
      const [winner] = first;
      if (first.length !== 1 || winner === undefined) {
        shared++;
        return;
      }
      single++;
      wins[winner] = wins[winner]! + 1;
      for (const [source, points] of Object.entries(outcome.scores[winner] ?? {})) scores[source] = (scores[source] ?? 0) + points;
    },
    result: () => ({
      wins,
      shared,
      reasons,
      winnerTotal: mean(Object.values(scores).reduce((a, b) => a + b, 0)),
      winnerScores: Object.fromEntries(Object.entries(scores).map(([source, sum]) => [source, mean(sum)])),
    }),
  };
};

interface Simulation {
  readonly game: RegisteredGame['game'];
  readonly seats: number;
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  readonly choose: Chooser;
}

const run = ({ game, seats, options, games, seed, choose }: Simulation) => {
  const bar = progress(games, `simulate ${game.id}`);
  const statistics = outcomeStatistics(seats);
  const failures: Failure[] = [];
  let transitions = 0;
  let entries = 0;
  let longest = 0;
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    /** `--seed S.17 --games 1` plays game 17 of seed S again. */
    const itsSeed = i === 0 ? seed : `${seed}.${i}`;
    const played = simulateGame(game, seats, options, itsSeed, choose);
    transitions += played.transitions;
    entries += played.entries;
    longest = Math.max(longest, played.transitions);
    if (played.outcome !== undefined) statistics.add(played.outcome);
    if (played.failure !== undefined) failures.push({ seed: itsSeed, entry: played.entries, message: played.failure });
    bar.at(i + 1, failures.length > 0 ? `${failures.length} failed` : '');
  }
  bar.end();
  const seconds = (performance.now() - started) / 1000;
  return {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    seed,
    games,
    transitions,
    entries,
    seconds: Number(seconds.toFixed(3)),
    transitionsPerSecond: Math.round(transitions / seconds),
    lengths: { mean: Number((transitions / games).toFixed(1)), max: longest },
    outcomes: statistics.result(),
    failures,
  };
};

export const simulate: Command = {
  name: 'simulate',
  usage: 'GAME [--seats N] [--games N] [--seed S] [--bot NAME] [--millis T] [--option k=v] [--pack FILE] [--json]',
  does: 'plays games to the end and checks every promise on the way',
  async run(args) {
    const parsed = parseArguments(args, ['GAME'], FLAGS);
    if (isProblem(parsed)) return refuse('simulate', parsed.problem);
    const { flags } = parsed;
    const id = parsed.words[0]!;
    const registered = await findGame(id);
    if (registered === undefined) return refuse('simulate', unknownGame(id));
    const [min, max] = registered.game.seatRange;
    const seats = flags.seats ?? min;
    if (seats < min || seats > max) return refuse('simulate', `${id} seats ${min === max ? min : `${min} to ${max}`}, not ${seats}`);
    const given = gameOptions(registered, flags.option, flags.pack);
    if (isProblem(given)) return refuse('simulate', given.problem);
    const bot = flags.bot === undefined ? undefined : await findBot(registered.game, flags.bot);
    if (flags.bot !== undefined && bot === undefined)
      return refuse('simulate', `there is no bot "${flags.bot}" for ${id}; there are: ${BOT_NAMES.join(', ')}`);

    const choose = bot === undefined || bot.name === 'random' ? randomly() : byBot(bot, flags.millis ?? 50);
    const report = run({
      game: registered.game,
      seats,
      options: given.options,
      games: flags.games ?? 100,
      seed: flags.seed ?? randomBytes(4).toString('hex'),
      choose,
    });

    if (flags.json) printJson(report);
    else {
      print(`${id}, ${seats} seats, seed ${report.seed}: ${whole(report.games)} games, ${whole(report.transitions)} transitions`);
      print(`${whole(report.transitionsPerSecond)} transitions per second (checks included), ${report.seconds} s`);
      print(`length: mean ${report.lengths.mean}, longest ${report.lengths.max} decisions`);
      print(`outcomes: ${JSON.stringify(report.outcomes)}`);
      print(`winner's score: ${report.outcomes.winnerTotal} on average`);
      for (const failure of report.failures.slice(0, 20)) print(`FAILED seed ${failure.seed} entry ${failure.entry}: ${failure.message}`);
      print(`${report.failures.length} failures`);
    }
    return report.failures.length === 0 ? 0 : 1;
  },
};
