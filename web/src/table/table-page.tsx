/**
 * A table, one grammar in every game: prompt, board, choices, undo and confirm, log, seats, help. Everything comes from the
 * seat's message and the game's text.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { BoardProps } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import { useSettings } from '../settings.ts';
import { takeBegun } from '../shell/start.ts';
import '../style/table.css';
import { Dock } from './dock.tsx';
import { EndPanel } from './end-panel.tsx';
import { HandOver } from './hand-over.tsx';
import { InWords } from './in-words.tsx';
import { Log, linesOf } from './log.tsx';
import { News } from './news.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import type { TableSlots } from './page-slots.ts';
import { Recap, recapOf } from './recap.tsx';
import { RefusalNote } from './refusal.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { Seats } from './seats.tsx';
import { isComplete, useTable } from './store.ts';
import { CardsDialog, TableBar } from './table-bar.tsx';
import type { TableClient } from './table-client.ts';
import { useAutoDecline } from './use-auto-decline.ts';
import { useDockSpace } from './use-dock-space.ts';
import { usePromptFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { PROMPT, useScrollTargets } from './use-scroll-targets.ts';
import { useSounds } from './use-sounds.ts';
import { useWords } from './use-words.ts';
import { resumeLocal } from './worker-client.ts';

const openLocal = (id: string): Promise<TableClient | null> => {
  const begun = takeBegun(id);
  return begun ? Promise.resolve(begun) : resumeLocal(id);
};
const NO_SLOTS: TableSlots = {};
const NOBODY: readonly null[] = [];
const useNobody = (): readonly null[] => NOBODY;

export const TablePage = ({
  id,
  open = openLocal,
  slots = NO_SLOTS,
}: {
  id: string;
  open?: (id: string) => Promise<TableClient | null>;
  slots?: TableSlots;
}) => {
  const shell = useTranslations('shell');
  const outcomeWords = useOutcomeWords();
  const table = useTable();
  const { sit, client, status, message, log, news, viewer, draft, preview, refusal, handOver, missed } = table;
  const { form, odds, change } = useSettings();
  const { usePeople = useNobody } = slots;
  const words = useWords(client?.info.game, client?.info.pack, usePeople());
  const [lit, setLit] = useState<readonly string[]>([]);
  const [rules, setRules] = useState<readonly string[] | null>(null);
  const [help, setHelp] = useState(false);
  const [cards, setCards] = useState(false);
  const inWords = form === 'words' || words?.screen.parts.Board === undefined;

  useEffect(() => sit(open(id)), [id, open, sit]);

  const lines = useMemo(() => (words ? linesOf(log, words.text, words.screen, viewer) : []), [log, words, viewer]);
  const recap = useMemo(() => (missed ? recapOf(lines, missed) : undefined), [missed, lines]);
  const complete = isComplete(table);

  const promptLine = useRef<HTMLHeadingElement>(null);
  usePromptFocus(promptLine, message?.decision ?? null, draft.length);
  useAutoDecline(words?.screen);
  useSounds(words?.screen);
  useKeys({
    '?': () => setHelp(true),
    c: () => words?.screen.parts.Cards && setCards(true),
    t: () => change({ form: form === 'words' ? 'board' : 'words' }),
    u: () => void (message?.undo && table.undo()),
    n: () => (table.held ? client?.next() : client?.skip()),
    Enter: () => void (complete && table.confirm()),
    Escape: () => {
      if (refusal) table.clearRefusal();
      else if (draft.length > 0) void table.keepDraft(draft.length - 1);
      else table.skipRecap();
    },
  });

  const dock = useRef<HTMLDivElement>(null);
  useDockSpace(dock, words !== undefined && message !== null && handOver === null);

  // A lesson points at things itself.
  const isAsked = message !== null && message.decision !== null && !complete && client?.info.mode !== 'lesson';
  const asked = isAsked && viewer !== undefined ? words?.screen.phone.scrollTargets?.(preview?.view ?? message.view, viewer) : undefined;
  useScrollTargets(dock, asked, draft.length > 0);

  const gameName = words?.text.name;
  useEffect(() => {
    if (gameName) document.title = `${gameName} · ${shell('title')}`;
  }, [gameName, shell]);

  if (status === 'missing' || status === 'failed')
    return (
      <main className="table-note">
        <h1>{status === 'missing' ? shell('notFound') : shell('failed')}</h1>
        <Link href="/" className="button">
          {shell('home')}
        </Link>
      </main>
    );
  if (client === null || words === undefined || message === null)
    return (
      <p className="waiting" role="status">
        {shell('loading')}
      </p>
    );

  const { info } = client;
  const { screen, text, lang } = words;
  const seen = preview?.view ?? message.view;
  const props: BoardProps = {
    view:
      viewer === undefined || screen.draft.foreseen === undefined
        ? seen
        : screen.draft.foreseen(seen, viewer, draft.slice(table.previewOf)),
    before: message.view,
    me: viewer,
    text,
    lang,
    actions: table.looking ? [] : (preview?.actions ?? message.actions),
    offered: message.actions,
    draft,
    lit: slots.lit ? [...lit, ...slots.lit] : lit,
    news,
    fresh: log.slice(table.decidedAt),
    complete,
    choose: (action, ...then) =>
      void (then.length > 0
        ? table.send([...draft, action, ...then])
        : table.choose(action, screen.draft.commitMode?.(action, message.actions) ?? 'whole')),
    replace: table.replace,
    keepDraft: n => void table.keepDraft(n),
    askWhy: (action, after) => void table.askWhy(action, after),
    showOdds: odds === 'on' && (info.mode === 'solo' || info.mode === 'lesson'),
  };
  // Where a lesson only tells, nobody is asked: the line says whose decision it is.
  const reader = info.mode === 'lesson' && message.decision === null ? undefined : viewer;
  const { Board, Beside, Focus, Legend, WithWords } = screen.parts;
  const { StatusBar, BelowLog } = slots;

  if (handOver !== null && message.outcome === null)
    return <HandOver seat={text.seat(handOver)} onReady={() => table.takeSeat(handOver)} />;

  return (
    <div className={`table-page game-${info.game} ${inWords ? 'with-words' : 'with-board'}`}>
      <TableBar
        words={words}
        info={info}
        inWords={inWords}
        onHelp={() => setHelp(true)}
        onCards={() => setCards(true)}
        RareActions={slots.RareActions}
      />
      {StatusBar && <StatusBar />}
      <main className="table-main">
        <div className="prompt-row" data-mine={message.decision !== null}>
          <h1 className="prompt" id={PROMPT} ref={promptLine} tabIndex={-1}>
            {message.outcome ? outcomeWords(message.outcome, text) : text.prompt(props.view, reader)}
          </h1>
          {recap ? (
            <Recap
              recap={recap}
              onLight={setLit}
              replay={`${info.mode === 'online' ? seenReplay(info.id) : `/replay/${info.id}`}?event=${missed?.from ?? 0}`}
              onClose={table.skipRecap}
            />
          ) : (
            message.outcome === null && <News lines={lines} freshFrom={table.decidedAt} mine={message.decision !== null} />
          )}
        </div>
        <div className="board-area">
          <h2 className="unseen">{text.name}</h2>
          {inWords || Board === undefined ? <InWords text={text} view={props.view} me={viewer} /> : <Board {...props} />}
        </div>
        <div className="side-area" ref={dock}>
          {refusal && <RefusalNote refusal={refusal} text={text} onRule={rule => setRules([rule])} onClose={table.clearRefusal} />}
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
          {WithWords && inWords && message.outcome === null && <WithWords {...props} />}
          {message.outcome === null && <Dock words={words} inWords={inWords} props={props} />}
        </div>
        {Beside && !inWords && (
          <div className="beside-area">
            <Beside {...props} />
          </div>
        )}
        <div className="facts-area">
          <Seats
            seats={info.mode === 'online' ? message.chairs.map(chair => (chair === 'bot' ? 'bot' : 'human')) : info.seats}
            me={viewer}
            waiting={message.waiting}
            view={props.view}
            text={text}
            screen={screen}
            lang={lang}
            Who={slots.Who}
          />
          <Log lines={lines} freshFrom={table.decidedAt} onLight={setLit} />
          {BelowLog && <BelowLog />}
        </div>
      </main>
      <div className="unseen" role="status" aria-live="polite">
        {linesOf(news, text, screen, viewer)
          .map(line => line.words)
          .join(' ')}
      </div>
      {help && (
        <RuleDialog text={text} rules={screen.rulesNow?.(message.view) ?? []} withKeys onClose={() => setHelp(false)}>
          {Legend && <Legend lang={lang} />}
        </RuleDialog>
      )}
      {rules && <RuleDialog text={text} rules={rules} withKeys={false} onClose={() => setRules(null)} />}
      {cards && <CardsDialog words={words} view={message.view} me={viewer} onClose={() => setCards(false)} />}
    </div>
  );
};
