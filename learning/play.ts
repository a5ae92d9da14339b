/**
 * One game between bots, with what training needs of it: its entries, the visits of its searches, and a second end from one of its
 * positions.
 */
import { type AnyBot, type BotName, observe, type SearchBot } from '@stoa/bots';
import { type Action, CHANCE, type Outcome, type Rng, type Seat, winShares } from '@stoa/engine';
import type { LearningGame } from './games.ts';
import type { Entry, GameRecord, Visits } from './records.ts';

const LIMIT = 20_000;
const MILLION = 1_000_000;

/** A move, and the root visits if a search chose it. */
interface Chosen {
  readonly action: Action;
  readonly moves?: readonly { readonly action: Action; readonly visits: number }[];
}
type Mover = (s: unknown, seat: Seat, legal: readonly Action[], rng: Rng) => Chosen;

const isSearch = (bot: AnyBot): bot is SearchBot<unknown, Action, unknown> => 'search' in bot;

/** A level, a level with a number of nodes (`citizen:40`), `greedy`, or `policy`: the mind's habit or rollout policy, without search. */
const moverOf = async ({ game, bots }: LearningGame, name: string): Promise<Mover> => {
  const { policy } = bots.mind;
  if (name === 'policy' && policy?.habit !== undefined)
    return (s, seat, legal, rng) => ({ action: policy.habit?.(s, seat, [...legal], rng) as Action });
  if (name === 'policy')
    return (s, seat, legal, rng) => ({ action: legal[policy?.rollout?.(s, seat, legal, rng, seat) ?? rng.int(legal.length)]! });
  const [level, nodes] = name.split(':');
  const bot = await bots.bot(level as BotName);
  const budget = { nodes: nodes === undefined ? (bots.nodes[level as keyof typeof bots.nodes] ?? 1) : Number(nodes) };
  return (s, seat, _legal, rng) => {
    const observation = observe(game, s, seat, rng);
    return isSearch(bot) ? bot.search(observation, budget, rng) : { action: bot.choose(observation, budget, rng) };
  };
};

export interface Style {
  /** The share of decisions that are made at random, so that unusual positions occur. */
  readonly noise: number;
  /** The most random decisions at the beginning of a game; their number is drawn anew for each game. */
  readonly opening: number;
  /** Every game is played on to a second end from a position drawn evenly from its entries. */
  readonly twins: boolean;
  /** Root visits are recorded. */
  readonly visits: boolean;
}

const entryOf = (action: Action, legal: readonly Action[]): Entry => {
  const place = legal.indexOf(action);
  if (place >= 0) return place;
  const text = JSON.stringify(action);
  const same = legal.findIndex(other => JSON.stringify(other) === text);
  return same >= 0 ? same : action;
};

interface Ended {
  readonly entries: Entry[];
  readonly visits: Record<number, Visits>;
  readonly outcome: Outcome;
}
/** Plays from `s` to the end. `look` is called before each entry. */
const playOn = (
  { game }: LearningGame,
  s: unknown,
  movers: readonly Mover[],
  { style, rng, look }: { readonly style: Style; readonly rng: Rng; readonly look: (s: unknown, n: number) => void },
): Ended => {
  const entries: Entry[] = [];
  const visits: Record<number, Visits> = {};
  const legal: Action[] = [];
  let openingLeft = rng.int(style.opening + 1);
  for (;;) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return { entries, visits, outcome };
    if (entries.length > LIMIT) throw new Error(`no end after ${LIMIT} entries`);
    look(s, entries.length);
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      const drawn = game.sample(s, rng);
      entries.push(drawn);
      game.apply(s, CHANCE, drawn);
      continue;
    }
    legal.length = 0;
    game.actions(s, actor, legal);
    const isOdd = legal.length > 1 && (openingLeft-- > 0 || rng.int(MILLION) < style.noise * MILLION);
    const { action, moves }: Chosen =
      legal.length === 1 ? { action: legal[0]! } : isOdd ? { action: legal[rng.int(legal.length)]! } : movers[actor]!(s, actor, legal, rng);
    if (style.visits && moves !== undefined && moves.length > 1)
      visits[entries.length] = moves.filter(m => m.visits > 0).map(m => [entryOf(m.action, legal), m.visits] as const);
    entries.push(entryOf(action, legal));
    game.apply(s, actor, action);
  }
};

/** What is done with the positions of a game and of its second end, which begins after this part of the first. */
export interface Watch {
  begin(from: number): void;
  look(s: unknown): void;
  end(outcome: Outcome): void;
}
/** One game: who plays, how, and who watches. */
interface Setup {
  readonly name: string;
  readonly seats: number;
  readonly style: Style;
  readonly rng: Rng;
  readonly watch: Watch;
}

export const playGame = async (learning: LearningGame, { name, seats, style, rng, watch }: Setup): Promise<GameRecord> => {
  const { game } = learning;
  const newMovers = (): Promise<Mover[]> => Promise.all(Array.from({ length: seats }, () => moverOf(learning, name)));
  const drawn: { s: unknown; at: number }[] = [];
  watch.begin(0);
  const first = playOn(learning, game.setup(seats, game.parseOptions({}), game.rules), await newMovers(), {
    style,
    rng,
    look(now, n) {
      watch.look(now);
      if (style.twins && rng.int(n + 1) === 0) drawn[0] = { s: game.clone(now), at: n };
    },
  });
  watch.end(first.outcome);
  const { entries, visits } = first;
  const record: GameRecord = { seats, bots: name, entries, visits, shares: winShares(first.outcome.places) };
  const [twin] = drawn;
  if (twin === undefined) return record;
  watch.begin(twin.at / entries.length);
  const rest = { ...style, opening: 0, visits: false };
  const second = playOn(learning, twin.s, await newMovers(), { style: rest, rng, look: now => watch.look(now) });
  watch.end(second.outcome);
  return { ...record, twin: { at: twin.at, entries: second.entries, shares: winShares(second.outcome.places) } };
};
