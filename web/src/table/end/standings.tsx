/** The end: every seat by its place, with face, name and points, and what decided where they are equal. */
import type { Outcome, Seat } from '@stoa/engine';
import { useFormatter, useTranslations } from 'use-intl';
import { useSettings } from '../../settings.ts';
import { type Ended, isDraw } from './ended.ts';
import { Called, Face } from './person.tsx';

export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
  /** What broke the tie, where the next seat has the same points. */
  readonly tie: string | undefined;
}
export const standingsOf = ({ places, scores }: Outcome, tieBreak: (before: Seat, after: Seat) => string | undefined): Standing[] => {
  const total = (seat: Seat): number => Object.values(scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  const seats = places.map((place, seat) => ({ seat, place, total: total(seat) })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return seats.map((one, i) => {
    const next = seats.slice(i + 1).find(other => other.place > one.place);
    return { ...one, tie: next !== undefined && next.total === one.total ? tieBreak(one.seat, next.seat) : undefined };
  });
};

type Placed = Pick<Ended, 'outcome' | 'view' | 'screen' | 'text' | 'own' | 'info' | 'seats'>;
/** Without places where all are equal. */
export const Standings = ({ outcome, view, screen, text, own, info, seats }: Placed) => {
  const t = useTranslations('table');
  const format = useFormatter();
  const lang = useSettings(s => s.language);
  const standings = standingsOf(outcome, (before, after) => screen.end.tieBreak?.({ outcome, view, own }, before, after, text, lang));
  const isEven = isDraw(outcome);
  return (
    <section className="standings" aria-labelledby="the-places">
      <h3 id="the-places">{t('places')}</h3>
      <ul>
        {standings.map(({ seat, place, total, tie }) => (
          <li key={seat} className={seat === own ? 'mine' : undefined}>
            {!isEven && <b className="place">{format.number(place)}.</b>}
            <Face info={info} seats={seats} seat={seat} />
            <Called text={text} own={own} seat={seat} />
            <span className="points">{screen.end.pointsOf ? screen.end.pointsOf(view, seat, lang) : t('totalOf', { n: total })}</span>
            {tie !== undefined && <small className="tie">{tie}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
};
