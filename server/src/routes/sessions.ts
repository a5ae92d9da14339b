/** Signing in and keeping the account safe: sign in and out, recovery, a fresh proof, a new password, new recovery codes. */

import type { App } from '../app.ts';
import type { Credentials } from '../credentials.ts';
import { hashToken, newRecoveryCodes } from '../ids.ts';
import { tellOwner } from '../notices/security.ts';
import { refuse } from '../refused.ts';
import { afterAnswer, closeEverywhere, closeSession, personOf, provedPersonOf, signOut } from '../sessions.ts';
import {
  accountByLogin,
  changePassword,
  codeFits,
  endSessions,
  proveSession,
  recover,
  replaceCodes,
  sessionsOf,
} from '../store/accounts.ts';
import { passkeysOf } from '../store/passkeys.ts';
import type { AccountRow } from '../store/schema.ts';
import { shownAccount } from './accounts.ts';
import { DONE, type Routes } from './on.ts';
import { shownPasskey } from './passkeys.ts';
import { shownToken } from './tokens.ts';

const signInRoutes = ({ signedIn, open }: Routes, app: App, { trying, passwords, enter }: Credentials): void => {
  const { db } = app.store;

  open('POST /api/session', async ({ body, request, reply }) => {
    const account = await accountByLogin(db, body.login);
    await trying(request, body.login, account);
    if (!(await passwords.fits(request, account?.password, body.password)) || !account) return refuse('wrong-credentials');
    if (account.banned_at !== null) return refuse('forbidden');
    await enter(request, reply, account);
    return { account: shownAccount(account) };
  });

  signedIn('DELETE /api/session', async ({ caller, reply }) => {
    await signOut(app, reply, caller.session);
    closeSession(app, caller.account.id, caller.session.id);
    return DONE;
  });

  signedIn('DELETE /api/sessions', async ({ caller, reply }) => {
    const { id } = personOf(caller);
    await endSessions(db, id);
    closeEverywhere(app, id);
    await signOut(app, reply, caller.session);
    return DONE;
  });
};

const recoveryRoutes = ({ open }: Routes, app: App, { trying, passwords, enter }: Credentials): void => {
  const { db } = app.store;
  /** The account of the login, if the code belongs to it. Makes the same queries whether the login exists or not. */
  const owner = async (account: AccountRow | undefined, codeHash: string): Promise<AccountRow> =>
    (await codeFits(db, account?.id ?? '', codeHash)) && account ? account : refuse('wrong-credentials');

  open('POST /api/session/recover/look', async ({ body, request }) => {
    const found = await accountByLogin(db, body.login);
    await trying(request, body.login, found);
    const { id } = await owner(found, hashToken(body.code));
    return { passkeys: (await passkeysOf(db, id)).map(shownPasskey), tokens: (await sessionsOf(db, id, 'token')).map(shownToken) };
  });

  open('POST /api/session/recover', async ({ body, request, reply }) => {
    const found = await accountByLogin(db, body.login);
    await trying(request, body.login, found);
    const codeHash = hashToken(body.code);
    const account = await owner(found, codeHash);
    const password = await passwords.hash(request, body.password);
    // Of two requests with the same code at once, one succeeds.
    if (!(await recover(db, account.id, codeHash, password, body.keep))) return refuse('wrong-credentials');
    closeEverywhere(app, account.id);
    tellOwner(app, account, 'recovered');
    if (account.banned_at !== null) return refuse('forbidden');
    const now = { ...account, password };
    await enter(request, reply, now);
    return { account: shownAccount(now) };
  });
};

const ownRoutes = ({ signedIn }: Routes, app: App, { prove, passwords, enter }: Credentials): void => {
  const { db } = app.store;
  /** A guest has neither password nor codes. */
  const member = (account: AccountRow): AccountRow => (account.kind === 'member' ? account : refuse('forbidden'));

  signedIn('POST /api/session/prove', async ({ caller, body, request }) => {
    member(personOf(caller));
    await prove(request, caller, body);
    await proveSession(db, caller.session.hash, app.now());
    return DONE;
  });

  signedIn('PUT /api/me/password', async ({ caller, body, request, reply }) => {
    const account = member(provedPersonOf(app, caller));
    const now = { ...account, password: await passwords.hash(request, body.password) };
    await changePassword(db, account.id, now.password);
    await enter(request, reply, now);
    tellOwner(app, account, 'password');
    // Only after the new cookie was sent: the tabs of this browser reconnect with it, other browsers cannot.
    afterAnswer(reply, () => closeEverywhere(app, account.id));
    return { account: shownAccount(now) };
  });

  signedIn('POST /api/me/recovery-codes', async ({ caller }) => {
    const account = member(provedPersonOf(app, caller));
    const recoveryCodes = newRecoveryCodes();
    await replaceCodes(db, account.id, recoveryCodes.map(hashToken));
    tellOwner(app, account, 'codes');
    return { recoveryCodes };
  });
};

export const sessionRoutes = (routes: Routes, app: App, credentials: Credentials): void => {
  signInRoutes(routes, app, credentials);
  recoveryRoutes(routes, app, credentials);
  ownRoutes(routes, app, credentials);
};
