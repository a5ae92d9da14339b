/**
 * The whole server in one call: opens the store, listens, runs what is due; `close` accepts no more work, finishes what it has accepted, and
 * closes the store.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@stoa/engine';
import { pino } from 'pino';
import type { App } from './app.ts';
import { type AppOptions, buildApp } from './build-app.ts';
import type { BusHandlers } from './bus.ts';
import { settleMoves } from './databases/relocate.ts';
import type { TableDatabase } from './databases/table-database.ts';
import { makeHttp } from './http.ts';
import { noticeRunner } from './notices/runner.ts';
import { hearOperator, NO_OPERATOR } from './operator/door.ts';
import { operateServing } from './operator/verbs.ts';
import { watchProcesses } from './processes.ts';
import type { SocketDoor } from './sockets.ts';
import { isStoreAway } from './store/conflict.ts';
import { releaseDue } from './store/due.ts';
import { endProcess } from './store/processes.ts';
import { startSweeper } from './sweep.ts';
import { beatPresence, endPresence } from './tables/presence.ts';
import { tellPresence } from './tables/presence-changed.ts';
import { refoldAll } from './tables/refold.ts';
import { refresh, refreshAll, refreshLine } from './tables/refresh.ts';

export interface ServeOptions extends AppOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Default: this machine only; behind a proxy or in a container say '0.0.0.0'. */
  readonly host?: string;
  readonly trustProxy?: boolean;
  /** The folder of the built site (with its index.html). */
  readonly web?: string | undefined;
  /** Allows other machines to read /metrics; without it only this machine may. */
  readonly metricsToken?: string | undefined;
  /** Milliseconds that `close` waits for accepted work; default ten seconds. */
  readonly stopMillis?: number;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Milliseconds that a stop may take to answer accepted requests. */
const STOP_MS = 10_000;
/** … and then to close the store. */
const CLOSE_MS = 5_000;

const withTimeout = async (work: Promise<void>, millis: number): Promise<'done' | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), millis);
  });
  return Promise.race([work.then(() => 'done' as const), late]).finally(() => clearTimeout(timer));
};

const TABLE_IDLE_MS = 5 * 60_000;
/** How often moves of tables are looked for that were interrupted. */
const SETTLE_MS = 60_000;

/** Handles hints of other processes about tables in memory here. */
const busHandlers = (app: App, door: SocketDoor, signal: AbortSignal): BusHandlers => {
  const logFailure = (error: unknown): void => {
    if (!isStoreAway(error)) app.log.error({ reason: messageOf(error) }, 'refreshing a table failed');
  };
  let looking: Promise<void> | undefined;
  return {
    tableChanged: id =>
      void refresh(app, id).catch(error => {
        // When its database is back, all its tables are looked at again.
        app.tables.peek(id)?.database.store.trouble.note(error);
        logFailure(error);
      }),
    chatLine: (id, n) => void refreshLine(app, id, n).catch(logFailure),
    presenceChanged: (id, told) => {
      const live = app.tables.peek(id);
      if (live) void tellPresence(app, live, told).catch(logFailure);
    },
    signedOut: id => door.closeAccount(id),
    missedHints: () => {
      // What is missed while a round runs, the next one finds.
      const next = (looking ?? Promise.resolve()).then(() => refreshAll(app, signal)).catch(logFailure);
      looking = next;
    },
  };
};

/** Refolds the running tables while the server runs, and reports those that differ. */
const refoldBeside = async (app: App, signal: AbortSignal): Promise<void> => {
  const { log } = app;
  try {
    const differing = await refoldAll(app, signal, await app.rules);
    if (!signal.aborted) log.info({ differing: differing.length }, 'running tables folded again');
    for (const differs of differing) log.error({ ...differs }, 'table does not fold under these rules');
  } catch (error) {
    // The part that meets a full disk or an absent database first logs it, so this one stays silent. The next start folds these tables again.
    if (!signal.aborted && !app.store.trouble.note(error))
      log.error({ reason: messageOf(error) }, 'folding the running tables again failed');
  }
};

