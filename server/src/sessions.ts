/** Who is asking: a session cookie or an API token. The token itself is never stored or logged, only its hash. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addresses.ts';
import type { House } from './house.ts';
import { hashToken, newId, newToken } from './ids.ts';
import { refuse } from './refused.ts';
import { accountById, endSession, insertSession, sessionByHash, touchSession } from './store/accounts.ts';
import type { AccountRow, SessionRow } from './store/schema.ts';

export const COOKIE = 'stoa_session';
const DAY = 86_400_000;
const COOKIE_LIFE = 180 * DAY;
export const TOKEN_LIFE = 3650 * DAY;
const SHAPE = /^[A-Za-z0-9_-]{20,64}$/;

export interface Caller {
  readonly account: AccountRow;
  readonly session: SessionRow;
}

/** The person, not a program with an API token: whoever steals one can neither make himself at home nor shut anybody out. */
export const personOf = ({ account, session }: Caller): AccountRow => (session.kind === 'cookie' ? account : refuse('forbidden'));

const tokenOf = (request: FastifyRequest): { readonly token: string; readonly kind: SessionRow['kind'] } | undefined => {
  const bearer = request.headers.authorization;
  if (bearer?.startsWith('Bearer ') && SHAPE.test(bearer.slice(7))) return { token: bearer.slice(7), kind: 'token' };
  const cookie = request.cookies[COOKIE];
  return cookie && SHAPE.test(cookie) ? { token: cookie, kind: 'cookie' } : undefined;
};

/** Counted by itself: an API token that there is. One that was made up is counted with its address. */
export const knownToken = async (house: House, request: FastifyRequest): Promise<string | undefined> => {
  const given = tokenOf(request);
  if (given?.kind !== 'token') return undefined;
  const hash = hashToken(given.token);
  return (await sessionByHash(house.store.db, hash, house.now()))?.kind === 'token' ? hash : undefined;
};

export const callerOf = async (house: House, request: FastifyRequest): Promise<Caller | undefined> => {
  const given = tokenOf(request);
  if (!given) return undefined;
  const { db } = house.store;
  const now = house.now();
  const session = await sessionByHash(db, hashToken(given.token), now);
  if (!session || session.kind !== given.kind) return undefined;
  const account = await accountById(db, session.account_id);
  if (!account) return undefined;
  if (account.banned_at !== null) return refuse('forbidden');
  house.addresses.note(account.id, addressOf(request));
  // Used once an hour is often enough to know that it is alive.
  if (now - session.used_at > DAY / 24)
    await touchSession(db, session.hash, now, now + (session.kind === 'cookie' ? COOKIE_LIFE : TOKEN_LIFE));
  return { account, session };
};

/** A session row and the token that opens it. */
export const makeSession = async (
  house: House,
  accountId: string,
  kind: SessionRow['kind'],
  label: string,
): Promise<{ token: string; row: SessionRow }> => {
  const token = newToken();
  const now = house.now();
  const row: SessionRow = {
    hash: hashToken(token),
    id: newId(),
    account_id: accountId,
    kind,
    label,
    created_at: now,
    used_at: now,
    expires_at: now + (kind === 'cookie' ? COOKIE_LIFE : TOKEN_LIFE),
  };
  await insertSession(house.store.db, row);
  return { token, row };
};

export const signIn = async (house: House, reply: FastifyReply, accountId: string, secure: boolean): Promise<void> => {
  const { token } = await makeSession(house, accountId, 'cookie', '');
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: COOKIE_LIFE / 1000 });
};

export const signOut = async (house: House, reply: FastifyReply, session: SessionRow): Promise<void> => {
  await endSession(house.store.db, session.hash);
  reply.clearCookie(COOKIE, { path: '/' });
};

/** The sockets of an account whose sessions have ended, at this process and the others. */
export const closeEverywhere = async (house: House, accountId: string): Promise<void> => {
  house.sockets.closeAccount(accountId);
  await house.bus.out(house.store.db, accountId);
};

/** The sockets of one session that has ended. Elsewhere all of the account close: those with a session that lives come back. */
export const closeSession = async (house: House, accountId: string, sessionId: string): Promise<void> => {
  house.sockets.closeSession(sessionId);
  await house.bus.out(house.store.db, accountId);
};

/** A guest has become a member: whoever brought the guest's cookie into this browser does not become one too. */
export const renewSession = async (house: House, reply: FastifyReply, { account, session }: Caller, secure: boolean): Promise<void> => {
  await signIn(house, reply, account.id, secure);
  await endSession(house.store.db, session.hash);
  // When the new cookie has arrived: the tabs come back with it.
  reply.raw.once('finish', () => {
    closeSession(house, account.id, session.id).catch(error =>
      house.log.error({ reason: (error as Error).message }, 'closing the sockets of a guest failed'),
    );
  });
};
