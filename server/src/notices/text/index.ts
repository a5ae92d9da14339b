/** The words of mails, one catalogue for each language: the only sentences for players in the server. Push and webhook carry codes. */
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailText } from './mail-text.ts';

const TEXTS: Readonly<Record<string, MailText>> = { de, en, fr, it };
export const mailText = (language: string | null): MailText => TEXTS[language ?? 'en'] ?? en;
