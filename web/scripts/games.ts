/** The games of the home page, with rules and words, for build-time scripts. A game on the shelf without a line here does not compile. */
import { earthWater } from '@stoa/earth-and-water';
import { texts as earthAndWaterTexts } from '@stoa/earth-and-water/text';
import type { AnyGame, GameText, Language } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { texts as parthenonTexts } from '@stoa/parthenon/text';
import { perikles } from '@stoa/perikles';
import { texts as periklesTexts } from '@stoa/perikles/text';
import { petteia } from '@stoa/petteia';
import { texts as petteiaTexts } from '@stoa/petteia/text';
import type { GameId } from '../src/games/index.ts';

type Texts = Readonly<Record<Language, GameText<never, never, never>>>;

export const GAMES: Readonly<Record<GameId, { readonly game: AnyGame; readonly texts: Texts }>> = {
  'earth-and-water': { game: earthWater as unknown as AnyGame, texts: earthAndWaterTexts as unknown as Texts },
  perikles: { game: perikles as unknown as AnyGame, texts: periklesTexts as unknown as Texts },
  parthenon: { game: parthenon as unknown as AnyGame, texts: parthenonTexts as unknown as Texts },
  petteia: { game: petteia as unknown as AnyGame, texts: petteiaTexts as unknown as Texts },
};
