/** What is being decided: the game's own panel, how many, and the answers that the ledge has no room for. */
import type { BoardProps } from '../games/types.ts';
import { Choices } from './choices.tsx';
import type { Offer } from './offer.ts';
import { useTable } from './store.ts';
import type { Words } from './use-words.ts';

export const Matter = ({ words, props, offer, inWords }: { words: Words; props: BoardProps; offer: Offer; inWords: boolean }) => {
  const { draft, sending } = useTable();
  const { screen, text } = words;
  const { Matter: Panel, DraftTools, WithWords } = screen.parts;
  return (
    <>
      {DraftTools && draft.length > 0 && <DraftTools {...props} />}
      {inWords ? WithWords && <WithWords {...props} /> : Panel && <Panel {...props} />}
      {!offer.inLedge && offer.shown.length > 0 && (
        <Choices
          actions={offer.shown}
          all={offer.all}
          view={props.view}
          text={text}
          choose={props.choose}
          disabled={sending}
          headings={inWords}
          givesUp={action => screen.draft.givesUp?.(action, props.view) ?? false}
        />
      )}
    </>
  );
};
