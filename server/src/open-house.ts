/** Puts the house together: store, hints, tables, limits. `serve` opens its doors; the operator's verbs work in it without them. */
import type { AnyGame } from '@stoa/engine';
import type { FastifyBaseLogger } from 'fastify';
import { botPool } from './bots/pool.ts';
import { noBus, postgresBus } from './bus.ts';
import { dueRunner } from './due.ts';
import { GAMES } from './games.ts';
import type { House } from './house.ts';
import { buckets, type Limits, USUAL_LIMITS } from './limits.ts';
import { type SocketDoor, socketDoor } from './sockets.ts';
import { entryLog } from './store/entries.ts';
import { openStore } from './store/open.ts';
import { makeHosts } from './tables/hosts.ts';

export interface HouseOptions {
  /** The folder of the embedded store; not used when `database` is given. */
  readonly data: string;
  /** A PostgreSQL URL. */
  readonly database?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Other games than the usual ones, without bots: for tests. */
  readonly games?: ReadonlyMap<string, AnyGame>;
  /** Milliseconds; tests hand in their own clock. */
  readonly now?: () => number;
}

export interface OpenHouse {
  readonly house: House;
  readonly door: SocketDoor;
  /** Lets go of the store; whatever was taken must have been answered. */
  close(): Promise<void>;
}

export const openHouse = async (options: HouseOptions, log: FastifyBaseLogger): Promise<OpenHouse> => {
  const { data, database } = options;
  const store = await openStore(database === undefined ? { folder: data } : { url: database });
  const limits: Limits = { ...USUAL_LIMITS, ...options.limits };
  const door = socketDoor(() => house);
  const bus = database === undefined ? noBus : postgresBus(database);
  const house: House = {
    store,
    bus,
    entries: entryLog(store.db, bus.changed),
    games: options.games ?? GAMES,
    hosts: makeHosts(() => house),
    due: dueRunner(() => house),
    bots: botPool(),
    sockets: door,
    limits,
    chatPace: buckets(limits.linesPerTenSeconds, limits.linesPerTenSeconds / 10_000, 60_000),
    log,
    now: options.now ?? Date.now,
  };
  const close = async (): Promise<void> => {
    await house.entries.settled();
    await house.bots.close();
    await bus.close();
    await store.close();
  };
  return { house, door, close };
};
