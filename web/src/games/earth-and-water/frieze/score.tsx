/** The score between the two plates: the marker on its way from six for Greece to six for Persia. */
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

export const POINTS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
export const sideOfPoint = (n: number): 'greece' | 'persia' | 'level' => (n < 0 ? 'greece' : n > 0 ? 'persia' : 'level');

export const Score = ({ view, text, lang }: Pick<EwProps, 'view' | 'text' | 'lang'>) => (
  <span className="ew-score" role="img" aria-label={WORDS[lang].pointsNow(view.vp, text.seat(0), text.seat(1))}>
    {POINTS.map(n => (
      <span key={n} className={`${sideOfPoint(n)}${n === view.vp ? ' now' : ''}`}>
        {Math.abs(n)}
      </span>
    ))}
  </span>
);
