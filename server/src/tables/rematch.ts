/**
 * The same people again, each one seat further. The one who asks sits down; the others are asked by name and sit down when they want to, so
 * that no game begins without them. An account is not asked if either of the two has blocked the other.
 */
import type { App } from '../app.ts';
import { introduce } from '../databases/accounts.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import { refuse } from '../refused.ts';
import { blockedBy } from '../store/chat.ts';
import { giveBackInvitation, insertInvitation, invitationsTo, useInvitation } from '../store/invitations.ts';
import { writeNotices } from '../store/notices.ts';
import type { InvitationRow, SeatRow } from '../store/schema.ts';
import { namesOf, setRematch, tableById } from '../store/tables.ts';
import { beginIfFull } from './begin.ts';
import { type LiveTable, maySee, STILL_TO_COME, seatOf } from './live-table.ts';
import { emptySeat, insertNew, join } from './lobby.ts';
import { seatsChanged } from './publish.ts';
import { atTable, RETRY } from './table-cache.ts';

const WEEK = 168 * 3_600_000;

/** Another process made the rematch at the same time. */
class HasRematch extends Error {}

/** The people to ask: those who still have an account, without a block between them and the one who asks. */
const askable = async (app: App, live: LiveTable, accountId: string): Promise<ReadonlySet<string>> => {
  const { db } = app.store;
  const there = await namesOf(
    db,
    live.seats.flatMap(({ account_id }) => account_id ?? []),
  );
  const unwanted = await blockedBy(db, accountId);
  const asked = new Set<string>();
  for (const other of there.keys())
    if (other !== accountId && !unwanted.has(other) && !(await blockedBy(db, other)).has(accountId)) asked.add(other);
  return asked;
};

const makeAgain = async (
  app: App,
  live: LiveTable,
  accountId: string,
  entropy: typeof STILL_TO_COME | null,
): Promise<string | typeof RETRY> => {
  const game = app.games.get(live.row.game) ?? refuse('unknown');
  const id = newId();
  const n = live.seats.length;
  const asked = await askable(app, live, accountId);
  const now = app.now();
  const invitations: InvitationRow[] = [];
  const seats = live.seats.map((_, seat): SeatRow => {
    const before = live.seats[(seat + n - 1) % n]!;
    const same = { ...before, table_id: id, seat, left_id: null, entropy: null, wants_end: 0, conceded: 0, end_told_at: null };
    if (before.kind === 'bot') return same;
    if (before.account_id === accountId) return { ...same, entropy };
    if (before.account_id !== null && asked.has(before.account_id))
      invitations.push({
        ...{ id: newId(), hash: hashToken(newToken()), table_id: id, seat, uses_left: 1, expires_at: now + WEEK },
        ...{ to_id: before.account_id, by_id: accountId },
      });
    return emptySeat(id, seat);
  });
  const same = { id: game.id, rules: game.rules, options: JSON.parse(live.row.options) as unknown };
  try {
    // Private until it begins: its seats are kept for those who are asked. Each is to sit one seat further, so no lot is drawn again.
    const settings = { ...live.settings, visibility: 'private' as const, seating: 'chosen' as const };
    // In the same database, so that both tables change in one transaction.
    const beside = live.database;
    await introduce(app, beside, [accountId, ...asked]);
    await insertNew(app, { id, host: accountId, game: same, settings, seats, beside }, async tx => {
      if (!(await setRematch(tx, live.id, id))) throw new HasRematch();
      for (const invitation of invitations) await insertInvitation(tx, invitation);
      await writeNotices(
        tx,
        [...asked].map(to => ({
          ...{ accountId: to, tableId: id, kind: 'invitation' as const, seq: 0, byId: accountId, at: now },
          dueAt: now + app.limits.noticePause,
        })),
      );
    });
  } catch (error) {
    if (error instanceof HasRematch) return (await tableById(live.database.store.db, live.id))?.rematch_id ?? RETRY;
    throw error;
  }
  live.row = { ...live.row, rematch_id: id };
  await seatsChanged(app, live);
  return id;
};

/** Sits down on the reserved seat of the table that another player made. Refuses an account that was not asked. */
const sitAgain = async (app: App, tableId: string, accountId: string, entropy: typeof STILL_TO_COME | null): Promise<void> => {
  const { db } = (await app.databases.of(tableId)).store;
  const asked = (await invitationsTo(db, accountId, app.now())).find(invitation => invitation.table_id === tableId);
  if (!asked) return refuse('forbidden');
  // Used once, however often sitting down is retried.
  let isUsed = false;
  const use = async (): Promise<void> => {
    isUsed ||= (await useInvitation(db, asked.id, app.now())) || refuse('gone');
  };
  try {
    await join(app, tableId, accountId, { seat: asked.seat ?? undefined, entropy: entropy ?? undefined, useInvitation: use });
  } catch (error) {
    if (isUsed) await giveBackInvitation(db, asked.id);
    throw error;
  }
};

/** The first who asks makes the table; the next ones sit down at it. */
export const rematch = async (app: App, tableId: string, accountId: string, isLater: boolean): Promise<string> => {
  const entropy = isLater ? STILL_TO_COME : null;
  const id = await atTable(app, tableId, async live => {
    if (seatOf(live, accountId) === undefined) return refuse(maySee(live, accountId) ? 'forbidden' : 'unknown');
    if (live.row.state !== 'over') return refuse('not-over');
    return live.row.rematch_id ?? makeAgain(app, live, accountId, entropy);
  });
  const { seats } = await app.tables.open(id);
  if (seats.some(seat => seat.account_id === accountId)) await atTable(app, id, fresh => beginIfFull(app, fresh));
  else await sitAgain(app, id, accountId, entropy);
  return id;
};
