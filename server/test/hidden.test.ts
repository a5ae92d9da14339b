/** The search of support/hidden.ts finds what is hidden where it does not belong, and nothing where it does. */
import { type Action, type AnyGame, type GameEvent, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { leaksIn } from './support/hidden.ts';
import { pick } from './support/pick.ts';

const FINDS: Readonly<Record<string, readonly string[]>> = {
  'earth-and-water': ['seen card n as hand', 'told card n as card'],
  perikles: [
    ...['strengths of corinth at', 'strengths of corinth in hand', 'the special tile', 'a sealed decision', 'standing answers'].map(
      what => `seen ${what}`,
    ),
    ...['a draft', 'a sealed decision', 'a strength placed', 'a tile dealt', 'the hoplite', 'the special tile'].map(what => `told ${what}`),
  ],
  parthenon: [
    ...['an offer', 'cargo', 'the hand', 'the harbor card', 'the size of a fleet', 'the view of another', 'the draft of another'].map(
      what => `seen ${what}`,
    ),
    ...['a harbor card', 'a private offer', 'a trade', 'cards produced', 'cards sailed', 'cards returned'].map(what => `told ${what}`),
  ],
};

/** Another seat's view and what really happened, shown to a viewer that may not see them. */
test.each(Object.entries(FINDS))('what is hidden in %s is found where it does not belong', (id, finds) => {
  const game = GAMES.get(id) as AnyGame;
  const found = new Set<string>();
  for (let i = 0; i < 4; i++) {
    const rng = sfc32(`hidden ${i}`);
    const state = game.setup(game.seatRange[0], game.parseOptions({}), game.rules);
    let before = game.clone(state);
    for (let step = 0; step < 400 && !game.outcome(state); step++) {
      const [first = 0] = game.actors(state);
      const beside = first === -1 ? [] : game.mayAct(state);
      const actor = beside.length > 0 && rng.int(6) === 0 ? beside[rng.int(beside.length)]! : first;
      const actions: Action[] = [];
      if (actor !== -1) game.actions(state, actor, actions);
      const events: GameEvent[] = [];
      game.apply(state, actor, actor === -1 ? game.sample(state, rng) : pick(actions, rng), event => events.push(event));
      const then = [before, state];
      const own = { view: game.view(state, 1), events: events.flatMap(event => game.seen(event, 1) ?? []), actions: [] };
      expect(leaksIn(id, own, 1, then)).toEqual([]);
      for (const leak of leaksIn(id, { ...own, view: game.view(state, 0) }, 1, then)) found.add(`seen ${leak.replace(/\d+/g, 'n')}`);
      for (const leak of leaksIn(id, { ...own, events }, 1, then)) found.add(`told ${leak.replace(/\d+/g, 'n')}`);
      before = game.clone(state);
    }
  }
  for (const what of finds)
    expect(
      [...found].some(leak => leak.startsWith(what)),
      what,
    ).toBe(true);
});
