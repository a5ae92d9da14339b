/** Mails the owner of an account when a way to sign in has changed. Sent at once, to the confirmed address. */
import type { App } from '../app.ts';
import { waysOf } from '../store/notices.ts';
import type { AccountRow } from '../store/schema.ts';
import type { SecurityEvent } from './text/mail-text.ts';

/** No request waits for the mail, and a failure of the mail server undoes no change. */
export const tellOwner = (app: App, { id, login, language }: AccountRow, event: SecurityEvent): void => {
  const tell = async (): Promise<void> => {
    const { mail } = app.notices;
    if (!mail) return;
    const { email } = await waysOf(app.store.db, id);
    if (email && email.confirmed_at !== null) await mail.security(email.address, event, login ?? '', language);
  };
  tell().catch((error: Error) => app.log.warn({ reason: error.message.split('\n')[0] }, 'mail was not taken'));
};
