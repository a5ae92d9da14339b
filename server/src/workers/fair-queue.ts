/**
 * Shares thinking time: each payer (the account behind a table, and its address) has an allowance of seconds that refills
 * steadily. The payer that has used least recently comes next; one that has used its allowance waits until some has refilled. So the bots
 * of one account do not delay those of another.
 */

/** All of these are charged. */
export type Payers = readonly { readonly key: string; readonly allowance: Allowance }[];
export interface Allowance {
  /** Seconds that may be used at once. */
  readonly burst: number;
  /** Seconds refilled each second. */
  readonly back: number;
}

export interface FairQueue {
  /** Runs `work` when there is room and it is its turn; charges what it took. */
  run<T>(payers: Payers, work: () => Promise<T>): Promise<T>;
  /** How many tasks wait. */
  readonly waiting: number;
  /** Rejects all that wait. */
  close(): void;
}

interface Account {
  /** Seconds used and not yet refilled; above `burst` the payer must wait. */
  used: number;
  at: number;
  readonly allowance: Allowance;
}
interface Waiting {
  readonly payers: Payers;
  start(): void;
  turnAway(): void;
}

const FORGET = 1000;

/** The seconds that each payer has used and that are not refilled yet. */
const usage = (now: () => number) => {
  const accounts = new Map<string, Account>();
  let forgetAt = FORGET;
  const usedBy = ({ key, allowance }: Payers[number]): number => {
    const account = accounts.get(key);
    if (!account) return 0;
    account.used = Math.max(0, account.used - ((now() - account.at) / 1000) * allowance.back);
    account.at = now();
    if (account.used === 0) accounts.delete(key);
    return account.used;
  };
  return {
    charge(payers: Payers, seconds: number): void {
      for (const payer of payers) {
        const used = usedBy(payer) + seconds;
        accounts.set(payer.key, { used, at: now(), allowance: payer.allowance });
      }
      // Drops payers whose allowance is full again.
      if (accounts.size > forgetAt) {
        for (const [key, { allowance }] of accounts) usedBy({ key, allowance });
        forgetAt = Math.max(FORGET, 2 * accounts.size);
      }
    },
    /** Milliseconds until the work may begin; 0 now. */
    wait({ payers }: Waiting): number {
      let longest = 0;
      for (const payer of payers) {
        const over = usedBy(payer) - payer.allowance.burst;
        if (over >= 0) longest = Math.max(longest, Math.ceil((over / payer.allowance.back) * 1000) + 1);
      }
      return longest;
    },
    weight: ({ payers }: Waiting): number => Math.max(0, ...payers.map(usedBy)),
  };
};

/** `now`: milliseconds of a clock that cannot be set. */
export const fairQueue = (width: number, now: () => number = () => performance.now()): FairQueue => {
  const { charge, wait, weight } = usage(now);
  const queue: Waiting[] = [];
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  const next = (): void => {
    clearTimeout(timer);
    while (running < width && queue.length > 0) {
      let best: Waiting | undefined;
      let least = Number.POSITIVE_INFINITY;
      let soonest = Number.POSITIVE_INFINITY;
      for (const waiting of queue) {
        const millis = wait(waiting);
        soonest = Math.min(soonest, millis);
        if (millis > 0) continue;
        const used = weight(waiting);
        if (used < least) [best, least] = [waiting, used];
      }
      if (!best) {
        timer = setTimeout(next, soonest);
        return;
      }
      queue.splice(queue.indexOf(best), 1);
      running++;
      best.start();
    }
  };

  return {
    run: (payers, work) =>
      new Promise((resolve, reject) => {
        const start = (): void => {
          const from = now();
          work()
            .then(resolve, reject)
            .finally(() => {
              running--;
              charge(payers, (now() - from) / 1000);
              next();
            });
        };
        queue.push({ payers, start, turnAway: () => reject(new Error('closing')) });
        next();
      }),
    get waiting() {
      return queue.length;
    },
    close() {
      clearTimeout(timer);
      for (const { turnAway } of queue.splice(0)) turnAway();
    },
  };
};
