/** The sentences that a catalogue of mails contains. */
import type { NoticeRow } from '../../store/schema.ts';

/** A change of how the account is signed in to. */
export type SecurityEvent = 'password' | 'codes' | 'passkey' | 'token' | 'recovered' | 'address';

type Kind = NoticeRow['kind'];
export interface MailText {
  readonly subject: Readonly<Record<Kind, (game: string) => string>>;
  readonly body: Readonly<Record<Kind, (by: string | null) => string>>;
  left(hours: number): string;
  readonly settings: string;
  readonly confirm: { readonly subject: string; body(code: string): string };
  readonly ignore: string;
  readonly security: {
    readonly subject: string;
    readonly body: Readonly<Record<SecurityEvent, (login: string) => string>>;
    /** Before the address of the account page. */
    readonly notYou: string;
  };
}
