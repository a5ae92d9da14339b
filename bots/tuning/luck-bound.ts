/**
 * How much of a result dice and draws decide at all, and how much of it the win chance sees: games between bots of one level.
 *
 *   luck-bound.ts GAME SEATS archon:300 --seconds 300 --seed S [--playouts 32] [--again 6]
 *
 * A result varies by dice and draws and by what bots draw when they choose. At every chance event the quick win chance is asked after `ALTERNATES` outcomes: their
 * variance is what chance gives there. At every fifth decision the bot is asked again with another generator: half the squared difference of the win chances
 * after its two choices is what its own draws give. If the win chance sees both alike, their ratio says how many times less a result could vary without its luck.
 * `--playouts`: luck by the thorough chance as well, with as many play-outs for each question.
 * `--again`: the bot decides each decision so many times more. The luck of its own draws (AIVAT) is the win chance after its move less the mean after these;
 * it is taken out beside the luck of chance, each in the part that fits best.
 */
import { parseArgs } from 'node:util';
import { type Action, CHANCE, type Rng, sfc32, winShares } from '@stoa/engine';
import { type AnyBot, isBotName, loadChances, makeBot, observe } from '../src/index.ts';
import { contestOf } from './contestants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'luck' },
    playouts: { type: 'string', default: '0' },
    again: { type: 'string', default: '0' },
  },
});
const ALTERNATES = 8;
const ASKED_AGAIN = 5;

const [id = '', seatsText = '2', botText = 'archon:300'] = positionals;
const seats = Number(seatsText);
const [botName = '', nodes] = botText.split(':');
if (!isBotName(botName)) throw new Error(`no bot "${botName}"`);
const budget = nodes === undefined ? {} : { nodes: Number(nodes) };
const playOuts = Number(values.playouts);
const again = Number(values.again);
const { game } = contestOf(id);
const chances = await loadChances(game, botName);
if (chances === undefined) throw new Error(`${id} has no win chance`);

type Chance = (s: unknown) => readonly number[];
const atEnd = (s: unknown): readonly number[] | undefined => {
  const places = game.outcome(s)?.places;
  return places && winShares(places);
};
const quick: Chance = s => {
  const out: number[] = [];
  chances.quick(s, out);
  return out;
};
const after = (s: unknown, by: number, action: Action): unknown => {
  const other = game.clone(s);
  game.apply(other, by, action);
  return other;
};
const eachSeat = Array.from({ length: seats }, (_, seat) => seat);
const meanOf = (lists: readonly (readonly number[])[]): number[] =>
  eachSeat.map(seat => lists.reduce((sum, x) => sum + x[seat]!, 0) / lists.length);
const square = (x: readonly number[], y: readonly number[]): number => x.reduce((sum, v, seat) => sum + (v - y[seat]!) ** 2, 0);

interface Played {
  /** Variance by chance events and by the bots' own draws, over a game, all seats together. */
  readonly chance: number;
  readonly draws: number;
  readonly events: number;
  /** By win chance, quick and thorough, and seat: what chance gave. */
  readonly luck: readonly (readonly number[])[];
  /** By seat: what the bots' own draws gave. */
  readonly ownLuck: readonly number[];
  readonly shares: readonly number[];
}
/** The outcome of a chance event: what the win chances say after it, less their mean over other outcomes, and the variance of the quick one. */
const chanceEvent = (s: unknown, rng: Rng, other: Rng) => {
  const outcomes = Array.from({ length: ALTERNATES }, () => after(s, CHANCE, game.sample(s, other)));
  const drawn = after(s, CHANCE, game.sample(s, rng));
  const asked: readonly Chance[] = playOuts > 0 ? [quick, one => chances.among([one], playOuts)] : [quick];
  const luck = asked.map(chance => {
    const said = outcomes.map(one => atEnd(one) ?? chance(one));
    const mean = meanOf(said);
    const now = atEnd(drawn) ?? chance(drawn);
    return { by: now.map((x, seat) => x - mean[seat]!), varies: said.reduce((sum, x) => sum + square(x, mean), 0) / (ALTERNATES - 1) };
  });
  return { drawn, luck };
};
/** What the quick win chance says after the move that a bot with another generator chooses. */
const askedAgain = async (s: unknown, seat: number, other: Rng): Promise<readonly number[]> => {
  const chosen = (await makeBot(game, botName)).choose(observe(game, s, seat, other), budget, other);
  const then = after(s, seat, chosen);
  return atEnd(then) ?? quick(then);
};
interface OwnDraws {
  /** Half the squared difference that another generator makes to a bot's choice. */
  readonly varies: number;
  readonly by: readonly number[];
}
const ownDraws = async (s: unknown, seat: number, chosen: Action, other: Rng): Promise<OwnDraws> => {
  const then = after(s, seat, chosen);
  const said = atEnd(then) ?? quick(then);
  if (again === 0) {
    const isAsked = other.int(ASKED_AGAIN) === 0;
    return { varies: isAsked ? (ASKED_AGAIN * square(said, await askedAgain(s, seat, other))) / 2 : 0, by: eachSeat.map(() => 0) };
  }
  const others: (readonly number[])[] = [];
  for (let i = 0; i < again; i++) others.push(await askedAgain(s, seat, other));
  const mean = meanOf(others);
  return { varies: others.reduce((sum, x) => sum + square(x, said), 0) / again / 2, by: said.map((x, i) => x - mean[i]!) };
};

