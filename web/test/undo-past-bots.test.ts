/** Against bots an undo reaches back to the last die or card, over what bots answered and over the only answer possible. */
import {
  type Action,
  type AnyTable,
  CHANCE,
  foldTable,
  isRefused,
  makeHeader,
  openTable,
  type Seat,
  seededDraws,
  sfc32,
} from '@stoa/engine';
import { expect, test } from 'vitest';
import { loadGame } from '../src/worker/games.ts';
import { hasOnlyBotsAfter, offersUndo, undoOwn, undoPastBots } from '../src/worker/undo-past-bots.ts';

const isBot = (seat: Seat): boolean => seat !== 0;
const listOf = (table: AnyTable, seat: Seat): Action[] => {
  const list: Action[] = [];
  table.game.actions(table.state, seat, list);
  return list;
};
const step = (table: AnyTable, intent: Parameters<AnyTable['propose']>[0]): void => {
  const proposal = table.propose(intent, 0);
  if (isRefused(proposal)) throw new Error(proposal.refused);
  table.adopt(proposal);
};
const play = (table: AnyTable, seat: Seat, action = listOf(table, seat)[0]!): void =>
  step(table, { do: 'play', seat, actions: [action], allowReveals: true });
const begun = async (id: 'petteia' | 'earth-and-water', seed: string): Promise<AnyTable> => {
  const game = await loadGame(id);
  const options = game.parseOptions({});
  const table = openTable(game, makeHeader(game, 2, options as object), seededDraws(seed));
  step(table, { do: 'begin' });
  return table;
};
const copyOf = (table: AnyTable, seed: string): AnyTable => foldTable(table.game, table.header, table.entries, seededDraws(seed));

test('a move of mine and the bot’s answer to it are taken back together', async () => {
  const table = await begun('petteia', 'x');
  const before = JSON.stringify(table.state);
  play(table, 0);
  play(table, 1);
  expect(table.undoBar(0)).toBe('later-entry');
  expect(hasOnlyBotsAfter(table.entries, 0, isBot)).toBe(true);
  const undos = undoPastBots(copyOf(table, 'x'), 0, isBot);
  expect(undos).toEqual([
    { do: 'undo', seat: 1, learners: [0] },
    { do: 'undo', seat: 0, learners: [0] },
  ]);
  for (const undo of undos ?? []) step(table, undo);
  expect(JSON.stringify(table.state)).toBe(before);
  expect(hasOnlyBotsAfter(table.entries, 0, isBot)).toBe(false);
});

test('another person at the table, or a die, is the end of the way back', async () => {
  const table = await begun('petteia', 'x');
  play(table, 0);
  play(table, 1);
  expect(hasOnlyBotsAfter(table.entries, 0, () => false)).toBe(false);
  expect(undoPastBots(copyOf(table, 'x'), 0, () => false)).toBeUndefined();

  const cards = await begun('earth-and-water', 'y');
  // Cards are drawn for the talents: nothing before that comes back.
  play(
    cards,
    0,
    listOf(cards, 0).find(action => 'n' in action && action.n === 1),
  );
  expect(cards.entries.some(({ kind }) => kind === 'chance')).toBe(true);
  expect(hasOnlyBotsAfter(cards.entries, 0, isBot)).toBe(false);
  expect(undoPastBots(copyOf(cards, 'y'), 0, isBot)).toBeUndefined();
});

