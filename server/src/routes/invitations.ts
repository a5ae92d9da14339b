/** Invitations: by link or by name, listed, taken back, followed. */
import type { Transaction } from 'kysely';
import { addressOf } from '../addresses.ts';
import type { App } from '../app.ts';
import { introduce } from '../databases/accounts.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import type { Buckets } from '../limits.ts';
import { refuse } from '../refused.ts';
import { accountByLogin } from '../store/accounts.ts';
import { blockedBy } from '../store/chat.ts';
import {
  giveBackInvitation,
  insertInvitation,
  invitationByHash,
  invitationsOf,
  invitationsTo,
  revokeInvitation,
  useInvitation,
} from '../store/invitations.ts';
import { writeNotices } from '../store/notices.ts';
import type { InvitationRow, Schema } from '../store/schema.ts';
import { namesOf, tableById } from '../store/tables.ts';
import { tableInfo, tableInfos } from '../tables/info.ts';
import { type LiveTable, seatOf } from '../tables/live-table.ts';
import { join } from '../tables/lobby.ts';
import { openFresh } from '../tables/refresh.ts';
import { DONE, type Routes } from './on.ts';
import { seenTable } from './seen-table.ts';

const HOUR = 3_600_000;
const LISTED = 100;

const shown = ({ id, seat, expires_at, uses_left }: InvitationRow) => ({ id, seat, expiresAt: expires_at, usesLeft: uses_left });

/** `asked`: how often an account may ask others to play. */
export const invitationRoutes = (routes: Routes, app: App, asked: Buckets): void => {
  invitingRoutes(routes, app, asked);
  followingRoutes(routes, app);
};

const invitingRoutes = ({ signedIn }: Routes, app: App, asked: Buckets): void => {
  const { db } = app.store;

  /** Players at the table and its maker may invite. To others the table does not exist. */
  const inviter = async (tableId: string, accountId: string): Promise<LiveTable> => {
    const live = await seenTable(app, tableId, accountId);
    return seatOf(live, accountId) !== undefined || live.row.host_id === accountId ? live : refuse('forbidden');
  };

  /** An account that blocked the sender counts as unknown. */
  const addressee = async (asks: string, login: string): Promise<string> => {
    // Counted before the name is looked up, because invitations could be used to find out which names exist.
    if (!(await asked.take(asks, app.now()))) return refuse('too-many');
    const other = await accountByLogin(db, login);
    if (!other || other.id === asks || other.banned_at !== null) return refuse('unknown');
    return (await blockedBy(db, other.id)).has(asks) ? refuse('unknown') : other.id;
  };
  const tell = (tx: Transaction<Schema>, { id, table }: LiveTable, accountId: string, byId: string): Promise<void> => {
    const at = app.now();
    return writeNotices(tx, [{ accountId, tableId: id, kind: 'invitation', seq: table?.seq ?? 0, byId, at, dueAt: at }]);
  };

  signedIn('POST /api/tables/:table/invitations', async ({ caller, body, param }) => {
    const live = await inviter(param('table'), caller.account.id);
    if (live.row.state === 'over') return refuse('over');
    if (body.seat !== undefined && !live.seats[body.seat]) return refuse('unknown');
    const there = live.database.store.db;
    if ((await invitationsOf(there, live.id, app.now())).length >= LISTED) return refuse('too-many');
    const token = newToken();
    const row: InvitationRow = {
      id: newId(),
      hash: hashToken(token),
      table_id: live.id,
      seat: body.seat ?? null,
      uses_left: body.to === undefined ? (body.uses ?? live.seats.length) : 1,
      expires_at: app.now() + (body.hours ?? 168) * HOUR,
      to_id: body.to === undefined ? null : await addressee(caller.account.id, body.to),
      by_id: caller.account.id,
    };
    await introduce(app, live.database, [caller.account.id, ...(row.to_id === null ? [] : [row.to_id])]);
    await there.transaction().execute(async tx => {
      await insertInvitation(tx, row);
      if (row.to_id !== null) await tell(tx, live, row.to_id, caller.account.id);
    });
    return { invitation: shown(row), token };
  });

  signedIn('GET /api/tables/:table/invitations', async ({ caller, param }) => {
    const live = await inviter(param('table'), caller.account.id);
    return { invitations: (await invitationsOf(live.database.store.db, live.id, app.now())).map(shown) };
  });

  signedIn('DELETE /api/tables/:table/invitations/:id', async ({ caller, param }) => {
    const live = await inviter(param('table'), caller.account.id);
    return (await revokeInvitation(live.database.store.db, live.id, param('id'))) ? DONE : refuse('unknown');
  });
};

