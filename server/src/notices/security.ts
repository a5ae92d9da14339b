/** Tells the owner of an account by mail that what opens it has changed. It goes to the confirmed address, and at once: no table is named. */
import type { App } from '../app.ts';
import { waysOf } from '../store/notices.ts';
import type { AccountRow } from '../store/schema.ts';
import type { SecurityEvent } from './text/mail-text.ts';

/** No request waits for it. A mail server that is away undoes nothing. */
export const tellOwner = (app: App, { id, login, language }: AccountRow, event: SecurityEvent): void => {
  const tell = async (): Promise<void> => {
    const { mail } = app.notices;
    if (!mail) return;
    const { email } = await waysOf(app.store.db, id);
    if (email && email.confirmed_at !== null) await mail.security(email.address, event, login ?? '', language);
  };
  tell().catch((error: Error) => app.log.warn({ reason: error.message.split('\n')[0] }, 'mail was not taken'));
};
