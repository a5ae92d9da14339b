/** Records in and out: the file of a finished game, and the check of any file. */
import { type AnyGame, foldTable, makeRecord, parseRecord, verifyRecord } from '@stoa/engine';
import { chainHash, draws, fairness } from '@stoa/fair';
import { type KeptGame, keptGame } from '../storage/games-db.ts';
import type { Verdict } from '../table/table-client.ts';
import { loadGame } from './games.ts';
import type { KeptOrRecord } from './protocol.ts';

/** The secret leaves the browser only with a game that is over. */
export const writeRecord = (game: AnyGame, kept: KeptGame): string => {
  const table = foldTable(game, kept.header, kept.entries, draws(kept.secret, kept.header.table, kept.header.entropies));
  return JSON.stringify(makeRecord(table, chainHash, table.outcome === undefined ? null : kept.secret), undefined, 1);
};

/** A record as a game to be replayed; all seats are open, since the record tells everything. */
const readRecord = (text: string): KeptGame | undefined => {
  const record = parseRecord(text);
  if ('problem' in record) return undefined;
  const { h: _, ...header } = record.header;
  return {
    id: header.table,
    game: header.game,
    mode: 'hot-seat',
    level: 'citizen',
    seats: Array.from({ length: header.seats }, () => 'human'),
    header,
    secret: '',
    entries: record.entries as KeptGame['entries'],
    begun: 0,
    touched: 0,
    waiting: [],
    outcome: record.end.result,
  };
};

/** A game of this browser, or one from the text of its record. */
export const gameFrom = async (from: KeptOrRecord): Promise<KeptGame | undefined> =>
  'id' in from ? keptGame(from.id) : readRecord(from.record);

export const checkRecord = async (text: string): Promise<Verdict | null> => {
  const record = parseRecord(text);
  if ('problem' in record) return record.at === 0 ? null : { ok: false, entries: 0, firstBad: record.at, draws: 'failed' };
  const game = await loadGame(record.header.game).catch(() => undefined);
  if (game === undefined) return null;
  const { ok, entries, firstBad, draws: drawn } = verifyRecord(text, id => (id === game.id ? game : undefined), fairness);
  return { ok, entries, firstBad, draws: drawn };
};
