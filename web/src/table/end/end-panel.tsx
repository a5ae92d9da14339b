/** The end, a page of its own over the board: the verdict, the game's last picture, what to do next, how the game went, the points by source. */
import type { Seat } from '@stoa/engine';
import { ArrowLeftRight, History, RotateCcw } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Picture } from '../../art/picture.tsx';
import { isGameId } from '../../games/index.ts';
import { useSettings } from '../../settings.ts';
import { useStart } from '../../shell/start.ts';
import type { TableInfo } from '../table-client.ts';
import { type Ended, isDraw } from './ended.ts';
import { PointsTable } from './points-table.tsx';
import { Standings } from './standings.tsx';
import { Verdict } from './verdict.tsx';

const GameStory = lazy(async () => ({ default: (await import('./game-story.tsx')).GameStory }));

/** Changed sides change nothing: with two at the table there is one bot. */
const levelsFor = (seats: TableInfo['seats'], info: TableInfo) => (seats === info.seats ? info.levels : undefined);

/** On this device: the same again, with sides changed where there are two, or the replay. */
const Again = ({ info }: Pick<Ended, 'info'>) => {
  const t = useTranslations('table');
  const { start, starting } = useStart();
  const again = (seats: TableInfo['seats']): void => {
    if ((info.mode === 'solo' || info.mode === 'hot-seat') && isGameId(info.game))
      start({ game: info.game, mode: info.mode, seats, level: info.level, levels: levelsFor(seats, info), like: info.id });
  };
  const canSwap = info.mode === 'solo' && info.seats.length === 2;
  return (
    <div className="dock-row">
      <button type="button" className="button main" disabled={starting} onClick={() => again(info.seats)}>
        <RotateCcw aria-hidden />
        {t('again')}
      </button>
      {canSwap && (
        <button type="button" className="button" disabled={starting} onClick={() => again(info.seats.toReversed())}>
          <ArrowLeftRight aria-hidden />
          {t('swapSides')}
        </button>
      )}
      <Link href={`/replay/${info.id}`} className="button">
        <History aria-hidden />
        {t('replay')}
      </Link>
    </div>
  );
};

/** The events that decided it. */
const Turning = ({ outcome, log, text, screen, own }: Ended) => {
  const t = useTranslations('table');
  const turning = log.filter(event => screen.log.isTurningPoint?.(event, outcome) ?? false).flatMap(event => text.event(event, own) ?? []);
  if (turning.length === 0) return null;
  return (
    <section className="turning">
      <h3>{t('turning')}</h3>
      <ol>
        {[...new Set(turning)].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
};

/** Of a reader without a seat: the winner is crowned. */
const pictureOf = (outcome: Ended['outcome'], own: Seat | undefined): 'victory' | 'defeat' | 'tie' =>
  isDraw(outcome) ? 'tie' : own === undefined || outcome.places[own] === 1 ? 'victory' : 'defeat';

/** The game's own last picture, or else one of victory or defeat. */
const LastPicture = ({ outcome, own, screen, view, text }: Ended) => {
  const lang = useSettings(s => s.language);
  const { EndPicture } = screen.parts;
  return (
    <div className="end-last">
      {EndPicture ? (
        <EndPicture view={view} outcome={outcome} me={own} text={text} lang={lang} />
      ) : (
        <Picture gallery="house/moments" name={pictureOf(outcome, own)} />
      )}
    </div>
  );
};

/** What only this game tells at its end. */
const OfTheGame = ({ outcome, own, screen, view, text }: Ended) => {
  const lang = useSettings(s => s.language);
  const { EndMore } = screen.parts;
  return EndMore && <EndMore view={view} outcome={outcome} me={own} text={text} lang={lang} />;
};

export const EndPanel = ({ After, ...ended }: Ended & { After: ComponentType | undefined }) => {
  const { outcome, info, own, text } = ended;
  if (info.mode === 'lesson')
    return (
      <section className="end-panel" aria-labelledby="the-end">
        <Verdict {...ended} />
        {After && <After />}
      </section>
    );
  return (
    <section className="end-panel" aria-labelledby="the-end">
      <div className="end-first">
        <LastPicture {...ended} />
        <div className="end-words">
          <Verdict {...ended} />
          <Standings {...ended} />
          {After ? <After /> : <Again info={info} />}
        </div>
      </div>
      <Suspense fallback={<div className="game-story" />}>
        <GameStory {...ended} />
      </Suspense>
      <Suspense>
        <OfTheGame {...ended} />
      </Suspense>
      <div className="end-more">
        <PointsTable outcome={outcome} text={text} own={own} />
        <Turning {...ended} />
      </div>
    </section>
  );
};
