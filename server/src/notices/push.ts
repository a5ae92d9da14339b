/** Web push: the library encrypts and signs, `outgoing.ts` sends. The site's keys are made at the first start and stored. */
import type { Notice } from '@stoa/protocol';
import type { Kysely } from 'kysely';
import type { VapidKeys } from 'web-push';
import { keptKey } from '../store/notices.ts';
import type { PushDeviceRow, Schema } from '../store/schema.ts';
import type { Outgoing } from './outgoing.ts';

export interface Push {
  /** For `applicationServerKey`. */
  readonly key: string;
  /** 'gone': the browser has ended the subscription. */
  send(device: PushDeviceRow, notice: Notice): Promise<'sent' | 'gone'>;
}

/** Loaded when there is something to encrypt, or keys to make. */
const library = async () => (await import('web-push')).default;

/** Seconds that a push service keeps a message it cannot deliver yet. */
const PUSH_TTL_SECONDS = 24 * 3600;
const GONE = new Set([404, 410]);

export const pusher = async (db: Kysely<Schema>, out: Outgoing, site: string): Promise<Push> => {
  const { publicKey, privateKey } = JSON.parse(
    await keptKey(db, 'vapid', async () => JSON.stringify((await library()).generateVAPIDKeys())),
  ) as VapidKeys;
  const subject = site.startsWith('https://') ? site : 'mailto:nobody@example.org';
  return {
    key: publicKey,
    async send({ endpoint, p256dh, auth }, notice) {
      const { headers, body } = (await library()).generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: PUSH_TTL_SECONDS,
        urgency: notice.kind === 'over' ? 'normal' : 'high',
        // A later notice of the same kind and table replaces an undelivered one.
        topic: `${notice.table}${notice.kind}`.slice(0, 32),
        contentEncoding: 'aes128gcm',
      });
      const { 'Content-Length': _length, ...rest } = headers as Record<string, string | number>;
      const words = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      const status = await out.post(endpoint, words, body ?? '');
      if (GONE.has(status)) return 'gone';
      if (status < 200 || status > 299) throw new Error(`status ${status}`);
      return 'sent';
    },
  };
};
