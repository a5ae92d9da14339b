/** Questions asked of a seat, as a card any page can show: what is asked, and the answers. */
import type { Seat } from '@stoa/engine';
import type { PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import type { PkScreen } from './types.ts';
import { WORDS } from './words.ts';

type Request = NonNullable<PkView['commit']>['requests'][number];
/** What is asked, in the words of the log. */
export const questionOf = (seat: Seat, { power, location, kind, asked }: Request, text: PkText): string =>
  text.event({ e: 'asked', seat, of: asked, power, location, kind }, asked) ?? '';

export const questions: NonNullable<PkScreen['questions']> = (view, me, actions, text, lang) => {
  const words = WORDS[lang];
  const turn = view.commit;
  if (turn === null) return [];
  return turn.requests.flatMap(request => {
    const { power, location, kind, asked } = request;
    const answers = actions.flatMap(a =>
      a.do === 'answer' && a.power === power && a.location === location && a.kind === kind
        ? [{ action: a, words: a.reply === 'grant' ? words.grant : words.deny }]
        : [],
    );
    if (asked !== me || answers.length === 0) return [];
    return [{ words: questionOf(turn.seat, request, text), answers }];
  });
};
