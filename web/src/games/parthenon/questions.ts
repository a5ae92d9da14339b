/** For tables that are not open: offers made to this seat, as cards any page can show. */

import { WORDS } from './market/words.ts';
import type { PaScreen } from './types.ts';

/** PA-7.5: an offer to this seat alone. What it does not hold it can still decline. */
export const questions: NonNullable<PaScreen['questions']> = (view, me, actions, text, lang) => {
  const words = WORDS[lang];
  return view.offers.flatMap(({ offer, seat, to, give, want }) => {
    if (to !== me) return [];
    const answers = actions.flatMap(a =>
      (a.do === 'accept' || a.do === 'decline') && a.offer === offer
        ? [{ action: a, words: a.do === 'accept' ? words.accept : words.decline }]
        : [],
    );
    if (answers.length === 0) return [];
    const asks = words.asks(text.seat(seat), text.cards(give), text.cards(want));
    return [{ words: answers.some(({ action }) => action.do === 'accept') ? asks : `${asks} ${words.notHeld}`, answers }];
  });
};
