/** What the store keeps of people, on both engines: accounts, what opens them, seats, invitations, chat, notices. */
import { expect, test } from 'vitest';
import { newId } from '../src/ids.ts';
import { refusalIn } from '../src/refused.ts';
import { accountById, deleteAccount, insertGuest, insertSession, makeMember, recover, sessionByHash } from '../src/store/accounts.ts';
import { insertLine, lastLines } from '../src/store/chat.ts';
import { entryLog } from '../src/store/entries.ts';
import { insertInvitation, useInvitation } from '../src/store/invitations.ts';
import { changeWays, claimNotices, isOutdated, keptKey, putOffNotice, writeNotices } from '../src/store/notices.ts';
import { insertChallenge, insertPasskey, passkeysOf, removePasskey, takeChallenge } from '../src/store/passkeys.ts';
import type { NoticeRow } from '../src/store/schema.ts';
import { changeSeat, seatsOf, secretOf, tableById } from '../src/store/tables.ts';
import { entryRow, onEveryEngine, seatRow } from './support/stores.ts';

onEveryEngine(at => {
  test('an invitation has a number of uses, and an end', async () => {
    const id = await at.newTable();
    const invitation = { id: newId(), hash: newId(), table_id: id, seat: null, uses_left: 2, expires_at: 1000, to_id: null, by_id: null };
    await insertInvitation(at.store.db, invitation);
    expect(await useInvitation(at.store.db, invitation.id, 1000)).toBe(false);
    const used = await Promise.all([1, 2, 3].map(() => useInvitation(at.store.db, invitation.id, 999)));
    expect(used.filter(Boolean).length).toBe(2);
  });

  test('a login name is one, whatever its case; a recovery code works once', async () => {
    const [anna, bruno] = [await insertGuest(at.store.db, 1), await insertGuest(at.store.db, 1)];
    const login = `Anna${newId()}`;
    const code = newId();
    expect(await makeMember(at.store.db, anna.id, { login, password: 'hash', recoveryHashes: [code] })).toBe('made');
    expect(await makeMember(at.store.db, bruno.id, { login: login.toUpperCase(), password: 'hash', recoveryHashes: [newId()] })).toBe(
      'taken',
    );
    // In two tabs at once: what the first was told stays true.
    expect(await makeMember(at.store.db, anna.id, { login: `${login}2`, password: 'other', recoveryHashes: [newId()] })).toBe('forbidden');
    expect(await accountById(at.store.db, anna.id)).toMatchObject({ login, password: 'hash' });
    expect((await accountById(at.store.db, bruno.id))?.kind).toBe('guest');
    expect(await recover(at.store.db, bruno.id, code, 'stolen')).toBe(false);
    expect(await recover(at.store.db, anna.id, code, 'new')).toBe(true);
    expect(await recover(at.store.db, anna.id, code, 'newer')).toBe(false);
  });

  test('deleting an account leaves tables, seats and chat, without a name', async () => {
    const anna = await insertGuest(at.store.db, 1);
    const id = await at.newTable(anna.id);
    await changeSeat(at.store.db, seatRow(id, 0), { kind: 'human', account_id: anna.id });
    await insertLine(at.store.db, { table_id: id, account_id: anna.id, say_id: 'x', seat: 0, text: 'salve', at: 1 });
    const hash = newId();
    await insertSession(at.store.db, {
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
    expect(await deleteAccount(at.store, anna.id)).toBe(false);
    await at.store.db.updateTable('tables').set({ state: 'over' }).where('id', '=', id).execute();
    expect(await deleteAccount(at.store, anna.id)).toBe(true);
    expect((await tableById(at.store.db, id))?.host_id).toBeNull();
    expect((await seatsOf(at.store.db, id))[0]).toMatchObject({ kind: 'human', account_id: null });
    expect(await lastLines(at.store.db, id, 10)).toMatchObject([{ text: 'salve', account_id: null }]);
    expect(await sessionByHash(at.store.db, hash, 5)).toBeUndefined();
    expect(await secretOf(at.store.db, id)).toBe('s'.repeat(64));
  });

  test('chat lines are numbered; the same line said again is the same line', async () => {
    const anna = await insertGuest(at.store.db, 1);
    const id = await at.newTable();
    const line = (say_id: string) => ({ table_id: id, account_id: anna.id, say_id, seat: null, text: say_id, at: 1 });
    const said = await Promise.all(['a', 'b', 'c'].map(x => insertLine(at.store.db, line(x))));
    expect(said.map(({ row }) => row.n).sort()).toEqual([1, 2, 3]);
    expect(await insertLine(at.store.db, line('b'))).toMatchObject({ isNew: false, row: { text: 'b' } });
  });

  test('a notice is written for people who can be reached, claimed once, and put off with what is done', async () => {
    const [anna, bruno] = [await insertGuest(at.store.db, 1), await insertGuest(at.store.db, 1)];
    const id = await at.newTable();
    const wish = (accountId: string, kind: 'turn' | 'over', seq: number) => ({
      accountId,
      tableId: id,
      kind,
      seq,
      byId: null,
      at: 5,
      dueAt: 10,
    });
    await changeWays(at.store.db, anna.id, async tx => {
      await tx.insertInto('webhooks').values({ account_id: anna.id, url: 'https://example.org', secret: 'x' }).execute();
    });
    const log = entryLog(at.store);
    const notices = [wish(anna.id, 'turn', 1), wish(bruno.id, 'turn', 1)];
    await log.append({ touches: true, tableId: id, rows: [entryRow(id, 1)], at: 5, notices });
    const mine = async (now: number) =>
      (await claimNotices(at.store.db, at.store.engine, now, 1000, 1000)).filter(row => row.table_id === id);
    expect(await mine(9)).toEqual([]);
    const claims = (await Promise.all([mine(10), mine(10), mine(10)])).flat();
    expect(claims).toMatchObject([{ account_id: anna.id, kind: 'turn', seq: 1, created_at: 5, due_at: 10, by_id: null, done: '[]' }]);
    const [row] = claims;
    await writeNotices(at.store.db, [wish(anna.id, 'over', 9)]);
    expect(await isOutdated(at.store.db, row as NoticeRow)).toBe(false);
    await writeNotices(at.store.db, [wish(anna.id, 'turn', 2)]);
    expect(await isOutdated(at.store.db, row as NoticeRow)).toBe(true);
    await putOffNotice(at.store.db, row?.id ?? '', { due_at: 500, tries: 1, done: '["webhook"]' });
    expect((await mine(400)).map(({ seq }) => seq).sort()).toEqual([2, 9]);
    expect(await mine(500)).toMatchObject([{ id: row?.id, tries: 1, done: '["webhook"]' }]);
    await changeWays(at.store.db, anna.id, async tx => {
      await tx.deleteFrom('webhooks').where('account_id', '=', anna.id).execute();
    });
    await writeNotices(at.store.db, [wish(anna.id, 'turn', 3)]);
    expect((await mine(100_000)).map(({ seq }) => seq).sort()).toEqual([1, 2, 9]);
    await deleteAccount(at.store, anna.id);
    expect(await mine(200_000)).toEqual([]);
  });

  test('of two who remove the last two passkeys at once one is refused', async () => {
    const anna = await insertGuest(at.store.db, 1);
    await makeMember(at.store.db, anna.id, { login: `Anna${newId()}`, password: null, recoveryHashes: [newId()] });
    const [first, second] = [newId(), newId()];
    for (const id of [first, second])
      await insertPasskey(at.store.db, {
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
    expect(await removePasskey(at.store.db, anna.id, newId())).toBe('unknown');
    const done = await Promise.all([first, second].map(id => removePasskey(at.store.db, anna.id, id)));
    expect(done.sort()).toEqual(['forbidden', 'removed']);
    expect(await passkeysOf(at.store.db, anna.id)).toHaveLength(1);
  });

  test('an account sits at a table only once', async () => {
    const anna = await insertGuest(at.store.db, 1);
    const id = await at.newTable();
    const sat = await Promise.allSettled(
      [0, 1].map(seat => changeSeat(at.store.db, seatRow(id, seat), { kind: 'human', account_id: anna.id })),
    );
    expect(sat.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('an account that is deleted while it sits down does not sit', async () => {
    for (let round = 0; round < 10; round++) {
      const anna = await insertGuest(at.store.db, 1);
      const id = await at.newTable();
      const [, sat] = await Promise.allSettled([
        deleteAccount(at.store, anna.id),
        changeSeat(at.store.db, seatRow(id, 0), { kind: 'human', account_id: anna.id }),
      ]);
      // Told that there is no such account any more; no fault of ours.
      if (sat.status === 'rejected') expect(refusalIn(sat.reason)).toEqual({ code: 'unknown' });
      const sits = (await seatsOf(at.store.db, id))[0]?.kind === 'human';
      expect(sits).toBe((await accountById(at.store.db, anna.id)) !== undefined);
      const late = changeSeat(at.store.db, seatRow(id, 1), { kind: 'human', account_id: newId() });
      expect(refusalIn(await late.catch((error: unknown) => error))).toEqual({ code: 'unknown' });
    }
  });

  test('a key of the site is made once, by the first that asks', async () => {
    const name = newId();
    const made = await Promise.all([1, 2, 3].map(n => keptKey(at.store.db, name, async () => `key ${n}`)));
    expect(new Set(made).size).toBe(1);
    expect(await keptKey(at.store.db, name, async () => 'another')).toBe(made[0]);
  });

  test('a question to an authenticator is answered once, in time, by whom it was put to', async () => {
    const anna = await insertGuest(at.store.db, 1);
    const hash = newId();
    await insertChallenge(at.store.db, { hash, account_id: anna.id, kind: 'register', expires_at: 100 }, 1);
    expect(await takeChallenge(at.store.db, hash, 'register', null, 50)).toBe(false);
    expect(await takeChallenge(at.store.db, hash, 'sign-in', anna.id, 50)).toBe(false);
    expect(await takeChallenge(at.store.db, hash, 'register', anna.id, 100)).toBe(false);
    expect((await Promise.all([1, 2].map(() => takeChallenge(at.store.db, hash, 'register', anna.id, 50)))).filter(Boolean).length).toBe(1);
  });
});
