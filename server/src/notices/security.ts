/** Mails the owner of an account when a way to sign in has changed. Sent at once, to the confirmed address. */
import type { App } from '../app.ts';
import { waysOf } from '../store/notices.ts';
import type { AccountRow } from '../store/schema.ts';
import type { SecurityEvent } from './text/mail-text.ts';

/** The confirmed address of an account. */
export const confirmedAddress = async (app: App, accountId: string): Promise<string | undefined> => {
  const { email } = await waysOf(app.store.db, accountId);
  return email && email.confirmed_at !== null ? email.address : undefined;
};

/** No request waits for the mail, and a failure of the mail server undoes no change. `address`: where it is not the present one. */
export const tellOwner = (app: App, { id, login, language }: AccountRow, event: SecurityEvent, address?: string): void => {
  const tell = async (): Promise<void> => {
    const { mail } = app.notices;
    if (!mail) return;
    const to = address ?? (await confirmedAddress(app, id));
    if (to !== undefined) await mail.security(to, event, login ?? '', language);
  };
  tell().catch((error: Error) => app.log.warn({ reason: error.message.split('\n')[0] }, 'mail was not taken'));
};
