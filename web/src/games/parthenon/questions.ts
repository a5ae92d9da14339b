/** For tables that are not open: offers made to this seat, as cards any page can show. */
import type { Action } from '@stoa/engine';
import type { PaAction, PaView } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import type { GameScreen } from '../types.ts';
import { WORDS } from './market/words.ts';

/** PA-7.5: an offer to this seat alone. What it does not hold it can still decline. */
export const questions: NonNullable<GameScreen['questions']> = (anyView, me, actions, anyText, lang) => {
  const view = anyView as PaView;
  const text = anyText as unknown as PaText;
  const words = WORDS[lang];
  const mine = actions as readonly PaAction[];
  return view.offers.flatMap(({ offer, seat, to, give, want }) => {
    if (to !== me) return [];
    const answers = mine.flatMap(a =>
      (a.do === 'accept' || a.do === 'decline') && a.offer === offer
        ? [{ action: a as Action, words: a.do === 'accept' ? words.accept : words.decline }]
        : [],
    );
    if (answers.length === 0) return [];
    const asks = words.asks(text.seat(seat), text.cards(give), text.cards(want));
    return [{ words: answers.some(({ action }) => action.do === 'accept') ? asks : `${asks} ${words.notHeld}`, answers }];
  });
};
