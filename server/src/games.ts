/** The games this server offers, each with its title, which is the same in every language. Nothing else in the server names a game. */

import { earthWater } from '@stoa/earth-and-water';
import { type AnyGame, anyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { petteia } from '@stoa/petteia';

const OFFERED: readonly (readonly [game: AnyGame, title: string])[] = [
  [anyGame(petteia), 'Petteia'],
  [anyGame(earthWater), '300: Earth & Water'],
  [anyGame(perikles), 'Perikles'],
  [anyGame(parthenon), 'Parthenon: Rise of the Aegean'],
];

/** By id, which is also the name of the package. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(OFFERED.map(([game]) => [game.id, game]));

const TITLES: ReadonlyMap<string, string> = new Map(OFFERED.map(([game, title]) => [game.id, title]));
export const titleOf = (game: string): string => TITLES.get(game) ?? game;
