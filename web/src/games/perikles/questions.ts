/** Questions asked of a seat, as a card any page can show: what is asked, and the answers. */
import type { Action, Seat } from '@stoa/engine';
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import type { GameScreen } from '../types.ts';
import { WORDS } from './words.ts';

type Request = NonNullable<PkView['commit']>['requests'][number];
/** What is asked, in the words of the log. */
export const questionOf = (seat: Seat, { power, location, kind, asked }: Request, text: PkText): string =>
  text.event({ e: 'asked', seat, of: asked, power, location, kind }, asked) ?? '';

export const questions: NonNullable<GameScreen['questions']> = (anyView, me, actions, anyText, lang) => {
  const view = anyView as PkView;
  const text = anyText as unknown as PkText;
  const words = WORDS[lang];
  const turn = view.commit;
  if (turn === null) return [];
  return turn.requests.flatMap(request => {
    const { power, location, kind, asked } = request;
    const answers = (actions as readonly PkAction[]).flatMap(a =>
      a.do === 'answer' && a.power === power && a.location === location && a.kind === kind
        ? [{ action: a as Action, words: a.reply === 'grant' ? words.grant : words.deny }]
        : [],
    );
    if (asked !== me || answers.length === 0) return [];
    return [{ words: questionOf(turn.seat, request, text), answers }];
  });
};
