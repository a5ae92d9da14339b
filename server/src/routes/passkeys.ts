/** Passkeys: adding one (a guest becomes a member by it), signing in with one, removing one that is not the last way in. */
import type { Passkey } from '@stoa/protocol';
import { addressOf } from '../addresses.ts';
import type { App } from '../app.ts';
import type { Credentials } from '../credentials.ts';
import { hashToken, newRecoveryCodes } from '../ids.ts';
import { tellOwner } from '../notices/security.ts';
import { ANSWER_TIME, type Passkeys } from '../passkeys.ts';
import { refuse } from '../refused.ts';
import { personOf, provedPersonOf } from '../sessions.ts';
import { accountById, makeMember } from '../store/accounts.ts';
import { isConflict } from '../store/conflict.ts';
import { insertPasskey, passkeysOf, removePasskey } from '../store/passkeys.ts';
import type { PasskeyRow } from '../store/schema.ts';
import { shownAccount } from './accounts.ts';
import { DONE, type Routes } from './on.ts';

const MOST = 10;

export const shownPasskey = ({ id, label, created_at, used_at }: PasskeyRow): Passkey => ({
  id,
  label,
  createdAt: created_at,
  usedAt: used_at,
});

export const passkeyRoutes = ({ signedIn, open }: Routes, app: App, passkeys: Passkeys, credentials: Credentials): void => {
  const { db } = app.store;
  const { secretsPerMinute } = app.limits;
  const tries = app.buckets('passkeys', secretsPerMinute, 60_000);

  signedIn('GET /api/me/passkeys', async ({ caller }) => ({ passkeys: (await passkeysOf(db, personOf(caller).id)).map(shownPasskey) }));

  signedIn('POST /api/me/passkeys/options', async ({ caller, body, request }) => ({
    options: await passkeys.askToRegister(request, provedPersonOf(app, caller), body.login),
  }));

  signedIn('POST /api/me/passkeys', async ({ caller, body, request, reply }) => {
    // The challenge needed a fresh proof; the answer may come `ANSWER_TIME` later.
    const account = provedPersonOf(app, caller, ANSWER_TIME);
    const isGuest = account.kind === 'guest';
    if (isGuest !== (body.login !== undefined)) return refuse('malformed');
    if ((await passkeysOf(db, account.id)).length >= MOST) return refuse('too-many');
    if (body.login !== undefined) await credentials.signingUp(request, body.login);
    const row = await passkeys.registered(request, account, body.response, body.label);
    const recoveryCodes = isGuest ? newRecoveryCodes() : [];
    if (body.login !== undefined) {
      const became = await makeMember(
        db,
        account.id,
        { login: body.login, password: null, recoveryHashes: recoveryCodes.map(hashToken) },
        tx => insertPasskey(tx, row),
      );
      if (became !== 'made') return refuse(became);
    } else
      await insertPasskey(db, row).catch((error: unknown) => {
        if (isConflict(error)) refuse('taken');
        throw error;
      });
    const now = (await accountById(db, account.id)) ?? refuse('unknown');
    if (isGuest) await credentials.becomes(request, reply, caller, now);
    else tellOwner(app, now, 'passkey');
    return { passkey: shownPasskey(row), account: shownAccount(now), recoveryCodes };
  });

  signedIn('DELETE /api/me/passkeys/:id', async ({ caller, param }) => {
    const done = await removePasskey(db, provedPersonOf(app, caller).id, param('id'));
    return done === 'removed' ? DONE : refuse(done);
  });

  open('POST /api/session/passkey/options', async ({ request }) => {
    if (!(await tries.take(addressOf(request), app.now()))) return refuse('too-many');
    return { options: await passkeys.askToSignIn(request) };
  });

  open('POST /api/session/passkey', async ({ body, request, reply }) => {
    if (!(await tries.take(addressOf(request), app.now()))) return refuse('too-many');
    const account = (await accountById(db, await passkeys.proved(request, body.response))) ?? refuse('wrong-credentials');
    if (account.banned_at !== null) return refuse('forbidden');
    await credentials.enter(request, reply, account);
    return { account: shownAccount(account) };
  });
};
