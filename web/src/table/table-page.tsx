/**
 * A table, one grammar in every game: prompt, board, choices, undo and confirm, log, seats, help. Everything comes from the
 * seat's message and the game's text.
 */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { BoardProps } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import { useSettings } from '../settings.ts';
import { takeBegun } from '../shell/start.ts';
import '../style/table.css';
import { boardProps } from './board-props.ts';
import { Dock } from './dock.tsx';
import { EndPanel } from './end-panel.tsx';
import { HandOver } from './hand-over.tsx';
import { InWords } from './in-words.tsx';
import { Log, type LogLine, linesOf } from './log.tsx';
import { News } from './news.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import type { TableSlots } from './page-slots.ts';
import { Recap, recapOf } from './recap.tsx';
import { RefusalNote } from './refusal.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { Seats } from './seats.tsx';
import { isComplete, type TableStore, useTable } from './store.ts';
import { CardsDialog, TableBar } from './table-bar.tsx';
import type { SeatMessage, TableClient, TableInfo } from './table-client.ts';
import { useAutoDecline } from './use-auto-decline.ts';
import { useDockSpace } from './use-dock-space.ts';
import { usePromptFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { PROMPT, useScrollTargets } from './use-scroll-targets.ts';
import { useSounds } from './use-sounds.ts';
import { useWords, type Words } from './use-words.ts';
import { resumeLocal } from './worker-client.ts';

const openLocal = (id: string): Promise<TableClient | null> => {
  const begun = takeBegun(id);
  return begun ? Promise.resolve(begun) : resumeLocal(id);
};
const NO_SLOTS: TableSlots = {};
const NOBODY: readonly null[] = [];
const useNobody = (): readonly null[] => NOBODY;

/** Everything of a table that is here: the client, its words, its latest message. */
interface Ready {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly message: SeatMessage;
  readonly words: Words;
  readonly slots: TableSlots;
  readonly inWords: boolean;
  readonly lines: readonly LogLine[];
}
type Dialogs = 'help' | 'cards' | { readonly rules: readonly string[] } | null;

interface PartProps {
  readonly ready: Ready;
  readonly props: BoardProps;
  readonly onLight: (places: readonly string[]) => void;
}

const NotHere = ({ status }: { status: TableStore['status'] }) => {
  const shell = useTranslations('shell');
  if (status !== 'missing' && status !== 'failed')
    return (
      <p className="waiting" role="status">
        {shell('loading')}
      </p>
    );
  return (
    <main className="table-note">
      <h1>{status === 'missing' ? shell('notFound') : shell('failed')}</h1>
      <Link href="/" className="button">
        {shell('home')}
      </Link>
    </main>
  );
};

const useTableKeys = (words: Words | undefined, show: (dialog: Dialogs) => void): void => {
  const table = useTable();
  const { client, message, draft, refusal } = table;
  const { form, change } = useSettings();
  useKeys({
    '?': () => show('help'),
    c: () => words?.screen.parts.Cards && show('cards'),
    t: () => change({ form: form === 'words' ? 'board' : 'words' }),
    u: () => void (message?.undo && table.undo()),
    n: () => (table.held ? client?.next() : client?.skip()),
    Enter: () => void (isComplete(table) && table.confirm()),
    Escape: () => {
      if (refusal) table.clearRefusal();
      else if (draft.length > 0) void table.keepDraft(draft.length - 1);
      else table.skipRecap();
    },
  });
};

const PromptRow = ({ ready, props, promptLine, onLight }: PartProps & { promptLine: RefObject<HTMLHeadingElement | null> }) => {
  const { table, info, message, words, lines } = ready;
  const { missed, viewer } = table;
  const outcomeWords = useOutcomeWords();
  const recap = useMemo(() => (missed ? recapOf(lines, missed) : undefined), [missed, lines]);
  // Where a lesson only tells, nobody is asked: the line says whose decision it is.
  const reader = info.mode === 'lesson' && message.decision === null ? undefined : viewer;
  return (
    <div className="prompt-row" data-mine={message.decision !== null}>
      <h1 className="prompt" id={PROMPT} ref={promptLine} tabIndex={-1}>
        {message.outcome ? outcomeWords(message.outcome, words.text) : words.text.prompt(props.view, reader)}
      </h1>
      {recap ? (
        <Recap
          recap={recap}
          onLight={onLight}
          replay={`${info.mode === 'online' ? seenReplay(info.id) : `/replay/${info.id}`}?event=${missed?.from ?? 0}`}
          onClose={table.skipRecap}
        />
      ) : (
        message.outcome === null && <News lines={lines} freshFrom={table.decidedAt} mine={message.decision !== null} />
      )}
    </div>
  );
};

/** Beside the board: a refusal, the end, what the decision is about, the dock. */
const SideArea = ({
  ready,
  props,
  dock,
  show,
}: Omit<PartProps, 'onLight'> & { dock: RefObject<HTMLDivElement | null>; show: (dialog: Dialogs) => void }) => {
  const { table, info, message, words, slots, inWords } = ready;
  const { refusal, viewer, log } = table;
  const { screen, text } = words;
  const { Focus, WithWords } = screen.parts;
  const isOver = message.outcome !== null;
  return (
    <div className="side-area" ref={dock}>
      {refusal && <RefusalNote refusal={refusal} text={text} onRule={rule => show({ rules: [rule] })} onClose={table.clearRefusal} />}
      {message.outcome && (
        <EndPanel
          outcome={message.outcome}
          info={info}
          me={viewer}
          text={text}
          After={slots.AfterEnd}
          screen={screen}
          log={log}
          view={message.view}
        />
      )}
      {Focus && !inWords && <Focus {...props} />}
      {WithWords && inWords && !isOver && <WithWords {...props} />}
      {!isOver && <Dock words={words} inWords={inWords} props={props} />}
    </div>
  );
};

const FactsArea = ({ ready, props, onLight }: PartProps) => {
  const { table, info, message, words, slots, lines } = ready;
  const { BelowLog } = slots;
  return (
    <div className="facts-area">
      <Seats
        seats={info.mode === 'online' ? message.chairs.map(chair => (chair === 'bot' ? 'bot' : 'human')) : info.seats}
        me={table.viewer}
        waiting={message.waiting}
        view={props.view}
        text={words.text}
        screen={words.screen}
        lang={words.lang}
        Who={slots.Who}
      />
      <Log lines={lines} freshFrom={table.decidedAt} onLight={onLight} />
      {BelowLog && <BelowLog />}
    </div>
  );
};

const OpenDialog = ({ ready, dialog, onClose }: { ready: Ready; dialog: Dialogs; onClose: () => void }) => {
  const { table, message, words } = ready;
  const { screen, text, lang } = words;
  const { Legend } = screen.parts;
  if (dialog === null) return null;
  if (dialog === 'cards') return <CardsDialog words={words} view={message.view} me={table.viewer} onClose={onClose} />;
  if (dialog !== 'help') return <RuleDialog text={text} rules={dialog.rules} withKeys={false} onClose={onClose} />;
  return (
    <RuleDialog text={text} rules={screen.rulesNow?.(message.view) ?? []} withKeys onClose={onClose}>
      {Legend && <Legend lang={lang} />}
    </RuleDialog>
  );
};

interface Places {
  readonly promptLine: RefObject<HTMLHeadingElement | null>;
  readonly dock: RefObject<HTMLDivElement | null>;
}
const TableView = ({ ready, places, dialog, show }: { ready: Ready; places: Places; dialog: Dialogs; show: (dialog: Dialogs) => void }) => {
  const { table, info, message, words, slots, inWords } = ready;
  const { screen, text } = words;
  const odds = useSettings(s => s.odds);
  const [lit, setLit] = useState<readonly string[]>([]);
  const props = boardProps(table, message, {
    words,
    lit: slots.lit ? [...lit, ...slots.lit] : lit,
    showOdds: odds === 'on' && (info.mode === 'solo' || info.mode === 'lesson'),
  });
  const { Board, Beside } = screen.parts;
  const { StatusBar } = slots;
  return (
    <div className={`table-page game-${info.game} ${inWords ? 'with-words' : 'with-board'}`}>
      <TableBar
        words={words}
        info={info}
        inWords={inWords}
        onHelp={() => show('help')}
        onCards={() => show('cards')}
        RareActions={slots.RareActions}
      />
      {StatusBar && <StatusBar />}
      <main className="table-main">
        <PromptRow ready={ready} props={props} promptLine={places.promptLine} onLight={setLit} />
        <div className="board-area">
          <h2 className="unseen">{text.name}</h2>
          {inWords || Board === undefined ? <InWords text={text} view={props.view} me={table.viewer} /> : <Board {...props} />}
        </div>
        <SideArea ready={ready} props={props} dock={places.dock} show={show} />
        {Beside && !inWords && (
          <div className="beside-area">
            <Beside {...props} />
          </div>
        )}
        <FactsArea ready={ready} props={props} onLight={setLit} />
      </main>
      <div className="unseen" role="status" aria-live="polite">
        {linesOf(table.news, text, screen, table.viewer)
          .map(line => line.words)
          .join(' ')}
      </div>
      <OpenDialog ready={ready} dialog={dialog} onClose={() => show(null)} />
    </div>
  );
};

/** Where the page scrolls to on a phone. A lesson points at things itself. */
const scrollTargetsNow = (table: TableStore, words: Words | undefined): readonly string[] | undefined => {
  const { client, message, viewer, preview } = table;
  if (message === null || viewer === undefined || client?.info.mode === 'lesson') return undefined;
  const isAsked = message.decision !== null && !isComplete(table);
  return isAsked ? words?.screen.phone.scrollTargets?.(preview?.view ?? message.view, viewer) : undefined;
};

interface TablePageProps {
  readonly id: string;
  readonly open?: (id: string) => Promise<TableClient | null>;
  readonly slots?: TableSlots;
}
export const TablePage = ({ id, open = openLocal, slots = NO_SLOTS }: TablePageProps) => {
  const shell = useTranslations('shell');
  const table = useTable();
  const { sit, client, status, message, log, viewer, draft, handOver } = table;
  const form = useSettings(s => s.form);
  const { usePeople = useNobody } = slots;
  const words = useWords(client?.info.game, client?.info.pack, usePeople());
  const [dialog, show] = useState<Dialogs>(null);
  useEffect(() => sit(open(id)), [id, open, sit]);
  const lines = useMemo(() => (words ? linesOf(log, words.text, words.screen, viewer) : []), [log, words, viewer]);
  const promptLine = useRef<HTMLHeadingElement>(null);
  usePromptFocus(promptLine, message?.decision ?? null, draft.length);
  useAutoDecline(words !== undefined);
  useSounds(words?.screen);
  useTableKeys(words, show);
  const dock = useRef<HTMLDivElement>(null);
  useDockSpace(dock, words !== undefined && message !== null && handOver === null);
  useScrollTargets(dock, scrollTargetsNow(table, words), draft.length > 0);
  const gameName = words?.text.name;
  useEffect(() => {
    if (gameName) document.title = `${gameName} · ${shell('title')}`;
  }, [gameName, shell]);

  const isMissing = status === 'missing' || status === 'failed';
  if (isMissing || client === null || words === undefined || message === null) return <NotHere status={status} />;
  if (handOver !== null && message.outcome === null)
    return <HandOver seat={words.text.seat(handOver)} onReady={() => table.takeSeat(handOver)} />;
  const inWords = form === 'words' || words.screen.parts.Board === undefined;
  const ready: Ready = { table, info: client.info, message, words, slots, inWords, lines };
  return <TableView ready={ready} places={{ promptLine, dock }} dialog={dialog} show={show} />;
};
