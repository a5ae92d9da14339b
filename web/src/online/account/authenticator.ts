/** The browser's WebAuthn library in the protocol's words. */
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { ApiBody } from '@stoa/protocol';
import { call } from '../api.ts';

type Answer = ApiBody<'POST /api/session/passkey'>['response'];

/** The library's answer as the protocol names it. */
export const answerOf = ({ response, ...rest }: Omit<Answer, 'response'> & { readonly response: object }): Answer => ({
  ...rest,
  response: { ...response },
});

/** The passkey that its owner picks answers a new question of the server. */
export const askPasskey = async (): Promise<Answer> => {
  const { options } = await call('POST /api/session/passkey/options');
  return answerOf(await startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }));
};

/** A person who shuts the browser's own question has changed his mind: nothing to say. */
export const unlessCancelled = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const name = error instanceof WebAuthnError ? error.cause : error;
    if (!(name instanceof Error && (name.name === 'NotAllowedError' || name.name === 'AbortError'))) throw error;
  }
};
