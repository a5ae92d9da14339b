/** What a card can be used for, as keys; a shut one says why when it is touched. */
import type { CardId } from '@stoa/earth-and-water/cards';
import { Flame, Footprints, Hand, Sailboat, Trash2, Zap } from 'lucide-react';
import type { EwProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { useLookedAt } from './looked-at.ts';
import { type HandSeen, playingOf, stateOfUse, type Use, usesOf } from './uses.ts';

export interface HandPart {
  readonly props: EwProps;
  readonly hand: HandSeen;
  readonly words: ScreenWords;
}

const ICONS = { event: Flame, march: Footprints, sail: Sailboat, react: Zap, layAside: Trash2, keepOnly: Hand } as const;

const UseKey = ({ use, name, props, hand, words }: HandPart & { use: Use; name: string }) => {
  const { draft, choose, replace, keepDraft, askWhy } = props;
  const close = useLookedAt(s => s.close);
  const { pressed, open, touch } = stateOfUse(hand, use);
  const Icon = ICONS[use.as];
  const onTouch = (): void => {
    if (touch !== 'why') close();
    if (touch === 'take-back') keepDraft(0);
    else if (touch === 'why') askWhy(use.action, playingOf(draft) === undefined ? undefined : 0);
    else if (touch === 'replace') replace(use.action);
    else if (touch === 'choose') choose(use.action, ...(use.rest ?? []));
    else {
      keepDraft(0);
      choose(use.action);
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
      <Icon aria-hidden />
      <span className="ew-use-word">{words[use.as]}</span>
    </button>
  );
};

export const UseKeys = ({ card, ...part }: HandPart & { card: CardId }) => {
  const { hand, props } = part;
  const uses = usesOf(hand, card);
  if (uses.length === 0) return null;
  return (
    <div className="ew-uses">
      {uses.map(use => (
        <UseKey key={use.as} {...part} use={use} name={props.text.card(card, hand.me).name} />
      ))}
    </div>
  );
};
