/**
 * Delivers one notice: checks that it is still true, writes it, finds the targets that want it and do not have it yet. Every target is
 * tried; failed ones are tried again at growing intervals, for a day.
 */
import type { Notice } from '@stoa/protocol';
import type { App } from '../app.ts';
import { changeWaysOf } from '../databases/accounts.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { accountById } from '../store/accounts.ts';
import { dropNotice, isOutdated, putOffNotice, waysOf } from '../store/notices.ts';
import type { AccountRow, NoticeRow } from '../store/schema.ts';
import { namesOf } from '../store/tables.ts';
import { timeLeft } from '../tables/clocks.ts';
import { type LiveTable, seatOf } from '../tables/live-table.ts';
import { isHere } from '../tables/presence.ts';
import { openFresh } from '../tables/refresh.ts';
import { noticeSettings } from './settings.ts';
import { callWebhook } from './webhook.ts';
import { warning } from './write.ts';

const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 3_600_000;
const GIVE_UP_AFTER = 24 * 3_600_000;

type Standing =
  | { readonly is: 'past' }
  | { readonly is: 'later'; readonly at: number }
  | { readonly is: 'now'; readonly left: number | null };
const PAST: Standing = { is: 'past' };
const NOW: Standing = { is: 'now', left: null };

/** No notice is needed if the turn is over or was taken back, or if the player has the table open. A clock may run out later than planned. */
const standing = async (app: App, live: LiveTable, row: NoticeRow): Promise<Standing> => {
  if (row.kind === 'over') return live.row.state === 'over' ? NOW : PAST;
  if (row.kind === 'invitation') return live.row.state === 'over' ? PAST : NOW;
  if (row.kind === 'ending') return live.seats.some(seat => seat.account_id === row.account_id && seat.end_told_at !== null) ? NOW : PAST;
  const { table, clocks, outages } = live;
  const seat = seatOf(live, row.account_id);
  if (seat === undefined || !table || table.outcome || !table.game.actors(table.state).includes(seat)) return PAST;
  if (table.entries.some(entry => entry.seq > row.seq && entry.kind === 'action' && entry.by === seat)) return PAST;
  if (await isHere(app, live, row.account_id)) return PAST;
  if (row.kind === 'turn') return NOW;
  const warn = warning(live.settings.clock);
  if (!clocks || warn === undefined) return PAST;
  const left = timeLeft(clocks, seat, app.now(), outages);
  if (left > warn) return { is: 'later', at: app.now() + left - warn };
  return left > 0 ? { is: 'now', left: Math.round(left) } : PAST;
};

const noticeOf = async (app: App, live: LiveTable, row: NoticeRow, account: AccountRow, left: number | null): Promise<Notice> => ({
  id: row.id,
  kind: row.kind,
  table: live.id,
  game: live.row.game,
  // An invited account finds the invitation on the home page; an account with a seat goes to the table.
  path: row.kind === 'invitation' && seatOf(live, row.account_id) === undefined ? '/' : `/table/${live.id}`,
  left,
  by: row.by_id === null ? null : ((await namesOf(app.store.db, [row.by_id])).get(row.by_id) ?? null),
  at: row.created_at,
  account: row.account_id,
  language: account.language ?? 'en',
});

interface Target {
  readonly id: string;
  send(): Promise<void>;
}

const targets = async (app: App, account: AccountRow, notice: Notice): Promise<Target[]> => {
  const { out, push, mail } = app.notices;
  const wants = noticeSettings(account)[notice.kind];
  const { devices, webhook, email } = await waysOf(app.store.db, account.id);
  const found: Target[] = [];
  if (wants.push)
    for (const device of devices)
      found.push({
        id: device.id,
        async send() {
          if ((await push.send(device, notice)) === 'sent') return;
          await changeWaysOf(app, account.id, async tx => {
            await tx.deleteFrom('push_devices').where('id', '=', device.id).execute();
          });
        },
      });
  if (wants.webhook && webhook) found.push({ id: 'webhook', send: () => callWebhook(out, webhook, notice, app.now()) });
  if (wants.email && mail && email && email.confirmed_at !== null)
    found.push({ id: 'email', send: () => mail.notice(email.address, notice) });
  return found;
};

export const deliver = async (app: App, { store: { db } }: TableDatabase, row: NoticeRow): Promise<void> => {
  const account = await accountById(app.store.db, row.account_id);
  if (!account || account.banned_at !== null || (await isOutdated(db, row))) return dropNotice(db, row.id);
  const live = await openFresh(app, row.table_id);
  const stands = await standing(app, live, row);
  if (stands.is === 'past') return dropNotice(db, row.id);
  if (stands.is === 'later') return putOffNotice(db, row.id, { due_at: stands.at, tries: row.tries, done: row.done });

  const notice = await noticeOf(app, live, row, account, stands.left);
  const done = new Set(JSON.parse(row.done) as string[]);
  const open = (await targets(app, account, notice)).filter(target => !done.has(target.id));
  const sent = await Promise.allSettled(open.map(target => target.send()));
  const failed = sent.filter(result => result.status === 'rejected');
  for (const [i, result] of sent.entries()) if (result.status === 'fulfilled') done.add(open[i]?.id ?? '');
  if (failed.length === 0) return dropNotice(db, row.id);
  const now = app.now();
  const due_at = now + Math.min(FIRST_WAIT * 4 ** row.tries, LONGEST_WAIT);
  if (due_at - row.created_at > GIVE_UP_AFTER + (row.kind === 'clock' ? row.due_at - row.created_at : 0)) {
    app.log.info({ notice: row.id, kind: row.kind, ways: failed.length }, 'notice given up');
    return dropNotice(db, row.id);
  }
  return putOffNotice(db, row.id, { due_at, tries: row.tries + 1, done: JSON.stringify([...done]) });
};
