/** The cache beside the entries: a long table is loaded again without computing again what all viewers were shown, and shows the same. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, anyGame, type Entry, type TableHeader } from '@stoa/engine';
import { perikles } from '@stoa/perikles';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import { newId } from '../src/ids.ts';
import { insertTable } from '../src/store/tables.ts';
import { eventually } from './support/receiver.ts';

const SECRET = '5'.repeat(64);

test('a long table: kept when it has been loaded and when it is let go, used again, never trusted blindly', async () => {
  const file = new URL('../../games/perikles/test/replays/five-seats.json', import.meta.url);
  const { header, entries } = JSON.parse(await readFile(file, 'utf8')) as { header: TableHeader; entries: Entry<Action>[] };
  let views = 0;
  const counted = {
    ...anyGame(perikles),
    view: (state: unknown, seat: number | undefined) => {
      views++;
      return anyGame(perikles).view(state, seat);
    },
  };
  const data = await mkdtemp(join(tmpdir(), 'stoa-snapshots-'));
  const { app, close } = await buildApp({ data, games: new Map([['perikles', counted]]) }, pino({ level: 'silent' }));
  const { db } = app.store;
  const id = newId();
  const row = {
    ...{ id, game: 'perikles', rules: 1, options: JSON.stringify(header.options), host_id: null, commitment: 'c'.repeat(64) },
    ...({ settings: '{"clock":{"kind":"none"}}', state: 'playing', visibility: 'private', header: JSON.stringify(header) } as const),
    ...{ clocks: null, rematch_id: null, created_at: 1, updated_at: 1, digest: null },
  };
  const seats = header.entropies.map((_, seat) => ({
    ...({ table_id: id, seat, kind: 'human', account_id: null, left_id: null, bot: null } as const),
    ...{ entropy: null, wants_end: 0, auto_decline: '[]', conceded: 0, end_told_at: null },
  }));
  await insertTable(db, row, SECRET, seats);
  const write = (some: readonly Entry<Action>[]) =>
    app.databases.home.entries.append({
      ...{ tableId: id, touches: false, at: 1 },
      rows: some.map(entry => ({ table_id: id, seq: entry.seq, body: JSON.stringify(entry), intent: null })),
    });
  const viewers = [...header.entropies.keys(), undefined];
  const load = async () => {
    await app.tables.sweep(Number.POSITIVE_INFINITY);
    views = 0;
    const live = await app.tables.open(id);
    const { table } = live;
    const told = viewers.map(viewer => [0, 1, 77, table?.cursor(viewer) ?? 0].map(cursor => table?.since(viewer, cursor)));
    return { views, told: JSON.stringify(told), snapshotSeq: live.snapshotSeq };
  };
  const kept = () => db.selectFrom('snapshots').select(['seq', 'body', 'rules']).executeTakeFirst();

  const half = 400;
  await write(entries.slice(0, half));
  const first = await load();
  expect(first.views).toBeGreaterThan(1000);
  await eventually(async () => (await kept())?.seq === half);
  const second = await load();
  expect(second.views).toBeLessThan(100);
  expect(second.told).toBe(first.told);

  // Played on since: only the rest is worked out. A few entries more are not worth a new snapshot, many are.
  await write(entries.slice(half, half + 50));
  const third = await load();
  expect(third.views).toBeLessThan(first.views / 3);
  expect((await kept())?.seq).toBe(half);
  await write(entries.slice(half + 50, half + 250));
  const fourth = await load();
  await eventually(async () => (await kept())?.seq === half + 250);
  await db.deleteFrom('snapshots').execute();
  const anew = await load();
  expect(anew.views).toBeGreaterThan(first.views);
  expect(fourth.told).toBe(anew.told);

  // Of other rules, of a later moment than the entries have, of another number of seats: as if there were none.
  await eventually(async () => (await kept()) !== undefined);
  const good = await kept();
  for (const wrong of [{ rules: 'older' }, { seq: half + 251 }, { body: '1 1\n1' }]) {
    await db.updateTable('snapshots').set(wrong).execute();
    const again = await load();
    expect(again.told).toBe(anew.told);
    expect(again.views).toBe(anew.views);
    // The whole row: what is still on its way would mend the next wrong one.
    await eventually(async () => JSON.stringify(await kept()) === JSON.stringify(good));
  }
  await close();
  await rm(data, { recursive: true, force: true });
});
