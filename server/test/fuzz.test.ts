/**
 * The protocol under fuzzing: messages made from its own schemas and then spoilt, over socket and HTTP, from players, watchers,
 * strangers, guests, programs and callers without a session. No crash, no 5xx, no line in the log, no table changed by what was refused,
 * and the memory comes back. STOA_FUZZ is the number of messages; STOA_FUZZ_FAULTS=1 plants every fault there is.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAULTS, type Fault } from './support/fuzz/plant.ts';
import { type Figures, fuzz } from './support/fuzz/run.ts';
import { endCrowd, gather } from './support/fuzz/scene.ts';
import { startTarget } from './support/fuzz/target.ts';

const LONG = process.env.STOA_FUZZ !== undefined;
const COUNT = Number(process.env.STOA_FUZZ ?? 2_000);
const SEED = process.env.STOA_SEED ?? `fuzz ${Date.now()}`;
const MOST_GROWTH = 10 * 1024 * 1024;
/** A table that is not used stays in memory for five minutes; unused tables are looked for every minute. */
const TABLE_IDLE = 5 * 60_000;
const PATIENCE = LONG ? 150_000 : 0;

interface Fuzzed extends Figures {
  readonly seconds: number;
  readonly before: number;
  readonly after: number;
}

const fuzzed = async (messages: number, seed: string, patience: number, fault?: Fault): Promise<Fuzzed> => {
  // Nothing is killed here: the long run need not wait for a disk.
  const data = await mkdtemp(join(LONG && existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'stoa-fuzz-'));
  const target = await startTarget(data, fault);
  try {
    // Once through everything, so that what is loaded or compiled at first use is there.
    const crowd = await gather(target, seed);
    await fuzz(target, crowd, `${seed} first`, Math.min(messages / 4, 20_000));
    const before = await target.memory();
    const began = performance.now();
    const figures = await fuzz(target, crowd, seed, messages);
    const seconds = (performance.now() - began) / 1000;
    await endCrowd(target, crowd);
    const end = Date.now() + patience;
    let after = await target.memory();
    if (after - before > MOST_GROWTH) await target.later(TABLE_IDLE);
    while (after - before > MOST_GROWTH && Date.now() < end) {
      await new Promise(resolve => setTimeout(resolve, 2_000));
      after = await target.memory();
    }
    expect(target.isAlive()).toBe(true);
    expect(await target.stop()).toBe(0);
    expect(target.said()).toBe('');
    return { ...figures, seconds, before, after };
  } finally {
    if (target.isAlive()) await target.stop();
    await rm(data, { recursive: true, force: true });
  }
};

test(
  `${COUNT} messages, seed ${SEED}`,
  async () => {
    const { seconds, before, after, ...figures } = await fuzzed(COUNT, SEED, PATIENCE);
    if (LONG) console.log(JSON.stringify({ ...figures, perSecond: Math.round(figures.messages / seconds), before, after }));
    expect(after - before).toBeLessThan(MOST_GROWTH);
    // The run has to have reached something: moves that were made, and all sorts of refusals.
    expect(figures.entries).toBeGreaterThan(0);
    expect(figures.unchanged).toBeGreaterThan(figures.rounds);
    for (const code of ['malformed', 'illegal', 'stale', 'unknown', 'answer', '200', '400', '401'])
      expect(Object.keys(figures.answers)).toContain(code);
  },
  600_000 + COUNT * 20,
);

/** Messages until a kilobyte of each is more than may be left, with some to spare. */
const LEAKING = 15_000;
/** A long count is no place to look for them again. */
const PLANTED = LONG ? [] : process.env.STOA_FUZZ_FAULTS === undefined ? (['seat', 'leak'] as const) : FAULTS;

test.each(PLANTED)(
  'finds a planted fault: %s',
  async fault => {
    if (fault === 'leak') {
      const { before, after } = await fuzzed(LEAKING, `${SEED} ${fault}`, 0, fault);
      expect(after - before).toBeGreaterThan(MOST_GROWTH);
    } else await expect(fuzzed(LEAKING, `${SEED} ${fault}`, 0, fault)).rejects.toThrow(/changed by refused|were rewritten/);
  },
  300_000,
);
