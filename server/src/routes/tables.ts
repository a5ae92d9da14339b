/** Tables: what can be played, making one, the lists, sitting down, playing again. */
import { type OptionSpec, windowsOf } from '@stoa/engine';
import type { TableInfo } from '@stoa/protocol';
import type { App } from '../app.ts';
import { botLevels } from '../bots/levels.ts';
import type { Buckets } from '../limits.ts';
import { refuse } from '../refused.ts';
import { openTables } from '../store/tables.ts';
import { setAutoDecline } from '../tables/auto-decline.ts';
import { listedTables, tableInfo } from '../tables/info.ts';
import { createTable, join, leave, seatBot } from '../tables/lobby.ts';
import { myTableInfos } from '../tables/my-tables.ts';
import { openFresh } from '../tables/refresh.ts';
import { rematch } from '../tables/rematch.ts';
import type { Routes } from './on.ts';
import { seenTable } from './seen-table.ts';

const LISTED = 100;

/** `asked`: how often an account may ask others to play. */
export const tableRoutes = (routes: Routes, app: App, asked: Buckets): void => {
  gameRoutes(routes, app);
  seatRoutes(routes, app, asked);
};

const infoOf =
  (app: App) =>
  async (tableId: string, reader: string): Promise<{ table: TableInfo }> => ({
    table: await tableInfo(app, await openFresh(app, tableId), reader),
  });

const gameRoutes = ({ signedIn, open }: Routes, app: App): void => {
  const info = infoOf(app);

  open('GET /api/games', async () => ({
    games: [...app.games.values()].map(game => ({
      id: game.id,
      rules: game.rules,
      seats: [...game.seatRange] as [number, number],
      options: game.optionSpec as OptionSpec<Record<string, unknown>>,
      bots: [...botLevels(game)],
      windows: windowsOf(game),
    })),
  }));

  signedIn('GET /api/tables/:table/data/:option', async ({ caller, param }) => {
    const { row } = await seenTable(app, param('table'), caller.account.id);
    const spec = app.games.get(row.game)?.optionSpec as Readonly<Record<string, { readonly kind: string }>> | undefined;
    const name = param('option');
    if (!spec || !Object.hasOwn(spec, name) || spec[name]?.kind !== 'data') return refuse('unknown');
    return { value: (JSON.parse(row.options) as Record<string, unknown>)[name] ?? null };
  });

  signedIn('POST /api/tables', async ({ caller, body }) => info(await createTable(app, caller.account.id, body), caller.account.id));

  open('GET /api/tables', async ({ caller }) => ({
    tables: await listedTables(app, db => openTables(db, LISTED), caller?.account.id ?? null, LISTED),
  }));

  signedIn('GET /api/me/tables', async ({ caller }) => ({
    tables: await myTableInfos(app, caller.account.id, LISTED),
  }));

  signedIn('GET /api/tables/:table', async ({ caller, param }) => ({
    table: await tableInfo(app, await seenTable(app, param('table'), caller.account.id), caller.account.id),
  }));
};

const seatRoutes = ({ signedIn }: Routes, app: App, asked: Buckets): void => {
  const info = infoOf(app);

  signedIn('POST /api/tables/:table/join', async ({ caller, body, param }) => {
    await join(app, param('table'), caller.account.id, body);
    return info(param('table'), caller.account.id);
  });

  signedIn('POST /api/tables/:table/leave', async ({ caller, param }) => {
    const live = await seenTable(app, param('table'), caller.account.id);
    await leave(app, live.id, caller.account.id);
    return { table: await tableInfo(app, app.tables.peek(live.id) ?? live, caller.account.id) };
  });

  signedIn('PUT /api/tables/:table/seats/:seat', async ({ caller, body, param }) => {
    await seatBot(app, param('table'), caller.account.id, Number(param('seat')), body.bot);
    return info(param('table'), caller.account.id);
  });

  signedIn('PUT /api/tables/:table/auto-decline', async ({ caller, body, param }) => {
    const live = await seenTable(app, param('table'), caller.account.id);
    await setAutoDecline(app, live.id, caller.account.id, body.windows);
    return info(live.id, caller.account.id);
  });

  signedIn('POST /api/tables/:table/rematch', async ({ caller, body, param }) => {
    const { id } = caller.account;
    const { row, seats } = await seenTable(app, param('table'), id);
    // A rematch asks others: repeated conceding and asking would fill their lists and mailboxes.
    const asksOthers = row.rematch_id === null && seats.some(({ account_id }) => account_id !== null && account_id !== id);
    if (asksOthers && !(await asked.take(id, app.now()))) return refuse('too-many');
    return info(await rematch(app, param('table'), id, body.entropy === 'later'), id);
  });
};
