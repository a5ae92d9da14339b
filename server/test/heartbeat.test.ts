/** Heartbeats of processes, on both engines: which time counts as an outage, so that no clock runs in it. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { beat, makeHeart, outagesSince } from '../src/store/heartbeat.ts';
import { onEveryEngine } from './support/stores.ts';

onEveryEngine(at => {
  test('a gap between heartbeats is noted as an outage', async () => {
    await at.store.db.deleteFrom('heartbeats').execute();
    for (const now of [10_000, 12_000, 13_000, 60_000]) await beat(at.store.db, now, 5_000);
    expect((await outagesSince(at.store.db, 10_000)).filter(o => o.to_at <= 60_000)).toEqual([{ from_at: 13_000, to_at: 60_000 }]);
    await at.store.db.deleteFrom('outages').execute();
  });

  test('finding 6: beats that failed are an outage from the last good one, known before a clock is looked at', async () => {
    await at.store.db.deleteFrom('heartbeats').execute();
    let now = 100_000;
    const heart = makeHeart(at.store.db, () => now, 10_000);
    await heart.beat();
    await sql`alter table heartbeats rename to hidden_heartbeats`.execute(at.store.db);
    for (; now < 160_000; now += 5_000) await expect(heart.beat()).rejects.toThrow();
    // While nothing can be noted, nothing is taken for true either.
    await expect(heart.sure()).rejects.toThrow();
    await sql`alter table hidden_heartbeats rename to heartbeats`.execute(at.store.db);
    await heart.sure();
    expect(heart.outages).toEqual([{ from_at: 100_000, to_at: 160_000 }]);
    await at.store.db.deleteFrom('outages').execute();
  });

  test('finding 6: a beat that was under way when the outage began is not the one after it', async () => {
    await at.store.db.deleteFrom('heartbeats').execute();
    let now = 100_000;
    let goOn = (): void => undefined;
    const held = new Promise<void>(resolve => {
      goOn = resolve;
    });
    const heart = makeHeart(
      at.store.db,
      () => now,
      10_000,
      () => held,
    );
    const underWay = heart.beat();
    now = 160_000;
    const sure = heart.sure();
    goOn();
    await underWay;
    await sure;
    expect(heart.outages).toEqual([{ from_at: 100_000, to_at: 160_000 }]);
    await at.store.db.deleteFrom('outages').execute();
  });

  test('finding 6: of several processes one that is alive is enough', async () => {
    await at.store.db.deleteFrom('heartbeats').execute();
    let now = 100_000;
    const [suspended, alive] = [0, 1].map(() => makeHeart(at.store.db, () => now, 10_000));
    await suspended?.beat();
    for (; now < 160_000; now += 5_000) await alive?.beat();
    await suspended?.sure();
    expect(suspended?.outages).toEqual([]);
    // Both were away: the first notes it, the second learns of it.
    now += 60_000;
    await alive?.sure();
    await suspended?.sure();
    expect(suspended?.outages).toEqual([{ from_at: 160_000, to_at: 220_000 }]);
    expect(suspended?.outages).toEqual(alive?.outages);
    await at.store.db.deleteFrom('outages').execute();
  });
});
