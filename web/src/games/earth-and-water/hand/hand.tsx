/** The hand. Each card offers what it can be used for; what is shut says why when it is touched. */
import type { CardId } from '@stoa/earth-and-water/cards';
import type { EwText } from '@stoa/earth-and-water/text';
import { cardId } from '../scroll-targets.ts';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { CardFace } from './card-face.tsx';
import { type HandSeen, playingOf, stateOfUse, type Use, usesOf } from './uses.ts';

interface Part {
  readonly props: EwProps;
  readonly hand: HandSeen;
  readonly words: ScreenWords;
}

const UseButton = ({ use, name, props, hand, words }: Part & { use: Use; name: string }) => {
  const { draft, choose, replace, keepDraft, askWhy } = props;
  const { pressed, open, touch } = stateOfUse(hand, use);
  const onTouch = (): void => {
    if (touch === 'take-back') keepDraft(0);
    else if (touch === 'why') askWhy(use.action, playingOf(draft) === undefined ? undefined : 0);
    else if (touch === 'replace') replace(use.action);
    else if (touch === 'choose') choose(use.action);
    else {
      keepDraft(0);
      queueMicrotask(() => choose(use.action));
    }
  };
  return (
    <button
      type="button"
      className={`button use${open ? '' : ' shut'}`}
      aria-pressed={pressed}
      aria-disabled={!open}
      aria-label={`${words[use.as]}: ${name}`}
      onClick={onTouch}
    >
      {words[use.as]}
    </button>
  );
};

const OwnCards = (part: Part) => {
  const { props, hand, words } = part;
  const { view, text } = props;
  if (view.hand.length === 0) return <p className="muted">{words.emptyHand}</p>;
  return (
    <div className="ew-hand">
      {view.hand.map(card => {
        const aside = view.draft.includes(card);
        return (
          <CardFace key={card} id={cardId(card)} card={card} side={hand.me} text={text} words={words} className={aside ? 'aside' : ''}>
            {aside && <p className="ew-aside">{words.laidAside}</p>}
            <div className="ew-uses">
              {usesOf(hand, card).map(use => (
                <UseButton key={use.as} {...part} use={use} name={text.card(card, hand.me).name} />
              ))}
            </div>
          </CardFace>
        );
      })}
    </div>
  );
};

const ShownCards = ({ cards, props, text, words }: { cards: readonly CardId[]; props: EwProps; text: EwText; words: ScreenWords }) => {
  const { actions, draft, choose, replace } = props;
  return (
    <>
      <h2>{words.greekHand}</h2>
      <div className="ew-hand">
        {cards.map(card => {
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
  );
};

export const Hand = (props: EwProps) => {
  const { view, text, me, lang, actions, offered, draft } = props;
  const words = WORDS[lang];
  if (me !== 0 && me !== 1) return null;
  return (
    <section className="ew-hand-box" aria-labelledby="ew-hand">
      <h2 id="ew-hand">{words.hand}</h2>
      <OwnCards props={props} hand={{ view, me, actions, offered, draft }} words={words} />
      {view.shownHand && <ShownCards cards={view.shownHand} props={props} text={text} words={words} />}
    </section>
  );
};