/** Sits down where the invitation leads. */
const follow = async (app: App, invitation: InvitationRow, accountId: string, entropy: string | undefined) => {
  const { seat } = invitation;
  const { id: table, database } = await openFresh(app, invitation.table_id);
  const { db } = database.store;
  // Used once, however often sitting down is retried. A player who follows the link again gets the same seat and uses nothing up.
  let isUsed = false;
  const use = async (): Promise<void> => {
    isUsed ||= (await useInvitation(db, invitation.id, app.now())) || refuse('gone');
  };
  try {
    await join(app, table, accountId, { seat: seat ?? undefined, entropy, useInvitation: use });
  } catch (error) {
    if (isUsed) await giveBackInvitation(db, invitation.id);
    throw error;
  }
  return { table: await tableInfo(app, await openFresh(app, table), accountId) };
};

/** The invitations of one database that name the account, to tables where it does not sit yet. */
const invitationsIn = async (app: App, database: TableDatabase, accountId: string) => {
  const { db } = database.store;
  const found = [];
  for (const { id, table_id, seat, expires_at, by_id } of await invitationsTo(db, accountId, app.now())) {
    const row = await tableById(db, table_id);
    if (!row || row.state === 'over') continue;
    const [table] = await tableInfos(app, database, [row], accountId);
    if (!table || table.me !== null) continue;
    const invitedBy = by_id === null ? null : ((await namesOf(app.store.db, [by_id])).get(by_id) ?? null);
    found.push({ id, seat, expiresAt: expires_at, table, invitedBy });
  }
  return found;
};

const followingRoutes = ({ signedIn, open }: Routes, app: App): void => {
  const { db } = app.store;
  const { secretsPerMinute } = app.limits;
  const tries = app.buckets('links', secretsPerMinute, 60_000);

  signedIn('GET /api/me/invitations', async ({ caller }) => {
    const { id } = caller.account;
    return { invitations: await app.databases.everywhere(database => invitationsIn(app, database, id)) };
  });

  const mine = async (accountId: string, invitationId: string): Promise<InvitationRow> => {
    const find = async (isStrict?: 'strict'): Promise<InvitationRow | undefined> => {
      const all = await app.databases.everywhere(({ store }) => invitationsTo(store.db, accountId, app.now()), isStrict);
      return all.find(invitation => invitation.id === invitationId);
    };
    // Not found while a database is away: it may be there.
    return (await find()) ?? (await find('strict')) ?? refuse('gone');
  };
  const byToken = async (token: string): Promise<InvitationRow | undefined> => {
    const find = async (isStrict?: 'strict'): Promise<InvitationRow | undefined> => {
      const found = await app.databases.everywhere(async ({ store }) => [await invitationByHash(store.db, hashToken(token))], isStrict);
      return found.find(invitation => invitation !== undefined);
    };
    return (await find()) ?? (await find('strict'));
  };

  signedIn('POST /api/me/invitations/:id/accept', async ({ caller, body, param }) =>
    follow(app, await mine(caller.account.id, param('id')), caller.account.id, body.entropy),
  );

  signedIn('DELETE /api/me/invitations/:id', async ({ caller, param }) => {
    const invitation = await mine(caller.account.id, param('id'));
    const { store } = await app.databases.of(invitation.table_id);
    await revokeInvitation(store.db, invitation.table_id, invitation.id);
    return DONE;
  });

  /** The holder of the link may know where it leads; looking uses nothing up. */
  open('POST /api/invitations/read', async ({ caller, body, request }) => {
    if (!(await tries.take(addressOf(request), app.now()))) return refuse('too-many');
    const invitation = await byToken(body.token);
    if (!invitation) return refuse('gone');
    const { database, row, seats } = await app.tables.open(invitation.table_id);
    const isMine = caller !== undefined && seats.some(seat => seat.account_id === caller.account.id);
    if (!isMine && (invitation.uses_left < 1 || invitation.expires_at <= app.now())) return refuse('gone');
    const [table = refuse('unknown')] = await tableInfos(app, database, [row], caller?.account.id ?? null);
    const invitedBy = row.host_id === null ? null : ((await namesOf(db, [row.host_id])).get(row.host_id) ?? null);
    return { table, seat: invitation.seat, invitedBy };
  });

  signedIn('POST /api/invitations/accept', async ({ caller, body, request }) => {
    if (!(await tries.take(addressOf(request), app.now()))) return refuse('too-many');
    const invitation = await byToken(body.token);
    return invitation ? follow(app, invitation, caller.account.id, body.entropy) : refuse('gone');
  });
};
