/** Accounts: guests and members, with passwords, passkeys, recovery codes and API tokens. */
import Type from 'typebox';
import { AccountId, Label, Millis, Name, Nullable, RowId, Strict } from './ids.ts';
import { StoredPlan } from './plans.ts';

export const DisplayName = Name(24);
/** The name that a member signs in with. */
export const LoginName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,23}$' });
export const Password = Type.String({ minLength: 8, maxLength: 200 });
export const RecoveryCode = Type.String({ pattern: '^[a-z2-7]{4}(-[a-z2-7]{4}){3}$' });
export const Language = Type.String({ pattern: '^[a-z]{2}$' });

export const Account = Type.Object({
  id: AccountId,
  kind: Type.Union([Type.Literal('guest'), Type.Literal('member')]),
  /** Shown at the table; a guest may have none yet. */
  name: Nullable(Type.String()),
  login: Nullable(Type.String()),
  /** False for a guest, and for a member who signs in by passkeys only. */
  hasPassword: Type.Boolean(),
  language: Nullable(Type.String()),
  createdAt: Millis,
});
export const Me = Type.Object({ account: Nullable(Account) });

export const ChangeMe = Strict({ name: Type.Optional(DisplayName), language: Type.Optional(Language) });
/** The guest becomes a member and keeps the account and all its games. */
export const SignUp = Strict({ login: LoginName, password: Password });
export const SignedUp = Type.Object({ account: Account, recoveryCodes: Type.Array(Type.String()) });
export const SignIn = Strict({ login: LoginName, password: Password });
const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]*={0,2}$', maxLength: 8000 });
/** The response object of the browser's WebAuthn library. */
export const PasskeyResponse = Type.Object({
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  response: Type.Record(Type.String(), Type.Unknown()),
});

/**
 * A member authenticates again: by the password, or by a passkey response to `POST /api/session/passkey/options`.
 * `DELETE /api/me` takes this proof in its own body; a guest has no credentials and sends neither field.
 */
export const Prove = Strict({ password: Type.Optional(Password), passkey: Type.Optional(PasskeyResponse) });
/** Ends the sessions of every other browser. */
export const ChangePassword = Strict({ password: Password });
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const Passkey = Type.Object({ id: RowId, label: Type.String(), createdAt: Millis, usedAt: Nullable(Millis) });

export const MakeToken = Strict({ label: Label(1, 40) });
export const Token = Type.Object({ id: RowId, label: Type.String(), createdAt: Millis, usedAt: Nullable(Millis) });
/** The server sends `secret` only in this reply and stores its hash. Use it as `Authorization: Bearer …`. */
export const MadeToken = Type.Object({ token: Token, secret: Type.String() });
export const Tokens = Type.Object({ tokens: Type.Array(Token) });

/** Lists the passkeys and API tokens of the account before a recovery code is used. This request does not use up the code. */
export const LookAtRecovery = Strict({ login: LoginName, code: RecoveryCode });
export const WaysIn = Type.Object({ passkeys: Type.Array(Passkey), tokens: Type.Array(Token) });
const Kept = Type.Array(RowId, { maxItems: 50 });
/** Ends every session and deletes every passkey and API token that `keep` does not name. */
export const Recover = Strict({
  login: LoginName,
  code: RecoveryCode,
  password: Password,
  keep: Type.Optional(Strict({ passkeys: Kept, tokens: Kept })),
});

/** Everything the server keeps about the account. */
export const Export = Type.Object({
  account: Account,
  tables: Type.Array(Type.Unknown()),
  chat: Type.Array(Type.Unknown()),
  sessions: Type.Array(Type.Object({ createdAt: Millis, usedAt: Millis, kind: Type.String() })),
  passkeys: Type.Array(Type.Unknown()),
  /** Settings, devices and addresses, without the browsers' push keys and the webhook's secret. */
  notices: Type.Unknown(),
  blocked: Type.Array(Type.String()),
  /** The plans of the account that the server still stores. */
  plans: Type.Array(Type.Object({ table: Type.String(), plan: StoredPlan })),
  /** The private notes of the account. */
  notes: Type.Array(Type.Object({ table: Type.String(), text: Type.String(), at: Millis })),
});
