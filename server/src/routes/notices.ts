/** Notices: which kinds an account gets, in which ways, and the ways themselves. The server sends to URLs of users: see notices/outgoing.ts. */
import { randomInt } from 'node:crypto';
import type { Notices } from '@stoa/protocol';
import { addressOf } from '../addresses.ts';
import type { App } from '../app.ts';
import { changeWaysOf } from '../databases/accounts.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import { confirmedAddress, tellOwner } from '../notices/security.ts';
import { noticeSettings } from '../notices/settings.ts';
import { refuse } from '../refused.ts';
import { personOf } from '../sessions.ts';
import { accountById, changeAccount } from '../store/accounts.ts';
import { waysOf } from '../store/notices.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Routes } from './on.ts';

const DEVICES = 10;
const HOUR = 3_600_000;
const CODE_LIFE = HOUR;
const CODE_TRIES = 5;

/** What an account may know of its own notices. */
const shownFor =
  (app: App) =>
  async (accountId: string): Promise<Notices> => {
    const { db } = app.store;
    const { push, mail } = app.notices;
    const account = (await accountById(db, accountId)) ?? refuse('unknown');
    const { devices, webhook, email } = await waysOf(db, accountId);
    return {
      settings: noticeSettings(account),
      push: { key: push.key, devices: devices.map(({ id, label, created_at }) => ({ id, label, createdAt: created_at })) },
      webhook: webhook ? { url: webhook.url } : null,
      email: { offered: mail !== undefined, address: email?.address ?? null, confirmed: email != null && email.confirmed_at !== null },
    };
  };

export const noticeRoutes = (routes: Routes, app: App): void => {
  settingRoutes(routes, app);
  pushRoutes(routes, app);
  webhookRoutes(routes, app);
  emailRoutes(routes, app);
};

/** Refused at once; checked again before every request, because a name can resolve to another address later. */
const refuseInside = async ({ notices }: App, url: string): Promise<void> => {
  await notices.out.check(url).catch(() => refuse('forbidden'));
};

const settingRoutes = ({ signedIn }: Routes, app: App): void => {
  const shown = shownFor(app);

  signedIn('GET /api/me/notices', ({ caller }) => shown(caller.account.id));

  signedIn('PUT /api/me/notices', async ({ caller, body }) => {
    await changeAccount(app.store.db, caller.account.id, { notice_settings: JSON.stringify(body) });
    return shown(caller.account.id);
  });
};

const pushRoutes = ({ signedIn }: Routes, app: App): void => {
  const { db } = app.store;
  const shown = shownFor(app);

  signedIn('POST /api/me/notices/push', async ({ caller, body }) => {
    const { id } = caller.account;
    await refuseInside(app, body.endpoint);
    const { devices } = await waysOf(db, id);
    if (devices.length >= DEVICES && devices.every(device => device.endpoint !== body.endpoint)) return refuse('too-many');
    await changeWaysOf(app, id, async tx => {
      // A browser has one endpoint: the account that signed in there last gets the notices.
      const before = await tx.selectFrom('push_devices').selectAll().where('endpoint', '=', body.endpoint).executeTakeFirst();
      await tx.deleteFrom('push_devices').where('endpoint', '=', body.endpoint).execute();
      await tx
        .insertInto('push_devices')
        .values({
          id: before?.account_id === id ? before.id : newId(),
          account_id: id,
          endpoint: body.endpoint,
          ...body.keys,
          label: body.label ?? '',
          created_at: app.now(),
        })
        .execute();
    });
    return shown(id);
  });

  signedIn('DELETE /api/me/notices/push/:id', async ({ caller, param }) => {
    const { id } = caller.account;
    await changeWaysOf(app, id, async tx => {
      await tx.deleteFrom('push_devices').where('account_id', '=', id).where('id', '=', param('id')).execute();
    });
    return shown(id);
  });
};

