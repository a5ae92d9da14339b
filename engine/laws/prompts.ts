/**
 * The law of prompts: a prompt names only actions that its reader could choose, a reader who must decide is named at least one,
 * and a spectator none. It needs the texts of a game, so it stands beside the suite. In: a game and its texts. Out: what is broken.
 */
import { type Action, type AnyGame, isIllegal, type Seat } from '../src/contract.ts';
import { sfc32 } from '../src/rng.ts';
import { randomPlayout } from '../testing/playout.ts';
import { listOf } from './trial.ts';

/** The part of `GameText` that the law reads. */
export interface PromptText {
  prompt(view: never, me: Seat | undefined): string;
  named(view: never, me: Seat | undefined): readonly { readonly do: string }[];
}
export type PromptTexts = Readonly<Record<string, PromptText>>;

const matches = (action: Action, named: object): boolean =>
  Object.entries(named).every(([field, value]) => (action as unknown as Readonly<Record<string, unknown>>)[field] === value);

/** What one reader's prompt breaks in this state, in every language. `view` may be given to see a wrong view caught. */
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
  /** Entries after which a game is left. Default 20,000. */
  readonly limit?: number;
  /** Rooms that must have been met; a law that never sees them proves nothing. */
  readonly rooms?: readonly string[];
}

/** The law as tests: random games, every reader at every state. */
export const promptLaw = (anyGame: AnyGame, texts: PromptTexts, o: PromptLawOptions): void => {
  const game = anyGame;
  const [least, most] = game.seatRange;
  const met = new Set<string>();
  for (const seats of o.seats ?? Array.from({ length: most - least + 1 }, (_, i) => least + i))
    for (const json of o.options ?? [{}])
      o.test(`prompts name what can be done: ${seats} seats, ${JSON.stringify(json)} (seed ${o.seed})`, () => {
        const options = game.parseOptions(json);
        if (isIllegal(options)) throw new Error(`options refused (${options.why})`);
        for (let n = 0; n < o.games; n++) {
          const s = game.setup(seats, options, game.rules);
          randomPlayout(game, s, sfc32(`${o.seed}/${seats}/${n}`), o.limit, now => {
            met.add(game.room(now));
            for (let seat = -1; seat < seats; seat++) {
              const [first] = brokenPrompts(game, texts, now, seat < 0 ? undefined : seat);
              if (first !== undefined) throw new Error(`${first}\n  position ${game.printPosition(now)}`);
            }
          });
        }
      });
  if (o.rooms !== undefined)
    o.test('the games above meet the rooms that ask', () => {
      const missed = o.rooms?.filter(room => !met.has(room)) ?? [];
      if (missed.length > 0) throw new Error(`never met: ${missed.join(', ')} (seed ${o.seed})`);
    });
};
