/** A webhook: the notice as JSON, signed with the secret shown at set-up. Every repeat has the same idempotency key. */
import { createHmac } from 'node:crypto';
import type { Notice } from '@stoa/protocol';
import type { WebhookRow } from '../store/schema.ts';
import type { Outgoing } from './outgoing.ts';

/** Signs time and body, so that an old request cannot be replayed as new. */
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
