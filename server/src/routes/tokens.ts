/** API tokens for bots and scripts: made by a person who is signed in by cookie, shown once, ended one by one. */
import type { Token } from '@stoa/protocol';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { closeSession, makeSession, personOf } from '../sessions.ts';
import { endToken, sessionsOf } from '../store/accounts.ts';
import type { SessionRow } from '../store/schema.ts';
import { DONE, type Routes } from './on.ts';

const MOST = 20;
const shown = ({ id, label, created_at, used_at }: SessionRow): Token => ({
  id,
  label,
  createdAt: created_at,
  usedAt: used_at === created_at ? null : used_at,
});

export const tokenRoutes = ({ signedIn }: Routes, house: House): void => {
  const { db } = house.store;
  signedIn('GET /api/tokens', async ({ caller }) => ({ tokens: (await sessionsOf(db, personOf(caller).id, 'token')).map(shown) }));
  signedIn('POST /api/tokens', async ({ caller, body }) => {
    const { id } = personOf(caller);
    if ((await sessionsOf(db, id, 'token')).length >= MOST) return refuse('too-many');
    const { token, row } = await makeSession(house, id, 'token', body.label);
    return { token: shown(row), secret: token };
  });
  signedIn('DELETE /api/tokens/:id', async ({ caller, param }) => {
    if (!(await endToken(db, personOf(caller).id, param('id')))) return refuse('unknown');
    await closeSession(house, caller.account.id, param('id'));
    return DONE;
  });
};
