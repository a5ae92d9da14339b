/** The end: won or lost, the places, the points by source, and what to do next. How it ended is the headline above. */
import type { GameEvent, Outcome, Seat } from '@stoa/engine';
import { ArrowLeftRight, History, RotateCcw } from 'lucide-react';
import type { ComponentType } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { isGameId } from '../games/index.ts';
import type { AnyText, GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { useStart } from '../shell/start.ts';
import { isDraw, Standings } from './standings.tsx';
import type { TableInfo } from './table-client.ts';

export const EndPanel = ({
  outcome,
  info,
  me,
  text,
  screen,
  log,
  view,
  After,
}: {
  outcome: Outcome;
  info: TableInfo;
  me: Seat | undefined;
  text: AnyText;
  screen: GameScreen;
  log: readonly GameEvent[];
  view: unknown;
  After: ComponentType | undefined;
}) => {
  const t = useTranslations('table');
  const format = useFormatter();
  const lang = useSettings(s => s.language);
  const { start, starting } = useStart();
  const { places, scores } = outcome;
  const drawn = isDraw(outcome);
  const mine = drawn ? t('drawn') : me !== undefined && places[me] === 1 ? t('won') : t('lost');
  const worth = (score: Outcome['scores'][number], source: string): number => score[source] ?? 0;
  const turning = log.filter(event => screen.log.isTurningPoint?.(event, outcome) ?? false).flatMap(event => text.event(event, me) ?? []);
  const decidedBy = screen.end.decidedBy?.(outcome, lang);
  /** Whose column it is; on one screen it is nobody's. */
  const own = (seat: Seat): string | undefined => (info.mode !== 'hot-seat' && seat === me ? 'mine' : undefined);
  /** What nobody has points from, like a campaign that was not played, has no line. */
  const sources = [...new Set(scores.flatMap(score => Object.keys(score)))].filter(source =>
    scores.some(score => worth(score, source) !== 0),
  );
  const again = (seats = info.seats): void => {
    if ((info.mode === 'solo' || info.mode === 'hot-seat') && isGameId(info.game))
      start({ game: info.game, mode: info.mode, seats, level: info.level, like: info.id });
  };
  const canSwap = info.mode === 'solo' && info.seats.length === 2;
  return (
    <section className="end-panel" aria-labelledby="the-end">
      <h2 id="the-end">{info.mode === 'hot-seat' || me === undefined ? t('end') : mine}</h2>
      {info.takesBack && <p className="muted">{t('takesBack')}</p>}
      {After ? (
        <After />
      ) : (
        <div className="dock-row">
          <button type="button" className="button main" disabled={starting} onClick={() => again()}>
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
      )}
      {info.mode !== 'lesson' && (
        <Standings outcome={outcome} view={view} screen={screen} text={text} own={info.mode === 'hot-seat' ? undefined : me} />
      )}
      {sources.length > 0 && (
        <table>
          <caption>{t('score')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('score')}</span>
              </th>
              {scores.map((_, seat) => (
                <th scope="col" key={text.seat(seat)} className={own(seat)}>
                  {text.seat(seat)}
                  {own(seat) && <small>{t('you')}</small>}
                  {!drawn && places[seat] === 1 && <small className="won">{t('winner')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(source => (
              <tr key={source}>
                <th scope="row">{text.scoreSource(source)}</th>
                {scores.map((score, seat) => (
                  <td key={text.seat(seat)} className={own(seat)}>
                    {format.number(worth(score, source))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {scores.map((score, seat) => (
                <td key={text.seat(seat)} className={own(seat)}>
                  {format.number(sources.reduce((sum, source) => sum + worth(score, source), 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {(turning.length > 0 || decidedBy !== undefined) && (
        <section className="turning">
          <h3>{t('turning')}</h3>
          {decidedBy !== undefined && <p>{decidedBy}</p>}
          <ol>
            {[...new Set(turning)].map(line => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
};
