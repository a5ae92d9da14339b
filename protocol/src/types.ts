/** The static types of the messages. Importing them adds no code to a client. */
import type { Static } from 'typebox';
import type * as accounts from './accounts.ts';
import type * as errors from './errors.ts';
import type * as notices from './notices.ts';
import type * as plans from './plans.ts';
import type * as play from './play.ts';
import type * as socket from './socket.ts';
import type * as tables from './tables.ts';

export type Account = Static<typeof accounts.Account>;
export type Token = Static<typeof accounts.Token>;
export type Notices = Static<typeof notices.Notices>;
export type Notice = Static<typeof notices.Notice>;
export type NoticeSettings = Static<typeof notices.NoticeSettings>;
export type Passkey = Static<typeof accounts.Passkey>;
export type Refusal = Static<typeof errors.Refusal>;
export type ErrorReply = Static<typeof errors.ErrorReply>;

export type Clock = Static<typeof tables.Clock>;
export type SeatPlan = Static<typeof tables.SeatPlan>;
export type CreateTable = Static<typeof tables.CreateTable>;
export type SeatInfo = Static<typeof tables.SeatInfo>;
export type TableInfo = Static<typeof tables.TableInfo>;
export type GameInfo = Static<typeof tables.GameInfo>;
export type Invitation = Static<typeof tables.Invitation>;
export type Fairness = Static<typeof tables.Fairness>;

export type PlanStep = Static<typeof plans.PlanStep>;
export type FilePlan = Static<typeof plans.FilePlan>;
export type StoredPlan = Static<typeof plans.StoredPlan>;

export type Intent = Static<typeof play.Intent>;
export type IntentReply = Static<typeof play.IntentReply>;
export type SeatMessage = Static<typeof play.SeatMessage>;
export type SeatChange = Static<typeof play.SeatChange>;
export type ClockFace = Static<typeof play.ClockFace>;
export type ChatLine = Static<typeof play.ChatLine>;

export type ClientMessage = Static<typeof socket.ClientMessage>;
export type ServerMessage = Static<typeof socket.ServerMessage>;
export type Attached = Static<typeof socket.Attached>;
