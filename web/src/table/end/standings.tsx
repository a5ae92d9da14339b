/** The end: every seat by its place, with its points, and what decided where they are equal. */
import type { Outcome, Seat } from '@stoa/engine';
import { useFormatter, useTranslations } from 'use-intl';
import type { AnyText, GameScreen } from '../../games/types.ts';
import { useSettings } from '../../settings.ts';

export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
  /** What broke the tie, where the next seat has the same points. */
  readonly tie: string | undefined;
}
export const isDraw = ({ places }: Outcome): boolean => places.every(place => place === places[0]);
export const standingsOf = ({ places, scores }: Outcome, tieBreak: (before: Seat, after: Seat) => string | undefined): Standing[] => {
  const total = (seat: Seat): number => Object.values(scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  const seats = places.map((place, seat) => ({ seat, place, total: total(seat) })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return seats.map((one, i) => {
    const next = seats.slice(i + 1).find(other => other.place > one.place);
    return { ...one, tie: next !== undefined && next.total === one.total ? tieBreak(one.seat, next.seat) : undefined };
  });
};

interface Ended {
  readonly outcome: Outcome;
  readonly view: unknown;
  readonly screen: GameScreen;
  readonly text: AnyText;
  readonly own: Seat | undefined;
}
/** Nothing where all places are equal. */
export const Standings = ({ outcome, view, screen, text, own }: Ended) => {
  const t = useTranslations('table');
  const format = useFormatter();
  const lang = useSettings(s => s.language);
  if (isDraw(outcome)) return null;
  const standings = standingsOf(outcome, (before, after) => screen.end.tieBreak?.({ outcome, view, own }, before, after, text, lang));
  return (
    <section className="standings" aria-labelledby="the-places">
      <h3 id="the-places">{t('places')}</h3>
      <ul>
        {standings.map(({ seat, place, total, tie }) => (
          <li key={seat} className={seat === own ? 'mine' : undefined}>
            <b>{format.number(place)}.</b>{' '}
            {seat === own && screen.byName ? (
              <span className="name own">{t('you')}</span>
            ) : (
              <>
                <span className="name">{text.seat(seat)}</span>
                {seat === own && <small>{t('you')}</small>}
              </>
            )}
            <span className="points">{screen.end.pointsOf ? screen.end.pointsOf(view, seat, lang) : t('totalOf', { n: total })}</span>
            {tie !== undefined && <small className="tie">{tie}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
};
