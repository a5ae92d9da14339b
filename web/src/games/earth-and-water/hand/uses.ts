/** The uses of a card without a screen: which there are, which are open, what a touch does. */
import type { EwAction, EwView } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';

export interface Use {
  readonly as: 'event' | 'march' | 'sail' | 'react' | 'layAside' | 'keepOnly';
  readonly action: EwAction;
  /** Sent with it, all at once. */
  readonly rest?: readonly EwAction[];
}

export interface HandSeen {
  readonly view: EwView;
  readonly me: 0 | 1;
  readonly actions: readonly EwAction[];
  readonly offered: readonly EwAction[];
  readonly draft: readonly EwAction[];
}

const sameAction = (a: EwAction, b: EwAction): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The card that is drafted, with its use. */
export const playingOf = ([first]: readonly EwAction[]): EwAction | undefined =>
  first !== undefined && 'card' in first ? first : undefined;

const discardOf = (card: CardId): EwAction => ({ do: 'discard-card', card });
/** Supply: all other cards go, and the hand is closed. */
const keepOnly = (hand: readonly CardId[], kept: CardId): Use | undefined => {
  const [first, ...rest] = hand.filter(card => card !== kept).map(discardOf);
  return first && { as: 'keepOnly', action: first, rest: [...rest, { do: 'confirm' }] };
};
/** The whole hand goes at once. */
export const discardAll = ({ prompt, hand, draft }: EwView): readonly EwAction[] => {
  if (prompt.room !== 'supply-hand' || draft.length > 0 || hand.length < 2) return [];
  return [...hand.map(discardOf), { do: 'confirm' }];
};

export const usesOf = ({ view, me, actions, offered, draft }: HandSeen, card: CardId): readonly Use[] => {
  const { room, side, window } = view.prompt;
  const playing = playingOf(draft);
  if (side !== me && playing === undefined) return [];
  // In a replay nothing can be played.
  if (offered.length === 0) return [];
  const single = actions.find(a => (a.do === 'choose-card' || a.do === 'discard-card') && a.card === card);
  const isPlaying = playing?.do === 'play-move' || playing?.do === 'play-event';
  // Pacification, while it is drafted, asks for the other cards (EW-17.P16).
  if (room === 'operations' || (isPlaying && single === undefined))
    return [
      { as: 'event', action: { do: 'play-event', card } },
      { as: 'march', action: { do: 'play-move', card, over: 'land' } },
      { as: 'sail', action: { do: 'play-move', card, over: 'sea' } },
    ];
  if (window !== null) return window.cards.includes(card) ? [{ as: 'react', action: { do: 'react', card } }] : [];
  if (single === undefined) return [];
  if (single.do === 'choose-card') return [{ as: 'layAside', action: single }];
  const alone = room === 'supply-hand' && view.draft.length === 0 ? keepOnly(view.hand, card) : undefined;
  return [{ as: 'layAside', action: single }, ...(alone ? [alone] : [])];
};

export interface UseState {
  readonly pressed: boolean;
  readonly open: boolean;
  readonly touch: 'take-back' | 'why' | 'change' | 'replace' | 'choose';
}
/** Another use in place of the drafted one: what was open when the card was picked is open still. */
export const stateOfUse = ({ actions, offered, draft }: HandSeen, { action }: Use): UseState => {
  const playing = playingOf(draft);
  const pressed = playing !== undefined && sameAction(playing, action);
  const isNext = playing?.do === 'play-event' && action.do === 'discard-card' && actions.some(a => sameAction(a, action));
  if (isNext) return { pressed, open: true, touch: 'choose' };
  const open = (playing === undefined ? actions : offered).some(a => sameAction(a, action));
  const touch = pressed ? 'take-back' : !open ? 'why' : playing ? 'change' : draft.length > 0 ? 'replace' : 'choose';
  return { pressed, open, touch };
};
