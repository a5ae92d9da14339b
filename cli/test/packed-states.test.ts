/**
 * The lists of numbers in a state stay what V8 reads fastest: small integers without holes. One −0, or one list made with `new Array(n)` or
 * `map`, is enough to slow down a whole game (see engine/src/packed.ts), and no other test would notice.
 */
import { setFlagsFromString } from 'node:v8';
import { type AnyGame, CHANCE, sfc32 } from '@stoa/engine';
import { describe, expect, it } from 'vitest';
import { findGame, GAME_IDS } from '../src/games.ts';

setFlagsFromString('--allow-natives-syntax');
const isPacked = new Function('list', 'return %HasSmiElements(list) && !%HasHoleyElements(list)') as (list: readonly number[]) => boolean;

const isNumbers = (x: unknown): x is readonly number[] => Array.isArray(x) && x.every(n => typeof n === 'number');
const slowLists = (s: unknown): readonly string[] =>
  Object.entries(s as object).flatMap(([name, x]) => (isNumbers(x) && x.length > 0 && !isPacked(x) ? [name] : []));

/** Several games, since a list may also be marked by code that an earlier game has taught another kind. */
const GAMES = 6;
const slowIn = (game: AnyGame): ReadonlySet<string> => {
  const rng = sfc32(`packed ${game.id}`);
  const slow = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    let s = game.setup(game.seatRange[0], game.parseOptions({}), game.rules);
    for (;;) {
      const actor = game.actors(s)[0];
      if (actor === undefined) break;
      const list: { readonly do: string }[] = [];
      if (actor !== CHANCE) game.actions(s, actor, list);
      game.apply(s, actor, actor === CHANCE ? game.sample(s, rng) : list[rng.int(list.length)]!);
      if (rng.int(50) === 0) s = game.clone(s);
      for (const name of slowLists(s)) slow.add(name);
    }
  }
  return slow;
};

describe('lists of numbers in states', () => {
  it('would be found if they had holes or fractions', () => {
    expect(slowLists({ good: [1, 2], holes: new Array<number>(2).fill(0), minus: [1, -0] })).toEqual(['holes', 'minus']);
  });

  it.each(GAME_IDS)('%s', async id => {
    const registered = await findGame(id);
    expect([...slowIn(registered!.game)]).toEqual([]);
  });
});
