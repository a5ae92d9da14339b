/** Any game of mine again: slider, keys, speed, jump to a log line; the address names the position. */
import type { Seat } from '@stoa/engine';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { BoardProps } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import '../style/table.css';
import { InWords } from '../table/in-words.tsx';
import { linesOf } from '../table/log.tsx';
import { useOutcomeWords } from '../table/outcome-words.ts';
import { Standings } from '../table/standings.tsx';
import type { ReplayFrame } from '../table/table-client.ts';
import { useDockSpace } from '../table/use-dock-space.ts';
import { useKeys } from '../table/use-keys.ts';
import { useWords } from '../table/use-words.ts';
import { ReplayOptions, SPEEDS, type Speed } from './replay-options.tsx';
import { type Happened, openReplay, type ReplaySource } from './sources.ts';
import { Story } from './story.tsx';

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

const asked = (name: string): number | undefined => {
  const value = new URLSearchParams(location.search).get(name);
  return value === null || !Number.isFinite(Number(value)) ? undefined : Number(value);
};
/** The position that the log had reached with its first `events` lines. */
const positionOf = (story: readonly Happened[], events: number): number => {
  let seen = 0;
  for (const { n, events: here } of story) {
    seen += here.length;
    if (seen > events) return Math.max(0, n - 1);
  }
  return story.length - 1;
};

export const ReplayPage = ({ id }: { id: string }) => {
  const t = useTranslations('replay');
  const outcomeWords = useOutcomeWords();
  const shell = useTranslations('shell');
  const form = useSettings(s => s.form);
  const [source, setSource] = useState<ReplaySource | null | undefined>();
  const [story, setStory] = useState<readonly Happened[]>([]);
  const firstEvent = useRef(asked('event'));
  const [frame, setFrame] = useState<ReplayFrame>();
  const [n, setN] = useState(() => asked('at') ?? 0);
  const [seat, setSeat] = useState<Seat | 'all'>(() => asked('seat') ?? 0);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [running, setRunning] = useState(false);
  const words = useWords(source?.info.game, source?.info.pack, source?.people);

  useEffect(() => {
    let gone = false;
    const opening = openReplay(id).catch(() => null);
    void opening.then(found => {
      if (gone) return;
      setSource(found);
      if (!found) return;
      const { seats, over } = found.info;
      const wanted = asked('seat');
      const isOpen = wanted !== undefined && wanted < seats.length && (over || seats[wanted] === 'human');
      setSeat(isOpen ? wanted : Math.max(0, seats.indexOf('human')));
    });
    return () => {
      gone = true;
      void opening.then(found => found?.close());
    };
  }, [id]);

  useEffect(() => {
    if (!source) return;
    let stale = false;
    void source.story(seat).then(found => {
      if (stale) return;
      setStory(found);
      if (firstEvent.current !== undefined) setN(positionOf(found, firstEvent.current));
      firstEvent.current = undefined;
    });
    return () => {
      stale = true;
    };
  }, [source, seat]);

  useEffect(() => {
    if (!source) return;
    let stale = false;
    void source.frame(n, seat).then(found => {
      if (!stale) setFrame(found);
    });
    if (firstEvent.current === undefined) history.replaceState(null, '', `?at=${n}${seat === 'all' ? '' : `&seat=${seat}`}`);
    return () => {
      stale = true;
    };
  }, [source, n, seat]);

  const bar = useRef<HTMLDivElement>(null);
  useDockSpace(bar, source != null && words !== undefined && frame !== undefined);

  const total = source?.info.total ?? 0;
  const go = useCallback((to: number) => setN(Math.min(Math.max(to, 0), total)), [total]);
  // At the end there is nothing more to play: it begins again.
  const isAtEnd = total > 0 && n >= total;
  const run = (): void => {
    if (isAtEnd) setN(0);
    setRunning(isAtEnd || !running);
  };
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
    ' ': () => run(),
  });

  if (source === null)
    return (
      <main className="table-note">
        <h1>{shell('notFound')}</h1>
        <Link href="/" className="button">
          {shell('home')}
        </Link>
      </main>
    );
  if (source === undefined || words === undefined || frame === undefined)
    return (
      <p className="waiting" role="status">
        {shell('loading')}
      </p>
    );

  const { info, back } = source;
  const { text, screen, lang } = words;
  const viewer = seat === 'all' ? undefined : seat;
  const { Board, Beside, Focus } = screen.parts;
  const props: BoardProps = {
    ...IDLE,
    view: frame.view,
    before: frame.view,
    me: viewer,
    text,
    lang,
    news: frame.events,
    fresh: frame.events,
    complete: false,
    lit: frame.events.flatMap(e => screen.log.places?.(e) ?? []),
  };
  const lines = linesOf(frame.events, text, screen, viewer);
  return (
    <div className={`table-page with-board game-${info.game}`}>
      <header className="table-bar">
        <Link href={back} className="button quiet icon" aria-label={t('back')}>
          <ChevronLeft aria-hidden />
        </Link>
        <h1 className="table-title">
          {t('title')}: {text.name}
        </h1>
      </header>
      <main className="table-main">
        <div className="prompt-row">
          <p className="prompt">{frame.outcome ? outcomeWords(frame.outcome, text) : text.prompt(frame.view, undefined)}</p>
        </div>
        <h2 className="unseen">{t('title')}</h2>
        <div className="board-area">
          {form === 'words' || Board === undefined ? <InWords text={text} view={frame.view} me={viewer} /> : <Board {...props} />}
        </div>
        <div className="side-area" ref={bar}>
          {Focus && form !== 'words' && <Focus {...props} />}
          {frame.outcome && <Standings outcome={frame.outcome} view={frame.view} screen={screen} text={text} own={viewer} />}
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
                className={`button icon${isAtEnd ? '' : ' main'}`}
                aria-label={isAtEnd ? t('again') : running ? t('pause') : t('play')}
                onClick={run}
              >
                {isAtEnd ? <RotateCcw aria-hidden /> : running ? <Pause aria-hidden /> : <Play aria-hidden />}
              </button>
              <button type="button" className="button icon" aria-label={t('next')} onClick={() => go(n + 1)}>
                <ChevronRight aria-hidden />
              </button>
              <button type="button" className="button icon" aria-label={t('last')} onClick={() => go(total)}>
                <ChevronLast aria-hidden />
              </button>
            </div>
            <ul className="replay-lines" aria-live="polite">
              {lines.map(({ at, words: line }) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        {Beside && form !== 'words' && (
          <div className="beside-area">
            <Beside {...props} />
          </div>
        )}
        <div className="facts-area">
          <ReplayOptions source={source} text={text} frame={frame} seat={seat} onSeat={setSeat} speed={speed} onSpeed={setSpeed} />
          <Story story={story} text={text} screen={screen} me={viewer} n={frame.n} onGo={go} />
        </div>
      </main>
    </div>
  );
};
