/**
 * A local table kept in the browser at a position further on, as if it had been played there: same rules, same dice from the secret,
 * choices by a seeded generator. A test that looks at a late screen begins there. The person has seat 0.
 */
import { type Action, type AnyGame, CHANCE, foldTable, isIllegal, isRefused, makeHeader, type Seat } from '@stoa/engine';
import { commitment, draws, secretFromSeed } from '@stoa/fair';
import type { Page } from 'playwright-core';
import { seeded } from './player.ts';

export interface Late {
  readonly game: AnyGame;
  readonly seats: number;
  /** Of choices and dice. */
  readonly seed: number;
  /** The room that asks the person, and what must hold there. */
  readonly room: string;
  readonly when?: (view: unknown) => boolean;
}

const BEGUN = Date.UTC(2026, 0, 1);

const playedTo = ({ game, seats, seed, room, when = () => true }: Late) => {
  const options = game.parseOptions({});
  if (isIllegal(options)) throw new Error(options.why);
  const id = `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`;
  const secret = secretFromSeed(String(seed));
  const entropies = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '00'.repeat(16) : null));
  const header = makeHeader(game, seats, options, {
    table: id,
    chance: 'fair',
    commitment: commitment(secret),
    takeBack: 'bars',
    entropies,
  });
  const table = foldTable(game, header, [], draws(secret, id, entropies));
  const random = seeded(seed);
  const step = (intent: Parameters<typeof table.propose>[0]): void => {
    const proposal = table.propose(intent, BEGUN);
    if (isRefused(proposal)) throw new Error(`${proposal.refused} ${proposal.illegal?.why}`);
    table.adopt(proposal);
  };
  const due = (): readonly Seat[] => game.actors(table.state).filter(seat => seat !== CHANCE);
  const isThere = (): boolean => due().includes(0) && game.room(table.state) === room && when(game.view(table.state, 0));
  step({ do: 'begin' });
  while (!isThere()) {
    if (table.outcome !== undefined) throw new Error(`the game of seed ${seed} never comes to ${room}`);
    const seat = due()[0] ?? 0;
    const list: Action[] = [];
    game.actions(table.state, seat, list);
    const action = list[Math.floor(random() * list.length)] as Action;
    step({ do: 'play', seat, actions: [action], allowReveals: true });
  }
  const kinds = entropies.map((_, seat) => (seat === 0 ? 'human' : 'bot'));
  const { entries } = table;
  return {
    ...{ id, game: game.id, mode: 'solo', seats: kinds, level: 'novice', header, secret, entries },
    ...{ begun: BEGUN, touched: BEGUN, waiting: due(), outcome: null },
  };
};

/** Opens it; the page must be one of the app's. */
export const openLate = async (page: Page, late: Late): Promise<void> => {
  const row = playedTo(late);
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
