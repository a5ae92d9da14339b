/** The end: its picture, won or lost, what to do next, the places, how the game went, the points by source. How it ended is said in the ledge. */
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
import type { Ended } from './ended.ts';
import { PointsTable } from './points-table.tsx';
import { isDraw, Standings } from './standings.tsx';

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

/** By how much and from what, and the events that decided it. */
const Turning = ({ outcome, log, text, screen, me }: Ended) => {
  const t = useTranslations('table');
  const lang = useSettings(s => s.language);
  const turning = log.filter(event => screen.log.isTurningPoint?.(event, outcome) ?? false).flatMap(event => text.event(event, me) ?? []);
  const decidedBy = screen.end.decidedBy?.(outcome, text, lang, log);
  if (turning.length === 0 && decidedBy === undefined) return null;
  return (
    <section className="turning">
      <h3>{t('turning')}</h3>
      {decidedBy !== undefined && <p>{decidedBy}</p>}
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

export const EndPanel = ({ After, ...ended }: Ended & { After: ComponentType | undefined }) => {
  const t = useTranslations('table');
  const { outcome, info, me, text, screen, view } = ended;
  const mine = isDraw(outcome) ? t('drawn') : me !== undefined && outcome.places[me] === 1 ? t('won') : t('lost');
  /** Whose column it is; on one screen it belongs to no player. */
  const own = info.mode === 'hot-seat' ? undefined : me;
  return (
    <section className="end-panel" aria-labelledby="the-end">
      <header className="end-head">
        <Picture gallery="house/moments" name={pictureOf(outcome, own)} className="end-picture" />
        <div>
          <h2 id="the-end">{info.mode === 'hot-seat' || me === undefined ? t('end') : mine}</h2>
          {info.takesBack && <p className="muted">{t('takesBack')}</p>}
        </div>
      </header>
      {After ? <After /> : <Again info={info} />}
      {info.mode !== 'lesson' && <Standings outcome={outcome} view={view} screen={screen} text={text} own={own} />}
      {info.mode !== 'lesson' && (
        <Suspense fallback={<div className="game-story" />}>
          <GameStory {...ended} />
        </Suspense>
      )}
      <PointsTable outcome={outcome} text={text} own={own} />
      <Turning {...ended} />
    </section>
  );
};
