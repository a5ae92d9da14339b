/**
 * Step 1 of training: plays games between bots and writes positions as features with the result of their game.
 *
 *   self-play.ts GAME --seats 3,4 --bots citizen:40,policy --seconds 120 --positions 24 --noise 0.05 --opening 12 --seed S --out FILE
 *
 * A bot is a level, a level with a number of nodes, `greedy`, or `policy` (the mind's rollout policy without search). `--noise` is the
 * part of decisions that are played at random, so that unusual positions occur; `--opening` is the most decisions that a
 * game begins with at random, drawn anew for each game. The file holds columns; columns.ts says which.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyBot, type BotName, observe } from '@stoa/bots';
import { type Action, CHANCE, type Rng, sfc32 } from '@stoa/engine';
import { newColumns, packColumns } from './columns.ts';
import { type LearningGame, learningGame } from './games.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'policy' },
    seconds: { type: 'string', default: '10' },
    positions: { type: 'string', default: '24' },
    noise: { type: 'string', default: '0.05' },
    opening: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'self-play.bin' },
  },
});

type Move = (s: unknown, seat: number, legal: readonly Action[], rng: Rng) => Action;

const LIMIT = 20_000;

const moverOf = async ({ game, bots }: LearningGame, name: string): Promise<Move> => {
  const { policy } = bots.mind;
  if (name === 'policy')
    return (s, seat, legal, rng) => legal[policy?.rollout?.(s, seat, legal, rng, seat) ?? rng.int(legal.length)] as Action;
  const [level, nodes] = name.split(':');
  const bot: AnyBot = await bots.bot(level as BotName);
  const budget = { nodes: nodes === undefined ? (bots.nodes[level as keyof typeof bots.nodes] ?? 1) : Number(nodes) };
  return (s, seat, _legal, rng) => bot.choose(observe(game, s, seat, rng), budget, rng);
};

const main = async (): Promise<void> => {
  const learning = await learningGame(positionals[0] ?? '');
  const { game } = learning;
  const seatCounts = values.seats.split(',').map(Number);
  const names = values.bots.split(',');
  const noise = Number(values.noise);
  const wanted = Number(values.positions);
  const columns = newColumns(learning.encoder);
  const until = Date.now() + 1000 * Number(values.seconds);
  let games = 0;
  for (; Date.now() < until; games++) {
    const rng = sfc32(`${values.seed}/${games}`);
    const seats = seatCounts[games % seatCounts.length] as number;
    const name = names[Math.floor(games / seatCounts.length) % names.length] as string;
    const movers = await Promise.all(Array.from({ length: seats }, () => moverOf(learning, name)));
    const options = game.parseOptions({});
    const s = game.setup(seats, options, game.rules);
    // Every position is kept with the chance that gives about `wanted` of them in a game of usual length.
    const keep = wanted / learning.usualLength(seats);
    const legal: Action[] = [];
    let openingLeft = rng.int(Number(values.opening) + 1);
    columns.begin();
    for (let n = 0; game.outcome(s) === undefined; n++) {
      if (n > LIMIT) throw new Error(`no end after ${LIMIT} entries`);
      const actor = game.actors(s)[0] as number;
      if (rng.int(1_000_000) < keep * 1_000_000) columns.add(s);
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      legal.length = 0;
      game.actions(s, actor, legal);
      const isOdd = legal.length > 1 && (openingLeft-- > 0 || rng.int(1_000_000) < noise * 1_000_000);
      const move = legal.length === 1 ? legal[0] : isOdd ? legal[rng.int(legal.length)] : (movers[actor] as Move)(s, actor, legal, rng);
      game.apply(s, actor, move as Action);
    }
    const outcome = game.outcome(s);
    if (outcome !== undefined) columns.end(outcome);
  }
  writeFileSync(values.out, packColumns(columns));
  console.log(`${game.id} seats ${values.seats} bots ${values.bots}: ${games} games, ${columns.positions()} positions`);
};

await main();
