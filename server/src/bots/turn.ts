/** A bot's turn: think outside the table's lock, then play the move if the decision is still open. */
import { type Action, type AnyTable, isRefused, messageOf, type Seat, sfc32 } from '@stoa/engine';
import type { App } from '../app.ts';
import { writeDue } from '../store/due.ts';
import { commit } from '../tables/commit.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { atTable, RETRY } from '../tables/table-cache.ts';
import { payerOf } from '../workers/pools.ts';

/** The first bot that owes a decision. */
const botToMove = (live: LiveTable, table: AnyTable): Seat | undefined =>
  table.outcome ? undefined : table.game.actors(table.state).find(actor => live.seats[actor]?.kind === 'bot');

/** Any legal move, where the worker gave no answer. */
export const plainMove = (table: AnyTable, seat: Seat): Action => {
  const legal: Action[] = [];
  table.game.actions(table.state, seat, legal);
  const move = legal[sfc32(`plain/${table.seq}`).int(Math.max(1, legal.length))];
  if (!move) throw new Error(`seat ${seat} must act and cannot`);
  return move;
};

export const botTurn = async (app: App, tableId: string): Promise<void> => {
  const live = await app.tables.open(tableId);
  const { table } = live;
  const seat = table && botToMove(live, table);
  if (!table || seat === undefined) {
    live.due.delete('bot');
    await writeDue(live.database.store.db, tableId, [{ kind: 'bot', at: null, claimedUntil: 0 }]);
    return;
  }
  const decision = table.decision(seat);
  const account = live.row.host_id ?? live.seats.find(({ account_id }) => account_id !== null)?.account_id ?? tableId;
  const payer = payerOf(app.addresses, account);
  const report = (bot: string, error: unknown): void =>
    app.log.warn({ table: tableId, bot, reason: messageOf(error) }, 'bot did not answer');
  const thought = await app.workers.think(table, seat, live.seats[seat]?.bot ?? 'random', payer, report).catch(() => undefined);
  // The server is stopping: the next process thinks again, and no weaker move is played instead.
  if (thought === undefined && app.workers.isClosed) return;
  await atTable(app, tableId, async now => {
    if (!now.table || now.seats[seat]?.kind !== 'bot') return undefined;
    let proposal = now.table.propose({ do: 'play', seat, actions: [thought ?? plainMove(now.table, seat)], decision }, app.now());
    // A player acted in the meantime, so the decision is another one: schedule a new turn for it.
    if (isRefused(proposal) && now.table.decision(seat) !== decision) {
      app.due.schedule(tableId, 'bot', app.now());
      return undefined;
    }
    if (isRefused(proposal)) proposal = now.table.propose({ do: 'play', seat, actions: [plainMove(now.table, seat)], decision }, app.now());
    if (isRefused(proposal)) throw new Error(`a legal move was refused: ${proposal.refused}`);
    return (await commit(app, now, proposal, null)) === 'conflict' ? RETRY : undefined;
  });
};
