/** E-mail, where the operator has named a mail server. One transport for the life of the process; words from the catalogues. */
import type { Notice } from '@stoa/protocol';
import { createTransport } from 'nodemailer';
import { titleOf } from '../games.ts';
import { mailText } from './text/index.ts';
import type { SecurityEvent } from './text/mail-text.ts';

export interface Mail {
  notice(to: string, notice: Notice): Promise<void>;
  /** The code that proves that the account's owner reads this address. */
  code(to: string, code: string, language: string | null): Promise<void>;
  /** A way to sign in to the account has changed. */
  security(to: string, event: SecurityEvent, login: string, language: string | null): Promise<void>;
  close(): void;
}

export interface MailOptions {
  /** smtps://user:password@host:port, or smtp://…, which requires STARTTLS; with `?tls=optional` only where the server offers it. */
  readonly smtp: string;
  readonly from: string;
  /** Where people reach the site, without a slash at the end. */
  readonly site: string;
}

const TIMEOUT_MS = 10_000;
const HOUR = 3_600_000;

export const transportOf = (smtp: string) => {
  const url = new URL(smtp);
  return createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    secure: url.protocol === 'smtps:',
    requireTLS: url.searchParams.get('tls') !== 'optional',
    ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

export const mailer = ({ smtp, from, site }: MailOptions): Mail => {
  const transport = transportOf(smtp);
  const settings = `${site}/account`;
  return {
    async notice(to, { id, kind, game, path, left, by, account, language }) {
      const text = mailText(language);
      const title = titleOf(game);
      const lines = [
        text.body[kind](by),
        ...(kind === 'clock' && left !== null ? [text.left(Math.floor(left / HOUR))] : []),
        `${site}${path}`,
        '',
        '—',
        `${text.settings} ${settings}`,
      ];
      await transport.sendMail({
        from,
        to,
        subject: text.subject[kind](title),
        text: lines.join('\n'),
        // The same id for every attempt: mail programs show the mail once.
        messageId: `<${id}.${account}@${new URL(site).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Stoa-Notice': id },
      });
    },
    async code(to, code, language) {
      const text = mailText(language);
      await transport.sendMail({ from, to, subject: text.confirm.subject, text: `${text.confirm.body(code)}\n\n${text.ignore}\n` });
    },
    async security(to, event, login, language) {
      const { security } = mailText(language);
      await transport.sendMail({
        from,
        to,
        subject: security.subject,
        text: `${security.body[event](login)}\n\n${security.notYou}\n${settings}\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
