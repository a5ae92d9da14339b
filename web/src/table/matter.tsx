/** What is being decided: the game's own panel, how many, and the answers that the ledge has no room for. */
import { memo } from 'react';
import type { BoardProps } from '../games/types.ts';
import type { Offer } from './offer.ts';
import { Offered } from './offered.tsx';
import type { Words } from './use-words.ts';

interface Props {
  readonly words: Words;
  readonly props: BoardProps;
  readonly offer: Offer;
  readonly inWords: boolean;
}

export const Matter = memo(({ words, props, offer, inWords }: Props) => {
  const { Matter: Panel, DraftTools, WithWords } = words.screen.parts;
  return (
    <>
      {DraftTools && props.draft.length > 0 && <DraftTools {...props} />}
      {inWords ? WithWords && <WithWords {...props} /> : Panel && <Panel {...props} />}
      {!offer.inLedge && <Offered words={words} props={props} offer={offer} headings={inWords} />}
    </>
  );
});
