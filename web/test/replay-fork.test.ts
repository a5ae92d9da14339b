/** "Play on from here": at every kind of moment, for every seat, a table stands that shows this seat what the old one showed, and can be played on. */
import { readFileSync } from 'node:fs';
import { type Action, type AnyGame, type Entry, isRefused, makeHeader, openTable, sfc32, type TableHeader } from '@stoa/engine';
import { draws, secretFromSeed } from '@stoa/fair';
import { expect, test } from 'vitest';
import { loadGame } from '../src/worker/games.ts';
import { type Replay, replayOf } from '../src/worker/replay.ts';

interface Recorded {
  readonly header: TableHeader;
  readonly entries: readonly Entry<Action>[];
}
const recorded = (file: string): Recorded => JSON.parse(readFileSync(new URL(`../../games/${file}.json`, import.meta.url), 'utf8'));

const playOn = (game: AnyGame, replay: Replay, seats: number, n: number, seat: number): void => {
  const name = `${game.id} at ${n} by ${seat}`;
  const { options, rules, position } = replay.fork(n, seat, name);
  const secret = secretFromSeed(name);
  const header = makeHeader(game, seats, options, { rules, position });
  const table = openTable(game, header, draws(secret, header.table, header.entropies));
  expect(JSON.stringify(game.view(table.state, seat)), name).toBe(JSON.stringify(replay.frame(n, seat).view));
  const begun = table.propose({ do: 'begin' }, 0);
  if (isRefused(begun)) throw new Error(`${name}: ${begun.refused}`);
  table.adopt(begun);
  const rng = sfc32(name);
  for (let step = 0; step < 12 && table.outcome === undefined; step++) {
    const actor = game.actors(table.state)[0]!;
    const actions: Action[] = [];
    game.actions(table.state, actor, actions);
    const made = table.propose({ do: 'play', seat: actor, actions: [actions[rng.int(actions.length)]!] }, 0);
    if (isRefused(made)) throw new Error(`${name}: ${made.refused}`);
    table.adopt(made);
  }
};

test.each([
  ['earth-and-water', 'points-greece'],
  ['perikles', 'five-seats'],
  ['parthenon', 'four'],
  ['petteia', 'last-man'],
])('%s', async (id, file) => {
  const game = await loadGame(id);
  const { header, entries } = recorded(`${id}/test/replays/${file}`);
  const replay = replayOf(game, header, entries);
  const rng = sfc32(id);
  for (let tried = 0; tried < 30; tried++) {
    const n = rng.int(replay.total);
    playOn(game, replay, header.seats, n, rng.int(header.seats));
  }
});

test('what the seat could not see is dealt anew: the special tiles of the others', async () => {
  const game = await loadGame('perikles');
  const { header, entries } = recorded('perikles/test/replays/five-seats');
  const replay = replayOf(game, header, entries);
  const n = entries.findIndex(({ kind }) => kind === 'action');
  const dealt = new Set(Array.from({ length: 20 }, (_, k) => replay.fork(n, 0, String(k)).position));
  expect(dealt.size).toBeGreaterThan(1);
});
