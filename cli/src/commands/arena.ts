/**
 * `stoa arena GAME --bots A,B`: seat-balanced matches; the same dice are used for every rotation of the bots.
 * A bot may be `cmd:PROGRAM`. With `--resume FILE` finished games are stored there and not played again. With `--records DIR` every game
 * that is played writes its record there.
 */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addResult, arenaLine, decided, isBotName, type Mover, makeBot, newTally, playMatch, rotations, type Tally } from '@stoa/bots';
import { type Action, messageOf, sfc32, winShares } from '@stoa/engine';
import { isProblem, type Parsed, type Problem, parseArguments } from '../arguments.ts';
import { BOT_NAMES } from '../bots.ts';
import { findGame, type RegisteredGame, unknownGame } from '../games.ts';
import { recordOf } from '../match-record.ts';
import { gameOptions } from '../options.ts';
import { fail, print, printJson, refuse, table } from '../output.ts';
import { type ProgramBot, programBot } from '../program-bot.ts';
import { progress } from '../progress.ts';
import type { Command } from './command.ts';

const FLAGS = {
  bots: { kind: 'text', what: 'bots, separated by commas' },
  games: { kind: 'whole', min: 1, max: 1_000_000 },
  seed: { kind: 'text', what: 'a seed' },
  millis: { kind: 'whole', min: 1, max: 600_000 },
  nodes: { kind: 'whole', min: 1, max: 100_000_000 },
  option: { kind: 'pairs' },
  resume: { kind: 'text', what: 'a file' },
  records: { kind: 'text', what: 'a folder' },
  stop: { kind: 'switch' },
  json: { kind: 'switch' },
} as const;

const DEFAULT_GAMES = 100;
const LIMIT = 20_000;
/** A sequential test from the first game on would be misled by luck; it begins after this many games. */
const FIRST_LOOK = 40;

type AnyMover = Mover<unknown, Action, unknown>;

/** The result of one game, by index in the list of bots. */
interface Result {
  readonly key: string;
  readonly game: number;
  readonly shares: readonly number[];
  readonly millis: readonly (readonly number[])[];
}

const readResults = (file: string | undefined, key: string): Map<number, Result> => {
  const found = new Map<number, Result>();
  if (file === undefined || !existsSync(file)) return found;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const result = JSON.parse(line) as Result;
    if (result.key === key) found.set(result.game, result);
  }
  return found;
};

/** A match: who plays what, and for how long a bot may think. */
interface Match {
  readonly registered: RegisteredGame;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly seed: string;
  readonly budget: { readonly millis?: number; readonly nodes?: number };
  /** The folder for its records. */
  readonly records: string | undefined;
}
/** One game of it: who sits where, with which number. */
interface ArenaGame extends Match {
  readonly movers: readonly AnyMover[];
  /** By seat: which of the movers. */
  readonly seating: readonly number[];
  readonly number: number;
}

const playOne = async (of: ArenaGame): Promise<Omit<Result, 'key' | 'game'>> => {
  const { movers, seating, seed, number, options } = of;
  const { game } = of.registered;
  const seats = movers.length;
  const deal = Math.floor(number / seats);
  const bots = seating.map(i => movers[i]!);
  const botRng = seating.map(i => sfc32(`${seed}/bot/${number}/${i}`));
  const start = game.setup(seats, options, game.rules);
  const { outcome, millis, entries } = await playMatch(
    game,
    { start, bots, budget: of.budget, dice: sfc32(`${seed}/dice/${deal}`), botRng },
    { limit: LIMIT, now: () => performance.now() },
  );
  if (of.records !== undefined) {
    const name = `${game.id}-${seed.replace(/[^\w-]/g, '_')}-${number + 1}.json`;
    writeFileSync(join(of.records, name), JSON.stringify(recordOf(game, { seats, options, entries })));
  }
  const bySeat = winShares(outcome.places);
  const shares = movers.map((_, i) => bySeat[seating.indexOf(i)]!);
  return { shares, millis: movers.map((_, i) => (millis[seating.indexOf(i)] ?? []).map(ms => Math.round(ms * 100) / 100)) };
};

type ArenaFlags = Parsed<typeof FLAGS>['flags'];

