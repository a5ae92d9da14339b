/** Questions asked of a seat, as a card any page can show: what is asked, and the answers. */
import type { Action } from '@stoa/engine';
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import type { GameScreen } from '../types.ts';
import { WORDS } from './words.ts';

export const questions: NonNullable<GameScreen['questions']> = (anyView, me, actions, anyText, lang) => {
  const view = anyView as PkView;
  const text = anyText as unknown as PkText;
  const words = WORDS[lang];
  const turn = view.commit;
  if (turn === null) return [];
  return turn.requests.flatMap(({ power, location, kind, asked }) => {
    const answers = (actions as readonly PkAction[]).flatMap(a =>
      a.do === 'answer' && a.power === power && a.location === location && a.kind === kind
        ? [{ action: a as Action, words: a.reply === 'grant' ? words.grant : words.deny }]
        : [],
    );
    if (asked !== me || answers.length === 0) return [];
    return [{ words: words.mayHelp(text.seat(turn.seat), text.powers[power], text.locations[location]), answers }];
  });
};
