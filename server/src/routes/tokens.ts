/** API tokens for bots and scripts: made by a member with a fresh proof, shown once, ended one by one. */
import type { Token } from '@stoa/protocol';
import type { App } from '../app.ts';
import { tellOwner } from '../notices/security.ts';
import { refuse } from '../refused.ts';
import { closeSession, makeSession, personOf, provedPersonOf } from '../sessions.ts';
import { endToken, sessionsOf } from '../store/accounts.ts';
import type { SessionRow } from '../store/schema.ts';
import { DONE, type Routes } from './on.ts';

const MOST = 20;
export const shownToken = ({ id, label, created_at, used_at }: SessionRow): Token => ({
  id,
  label,
  createdAt: created_at,
  usedAt: used_at === created_at ? null : used_at,
});

export const tokenRoutes = ({ signedIn }: Routes, app: App): void => {
  const { db } = app.store;
  signedIn('GET /api/tokens', async ({ caller }) => ({ tokens: (await sessionsOf(db, personOf(caller).id, 'token')).map(shownToken) }));
  signedIn('POST /api/tokens', async ({ caller, body }) => {
    const account = provedPersonOf(app, caller);
    // Anyone can make many guests: with tokens they could run any number of programs.
    if (account.kind === 'guest') return refuse('forbidden');
    if ((await sessionsOf(db, account.id, 'token')).length >= MOST) return refuse('too-many');
    const { token, row } = await makeSession(app, account.id, 'token', body.label, false);
    tellOwner(app, account, 'token');
    return { token: shownToken(row), secret: token };
  });
  signedIn('DELETE /api/tokens/:id', async ({ caller, param }) => {
    if (!(await endToken(db, personOf(caller).id, param('id')))) return refuse('unknown');
    closeSession(app, caller.account.id, param('id'));
    return DONE;
  });
};
