/** Which bots may be seated at which game, and the one that takes over an abandoned seat. */
import { BOT_NAMES, hasMind } from '@stoa/bots';
import type { AnyGame } from '@stoa/engine';

export const botLevels = (game: AnyGame): readonly string[] => (hasMind(game) ? BOT_NAMES : ['random']);
export const usualBot = (game: AnyGame): string => (hasMind(game) ? 'citizen' : 'random');
