/**
 * The beginning of a game: entropies are frozen, draw 0 seats the players where that was agreed, the header is fixed, the deals are
 * drawn. Header, seats and first entries are one transaction.
 */
import { type AnyTable, isRefused, makeHeader, openTable } from '@stoa/engine';
import { draws, seating } from '@stoa/fair';
import type { House } from '../house.ts';
import { noticesAfter } from '../notices/write.ts';
import { refuse } from '../refused.ts';
import { isConflict } from '../store/conflict.ts';
import type { SeatRow } from '../store/schema.ts';
import { beginTable, secretOf } from '../store/tables.ts';
import { startClocks } from './clocks.ts';
import { type AnyProposal, dueChanges, entryRows, positionAfter, scheduleDue } from './commit.ts';
import { type Hosted, isFull } from './hosted.ts';
import { AGAIN } from './hosts.ts';
import { publishPosition, publishTable } from './publish.ts';

/** Deals, then who is a bot. Adopted at once: nobody has seen this table yet. */
const openingEntries = (table: AnyTable, seats: readonly SeatRow[], now: number): AnyProposal['entries'] => {
  const step = (intent: Parameters<AnyTable['propose']>[0]): AnyProposal['entries'] => {
    const proposal = table.propose(intent, now);
    if (isRefused(proposal)) throw new Error(`cannot begin: ${proposal.refused}`);
    table.adopt(proposal);
    return proposal.entries;
  };
  return [...step({ do: 'begin' }), ...seats.flatMap(({ seat, kind }) => (kind === 'bot' ? step({ do: 'seat', seat, now: 'bot' }) : []))];
};

export const beginIfFull = async (house: House, hosted: Hosted): Promise<undefined | typeof AGAIN> => {
  if (hosted.table || !isFull(hosted)) return undefined;
  const game = house.games.get(hosted.row.game);
  if (!game) return refuse('unknown');
  const { db } = house.store;
  const { id } = hosted;
  const secret = await secretOf(db, id);
  const entropies = hosted.seats.map(seat => seat.entropy);
  const order = hosted.settings.seating === 'random' ? seating(secret, id, entropies, hosted.seats.length) : null;
  const header = makeHeader(game, hosted.seats.length, JSON.parse(hosted.row.options) as unknown, {
    table: id,
    rules: hosted.row.rules,
    chance: 'fair',
    commitment: hosted.row.commitment,
    entropies,
    seating: order,
  });
  const seats = hosted.seats.map((row, place) => ({ ...row, seat: order?.[place] ?? row.seat })).sort((a, b) => a.seat - b.seat);
  const now = house.now();
  const table = openTable(game, header, draws(secret, id, entropies));
  const entries = openingEntries(table, seats, now);
  const started: Hosted = { ...hosted, clocks: startClocks(hosted.settings.clock, seats.length) };
  const after = positionAfter(house, started, table, table.state, table.outcome !== undefined, seats, [], now);
  const clocks = after.clocks ? JSON.stringify(after.clocks) : null;
  const result = await house.entries
    .append({
      tableId: id,
      touches: true,
      rows: entryRows(id, entries, null),
      at: now,
      due: dueChanges(hosted, after.due, now),
      notices: noticesAfter(house, hosted, {
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
        if (!(await beginTable(tx, id, JSON.stringify(header), clocks, seats, now))) throw new AlreadyBegun();
      },
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyBegun || isConflict(error)) return 'conflict' as const;
      throw error;
    });
  if (result === 'conflict') return AGAIN;
  hosted.table = table;
  hosted.seats = seats;
  hosted.clocks = after.clocks;
  hosted.row = { ...hosted.row, state: 'playing', header: JSON.stringify(header), clocks, updated_at: now };
  scheduleDue(house, hosted, after.due, now);
  await publishTable(house, hosted);
  publishPosition(house, hosted);
  return undefined;
};

/** Another process began this game in the same moment. */
class AlreadyBegun extends Error {}
