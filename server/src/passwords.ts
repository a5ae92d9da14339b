/**
 * Hashing and checking passwords. The threads that do it (libuv's, four of them) also carry the store to the disk, so only some are used for it: a move does
 * not wait behind a flood of passwords. Who has tried least comes next, counted by network.
 */
import { hash, verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { addressOf, withWider } from './addresses.ts';
import { fairQueue } from './workers/fair-queue.ts';

/** argon2id with the parameters that were measured for a small machine: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** Order only: how often a network may try is counted elsewhere. */
const UNLIMITED = { burst: Number.POSITIVE_INFINITY, back: 1 };

export interface Passwords {
  hash(request: Pick<FastifyRequest, 'ip'>, password: string): Promise<string>;
  /** Without a stored hash the work is the same and the answer is false: the time taken does not tell. */
  fits(request: Pick<FastifyRequest, 'ip'>, stored: string | null | undefined, password: string): Promise<boolean>;
}

export const makePasswords = (): Passwords => {
  const queue = fairQueue(AT_ONCE);
  const inTurn = <T>(request: Pick<FastifyRequest, 'ip'>, work: () => Promise<T>): Promise<T> =>
    queue.run(
      withWider(addressOf(request)).map(key => ({ key, allowance: UNLIMITED })),
      work,
    );
  /** Made when the first password is checked. */
  let nobody: Promise<string> | undefined;
  return {
    hash: (request, password) => inTurn(request, () => hash(password, ARGON)),
    async fits(request, stored, password) {
      nobody ??= hash('nobody has this password', ARGON);
      const other = await nobody;
      return (await inTurn(request, () => verify(stored ?? other, password))) && stored != null;
    },
  };
};
