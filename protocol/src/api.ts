/**
 * Every HTTP route by "METHOD /path": its body and its reply. The server registers its routes from this table and the web types its
 * calls with it (`ApiBody`, `ApiReply`), so both always agree.
 */
import Type, { type Static, type TSchema } from 'typebox';
import * as accounts from './accounts.ts';
import { OK } from './ids.ts';
import * as notices from './notices.ts';
import * as passkeys from './passkeys.ts';
import * as plans from './plans.ts';
import * as play from './play.ts';
import * as tables from './tables.ts';

/** The body of routes that take no body. */
export const NOTHING = Type.Undefined();
const get = <R extends TSchema>(reply: R) => ({ body: NOTHING, reply });
const post = <B extends TSchema, R extends TSchema>(body: B, reply: R) => ({ body, reply });

export const API = {
  'POST /api/guest': get(accounts.Me),
  'GET /api/me': get(accounts.Me),
  'PATCH /api/me': post(accounts.ChangeMe, accounts.Me),
  'DELETE /api/me': post(accounts.Prove, OK),
  'GET /api/me/export': get(accounts.Export),
  'POST /api/me/sign-up': post(accounts.SignUp, accounts.SignedUp),
  'PUT /api/me/password': post(accounts.ChangePassword, accounts.Me),
  'POST /api/me/recovery-codes': get(accounts.RecoveryCodes),
  'POST /api/session': post(accounts.SignIn, accounts.Me),
  'POST /api/session/prove': post(accounts.Prove, OK),
  'POST /api/session/recover/look': post(accounts.LookAtRecovery, accounts.WaysIn),
  'POST /api/session/recover': post(accounts.Recover, accounts.Me),
  'DELETE /api/session': get(OK),
  'DELETE /api/sessions': get(OK),
  'POST /api/session/passkey/options': get(passkeys.PasskeyOptions),
  'POST /api/session/passkey': post(passkeys.UsePasskey, accounts.Me),
  'GET /api/me/passkeys': get(passkeys.Passkeys),
  'POST /api/me/passkeys/options': post(passkeys.AskPasskey, passkeys.PasskeyOptions),
  'POST /api/me/passkeys': post(passkeys.AddPasskey, passkeys.PasskeyAdded),
  'DELETE /api/me/passkeys/:id': get(OK),

  'GET /api/me/notices': get(notices.Notices),
  'PUT /api/me/notices': post(notices.NoticeSettings, notices.Notices),
  'POST /api/me/notices/push': post(notices.SubscribePush, notices.Notices),
  'DELETE /api/me/notices/push/:id': get(notices.Notices),
  'PUT /api/me/notices/webhook': post(notices.SetWebhook, notices.WebhookSet),
  'DELETE /api/me/notices/webhook': get(notices.Notices),
  'PUT /api/me/notices/email': post(notices.SetEmail, notices.Notices),
  'POST /api/me/notices/email/confirm': post(notices.ConfirmEmail, notices.Notices),
  'DELETE /api/me/notices/email': get(notices.Notices),

  'GET /api/tokens': get(accounts.Tokens),
  'POST /api/tokens': post(accounts.MakeToken, accounts.MadeToken),
  'DELETE /api/tokens/:id': get(OK),

  'GET /api/games': get(tables.Games),
  'POST /api/tables': post(tables.CreateTable, tables.TableReply),
  'GET /api/tables': get(tables.TableList),
  'GET /api/me/tables': get(tables.TableList),
  'GET /api/tables/:table': get(tables.TableReply),
  'POST /api/tables/:table/join': post(tables.Join, tables.TableReply),
  'POST /api/tables/:table/leave': get(tables.TableReply),
  'PUT /api/tables/:table/seats/:seat': post(tables.ChangeSeat, tables.TableReply),
  'PUT /api/tables/:table/auto-decline': post(tables.AutoDecline, tables.TableReply),
  'POST /api/tables/:table/rematch': post(tables.Rematch, tables.TableReply),
  'POST /api/tables/:table/invitations': post(tables.Invite, tables.Invited),
  'GET /api/tables/:table/invitations': get(tables.Invitations),
  'DELETE /api/tables/:table/invitations/:id': get(OK),
  'GET /api/me/invitations': get(tables.MyInvitations),
  'POST /api/me/invitations/:id/accept': post(tables.AcceptMine, tables.TableReply),
  'DELETE /api/me/invitations/:id': get(OK),
  'POST /api/invitations/read': post(tables.ReadInvitation, tables.InvitationRead),
  'POST /api/invitations/accept': post(tables.Accept, tables.TableReply),

  'GET /api/tables/:table/look': get(play.Look),
  'GET /api/tables/:table/sample': get(play.Sample),
  'POST /api/tables/:table/intents': post(play.Intent, play.IntentReply),
  'POST /api/tables/:table/why': post(play.AskWhy, play.Why),
  'GET /api/tables/:table/plan': get(plans.PlanReply),
  'PUT /api/tables/:table/plan': post(plans.FilePlan, plans.PlanReply),
  'DELETE /api/tables/:table/plan': get(plans.PlanReply),
  'GET /api/tables/:table/note': get(play.Note),
  'PUT /api/tables/:table/note': post(play.Note, OK),
  'GET /api/tables/:table/chat': get(play.Chat),
  'POST /api/tables/:table/chat': post(play.Say, OK),
  'POST /api/tables/:table/chat/:n/report': get(OK),
  'PUT /api/tables/:table/seats/:seat/block': post(play.Block, OK),
  'PUT /api/tables/:table/seats/:seat/mute': post(play.Mute, OK),
  'GET /api/tables/:table/data/:option': get(tables.OptionData),
  'GET /api/tables/:table/fairness': get(tables.Fairness),
  'GET /api/tables/:table/record': get(Type.Unknown()),
  'POST /api/records/verify': post(Type.Unknown(), tables.Verdict),
} as const satisfies Readonly<Record<string, { readonly body: TSchema; readonly reply: TSchema }>>;

export type ApiRoute = keyof typeof API;
export type ApiBody<R extends ApiRoute> = Static<(typeof API)[R]['body']>;
export type ApiReply<R extends ApiRoute> = Static<(typeof API)[R]['reply']>;
