/**
 * One mind among others of another mind, in every seat in turn with the same dice all the way round:
 *
 *   duel.ts GAME SEATS A B --games 60 --nodes 600,600 --seed S
 *
 * A and B name minds below; `--nodes` gives the iterations of each. Prints A's share of wins, its interval and milliseconds a move.
 */
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { earthWaterMind } from '../src/earth-and-water/mind.ts';
import { network as earthWaterNetwork } from '../src/earth-and-water/network.ts';
import { interval, type Mind, playMatch, searchBot } from '../src/index.ts';
import { parthenonMind } from '../src/parthenon/mind.ts';
import { network as parthenonNetwork } from '../src/parthenon/network.ts';
import { periklesMind } from '../src/perikles/mind.ts';
import { network as periklesNetwork } from '../src/perikles/network.ts';

type AnyMind = Mind<unknown, Action>;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '600,600' },
    seed: { type: 'string', default: 'duel' },
  },
});

/** The same mind, whose rollouts end after so many decisions at the first stable position. */
const rolling = (mind: AnyMind, least: number): AnyMind => ({
  ...mind,
  horizon: { ...mind.horizon, rolloutEnds: (s, made) => made >= least && (mind.horizon.isStable?.(s) ?? true), rolloutLength: 60 },
});
/** The same mind, in whose tree the others follow the policy. */
const othersByPolicy = (mind: AnyMind): AnyMind => ({ ...mind, policy: { ...mind.policy, othersUsePolicy: () => true } });
const withNetwork = (mind: unknown, learned: unknown): AnyMind => ({
  ...(mind as AnyMind),
  learned: learned as AnyMind['learned'] & object,
});
const netEw = withNetwork(earthWaterMind, earthWaterNetwork);
const netPk = withNetwork(periklesMind, periklesNetwork);
const netPa = withNetwork(parthenonMind, parthenonNetwork);
const GAMES: Readonly<Record<string, { game: unknown; exploration: number; minds: Readonly<Record<string, AnyMind>> }>> = {
  'earth-and-water': {
    game: earthWater,
    exploration: 1,
    minds: {
      old: earthWaterMind,
      net: netEw,
      net0: { ...netEw, horizon: { ...netEw.horizon, rolloutLength: 0 } },
      net1: rolling(netEw, 1),
      oldPolicy: othersByPolicy(earthWaterMind),
      net0Policy: othersByPolicy({ ...netEw, horizon: { ...netEw.horizon, rolloutLength: 0 } }),
      net4: rolling(netEw, 4),
    },
  },
  perikles: { game: perikles, exploration: 0.25, minds: { old: periklesMind, net: netPk } },
  parthenon: { game: parthenon, exploration: 0.25, minds: { old: parthenonMind, net: netPa } },
};

const [id = '', seatsText = '2', nameA = 'net', nameB = 'old'] = positionals;
const found = GAMES[id];
if (found === undefined) throw new Error(`no game "${id}"`);
const game = found.game as AnyGame;
const seats = Number(seatsText);
const nodes = values.nodes.split(',').map(Number);
const millis = [0, 0];
const moves = [0, 0];
const botOf = (side: number, name: string) => {
  const mind = found.minds[name];
  if (mind === undefined) throw new Error(`no mind "${name}"`);
  const bot = searchBot(game, mind, { name, nodes: nodes[side] ?? 600, exploration: found.exploration, widen: 1, ripe: 2, steadiness: 1 });
  return {
    name,
    choose(...asked: Parameters<typeof bot.choose>) {
      const began = cpuUsage();
      const action = bot.choose(...asked);
      millis[side] = (millis[side] as number) + cpuUsage(began).user / 1000;
      moves[side] = (moves[side] as number) + 1;
      return action;
    },
  };
};

let wins = 0;
const games = Number(values.games);
for (let n = 0; n < games; n++) {
  const mine = n % seats;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === mine ? botOf(0, nameA) : botOf(1, nameB)));
  const { outcome } = await playMatch(
    game,
    {
      start: game.setup(seats, game.parseOptions({}), game.rules),
      bots,
      budget: {},
      dice: sfc32(`${values.seed}/dice/${Math.floor(n / seats)}`),
      botRng: bots.map((_, seat) => sfc32(`${values.seed}/${n}/${seat}`)),
    },
    { limit: 20_000, now: () => 0 },
  );
  if (outcome.places[mine] === 1) wins += 1 / outcome.places.filter(place => place === 1).length;
  const [low, high] = interval(wins, n + 1);
  const percent = (x: number): string => (100 * x).toFixed(1);
  const each = [0, 1].map(side => ((millis[side] as number) / Math.max(1, moves[side] as number)).toFixed(2));
  if ((n + 1) % (2 * seats) === 0 || n + 1 === games)
    console.log(
      `${id} ${seats} seats, ${nameA} ${nodes[0]} among ${nameB} ${nodes[1]}: ${n + 1} games, ${percent(wins / (n + 1))} % (${percent(low)} – ${percent(high)}), ${each.join(' / ')} ms a move`,
    );
}
