/** What the main button says once a draft is whole, with my chance where a battle follows. */
import { foreseen, isMove } from '@stoa/earth-and-water/reading';
import { chancesOf, percentFor } from '../odds/chances.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

const deedWords = ({ draft, before, text, lang }: EwProps): string | undefined => {
  const words = WORDS[lang];
  const last = draft.at(-1);
  switch (last?.do) {
    case 'land-move':
      return `${words.march}: ${words.armies(last.armies)}`;
    case 'naval-move':
      return `${words.sail}: ${[words.fleets(last.fleets), ...(last.armies > 0 ? [words.armies(last.armies)] : [])].join(', ')}`;
    case 'buy-cards':
      return words.buy(last.n);
    case 'play-event':
      return words.play;
    case 'pass':
      return words.pass;
    case 'end-preparation':
      return before.talents ? words.endUnspent(before.talents) : words.endPreparation;
    case 'choose-card':
      return words.discardIt(text.card(last.card, 1).name);
    default:
      return undefined;
  }
};

/** A movement that is whole asks only whether it is meant. */
export const asks = ({ draft, complete, text, lang }: EwProps): string | undefined => {
  const last = draft.at(-1);
  if (!complete || !isMove(last)) return undefined;
  return WORDS[lang].moveAsked(last.do === 'land-move', text.cities[last.from], text.cities[last.to]);
};

export const deed = (props: EwProps): string | undefined => {
  const said = deedWords(props);
  const { view, draft, me, showOdds } = props;
  if (said === undefined || !showOdds || (me !== 0 && me !== 1)) return said;
  const then = foreseen(view, draft);
  const chances = then && chancesOf(then);
  return chances ? `${said} · ${percentFor(chances, me)}` : said;
};
