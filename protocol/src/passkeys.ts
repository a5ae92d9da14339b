/** Passkeys (WebAuthn), with a password or instead of one. The browser's library reads the `options` and makes the `response`. */
import Type from 'typebox';
import { Account, LoginName, Passkey, PasskeyResponse } from './accounts.ts';
import { Label, Strict } from './ids.ts';

/** A guest sends the login to be registered, so that the authenticator can show it. */
export const AskPasskey = Strict({ login: Type.Optional(LoginName) });
/** For `startRegistration({ optionsJSON })` and `startAuthentication({ optionsJSON })`. Valid for five minutes and one response. */
export const PasskeyOptions = Type.Object({ options: Type.Unknown() });

/** A guest becomes a member by this and must send `login`; a member already has one. */
export const AddPasskey = Strict({
  response: PasskeyResponse,
  label: Label(1, 40),
  login: Type.Optional(LoginName),
});
/** `recoveryCodes` are sent once, when a guest becomes a member; empty otherwise. */
export const PasskeyAdded = Type.Object({ passkey: Passkey, account: Account, recoveryCodes: Type.Array(Type.String()) });
export const Passkeys = Type.Object({ passkeys: Type.Array(Passkey) });
export const UsePasskey = Strict({ response: PasskeyResponse });
