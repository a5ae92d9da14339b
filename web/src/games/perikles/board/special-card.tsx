/** One's own special tile: what it does, and a button while it can be played. Tiles with a target are aimed first. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { usePicked } from '../picked.ts';
import { aimedAt, isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

export interface SpecialProps {
  readonly view: PkView;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly actions: readonly PkAction[];
  readonly choose: (action: PkAction) => void;
}

export const SpecialCard = ({ view, text, words, actions, choose }: SpecialProps) => {
  const { aiming, pick } = usePicked();
  const [told, setTold] = useState(false);
  const tile = view.special.mine;
  if (tile === null) return null;
  const plays = actions.filter(isKind('play-special')).filter(a => a.tile === tile);
  const aimed = aimedAt(tile) !== null;
  const first = plays[0];
  const fromHand = plays.find(a => a.tile === 'slave-revolt' && a.source === 'hand');
  const inBattle = view.room === 'battle-special';
  return (
    <section className={`pk-special${first === undefined && !told ? ' idle' : ''}`} aria-label={words.special}>
      <Sparkles aria-hidden />
      <p>
        {first === undefined ? (
          <button type="button" className="pk-special-name" aria-expanded={told} onClick={() => setTold(!told)}>
            <b>{text.specials[tile].name}</b>
          </button>
        ) : (
          <b>{text.specials[tile].name}</b>
        )}{' '}
        <span className="muted pk-special-text">{text.specials[tile].text}</span>
        {aiming && aimed && <strong> {aimedAt(tile) === 'city' ? words.aimCity : words.aimRevolt}</strong>}
      </p>
      {first !== undefined && !inBattle && (
        <div className="pk-special-acts">
          {aimed && aiming && fromHand && (
            <button type="button" className="button use" onClick={() => choose(fromHand)}>
              {words.fromHand}
            </button>
          )}
          <button
            type="button"
            className="button use"
            aria-pressed={aimed && aiming}
            onClick={() => (aimed ? pick({ aiming: !aiming, counter: null }) : choose(first))}
          >
            {aimed && aiming ? words.stopAiming : words.play}
          </button>
        </div>
      )}
    </section>
  );
};
