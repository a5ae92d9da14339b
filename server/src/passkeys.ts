/**
 * Passkeys, by the WebAuthn library: makes challenges for authenticators and checks their answers. The site name in them is that of
 * `--public-url`, or the host of the request: an answer for another site is refused in both cases.
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ApiBody } from '@stoa/protocol';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { hashToken, newId } from './ids.ts';
import { refuse } from './refused.ts';
import { insertChallenge, passkeyByCredential, passkeysOf, takeChallenge, usePasskey } from './store/passkeys.ts';
import type { AccountRow, ChallengeRow, PasskeyRow } from './store/schema.ts';

/** Imported with the first passkey: it loads a hundred files, which would slow down the start. */
const webauthn = () => import('@simplewebauthn/server');

const RP_NAME = 'Stoa';
/** How long a challenge is valid. */
export const ANSWER_TIME = 5 * 60_000;

interface Site {
  readonly rpID: string;
  readonly origins: string[];
}

const siteOf = (publicUrl: URL | undefined, request: FastifyRequest): Site => {
  const host = request.host;
  const rpID = publicUrl?.hostname ?? host.replace(/:\d+$/, '');
  // Authenticators accept host names, not IP addresses.
  if (rpID === '' || isIP(rpID.replace(/^\[(.*)\]$/, '$1'))) return refuse('forbidden');
  return { rpID, origins: publicUrl ? [publicUrl.origin] : [`http://${host}`, `https://${host}`] };
};

type Response = ApiBody<'POST /api/session/passkey'>['response'];

export interface Passkeys {
  askToRegister(request: FastifyRequest, account: AccountRow, login: string | undefined): Promise<unknown>;
  /** The row to store, or a refusal. */
  registered(request: FastifyRequest, account: AccountRow, response: Response, label: string): Promise<PasskeyRow>;
  askToSignIn(request: FastifyRequest): Promise<unknown>;
  /** Whose passkey answered. */
  proved(request: FastifyRequest, response: Response): Promise<string>;
}

/** Stores a challenge. */
const ask = (app: App, kind: ChallengeRow['kind'], accountId: string | null, challenge: string): Promise<void> =>
  insertChallenge(
    app.store.db,
    { hash: hashToken(challenge), account_id: accountId, kind, expires_at: app.now() + ANSWER_TIME },
    app.now(),
  );

/** Was the challenge of this answer asked, and not answered yet? */
const asked = (app: App, kind: ChallengeRow['kind'], accountId: string | null) => (challenge: string) =>
  takeChallenge(app.store.db, hashToken(challenge), kind, accountId, app.now());

const fits = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch {
    // The library's message is for developers and is not sent.
    return refuse('wrong-credentials');
  }
};

const registering = (app: App, publicUrl: URL | undefined): Pick<Passkeys, 'askToRegister' | 'registered'> => {
  const { db } = app.store;
  return {
    async askToRegister(request, account, login) {
      const { rpID } = siteOf(publicUrl, request);
      const userName = account.login ?? login ?? account.name ?? RP_NAME;
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userName,
        userDisplayName: account.name ?? userName,
        userID: new TextEncoder().encode(account.id),
        timeout: ANSWER_TIME,
        excludeCredentials: (await passkeysOf(db, account.id)).map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await ask(app, 'register', account.id, options.challenge);
      return options;
    },
    async registered(request, account, response, label) {
      const { rpID, origins } = siteOf(publicUrl, request);
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await fits(
        verifyRegistrationResponse({
          // The library checks every field of the response.
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: asked(app, 'register', account.id),
          expectedOrigin: origins,
          expectedRPID: rpID,
        }),
      );
      if (!verified) return refuse('wrong-credentials');
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      return {
        id: newId(),
        account_id: account.id,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports ?? []),
        label,
        created_at: app.now(),
        used_at: null,
      };
    },
  };
};

const signingIn = (app: App, publicUrl: URL | undefined): Pick<Passkeys, 'askToSignIn' | 'proved'> => {
  const { db } = app.store;
  return {
    async askToSignIn(request) {
      const { rpID } = siteOf(publicUrl, request);
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID, timeout: ANSWER_TIME, userVerification: 'required' });
      await ask(app, 'sign-in', null, options.challenge);
      return options;
    },
    async proved(request, response) {
      const { rpID, origins } = siteOf(publicUrl, request);
      const passkey = (await passkeyByCredential(db, response.id)) ?? refuse('wrong-credentials');
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await fits(
        verifyAuthenticationResponse({
          // As above.
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: asked(app, 'sign-in', null),
          expectedOrigin: origins,
          expectedRPID: rpID,
          credential: {
            id: passkey.credential_id,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: passkey.counter,
            transports: JSON.parse(passkey.transports) as string[],
          },
        }),
      );
      if (!verified) return refuse('wrong-credentials');
      await usePasskey(db, passkey.id, authenticationInfo.newCounter, app.now());
      return passkey.account_id;
    },
  };
};

export const makePasskeys = (app: App, publicUrl: URL | undefined): Passkeys => ({
  ...registering(app, publicUrl),
  ...signingIn(app, publicUrl),
});
