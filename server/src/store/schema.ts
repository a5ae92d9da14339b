/**
 * The rows, the same on both engines. Times are milliseconds, structured values JSON in text columns, flags 0 or 1.
 * The secret behind a table's dice has a table of its own, so that no ordinary read can carry it along.
 */

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
  /** Shut out by the operator. */
  banned_at: number | null;
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
  /** What each seat has on its clock; null when nobody counts. */
  clocks: string | null;
  rematch_id: string | null;
  created_at: number;
  updated_at: number;
}
export interface SecretRow {
  table_id: string;
  secret: string;
}
export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'empty' | 'human' | 'bot';
  account_id: string | null;
  /** Who had the seat before a bot took it over: may watch, and may have it back. */
  left_id: string | null;
  bot: string | null;
  entropy: string | null;
  wants_end: number;
  /** A JSON list of the rooms (windows) that are declined for this seat. */
  auto_decline: string;
  /** Given up by conceding: a bot plays on, and the seat cannot be had back. */
  conceded: number;
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
  kind: 'bot' | 'clock' | 'decline';
  due_at: number;
  /** Whoever claimed it has it until then. */
  claimed_until: number;
}
/** `account` does not want to read what `blocked` says. */
export interface BlockRow {
  account_id: string;
  blocked_id: string;
}
/** A chat line that somebody wants the operator to look at. */
export interface ReportRow {
  table_id: string;
  n: number;
  by_id: string;
  at: number;
}
/** Times when no process was alive: charged to nobody's clock. */
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
  secrets: SecretRow;
  seats: SeatRow;
  entries: EntryRow;
  invitations: InvitationRow;
  chat: ChatRow;
  due: DueRow;
  blocks: BlockRow;
  reports: ReportRow;
  outages: OutageRow;
  heartbeats: HeartbeatRow;
}
