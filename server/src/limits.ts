/** How much one account or address may ask for. Each number can be overridden when the server is started (tests, load runs). */
import { WIDER, widerOf } from './addresses.ts';

export interface Limits {
  /** HTTP requests a minute from one address; as many with all API tokens of one account. */
  readonly requestsPerMinute: number;
  /** Files of the site a minute for one address. */
  readonly filesPerMinute: number;
  /** Requests of one address that wait for their answer, and its connections (these only without a proxy). */
  readonly openRequestsPerAddress: number;
  readonly connectionsPerAddress: number;
  /** Bytes of bodies that are being read or processed: in all, and of one address. */
  readonly bodyBytes: number;
  readonly bodyBytesPerAddress: number;
  /** Milliseconds: until the head of a request has arrived, until all of it has, and without a byte in either direction. */
  readonly headMillis: number;
  readonly requestMillis: number;
  readonly idleMillis: number;
  /** Tries a minute at invitations from one address, and at one login's password and codes. */
  readonly secretsPerMinute: number;
  /** Guests made an hour from one address. */
  readonly guestsPerHour: number;
  /** Attempts an hour to become a member, from one address. */
  readonly signUpsPerHour: number;
  /** From one address: tables made an hour, and new packs a day. */
  readonly tablesPerHour: number;
  readonly packsPerDay: number;
  /** Moves and chat lines an hour from one address: enough for many people behind one router, not for a program. */
  readonly writesPerHour: number;
  /** Messages a second on all sockets of one account, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly socketsPerAccount: number;
  readonly socketsPerAddress: number;
  readonly tablesPerSocket: number;
  /** Entries a person may make from one seat: several times what the longest game asks for. A table has room for 20,000. */
  readonly entriesPerSeat: number;
  /** How often a seat of a running game may change hands. */
  readonly changesPerSeat: number;
  /** Chat lines in ten seconds from one account. */
  readonly linesPerTenSeconds: number;
  /** Tables that an account has made and that are not over. */
  readonly unfinishedTables: number;
  /** Milliseconds before a "your turn" notice is sent: a player who comes back at once gets none. */
  readonly noticePause: number;
  /** Milliseconds between two polls for due notices. */
  readonly noticePoll: number;
  /** Mails with a code an hour for one account. */
  readonly mailsPerHour: number;
  /** Seconds of bots' thinking an account may use at once, and how many come back in a minute; an address has four times as many. */
  readonly botSecondsBurst: number;
  readonly botSecondsPerMinute: number;
  /** Records an account may have checked in a minute, and packs. */
  readonly uploadsPerMinute: number;
  /** Milliseconds a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** Rows that the embedded store writes between two checkpoints; undefined: as many as `store/disk.ts` says. */
  readonly checkpointRows?: number;
  /** Milliseconds between two heartbeats in the store. A gap longer than `lateAfter` is an outage, in which no clock runs. */
  readonly heartbeat: number;
  readonly lateAfter: number;
  /** Milliseconds between two looks at the other processes on the same database. */
  readonly processBeat: number;
}

export const USUAL_LIMITS: Limits = {
  requestsPerMinute: 600,
  filesPerMinute: 3_000,
  openRequestsPerAddress: 200,
  connectionsPerAddress: 500,
  bodyBytes: 96_000_000,
  bodyBytesPerAddress: 24_000_000,
  headMillis: 15_000,
  requestMillis: 60_000,
  idleMillis: 120_000,
  secretsPerMinute: 20,
  guestsPerHour: 60,
  signUpsPerHour: 60,
  tablesPerHour: 300,
  packsPerDay: 60,
  writesPerHour: 20_000,
  messagesPerSecond: 20,
  messageBurst: 60,
  socketsPerAccount: 16,
  socketsPerAddress: 200,
  tablesPerSocket: 32,
  entriesPerSeat: 4_000,
  changesPerSeat: 200,
  linesPerTenSeconds: 6,
  unfinishedTables: 100,
  noticePause: 10_000,
  noticePoll: 1_000,
  mailsPerHour: 4,
  botSecondsBurst: 120,
  botSecondsPerMinute: 30,
  uploadsPerMinute: 10,
  botPause: 250,
  heartbeat: 5_000,
  lateAfter: 10_000,
  processBeat: 2_000,
};

/** A token bucket: it fills steadily, and every use takes from it. */
interface Bucket {
  take(now: number): boolean;
}

const bucket = (size: number, perMillisecond: number): Bucket => {
  let level = size;
  let filledAt = 0;
  return {
    take(now) {
      // A clock that is set back takes nothing away.
      if (filledAt > 0) level = Math.min(size, level + Math.max(0, now - filledAt) * perMillisecond);
      filledAt = now;
      if (level < 1) return false;
      level -= 1;
      return true;
    },
  };
};

export interface Buckets {
  take(key: string, now: number): Promise<boolean>;
}

/**
 * Makes buckets of `size` that fill in `window` milliseconds. With a shared counter all processes fill and empty the same ones. A key that
 * ends with an IPv6 network of 64 bits is counted also with the network of 56 bits around it, which has four times as much.
 */
export type MakeBuckets = (name: string, size: number, window: number) => Buckets;

export const makeBuckets =
  (count?: (key: string, window: number) => Promise<number | undefined>): MakeBuckets =>
  (name, size, window) => {
    const narrow = ownBuckets(size, size / window, window);
    const wide = ownBuckets(WIDER * size, (WIDER * size) / window, window);
    const takeOne = async (own: KeyedBuckets, most: number, key: string, now: number): Promise<boolean> => {
      const counted = await count?.(`stoa:${name}:${key}`, window);
      return counted === undefined ? own.take(key, now) : counted <= most;
    };
    return {
      async take(key, now) {
        if (!(await takeOne(narrow, size, key, now))) return false;
        const wider = widerOf(key);
        return wider === undefined || takeOne(wide, WIDER * size, wider, now);
      },
    };
  };

export interface KeyedBuckets {
  take(key: string, now: number): boolean;
}

/** One bucket per key; keys not seen for `forgetAfter` are dropped. */
export const ownBuckets = (size: number, perMillisecond: number, forgetAfter: number): KeyedBuckets => {
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();
  let turnedAt = 0;
  return {
    take(key, now) {
      if (Math.abs(now - turnedAt) > forgetAfter) {
        old = young;
        young = new Map();
        turnedAt = now;
      }
      let found = young.get(key);
      if (!found) {
        found = old.get(key) ?? bucket(size, perMillisecond);
        young.set(key, found);
      }
      return found.take(now);
    },
  };
};
