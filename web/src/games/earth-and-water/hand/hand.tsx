/** The hand. Each card offers what it can be used for; what is shut says why when it is touched. */
import type { EwAction } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import { cardId } from '../scroll-targets.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { CardFace } from './card-face.tsx';

interface Use {
  readonly word: string;
  readonly action: EwAction;
}

const sameAction = (a: EwAction, b: EwAction): boolean => JSON.stringify(a) === JSON.stringify(b);

export const Hand = ({ view, text, me, lang, actions, offered, draft, choose, replace, keepDraft, askWhy }: EwProps) => {
  const words = WORDS[lang];
  if (me !== 0 && me !== 1) return null;
  const side: Side = me;
  const { room, side: asked, window } = view.prompt;
  const mine = asked === side;
  const first = draft[0];
  const playing = first !== undefined && 'card' in first ? first : undefined;

  const usesOf = (card: CardId): readonly Use[] => {
    if (!mine && playing === undefined) return [];
    if (room === 'operations' || (playing !== undefined && (playing.do === 'play-move' || playing.do === 'play-event')))
      return [
        { word: words.event, action: { do: 'play-event', card } },
        { word: words.march, action: { do: 'play-move', card, over: 'land' } },
        { word: words.sail, action: { do: 'play-move', card, over: 'sea' } },
      ];
    if (window !== null) return window.cards.includes(card) ? [{ word: words.react, action: { do: 'react', card } }] : [];
    const single = actions.find(a => (a.do === 'choose-card' || a.do === 'discard-card') && a.card === card);
    return single ? [{ word: single.do === 'choose-card' ? words.pick : words.layAside, action: single }] : [];
  };
  const touch = (use: Use, isOpen: boolean, pressed: boolean): void => {
    if (pressed) keepDraft(0);
    else if (!isOpen) askWhy(use.action, playing === undefined ? undefined : 0);
    else if (playing) {
      keepDraft(0);
      queueMicrotask(() => choose(use.action));
    } else if (draft.length > 0) replace(use.action);
    else choose(use.action);
  };

  const shown = view.shownHand;
  return (
    <section className="ew-hand-box" aria-labelledby="ew-hand">
      <h2 id="ew-hand">{words.hand}</h2>
      {view.hand.length === 0 ? (
        <p className="muted">{words.emptyHand}</p>
      ) : (
        <div className="ew-hand">
          {view.hand.map(card => {
            const aside = view.draft.includes(card);
            return (
              <CardFace key={card} id={cardId(card)} card={card} side={side} text={text} words={words} className={aside ? 'aside' : ''}>
                {aside && <p className="ew-aside">{words.laidAside}</p>}
                <div className="ew-uses">
                  {usesOf(card).map(use => {
                    const pressed = playing !== undefined && sameAction(playing, use.action);
                    // Another use in place of the drafted one: what was open when the card was picked is open still.
                    const isOpen = (playing === undefined ? actions : offered).some(a => sameAction(a, use.action));
                    return (
                      <button
                        key={use.word}
                        type="button"
                        className={`button use${isOpen ? '' : ' shut'}`}
                        aria-pressed={pressed}
                        aria-disabled={!isOpen}
                        aria-label={`${use.word}: ${text.card(card, side).name}`}
                        onClick={() => touch(use, isOpen, pressed)}
                      >
                        {use.word}
                      </button>
                    );
                  })}
                </div>
              </CardFace>
            );
          })}
        </div>
      )}
      {shown && (
        <>
          <h2>{words.greekHand}</h2>
          <div className="ew-hand">
            {shown.map(card => {
              const action = actions.find(a => a.do === 'choose-card' && a.card === card);
              return (
                <CardFace key={card} id={cardId(card)} card={card} side={1} text={text} words={words}>
                  {action && (
                    <div className="ew-uses">
                      <button type="button" className="button use" onClick={() => (draft.length > 0 ? replace(action) : choose(action))}>
                        {words.pick}
                      </button>
                    </div>
                  )}
                </CardFace>
              );
            })}
          </div>
        </>
      )}
    </section>
  );
};
