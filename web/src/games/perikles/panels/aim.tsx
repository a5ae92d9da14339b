/** A special tile that is being aimed: what to touch, and the way out. Its card may be out of sight on a phone. */
import type { PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { usePicked } from '../picked.ts';
import { aimedAt } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

export const Aim = ({ view, text, words }: { view: PkView; text: PkText; words: ScreenWords }) => {
  const { aiming, pick } = usePicked();
  const tile = view.special.mine;
  if (!aiming || tile === null) return null;
  return (
    <p className="pk-picked pk-aim" role="status">
      <span>
        <b>{text.specials[tile].name}</b>: {aimedAt(tile) === 'city' ? words.aimCity : words.aimRevolt}
      </span>
      <button type="button" className="button" onClick={() => pick({ aiming: false })}>
        {words.stopAiming}
      </button>
    </p>
  );
};
