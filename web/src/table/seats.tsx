/** Who sits where, whose decision is awaited, and what is public about each. */
import type { Actor, Language, Seat } from '@stoa/engine';
import { Bot, User } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyText, GameScreen } from '../games/types.ts';
import type { SeatKind } from './table-client.ts';

export const Seats = ({
  seats,
  me,
  waiting,
  view,
  text,
  screen,
  lang,
  Who,
}: {
  seats: readonly SeatKind[];
  me: Seat | undefined;
  waiting: readonly Actor[];
  view: unknown;
  text: AnyText;
  screen: GameScreen;
  lang: Language;
  Who: ComponentType<{ seat: Seat; called: string }> | undefined;
}) => {
  const t = useTranslations('table');
  const { SeatFact } = screen.parts;
  return (
    <section className="seats" aria-label={t('seats')}>
      <ul>
        {seats.map((kind, seat) => (
          <li key={text.seat(seat)} className={`seat side-${seat}${waiting.includes(seat) ? ' awaited' : ''}`}>
            {kind === 'bot' ? <Bot aria-hidden /> : <User aria-hidden />}
            <span className="seat-name">{text.seat(seat)}</span>
            {Who ? (
              <Who seat={seat} called={text.seat(seat)} />
            ) : (
              <span className="seat-who">{kind === 'bot' ? t('bot') : seat === me ? t('you') : ''}</span>
            )}
            {SeatFact && <SeatFact view={view} seat={seat} text={text} lang={lang} />}
          </li>
        ))}
      </ul>
    </section>
  );
};
