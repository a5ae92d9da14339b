/** Against bots an undo reaches back to the last die or card, over what bots answered and over the only answer possible. */
import { type Action, type AnyTable, foldTable, isRefused, makeHeader, openTable, type Seat, seededDraws } from '@stoa/engine';
import { expect, test } from 'vitest';
import { loadGame } from '../src/worker/games.ts';
import { hasOnlyBotsAfter, undoPastBots } from '../src/worker/undo-past-bots.ts';

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
const play = (table: AnyTable, seat: Seat, action = listOf(table, seat)[0] as Action): void =>
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
    { do: 'undo', seat: 1 },
    { do: 'undo', seat: 0 },
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
