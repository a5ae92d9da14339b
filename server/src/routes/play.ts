/** Play over HTTP: the verbs of the socket, what a player plans and writes down, the dice and the record, chat. */
import { makeRecord, sfc32 } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import type { App } from '../app.ts';
import { newToken } from '../ids.ts';
import { filePlan, readPlan, withdrawPlan } from '../plans/file-plan.ts';
import { refuse } from '../refused.ts';
import { noteOf, saveNote } from '../store/notes.ts';
import { secretsOf } from '../store/tables.ts';
import { heardOf } from '../tables/agree.ts';
import { block, chatLines, mute, report, say, unreadSeats } from '../tables/chat.ts';
import { type LiveTable, mayWatch, seatOf } from '../tables/live-table.ts';
import { seatMessage } from '../tables/messages.ts';
import { play } from '../tables/play.ts';
import { askWhy } from '../tables/why.ts';
import { DONE, type Routes } from './on.ts';
import { seenTable } from './seen-table.ts';

const watchedIn =
  (app: App) =>
  async (tableId: string, accountId: string): Promise<LiveTable> => {
    const live = await seenTable(app, tableId, accountId);
    return mayWatch(live, accountId) ? live : refuse('forbidden');
  };

export const playRoutes = ({ signedIn }: Routes, app: App): void => {
  const watched = watchedIn(app);

  signedIn('GET /api/tables/:table/look', async ({ caller, param, request }) => {
    const live = await watched(param('table'), caller.account.id);
    const cursor = Number((request.query as Readonly<Record<string, unknown>>).cursor ?? 0);
    if (!Number.isInteger(cursor) || cursor < 0) return refuse('malformed');
    heardOf(app, live, caller.account.id);
    return { message: seatMessage(live, seatOf(live, caller.account.id), cursor, app.now()) };
  });

  /** The same that a bot gets: everything hidden from the seat is drawn again, from a seed unrelated to the dice. */
  signedIn('GET /api/tables/:table/sample', async ({ caller, param }) => {
    const live = await seenTable(app, param('table'), caller.account.id);
    const seat = seatOf(live, caller.account.id);
    if (seat === undefined) return refuse('forbidden');
    const { table } = live;
    if (!table) return refuse('not-started');
    return { seat, decision: table.decision(seat), state: table.game.determinize(table.state, seat, sfc32(newToken())) };
  });

  signedIn('POST /api/tables/:table/intents', async ({ caller, body, param }) => {
    const { id } = await seenTable(app, param('table'), caller.account.id);
    return play(app, id, caller.account.id, body);
  });

  signedIn('POST /api/tables/:table/why', async ({ caller, body, param }) =>
    askWhy(await seenTable(app, param('table'), caller.account.id), caller.account.id, body.action),
  );
};

/** What a player plans ahead and writes down: told to no other seat. */
export const ownRoutes = ({ signedIn }: Routes, app: App): void => {
  signedIn('GET /api/tables/:table/plan', async ({ caller, param }) => {
    const { id } = await seenTable(app, param('table'), caller.account.id);
    return { plan: await readPlan(app, id, caller.account.id) };
  });

  signedIn('PUT /api/tables/:table/plan', async ({ caller, body, param }) => {
    const { id } = await seenTable(app, param('table'), caller.account.id);
    return { plan: await filePlan(app, id, caller.account.id, body) };
  });

  signedIn('DELETE /api/tables/:table/plan', async ({ caller, param }) => {
    const { id } = await seenTable(app, param('table'), caller.account.id);
    return { plan: await withdrawPlan(app, id, caller.account.id) };
  });

  signedIn('GET /api/tables/:table/note', async ({ caller, param }) => {
    const { id, database } = await seenTable(app, param('table'), caller.account.id);
    return { text: (await noteOf(database.store.db, id, caller.account.id))?.text ?? '' };
  });

  /** Only accounts with a seat: others could store texts at every open table. */
  signedIn('PUT /api/tables/:table/note', async ({ caller, body, param }) => {
    const live = await seenTable(app, param('table'), caller.account.id);
    if (seatOf(live, caller.account.id) === undefined) return refuse('forbidden');
    await saveNote(live.database.store.db, { table_id: live.id, account_id: caller.account.id, text: body.text, at: app.now() });
    return DONE;
  });
};

/** What may be seen of the dice, and the record of a finished game. */
export const fairnessRoutes = ({ signedIn }: Routes, app: App): void => {
  const watched = watchedIn(app);

  signedIn('GET /api/tables/:table/fairness', async ({ caller, param }) => {
    const { id, database, row, seats, table } = await seenTable(app, param('table'), caller.account.id);
    const [secret, ...later] = table?.outcome ? await secretsOf(database.store.db, id) : [];
    const epochs = table?.entries.filter(entry => entry.kind === 'epoch') ?? [];
    return {
      table: id,
      commitment: table?.header.commitment ?? row.commitment,
      entropies: table ? [...table.header.entropies] : seats.map(seat => seat.entropy || null),
      secret: secret ?? null,
      later: epochs.map(({ at, commitment }, i) => ({ at, commitment, secret: later[i] ?? null })),
    };
  });

  /** Only after the end: the record contains every card that was drawn. */
  signedIn('GET /api/tables/:table/record', async ({ caller, param }) => {
    const { id, database, table } = await watched(param('table'), caller.account.id);
    if (!table?.outcome) return refuse('not-over');
    const [secret, ...later] = await secretsOf(database.store.db, id);
    return makeRecord(table, fairness.hash, secret, later);
  });
};

export const chatRoutes = ({ signedIn }: Routes, app: App): void => {
  const watched = watchedIn(app);

  signedIn('GET /api/tables/:table/chat', async ({ caller, param }) => {
    const live = await watched(param('table'), caller.account.id);
    return {
      lines: await chatLines(app, live, caller.account.id),
      ...(await unreadSeats(app, live, caller.account.id)),
    };
  });

  signedIn('POST /api/tables/:table/chat', async ({ caller, body, param }) => {
    await say(app, await seenTable(app, param('table'), caller.account.id), caller.account, body);
    return DONE;
  });

  signedIn('POST /api/tables/:table/chat/:n/report', async ({ caller, param }) => {
    const live = await watched(param('table'), caller.account.id);
    await report(app, live, caller.account.id, /^[1-9]\d{0,8}$/.test(param('n')) ? Number(param('n')) : refuse('malformed'));
    return DONE;
  });

  signedIn('PUT /api/tables/:table/seats/:seat/block', async ({ caller, body, param }) => {
    await block(app, await watched(param('table'), caller.account.id), caller.account.id, Number(param('seat')), body.blocked);
    return DONE;
  });

  signedIn('PUT /api/tables/:table/seats/:seat/mute', async ({ caller, body, param }) => {
    await mute(app, await watched(param('table'), caller.account.id), caller.account.id, Number(param('seat')), body.muted);
    return DONE;
  });
};
