/** How a game ended, in a sentence: the table's own endings here, the game's from its text. */
import type { Outcome, Seat } from '@stoa/engine';
import { useTranslations } from 'use-intl';
import type { NamedText } from './name-people.ts';

/** `me`: the reader's seat, who is told “you”. */
export const useOutcomeWords = (): ((outcome: Outcome, text: NamedText, me: Seat | undefined) => string) => {
  const t = useTranslations('table');
  return (outcome, text, me) => {
    const { reason, places } = outcome;
    const gone = Math.max(0, places.indexOf(2));
    if (reason === 'conceded') return gone === me ? t('youConceded') : t('conceded', { seat: text.called(gone, me) });
    return reason === 'agreed' || reason === 'void' ? t(reason) : text.outcome(outcome, me);
  };
};
