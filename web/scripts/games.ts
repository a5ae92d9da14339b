/** The games of the home page, with rules and words, for build-time scripts. A game of `GAME_IDS` without a line here does not compile. */
import { earthWater } from '@stoa/earth-and-water';
import { texts as earthAndWaterTexts } from '@stoa/earth-and-water/text';
import { type AnyGame, anyGame, type Language } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { texts as parthenonTexts } from '@stoa/parthenon/text';
import { perikles } from '@stoa/perikles';
import { texts as periklesTexts } from '@stoa/perikles/text';
import { petteia } from '@stoa/petteia';
import { texts as petteiaTexts } from '@stoa/petteia/text';
import type { GameId } from '../src/games/index.ts';
import type { AnyText } from '../src/games/types.ts';

type Texts = Readonly<Record<Language, AnyText>>;

export const GAMES: Readonly<Record<GameId, { readonly game: AnyGame; readonly texts: Texts }>> = {
  'earth-and-water': { game: anyGame(earthWater), texts: earthAndWaterTexts },
  perikles: { game: anyGame(perikles), texts: periklesTexts },
  parthenon: { game: anyGame(parthenon), texts: parthenonTexts },
  petteia: { game: anyGame(petteia), texts: petteiaTexts },
};
