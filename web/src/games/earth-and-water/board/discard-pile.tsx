/** The discard pile at the edge of the map; a card of the other side is shown large first, then falls onto it. */
import type { EwEvent } from '@stoa/earth-and-water';
import { HALVES } from '@stoa/earth-and-water/cards';
import { playedBy } from '../panels/played-by.ts';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import { WORDS } from '../words.ts';

/** The last card that the other side played in these events. */
const shownOf = (news: readonly EwEvent[], me: EwProps['me']) =>
  ([0, 1] as const)
    .filter(side => side !== me)
    .flatMap(side => playedBy(news, side).map(({ card }) => ({ card, side })))
    .at(-1);

export const DiscardPile = ({ view, news, me, text, lang }: EwProps) => {
  const top = view.discard.at(-1);
  const shown = shownOf(news, me);
  return (
    <>
      {top !== undefined && (
        <span className="ew-pile" title={WORDS[lang].pile(view.discard.length)}>
          <span className="ew-pile-card">
            <Vase event={HALVES[top][shown?.card === top ? shown.side : me === 1 ? 1 : 0]} />
          </span>
          <small>{view.discard.length}</small>
          <span className="unseen">{WORDS[lang].pile(view.discard.length)}</span>
        </span>
      )}
      {shown && (
        // A new message shows it anew, also where the same card comes again.
        <span key={JSON.stringify(news)} className="ew-shown-card" aria-hidden="true">
          <Vase event={HALVES[shown.card][shown.side]} crop="whole" />
          <b>{text.card(shown.card, shown.side).name}</b>
        </span>
      )}
    </>
  );
};
