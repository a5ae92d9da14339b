/** Passkeys (WebAuthn) beside or instead of a password. The browser's library makes and reads the two `options` and `response` objects. */
import Type from 'typebox';
import { Account, LoginName } from './accounts.ts';
import { Millis, Nullable, RowId, Strict } from './ids.ts';

/** For `startRegistration({ optionsJSON })` and `startAuthentication({ optionsJSON })`. Good for five minutes and one answer. */
export const PasskeyOptions = Type.Object({ options: Type.Unknown() });

const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]*={0,2}$', maxLength: 8000 });
/** What those answer with. */
const Response = Type.Object({
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  response: Type.Record(Type.String(), Type.Unknown()),
});

/** A guest becomes a member and needs a `login`; a member has one. */
export const AddPasskey = Strict({
  response: Response,
  label: Type.String({ minLength: 1, maxLength: 40 }),
  login: Type.Optional(LoginName),
});
export const Passkey = Type.Object({ id: RowId, label: Type.String(), createdAt: Millis, usedAt: Nullable(Millis) });
/** `recoveryCodes` come with the step from guest to member, once; empty otherwise. */
export const PasskeyAdded = Type.Object({ passkey: Passkey, account: Account, recoveryCodes: Type.Array(Type.String()) });
export const Passkeys = Type.Object({ passkeys: Type.Array(Passkey) });
export const UsePasskey = Strict({ response: Response });
