/**
 * The law of prompts: a prompt names only actions that its reader could choose, a reader who must decide is named at least one,
 * and a spectator none. It needs the texts of a game, so it is not part of the suite. In: a game and its texts. Out: what is broken.
 */
import { type Action, type AnyGame, isIllegal, type Seat } from '../src/contract.ts';
import { sfc32 } from '../src/rng.ts';
import { randomStep } from '../testing/playout.ts';
import { listOf } from './trial.ts';

/** The part of `GameText` that the law reads. */
export interface PromptText {
  prompt(view: never, me: Seat | undefined): string;
  named(view: never, me: Seat | undefined): readonly { readonly do: string }[];
}
export type PromptTexts = Readonly<Record<string, PromptText>>;

const matches = (action: Action, named: object): boolean =>
  Object.entries(named).every(([field, value]) => Reflect.get(action, field) === value);

/** What one reader's prompt breaks in this state, in every language. Tests pass a wrong `view` to prove that it is caught. */
export const brokenPrompts = (
  game: AnyGame,
  texts: PromptTexts,
  s: unknown,
  seat: Seat | undefined,
  view: unknown = game.view(s, seat),
): readonly string[] => {
  const list = seat === undefined ? [] : listOf(game, s, seat);
  const mustDecide = seat !== undefined && game.actors(s).includes(seat);
  return Object.entries(texts).flatMap(([language, text]) => {
    const named = text.named(view as never, seat);
    const said = `${language}, seat ${seat}: ${text.prompt(view as never, seat)}`;
    if (mustDecide && named.length === 0) return [`names nothing: ${said}`];
    return named.filter(n => !list.some(a => matches(a, n))).map(n => `${JSON.stringify(n)} is not listed: ${said}`);
  });
};

export interface PromptLawOptions {
  readonly test: (name: string, body: () => void) => void;
  readonly seed: string;
  /** Random games for each number of seats and each set of options. */
  readonly games: number;
  readonly seats?: readonly number[];
  readonly options?: readonly unknown[];
  /** The number of entries after which a game is stopped. Default 20,000. */
  readonly limit?: number;
  /** Rooms that games on a fixed seed must meet; a law that never sees them proves nothing. */
  readonly rooms?: readonly string[];
}

/** The most games on the fixed seed, for each number of seats and each set of options; they end once all rooms are met. */
const GAMES_TO_MEET = 30;
const DEFAULT_LIMIT = 20_000;

interface Table {
  readonly game: AnyGame;
  readonly texts: PromptTexts;
  readonly seats: number;
  readonly json: unknown;
  readonly limit: number;
}

/** One random game, every reader's prompt checked at every state before `visit` is told its room; ends early when `visit` says so. */
const checkGame = ({ game, texts, seats, json, limit }: Table, seed: string, visit: (room: string) => 'go-on' | 'stop'): void => {
  const options = game.parseOptions(json);
  if (isIllegal(options)) throw new Error(`options refused (${options.why})`);
  const s = game.setup(seats, options, game.rules);
  const rng = sfc32(seed);
  for (let n = 0; n < limit && game.outcome(s) === undefined; n++) {
    for (let seat = -1; seat < seats; seat++) {
      const [first] = brokenPrompts(game, texts, s, seat < 0 ? undefined : seat);
      if (first !== undefined) throw new Error(`${first}\n  position ${game.printPosition(s)}`);
    }
    if (visit(game.room(s)) === 'stop') return;
    const step = randomStep(game, s, rng);
    if (step === undefined) return;
    game.apply(s, step.by, step.action);
  }
};

/** The law as tests: random games on `seed`, every reader at every state; then games on a fixed seed until `rooms` are met. */
export const promptLaw = (game: AnyGame, texts: PromptTexts, o: PromptLawOptions): void => {
  const [least, most] = game.seatRange;
  const numbers = o.seats ?? Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const tables = numbers.flatMap(seats =>
    (o.options ?? [{}]).map((json): Table => ({ game, texts, seats, json, limit: o.limit ?? DEFAULT_LIMIT })),
  );
  for (const table of tables)
    o.test(`prompts name what can be done: ${table.seats} seats, ${JSON.stringify(table.json)} (seed ${o.seed})`, () => {
      for (let n = 0; n < o.games; n++) checkGame(table, `${o.seed}/${table.seats}/${n}`, () => 'go-on');
    });
  if (o.rooms !== undefined)
    o.test('prompts name what can be done in the rooms that ask (fixed seed)', () => {
      const missing = new Set(o.rooms);
      for (let n = 0; n < GAMES_TO_MEET; n++)
        for (const table of tables)
          if (missing.size > 0)
            checkGame(table, `rooms/${table.seats}/${n}`, room => {
              missing.delete(room);
              return missing.size === 0 ? 'stop' : 'go-on';
            });
      if (missing.size > 0) throw new Error(`never met: ${[...missing].join(', ')}`);
    });
};
