/**
 * Browsers that have signed in to an account before. Each has a signed cookie, the mark. A browser with a mark has its own count of
 * password tries, so that others who guess cannot lock it out. A mark gives no access. Its signature covers the password's hash: a new
 * password makes it invalid.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { DEVICE, readCookie, setCookie } from './cookies.ts';
import { newId, newToken } from './ids.ts';
import { keptKey } from './store/notices.ts';
import type { AccountRow } from './store/schema.ts';

const LIFE = 400 * 86_400_000;
/** Accounts that one browser remembers. */
const MOST = 4;
const MARK = /^([a-z2-7]{16})\.([a-z2-7]{16})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})$/;

export interface Devices {
  /** The device's id, if this browser has signed in to the account before. */
  known(request: FastifyRequest, account: AccountRow): Promise<string | undefined>;
  /** This browser has signed in. */
  mark(request: FastifyRequest, reply: FastifyReply, account: AccountRow): Promise<void>;
}

export const makeDevices = (app: App): Devices => {
  let key: Promise<string> | undefined;
  const sign = async ({ id, password }: AccountRow, device: string, at: string): Promise<string> => {
    key ??= keptKey(app.store.db, 'devices', async () => newToken());
    const secret = await key.catch((error: unknown) => {
      // The store was unavailable: the next caller tries again.
      key = undefined;
      throw error;
    });
    return createHmac('sha256', secret)
      .update(`${id} ${device} ${at} ${password ?? ''}`)
      .digest('base64url');
  };
  const marksIn = (request: FastifyRequest): string[] =>
    (readCookie(app, request, DEVICE) ?? '')
      .slice(0, 1_000)
      .split('~')
      .filter(mark => MARK.test(mark))
      .slice(0, MOST);

  const known: Devices['known'] = async (request, account) => {
    for (const mark of marksIn(request)) {
      const [, id, device = '', at = '', given = ''] = MARK.exec(mark) ?? [];
      if (id !== account.id || Number(at) + LIFE <= app.now()) continue;
      if (timingSafeEqual(Buffer.from(given), Buffer.from(await sign(account, device, at)))) return device;
    }
    return undefined;
  };
  return {
    known,
    async mark(request, reply, account) {
      const device = (await known(request, account)) ?? newId();
      const at = String(app.now());
      const others = marksIn(request).filter(mark => !mark.startsWith(`${account.id}.`));
      const marks = [`${account.id}.${device}.${at}.${await sign(account, device, at)}`, ...others].slice(0, MOST);
      setCookie(app, reply, DEVICE, marks.join('~'), LIFE);
    },
  };
};
