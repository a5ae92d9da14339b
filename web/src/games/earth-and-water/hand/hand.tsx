/** The tray: my hand, or the hand that I am shown. */
import type { CardId } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import { phaseOf } from '@stoa/earth-and-water/reading';
import { useEffect, useState } from 'react';
import { Picture } from '../../../art/picture.tsx';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { CardFace } from './card-face.tsx';
import { useLookedAt } from './looked-at.ts';
import { TrayCard } from './tray-card.tsx';
import { type HandPart, UseKeys } from './use-keys.tsx';
import { playingOf } from './uses.ts';

/** Half of an open card and a margin: it stays inside the window. */
const MARGIN = 146;

/** The whole card above the tray, where there is room for it. */
const OpenCard = ({ side, text, words }: { side: Side } & Pick<HandPart, 'words'> & Pick<EwProps, 'text'>) => {
  const { card, x } = useLookedAt();
  if (card === null) return null;
  const left = Math.max(MARGIN, Math.min(x, innerWidth - MARGIN));
  return (
    <div className="ew-open-card" style={{ left }} aria-live="polite">
      <CardFace card={card} side={side} text={text} words={words} />
    </div>
  );
};

/** Cards that were not in the hand before; the hand with which the page begins is not dealt. */
const useDealt = (hand: readonly CardId[]): ReadonlySet<CardId> => {
  const [held, setHeld] = useState(hand);
  const [dealt, setDealt] = useState<ReadonlySet<CardId>>(new Set());
  if (held.join() !== hand.join()) {
    setHeld(hand);
    setDealt(new Set(hand.filter(card => !held.includes(card))));
  }
  return dealt;
};

const OwnCards = (part: HandPart) => {
  const { props, hand, words } = part;
  const { view, before, text, draft } = props;
  const playing = playingOf(draft);
  const dealt = useDealt(before.hand);
  // A card that is being played stays in sight until the draft is sent.
  return (playing ? before : view).hand.map(card => (
    <TrayCard
      key={card}
      card={card}
      side={hand.me}
      text={text}
      words={words}
      picked={playing !== undefined && 'card' in playing && playing.card === card}
      aside={view.draft.includes(card)}
      dealt={dealt.has(card)}
    >
      <UseKeys {...part} card={card} />
    </TrayCard>
  ));
};

const ShownCards = ({ cards, props, words }: { cards: readonly CardId[] } & Pick<HandPart, 'props' | 'words'>) => {
  const { actions, draft, text, choose, replace } = props;
  const last = draft.at(-1);
  return cards.map(card => {
    const action = actions.find(a => a.do === 'choose-card' && a.card === card);
    const picked = last?.do === 'choose-card' && last.card === card;
    return (
      <TrayCard key={card} card={card} side={1} text={text} words={words} picked={picked}>
        {action && (
          <div className="ew-uses">
            <button
              type="button"
              className="button use"
              aria-pressed={picked}
              aria-label={words.discardIt(text.card(card, 1).name)}
              onClick={() => (draft.at(-1)?.do === 'choose-card' ? replace(action) : choose(action))}
            >
              {words.layAside}
            </button>
          </div>
        )}
      </TrayCard>
    );
  });
};

/** Why the hand is empty. Before the next campaign begins nothing can be bought yet; after the last nothing more is. */
export const emptyWords = (view: EwProps['view'], words: HandPart['words']): string =>
  view.ending !== null ? words.emptyOver : phaseOf(view) === 'preparation' ? words.emptyYet : words.emptyHand;

export const Hand = (props: EwProps) => {
  const { view, text, me, lang, actions, offered, draft } = props;
  const words = WORDS[lang];
  const close = useLookedAt(s => s.close);
  // A card that has left the hand closes.
  const cards = (view.shownHand ?? props.before.hand).join();
  useEffect(() => {
    if (cards !== undefined) close();
  }, [cards, close]);
  if (me !== 0 && me !== 1) return null;
  const { shownHand } = view;
  const held = (shownHand ?? (playingOf(draft) ? props.before : view).hand).length;
  return (
    <section className="ew-hand-box" aria-labelledby="ew-hand" data-shown={shownHand !== null} data-empty={held === 0}>
      <h2 id="ew-hand">
        {shownHand ? words.greekHand : words.hand}
        {held > 0 && <small> {held}</small>}
      </h2>
      <div className="ew-hand">
        {held === 0 && (
          <>
            <p className="muted">{emptyWords(view, words)}</p>
            <Picture gallery="earth-and-water/friezes" name="armies" className="ew-frieze" />
          </>
        )}
        {shownHand ? (
          <ShownCards cards={shownHand} props={props} words={words} />
        ) : (
          <OwnCards props={props} hand={{ view, me, actions, offered, draft }} words={words} />
        )}
      </div>
      <OpenCard side={shownHand ? 1 : me} text={text} words={words} />
    </section>
  );
};