/** The match that the command line asks for. */
const matchOf = async (id: string, flags: ArenaFlags): Promise<Match | Problem> => {
  const registered = await findGame(id);
  if (registered === undefined) return { problem: unknownGame(id) };
  const names = (flags.bots ?? '').split(',').filter(name => name !== '');
  const [min, max] = registered.game.seatRange;
  if (names.length < min || names.length > max)
    return { problem: `--bots must name ${min === max ? min : `${min} to ${max}`} bots for ${id}, not ${names.length}` };
  const stranger = names.find(name => !isBotName(name) && !name.startsWith('cmd:'));
  if (stranger !== undefined) return { problem: `there is no bot "${stranger}"; there are: ${BOT_NAMES.join(', ')}, cmd:PROGRAM` };
  const given = gameOptions(registered, flags.option, undefined);
  if (isProblem(given)) return given;
  const { records } = flags;
  try {
    if (records !== undefined) mkdirSync(records, { recursive: true });
  } catch (error) {
    return { problem: `${records} cannot be made: ${messageOf(error)}` };
  }
  const budget = {
    ...(flags.millis !== undefined && { millis: flags.millis }),
    ...(flags.nodes !== undefined && { nodes: flags.nodes }),
  };
  return { registered, options: given.options, names, seed: flags.seed ?? randomBytes(4).toString('hex'), budget, records };
};

interface Movers {
  readonly movers: readonly AnyMover[];
  close(): void;
}
const moversOf = async ({ registered: { game }, names, budget }: Match): Promise<Movers> => {
  const programs: ProgramBot[] = [];
  const movers: AnyMover[] = [];
  for (const name of names) {
    if (isBotName(name)) movers.push(await makeBot(game, name));
    else {
      const program = programBot(name.slice('cmd:'.length), game, budget.millis ?? 1000);
      programs.push(program);
      movers.push(program);
    }
  }
  return {
    movers,
    close: () => {
      for (const program of programs) program.close();
    },
  };
};

/** Plays the games into the tallies; games that the file of `--resume` has are not played again. Returns the number of games. */
const playAll = async (match: Match, flags: ArenaFlags, tallies: readonly Tally[]): Promise<number | Problem> => {
  const { names, seed, registered } = match;
  const { id } = registered.game;
  const games = flags.games ?? DEFAULT_GAMES;
  const key = JSON.stringify([id, names, seed, match.budget, match.options]);
  const seatings = rotations(names.length);
  const known = readResults(flags.resume, key);
  const { movers, close } = await moversOf(match);
  const bar = progress(games, `arena ${id}`);
  let played = 0;
  try {
    for (let game = 0; game < games; game++) {
      let result = known.get(game);
      if (result === undefined) {
        const seating = seatings[game % seatings.length]!;
        result = { key, game, ...(await playOne({ ...match, movers, seating, number: game })) };
        if (flags.resume !== undefined) appendFileSync(flags.resume, `${JSON.stringify(result)}\n`);
      }
      for (const [i, tally] of tallies.entries()) addResult(tally, result.shares[i] ?? 0, result.millis[i] ?? []);
      played++;
      bar.at(played, tallies.map(t => `${t.bot} ${((100 * t.wins) / t.games).toFixed(0)} %`).join('  '));
      if (flags.stop && (game + 1) % names.length === 0 && decided(tallies, names.length, FIRST_LOOK)) break;
    }
  } catch (error) {
    return { problem: `game ${played} of seed ${seed}: ${messageOf(error)}` };
  } finally {
    bar.end();
    close();
  }
  return played;
};

const printResults = (title: string, results: readonly ReturnType<typeof arenaLine>[]): void => {
  print(title);
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const rows = results.map(r => [
    r.bot,
    percent(r.share),
    `${percent(r.low)} – ${percent(r.high)}`,
    String(r.elo),
    String(r.msMean),
    String(r.ms999),
    String(r.msMax),
  ]);
  for (const line of table([['bot', 'wins', '95 %', 'Elo', 'ms', 'ms 99.9 %', 'ms max'], ...rows])) print(line);
};

export const arena: Command = {
  name: 'arena',
  usage:
    'GAME --bots A,B[,C…] [--games N] [--seed S] [--millis T] [--nodes N] [--option k=v] [--stop] [--resume FILE] [--records DIR] [--json]',
  does: 'plays bots against each other and says who is stronger',
  async run(args) {
    const parsed = parseArguments(args, ['GAME'], FLAGS);
    if (isProblem(parsed)) return refuse('arena', parsed.problem);
    const { flags } = parsed;
    const id = parsed.words[0]!;
    const match = await matchOf(id, flags);
    if (isProblem(match)) return refuse('arena', match.problem);
    const { names, seed } = match;
    const tallies: Tally[] = names.map(newTally);
    const played = await playAll(match, flags, tallies);
    if (typeof played !== 'number') return fail('arena', played.problem);

    const results = tallies.map(t => arenaLine(t, names.length));
    const { millis, nodes } = flags;
    if (flags.json) printJson({ game: id, games: played, millis: millis ?? null, nodes: nodes ?? null, seed, results });
    else {
      const each = `${millis ? `, ${millis} ms a move` : ''}${nodes ? `, ${nodes} nodes a move` : ''}`;
      printResults(`${id}, ${played} games, seed ${seed}${each}`, results);
    }
    return 0;
  },
};
