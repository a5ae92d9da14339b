/** What the home page says of each game, in every language; run at build time by game-cards.ts. */
import { hasMind } from '@stoa/bots';
import { LANGUAGES } from '@stoa/engine';
import { GAMES } from './games.ts';

export const cards = GAMES.map(({ game, texts }) => ({
  id: game.id,
  seats: game.seatRange,
  minds: hasMind(game),
  words: Object.fromEntries(
    LANGUAGES.map(lang => {
      const { name, tagline, minutes, seat } = texts[lang];
      return [lang, { name, tagline, minutes, seats: Array.from({ length: game.seatRange[1] }, (_, i) => seat(i)) }];
    }),
  ),
}));
