/**
 * The one suite every game runs. In: a game, seeds and counts. Out: a report with every broken promise and the record that
 * reproduces it. A plain function: vitest, `stoa simulate` and the long run all use it.
 */
import { type Action, type Actor, type AnyGame, CHANCE, isIllegal } from '../src/contract.ts';
import type { Entry, TableHeader } from '../src/entries.ts';
import { stackOf } from '../src/guards.ts';
import { makeHeader } from '../src/header.ts';
import { type FastRng, sfc32 } from '../src/rng.ts';
import { ClosedByOpener } from '../src/rooms.ts';
import { randomStep } from '../testing/playout.ts';
import type { Step } from '../testing/step.ts';
import { candidates } from './candidates.ts';
import { copy, share, show } from './copy.ts';
import { LAWS, type LawName } from './names.ts';
import { entryOf, playOne, type Tally } from './play.ts';
import { playTable } from './tables.ts';
import { BrokenLaw, startOf, type Trial } from './trial.ts';

export interface LawOptions {
  readonly seed: string;
  /** Games for each number of seats and each set of options. */
  readonly games: number;
  /** Default: every number the game takes. */
  readonly seats?: readonly number[];
  /** Default: only the default options. Each passes `parseOptions`. */
  readonly options?: readonly unknown[];
  /** Further beginnings in notation, for the number of seats they have: ends that random play hardly reaches. */
  readonly positions?: readonly { readonly seats: number; readonly position: string }[];
  /** A game that is not over after this many entries counts as endless. Default 20,000. */
  readonly limit?: number;
  /** How many states get the thorough laws, out of 1. Default 0.1. */
  readonly density?: number;
  /** Every n-th game is watched by twins, step by step. Default 1; 0 for never. */
  readonly twins?: number;
  /** In what share of its stretches, of 250 entries each, a watched game is watched. Default 1. */
  readonly watch?: number;
  /** At every n-th state all lists are checked and the step is repeated on a copy. Default 1. */
  readonly every?: number;
  /** Every n-th game is also played at a table, with undos, and recorded. Default 1; 0 for never. */
  readonly tables?: number;
  /** After how many steps at a table an undo is tried, out of 1. Default 0.25. */
  readonly undos?: number;
  /** Stop after this many broken promises. */
  readonly stopAfter?: number;
  /** Stop after this many milliseconds of `now`. */
  readonly millis?: number;
  readonly now?: () => number;
  /** Called after each game. */
  readonly progress?: (gamesDone: number, gamesInAll: number) => void;
  readonly everyAction?: (s: never, by: Actor) => readonly Action[];
  readonly notationHolds?: (s: never) => boolean;
  /** Who plays. Default: random play. Bots reach states that random play does not. */
  readonly choose?: (s: never, rng: FastRng) => Step<Action> | undefined;
}

/** Enough to reproduce it: a table's header, and its entries up to and including the step that broke the law. */
export interface BrokenPromise {
  readonly law: LawName;
  readonly message: string;
  /** The seed of this one game. */
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** The position in the game's notation, where it can be printed. */
  readonly position: string;
  readonly record: { readonly header: TableHeader; readonly entries: readonly Entry[] };
}

export interface LawReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly entries: number;
  /** Entries made by seats. */
  readonly decisions: number;
  /** States that got the thorough laws, games watched by twins, games played at a table. */
  readonly thorough: number;
  readonly watched: number;
  readonly tables: number;
  readonly longest: number;
  readonly longestList: number;
  /** How often each ending was reached. */
  readonly endings: Readonly<Record<string, number>>;
  readonly broken: readonly BrokenPromise[];
}

/** What the games of a run begin from: a number of seats, options and perhaps a position. */
interface Beginning {
  readonly seats: number;
  readonly options: unknown;
  readonly position: string | null;
}

const beginningsOf = (game: AnyGame, o: LawOptions): readonly Beginning[] => {
  const [least, most] = game.seatRange;
  const seatCounts = o.seats ?? Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const optionSets = (o.options ?? [{}]).map(json => {
    const options = game.parseOptions(json);
    if (isIllegal(options)) throw new Error(`options refused (${options.why}): ${show(json)}`);
    return share(copy(options));
  });
  return [
    ...seatCounts.flatMap(seats => optionSets.map(options => ({ seats, options, position: null }))),
    ...(o.positions ?? []).map(({ seats, position }) => ({ seats, options: optionSets[0], position })),
  ];
};

