/** A table, one grammar in every game: opened here, laid out by `table-view.tsx`. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../settings.ts';
import { showCall } from '../shell/call.ts';
import { NotePage, NothingHere } from '../shell/note-page.tsx';
import '../style/table.css';
import { takeBegun } from './begun.ts';
import { botNames } from './bot-names.ts';
import { loadFaces } from './faces.ts';
import { HandOver } from './hand-over.tsx';
import { linesOf } from './log.tsx';
import type { TableSlots } from './page-slots.ts';
import type { Dialogs, Ready } from './ready.ts';
import type { SheetName } from './sheets.tsx';
import { useStops } from './stops.tsx';
import { isComplete, type TableStore, useTable } from './store.ts';
import type { TableClient } from './table-client.ts';
import { TableView } from './table-view.tsx';
import { useArrows } from './use-arrows.ts';
import { useAutoDecline } from './use-auto-decline.ts';
import { usePromptFocus, useStepFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { useScrollTargets } from './use-scroll-targets.ts';
import { useSounds } from './use-sounds.ts';
import { useWords, type Words } from './use-words.ts';
import { whenDrawn } from './when-drawn.ts';
import { resumeLocal } from './worker-client.ts';

const openLocal = (id: string): Promise<TableClient | null> => {
  const begun = takeBegun(id);
  return begun ? Promise.resolve(begun) : resumeLocal(id);
};
const NO_SLOTS: TableSlots = {};
const NOBODY: readonly null[] = [];
/** At a table of this device only bots have names. A lesson speaks of seats. */
const useBots = (): readonly (string | null)[] => {
  const info = useTable(s => s.client?.info);
  return useMemo(() => (info === undefined ? NOBODY : botNames(info.id, info.seats)), [info]);
};

const NotHere = ({ status, onHere }: { status: TableStore['status']; onHere: () => void }) => {
  const t = useTranslations('shell');
  if (status === 'missing') return <NothingHere />;
  if (status === 'failed')
    return (
      <NotePage title={t('failed')} why={t('failedWhy')} picture="broken">
        <button type="button" className="button main" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </NotePage>
    );
  if (status === 'elsewhere')
    return (
      <NotePage title={t('elsewhere')} why={t('elsewhereWhy')} picture="at-the-board">
        <button type="button" className="button main" onClick={onHere}>
          {t('playHere')}
        </button>
      </NotePage>
    );
  return (
    <p className="waiting" role="status">
      {t('loading')}
    </p>
  );
};

/** 1 to 9: the focus goes to that thing in the tray. */
const toTray = (n: number): void => {
  const things = document.querySelectorAll<HTMLElement>('.tray article, .tray [data-item]');
  const thing = things[n] ?? (things.length === 0 ? document.querySelectorAll<HTMLElement>('.tray button')[n] : undefined);
  (thing?.querySelector<HTMLElement>('button:not(.shut)') ?? thing?.querySelector('button') ?? thing)?.focus();
};
const TRAY_KEYS = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`${n + 1}`, () => toTray(n)]));

interface Shown {
  readonly show: (dialog: Dialogs) => void;
  readonly sheet: SheetName | null;
  readonly open: (sheet: SheetName | null) => void;
}
const useTableKeys = (words: Words | undefined, { show, sheet, open }: Shown): void => {
  const table = useTable();
  const { client, message, draft, refusal } = table;
  const { form, change } = useSettings();
  useKeys({
    '?': () => show('help'),
    c: () => open(sheet === 'chronicle' ? null : 'chronicle'),
    k: () => words?.screen.parts.Cards && show('cards'),
    t: () => change({ form: form === 'words' ? 'board' : 'words' }),
    u: () => void (message?.undo && table.undo()),
    n: () => (table.held ? client?.next() : client?.skip()),
    m: () => document.querySelector<HTMLElement>('.slate-turn')?.click(),
    ...TRAY_KEYS,
    Enter: () => void (isComplete(table) && table.confirm()),
    Escape: () => {
      if (sheet !== null) open(null);
      else if (refusal) table.clearRefusal();
      else if (draft.length > 0) void table.keepDraft(draft.length - 1);
      else table.skipRecap();
    },
  });
};

