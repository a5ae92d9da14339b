/**
 * Notices: what a player is told while away (the turn, an invitation, the end of a game, a clock that runs out, others who want to end a
 * game without the player) and by which way (push to a browser, a webhook, e-mail). A notice names the table and holds no hidden information.
 */
import Type from 'typebox';
import { AccountId, CONTROL, Label, Millis, Nullable, RowId, Strict, TableId } from './ids.ts';

export const NOTICE_KINDS = ['turn', 'invitation', 'over', 'clock', 'ending'] as const;
export const NOTICE_WAYS = ['push', 'webhook', 'email'] as const;
export const NoticeKind = Type.Enum(NOTICE_KINDS);

const Ways = Strict({ push: Type.Boolean(), webhook: Type.Boolean(), email: Type.Boolean() });
/** Which kind of notice is sent which way. All are on by default; a way that is not set up sends nothing. */
export const NoticeSettings = Strict({ turn: Ways, invitation: Ways, over: Ways, clock: Ways, ending: Ways });

export const PushDevice = Type.Object({ id: RowId, label: Type.String(), createdAt: Millis });
export const Notices = Type.Object({
  settings: NoticeSettings,
  /** `key`: the `applicationServerKey` for `pushManager.subscribe`, base64url. */
  push: Type.Object({ key: Type.String(), devices: Type.Array(PushDevice) }),
  webhook: Nullable(Type.Object({ url: Type.String() })),
  /** `offered` is false where the site sends no mail. An address that is not confirmed receives only its confirmation code. */
  email: Type.Object({ offered: Type.Boolean(), address: Nullable(Type.String()), confirmed: Type.Boolean() }),
});

const Base64Url = (most: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+={0,2}$', minLength: 8, maxLength: most });
/** Must be https and resolve to a public address, else the server answers `forbidden`; it checks the address again before each request. */
const Address = Type.String({ pattern: `^https?://[^\\s${CONTROL}]+$`, maxLength: 1000 });
/** The result of `PushSubscription.toJSON()`. Sending the same endpoint again replaces its keys. */
export const SubscribePush = Strict({
  endpoint: Address,
  keys: Strict({ p256dh: Base64Url(120), auth: Base64Url(60) }),
  expirationTime: Type.Optional(Nullable(Type.Number())),
  label: Type.Optional(Label(0, 60)),
});

export const SetWebhook = Strict({ url: Address });
/** The server sends `secret` only in this reply, and signs requests with it (`Stoa-Signature: t=<millis>,v1=<hex HMAC-SHA-256 of "t.body">`). */
export const WebhookSet = Type.Object({ notices: Notices, secret: Type.String() });

export const SetEmail = Strict({
  address: Type.String({ pattern: `^[^\\s${CONTROL}@<>"(),:;\\\\\\[\\]]{1,64}@[A-Za-z0-9.-]{1,200}\\.[A-Za-z]{2,24}$` }),
});
export const ConfirmEmail = Strict({ code: Type.String({ pattern: '^[0-9]{8}$' }) });

/** The body of a webhook request and the data of a push message. A notice that is delivered again has the same `id`. */
export const Notice = Type.Object({
  id: RowId,
  kind: NoticeKind,
  table: TableId,
  game: Type.String(),
  /** The path of the page to open on this site. */
  path: Type.String(),
  /** For a clock: milliseconds left when the notice was written. */
  left: Nullable(Type.Integer()),
  /** For an invitation: who invites. */
  by: Nullable(Type.String()),
  at: Millis,
  account: AccountId,
  language: Type.String(),
});
