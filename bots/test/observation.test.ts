/** Bots see only their observation, for every game: another table with the same view and knowledge gives the same choice, move after move. */
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, anyGame, CHANCE, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { petteia } from '@stoa/petteia';
import { describe, expect, test } from 'vitest';
import { type BotName, loadBots, observe } from '../src/index.ts';

const LONG = process.env.STOA_LONG === '1';
/** Every so manieth choice of a game is looked at, all of them in the long run. */
const GAMES: readonly (readonly [game: AnyGame, every: number])[] = [
  [anyGame(earthWater), 3],
  [anyGame(perikles), 9],
  [anyGame(parthenon), 25],
  [anyGame(petteia), 9],
];
const NODES = 12;

describe.each(GAMES.map(([game, every]) => ({ id: game.id, game, every: LONG ? 1 : every })))('$id', ({ game, every }) => {
  test.each(['greedy', 'citizen', 'archon'] as const)('%s: what is hidden does not move the choice', async (name: BotName) => {
    const shelf = await loadBots(game);
    if (shelf === undefined) throw new Error(`no bots for ${game.id}`);
    const rng = sfc32(`chairs of ${game.id}`);
    const s = game.setup(game.seatRange[0], game.parseOptions({}), game.rules);
    let compared = 0;
    for (let choices = 0; game.outcome(s) === undefined && (LONG || compared < 25); ) {
      const actor = game.actors(s)[0]!;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      const legal: Action[] = [];
      game.actions(s, actor, legal);
      if (legal.length > 1 && choices++ % every === 0) {
        const other = game.determinize(s, actor, sfc32(`another table ${choices}`));
        const choose = async (table: unknown): Promise<Action> =>
          (await shelf.bot(name)).choose(observe(game, table, actor, sfc32('observation')), { nodes: NODES }, sfc32('same'));
        expect(await choose(other)).toEqual(await choose(s));
        compared++;
      }
      game.apply(s, actor, legal[rng.int(legal.length)]!);
    }
    expect(compared).toBeGreaterThan(5);
  });
});
