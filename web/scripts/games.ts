/** The games of the home page, with rules and words, for build-time scripts. */
import { earthWater } from '@stoa/earth-and-water';
import { texts as earthAndWaterTexts } from '@stoa/earth-and-water/text';
import type { AnyGame, GameText, Language } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { texts as parthenonTexts } from '@stoa/parthenon/text';
import { perikles } from '@stoa/perikles';
import { texts as periklesTexts } from '@stoa/perikles/text';
import { petteia } from '@stoa/petteia';
import { texts as petteiaTexts } from '@stoa/petteia/text';

type Texts = Readonly<Record<Language, GameText<never, never, never>>>;

export const GAMES: readonly { readonly game: AnyGame; readonly texts: Texts }[] = [
  { game: earthWater as unknown as AnyGame, texts: earthAndWaterTexts as unknown as Texts },
  { game: perikles as unknown as AnyGame, texts: periklesTexts as unknown as Texts },
  { game: parthenon as unknown as AnyGame, texts: parthenonTexts as unknown as Texts },
  { game: petteia as unknown as AnyGame, texts: petteiaTexts as unknown as Texts },
];
