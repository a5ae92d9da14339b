/** In the worker of phone.ts: an archon thinks as `bot-worker.ts` lets it think, at decisions from all over a game between archons of few nodes. */
import { choicesOf, loadBots, makeBot, observationOf } from '@stoa/bots';
import { earthWater } from '@stoa/earth-and-water';
import { type AnyGame, CHANCE, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';

export interface PhoneQuestion {
  readonly game: string;
  readonly seats: number;
  readonly moves: number;
  readonly seed: string;
}
/** Milliseconds of the moves, and of the same sums before them: how much slower the worker is shows there. */
export interface PhoneAnswer {
  readonly sums: number;
  readonly millis: readonly number[];
}

const GAMES = [earthWater, perikles, parthenon] as const;
const FEW_NODES = 16;
const ONE_IN = 20;
const TURNS = 100_000_000;

const sumsTook = (): number => {
  const began = performance.now();
  let x = 1;
  for (let i = 0; i < TURNS; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  const took = performance.now() - began;
  return x === 0 ? 0 : took;
};

const measure = async ({ game: id, seats, moves, seed }: PhoneQuestion): Promise<PhoneAnswer> => {
  const game = GAMES.find(one => one.id === id) as unknown as AnyGame;
  const mind = (await loadBots(game))?.mind;
  if (mind === undefined) throw new Error(`no bots of ${id}`);
  const sums = sumsTook();
  const millis: number[] = [];
  for (let n = 0; millis.length < moves; n++) {
    const rng = sfc32(`${seed}/${n}`);
    const quick = await Promise.all(Array.from({ length: seats }, () => makeBot(game, 'archon')));
    const full = await Promise.all(Array.from({ length: seats }, () => makeBot(game, 'archon')));
    const s = game.setup(seats, game.parseOptions({}), game.rules);
    while (game.outcome(s) === undefined && millis.length < moves) {
      const actor = game.actors(s)[0] as number;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      const observation = observationOf(game, game.determinize(s, actor, rng), actor);
      if (rng.int(ONE_IN) === 0 && choicesOf(mind, observation, rng).length > 1) {
        const began = performance.now();
        full[actor]?.choose(observation, { now: () => performance.now() }, sfc32(`${seed}/${n}/${millis.length}`));
        millis.push(Math.round(performance.now() - began));
      }
      game.apply(s, actor, (quick[actor] as (typeof quick)[0]).choose(observation, { nodes: FEW_NODES }, rng));
    }
  }
  return { sums: Math.round(sums), millis };
};

self.onmessage = async ({ data }: MessageEvent<PhoneQuestion>) => self.postMessage(await measure(data));