const play = async (n: number): Promise<Played> => {
  const [rng, other] = [sfc32(`${values.seed}/${n}`), sfc32(`${values.seed}/other/${n}`)];
  const bots: AnyBot[] = await Promise.all(eachSeat.map(() => makeBot(game, botName)));
  let s: unknown = game.setup(seats, game.parseOptions({}), game.rules);
  let [chance, draws, events] = [0, 0, 0];
  let luck = [eachSeat.map(() => 0), eachSeat.map(() => 0)];
  let ownLuck = eachSeat.map(() => 0);
  for (;;) {
    const shares = atEnd(s);
    if (shares !== undefined) return { chance, draws, events, luck, ownLuck, shares };
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      const event = chanceEvent(s, rng, other);
      events++;
      chance += event.luck[0]!.varies;
      luck = luck.map((sums, which) => sums.map((sum, seat) => sum + (event.luck[which] ?? event.luck[0]!).by[seat]!));
      s = event.drawn;
      continue;
    }
    const seen = observe(game, s, actor, rng);
    const chosen = bots[actor]!.choose(seen, budget, rng);
    if (seen.legal.length > 1) {
      const own = await ownDraws(s, actor, chosen, other);
      draws += own.varies;
      ownLuck = ownLuck.map((sum, seat) => sum + own.by[seat]!);
    }
    game.apply(s, actor, chosen);
  }
};

const played: Played[] = [];
const until = performance.now() + 1000 * Number(values.seconds);
while (performance.now() < until) played.push(await play(played.length));
const mean = (of: (p: Played) => number): number => played.reduce((sum, p) => sum + of(p), 0) / played.length;
const withError = (of: (p: Played) => number): string => {
  const middle = mean(of);
  return `${middle.toFixed(4)} ± ${Math.sqrt(mean(p => (of(p) - middle) ** 2) / Math.max(1, played.length - 1)).toFixed(4)}`;
};
const usual = meanOf(played.map(p => p.shares));
const variance = mean(p => square(p.shares, usual));
type LuckOf = (p: Played) => readonly number[];
const result: LuckOf = p => p.shares.map((x, seat) => x - usual[seat]!);
const together = (one: LuckOf, two: LuckOf): number => mean(p => one(p).reduce((sum, x, seat) => sum + x * two(p)[seat]!, 0));
/** What is left of `of` without the part of `luckOf` that fits it best, and that part. */
const less = (of: LuckOf, luckOf: LuckOf): readonly [left: LuckOf, part: number] => {
  const part = together(of, luckOf) / together(luckOf, luckOf);
  return [p => of(p).map((x, seat) => x - part * luckOf(p)[seat]!), part];
};
/** How many times less the results vary without this luck. */
const without = (luckOf: LuckOf): string => {
  const [left, part] = less(result, luckOf);
  return `${(variance / together(left, left)).toFixed(2)} times less (part ${part.toFixed(2)})`;
};
const byChance: LuckOf = p => p.luck[0]!;
/** Own draws first made independent of the luck of chance, so that each is taken out in its own best part. */
const withOwnDraws = (): string => {
  const [left] = less(result, byChance);
  const [own] = less(p => p.ownLuck, byChance);
  const [rest, part] = less(left, own);
  return `${(variance / together(rest, rest)).toFixed(2)} times less (part ${part.toFixed(2)})`;
};
const [chance, draws] = [mean(p => p.chance), mean(p => p.draws)];
console.log(
  [
    `${id} ${seats} seats, ${botText}, seed ${values.seed}: ${played.length} games, ${mean(p => p.events).toFixed(0)} chance events a game`,
    `variance of a result ${variance.toFixed(4)}, by chance events ${withError(p => p.chance)}, by the bots' own draws ${withError(p => p.draws)}`,
    `without luck ${without(byChance)}${playOuts > 0 ? `, by the thorough chance ${without(p => p.luck[1]!)}` : ''}`,
    `chance events together are worth ${((100 * together(result, byChance)) / variance).toFixed(1)} % of the variance`,
    ...(again > 0 ? [`without the luck of own draws as well ${withOwnDraws()}`] : []),
    `${((100 * chance) / (chance + draws)).toFixed(1)} % of what is seen is chance: at most ${((chance + draws) / draws).toFixed(1)} times less`,
  ].join('\n  '),
);
