/** Accounts: guest at once, later a name and a password; export, deletion. */
import type { Account, ApiReply } from '@stoa/protocol';
import { addressOf } from '../addresses.ts';
import type { App } from '../app.ts';
import type { Credentials } from '../credentials.ts';
import { deleteEverywhere } from '../databases/accounts.ts';
import { hashToken, newRecoveryCodes } from '../ids.ts';
import { noticeSettings } from '../notices/settings.ts';
import { shownPlan } from '../plans/shown.ts';
import { refuse } from '../refused.ts';
import { closeEverywhere, personOf, signIn, signOut } from '../sessions.ts';
import { accountById, changeAccount, insertGuest, makeMember, sessionsOf } from '../store/accounts.ts';
import { blockedBy, linesBy } from '../store/chat.ts';
import { notesBy } from '../store/notes.ts';
import { waysOf } from '../store/notices.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { plansBy } from '../store/plans.ts';
import type { AccountRow } from '../store/schema.ts';
import { tablesOf } from '../store/tables.ts';
import { listedTables } from '../tables/info.ts';
import { leaveEverything } from '../tables/lobby.ts';
import { DONE, type Routes } from './on.ts';

const HOUR = 3_600_000;
/** How often deletion is tried while the account sits down again. */
const TRIES = 8;
/** Of one account: an export reads all that it ever did. */
const EXPORTS_PER_HOUR = 10;
/** In an export. */
const MOST_TABLES = 100_000;

export const shownAccount = (row: AccountRow): Account => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  login: row.login,
  hasPassword: row.password !== null,
  language: row.language,
  createdAt: row.created_at,
});

/** Everything that is stored about an account. */
const exportOf = async (app: App, account: AccountRow): Promise<ApiReply<'GET /api/me/export'>> => {
  const { db } = app.store;
  const { id } = account;
  const { everywhere } = app.databases;
  const tables = await listedTables(app, there => tablesOf(there, id, MOST_TABLES), id, MOST_TABLES);
  const chat = await everywhere(({ store }) => linesBy(store.db, id), 'strict');
  const { devices, webhook, email } = await waysOf(db, id);
  const sessions = [...(await sessionsOf(db, id, 'cookie')), ...(await sessionsOf(db, id, 'token'))];
  return {
    account: shownAccount(account),
    tables,
    chat,
    sessions: sessions.map(({ created_at, used_at, kind }) => ({ createdAt: created_at, usedAt: used_at, kind })),
    passkeys: (await passkeysOf(db, id)).map(({ label, created_at, used_at }) => ({ label, createdAt: created_at, usedAt: used_at })),
    notices: {
      settings: noticeSettings(account),
      devices: devices.map(({ label, endpoint, created_at }) => ({ label, endpoint, createdAt: created_at })),
      webhook: webhook?.url ?? null,
      email: email?.address ?? null,
    },
    blocked: [...(await blockedBy(db, id))],
    plans: (await everywhere(({ store }) => plansBy(store.db, id), 'strict')).map(({ table, plan }) => ({ table, plan: shownPlan(plan) })),
    notes: (await everywhere(({ store }) => notesBy(store.db, id), 'strict')).map(({ table_id, text, at }) => ({
      table: table_id,
      text,
      at,
    })),
  };
};

export const accountRoutes = ({ signedIn, open }: Routes, app: App, credentials: Credentials): void => {
  const { db } = app.store;
  const guests = app.buckets('guests', app.limits.guestsPerHour, HOUR);
  const exports = app.buckets('exports', EXPORTS_PER_HOUR, HOUR);

  open('POST /api/guest', async ({ caller, request, reply }) => {
    if (caller) return { account: shownAccount(caller.account) };
    if (!(await guests.take(addressOf(request), app.now()))) return refuse('too-many');
    const account = await insertGuest(db, app.now());
    await signIn(app, reply, account);
    return { account: shownAccount(account) };
  });

  open('GET /api/me', async ({ caller }) => ({ account: caller ? shownAccount(caller.account) : null }));

  signedIn('PATCH /api/me', async ({ caller, body }) => {
    await changeAccount(db, caller.account.id, body);
    const account = await accountById(db, caller.account.id);
    return { account: account ? shownAccount(account) : null };
  });

  signedIn('POST /api/me/sign-up', async ({ caller, body, request, reply }) => {
    if (caller.account.kind === 'member' || caller.session.kind !== 'cookie') return refuse('forbidden');
    await credentials.signingUp(request, body.login);
    const recoveryCodes = newRecoveryCodes();
    const password = await credentials.passwords.hash(request, body.password);
    const became = await makeMember(db, caller.account.id, {
      login: body.login,
      password,
      recoveryHashes: recoveryCodes.map(hashToken),
    });
    if (became !== 'made') return refuse(became);
    const account = (await accountById(db, caller.account.id)) ?? refuse('unknown');
    await credentials.becomes(request, reply, caller, account);
    return { account: shownAccount(account), recoveryCodes };
  });

  signedIn('GET /api/me/export', async ({ caller }) => {
    const account = personOf(caller);
    if (!(await exports.take(account.id, app.now()))) return refuse('too-many');
    return exportOf(app, account);
  });

  signedIn('DELETE /api/me', async ({ caller, body, request, reply }) => {
    const account = personOf(caller);
    if (account.kind === 'member') await credentials.prove(request, caller, body);
    // Tries again: the account may have sat down somewhere at the same time.
    for (let round = 0; ; round++) {
      if (round === TRIES) return refuse('busy');
      await leaveEverything(app, account.id);
      if (await deleteEverywhere(app, account.id)) break;
    }
    closeEverywhere(app, account.id);
    await signOut(app, reply, caller.session);
    return DONE;
  });
};
