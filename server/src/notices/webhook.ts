/** A webhook: the notice as JSON, signed with the secret that was shown when it was set up, under a key that is the same for every repeat. */
import { createHmac } from 'node:crypto';
import type { Notice } from '@stoa/protocol';
import type { WebhookRow } from '../store/schema.ts';
import type { Outgoing } from './outgoing.ts';

/** Over the time and the body, so that an old one cannot be sent again as new. */
const signature = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

export const callWebhook = async (out: Outgoing, { url, secret }: WebhookRow, notice: Notice, now: number): Promise<void> => {
  const body = JSON.stringify(notice);
  const status = await out.post(
    url,
    {
      'content-type': 'application/json',
      'user-agent': 'Stoa',
      'idempotency-key': notice.id,
      'stoa-signature': signature(secret, now, body),
    },
    body,
  );
  if (status < 200 || status > 299) throw new Error(`status ${status}`);
};
