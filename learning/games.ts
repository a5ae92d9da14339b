/** The games that networks are trained for: rules, mind and encoder. */
import { type BotSet, loadBots } from '@stoa/bots';
import { ENCODERS, type Encoder } from '@stoa/bots/encoders';
import { earthWater } from '@stoa/earth-and-water';
import type { AnyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';

export interface LearningGame {
  readonly game: AnyGame;
  readonly bots: BotSet;
  readonly encoder: Encoder<unknown>;
  /** Entries of a typical game. */
  usualLength(seats: number): number;
}

const GAMES: Readonly<Record<string, { readonly game: AnyGame; usualLength(seats: number): number }>> = {
  'earth-and-water': { game: earthWater, usualLength: () => 160 },
  perikles: { game: perikles, usualLength: seats => 150 * seats },
  parthenon: { game: parthenon, usualLength: seats => 350 * seats },
};

export const learningGame = async (id: string): Promise<LearningGame> => {
  const found = GAMES[id];
  const bots = found && (await loadBots(found.game));
  const encoder = ENCODERS[id];
  if (found === undefined || bots === undefined || encoder === undefined)
    throw new Error(`no game "${id}"; there are ${Object.keys(GAMES).join(', ')}`);
  return { ...found, bots, encoder };
};
