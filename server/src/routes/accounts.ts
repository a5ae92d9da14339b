/** Accounts: guest at once, later a name and a password; sessions, recovery, export, deletion. */
import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2';
import type { Account } from '@stoa/protocol';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../addresses.ts';
import type { House } from '../house.ts';
import { hashToken, newRecoveryCodes } from '../ids.ts';
import { noticeSettings } from '../notices/settings.ts';
import type { Passkeys } from '../passkeys.ts';
import { shownPlan } from '../plans/shown.ts';
import { refuse } from '../refused.ts';
import { closeEverywhere, closeSession, personOf, renewSession, signIn, signOut } from '../sessions.ts';
import {
  accountById,
  accountByLogin,
  changeAccount,
  deleteAccount,
  endSessions,
  insertGuest,
  makeMember,
  recover,
  sessionsOf,
} from '../store/accounts.ts';
import { blockedBy } from '../store/chat.ts';
import { notesBy } from '../store/notes.ts';
import { waysOf } from '../store/notices.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { plansBy } from '../store/plans.ts';
import type { AccountRow } from '../store/schema.ts';
import { tablesOf } from '../store/tables.ts';
import { tableInfos } from '../tables/info.ts';
import { leaveEverything } from '../tables/lobby.ts';
import { DONE, type Routes } from './on.ts';

/** argon2id with the parameters that stack.md measured: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const HOUR = 3_600_000;
/** How often a seat is looked for before an account is deleted. */
const TRIES = 8;

export const shownAccount = (row: AccountRow): Account => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  login: row.login,
  hasPassword: row.password !== null,
  language: row.language,
  createdAt: row.created_at,
});

export const accountRoutes = ({ signedIn, open }: Routes, house: House, passkeys: Passkeys, secure: boolean): void => {
  const { db } = house.store;
  const { secretsPerMinute, guestsPerHour } = house.limits;
  const guests = house.buckets('guests', guestsPerHour, HOUR);
  const tries = house.buckets('secrets', secretsPerMinute, 60_000);
  const trying = async (request: FastifyRequest, login: string): Promise<void> => {
    const now = house.now();
    if (!(await tries.take(`ip ${addressOf(request)}`, now)) || !(await tries.take(`login ${login.toLowerCase()}`, now)))
      refuse('too-many');
  };
  // Checked when the name is unknown, so that the time taken does not tell. Made with the first password that is checked, whoever's.
  let nobody: Promise<string> | undefined;
  const passes = async (account: AccountRow | undefined, password: string): Promise<boolean> => {
    nobody ??= hashPassword('nobody has this password', ARGON);
    const other = await nobody;
    return (await verifyPassword(account?.password ?? other, password)) && account?.password != null;
  };

  open('POST /api/guest', async ({ caller, request, reply }) => {
    if (caller) return { account: shownAccount(caller.account) };
    if (!(await guests.take(addressOf(request), house.now()))) return refuse('too-many');
    const account = await insertGuest(db, house.now());
    await signIn(house, reply, account.id, secure);
    return { account: shownAccount(account) };
  });

  open('GET /api/me', async ({ caller }) => ({ account: caller ? shownAccount(caller.account) : null }));

  signedIn('PATCH /api/me', async ({ caller, body }) => {
    await changeAccount(db, caller.account.id, body);
    const account = await accountById(db, caller.account.id);
    return { account: account ? shownAccount(account) : null };
  });

  signedIn('POST /api/me/sign-up', async ({ caller, body, reply }) => {
    if (caller.account.kind === 'member' || caller.session.kind !== 'cookie') return refuse('forbidden');
    const recoveryCodes = newRecoveryCodes();
    const password = await hashPassword(body.password, ARGON);
    const became = await makeMember(db, caller.account.id, body.login, password, recoveryCodes.map(hashToken));
    if (became !== 'made') return refuse(became);
    await renewSession(house, reply, caller, secure);
    const account = await accountById(db, caller.account.id);
    return account ? { account: shownAccount(account), recoveryCodes } : refuse('unknown');
  });

  open('POST /api/session', async ({ body, request, reply }) => {
    await trying(request, body.login);
    const account = await accountByLogin(db, body.login);
    if (!(await passes(account, body.password)) || !account) return refuse('wrong-credentials');
    if (account.banned_at !== null) return refuse('forbidden');
    await signIn(house, reply, account.id, secure);
    return { account: shownAccount(account) };
  });

  open('POST /api/session/recover', async ({ body, request, reply }) => {
    await trying(request, body.login);
    const account = await accountByLogin(db, body.login);
    const password = await hashPassword(body.password, ARGON);
    if (!account || !(await recover(db, account.id, hashToken(body.code), password))) return refuse('wrong-credentials');
    await closeEverywhere(house, account.id);
    if (account.banned_at !== null) return refuse('forbidden');
    await signIn(house, reply, account.id, secure);
    return { account: shownAccount({ ...account, password }) };
  });

  signedIn('DELETE /api/session', async ({ caller, reply }) => {
    await signOut(house, reply, caller.session);
    await closeSession(house, caller.account.id, caller.session.id);
    return DONE;
  });

  signedIn('DELETE /api/sessions', async ({ caller, reply }) => {
    const { id } = personOf(caller);
    await endSessions(db, id);
    await closeEverywhere(house, id);
    await signOut(house, reply, caller.session);
    return DONE;
  });

  signedIn('GET /api/me/export', async ({ caller }) => {
    const { id } = caller.account;
    const tables = await tableInfos(house, await tablesOf(db, id, 100_000), id);
    const chat = await db.selectFrom('chat').select(['table_id', 'n', 'text', 'at']).where('account_id', '=', id).orderBy('at').execute();
    const { devices, webhook, email } = await waysOf(db, id);
    const sessions = [...(await sessionsOf(db, id, 'cookie')), ...(await sessionsOf(db, id, 'token'))];
    return {
      account: shownAccount(caller.account),
      tables,
      chat,
      sessions: sessions.map(({ created_at, used_at, kind }) => ({ createdAt: created_at, usedAt: used_at, kind })),
      passkeys: (await passkeysOf(db, id)).map(({ label, created_at, used_at }) => ({ label, createdAt: created_at, usedAt: used_at })),
      notices: {
        settings: noticeSettings(caller.account),
        devices: devices.map(({ label, endpoint, created_at }) => ({ label, endpoint, createdAt: created_at })),
        webhook: webhook?.url ?? null,
        email: email?.address ?? null,
      },
      blocked: [...(await blockedBy(db, id))],
      plans: (await plansBy(db, id)).map(({ table, plan }) => ({ table, plan: shownPlan(plan) })),
      notes: (await notesBy(db, id)).map(({ table_id, text, at }) => ({ table: table_id, text, at })),
    };
  });

  signedIn('DELETE /api/me', async ({ caller, body, request, reply }) => {
    const account = personOf(caller);
    if (account.kind === 'member') {
      await trying(request, account.login ?? '');
      const isProved =
        body.passkey === undefined
          ? body.password !== undefined && (await passes(account, body.password))
          : (await passkeys.proved(request, body.passkey)) === account.id;
      if (!isProved) return refuse('wrong-credentials');
    }
    // Once more for whoever sits down somewhere in the same moment.
    for (let round = 0; ; round++) {
      if (round === TRIES) return refuse('busy');
      await leaveEverything(house, account.id);
      if (await deleteAccount(house.store, account.id)) break;
    }
    await closeEverywhere(house, account.id);
    await signOut(house, reply, caller.session);
    return DONE;
  });
};
