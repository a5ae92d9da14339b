/** A game on the first page: its picture, what it is like, how it is to be played, and the ways to begin. */
import { cards } from 'virtual:game-cards';
import { BookOpenText, Clock, GraduationCap, Monitor, Play, SlidersHorizontal, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { GameId } from '../games/index.ts';
import { hasLesson } from '../lesson/index.ts';
import { FriendsButton } from '../online/friends-button.tsx';
import { PackChoice } from '../packs/pack-choice.tsx';
import { useSettings } from '../settings.ts';
import { LEVELS, type Levels, type SeatKind } from '../table/table-client.ts';
import { ChoiceRow } from './choice-row.tsx';
import { useStart, warm } from './start.ts';
import { TableOptions } from './table-options.tsx';

type Card = (typeof cards)[number];
type CardWords = Card['words'][keyof Card['words']];

/** How many play, and which seat is the player's. */
interface Seating {
  /** How many may play; one way only: there is nothing to choose. */
  readonly counts: readonly string[];
  readonly count: number;
  readonly setCount: (n: number) => void;
  /** 'any', or a seat. */
  readonly sides: readonly string[];
  readonly side: string;
  readonly setSide: (side: string) => void;
  readonly sideWords: (side: string) => string;
  /** Of each bot after the player; null: the level of all. */
  readonly own: Levels;
  readonly setOwn: (levels: Levels) => void;
}
const useSeating = ({ seats: [min, max] }: Card, words: CardWords): Seating => {
  const t = useTranslations('home');
  const [side, setSide] = useState('any');
  const [wanted, setCount] = useState(4);
  const [own, setOwn] = useState<Levels>([]);
  const count = Math.max(min, Math.min(max, wanted));
  const sides = ['any', ...words.seats.slice(0, count).map((_, i) => `${i}`)];
  return {
    counts: Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`),
    count,
    setCount,
    sides,
    side: sides.includes(side) ? side : 'any',
    setSide,
    own,
    setOwn,
    sideWords: v => (v === 'any' ? (max > 2 ? t('anySeat') : t('anySide')) : (words.seats[Number(v)] ?? '')),
  };
};

const Facts = ({ card: { seats }, words: { minutes, minutesWithBots } }: { card: Card; words: CardWords }) => {
  const t = useTranslations('home');
  const [min, max] = seats;
  return (
    <p className="facts">
      <span>
        <Users aria-hidden />
        {t('players', { count: min === max ? `${min}` : `${min}–${max}` })}
      </span>
      <span>
        <Clock aria-hidden />
        {t('minutes', { from: minutes[0], to: minutes[1] })}
        {minutesWithBots && `, ${t('minutesWithBots', { from: minutesWithBots[0], to: minutesWithBots[1] })}`}
      </span>
    </p>
  );
};

/** The level of all bots. */
const Opponent = () => {
  const t = useTranslations('home');
  const level = useSettings(s => s.level);
  const change = useSettings(s => s.change);
  return (
    <label className="opponent">
      {t('opponent')}
      <select value={level} onChange={event => change({ level: LEVELS.find(l => l === event.target.value) ?? level })}>
        {LEVELS.map(l => (
          <option key={l} value={l}>
            {t(`level_${l}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Each bot its own level, in the order of their turns after the player; '': that of all. */
const OwnLevels = ({ seating: { count, own, setOwn } }: { seating: Seating }) => {
  const t = useTranslations('home');
  const change = (nth: number, to: string): void =>
    setOwn(Array.from({ length: count - 1 }, (_, i) => (i === nth ? (LEVELS.find(l => l === to) ?? null) : (own[i] ?? null))));
  return (
    <details className="more-choices">
      <summary>{t('ownLevels')}</summary>
      <div className="stack">
        {Array.from({ length: count - 1 }, (_, nth) => `${nth + 1}`).map((name, nth) => (
          <label key={name} className="opponent">
            {t('opponentNth', { n: nth + 1 })}
            <select value={own[nth] ?? ''} onChange={event => change(nth, event.target.value)}>
              <option value="">{t('levelOfAll')}</option>
              {LEVELS.map(l => (
                <option key={l} value={l}>
                  {t(`level_${l}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
};

/** The choices are folded into one line that says what holds now. */
const Choices = ({ id, card, seating }: { id: GameId; card: Card; seating: Seating }) => {
  const t = useTranslations('home');
  const level = useSettings(s => s.level);
  const { counts, count, setCount, sides, side, setSide, sideWords } = seating;
  const now = [...(counts.length > 1 ? [t('atTable', { n: count })] : []), sideWords(side), ...(card.minds ? [t(`level_${level}`)] : [])];
  return (
    <details className="game-choices">
      <summary className="fold">
        <SlidersHorizontal aria-hidden />
        <span>
          <span className="unseen">{t('choices')} </span>
          {now.join(' · ')}
        </span>
      </summary>
      <div className="folded">
        {counts.length > 1 && (
          <ChoiceRow legend={t('howMany')} values={counts} value={`${count}`} label={n => n} onChange={n => setCount(Number(n))} />
        )}
        <ChoiceRow legend={t('playAs')} values={sides} value={side} label={sideWords} onChange={setSide} />
        {card.minds ? <Opponent /> : <p className="muted">{t('practiceBots')}</p>}
        {card.minds && count > 2 && <OwnLevels seating={seating} />}
        <TableOptions game={id} bots={card.minds} />
        {card.packOption !== null && <PackChoice game={id} />}
      </div>
    </details>
  );
};

const Begin = ({ id, seating: { count, side, own } }: { id: GameId; seating: Seating }) => {
  const t = useTranslations('home');
  const level = useSettings(s => s.level);
  const { start, starting } = useStart();
  const playNow = (): void => {
    const mine = side === 'any' ? Math.floor(Math.random() * count) : Number(side);
    const seats = Array.from({ length: count }, (_, seat): SeatKind => (seat === mine ? 'human' : 'bot'));
    const levels = own.some(l => l !== null) ? seats.map((_, seat) => own[(seat - mine - 1 + count) % count] ?? null) : undefined;
    start({ game: id, mode: 'solo', level, levels, seats });
  };
  const hotSeat = (): void => start({ game: id, mode: 'hot-seat', level, seats: Array.from({ length: count }, () => 'human') });
  return (
    <div className="acts">
      <button type="button" className="button main large" disabled={starting} onClick={playNow}>
        <Play aria-hidden />
        {t('playNow')}
      </button>
      <div className="ways">
        {hasLesson(id) && (
          <Link href={`/learn/${id}`} className="button">
            <GraduationCap aria-hidden />
            {t('learn')}
          </Link>
        )}
        <Link href={`/rules/${id}`} className="button">
          <BookOpenText aria-hidden />
          {t('rules')}
        </Link>
        <button type="button" className="button" disabled={starting} onClick={hotSeat}>
          <Monitor aria-hidden />
          {t('onThisScreen')}
        </button>
        <FriendsButton game={id} count={count} />
      </div>
    </div>
  );
};

const Written = ({ id, card, words }: { id: GameId; card: Card; words: CardWords }) => {
  const seating = useSeating(card, words);
  return (
    <article className="game-card" aria-labelledby={`game-${id}`} onPointerDown={() => warm(id)} onFocus={() => warm(id)}>
      <div className="picture">
        <img src={card.picture} alt="" />
      </div>
      <div className="words">
        <h3 id={`game-${id}`}>{words.name}</h3>
        <p>{words.tagline}</p>
        <Facts card={card} words={words} />
        <Begin id={id} seating={seating} />
        <Choices id={id} card={card} seating={seating} />
      </div>
    </article>
  );
};

export const GameCard = ({ id }: { id: GameId }) => {
  // Value by value: a change of another setting does not draw the card again.
  const lang = useSettings(s => s.language);
  const card = cards.find(c => c.id === id);
  const words = card?.words[lang];
  return card === undefined || words === undefined ? null : <Written id={id} card={card} words={words} />;
};