/** The background work: due rows, notices, the nightly sweep, heartbeats, refolding. */
const startBackground = (app: App, onDeath: () => void) => {
  const { log } = app;
  app.due.start();
  const notices = noticeRunner(() => app);
  notices.start();
  const sweeper = startSweeper(app);
  const beat = async (database: TableDatabase): Promise<void> => {
    try {
      await database.opened();
      await database.heart.beat();
      await beatPresence(app, database);
    } catch (error) {
      if (!database.store.trouble.note(error)) log.error({ database: database.name, reason: messageOf(error) }, 'heartbeat failed');
    }
  };
  const timers = [
    setInterval(() => {
      for (const database of app.databases.all) void beat(database);
    }, app.limits.heartbeat),
    setInterval(() => void settleMoves(app), SETTLE_MS),
    setInterval(() => void app.tables.sweep(app.now() - TABLE_IDLE_MS), TABLE_IDLE_MS / 5),
  ];
  const processes = watchProcesses(app, onDeath);
  processes.start();
  const refolding = new AbortController();
  const refolded = refoldBeside(app, refolding.signal);
  return {
    endTimers(): void {
      for (const timer of timers) clearInterval(timer);
      processes.stop();
    },
    async stop(): Promise<void> {
      refolding.abort();
      await Promise.all([refolded, app.due.stop(), notices.stop(), sweeper.stop()]);
    },
  };
};

/** This process takes its place beside the others that use the same databases: it hears their hints and its heart beats. */
const joinProcesses = async ({ store, bus, databases, limits }: App, handlers: ReturnType<typeof busHandlers>): Promise<void> => {
  await bus.listen(handlers);
  for (const { store: there } of databases.all)
    there.trouble.onChange(reason => {
      if (reason === undefined && there.engine === 'postgres') handlers.missedHints();
    });
  // On a shared database another process may be alive: only a gap of several heartbeats is an outage.
  await databases.everywhere(async ({ heart }) => {
    await heart.beat(store.engine === 'sqlite' ? 0 : 3 * limits.heartbeat);
    return [];
  });
  // The embedded store has one process: rows that are still claimed were claimed by a process that has ended.
  if (store.engine === 'sqlite') await releaseDue(store.db);
};

/** Everything accepted is written; the last heartbeat and presence say when this process left. */
const leaveProcesses = async (app: App): Promise<void> => {
  for (const { entries } of app.databases.all) await entries.settled();
  await app.databases.everywhere(async database => {
    await database.heart.beat();
    await endPresence(app, database);
    return [];
  });
  // The others need not look at their tables again: they know everything.
  if (await app.bus.close()) await endProcess(app.store.db, app.processId);
};

/** The work is done once, however often it is asked for. */
const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
};

export const serve = async (options: ServeOptions): Promise<Served> => {
  const stopMillis = options.stopMillis ?? STOP_MS;
  const log = pino({ level: options.logLevel ?? 'info' });
  const { app, door, close: closeApp } = await buildApp(options, log);
  const { store } = app;
  const ending = new AbortController();
  const handlers = busHandlers(app, door, ending.signal);
  await joinProcesses(app, handlers);

  let stopping = false;
  const web = options.web !== undefined && existsSync(join(options.web, 'index.html')) ? options.web : undefined;
  const http = await makeHttp(app, door, {
    log,
    trustProxy: options.trustProxy ?? false,
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    web,
    metricsToken: options.metricsToken,
    ready: () => !stopping,
  });
  let url: string;
  let operator = NO_OPERATOR;
  try {
    url = await http.fastify.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
    // The embedded store has one connection: operator commands reach it through this process.
    if (store.engine === 'sqlite') operator = await hearOperator(options.data, request => operateServing(app, request));
  } catch (error) {
    await http.fastify.close();
    await closeApp();
    throw error;
  }
  const background = startBackground(app, handlers.missedHints);

  /** Every accepted request is answered before its connection closes. */
  const finish = async (): Promise<void> => {
    await Promise.all([background.stop(), door.stop(), http.settled()]);
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    ending.abort();
    background.endTimers();
    if ((await withTimeout(finish(), stopMillis)) === 'late') {
      log.warn({ millis: stopMillis }, 'not everything was finished in time: what is left is cut off');
      door.end();
    }
    // By now accepted work is finished or cut off; what remains is to close everything.
    const leave = async (): Promise<void> => {
      await http.fastify.close();
      await operator.close();
      // A store that takes no writes cannot note it; the next start reads what is there.
      await leaveProcesses(app).catch((error: unknown) => {
        if (!isStoreAway(error)) throw error;
      });
      await closeApp();
    };
    if ((await withTimeout(leave(), CLOSE_MS)) === 'late') log.error('the store did not let go in time');
  };
  return { url, close: once(stop) };
};
