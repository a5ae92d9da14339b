/** One contract, two engines: the same suite on the embedded store and, when STOA_TEST_DATABASE names one, on PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/ids.ts';
import { refusalIn } from '../src/refused.ts';
import { accountById, deleteAccount, insertGuest, insertSession, makeMember, recover, sessionByHash } from '../src/store/accounts.ts';
import { insertLine, lastLines } from '../src/store/chat.ts';
import { claimDue, writeDue } from '../src/store/due.ts';
import { entryLog, readEntries } from '../src/store/entries.ts';
import { beat, makeHeart, outagesSince } from '../src/store/heartbeat.ts';
import { insertInvitation, useInvitation } from '../src/store/invitations.ts';
import { MIGRATION_NAMES, migrate } from '../src/store/migrations/index.ts';
import { changeWays, claimNotices, isOutdated, keptKey, putOffNotice, writeNotices } from '../src/store/notices.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { insertChallenge, insertPasskey, passkeysOf, removePasskey, takeChallenge } from '../src/store/passkeys.ts';
import { StoreInUse } from '../src/store/problems.ts';
import type { EntryRow, NoticeRow, SeatRow, TableRow } from '../src/store/schema.ts';
import { changeSeat, insertTable, seatsOf, secretOf, tableById, tablesOf } from '../src/store/tables.ts';

const database = process.env.STOA_TEST_DATABASE;
const engines = ['sqlite', ...(database ? ['postgres'] : [])] as const;

describe.each(engines)('%s', engine => {
  let store: Store;
  let folder: string;
  const where = () => (engine === 'postgres' ? { url: database ?? '' } : { folder });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stoa-store-'));
    store = await openStore(where());
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const tableRow = (id: string, host: string | null): TableRow => ({
    id,
    game: 'petteia',
    rules: 1,
    options: '{}',
    settings: '{}',
    state: 'waiting',
    visibility: 'private',
    host_id: host,
    commitment: 'c'.repeat(64),
    header: null,
    clocks: null,
    rematch_id: null,
    created_at: Date.now(),
    updated_at: Date.now(),
    digest: null,
  });
  const seatRow = (table_id: string, seat: number): SeatRow => ({
    table_id,
    seat,
    kind: 'empty',
    account_id: null,
    left_id: null,
    bot: null,
    entropy: null,
    wants_end: 0,
    auto_decline: '[]',
    conceded: 0,
    end_told_at: null,
  });
  const newTable = async (host: string | null = null): Promise<string> => {
    const id = newId();
    await insertTable(store.db, tableRow(id, host), 's'.repeat(64), [seatRow(id, 0), seatRow(id, 1)]);
    return id;
  };
  const entry = (table_id: string, seq: number, intent: string | null = null): EntryRow => ({
    table_id,
    seq,
    body: `{"seq":${seq}}`,
    intent,
  });

  test('migrations may be applied again, and by several at once', async () => {
    await Promise.all([migrate(store.db), migrate(store.db)]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(store.db);
    expect(Number(rows[0]?.n)).toBe(MIGRATION_NAMES.length);
  });

  test('times come back as numbers', async () => {
    const account = await insertGuest(store.db, 1_900_000_000_123);
    expect((await accountById(store.db, account.id))?.created_at).toBe(1_900_000_000_123);
  });

  test('of two appends of the same seq exactly one wins, and the other wrote nothing', async () => {
    const id = await newTable();
    const [one, two] = [entryLog(store), entryLog(store)];
    const results = await Promise.all([
      one.append({ touches: true, tableId: id, rows: [entry(id, 1, 'a:first'), entry(id, 2)], at: 1 }),
      two.append({ touches: true, tableId: id, rows: [entry(id, 1, 'b:second'), entry(id, 2), entry(id, 3)], at: 1 }),
    ]);
    expect([...results].sort()).toEqual(['conflict', 'written']);
    expect((await readEntries(store.db, id, 0)).length).toBe(results[0] === 'written' ? 2 : 3);
  });

  test('a race at one table does not hurt the others that share its commit', async () => {
    const ids = [await newTable(), await newTable(), await newTable()] as const;
    const log = entryLog(store);
    await log.append({ touches: true, tableId: ids[1], rows: [entry(ids[1], 1)], at: 1 });
    const results = await Promise.all(ids.map(id => log.append({ touches: true, tableId: id, rows: [entry(id, 1)], at: 2 })));
    expect(results).toEqual(['written', 'conflict', 'written']);
    for (const id of ids) expect((await readEntries(store.db, id, 0)).map(row => row.seq)).toEqual([1]);
  });

  test('an intent is stored once per table', async () => {
    const id = await newTable();
    const log = entryLog(store);
    await log.append({ touches: true, tableId: id, rows: [entry(id, 1, 'a:same')], at: 1 });
    expect(await log.append({ touches: true, tableId: id, rows: [entry(id, 2, 'a:same')], at: 1 })).toBe('conflict');
    expect((await readEntries(store.db, id, 0)).length).toBe(1);
  });

  test('what belongs to the same moment is written with the entries or not at all', async () => {
    const id = await newTable();
    const log = entryLog(store);
    await expect(
      log.append({
        tableId: id,
        touches: true,
        rows: [entry(id, 1)],
        at: 5,
        table: { state: 'over' },
        due: [{ kind: 'bot', at: 7, claimedUntil: 0 }],
        also: async () => {
          throw new Error('in the middle');
        },
      }),
    ).rejects.toThrow('in the middle');
    expect(await readEntries(store.db, id, 0)).toEqual([]);
    expect((await tableById(store.db, id))?.state).toBe('waiting');
    expect(await store.db.selectFrom('due').selectAll().where('table_id', '=', id).execute()).toEqual([]);
  });

  test('two who sit down on one seat: one does', async () => {
    const id = await newTable();
    const [anna, bruno] = [await insertGuest(store.db, 1), await insertGuest(store.db, 1)];
    const seat = seatRow(id, 0);
    const sat = await Promise.all([anna, bruno].map(({ id: account_id }) => changeSeat(store.db, seat, { kind: 'human', account_id })));
    expect([...sat].sort()).toEqual([false, true]);
  });

  test('a due thing is claimed once, and again when the claim has ended', async () => {
    const id = await newTable();
    await writeDue(store.db, id, [{ kind: 'clock', at: 1000, claimedUntil: 0 }]);
    const mine = async (now: number) => (await claimDue(store.db, store.engine, now, 500, 100)).filter(row => row.table_id === id).length;
    expect(await mine(999)).toBe(0);
    expect((await Promise.all([mine(1000), mine(1000), mine(1000)])).reduce((a, b) => a + b)).toBe(1);
    expect(await mine(1400)).toBe(0);
    expect(await mine(1500)).toBe(1);
    await writeDue(store.db, id, [{ kind: 'clock', at: null, claimedUntil: 0 }]);
    expect(await mine(9000)).toBe(0);
  });

  test('an invitation has a number of uses, and an end', async () => {
    const id = await newTable();
    const invitation = { id: newId(), hash: newId(), table_id: id, seat: null, uses_left: 2, expires_at: 1000, to_id: null, by_id: null };
    await insertInvitation(store.db, invitation);
    expect(await useInvitation(store.db, invitation.id, 1000)).toBe(false);
    const used = await Promise.all([1, 2, 3].map(() => useInvitation(store.db, invitation.id, 999)));
    expect(used.filter(Boolean).length).toBe(2);
  });

  test('a login name is one, whatever its case; a recovery code works once', async () => {
    const [anna, bruno] = [await insertGuest(store.db, 1), await insertGuest(store.db, 1)];
    const login = `Anna${newId()}`;
    const code = newId();
    expect(await makeMember(store.db, anna.id, { login, password: 'hash', recoveryHashes: [code] })).toBe('made');
    expect(await makeMember(store.db, bruno.id, { login: login.toUpperCase(), password: 'hash', recoveryHashes: [newId()] })).toBe('taken');
    // In two tabs at once: what the first was told stays true.
    expect(await makeMember(store.db, anna.id, { login: `${login}2`, password: 'other', recoveryHashes: [newId()] })).toBe('forbidden');
    expect(await accountById(store.db, anna.id)).toMatchObject({ login, password: 'hash' });
    expect((await accountById(store.db, bruno.id))?.kind).toBe('guest');
    expect(await recover(store.db, bruno.id, code, 'stolen')).toBe(false);
    expect(await recover(store.db, anna.id, code, 'new')).toBe(true);
    expect(await recover(store.db, anna.id, code, 'newer')).toBe(false);
  });

  test('deleting an account leaves tables, seats and chat, without a name', async () => {
    const anna = await insertGuest(store.db, 1);
    const id = await newTable(anna.id);
    await changeSeat(store.db, seatRow(id, 0), { kind: 'human', account_id: anna.id });
    await insertLine(store.db, { table_id: id, account_id: anna.id, say_id: 'x', seat: 0, text: 'salve', at: 1 });
    const hash = newId();
    await insertSession(store.db, {
      hash,
      id: newId(),
      account_id: anna.id,
      kind: 'cookie',
      label: '',
      created_at: 1,
      used_at: 1,
      expires_at: 10,
      proved_at: 0,
    });
    // No game may wait for a deleted account: she gets up first.
    expect(await deleteAccount(store, anna.id)).toBe(false);
    await store.db.updateTable('tables').set({ state: 'over' }).where('id', '=', id).execute();
    expect(await deleteAccount(store, anna.id)).toBe(true);
    expect((await tableById(store.db, id))?.host_id).toBeNull();
    expect((await seatsOf(store.db, id))[0]).toMatchObject({ kind: 'human', account_id: null });
    expect(await lastLines(store.db, id, 10)).toMatchObject([{ text: 'salve', account_id: null }]);
    expect(await sessionByHash(store.db, hash, 5)).toBeUndefined();
    expect(await secretOf(store.db, id)).toBe('s'.repeat(64));
  });

  test('chat lines are numbered; the same line said again is the same line', async () => {
    const anna = await insertGuest(store.db, 1);
    const id = await newTable();
    const line = (say_id: string) => ({ table_id: id, account_id: anna.id, say_id, seat: null, text: say_id, at: 1 });
    const said = await Promise.all(['a', 'b', 'c'].map(x => insertLine(store.db, line(x))));
    expect(said.map(({ row }) => row.n).sort()).toEqual([1, 2, 3]);
    expect(await insertLine(store.db, line('b'))).toMatchObject({ isNew: false, row: { text: 'b' } });
  });

  test('a notice is written for people who can be reached, claimed once, and put off with what is done', async () => {
    const [anna, bruno] = [await insertGuest(store.db, 1), await insertGuest(store.db, 1)];
    const id = await newTable();
    const wish = (accountId: string, kind: 'turn' | 'over', seq: number) => ({
      accountId,
      tableId: id,
      kind,
      seq,
      byId: null,
      at: 5,
      dueAt: 10,
    });
    await changeWays(store.db, anna.id, async tx => {
      await tx.insertInto('webhooks').values({ account_id: anna.id, url: 'https://example.org', secret: 'x' }).execute();
    });
    const log = entryLog(store);
    const notices = [wish(anna.id, 'turn', 1), wish(bruno.id, 'turn', 1)];
    await log.append({ touches: true, tableId: id, rows: [entry(id, 1)], at: 5, notices });
    const mine = async (now: number) => (await claimNotices(store.db, store.engine, now, 1000, 1000)).filter(row => row.table_id === id);
    expect(await mine(9)).toEqual([]);
    const claims = (await Promise.all([mine(10), mine(10), mine(10)])).flat();
    expect(claims).toMatchObject([{ account_id: anna.id, kind: 'turn', seq: 1, created_at: 5, due_at: 10, by_id: null, done: '[]' }]);
    const [row] = claims;
    await writeNotices(store.db, [wish(anna.id, 'over', 9)]);
    expect(await isOutdated(store.db, row as NoticeRow)).toBe(false);
    await writeNotices(store.db, [wish(anna.id, 'turn', 2)]);
    expect(await isOutdated(store.db, row as NoticeRow)).toBe(true);
    await putOffNotice(store.db, row?.id ?? '', { due_at: 500, tries: 1, done: '["webhook"]' });
    expect((await mine(400)).map(({ seq }) => seq).sort()).toEqual([2, 9]);
    expect(await mine(500)).toMatchObject([{ id: row?.id, tries: 1, done: '["webhook"]' }]);
    await changeWays(store.db, anna.id, async tx => {
      await tx.deleteFrom('webhooks').where('account_id', '=', anna.id).execute();
    });
    await writeNotices(store.db, [wish(anna.id, 'turn', 3)]);
    expect((await mine(100_000)).map(({ seq }) => seq).sort()).toEqual([1, 2, 9]);
    await deleteAccount(store, anna.id);
    expect(await mine(200_000)).toEqual([]);
  });

  test('of two who remove the last two passkeys at once one is refused', async () => {
    const anna = await insertGuest(store.db, 1);
    await makeMember(store.db, anna.id, { login: `Anna${newId()}`, password: null, recoveryHashes: [newId()] });
    const [first, second] = [newId(), newId()];
    for (const id of [first, second])
      await insertPasskey(store.db, {
        id,
        account_id: anna.id,
        credential_id: id,
        public_key: '',
        counter: 0,
        transports: '[]',
        label: '',
        created_at: 1,
        used_at: null,
      });
    expect(await removePasskey(store.db, anna.id, newId())).toBe('unknown');
    const done = await Promise.all([first, second].map(id => removePasskey(store.db, anna.id, id)));
    expect(done.sort()).toEqual(['forbidden', 'removed']);
    expect(await passkeysOf(store.db, anna.id)).toHaveLength(1);
  });

  test('lists leave packs where they are', async () => {
    const anna = await insertGuest(store.db, 1);
    const [small, large] = [await newTable(anna.id), await newTable(anna.id)];
    const options = JSON.stringify({ pack: 'é'.repeat(3_000) });
    await store.db.updateTable('tables').set({ options }).where('id', '=', large).execute();
    const found = new Map((await tablesOf(store.db, anna.id, 10)).map(row => [row.id, row.options]));
    expect(found.get(small)).toBe('{}');
    expect(found.get(large)).toBeNull();
    expect((await tableById(store.db, large))?.options).toBe(options);
  });

  test('an account sits at a table only once', async () => {
    const anna = await insertGuest(store.db, 1);
    const id = await newTable();
    const sat = await Promise.allSettled(
      [0, 1].map(seat => changeSeat(store.db, seatRow(id, seat), { kind: 'human', account_id: anna.id })),
    );
    expect(sat.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('an account that is deleted while it sits down does not sit', async () => {
    for (let round = 0; round < 10; round++) {
      const anna = await insertGuest(store.db, 1);
      const id = await newTable();
      const [, sat] = await Promise.allSettled([
        deleteAccount(store, anna.id),
        changeSeat(store.db, seatRow(id, 0), { kind: 'human', account_id: anna.id }),
      ]);
      // Told that there is no such account any more; no fault of ours.
      if (sat.status === 'rejected') expect(refusalIn(sat.reason)).toEqual({ code: 'unknown' });
      const sits = (await seatsOf(store.db, id))[0]?.kind === 'human';
      expect(sits).toBe((await accountById(store.db, anna.id)) !== undefined);
      const late = changeSeat(store.db, seatRow(id, 1), { kind: 'human', account_id: newId() });
      expect(refusalIn(await late.catch((error: unknown) => error))).toEqual({ code: 'unknown' });
    }
  });

  test('a key of the site is made once, by the first that asks', async () => {
    const name = newId();
    const made = await Promise.all([1, 2, 3].map(n => keptKey(store.db, name, async () => `key ${n}`)));
    expect(new Set(made).size).toBe(1);
    expect(await keptKey(store.db, name, async () => 'another')).toBe(made[0]);
  });

  test('a question to an authenticator is answered once, in time, by whom it was put to', async () => {
    const anna = await insertGuest(store.db, 1);
    const hash = newId();
    await insertChallenge(store.db, { hash, account_id: anna.id, kind: 'register', expires_at: 100 }, 1);
    expect(await takeChallenge(store.db, hash, 'register', null, 50)).toBe(false);
    expect(await takeChallenge(store.db, hash, 'sign-in', anna.id, 50)).toBe(false);
    expect(await takeChallenge(store.db, hash, 'register', anna.id, 100)).toBe(false);
    expect((await Promise.all([1, 2].map(() => takeChallenge(store.db, hash, 'register', anna.id, 50)))).filter(Boolean).length).toBe(1);
  });

  test('a gap between heartbeats is noted as an outage', async () => {
    await store.db.deleteFrom('heartbeats').execute();
    for (const at of [10_000, 12_000, 13_000, 60_000]) await beat(store.db, at, 5_000);
    expect((await outagesSince(store.db, 10_000)).filter(o => o.to_at <= 60_000)).toEqual([{ from_at: 13_000, to_at: 60_000 }]);
    await store.db.deleteFrom('outages').execute();
  });

  test('beats that failed are an outage from the last good one, known before a clock is looked at', async () => {
    await store.db.deleteFrom('heartbeats').execute();
    let now = 100_000;
    const heart = makeHeart(store.db, () => now, 10_000);
    await heart.beat();
    await sql`alter table heartbeats rename to hidden_heartbeats`.execute(store.db);
    for (; now < 160_000; now += 5_000) await expect(heart.beat()).rejects.toThrow();
    // While nothing can be noted, nothing is taken for true either.
    await expect(heart.sure()).rejects.toThrow();
    await sql`alter table hidden_heartbeats rename to heartbeats`.execute(store.db);
    await heart.sure();
    expect(heart.outages).toEqual([{ from_at: 100_000, to_at: 160_000 }]);
    await store.db.deleteFrom('outages').execute();
  });

  test('of several processes one that is alive is enough', async () => {
    await store.db.deleteFrom('heartbeats').execute();
    let now = 100_000;
    const [suspended, alive] = [0, 1].map(() => makeHeart(store.db, () => now, 10_000));
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
    await store.db.deleteFrom('outages').execute();
  });

  if (engine === 'sqlite') {
    test('a second server on the same folder is refused', async () => {
      await expect(openStore(where())).rejects.toThrow(StoreInUse);
    });

    test('a backup is a whole store, taken while it is in use', async () => {
      const id = await newTable();
      const copy = join(folder, 'copy');
      await (await import('node:fs/promises')).mkdir(copy);
      await store.backup(join(copy, 'stoa.db'));
      const restored = await openStore({ folder: copy });
      expect((await tableById(restored.db, id))?.id).toBe(id);
      await restored.close();
    });
  }
});
