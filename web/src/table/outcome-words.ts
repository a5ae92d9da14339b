/** How a game ended, in a sentence: the table's own endings here, the game's from its text. */
import type { Outcome } from '@stoa/engine';
import { useTranslations } from 'use-intl';
import type { AnyText } from '../games/types.ts';

export const useOutcomeWords = (): ((outcome: Outcome, text: AnyText) => string) => {
  const t = useTranslations('table');
  return (outcome, text) => {
    const { reason, places } = outcome;
    if (reason === 'conceded') return t('conceded', { seat: text.seat(Math.max(0, places.indexOf(2))) });
    return reason === 'agreed' || reason === 'void' ? t(reason) : text.outcome(outcome);
  };
};
