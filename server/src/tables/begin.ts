/**
 * The beginning of a game: entropies are frozen, draw 0 seats the players where that was agreed, the header is fixed, the deals are
 * drawn. Header, seats and first entries are one transaction.
 */
import { type AnyTable, isRefused, makeHeader, openTable } from '@stoa/engine';
import { draws, seating } from '@stoa/fair';
import type { App } from '../app.ts';
import { noticesAfter } from '../notices/write.ts';
import { refuse } from '../refused.ts';
import { isConflict } from '../store/conflict.ts';
import type { SeatRow } from '../store/schema.ts';
import { beginTable, secretOf } from '../store/tables.ts';
import { startClocks } from './clocks.ts';
import { type AnyProposal, dueChanges, entryRows, positionAfter, scheduleDue } from './commit.ts';
import { isFull, type LiveTable } from './live-table.ts';
import { publishPosition, publishTable } from './publish.ts';
import { RETRY } from './table-cache.ts';

/** Makes the entries of the deals, then of the bots' seats. Adopted at once: no viewer has seen this table yet. */
const openingEntries = (table: AnyTable, seats: readonly SeatRow[], now: number): AnyProposal['entries'] => {
  const step = (intent: Parameters<AnyTable['propose']>[0]): AnyProposal['entries'] => {
    const proposal = table.propose(intent, now);
    if (isRefused(proposal)) throw new Error(`cannot begin: ${proposal.refused}`);
    table.adopt(proposal);
    return proposal.entries;
  };
  return [...step({ do: 'begin' }), ...seats.flatMap(({ seat, kind }) => (kind === 'bot' ? step({ do: 'seat', seat, now: 'bot' }) : []))];
};

export const beginIfFull = async (app: App, live: LiveTable): Promise<undefined | typeof RETRY> => {
  if (live.table || !isFull(live)) return undefined;
  const game = app.games.get(live.row.game);
  if (!game) return refuse('unknown');
  const { db } = live.database.store;
  const { id } = live;
  const secret = await secretOf(db, id);
  const entropies = live.seats.map(seat => seat.entropy);
  const order = live.settings.seating === 'random' ? seating(secret, id, entropies, live.seats.length) : null;
  const header = makeHeader(game, live.seats.length, JSON.parse(live.row.options) as unknown, {
    table: id,
    rules: live.row.rules,
    chance: 'fair',
    commitment: live.row.commitment,
    entropies,
    seating: order,
  });
  const seats = live.seats.map((row, place) => ({ ...row, seat: order?.[place] ?? row.seat })).sort((a, b) => a.seat - b.seat);
  const now = app.now();
  const table = openTable(game, header, draws(secret, id, entropies));
  const entries = openingEntries(table, seats, now);
  const started: LiveTable = { ...live, clocks: startClocks(live.settings.clock, seats.length) };
  const after = positionAfter(app, started, { table, state: table.state, over: table.outcome !== undefined, seats, plans: [], now });
  const clocks = after.clocks ? JSON.stringify(after.clocks) : null;
  const result = await live.database.entries
    .append({
      tableId: id,
      touches: true,
      rows: entryRows(id, entries, null),
      at: now,
      due: dueChanges(live, after.due, now),
      notices: noticesAfter(app, live, {
        table,
        before: [],
        state: table.state,
        over: false,
        seats,
        clocks: after.clocks,
        seq: table.seq,
        now,
      }),
      also: async tx => {
        if (!(await beginTable(tx, id, { header: JSON.stringify(header), clocks, seats, now }))) throw new AlreadyBegun();
      },
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyBegun || isConflict(error)) return 'conflict' as const;
      throw error;
    });
  if (result === 'conflict') return RETRY;
  live.table = table;
  live.seats = seats;
  live.clocks = after.clocks;
  live.row = { ...live.row, state: 'playing', header: JSON.stringify(header), clocks, updated_at: now };
  scheduleDue(app, live, after.due, now);
  await publishTable(app, live);
  publishPosition(app, live);
  return undefined;
};

/** Another process began this game at the same time. */
class AlreadyBegun extends Error {}
