/** The frieze: one plate for each player, with whose decision is awaited and what is public about each. A touch opens the player's sheet. */
import type { Actor, Seat } from '@stoa/engine';
import { Bot, User } from 'lucide-react';
import { type ComponentType, Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import type { SeatKind } from './table-client.ts';
import type { Words } from './use-words.ts';

interface Props {
  readonly seats: readonly SeatKind[];
  readonly me: Seat | undefined;
  readonly waiting: readonly Actor[];
  readonly props: BoardProps;
  readonly words: Words;
  readonly Who: ComponentType<{ seat: Seat; called: string }> | undefined;
  /** The names of bots, by seat. */
  readonly bots: readonly (string | null)[];
  /** Opens the player's sheet; undefined: there is none. */
  readonly onSeat: ((seat: Seat) => void) | undefined;
}

/** Its name, where the plate does not show it already. The word gives way first where a plate is narrow: the sign before it says the same. */
const BotName = ({ name }: { name: string | null }) => {
  const bot = useTranslations('table')('bot');
  if (name === null) return bot;
  return (
    <>
      {name}
      <span className="seat-bot"> · {bot}</span>
    </>
  );
};

const SeatName = ({ name, onTouch }: { name: string; onTouch: (() => void) | undefined }) =>
  onTouch === undefined ? (
    <span className="seat-name">{name}</span>
  ) : (
    <button type="button" className="seat-name" onClick={onTouch}>
      {name}
    </button>
  );

export const Seats = ({ seats, me, waiting, props, words: { text, screen, lang }, Who, bots, onSeat }: Props) => {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const { SeatFact, Between } = screen.parts;
  const { view } = props;
  // The only person, in a seat without a role.
  const isAlone = seats.filter(kind => kind === 'human').length === 1;
  const isJustYou = (seat: Seat): boolean => seat === me && isAlone && screen.byName === true && !Who;
  return (
    <ul className="seats" aria-label={t('seats')}>
      {seats.map((kind, seat) => (
        <Fragment key={text.seat(seat)}>
          {seat === 1 && Between && (
            <li className="between">
              <Between view={view} me={me} text={text} lang={lang} />
            </li>
          )}
          <li className={`seat side-${seat} seat-${seat}${waiting.includes(seat) ? ' awaited' : ''}${seat === me ? ' mine' : ''}`}>
            {kind === 'bot' ? <Bot aria-hidden /> : <User aria-hidden />}
            <SeatName name={isJustYou(seat) ? t('youAlone') : text.seat(seat)} onTouch={onSeat && (() => onSeat(seat))} />
            {waiting.includes(seat) && <span className="unseen">{t('awaited')}</span>}
            {Who ? (
              <Who seat={seat} called={text.seat(seat)} />
            ) : (
              <span className="seat-who">
                {kind !== 'bot' && seat === me && !isJustYou(seat) && shell('you')}
                {kind === 'bot' && <BotName name={bots[seat] === text.seat(seat) ? null : (bots[seat] ?? null)} />}
              </span>
            )}
            {SeatFact && <SeatFact view={view} seat={seat} text={text} lang={lang} />}
          </li>
        </Fragment>
      ))}
    </ul>
  );
};
