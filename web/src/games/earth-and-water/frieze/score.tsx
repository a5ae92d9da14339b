/** The score between the two plates: the marker on its way from six for Greece to six for Persia. */
import type { EwEvent } from '@stoa/earth-and-water';
import { markerBefore } from '@stoa/earth-and-water/reading';
import type { GameEvent } from '@stoa/engine';
import { useSettled } from '../../../table/settled.ts';
import { useTable } from '../../../table/store.ts';
import { settles } from '../moments/settles.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

export const POINTS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
export const sideOfPoint = (n: number): 'greece' | 'persia' | 'level' => (n < 0 ? 'greece' : n > 0 ? 'persia' : 'level');

/** While scenes wait, the marker stands where it stood before what the next of them tells; a scene that has settled is told. */
export const markerShown = (vp: number, stops: readonly GameEvent[], settled: boolean, log: readonly EwEvent[]): number => {
  const next = (stops as readonly EwEvent[])[settled ? 1 : 0];
  if (next === undefined) return vp;
  const at = log.lastIndexOf(next);
  const score = log.slice(at).find(e => e.e === 'campaign-scored' || e.e === 'point-scored');
  return score === undefined ? vp : markerBefore(score, log.slice(0, at));
};
const useMarker = (vp: number): number => {
  const settled = useSettled(settles);
  const stops = useTable(s => s.stops);
  const log = useTable(s => s.log) as readonly EwEvent[];
  return markerShown(
    vp,
    stops.map(({ event }) => event),
    settled,
    log,
  );
};

export const Score = ({ view, text, lang }: Pick<EwProps, 'view' | 'text' | 'lang'>) => {
  const vp = useMarker(view.vp);
  return (
    <span className="ew-score" role="img" aria-label={WORDS[lang].pointsNow(vp, text.seat(0), text.seat(1))}>
      {POINTS.map(n => (
        <span key={n} className={`${sideOfPoint(n)}${n === vp ? ' now' : ''}`}>
          {Math.abs(n)}
        </span>
      ))}
    </span>
  );
};
