/** The table cache: work at a table that was dropped, and when a table leaves memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import { newId } from '../src/ids.ts';
import { insertTable } from '../src/store/tables.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { atTable, RETRY } from '../src/tables/table-cache.ts';

const id = newId();
let built: Awaited<ReturnType<typeof buildApp>>;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stoa-table-cache-'));
  built = await buildApp({ data }, pino({ level: 'silent' }));
  const row = {
    ...{ id, game: 'petteia', rules: 1, options: '{}', host_id: null, commitment: 'c'.repeat(64), digest: null },
    ...({ settings: '{"clock":{"kind":"none"}}', state: 'waiting', visibility: 'private', header: null } as const),
    ...{ clocks: null, rematch_id: null, created_at: 1, updated_at: 1 },
  };
  const seats = [0, 1].map(seat => ({
    ...({ table_id: id, seat, kind: 'empty', account_id: null, left_id: null, bot: null } as const),
    ...{ entropy: null, wants_end: 0, auto_decline: '[]', conceded: 0, end_told_at: null },
  }));
  await insertTable(built.app.store.db, row, '5'.repeat(64), seats);
});

afterAll(async () => {
  await built.close();
  await rm(data, { recursive: true, force: true });
});

/** A step of the event loop: all promises that can go on have gone on. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('work that waits behind a RETRY runs on the table as it is loaded again, never on the dropped one', async () => {
  const { app } = built;
  const dropped: LiveTable[] = [];
  const seen: LiveTable[] = [];
  const first = atTable(app, id, async live => {
    await turn();
    if (dropped.length > 0) return undefined;
    dropped.push(live);
    return RETRY;
  });
  const others = Array.from({ length: 3 }, () =>
    atTable(app, id, async live => {
      seen.push(live);
      await turn();
      expect(live.dropped).toBe(false);
    }),
  );
  await Promise.all([first, ...others]);
  expect(seen).toHaveLength(3);
  for (const live of seen) expect(live).not.toBe(dropped[0]);
  expect(new Set(seen).size).toBe(1);
  expect(app.tables.ids()).toEqual([id]);
});

test('a table is not let go while work at it goes on, and not afterwards if it was used meanwhile', async () => {
  const { app } = built;
  const live = await app.tables.open(id);
  let finish = (): void => undefined;
  const work = atTable(app, id, () => new Promise<void>(resolve => (finish = resolve)));
  await turn();
  const since = app.now() + 1;
  const swept = app.tables.sweep(since);
  await turn();
  expect(app.tables.peek(id)).toBe(live);
  live.usedAt = since;
  finish();
  await Promise.all([work, swept]);
  expect(app.tables.peek(id)).toBe(live);
  await app.tables.sweep(since + 1);
  expect(app.tables.peek(id)).toBeUndefined();
});
