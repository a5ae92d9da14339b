/** Passwords, and how often one may be tried: by login and address together, so that guessing locks out only the guesser. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiBody } from '@stoa/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addresses.ts';
import type { App } from './app.ts';
import { makeDevices } from './devices.ts';
import type { Passkeys } from './passkeys.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { refuse } from './refused.ts';
import { type Caller, renewSession, signIn } from './sessions.ts';
import { accountByLogin } from './store/accounts.ts';
import type { AccountRow } from './store/schema.ts';

const HOUR = 3_600_000;
/** How many times `secretsPerMinute` one address may try, over all logins. */
const LOGINS = 5;
/** How many times `secretsPerMinute` unknown browsers may try one login in an hour before each further try is delayed. */
const UNHURRIED = 3;
const WAIT = 1_500;

export interface Credentials {
  /** Counts a try at the password or a code of `login`, or refuses. */
  trying(request: FastifyRequest, login: string, account: AccountRow | undefined): Promise<void>;
  readonly passwords: Passwords;
  /** Counts a try by a session, and refuses unless the password or passkey is the account's. */
  prove(request: FastifyRequest, caller: Caller, proof: ApiBody<'POST /api/session/prove'>): Promise<void>;
  /** A new session for this browser, which is known from now on. */
  enter(request: FastifyRequest, reply: FastifyReply, account: AccountRow): Promise<void>;
  /** The guest `caller` has become this member. */
  becomes(request: FastifyRequest, reply: FastifyReply, caller: Caller, account: AccountRow): Promise<void>;
  /** Counts an attempt to become a member, and refuses a login that is taken before it hashes a password. */
  signingUp(request: FastifyRequest, login: string): Promise<void>;
}

export const makeCredentials = (app: App, passkeys: Passkeys): Credentials => {
  const { secretsPerMinute, signUpsPerHour } = app.limits;
  const tries = app.buckets('secrets', secretsPerMinute, 60_000);
  const addresses = app.buckets('secrets-of-address', LOGINS * secretsPerMinute, 60_000);
  const logins = app.buckets('secrets-of-login', UNHURRIED * secretsPerMinute, HOUR);
  const signUps = app.buckets('sign-ups', signUpsPerHour, HOUR);
  const devices = makeDevices(app);
  const passwords = makePasswords();
  return {
    passwords,
    async signingUp(request, login) {
      if (!(await signUps.take(addressOf(request), app.now()))) refuse('too-many');
      if (await accountByLogin(app.store.db, login)) refuse('taken');
    },
    async trying(request, login, account) {
      const now = app.now();
      const device = account && (await devices.known(request, account));
      if (device !== undefined) {
        if (!(await tries.take(`device ${device}`, now))) refuse('too-many');
        return;
      }
      const address = addressOf(request);
      const key = login.toLowerCase();
      if (!(await addresses.take(address, now)) || !(await tries.take(`${address} ${key}`, now))) refuse('too-many');
      // Many addresses try one login: all of them are slowed down, none is locked out.
      if (!(await logins.take(key, now))) await pause(WAIT);
    },
    async prove(request, { account, session }, { password, passkey }) {
      // Counted by session: a stolen one uses up its own tries, not the owner's.
      if (!(await tries.take(`session ${session.id}`, app.now()))) refuse('too-many');
      const isProved =
        passkey === undefined
          ? password !== undefined && (await passwords.fits(request, account.password, password))
          : (await passkeys.proved(request, passkey)) === account.id;
      if (!isProved) refuse('wrong-credentials');
    },
    async enter(request, reply, account) {
      await devices.mark(request, reply, account);
      await signIn(app, reply, account);
    },
    async becomes(request, reply, caller, account) {
      await devices.mark(request, reply, account);
      await renewSession(app, reply, caller, account);
    },
  };
};