test('what only bots have learnt is taken back, with everything that was sent in one message', async () => {
  const game = await loadGame('parthenon');
  const position =
    '3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7 row=2,1,-1,-1 eventBag=262137 eventsDone=3 room=season/build step=10 asked=7 done=6 hand0=wool*2+grain+timber hand1=ore*2 hand2=olives*2';
  const table = openTable(game, makeHeader(game, 3, game.parseOptions({}) as object, { position }), seededDraws('z'));
  const before = JSON.stringify(table.state);
  const pays = ['grain', 'wool'].map(card => ({ do: 'pay', card }) as Action);
  const actions = [{ do: 'build', structure: 'village-5' } as Action, ...pays, { do: 'confirm' } as Action];
  const proposal = table.propose({ do: 'play', seat: 0, actions, allowReveals: true }, 7);
  if (isRefused(proposal)) throw new Error(proposal.refused);
  table.adopt(proposal);
  // The bots have seen two cards of the hand.
  expect(table.propose({ do: 'undo', seat: 0 }, 0)).toMatchObject({ refused: 'barrier', bar: 'told' });
  const undos = undoPastBots(copyOf(table, 'z'), 0, isBot);
  expect(undos).toHaveLength(4);
  for (const undo of undos ?? []) step(table, undo);
  expect(JSON.stringify(table.state)).toBe(before);
});

test('where bots have gone on meanwhile, and I have seen it, my own decision is taken back alone', async () => {
  const game = await loadGame('parthenon');
  const position =
    '3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7 row=2,1,-1,-1 eventBag=262137 eventsDone=3 room=season/build step=10 asked=7 hand0=grapes*2 hand1=olives*2 hand2=olives*2';
  const table = openTable(game, makeHeader(game, 3, game.parseOptions({}) as object, { position }), seededDraws('z'));
  const village = { do: 'build', structure: 'village-4' } as Action;
  play(table, 0, village);
  play(table, 1, village);
  expect(undoPastBots(copyOf(table, 'z'), 0, isBot)).toBeUndefined();
  const undos = undoOwn(copyOf(table, 'z'), 0);
  expect(undos).toHaveLength(1);
  for (const undo of undos ?? []) step(table, undo);
  expect(listOf(table, 0)).toContainEqual(village);
  expect(listOf(table, 1)).not.toContainEqual(village);
});

test('what I have learnt is not taken back: the sealed answers of the others lie open', async () => {
  const game = await loadGame('parthenon');
  const position =
    '3 islands=chios,crete,rhodes archon=1 year=1 season=1 villages=7,7,7 row=-1,-1,-1,-1 eventBag=262143 room=season/event-reveal step=0 hand0=grapes+wool hand1=grapes*2+wool hand2=grapes*2+wool';
  const header = makeHeader(game, 3, game.parseOptions({}) as object, { position, chance: 'asked' });
  const table = openTable(game, header, undefined);
  step(table, { do: 'play', seat: CHANCE, actions: [{ do: 'reveal-event', event: 'drought' } as Action] });
  for (const seat of [1, 2]) play(table, seat, { do: 'pay-option', option: 0 } as Action);
  play(table, 0, { do: 'pay-option', option: 0 } as Action);
  const copy = foldTable(table.game, table.header, table.entries, undefined);
  expect(undoPastBots(copy, 0, isBot)).toBeUndefined();
  expect(undoOwn(foldTable(table.game, table.header, table.entries, undefined), 0)).toBeUndefined();
});

test('what I have seen of the other hand is not offered to be taken back', async () => {
  const isHippias = (action: Action): boolean => action.do === 'play-event' && 'card' in action && action.card === 9;
  let asked = 0;
  for (let game = 0; game < 8; game++) {
    const table = await begun('earth-and-water', `hippias-${game}`);
    const rng = sfc32(`hippias-${game}`);
    while (table.outcome === undefined) {
      const seat = table.game.actors(table.state)[0] ?? 0;
      const list = listOf(table, seat);
      const hippias = seat === 0 ? list.find(isHippias) : undefined;
      play(table, seat, hippias ?? list[rng.int(list.length)]);
      if (hippias === undefined || table.game.room(table.state) !== 'hippias') continue;
      asked++;
      expect(hasOnlyBotsAfter(table.entries, 0, isBot)).toBe(true);
      expect(offersUndo(table, 0, isBot)).toBe(false);
    }
  }
  expect(asked).toBeGreaterThan(0);
});