const webhookRoutes = ({ signedIn }: Routes, app: App): void => {
  const shown = shownFor(app);

  signedIn('PUT /api/me/notices/webhook', async ({ caller, body }) => {
    const { id } = caller.account;
    await refuseInside(app, body.url);
    const row = { account_id: id, url: body.url, secret: newToken() };
    await changeWaysOf(app, id, async tx => {
      await tx
        .insertInto('webhooks')
        .values(row)
        .onConflict(c => c.column('account_id').doUpdateSet({ url: row.url, secret: row.secret }))
        .execute();
    });
    return { notices: await shown(id), secret: row.secret };
  });

  signedIn('DELETE /api/me/notices/webhook', async ({ caller }) => {
    const { id } = caller.account;
    await changeWaysOf(app, id, async tx => {
      await tx.deleteFrom('webhooks').where('account_id', '=', id).execute();
    });
    return shown(id);
  });
};

/** An address that is not confirmed yet, with the code that confirms it. */
const writeAddress = async (app: App, accountId: string, address: string, code: string): Promise<void> => {
  const row = {
    address,
    code_hash: hashToken(`${accountId} ${code}`),
    code_until: app.now() + CODE_LIFE,
    tries_left: CODE_TRIES,
    confirmed_at: null,
  };
  await changeWaysOf(app, accountId, async tx => {
    await tx
      .insertInto('emails')
      .values({ account_id: accountId, ...row })
      .onConflict(c => c.column('account_id').doUpdateSet(row))
      .execute();
  });
};

/** Whether the code is the one that was mailed, and in time. A wrong one takes a try away. */
const confirmAddress = async (app: App, accountId: string, code: string): Promise<boolean> => {
  let isRight = false;
  await changeWaysOf(app, accountId, async tx => {
    const { numUpdatedRows: hasTry } = await tx
      .updateTable('emails')
      .set(eb => ({ tries_left: eb('tries_left', '-', 1) }))
      .where('account_id', '=', accountId)
      .where('tries_left', '>', 0)
      .where('code_until', '>', app.now())
      .executeTakeFirst();
    if (hasTry === 0n) return;
    const { numUpdatedRows } = await tx
      .updateTable('emails')
      .set({ confirmed_at: app.now(), code_hash: null, tries_left: 0 })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hashToken(`${accountId} ${code}`))
      .executeTakeFirst();
    isRight = numUpdatedRows > 0n;
  });
  return isRight;
};

const emailRoutes = ({ signedIn }: Routes, app: App): void => {
  const { mail } = app.notices;
  const mails = app.buckets('mails', app.limits.mailsPerHour, HOUR);
  const shown = shownFor(app);

  /** A member is warned at the address that gets no more mail: a thief would change it first. Guests have nothing that opens their account. */
  const warn = (account: AccountRow, before: string | undefined): void => {
    if (before !== undefined && account.kind === 'member') tellOwner(app, account, 'address', before);
  };

  signedIn('PUT /api/me/notices/email', async ({ caller, body, request }) => {
    const account = personOf(caller);
    const { id, language } = account;
    if (!mail) return refuse('forbidden');
    const before = await confirmedAddress(app, id);
    if (before === body.address) return shown(id);
    // Counted for the account, the caller's address and the mail address, so that no mailbox is flooded from here.
    for (const key of [id, `ip ${addressOf(request)}`, `to ${body.address.toLowerCase()}`])
      if (!(await mails.take(key, app.now()))) return refuse('too-many');
    const code = String(randomInt(10 ** 8)).padStart(8, '0');
    await writeAddress(app, id, body.address, code);
    warn(account, before);
    await mail.code(body.address, code, language).catch((error: Error) => {
      app.log.warn({ reason: error.message.split('\n')[0] }, 'mail was not taken');
      refuse('busy');
    });
    return shown(id);
  });

  signedIn('POST /api/me/notices/email/confirm', async ({ caller, body }) => {
    const { id } = personOf(caller);
    return (await confirmAddress(app, id, body.code)) ? shown(id) : refuse('wrong-credentials');
  });

  signedIn('DELETE /api/me/notices/email', async ({ caller }) => {
    const account = personOf(caller);
    const { id } = account;
    const before = await confirmedAddress(app, id);
    await changeWaysOf(app, id, async tx => {
      await tx.deleteFrom('emails').where('account_id', '=', id).execute();
    });
    warn(account, before);
    return shown(id);
  });
};
