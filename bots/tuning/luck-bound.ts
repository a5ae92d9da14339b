/**
 * How much of a result dice and draws decide at all, and how much of it the win chance sees: games between bots of one level.
 *
 *   luck-bound.ts GAME SEATS archon:300 --seconds 300 --seed S [--playouts 32]
 *
 * A result varies by dice and draws and by what bots draw when they choose. At every chance event the quick win chance is asked after `ALTERNATES` outcomes: their
 * variance is what chance gives there. At every fifth decision the bot is asked again with another generator: half the squared difference of the win chances
 * after its two choices is what its own draws give. If the win chance sees both alike, their ratio says how many times less a result could vary without its luck.
 * `--playouts`: luck by the thorough chance as well, with as many play-outs for each question.
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
/** Half the squared difference that another generator makes to a bot's choice. */
const byOwnDraws = async (s: unknown, seat: number, chosen: Action, other: Rng): Promise<number> => {
  const again = (await makeBot(game, botName)).choose(observe(game, s, seat, other), budget, other);
  if (JSON.stringify(again) === JSON.stringify(chosen)) return 0;
  const [one, two] = [after(s, seat, chosen), after(s, seat, again)];
  return square(atEnd(one) ?? quick(one), atEnd(two) ?? quick(two)) / 2;
};

const play = async (n: number): Promise<Played> => {
  const [rng, other] = [sfc32(`${values.seed}/${n}`), sfc32(`${values.seed}/other/${n}`)];
  const bots: AnyBot[] = await Promise.all(eachSeat.map(() => makeBot(game, botName)));
  let s: unknown = game.setup(seats, game.parseOptions({}), game.rules);
  let [chance, draws, events] = [0, 0, 0];
  let luck = [eachSeat.map(() => 0), eachSeat.map(() => 0)];
  for (;;) {
    const shares = atEnd(s);
    if (shares !== undefined) return { chance, draws, events, luck, shares };
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
    if (seen.legal.length > 1 && other.int(ASKED_AGAIN) === 0) draws += ASKED_AGAIN * (await byOwnDraws(s, actor, chosen, other));
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
/** How many times less the results vary without the part of this luck that fits best. */
const without = (which: number): string => {
  const luckOf = (p: Played): readonly number[] => p.luck[which]!;
  const part =
    mean(p => luckOf(p).reduce((sum, x, seat) => sum + x * (p.shares[seat]! - usual[seat]!), 0)) /
    mean(p => luckOf(p).reduce((sum, x) => sum + x * x, 0));
  const left = mean(p => luckOf(p).reduce((sum, x, seat) => sum + (p.shares[seat]! - usual[seat]! - part * x) ** 2, 0));
  return `${(variance / left).toFixed(2)} times less (part ${part.toFixed(2)})`;
};
const [chance, draws] = [mean(p => p.chance), mean(p => p.draws)];
console.log(
  [
    `${id} ${seats} seats, ${botText}, seed ${values.seed}: ${played.length} games, ${mean(p => p.events).toFixed(0)} chance events a game`,
    `variance of a result ${variance.toFixed(4)}, by chance events ${withError(p => p.chance)}, by the bots' own draws ${withError(p => p.draws)}`,
    `without luck ${without(0)}${playOuts > 0 ? `, by the thorough chance ${without(1)}` : ''}`,
    `${((100 * chance) / (chance + draws)).toFixed(1)} % of what is seen is chance: at most ${((chance + draws) / draws).toFixed(1)} times less`,
  ].join('\n  '),
);
