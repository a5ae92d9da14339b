/**
 * A local table kept in the browser at a position further on, as if it had been played there: same rules, same dice from the secret,
 * choices by a seeded generator or by bots. A test or picture of a late screen begins there. The person has seat 0, unless said otherwise.
 */
import { type AnyBot, type Level, makeBot, observationOf } from '@stoa/bots';
import { type Action, type AnyGame, CHANCE, foldTable, isIllegal, isRefused, makeHeader, type Seat, sfc32 } from '@stoa/engine';
import { commitment, draws, secretFromSeed } from '@stoa/fair';
import type { Page } from 'playwright-core';
import { seeded } from './player.ts';

export interface Late {
  readonly game: AnyGame;
  readonly seats: number;
  /** Of choices and dice. */
  readonly seed: number;
  /** The person's seat; 0 where nothing is said. */
  readonly me?: Seat;
  /** The room that asks the person, and what must hold there. */
  readonly room?: string;
  readonly when?: (view: unknown, actions: readonly Action[]) => boolean;
}

const BEGUN = Date.UTC(2026, 0, 1);

export const begin = (game: AnyGame, seats: number, seed: number, me: Seat = 0) => {
  const options = game.parseOptions({});
  if (isIllegal(options)) throw new Error(options.why);
  const id = `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`;
  const secret = secretFromSeed(String(seed));
  const entropies = Array.from({ length: seats }, (_, seat) => (seat === me ? '00'.repeat(16) : null));
  const header = makeHeader(game, seats, options, {
    table: id,
    chance: 'fair',
    commitment: commitment(secret),
    takeBack: 'bars',
    entropies,
  });
  const table = foldTable(game, header, [], draws(secret, id, entropies));
  const step = (intent: Parameters<typeof table.propose>[0]): void => {
    const proposal = table.propose(intent, BEGUN);
    if (isRefused(proposal)) throw new Error(`${proposal.refused} ${proposal.illegal?.why}`);
    table.adopt(proposal);
  };
  const due = (): readonly Seat[] => game.actors(table.state).filter(seat => seat !== CHANCE);
  const play = (seat: Seat, action: Action): void => step({ do: 'play', seat, actions: [action], allowReveals: true });
  const kinds = entropies.map((_, seat) => (seat === me ? 'human' : 'bot'));
  /** The table as the browser keeps it now. */
  const row = (level: Level) => ({
    ...{ id, game: game.id, mode: 'solo', seats: kinds, level, header, secret, entries: [...table.entries] },
    ...{ begun: BEGUN, touched: BEGUN, waiting: due(), outcome: null },
  });
  step({ do: 'begin' });
  return { table, due, play, row };
};
type Begun = ReturnType<typeof begin>;
export type KeptTable = ReturnType<Begun['row']>;

const playedTo = ({ game, seats, seed, me = 0, room, when = () => true }: Late): KeptTable | undefined => {
  const { table, due, play, row } = begin(game, seats, seed, me);
  const random = seeded(seed);
  const actionsOf = (seat: Seat): Action[] => {
    const list: Action[] = [];
    game.actions(table.state, seat, list);
    return list;
  };
  const isThere = (): boolean =>
    due().includes(me) && (room === undefined || game.room(table.state) === room) && when(game.view(table.state, me), actionsOf(me));
  while (!isThere()) {
    if (table.outcome !== undefined) return undefined;
    const seat = due()[0] ?? 0;
    const list = actionsOf(seat);
    play(seat, list[Math.floor(random() * list.length)] as Action);
  }
  return row('novice');
};

/** Games that are tried before a position is said never to come. */
const TRIES = 200;
/** The first game from the seed on that comes there. */
const firstPlayedTo = (late: Late): KeptTable => {
  for (let seed = late.seed; seed < late.seed + TRIES; seed++) {
    const row = playedTo({ ...late, seed });
    if (row) return row;
  }
  throw new Error(`no game of the seeds from ${late.seed} on comes there`);
};

/** A position of a game between bots in which seat 0 is asked. */
export interface Asked {
  readonly room: string;
  readonly view: unknown;
  readonly actions: readonly Action[];
  readonly kept: KeptTable;
}

/** Bots play to the end, seat 0 after the others; every position in which seat 0 is asked. */
export const playedByBots = async (game: AnyGame, seats: number, seed: number, level: Level): Promise<readonly Asked[]> => {
  const { table, due, play, row } = begin(game, seats, seed);
  const bots: AnyBot[] = [];
  for (let seat = 0; seat < seats; seat++) bots.push(await makeBot(game, level));
  const rng = sfc32(String(seed));
  const asked: Asked[] = [];
  while (table.outcome === undefined) {
    const seat = due().at(-1) ?? 0;
    const seen = observationOf(game, game.determinize(table.state, seat, rng), seat);
    if (seat === 0) asked.push({ room: game.room(table.state), view: seen.view, actions: seen.legal, kept: row(level) });
    play(seat, (bots[seat] as AnyBot).choose(seen, { now: () => 0 }, rng));
  }
  return asked;
};

/** Opens it; the page must be one of the app's. */
export const openLate = (page: Page, late: Late): Promise<void> => openKept(page, firstPlayedTo(late));

export const openKept = async (page: Page, row: KeptTable): Promise<void> => {
  await page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('stoa', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    row,
  );
  await page.goto(new URL(`/play/${row.id}`, page.url()).href);
  await page.locator('.dock').waitFor();
};
