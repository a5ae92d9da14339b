/** How a game of this browser, or of a record, went. Loaded when it is asked for: a bot that plays needs none of it. */
import { loadChances } from '@stoa/bots';
import type { GameCurve } from '../table/table-client.ts';
import { loadGame } from './games.ts';
import type { KeptOrRecord } from './protocol.ts';
import { gameFrom } from './records.ts';
import { replayOf } from './replay.ts';

/** Null while the game runs, and for a game without bots. */
export const keptCurve = async (from: KeptOrRecord): Promise<GameCurve | null> => {
  const kept = await gameFrom(from);
  if (kept === undefined || kept.outcome === null) return null;
  const game = await loadGame(kept.game);
  const chances = await loadChances(game);
  return chances === undefined ? null : replayOf(game, kept.header, kept.entries).curve(kept.outcome, chances);
};
