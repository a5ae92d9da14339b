/** The discard pile at the edge of the map; a card of the other side is shown large first, then falls onto it. */
import type { EwEvent } from '@stoa/earth-and-water';
import { type CardId, HALVES } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import { playedBy } from '../panels/played-by.ts';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import { WORDS } from '../words.ts';

/** The side whose half of a discarded card is shown: the side that played it. A card that was only discarded shows the reader's half. */
export const halfOf = (card: CardId, events: readonly EwEvent[], me: EwProps['me']): Side => {
  const plays = ([0, 1] as const).flatMap(side => playedBy(events, side).map(played => ({ ...played, side })));
  const last = plays.filter(played => played.card === card).sort((a, b) => a.at - b.at);
  return last.at(-1)?.side ?? (me === 1 ? 1 : 0);
};

/** The last card that the other side played in these events. */
const shownOf = (news: readonly EwEvent[], me: EwProps['me']) =>
  ([0, 1] as const)
    .filter(side => side !== me)
    .flatMap(side => playedBy(news, side).map(({ card }) => ({ card, side })))
    .at(-1);

export const DiscardPile = ({ view, news, log, me, text, lang }: EwProps) => {
  const top = view.discard.at(-1);
  const shown = shownOf(news, me);
  return (
    <>
      {top !== undefined && (
        <span className="ew-pile" title={WORDS[lang].pile(view.discard.length)}>
          <span className="ew-pile-card">
            <Vase event={HALVES[top][halfOf(top, log.length > 0 ? log : news, me)]} />
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
