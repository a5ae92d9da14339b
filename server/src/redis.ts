/**
 * Redis, where a site has outgrown PostgreSQL's own hints: the same hints on one channel, and counters that all processes share. Nothing
 * is kept there that could not be lost: hints are repaired by the next one, counters begin again.
 */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Bus, busOver, type Carrier } from './bus.ts';

const CHANNEL = 'stoa';

/** Waits for a lost connection only so long: a request is answered without Redis rather than not at all. */
export const connectRedis = (url: string): Redis => {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 1_000, lazyConnect: false });
  redis.on('error', () => undefined);
  return redis;
};

export const redisBus = (redis: Redis): Bus => {
  const ear = redis.duplicate({ maxRetriesPerRequest: null });
  ear.on('error', () => undefined);
  const carrier: Carrier = {
    id: randomUUID(),
    // After the commit: whoever hears it reads the store, and must find it there.
    send: async (_db, payload) => {
      await redis.publish(CHANNEL, payload).catch(() => undefined);
    },
    async listen(hear, onGap) {
      ear.on('message', (_channel, payload) => hear(payload));
      let isFirst = true;
      ear.on('ready', () => {
        if (!isFirst) onGap();
        isFirst = false;
      });
      await ear.subscribe(CHANNEL);
    },
    async close() {
      ear.disconnect();
    },
  };
  return busOver(carrier, false);
};

/** So many in a window of time for all processes together; undefined: Redis does not answer, and the caller counts for himself. */
export const countInRedis = async (redis: Redis, key: string, window: number): Promise<number | undefined> => {
  try {
    const counted = await redis.multi().incr(key).pexpire(key, window, 'NX').exec();
    return counted?.[0]?.[1] as number | undefined;
  } catch {
    return undefined;
  }
};
