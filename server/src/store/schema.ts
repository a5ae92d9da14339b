/**
 * The rows, the same on both engines. Times are milliseconds, structured values JSON in text columns, flags 0 or 1.
 * The secret behind a table's dice has a table of its own, so that no ordinary query can return it.
 */
import type { ArrivalRow, PlaceRow, ProcessRow } from './site-rows.ts';

export interface AccountRow {
  id: string;
  kind: 'guest' | 'member';
  name: string | null;
  login: string | null;
  /** Lower case: two names that differ in case only are one name. */
  login_key: string | null;
  password: string | null;
  language: string | null;
  created_at: number;
  /** Banned by the operator. */
  banned_at: number | null;
  /** 1 when there is a way to reach the account while it is away: only then notices are written for it. */
  reachable: number;
  /** JSON: what was switched off. */
  notice_settings: string;
}
export interface RecoveryRow {
  hash: string;
  account_id: string;
}
export interface SessionRow {
  hash: string;
  id: string;
  account_id: string;
  kind: 'cookie' | 'token';
  label: string;
  created_at: number;
  used_at: number;
  expires_at: number;
  /** When the person last gave a proof (password, passkey, code); 0: never; null: the session is older than this column. */
  proved_at: number | null;
}
export interface TableRow {
  id: string;
  game: string;
  rules: number;
  options: string;
  /** seating, visibility, watch, clock, onLeave */
  settings: string;
  state: 'waiting' | 'playing' | 'over';
  visibility: 'open' | 'private';
  host_id: string | null;
  commitment: string;
  /** The record's header, fixed when the game begins. */
  header: string | null;
  /** What each seat has on its clock; null without a clock. */
  clocks: string | null;
  rematch_id: string | null;
  created_at: number;
  updated_at: number;
  /** `seq:hash` of the state when it was last folded at a start: under new rules the same entries must still mean the same. */
  digest: string | null;
}
/** Data that people wrote for a table (a pack), stored once however many tables are played with it. */
export interface PackRow {
  /** SHA-256 of the body. */
  hash: string;
  body: string;
  /** When a table was last made with it. */
  used_at: number;
}
/** The option `option` of this table is that pack: in `options` and `header` it is null. */
export interface TablePackRow {
  table_id: string;
  option: string;
  hash: string;
}
/** Work of the app that belongs to no table, claimed like a due row. */
export interface ChoreRow {
  name: string;
  due_at: number;
  claimed_until: number;
}
export interface SecretRow {
  table_id: string;
  secret: string;
  /** JSON list: the secrets of later epochs, one for each time the store was restored from a copy. */
  later: string;
}
export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'empty' | 'human' | 'bot';
  account_id: string | null;
  /** Who had the seat before a bot took it over: may watch, and may have it back. */
  left_id: string | null;
  bot: string | null;
  /** What the seat adds to the dice: null for nothing, '' while its player has yet to say. */
  entropy: string | null;
  wants_end: number;
  /** A JSON list of the rooms (windows) that are declined for this seat. */
  auto_decline: string;
  /** Given up by conceding: a bot plays on, and the seat cannot be had back. */
  conceded: number;
  /** When the player, who is away, was told that the others want to end the game. */
  end_told_at: number | null;
}
export interface EntryRow {
  table_id: string;
  seq: number;
  body: string;
  /** `account:intent` on the last entry that an intent caused: a repeat is answered from here, also after a crash. */
  intent: string | null;
}
export interface InvitationRow {
  id: string;
  hash: string;
  table_id: string;
  seat: number | null;
  uses_left: number;
  expires_at: number;
  /** The account it names; null: anyone with the link. */
  to_id: string | null;
  by_id: string | null;
}
export interface ChatRow {
  table_id: string;
  n: number;
  account_id: string | null;
  say_id: string;
  seat: number | null;
  text: string;
  at: number;
}
export interface DueRow {
  table_id: string;
  kind: 'bot' | 'clock' | 'decline' | 'plan';
  due_at: number;
  /** The claim holds until then. */
  claimed_until: number;
}
/** What a seat planned ahead. `account_id`: the account that filed it; it does not count for another account on the seat. */
export interface PlanRow {
  table_id: string;
  seat: number;
  account_id: string;
  /** New with every change. */
  version: string;
  /** JSON: steps and what has fallen. */
  body: string;
}
/** A player's private note at a table. */
export interface NoteRow {
  table_id: string;
  account_id: string;
  text: string;
  at: number;
}
/** A cache: where the cursors of a long table moved up to `seq`, under these rules. */
export interface SnapshotRow {
  table_id: string;
  rules: string;
  seq: number;
  body: string;
}
/** `account` does not want to read what `blocked` says. */
export interface BlockRow {
  account_id: string;
  blocked_id: string;
}
/** A chat line reported to the operator. */
export interface ReportRow {
  table_id: string;
  n: number;
  by_id: string;
  at: number;
}
/** As `BlockRow`, at one table only. */
export interface MuteRow {
  table_id: string;
  account_id: string;
  muted_id: string;
}
/** The outbox: a notice is written in the transaction of its cause, and deleted when every target has it. */
export interface NoticeRow {
  /** The idempotency key. */
  id: string;
  account_id: string;
  table_id: string;
  kind: 'turn' | 'invitation' | 'over' | 'clock' | 'ending';
  /** The table's last entry when it was written. */
  seq: number;
  by_id: string | null;
  created_at: number;
  due_at: number;
  claimed_until: number;
  tries: number;
  /** JSON list of the targets that have it. */
  done: string;
}
export interface PushDeviceRow {
  id: string;
  account_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  created_at: number;
}
export interface WebhookRow {
  account_id: string;
  url: string;
  /** Signs what is sent, so it is stored in clear. */
  secret: string;
}
export interface EmailRow {
  account_id: string;
  address: string;
  code_hash: string | null;
  code_until: number;
  tries_left: number;
  confirmed_at: number | null;
}
/** Values of the site itself: the keys that sign pushes, the rules under which its tables were last folded. */
export interface KeyRow {
  name: string;
  value: string;
}
export interface PasskeyRow {
  id: string;
  account_id: string;
  credential_id: string;
  /** base64url */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}
/** A challenge for an authenticator; valid for one answer. */
export interface ChallengeRow {
  hash: string;
  account_id: string | null;
  kind: 'register' | 'sign-in';
  expires_at: number;
}
/** Who has a table open at which process, as long as that process renews it. */
export interface PresenceRow {
  table_id: string;
  account_id: string;
  process_id: string;
  until: number;
}
/** Times when no process was alive: charged to no clock. */
export interface OutageRow {
  from_at: number;
  to_at: number;
}
export interface HeartbeatRow {
  id: string;
  at: number;
}
export interface Schema {
  accounts: AccountRow;
  recovery_codes: RecoveryRow;
  sessions: SessionRow;
  tables: TableRow;
  packs: PackRow;
  table_packs: TablePackRow;
  chores: ChoreRow;
  secrets: SecretRow;
  seats: SeatRow;
  entries: EntryRow;
  invitations: InvitationRow;
  chat: ChatRow;
  due: DueRow;
  plans: PlanRow;
  notes: NoteRow;
  snapshots: SnapshotRow;
  blocks: BlockRow;
  reports: ReportRow;
  mutes: MuteRow;
  notices: NoticeRow;
  push_devices: PushDeviceRow;
  webhooks: WebhookRow;
  emails: EmailRow;
  keys: KeyRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  presence: PresenceRow;
  outages: OutageRow;
  heartbeats: HeartbeatRow;
  processes: ProcessRow;
  places: PlaceRow;
  arrivals: ArrivalRow;
}
