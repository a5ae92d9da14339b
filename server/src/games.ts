/** The games this server offers, by id. A game more is a line more. */
import type { AnyGame } from '@stoa/engine';
import { petteia } from '@stoa/petteia';

export const GAMES: ReadonlyMap<string, AnyGame> = new Map([petteia].map(game => [game.id, game as unknown as AnyGame]));
