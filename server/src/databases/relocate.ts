/** The operator moves a table; a process that died in the middle is made good. */
import { messageOf } from '@stoa/engine';
import type { App } from '../app.ts';
import { isStoreAway } from '../store/conflict.ts';
import { unfinishedMoves } from '../store/places.ts';
import { type ClockState, chargedClocks } from '../tables/clocks.ts';
import { refresh } from '../tables/refresh.ts';
import { abandonMove, MoveProblem, moveTable, settleMove } from './move.ts';

/** A move takes far less; after this time its process has died. */
const INTERRUPTED_MS = 60_000;

/** Answers with the name of the database that it left. */
export const relocate = async (app: App, tableId: string, name: string): Promise<string> => {
  const { databases } = app;
  const to = databases.named(name);
  if (!to) throw new MoveProblem(`there is no database "${name}"; there are: ${databases.all.map(database => database.name).join(', ')}`);
  await to.opened();
  const from = await databases.locate(tableId);
  if (from === to) throw new MoveProblem(`${tableId} is in ${name} already, or nowhere`);
  const now = app.now();
  await from.heart.sure();
  const settledClocks = (clocks: string | null): string | null =>
    clocks === null ? null : JSON.stringify(chargedClocks(JSON.parse(clocks) as ClockState, now, from.heart.outages));
  await moveTable(databases.home.store.db, { tableId, from, to, now, settledClocks }, databases.named);
  // Every process that has the table in memory loads it from there.
  app.bus.changed([tableId]);
  await refresh(app, tableId);
  return from.name;
};

/** Ends what an interrupted move left: the table stays, or is unpacked where it arrived. */
export const settleMoves = async (app: App): Promise<void> => {
  const { all, home, named } = app.databases;
  if (all.length === 1) return;
  const { db } = home.store;
  try {
    for (const row of await unfinishedMoves(db, app.now() - INTERRUPTED_MS))
      if ((await settleMove(db, row, named)) === row.database) await abandonMove(db, row, named);
  } catch (error) {
    if (!isStoreAway(error)) app.log.error({ reason: messageOf(error) }, 'settling an interrupted move failed');
  }
};
