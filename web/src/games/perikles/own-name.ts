/** The board calls its reader “you”, because the others have names and a colour would have to be looked up. */
import type { PkText } from '@stoa/perikles/text';
import { useMemo } from 'react';
import type { PkProps } from './types.ts';
import { WORDS } from './words.ts';

/** The text in which the seat `me` is the reader. */
export const toReader = (text: PkText, me: number | undefined, you: string): PkText => ({
  ...text,
  seat: seat => (seat === me ? you : text.seat(seat)),
});

/** These props with a text that speaks to the reader. */
export const useToReader = (props: PkProps): PkProps => {
  const { text, me, lang } = props;
  const mine = useMemo(() => toReader(text, me, WORDS[lang].you.toLocaleLowerCase(lang)), [text, me, lang]);
  return { ...props, text: mine };
};
