/** The player's special tile: what it does, and a button while it can be played. Tiles with a target are aimed first. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { Picture } from '../../../art/picture.tsx';
import { useTable } from '../../../table/store.ts';
import { OPEN_ROOMS } from '../open-rooms.ts';
import { usePicked } from '../picked.ts';
import { aimedAt, isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

type PlaySpecial = Extract<PkAction, { readonly do: 'play-special' }>;

export interface SpecialProps {
  readonly view: PkView;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly actions: readonly PkAction[];
  readonly choose: (action: PkAction) => void;
}

/** One target, or none: nothing to aim at. */
const PlayButton = ({ plays, words, choose }: { plays: readonly PlaySpecial[]; words: ScreenWords; choose: SpecialProps['choose'] }) => {
  const { aiming, pick } = usePicked();
  const [first] = plays;
  if (first === undefined) return null;
  const aimed = aimedAt(first.tile) !== null && plays.length > 1;
  return (
    <button
      type="button"
      className="button use"
      aria-pressed={aimed && aiming}
      onClick={() => (aimed ? pick({ aiming: !aiming, counter: null }) : choose(first))}
    >
      {words.play}
    </button>
  );
};

export const SpecialCard = ({ view, text, words, actions, choose }: SpecialProps) => {
  const { reading, pick } = usePicked();
  const isPublic = useTable(s => s.client?.info.mode === 'hot-seat') && OPEN_ROOMS.has(view.room);
  const tile = view.special.mine;
  if (tile === null) return null;
  if (isPublic && !reading)
    return (
      <section className="pk-special idle" aria-label={words.special}>
        <button type="button" className="button" onClick={() => pick({ reading: true })}>
          {words.lookAtSpecial}
        </button>
      </section>
    );
  const plays = actions.filter(isKind('play-special')).filter(a => a.tile === tile);
  return (
    <section className={`pk-special${plays.length === 0 ? ' idle' : ''}`} aria-label={words.special}>
      <Picture gallery="perikles/specials" name={tile} crop="square" className="pk-special-picture" />
      <p>
        <button type="button" className="pk-special-name" aria-expanded={reading} onClick={() => pick({ reading: !reading })}>
          <b>{text.specials[tile].name}</b>
        </button>{' '}
        <span className="muted pk-special-text">{text.specials[tile].text}</span>
      </p>
      {view.room !== 'battle-special' && <PlayButton plays={plays} words={words} choose={choose} />}
    </section>
  );
};
