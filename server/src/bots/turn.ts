/** A bot's turn: think outside the lock, then play what was thought if the decision is still open. */
import { type Action, type AnyTable, isRefused, type Seat, sfc32 } from '@stoa/engine';
import type { House } from '../house.ts';
import { writeDue } from '../store/due.ts';
import { commit } from '../tables/commit.ts';
import type { Hosted } from '../tables/hosted.ts';
import { AGAIN, atTable } from '../tables/hosts.ts';
import { payerOf } from '../workers/pools.ts';

/** The first bot that owes a decision. */
const botToMove = (hosted: Hosted, table: AnyTable): Seat | undefined =>
  table.outcome ? undefined : table.game.actors(table.state).find(actor => hosted.seats[actor]?.kind === 'bot');

/** Any legal move: where nobody had an answer. */
export const plainMove = (table: AnyTable, seat: Seat): Action => {
  const legal: Action[] = [];
  table.game.actions(table.state, seat, legal);
  const move = legal[sfc32(`plain/${table.seq}`).int(Math.max(1, legal.length))];
  if (!move) throw new Error(`seat ${seat} must act and cannot`);
  return move;
};

export const botTurn = async (house: House, tableId: string): Promise<void> => {
  const hosted = await house.hosts.open(tableId);
  const { table } = hosted;
  const seat = table && botToMove(hosted, table);
  if (!table || seat === undefined) {
    hosted.due.delete('bot');
    await writeDue(house.store.db, tableId, [{ kind: 'bot', at: null, claimedUntil: 0 }]);
    return;
  }
  const decision = table.decision(seat);
  const account = hosted.row.host_id ?? hosted.seats.find(({ account_id }) => account_id !== null)?.account_id ?? tableId;
  const payer = payerOf(house.addresses, account);
  const report = (bot: string, error: unknown): void =>
    house.log.warn({ table: tableId, bot, reason: error instanceof Error ? error.message : String(error) }, 'bot did not answer');
  const thought = await house.workers.think(table, seat, hosted.seats[seat]?.bot ?? 'random', payer, report).catch(() => undefined);
  // The server stops in the middle of a thought: the next one thinks it anew, and no lesser move is played for it.
  if (thought === undefined && house.workers.isClosed) return;
  await atTable(house, tableId, async now => {
    if (!now.table || now.seats[seat]?.kind !== 'bot') return undefined;
    let proposal = now.table.propose({ do: 'play', seat, actions: [thought ?? plainMove(now.table, seat)], decision }, house.now());
    // Somebody acted meanwhile and the decision is another one, or the move does not stand any more: the next turn sees to it.
    if (isRefused(proposal) && now.table.decision(seat) !== decision) {
      house.due.schedule(tableId, 'bot', house.now());
      return undefined;
    }
    if (isRefused(proposal))
      proposal = now.table.propose({ do: 'play', seat, actions: [plainMove(now.table, seat)], decision }, house.now());
    if (isRefused(proposal)) throw new Error(`a legal move was refused: ${proposal.refused}`);
    return (await commit(house, now, proposal, null)) === 'conflict' ? AGAIN : undefined;
  });
};
