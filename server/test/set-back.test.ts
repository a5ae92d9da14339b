/** The clock of the machine goes ahead and is set back: no player is locked out, and clocks of games run on. */
import { expect, test } from 'vitest';
import { makeBuckets } from '../src/limits.ts';
import { makeHeart, outagesSince } from '../src/store/heartbeat.ts';
import { elapsed } from '../src/tables/clocks.ts';
import { onEveryEngine } from './support/stores.ts';

const HOUR = 3_600_000;

test('finding 24: a clock that is set back leaves what a limit still allows', async () => {
  const buckets = makeBuckets()('requests', 600, 60_000);
  const AT = 10 * HOUR;
  expect(await buckets.take('192.0.2.7', AT)).toBe(true);
  for (let i = 0; i < 500; i++) expect(await buckets.take('192.0.2.7', AT - HOUR + i)).toBe(true);
  // It still is a limit.
  let refused = 0;
  for (let i = 0; i < 500; i++) refused += (await buckets.take('192.0.2.7', AT - HOUR + 500)) ? 0 : 1;
  expect(refused).toBeGreaterThan(300);
});

onEveryEngine(at => {
  test('finding 25: a clock that went ahead stops the clocks of games no longer than until it is set right', async () => {
    const { db } = at.store;
    await db.deleteFrom('heartbeats').execute();
    await db.deleteFrom('outages').execute();
    let now = 1_000_000;
    const [one, other] = [makeHeart(db, () => now, 10_000), makeHeart(db, () => now, 10_000)];
    for (const heart of [one, other]) await heart.beat();
    now += 24 * HOUR;
    for (const heart of [one, other]) await heart.sure();
    expect(one.outages).toEqual([{ from_at: 1_000_000, to_at: 1_000_000 + 24 * HOUR }]);
    // Set right, five seconds after the last beat of before.
    now = 1_005_000;
    for (const heart of [one, other]) await heart.sure();
    expect(one.outages).toEqual([{ from_at: 1_000_000, to_at: 1_005_000 }]);
    expect(other.outages).toEqual(one.outages);
    expect(elapsed(1_005_000, 1_065_000, one.outages)).toBe(60_000);
    // Outages are noted as ever.
    now = 2_000_000;
    await one.sure();
    await other.sure();
    const news = { from_at: 1_005_000, to_at: 2_000_000 };
    expect(one.outages.at(-1)).toEqual(news);
    expect(other.outages.at(-1)).toEqual(news);
    expect(await outagesSince(db, 0)).toHaveLength(2);
    await db.deleteFrom('outages').execute();
  });
});
