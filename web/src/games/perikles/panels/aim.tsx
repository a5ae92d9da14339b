/** My Special tile: what it does while it is read; what to touch, and the way out, while it is aimed. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { SpecialId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { usePicked } from '../picked.ts';
import { aimedAt, isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

interface Props {
  readonly view: PkView;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly actions: readonly PkAction[];
  readonly choose: (action: PkAction) => void;
}

/** What an aimed tile wants to be touched. */
export const aimWords = (tile: SpecialId, actions: readonly PkAction[], words: ScreenWords): string => {
  if (aimedAt(tile) === 'city') return words.aimCity;
  const isSent = actions.some(a => a.do === 'play-special' && 'source' in a && a.source !== 'hand');
  return isSent ? words.aimRevolt : words.aimRevoltHand;
};

export const Aim = ({ view, text, words, actions, choose }: Props) => {
  const { aiming, reading, pick } = usePicked();
  const tile = view.special.mine;
  if (tile === null || !(aiming || reading)) return null;
  const { name, text: does } = text.specials[tile];
  if (!aiming)
    return (
      <p className="pk-picked" role="status">
        <span>
          <b>{name}</b>: {does}
        </span>
      </p>
    );
  const fromHand = actions.filter(isKind('play-special')).find(a => a.tile === 'slave-revolt' && a.source === 'hand');
  return (
    <p className="pk-picked pk-aim" role="status">
      <span>
        <b>{name}</b>: {aimWords(tile, actions, words)}
      </span>
      {fromHand && (
        <button type="button" className="button use" onClick={() => choose(fromHand)}>
          {words.fromHand}
        </button>
      )}
      <button type="button" className="button" onClick={() => pick({ aiming: false })}>
        {words.stopAiming}
      </button>
    </p>
  );
};
