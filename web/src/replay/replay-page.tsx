/** Any game of mine again: slider, keys, speed, jump to a log line; the address names the position. */
import type { Seat } from '@stoa/engine';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { BoardProps } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { ChoiceRow } from '../shell/choice-row.tsx';
import '../style/table.css';
import { InWords } from '../table/in-words.tsx';
import { useOutcomeWords } from '../table/outcome-words.ts';
import { useKeys } from '../table/use-keys.ts';
import { useWords } from '../table/use-words.ts';
import type { ReplayFrame, TableInfo } from '../table/wire.ts';
import { WorkerLink } from '../table/worker-client.ts';
import { takeUploaded } from './uploaded.ts';

const SPEEDS = { slow: 2200, normal: 1100, fast: 400 } as const;
const IDLE: Pick<BoardProps, 'actions' | 'offered' | 'draft' | 'lit' | 'choose' | 'replace' | 'keepDraft' | 'askWhy' | 'showOdds'> = {
  actions: [],
  offered: [],
  draft: [],
  lit: [],
  choose: () => {},
  replace: () => {},
  keepDraft: () => {},
  askWhy: () => {},
  showOdds: false,
};

const startAt = (): number => Number(new URLSearchParams(location.search).get('at') ?? '0');

export const ReplayPage = ({ id }: { id: string }) => {
  const t = useTranslations('replay');
  const outcomeWords = useOutcomeWords();
  const shell = useTranslations('shell');
  const form = useSettings(s => s.form);
  const link = useRef<WorkerLink | null>(null);
  const [info, setInfo] = useState<(TableInfo & { total: number; over: boolean }) | null | undefined>();
  const [frame, setFrame] = useState<ReplayFrame>();
  const [n, setN] = useState(startAt);
  const [seat, setSeat] = useState<Seat | 'all'>(0);
  const [speed, setSpeed] = useState<keyof typeof SPEEDS>('normal');
  const [running, setRunning] = useState(false);
  const words = useWords(info?.game, frame?.view);

  useEffect(() => {
    const worker = new WorkerLink();
    link.current = worker;
    const record = takeUploaded(id);
    worker.ask('replay', record === undefined ? { id } : { record }).then(
      found => {
        setInfo(found);
        if (found) setSeat(Math.max(0, found.seats.indexOf('human')));
      },
      () => setInfo(null),
    );
    return () => worker.close();
  }, [id]);

  useEffect(() => {
    if (!info) return;
    let stale = false;
    void link.current?.ask('frame', { n, seat }).then(found => {
      if (!stale) setFrame(found);
    });
    history.replaceState(null, '', `?at=${n}`);
    return () => {
      stale = true;
    };
  }, [info, n, seat]);

  const total = info?.total ?? 0;
  const go = useCallback((to: number) => setN(Math.min(Math.max(to, 0), total)), [total]);
  useEffect(() => {
    if (!running) return;
    if (n >= total) return setRunning(false);
    const timer = setTimeout(() => go(n + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [running, n, total, speed, go]);
  useKeys({
    ArrowLeft: () => go(n - 1),
    ArrowRight: () => go(n + 1),
    Home: () => go(0),
    End: () => go(total),
    ' ': () => setRunning(!running),
  });

  if (info === null)
    return (
      <main className="table-note">
        <h1>{shell('notFound')}</h1>
        <Link href="/" className="button">
          {shell('home')}
        </Link>
      </main>
    );
  if (info === undefined || words === undefined || frame === undefined)
    return (
      <p className="waiting" role="status">
        {shell('loading')}
      </p>
    );

  const { text, screen, lang } = words;
  const viewer = seat === 'all' ? undefined : seat;
  const { Board, Beside, Focus } = screen;
  const props: BoardProps = {
    ...IDLE,
    view: frame.view,
    me: viewer,
    text,
    lang,
    news: frame.events,
    fresh: frame.events,
    complete: false,
    lit: frame.events.flatMap(e => screen.places?.(e) ?? []),
  };
  const people = info.seats.flatMap((kind, s) => (kind === 'human' || info.over ? [s] : []));
  const lines = frame.events.flatMap(event => text.event(event, viewer) ?? []);
  return (
    <div className={`table-page with-board game-${info.game}`}>
      <header className="table-bar">
        <Link href={info.id === id ? `/play/${id}` : '/'} className="button quiet icon" aria-label={t('back')}>
          <ChevronLeft aria-hidden />
        </Link>
        <h1 className="table-title">
          {t('title')}: {text.name}
        </h1>
      </header>
      <main className="table-main">
        <div className="prompt-row">
          <p className="prompt">{frame.outcome ? outcomeWords(frame.outcome, text) : text.prompt(frame.view, viewer)}</p>
        </div>
        <h2 className="unseen">{t('title')}</h2>
        <div className="board-area">
          {form === 'words' || Board === undefined ? <InWords text={text} view={frame.view} me={viewer} /> : <Board {...props} />}
        </div>
        <div className="side-area">
          {Focus && form !== 'words' && <Focus {...props} />}
          <div className="replay-bar">
            <label>
              <span className="muted">{t('position', { n: frame.n, total })}</span>
              <input
                type="range"
                min={0}
                max={total}
                value={n}
                aria-label={t('slider')}
                onChange={event => go(Number(event.target.value))}
              />
            </label>
            <div className="dock-row">
              <button type="button" className="button icon" aria-label={t('first')} onClick={() => go(0)}>
                <ChevronFirst aria-hidden />
              </button>
              <button type="button" className="button icon" aria-label={t('prev')} onClick={() => go(n - 1)}>
                <ChevronLeft aria-hidden />
              </button>
              <button
                type="button"
                className="button main icon"
                aria-label={running ? t('pause') : t('play')}
                onClick={() => setRunning(!running)}
              >
                {running ? <Pause aria-hidden /> : <Play aria-hidden />}
              </button>
              <button type="button" className="button icon" aria-label={t('next')} onClick={() => go(n + 1)}>
                <ChevronRight aria-hidden />
              </button>
              <button type="button" className="button icon" aria-label={t('last')} onClick={() => go(total)}>
                <ChevronLast aria-hidden />
              </button>
            </div>
            <ul className="replay-lines" aria-live="polite">
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ChoiceRow
              legend={t('speed')}
              values={['slow', 'normal', 'fast']}
              value={speed}
              label={v => t(`speed_${v}`)}
              onChange={setSpeed}
            />
            {people.length + (info.over ? 1 : 0) > 1 && (
              <ChoiceRow
                legend={t('seenBy')}
                values={[...people.map(String), ...(info.over ? ['all'] : [])]}
                value={String(seat)}
                label={v => (v === 'all' ? t('everything') : text.seat(Number(v)))}
                onChange={v => setSeat(v === 'all' ? 'all' : Number(v))}
              />
            )}
            <p className="muted">{t('link')}</p>
          </div>
        </div>
        {Beside && form !== 'words' && (
          <div className="beside-area">
            <Beside {...props} />
          </div>
        )}
      </main>
    </div>
  );
};
