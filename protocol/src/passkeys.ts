/** Passkeys (WebAuthn) beside or instead of a password. The browser's library makes and reads the two `options` and `response` objects. */
import Type from 'typebox';
import { Account, LoginName, Passkey, PasskeyResponse } from './accounts.ts';
import { Label, Strict } from './ids.ts';

/** A guest says under which login, so that the authenticator can show it. */
export const AskPasskey = Strict({ login: Type.Optional(LoginName) });
/** For `startRegistration({ optionsJSON })` and `startAuthentication({ optionsJSON })`. Good for five minutes and one answer. */
export const PasskeyOptions = Type.Object({ options: Type.Unknown() });

/** A guest becomes a member and needs a `login`; a member has one. */
export const AddPasskey = Strict({
  response: PasskeyResponse,
  label: Label(1, 40),
  login: Type.Optional(LoginName),
});
/** `recoveryCodes` come with the step from guest to member, once; empty otherwise. */
export const PasskeyAdded = Type.Object({ passkey: Passkey, account: Account, recoveryCodes: Type.Array(Type.String()) });
export const Passkeys = Type.Object({ passkeys: Type.Array(Passkey) });
export const UsePasskey = Strict({ response: PasskeyResponse });
