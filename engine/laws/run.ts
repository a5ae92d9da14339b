/**
 * The one suite every game runs. In: a game, seeds and counts. Out: a report with every broken promise and the record that
 * reproduces it. A plain function: vitest, `stoa simulate` and the long run all use it.
 */
import { type Action, type Actor, type AnyGame, CHANCE, type GameEvent, isIllegal } from '../src/contract.ts';
import type { Entry, TableHeader } from '../src/entries.ts';
import { makeHeader } from '../src/header.ts';
import { type FastRng, sfc32 } from '../src/rng.ts';
import { ClosedByOpener } from '../src/rooms.ts';
import { randomStep } from '../testing/playout.ts';
import type { Step } from '../testing/rule-tables.ts';
import { candidates } from './candidates.ts';
import { chanceIsGood, chanceWaits, listsAreGood, onlyListedIsLegal } from './choices.ts';
import { alike, copy, difference, share, show } from './copy.ts';
import { determinizes, NO_TWINS, twins, twinsLookAlike } from './hidden.ts';
import { LAWS, type LawName } from './names.ts';
import { applyIsSure, askingChangesNothing, copiesAreFree, printsAndReads, savesAndGoesOn } from './states.ts';
import { playTable } from './tables.ts';
import { BrokenLaw, broken, startOf, type Trial } from './trial.ts';

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
  /** A game that is not over after so many entries goes on for ever. Default 20,000. */
  readonly limit?: number;
  /** How many states get the thorough laws, out of 1. Default 0.1. */
  readonly density?: number;
  /** Every which game is watched by twins, step by step. Default 1; 0 for never. */
  readonly twins?: number;
  /** In what share of its stretches, of 250 entries each, a watched game is watched. Default 1. */
  readonly watch?: number;
  /** At every which state all lists are gone through and the step is made once more on a copy. Default 1. */
  readonly every?: number;
  /** Every which game is also played at a table, with undos, and recorded. Default 1; 0 for never. */
  readonly tables?: number;
  /** After how many steps at a table an undo is tried, out of 1. Default 0.25. */
  readonly undos?: number;
  /** Stop after so many broken promises. */
  readonly stopAfter?: number;
  /** Stop after so many milliseconds of `now`. */
  readonly millis?: number;
  readonly now?: () => number;
  /** Called after each game. */
  readonly progress?: (gamesDone: number, gamesInAll: number) => void;
  readonly everyAction?: (s: never, by: Actor) => readonly Action[];
  readonly notationHolds?: (s: never) => boolean;
  /** Who plays. Default: random play. Bots reach states that random play does not. */
  readonly choose?: (s: never, rng: FastRng) => Step<Action> | undefined;
}

/** Enough to see it happen again: a table's header, and its entries up to and including the step that broke the law. */
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

interface Tally {
  entries: number;
  decisions: number;
  thorough: number;
  watched: number;
  tables: number;
  longest: number;
  longestList: number;
  readonly endings: Record<string, number>;
}

const entryOf = ({ by, action }: Step<Action>, seq: number, draw: number): Entry =>
  by === CHANCE ? { seq, at: 0, kind: 'chance', draw, action } : { seq, at: 0, kind: 'action', by, action };

export const checkLaws = (anyGame: AnyGame, o: LawOptions): LawReport => {
  const game = anyGame;
  const tally: Tally = { entries: 0, decisions: 0, thorough: 0, watched: 0, tables: 0, longest: 0, longestList: 0, endings: {} };
  const found: BrokenPromise[] = [];
  const { limit = 20_000, density = 0.1, twins: watched = 1, tables = 1, undos = 0.25, stopAfter = Infinity } = o;
  const [least, most] = game.seatRange;
  const seatCounts = o.seats ?? Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const optionSets = (o.options ?? [{}]).map(json => {
    const options = game.parseOptions(json);
    if (isIllegal(options)) throw new Error(`options refused (${options.why}): ${show(json)}`);
    return share(copy(options));
  });
  const kinds: readonly { seats: number; options: unknown; position: string | null }[] = [
    ...seatCounts.flatMap(seats => optionSets.map(options => ({ seats, options, position: null }))),
    ...(o.positions ?? []).map(({ seats, position }) => ({ seats, options: optionSets[0], position })),
  ];
  const pool = candidates();
  const started = o.now?.() ?? 0;
  const late = (): boolean => o.millis !== undefined && o.now !== undefined && o.now() - started > o.millis;

  let games = 0;
  for (let g = 0; g < o.games && !late(); g++)
    for (const [k, { seats, options, position }] of kinds.entries()) {
      if (found.length >= stopAfter) break;
      const seed = `${o.seed}/${k}/${g}`;
      const trial: Trial = {
        game,
        seats,
        rng: sfc32(seed),
        candidates: pool,
        everyAction: o.everyAction as Trial['everyAction'],
        choose: (o.choose as Trial['choose'] | undefined) ?? ((s, rng, scratch) => randomStep(game, s, rng, scratch)),
        notationHolds: (o.notationHolds as Trial['notationHolds'] | undefined) ?? (() => true),
      };
      const header = makeHeader(game, seats, options, { table: 'laws', chance: 'asked', position });
      const entries: Entry[] = [];
      const guarded = (header: TableHeader, entries: Entry[], body: () => void): boolean => {
        try {
          body();
          return true;
        } catch (error) {
          found.push(report(game, error, seed, header, entries));
          return false;
        }
      };
      const held = guarded(header, entries, () =>
        playOne(trial, header, entries, tally, {
          limit,
          density,
          every: o.every ?? 1,
          watch: watched > 0 && g % watched === 0 ? (o.watch ?? 1) : 0,
        }),
      );
      games++;
      tally.longest = Math.max(tally.longest, entries.length);
      if (held && tables > 0 && g % tables === 0) {
        tally.tables++;
        const seeded: TableHeader = { ...header, chance: 'seeded' };
        const written: Entry[] = [];
        guarded(seeded, written, () => playTable(trial, { header: seeded, seed, undos, limit, entries: written }));
      }
      o.progress?.(games, o.games * kinds.length);
    }
  const laws = new Set(found.map(b => b.law));
  const news = found.filter(b => !(LAWS[b.law].restsOn as readonly LawName[]).some(law => laws.has(law)));
  return { game: game.id, seed: o.seed, games, ...tally, broken: news };
};