/** Runs `body`; what it throws becomes a broken promise. Returns whether all promises held. */
const guarded = (found: BrokenPromise[], at: Omit<Reported, 'error'>, body: () => void): boolean => {
  try {
    body();
    return true;
  } catch (error) {
    found.push(report({ ...at, error }));
    return false;
  }
};

/** The g-th game from one beginning: played in place, then perhaps once more at a table. */
const tryGame = (
  trial: Trial,
  o: LawOptions,
  run: { g: number; seed: string; from: Beginning; tally: Tally; found: BrokenPromise[] },
): void => {
  const { limit = 20_000, density = 0.1, every = 1, twins: watched = 1, watch = 1, tables = 1, undos = 0.25 } = o;
  const { g, seed, from, tally, found } = run;
  const { game } = trial;
  const header = makeHeader(game, from.seats, from.options, { table: 'laws', chance: 'asked', position: from.position });
  const entries: Entry[] = [];
  const how = { limit, density, every, watch: watched > 0 && g % watched === 0 ? watch : 0 };
  const held = guarded(found, { game, seed, header, entries }, () => playOne(trial, header, entries, tally, how));
  tally.longest = Math.max(tally.longest, entries.length);
  if (!held || tables <= 0 || g % tables !== 0) return;
  tally.tables++;
  const seeded: TableHeader = { ...header, chance: 'seeded' };
  const written: Entry[] = [];
  guarded(found, { game, seed, header: seeded, entries: written }, () =>
    playTable(trial, { header: seeded, seed, undos, limit, entries: written }),
  );
};

export const checkLaws = (game: AnyGame, o: LawOptions): LawReport => {
  const tally: Tally = { entries: 0, decisions: 0, thorough: 0, watched: 0, tables: 0, longest: 0, longestList: 0, endings: {} };
  const found: BrokenPromise[] = [];
  const beginnings = beginningsOf(game, o);
  const pool = candidates();
  const started = o.now?.() ?? 0;
  const late = (): boolean => o.millis !== undefined && o.now !== undefined && o.now() - started > o.millis;

  let games = 0;
  for (let g = 0; g < o.games && !late(); g++)
    for (const [k, from] of beginnings.entries()) {
      if (found.length >= (o.stopAfter ?? Infinity)) break;
      const seed = `${o.seed}/${k}/${g}`;
      const trial: Trial = {
        game,
        seats: from.seats,
        rng: sfc32(seed),
        candidates: pool,
        everyAction: o.everyAction as Trial['everyAction'],
        choose: (o.choose as Trial['choose'] | undefined) ?? ((s, rng, scratch) => randomStep(game, s, rng, scratch)),
        notationHolds: (o.notationHolds as Trial['notationHolds'] | undefined) ?? (() => true),
      };
      tryGame(trial, o, { g, seed, from, tally, found });
      games++;
      o.progress?.(games, o.games * beginnings.length);
    }
  const laws = new Set(found.map(b => b.law));
  const news = found.filter(b => !(LAWS[b.law].restsOn as readonly LawName[]).some(law => laws.has(law)));
  return { game: game.id, seed: o.seed, games, ...tally, broken: news };
};

interface Reported {
  readonly game: AnyGame;
  readonly error: unknown;
  readonly seed: string;
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

const report = ({ game, error, seed, header, entries }: Reported): BrokenPromise => {
  const law = error instanceof BrokenLaw ? error.law : error instanceof ClosedByOpener ? 'resumed-once' : 'nothing-throws';
  const message = error instanceof BrokenLaw ? error.message : stackOf(error);
  const step = error instanceof BrokenLaw ? error.step : undefined;
  const all =
    step === undefined ? entries : [...entries, entryOf(step, entries.length + 1, entries.filter(e => e.kind === 'chance').length + 1)];
  return {
    law,
    message,
    seed,
    seats: header.seats,
    options: header.options,
    position: positionOf(game, header, entries),
    record: { header, entries: all },
  };
};

const positionOf = (game: AnyGame, header: TableHeader, entries: readonly Entry[]): string => {
  try {
    const s = startOf(game, header);
    for (const e of entries) if ('action' in e) game.apply(s, e.kind === 'chance' ? CHANCE : e.by, e.action);
    return entries.some(e => e.kind === 'undo') ? '' : game.printPosition(s);
  } catch {
    return '';
  }
};
