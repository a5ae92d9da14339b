/** The answers that are offered, in the ledge or beside the matter. */
import type { BoardProps } from '../games/types.ts';
import { Choices } from './choices.tsx';
import type { Offer } from './offer.ts';
import { useTable } from './store.ts';
import type { Words } from './use-words.ts';

interface Props {
  readonly words: Words;
  readonly props: BoardProps;
  readonly offer: Offer;
  readonly headings: boolean;
}

export const Offered = ({ words: { screen, text }, props, offer, headings }: Props) => {
  const sending = useTable(s => s.sending);
  const message = useTable(s => s.message);
  if (offer.shown.length === 0) return null;
  return (
    <Choices
      actions={offer.shown}
      all={offer.all}
      view={props.view}
      text={text}
      choose={props.choose}
      disabled={sending}
      headings={headings}
      isAsked={message?.decision !== null}
      givesUp={action => screen.draft.givesUp?.(action, props.view) ?? false}
    />
  );
};