const report = (game: AnyGame, error: unknown, seed: string, header: TableHeader, entries: readonly Entry[]): BrokenPromise => {
  const law = error instanceof BrokenLaw ? error.law : error instanceof ClosedByOpener ? 'resumed-once' : 'nothing-throws';
  const message = error instanceof BrokenLaw ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
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

interface HowOften {
  readonly limit: number;
  readonly density: number;
  readonly every: number;
  /** 0: no twins. */
  readonly watch: number;
}
/** Entries of a stretch of twins. */
const STRETCH = 250;

/** One game in place, every state looked at, some thoroughly. */
const playOne = (t: Trial, header: TableHeader, entries: Entry[], tally: Tally, how: HowOften): void => {
  const { game, rng } = t;
  const { limit, density, every, watch } = how;
  const s = startOf(game, header);
  if (!alike(s, startOf(game, header))) broken('apply-is-deterministic', 'setup differs from call to call');
  let all = NO_TWINS;
  let isWatched = false;
  const scratch: Action[] = [];
  let draws = 0;
  soundNow(t, s);
  for (;;) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) {
      if (game.actors(s).length > 0) broken('games-end', 'the game is over and somebody still must act');
      if (outcome.places.length !== t.seats || outcome.scores.length !== t.seats || !outcome.places.includes(1))
        broken('games-end', `an outcome without winner or without a place for each of ${t.seats} seats: ${show(outcome)}`);
      printsAndReads(t, s);
      savesAndGoesOn(t, s);
      tally.endings[outcome.reason] = (tally.endings[outcome.reason] ?? 0) + 1;
      return;
    }
    if (entries.length >= limit) broken('games-end', `not over after ${limit} entries`);
    // Twins need no past: they part from the state in which their stretch begins.
    if (watch > 0 && entries.length % STRETCH === 0 && (watch < 1 || entries.length === 0)) {
      const begins = watch === 1 || rng.next() / 2 ** 32 < watch;
      all = begins ? twins(t, s) : NO_TWINS;
      if (begins && !isWatched) tally.watched++;
      isWatched ||= begins;
    }
    const thorough = entries.length === 0 || rng.next() / 2 ** 32 < density;
    const looked = thorough || entries.length % every === 0;
    if (thorough) askingChangesNothing(t, s);
    const chance = game.actors(s).includes(CHANCE);
    if (chance) chanceIsGood(t, s, thorough);
    else if (looked) listsAreGood(t, s, thorough);

    const step = t.choose(s, rng, scratch);
    if (step === undefined) broken('someone-can-act', `nobody can act in ${game.room(s)}`);
    const refusal = looked ? undefined : game.why(s, step.by, step.action);
    if (refusal !== undefined) broken('listed-is-legal', `listed but refused (${refusal.rule} ${refusal.why}): ${show(step.action)}`, step);
    tally.longestList = Math.max(tally.longestList, scratch.length);
    if (thorough) {
      tally.thorough++;
      applyIsSure(t, s, step);
      copiesAreFree(t, s, step);
      savesAndGoesOn(t, s);
      printsAndReads(t, s);
      if (!chance) chanceWaits(t, s);
      onlyListedIsLegal(t, s);
      determinizes(t, s, step, all);
      twinsLookAlike(t, s, all);
    }

    const events: GameEvent[] = [];
    const again = looked ? copy(s) : undefined;
    const before = game.entryInvariants === undefined ? undefined : game.clone(s);
    entries.push(entryOf(step, entries.length + 1, chance ? ++draws : draws));
    tally.entries++;
    if (!chance) tally.decisions++;
    game.applyTraced(
      s,
      step.by,
      step.action,
      (from, to) => {
        if (game.rooms[from]?.leadsTo.includes(to) !== true)
          broken('exits-match-leads-to', `${from} led to ${to}; leadsTo has ${show(game.rooms[from]?.leadsTo)}`);
      },
      e => events.push(e),
    );
    if (again !== undefined) {
      game.apply(again, step.by, step.action);
      if (!alike(again, s)) broken('apply-is-deterministic', `once more, another state: ${difference(s, again)}`);
    }
    soundNow(t, s);
    const wrong = before === undefined ? undefined : game.entryInvariants?.(before, s, events);
    if (wrong !== undefined && wrong.length > 0) broken('invariants', wrong.join('; '));
    all.follow(step, s, events);
  }
};

const soundNow = (t: Trial, s: unknown): void => {
  const wrong = t.game.invariants(s);
  if (wrong.length > 0) broken('invariants', wrong.join('; '));
};
