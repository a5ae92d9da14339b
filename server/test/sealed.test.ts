/**
 * In sealed rooms and reaction windows the existence, number and size of what others are sent tell nothing. A choice in a sealed room
 * that does not close it leaves every other chair's message as it was, byte by byte, whatever was chosen. A window looks the same
 * to the others whatever its seat holds. STOA_LEAK_GAMES makes it longer.
 */
import {
  type Action,
  type AnyGame,
  type AnyTable,
  anyGame,
  type GameEvent,
  isRefused,
  makeHeader,
  openTable,
  type Proposal,
  sfc32,
} from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import { commitment, draws, makeSecret } from '@stoa/fair';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES as OFFERED } from '../src/games.ts';
import { pick } from './support/pick.ts';

const games: readonly AnyGame[] = [...OFFERED.values(), anyGame(tiny)];
const LONG = process.env.STOA_LEAK_GAMES;
const COUNT = Number(LONG ?? 2);
const SEED = process.env.STOA_SEED ?? 'sealed';
/** Games on a seed of their own: what must be met at least once is met in these, whatever STOA_SEED is. */
const FIXED = 2;

const begin = (game: AnyGame, seats: number, seed: string): AnyTable => {
  const rng = sfc32(seed);
  const secret = makeSecret(Uint8Array.from({ length: 32 }, () => rng.int(256)));
  const options = game.parseOptions({});
  const header = makeHeader(game, seats, options, {
    table: 'aaaaaaaaaaaaaaaa',
    rules: game.rules,
    chance: 'fair',
    commitment: commitment(secret),
    entropies: Array.from({ length: seats }, () => null),
    seating: null,
  });
  const table = openTable(game, header, draws(secret, header.table, header.entropies));
  const first = table.propose({ do: 'begin' }, 0);
  if (isRefused(first)) throw new Error(first.refused);
  table.adopt(first);
  return table;
};

/** All that a chair's message is made of. */
const bytes = (game: AnyGame, state: unknown, viewer: number): string => {
  const actions: Action[] = [];
  if (game.actors(state).includes(viewer) || game.mayAct(state).includes(viewer)) game.actions(state, viewer, actions);
  return JSON.stringify([
    game.room(state),
    game.view(state, viewer),
    game.waiting(state, viewer),
    game.mayAct(state).includes(viewer),
    actions,
  ]);
};

/** What is decided in secret there; the rest of a list is done beside the turn and in the open. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  tiny: ['choose', 'drop', 'confirm'],
  perikles: ['pass', 'play-special'],
};

/** Done beside the turn, for all to see, whatever room is open. */
const OPEN = ['set-order-wish', 'promise', 'donate', 'unready'];

/** Not yet a choice: the room stays closed, whatever seat makes the last of these. */
const DRAFTS = ['choose', 'drop'];

/** Where a seat is asked, or drafts, whatever it holds (PK-5.11, PK-8.11); elsewhere the room's name says so. */
const WINDOWS: Readonly<Record<string, readonly string[]>> = { perikles: ['after-tile', 'commit'] };
const isWindow = (game: AnyGame, room: string): boolean => room.startsWith('window-') || (WINDOWS[game.id]?.includes(room) ?? false);

interface Counts {
  sealed: number;
  choices: number;
  windows: number;
}

/** Every choice of the seat, as the others would hear of it. */
const checkSealed = (table: AnyTable, seat: number, legal: readonly Action[], counts: Counts): void => {
  const { game, state, chairs } = table;
  const room = game.room(state);
  const heard = new Map<string, string>();
  for (const action of legal.filter(a => SECRET[game.id]?.includes(a.do) ?? !OPEN.includes(a.do))) {
    const proposal = table.propose({ do: 'play', seat, actions: [action] }, 0);
    if (isRefused(proposal)) throw new Error(`a listed action was refused: ${JSON.stringify(action)}`);
    // The last choice closes the room and reveals all, perhaps into the same room of the next battle.
    if (game.actors(state).length === 1 && !DRAFTS.includes(action.do)) continue;
    if (game.room(proposal.state) !== room) continue;
    counts.choices++;
    for (let other = 0; other < chairs.length; other++) {
      if (other === seat) continue;
      const told = proposal.events.flatMap((event: GameEvent) => game.seen(event, other) ?? []);
      const now = JSON.stringify([told, bytes(game, proposal.state, other)]);
      expect(bytes(game, proposal.state, other), `${JSON.stringify(action)} of ${seat} changed what ${other} sees`).toBe(
        bytes(game, state, other),
      );
      expect(heard.get(String(other)) ?? now).toBe(now);
      heard.set(String(other), now);
    }
  }
  counts.sealed++;
};

/** Whatever its seat holds: the others' message is the same in every state they cannot tell from this one. */
const checkWindow = (table: AnyTable, seat: number, seed: string, counts: Counts): void => {
  const { game, state, chairs } = table;
  counts.windows++;
  for (let other = 0; other < chairs.length; other++) {
    if (other === seat) continue;
    for (let i = 0; i < 4; i++) {
      const otherwise = game.determinize(state, other, sfc32(`${seed} ${i}`));
      expect(game.actors(otherwise), 'who is asked').toEqual(game.actors(state));
      expect(bytes(game, otherwise, other)).toBe(bytes(game, state, other));
    }
  }
};

const playOut = (game: AnyGame, seats: number, seed: string, counts: Counts): void => {
  const rng = sfc32(seed);
  const table = begin(game, seats, seed);
  const most = game.id === 'parthenon' && LONG === undefined ? 300 : 20_000;
  let step = 0;
  for (; step < most && !table.outcome; step++) {
    const { state } = table;
    const seat = game.actors(state)[rng.int(game.actors(state).length)]!;
    const legal: Action[] = [];
    game.actions(state, seat, legal);
    const room = game.room(state);
    if (game.rooms[room]?.mode === 'sealed') checkSealed(table, seat, legal, counts);
    if (isWindow(game, room)) checkWindow(table, seat, `${seed} ${step}`, counts);
    const played = table.propose({ do: 'play', seat, actions: [pick(legal, rng)] }, 0);
    if (isRefused(played)) throw new Error(played.refused);
    table.adopt(played as Proposal<Action, GameEvent>);
  }
  expect(table.outcome !== undefined || step === most).toBe(true);
};

const figures: Record<string, Counts> = {};
afterAll(() => {
  if (LONG !== undefined) console.log(JSON.stringify({ games: COUNT, ...figures }));
});

describe.each(games.map(game => [game.id, game] as const))('%s', (_id, game) => {
  const rooms = Object.entries(game.rooms);
  const hasSealed = rooms.some(([, room]) => room.mode === 'sealed');
  const hasWindows = rooms.some(([name]) => isWindow(game, name));
  test.runIf(hasSealed || hasWindows)(
    'choices in secret are silent',
    () => {
      const counts: Counts = { sealed: 0, choices: 0, windows: 0 };
      figures[game.id] = counts;
      const [min, max] = game.seatRange;
      const seatsOf = (i: number): number => min + (i % (max - min + 1));
      for (let i = 0; i < FIXED; i++) playOut(game, seatsOf(i), `met ${game.id} ${i}`, counts);
      if (hasSealed) expect(counts.choices).toBeGreaterThan(0);
      if (hasWindows) expect(counts.windows).toBeGreaterThan(0);
      for (let i = 0; i < COUNT; i++) playOut(game, seatsOf(i), `${SEED} ${game.id} ${i}`, counts);
    },
    120_000 + COUNT * 5000,
  );
});
