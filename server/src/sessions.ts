/** Who is asking: a session cookie or an API token. The token itself is never stored or logged, only its hash. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addresses.ts';
import type { App } from './app.ts';
import { clearCookie, oldSessionCookie, readCookie, SESSION, setCookie } from './cookies.ts';
import { hashToken, newId, newToken } from './ids.ts';
import { refuse } from './refused.ts';
import { accountById, endSession, insertSession, sessionByHash, touchSession } from './store/accounts.ts';
import type { AccountRow, SessionRow } from './store/schema.ts';

const DAY = 86_400_000;
const COOKIE_LIFE = 180 * DAY;
export const TOKEN_LIFE = 3650 * DAY;
/** How long a proof (password, passkey, recovery code) is fresh enough to change what opens the account. */
const FRESH = 5 * 60_000;
const SHAPE = /^[A-Za-z0-9_-]{20,64}$/;

export interface Caller {
  readonly account: AccountRow;
  readonly session: SessionRow;
}

/** The person, not a program with an API token: a stolen token can neither add ways in nor remove them. */
export const personOf = ({ account, session }: Caller): AccountRow => (session.kind === 'cookie' ? account : refuse('forbidden'));

/**
 * The person, with a fresh proof: a stolen session cannot change what opens the account. A guest has nothing to prove
 * it with. `grace`: how much later a second step may come.
 */
export const provedPersonOf = ({ now }: App, caller: Caller, grace = 0): AccountRow => {
  const account = personOf(caller);
  const isFresh = (caller.session.proved_at ?? 0) + FRESH + grace > now();
  return account.kind === 'guest' || isFresh ? account : refuse('prove-first');
};

interface Given {
  readonly token: string;
  readonly kind: SessionRow['kind'];
  /** Sent under the old cookie name, without `__Host-`. */
  readonly isOld: boolean;
}

const tokenOf = (app: App, request: FastifyRequest): Given | undefined => {
  const bearer = request.headers.authorization;
  if (bearer?.startsWith('Bearer ') && SHAPE.test(bearer.slice(7))) return { token: bearer.slice(7), kind: 'token', isOld: false };
  const old = oldSessionCookie(app, request);
  const cookie = old ?? readCookie(app, request, SESSION);
  return cookie && SHAPE.test(cookie) ? { token: cookie, kind: 'cookie', isOld: old !== undefined } : undefined;
};

export const callerOf = async (app: App, request: FastifyRequest): Promise<Caller | undefined> => {
  const given = tokenOf(app, request);
  if (!given) return undefined;
  const { db } = app.store;
  const now = app.now();
  const session = await sessionByHash(db, hashToken(given.token), now);
  if (!session || session.kind !== given.kind) return undefined;
  // The old name is valid only for sessions from before the change: another host of the domain could set a newer one under it.
  if (given.isOld && session.proved_at !== null) return undefined;
  // All API tokens of an account share one rate limit.
  if (session.kind === 'token' && !(await app.tokenPace.take(session.account_id, now))) return refuse('too-many');
  const account = await accountById(db, session.account_id);
  if (!account) return undefined;
  if (account.banned_at !== null) return refuse('forbidden');
  app.addresses.note(account.id, addressOf(request));
  // `used_at` is updated at most once an hour.
  if (now - session.used_at > DAY / 24)
    await touchSession(db, session.hash, now, now + (session.kind === 'cookie' ? COOKIE_LIFE : TOKEN_LIFE));
  return { account, session };
};

/** A browser that comes with the cookie's old name gets the new one, for the same session. */
export const renameCookie = (app: App, request: FastifyRequest, reply: FastifyReply): void => {
  const old = oldSessionCookie(app, request);
  if (old !== undefined) setCookie(app, reply, SESSION, old, COOKIE_LIFE);
};

/** A session row and the token that opens it. */
export const makeSession = async (
  app: App,
  accountId: string,
  kind: SessionRow['kind'],
  label: string,
  isProved: boolean,
): Promise<{ token: string; row: SessionRow }> => {
  const token = newToken();
  const now = app.now();
  const row: SessionRow = {
    hash: hashToken(token),
    id: newId(),
    account_id: accountId,
    kind,
    label,
    created_at: now,
    used_at: now,
    expires_at: now + (kind === 'cookie' ? COOKIE_LIFE : TOKEN_LIFE),
    proved_at: isProved ? now : 0,
  };
  await insertSession(app.store.db, row);
  return { token, row };
};

/** Always a new session: one that an attacker planted in the browser before gains nothing. */
export const signIn = async (app: App, reply: FastifyReply, account: AccountRow): Promise<void> => {
  const { token } = await makeSession(app, account.id, 'cookie', '', account.kind === 'member');
  setCookie(app, reply, SESSION, token, COOKIE_LIFE);
};

export const signOut = async (app: App, reply: FastifyReply, session: SessionRow): Promise<void> => {
  await endSession(app.store.db, session.hash);
  clearCookie(app, reply, SESSION);
};

/** Closes the sockets of an account whose sessions have ended, at this process and the others. */
export const closeEverywhere = (app: App, accountId: string): void => {
  app.sockets.closeAccount(accountId);
  app.bus.out(accountId);
};

/** Closes the sockets of an ended session. Other processes close all sockets of the account; those with a valid session reconnect. */
export const closeSession = (app: App, accountId: string, sessionId: string): void => {
  app.sockets.closeSession(sessionId);
  app.bus.out(accountId);
};

/** Runs `work` after the answer was sent, and also if its connection is lost or was lost before. */
export const afterAnswer = ({ raw }: FastifyReply, work: () => void): void => {
  if (raw.destroyed || raw.closed) work();
  else raw.once('close', work);
};

/** A guest has become a member. A copy of the guest's cookie in another browser does not become one too. */
export const renewSession = async (app: App, reply: FastifyReply, { session }: Caller, account: AccountRow): Promise<void> => {
  await signIn(app, reply, account);
  await endSession(app.store.db, session.hash);
  // Only after the new cookie was sent: the tabs reconnect with it.
  afterAnswer(reply, () => closeSession(app, account.id, session.id));
};
