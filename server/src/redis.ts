/**
 * Redis, for sites too large for PostgreSQL's NOTIFY: the same hints on one channel, and counters that all processes share. Losing
 * its data does no harm: hints that could not be sent are sent again, and counters start again.
 */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Bus, busOver, type Carrier } from './bus.ts';

const CHANNEL = 'stoa';

/** Milliseconds that a count may take; after a timeout Redis is not used for a while. */
const PATIENCE = 250;
const PAUSE = 2_000;
/** Milliseconds that a start waits for the subscription to hints. */
const START = 2_000;

/** No request waits for a lost connection: it is answered without Redis. */
export const connectRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: PATIENCE,
    // Reconnects to a Redis that accepts commands and answers none.
    socketTimeout: 4 * PAUSE,
    lazyConnect: false,
  });
  redis.on('error', () => undefined);
  return redis;
};

export const redisBus = (redis: Redis): Bus => {
  const ear = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
    socketTimeout: undefined,
  });
  ear.on('error', () => undefined);
  const carrier: Carrier = {
    id: randomUUID(),
    send: async payloads => {
      await Promise.all(payloads.map(payload => redis.publish(CHANNEL, payload)));
    },
    async listen(hear, missedHints) {
      ear.on('message', (_channel, payload) => hear(payload));
      let isFirst = true;
      ear.on('ready', () => {
        if (!isFirst) missedHints();
        isFirst = false;
      });
      const heard = ear.subscribe(CHANNEL).catch(() => undefined);
      // A server starts without Redis too, and subscribes when it becomes available.
      await Promise.race([heard, new Promise(resolve => setTimeout(resolve, START).unref())]);
    },
    async close() {
      ear.disconnect();
    },
  };
  return busOver(carrier);
};

/** Counts in a window of time for all processes together. Undefined: Redis does not answer, and the caller counts for itself. */
export const countInRedis = (redis: Redis): ((key: string, window: number) => Promise<number | undefined>) => {
  let awayUntil = 0;
  return async (key, window) => {
    if (redis.status !== 'ready' || Date.now() < awayUntil) return undefined;
    try {
      const counted = await redis.multi().incr(key).pexpire(key, window, 'NX').exec();
      return counted?.[0]?.[1] as number | undefined;
    } catch {
      awayUntil = Date.now() + PAUSE;
      return undefined;
    }
  };
};
