/**
 * The layout of every table page. A page hands over what each region holds; `style/table/stage.css` gives the places and sizes. The order
 * here is the reading order: what is asked, the board, what is being decided, what I hold, the ways on, what happened, people, the bar.
 */
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PROMPT } from './use-scroll-targets.ts';

export interface Regions {
  /** Back, the game, its clock, help. */
  readonly bar: ReactNode;
  /** One plate for each player. */
  readonly frieze: ReactNode;
  /** What is asked: the left or upper part of the ledge. */
  readonly say: ReactNode;
  /** The place. Its size depends on the window and the game only. */
  readonly board: ReactNode;
  /** What is being decided: steppers, odds, cost. Nothing in it: the phone shows the story. */
  readonly matter: ReactNode;
  /** What I hold; undefined in a game in which nothing is held. */
  readonly tray: ReactNode;
  /** The ways on: the right or lower part of the ledge, the main button last. */
  readonly ways: ReactNode;
  /** What happened since my last decision. */
  readonly story: ReactNode;
  /** A great event, over board, matter and story. */
  readonly moment?: ReactNode;
  /** Chronicle, a player's sheet, the result; over board, matter and story. */
  readonly drawer?: ReactNode;
  /** What a lesson says. */
  readonly voice?: ReactNode;
  /** Messages of people, for a short time, over the frieze. */
  readonly toast?: ReactNode;
}

interface Props {
  readonly game: string;
  readonly form: 'board' | 'words';
  readonly title: string;
  /** A new value shows matter again where the slate was turned over. */
  readonly decision: unknown;
  readonly regions: Regions;
  /** The drawer shows the result. */
  readonly isEnd?: boolean;
  /** Players have clocks: plates are higher where they are narrow. */
  readonly hasClocks?: boolean;
  /** Dialogs and live regions. */
  readonly children?: ReactNode;
}

type Slate = 'auto' | 'matter' | 'story';

/** Phones show matter or story. By itself: matter, unless it is empty. */
const useSlate = (decision: unknown, matter: RefObject<HTMLElement | null>): { slate: Slate; turn: () => void } => {
  const [slate, setSlate] = useState<Slate>('auto');
  const [turnedAt, setTurnedAt] = useState<unknown>(decision);
  const now = turnedAt === decision ? slate : 'auto';
  return {
    slate: now,
    turn: () => {
      const showsMatter = now === 'matter' || (now === 'auto' && (matter.current?.childElementCount ?? 0) > 0);
      setSlate(showsMatter ? 'story' : 'matter');
      setTurnedAt(decision);
    },
  };
};

const SCROLLERS = ['.matter', '.tray', '.story', '.voice', '.sheet-body'] as const;
const makeReachable = (stage: HTMLElement | null): void => {
  for (const name of SCROLLERS) {
    const region = stage?.querySelector<HTMLElement>(name);
    if (!region) continue;
    const isLonger = region.scrollHeight > region.clientHeight + 1 || region.scrollWidth > region.clientWidth + 1;
    if (isLonger) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
};
/**
 * A region that is longer than its place can be reached with Tab, to be scrolled by the arrow keys; any other is no stop. It is looked at in
 * the frame after every change inside the stage: parts of a screen may come after the stage itself.
 */
const useReachable = (stage: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeReachable(stage.current));
    };
    look();
    const changes = new MutationObserver(look);
    if (stage.current) changes.observe(stage.current, { childList: true, subtree: true, characterData: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', look);
    };
  }, [stage]);
};

/** The root is told, and does not look for a stage itself: a selector that does would style the whole page again at every change. */
const useTablePage = (): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset.page = 'table';
    return () => {
      delete document.documentElement.dataset.page;
    };
  }, []);
};

/** A page without a scroll bar: browsers scroll the window to focused elements and anchors, and would leave it there. */
const useStillWindow = (): void => {
  useEffect(() => {
    const back = (): void => scrollTo(0, 0);
    back();
    addEventListener('scroll', back);
    return () => removeEventListener('scroll', back);
  }, []);
};

const SKIPS = [
  ['toPrompt', PROMPT],
  ['toBoard', 'board'],
  ['toTray', 'tray'],
] as const;
/** For the keyboard: shown while they have the focus. */
const SkipLinks = () => {
  const t = useTranslations('table');
  const skip = (id: string): void => {
    const place = document.getElementById(id);
    const first = id === PROMPT ? place : place?.querySelector<HTMLElement>('[tabindex="0"], button:not(:disabled), a');
    first?.focus();
  };
  return (
    <nav className="skips" aria-label={t('skips')}>
      {SKIPS.map(([name, id]) => (
        <button key={id} type="button" className="button" onClick={() => skip(id)}>
          {t(name)}
        </button>
      ))}
    </nav>
  );
};

export const Stage = ({ game, form, title, decision, regions, isEnd = false, hasClocks = false, children }: Props) => {
  const t = useTranslations('table');
  const stage = useRef<HTMLElement>(null);
  const matter = useRef<HTMLElement>(null);
  useReachable(stage);
  const { slate, turn } = useSlate(decision, matter);
  useStillWindow();
  useTablePage();
  const { bar, frieze, say, board, tray, ways, story, moment, drawer, voice, toast } = regions;
  return (
    <main
      ref={stage}
      className={`stage game-${game} with-${form}`}
      data-slate={slate}
      data-voice={voice ? 'on' : undefined}
      data-tray={tray === undefined ? 'none' : undefined}
      data-clocks={hasClocks ? '' : undefined}
      data-end={isEnd ? '' : undefined}
    >
      <SkipLinks />
      <div className="say">{say}</div>
      <div className="board" id="board">
        <h2 className="unseen">{title}</h2>
        {board}
      </div>
      <div className="moment-place">{moment}</div>
      {voice && <div className="voice">{voice}</div>}
      <section className="matter" ref={matter} aria-label={t('matter')}>
        {regions.matter}
      </section>
      <section className="tray" id="tray" aria-label={t('tray')}>
        {tray}
      </section>
      {ways}
      {drawer}
      <section className="story" aria-label={t('newsTitle')}>
        {story}
      </section>
      <button type="button" className="button icon slate-turn" aria-label={t('turnSlate')} onClick={turn}>
        <ArrowLeftRight aria-hidden />
      </button>
      <div className="frieze">{frieze}</div>
      {toast && <div className="toast">{toast}</div>}
      {bar}
      {children}
    </main>
  );
};
