/** The first page: the shelf, a game in one touch, and the games kept in this browser. */

import { cards } from 'virtual:game-cards';
import { Clock, GraduationCap, Monitor, Play, SlidersHorizontal, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { hasLesson } from '../lesson/index.ts';
import { FriendsButton } from '../online/friends-button.tsx';
import { PackChoice } from '../packs/pack-choice.tsx';
import { useSettings } from '../settings.ts';
import { LEVELS } from '../table/table-client.ts';
import { ChoiceRow } from './choice-row.tsx';
import { touchAgain } from './early-touches.ts';
import { useIdle } from './idle.ts';
import { MyGames } from './my-games.tsx';
import { Page } from './page.tsx';
import { useStart, warm } from './start.ts';
import { TableOptions } from './table-options.tsx';

const OnlineLists = lazy(async () => ({ default: (await import('../online/lists.tsx')).OnlineLists }));
/** Fetched when the page is there and nobody waits for anything. */
const Online = () =>
  useIdle() && (
    <Suspense>
      <OnlineLists />
    </Suspense>
  );

const GameCard = ({ id, extra }: { id: GameId; extra?: ReactNode }) => {
  const t = useTranslations('home');
  // Value by value: nothing is drawn again that was written as it is.
  const lang = useSettings(s => s.language);
  const level = useSettings(s => s.level);
  const change = useSettings(s => s.change);
  const card = cards.find(c => c.id === id);
  const words = card?.words[lang];
  const [side, setSide] = useState('any');
  const [wanted, setWanted] = useState(4);
  const [open, setOpen] = useState(false);
  const { start, starting } = useStart();
  if (card === undefined || words === undefined) return null;
  const [min, max] = card.seats;
  const count = Math.max(min, Math.min(max, wanted));
  const counts = Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`);
  const sides = ['any', ...words.seats.slice(0, count).map((_, i) => `${i}`)];
  const chosen = sides.includes(side) ? side : 'any';
  const sideWords = (v: string): string => (v === 'any' ? (max > 2 ? t('anySeat') : t('anySide')) : (words.seats[Number(v)] ?? ''));
  const now = [...(counts.length > 1 ? [t('atTable', { n: count })] : []), sideWords(chosen), ...(card.minds ? [t(`level_${level}`)] : [])];
  const playNow = (): void => {
    const mine = chosen === 'any' ? Math.floor(Math.random() * count) : Number(chosen);
    start({ game: id, mode: 'solo', level, seats: Array.from({ length: count }, (_, seat) => (seat === mine ? 'human' : 'bot')) });
  };
  const hotSeat = (): void => start({ game: id, mode: 'hot-seat', level, seats: Array.from({ length: count }, () => 'human') });
  return (
    <article className="game-card" aria-labelledby={`game-${id}`} onPointerDown={() => warm(id)} onFocus={() => warm(id)}>
      <div className="picture">
        <img src={card.picture} alt="" />
      </div>
      <div className="words">
        <h3 id={`game-${id}`}>{words.name}</h3>
        <p>{words.tagline}</p>
        <p className="facts">
          <span>
            <Users aria-hidden />
            {t('players', { count: min === max ? `${min}` : `${min}–${max}` })}
          </span>
          <span>
            <Clock aria-hidden />
            {t('minutes', { from: words.minutes[0], to: words.minutes[1] })}
          </span>
        </p>
        {/* On a phone the choices are folded into one line that says what holds now. */}
        <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden />
          <span>
            <span className="unseen">{t('choices')} </span>
            {now.join(' · ')}
          </span>
        </button>
        <div className={`folded${open ? ' open' : ''}`}>
          {counts.length > 1 && (
            <ChoiceRow
              legend={t('howMany')}
              hideLegend
              values={counts}
              value={`${count}`}
              label={n => t('atTable', { n: Number(n) })}
              onChange={n => setWanted(Number(n))}
            />
          )}
          <ChoiceRow legend={t('playAs')} hideLegend values={sides} value={chosen} label={sideWords} onChange={setSide} />
          {card.minds ? (
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
          ) : (
            <p className="muted">{t('practiceBots')}</p>
          )}
          <TableOptions game={id} bots={card.minds} />
          {card.packOption !== null && <PackChoice game={id} />}
        </div>
        <div className="acts">
          <button type="button" className="button main" disabled={starting} onClick={playNow}>
            <Play aria-hidden />
            {t('playNow')}
          </button>
          {hasLesson(id) && (
            <Link href={`/learn/${id}`} className="button">
              <GraduationCap aria-hidden />
              {t('learn')}
            </Link>
          )}
          <button type="button" className="button" disabled={starting} onClick={hotSeat}>
            <Monitor aria-hidden />
            {t('onThisScreen')}
          </button>
          <FriendsButton game={id} />
          {extra}
        </div>
      </div>
    </article>
  );
};

export const Home = () => {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  useEffect(touchAgain, []);
  return (
    <Page>
      <div className="hero">
        <h1>{shell('motto')}</h1>
        <p>{t('lead')}</p>
      </div>
      {/* What others ask of me comes first; the online part fills it. */}
      <div id="invited" />
      <div id="my-online" />
      <h2 className="new-game">{t('newGame')}</h2>
      <div className="games">
        {GAME_IDS.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <MyGames />
      <Online />
    </Page>
  );
};
