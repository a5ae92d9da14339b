/** The words of mails, one catalogue a language: the only sentences the server itself says to players. Push and webhook carry codes. */
import type { NoticeRow } from '../../store/schema.ts';
import type { SecurityEvent } from '../security.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

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

const TEXTS: Readonly<Record<string, MailText>> = { de, en, fr, it };
export const mailText = (language: string | null): MailText => TEXTS[language ?? 'en'] ?? en;
