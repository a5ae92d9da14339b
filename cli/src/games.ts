/** Every game the command line knows, loaded only when it is asked for. Adding a game is adding a line to GAMES. */
import { type Action, type AnyGame, anyGame, type GameEvent, type GameText, type Language } from '@stoa/engine';

export interface RegisteredGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Language, GameText<Action, GameEvent, unknown>>>;
  readonly ruleIds: readonly string[];
  /** Where its sources and tests are, from the root of the repository. */
  readonly folder: string;
}

const GAMES: Readonly<Record<string, () => Promise<RegisteredGame>>> = {
  'earth-and-water': async () => {
    const [{ earthWater, RULE_IDS }, { texts }] = await Promise.all([
      import('@stoa/earth-and-water'),
      import('@stoa/earth-and-water/text'),
    ]);
    return { game: anyGame(earthWater), texts, ruleIds: RULE_IDS, folder: 'games/earth-and-water' };
  },
  parthenon: async () => {
    const [{ parthenon, RULE_IDS }, { texts }] = await Promise.all([import('@stoa/parthenon'), import('@stoa/parthenon/text')]);
    return { game: anyGame(parthenon), texts, ruleIds: RULE_IDS, folder: 'games/parthenon' };
  },
  perikles: async () => {
    const [{ perikles, RULE_IDS }, { texts }] = await Promise.all([import('@stoa/perikles'), import('@stoa/perikles/text')]);
    return { game: anyGame(perikles), texts, ruleIds: RULE_IDS, folder: 'games/perikles' };
  },
  petteia: async () => {
    const [{ petteia, RULE_IDS }, { texts }] = await Promise.all([import('@stoa/petteia'), import('@stoa/petteia/text')]);
    return { game: anyGame(petteia), texts, ruleIds: RULE_IDS, folder: 'games/petteia' };
  },
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export const findGame = async (id: string): Promise<RegisteredGame | undefined> => (Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined);

export const unknownGame = (id: string): string => `there is no game "${id}"; there are: ${GAME_IDS.join(', ')}`;