/**
 * On one screen, what one player may not see is covered until that player says so; the first one too. Where a room shows nothing hidden the
 * screen passes on by itself, and is covered again before the next secret. Null: nothing is covered.
 */
const useCover = (words: Words | undefined): { readonly covered: number | null; readonly uncover: () => void } => {
  const { client, handOver, viewer, message, takeSeat } = useTable();
  /** The seat that has said it looks alone. */
  const [alone, setAlone] = useState<number | null>(null);
  const isOpen = words?.screen.allOpen ?? words?.screen.openRooms?.has(message?.room ?? '') ?? false;
  useEffect(() => {
    if (!isOpen) return;
    setAlone(null);
    if (handOver !== null) takeSeat(handOver);
  }, [isOpen, handOver, takeSeat]);
  const wanted = handOver ?? viewer;
  const isCovered = client?.info.mode === 'hot-seat' && !isOpen && wanted !== undefined && alone !== wanted;
  const uncover = (): void => {
    if (wanted === undefined) return;
    setAlone(wanted);
    if (handOver !== null) takeSeat(handOver);
  };
  return { covered: isCovered ? wanted : null, uncover };
};

/** What must be in sight for the question. A lesson points at things itself. */
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
  const t = useTranslations('table');
  const table = useTable();
  const { sit, client, status, message, log, viewer, draft } = table;
  const form = useSettings(s => s.form);
  const { usePeople = useBots } = slots;
  const words = useWords(client?.info.game, client?.info.pack, usePeople());
  const [dialog, show] = useState<Dialogs>(null);
  const [asked, openSheet] = useState<SheetName | null>(null);
  const isOver = message !== null && message.outcome !== null;
  // A result belongs to the table that is over: the next table on this page has none.
  const sheet = asked === 'end' && !isOver ? null : asked;
  /** Counted up when this tab takes the table back from another. */
  const [sittings, setSittings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sitting opens the same table again.
  useEffect(() => sit(open(id)), [id, open, sit, sittings]);
  useEffect(loadFaces, []);
  const lines = useMemo(() => (words ? linesOf(log, words.text, words.screen, viewer) : []), [log, words, viewer]);
  const heading = useRef<HTMLHeadingElement>(null);
  usePromptFocus(heading, words === undefined ? null : (message?.decision ?? null), draft.length, table.stops.length, sheet);
  useStepFocus(heading, draft.length, isComplete(table));
  useArrows();
  useAutoDecline(words !== undefined);
  useSounds(words?.screen);
  useStops(words?.screen);
  const { covered, uncover } = useCover(words);
  useTableKeys(words, { show, sheet, open: openSheet });
  useScrollTargets(scrollTargetsNow(table, words));
  const gameName = words?.text.name;
  const isAwaited = message !== null && message.decision !== null && viewer !== undefined;
  useEffect(() => {
    if (!gameName || status === 'elsewhere') return undefined;
    const title = isAwaited ? `${t('yourTurn')} · ${gameName}` : `${gameName} · ${shell('title')}`;
    // The browser draws its tab anew, and takes longer for it than for a message.
    return whenDrawn(() => showCall(isAwaited ? 1 : 0, title));
  }, [gameName, isAwaited, status, shell, t]);
  useEffect(() => () => showCall(0, shell('title')), [shell]);
  // The result opens by itself; closed, it can be opened again from the ledge.
  const isShownOver = isOver && table.stops.length === 0;
  useEffect(() => {
    if (isShownOver) openSheet('end');
  }, [isShownOver]);

  const isHere = status === 'ready' || status === 'loading';
  if (!isHere || client === null || words === undefined || message === null)
    return <NotHere status={status} onHere={() => setSittings(sittings + 1)} />;
  // A scene that all may see comes before the cover.
  const isScene = words.screen.openRooms !== undefined && table.stops.length > 0;
  if (covered !== null && !isOver && !isScene) return <HandOver seat={words.text.seat(covered)} onReady={uncover} />;
  const inWords = form === 'words' || words.screen.parts.Board === undefined;
  const ready: Ready = { table, info: client.info, message, words, slots, inWords, lines };
  return <TableView ready={ready} heading={heading} dialog={dialog} show={show} sheet={sheet} open={openSheet} />;
};
