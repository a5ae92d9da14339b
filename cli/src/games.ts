/** Every game the command line knows, loaded only when it is asked for. Adding a game is adding a line to GAMES. */
import type { Action, AnyGame, GameEvent, GameText, Language } from '@stoa/engine';

export interface RegisteredGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Language, GameText<Action, GameEvent, unknown>>>;
  /** Every rule id; `planned` marks those no code keeps yet. */
  readonly rulebook: Readonly<Record<string, { readonly planned?: boolean }>>;
  /** Where its sources and tests are, from the root of the repository. */
  readonly folder: string;
}

const GAMES: Readonly<Record<string, () => Promise<RegisteredGame>>> = {
  'earth-and-water': async () => {
    const [{ earthWater, RULEBOOK }, { texts }] = await Promise.all([
      import('@stoa/earth-and-water'),
      import('@stoa/earth-and-water/text'),
    ]);
    return { game: earthWater as AnyGame, texts, rulebook: RULEBOOK, folder: 'games/earth-and-water' };
  },
  parthenon: async () => {
    const [{ parthenon, RULEBOOK }, { texts }] = await Promise.all([import('@stoa/parthenon'), import('@stoa/parthenon/text')]);
    return { game: parthenon as AnyGame, texts, rulebook: RULEBOOK, folder: 'games/parthenon' };
  },
  perikles: async () => {
    const [{ perikles, RULEBOOK }, { texts }] = await Promise.all([import('@stoa/perikles'), import('@stoa/perikles/text')]);
    return { game: perikles as AnyGame, texts, rulebook: RULEBOOK, folder: 'games/perikles' };
  },
  petteia: async () => {
    const [{ petteia, RULEBOOK }, { texts }] = await Promise.all([import('@stoa/petteia'), import('@stoa/petteia/text')]);
    return { game: petteia as AnyGame, texts, rulebook: RULEBOOK, folder: 'games/petteia' };
  },
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export const findGame = async (id: string): Promise<RegisteredGame | undefined> => (Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined);

export const unknownGame = (id: string): string => `there is no game "${id}"; there are: ${GAME_IDS.join(', ')}`;
