/**
 * The protocol under fuzzing: messages made from its own schemas and then spoilt, over socket and HTTP, from players, watchers,
 * strangers, guests, programs and nobody. No crash, no 5xx, no line in the log, no table changed by what was refused, and the memory
 * comes back. STOA_FUZZ is the number of messages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endCrowd, fuzz } from './support/fuzz/run.ts';
import { gather } from './support/fuzz/scene.ts';
import { startTarget } from './support/fuzz/target.ts';

const COUNT = Number(process.env.STOA_FUZZ ?? 2_000);
const SEED = process.env.STOA_SEED ?? `fuzz ${Date.now()}`;
const MOST_GROWTH = 10 * 1024 * 1024;
/** A table that nobody opens stays in memory for minutes: a long run waits for that. */
const PATIENCE = process.env.STOA_FUZZ === undefined ? 0 : 7 * 60_000;

test(
  `${COUNT} messages, seed ${SEED}`,
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'stoa-fuzz-'));
    const target = await startTarget(data);
    // Once through everything, so that what is loaded or compiled at first use is there.
    const crowd = await gather(target.url, SEED);
    await fuzz(target, crowd, `${SEED} first`, Math.min(COUNT / 4, 5_000));
    const before = await target.memory();
    const began = performance.now();
    const figures = await fuzz(target, crowd, SEED, COUNT);
    const seconds = (performance.now() - began) / 1000;
    endCrowd(crowd);
    const end = Date.now() + PATIENCE;
    let after = await target.memory();
    while (after - before > MOST_GROWTH && Date.now() < end) {
      await new Promise(resolve => setTimeout(resolve, 5_000));
      after = await target.memory();
    }
    if (process.env.STOA_FUZZ !== undefined)
      console.log(JSON.stringify({ ...figures, perSecond: Math.round(figures.messages / seconds), before, after }));
    expect(after - before).toBeLessThan(MOST_GROWTH);
    expect(target.isAlive()).toBe(true);
    // The run has to have reached something: moves that were made, and all sorts of refusals.
    expect(figures.accepted).toBeGreaterThan(0);
    for (const code of ['malformed', 'illegal', 'stale', 'unknown', 'answer', '200', '400', '401'])
      expect(Object.keys(figures.answers)).toContain(code);
    expect(await target.stop()).toBe(0);
    expect(target.said()).toBe('');
    await rm(data, { recursive: true, force: true });
  },
  600_000 + COUNT * 20,
);
