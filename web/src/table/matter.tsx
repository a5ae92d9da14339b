/** What is being decided: the game's own panel, how many, and the answers that the ledge has no room for. */
import type { BoardProps } from '../games/types.ts';
import type { Offer } from './offer.ts';
import { Offered } from './offered.tsx';
import { useTable } from './store.ts';
import type { Words } from './use-words.ts';

export const Matter = ({ words, props, offer, inWords }: { words: Words; props: BoardProps; offer: Offer; inWords: boolean }) => {
  const { draft } = useTable();
  const { Matter: Panel, DraftTools, WithWords } = words.screen.parts;
  return (
    <>
      {DraftTools && draft.length > 0 && <DraftTools {...props} />}
      {inWords ? WithWords && <WithWords {...props} /> : Panel && <Panel {...props} />}
      {!offer.inLedge && <Offered words={words} props={props} offer={offer} headings={inWords} />}
    </>
  );
};
