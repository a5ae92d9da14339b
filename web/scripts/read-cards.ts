/** What the home page says of each game, in every language; run at build time by game-cards.ts. */
import { hasMind } from '@stoa/bots';
import { LANGUAGES, type OptionSpec } from '@stoa/engine';
import { factsOf } from '../src/games/facts.ts';
import { GAMES } from './games.ts';

interface Choice {
  readonly name: string;
  readonly normal: unknown;
  readonly values: readonly unknown[];
}
/** The table options that players choose among. Values stay as in JSON: true is not the word "true". */
const offered = (spec: Readonly<Record<string, OptionSpec<Record<string, unknown>>[string]>>): readonly Choice[] =>
  Object.entries(spec).flatMap(([name, option]) =>
    option.kind === 'choice' && option.offered ? [{ name, normal: option.default, values: option.values }] : [],
  );

export const cards = Object.values(GAMES).map(({ game, texts }) => ({
  id: game.id,
  seats: game.seatRange,
  minds: hasMind(game),
  ...factsOf(game),
  words: Object.fromEntries(
    LANGUAGES.map(lang => {
      const { name, tagline, minutes, minutesWithBots, seat, option } = texts[lang];
      const options = offered(game.optionSpec).map(choice => {
        const { title, value } = option(choice.name);
        const values = choice.values.map(v => ({ value: JSON.stringify(v), label: value(v) }));
        return { name: choice.name, title, normal: JSON.stringify(choice.normal), values };
      });
      return [
        lang,
        { name, tagline, minutes, minutesWithBots, seats: Array.from({ length: game.seatRange[1] }, (_, i) => seat(i)), options },
      ];
    }),
  ),
}));
