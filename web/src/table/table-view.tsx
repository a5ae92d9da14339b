/** A table that is there: what each region of the stage holds, from the seat's message and the game's text. */
import { lazy, memo, type RefObject, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import { useStageSize } from '../screen-size.ts';
import { useSettings } from '../settings.ts';
import { AllRules } from './all-rules.tsx';
import { Asked, type LedgeProps } from './asked.tsx';
import { boardProps } from './board-props.ts';
import { botNames } from './bot-names.ts';
import { Chronicle } from './chronicle.tsx';
import { Dock } from './dock.tsx';
import { InWords } from './in-words.tsx';
import { linesOf } from './log.tsx';
import { Matter } from './matter.tsx';
import { Moment } from './moment.tsx';
import { type Offer, offerOf } from './offer.ts';
import type { Dialogs, PartProps, Ready } from './ready.ts';
import { Recap, recapOf } from './recap.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { Seats } from './seats.tsx';
import { toldUpTo, useSettled } from './settled.ts';
import { Sheet, type SheetName } from './sheets.tsx';
import { SoundQuestion } from './sound-question.tsx';
import { Stage } from './stage.tsx';
import { StopWays } from './stops.tsx';
import { deedsOf, Story } from './story.tsx';
import { CardsDialog, TableBar } from './table-bar.tsx';
import { useArmed } from './use-armed.ts';

type OnLight = (places: readonly string[]) => void;

interface StoryProps {
  readonly ready: Ready;
  readonly onLight: OnLight;
  readonly open: (sheet: SheetName) => void;
}
const StoryTold = memo(({ ready, onLight, open }: StoryProps) => {
  const { table, info, message, lines, words, slots } = ready;
  const { missed } = table;
  const recap = useMemo(() => (missed ? recapOf(lines, missed, table.viewer) : undefined), [missed, lines, table.viewer]);
  // From the first line that is told; my own deeds before it are not.
  const settled = useSettled(words.screen.log.settles);
  const upTo = toldUpTo(table.log, table.stops[0], settled);
  const first = recap ? Math.min(...[...recap.toMe, ...recap.others].map(({ at }) => at)) : 0;
  const replay = `${info.mode === 'online' ? seenReplay(info.id) : `/replay/${info.id}`}?event=${first}`;
  return recap ? (
    <Recap recap={recap} onLight={onLight} replay={replay} onClose={table.skipRecap} />
  ) : (
    <Story
      lines={lines.filter(({ at }) => at < upTo)}
      freshFrom={words.screen.log.storyFrom?.(table.log, table.decidedAt, table.viewer) ?? table.decidedAt}
      me={table.viewer}
      nameOf={words.text.seat}
      situation={() => words.screen.log.situation?.(message.view, words.text, words.lang) ?? []}
      onLight={onLight}
      onChronicle={() => open('chronicle')}
      UnreadMark={slots.UnreadMark}
    />
  );
});
/** What a message tells comes a moment after what it asks: the board, the prompt and the ways on do not wait for it. */
const StoryRegion = ({ ready, ...rest }: StoryProps) => <StoryTold ready={useDeferredValue(ready)} {...rest} />;

const NOBODY: readonly number[] = [];
const Frieze = ({ ready, props, onSeat }: PartProps & { onSeat: (seat: number) => void }) => {
  const { table, info, message, words, slots } = ready;
  return (
    <Seats
      seats={info.mode === 'online' ? message.chairs.map(chair => (chair === 'bot' ? 'bot' : 'human')) : info.seats}
      me={table.viewer}
      // While a great event is shown the question behind it is not told yet, nor whom it asks.
      waiting={table.stops.length > 0 ? NOBODY : message.waiting}
      props={props}
      words={words}
      Who={slots.Who}
      bots={botNames(info.id, info.seats)}
      onSeat={onSeat}
    />
  );
};

/** For readers: what others did, once for each player, and that it is the reader's turn. */
const Heard = memo(({ ready, props }: PartProps) => {
  const t = useTranslations('table');
  const { table, message, words } = ready;
  const { text, screen } = words;
  const isMine = message.decision !== null && table.stops.length === 0;
  const deeds = deedsOf(linesOf(table.news, text, screen, table.viewer), table.viewer);
  return (
    <>
      <div className="unseen" role="status" aria-live="polite">
        {deeds.map(({ lines }) => lines.map(line => line.words).join(' ')).join(' ')}
      </div>
      <div className="unseen" aria-live="assertive">
        {isMine && `${t('yourTurn')}: ${text.prompt(props.view, table.viewer)}`}
      </div>
    </>
  );
});
const HeardSoon = (part: PartProps) => {
  const { ready, props } = useDeferredValue(part);
  return <Heard ready={ready} props={props} />;
};

/** How much of what led to a great event is told in words. */
const TOLD = 14;

/** The first stop that has not been passed; without one, a scene that the game shows while it goes on. */
const MomentRegion = ({ ready, props, title }: PartProps & { title: string | undefined }) => {
  const { table, words, inWords } = ready;
  const { text, screen } = words;
  const stop = table.stops[0];
  const { Moment: Scene } = screen.parts;
  if (Scene && !inWords) return <Scene {...props} stop={stop} />;
  if (stop === undefined) return null;
  const said = text.event(stop.event, table.viewer) ?? '';
  const lines = linesOf([...stop.cause, stop.event], text, screen, table.viewer).slice(-TOLD);
  return (
    <Moment title={title ?? text.name} said={said}>
      {lines.length > 1 && (
        <ul className="moment-lines">
          {lines.map(({ at, words: line }) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </Moment>
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
      {screen.loadRules && <AllRules text={text} load={screen.loadRules} />}
      {Legend && <Legend lang={lang} />}
    </RuleDialog>
  );
};

/** Loaded with the first result. */
const EndPanel = lazy(async () => ({ default: (await import('./end/end-panel.tsx')).EndPanel }));

const End = ({ ready }: { ready: Ready }) => {
  const { table, info, message, words, slots } = ready;
  return message.outcome === null ? null : (
    <EndPanel
      outcome={message.outcome}
      info={info}
      seats={info.mode === 'online' ? message.chairs.map(chair => (chair === 'bot' ? 'bot' : 'human')) : info.seats}
      own={info.mode === 'hot-seat' ? undefined : table.viewer}
      text={words.text}
      After={slots.AfterEnd}
      screen={words.screen}
      log={table.log}
      view={message.view}
      readRecord={slots.readRecord}
    />
  );
};

const noMoment = (): undefined => undefined;

interface ViewProps {
  readonly ready: Ready;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly dialog: Dialogs;
  readonly show: (dialog: Dialogs) => void;
  readonly sheet: SheetName | null;
  readonly open: (sheet: SheetName | null) => void;
}

type DrawerProps = PartProps & Pick<ViewProps, 'sheet' | 'open'> & { readonly onLight: OnLight };

const Drawer = ({ ready, props, sheet, open, onLight }: DrawerProps) => {
  const { table, message, words, slots, lines } = ready;
  const { BelowLog } = slots;
  if (sheet === null) return null;
  return (
    <Sheet name={sheet} ready={ready} props={props} onClose={() => open(null)}>
      <Suspense>
        {sheet === 'end' ? (
          <End ready={ready} />
        ) : (
          <>
            <Chronicle
              lines={lines}
              freshFrom={table.decidedAt}
              names={message.chairs.map((_, seat) => words.text.seat(seat))}
              onLight={onLight}
            />
            {BelowLog && <BelowLog />}
          </>
        )}
      </Suspense>
    </Sheet>
  );
};

const WaysOn = ({ ready, props, moment, offer, sheet, open }: LedgeProps & Pick<ViewProps, 'sheet' | 'open'> & { offer: Offer }) => {
  const { stops } = ready.table;
  const { message } = ready;
  const isStopped = stops.length > 0;
  const hasWays = !isStopped && moment?.ways !== undefined;
  const isOver = message.outcome !== null;
  const deed = isStopped ? 'stops' : hasWays ? 'answers' : isOver ? 'over' : message.decision === null ? 'waits' : 'asks';
  const armed = useArmed(deed);
  if (isStopped) return <StopWays left={stops.length} next={moment?.next} />;
  if (hasWays)
    return (
      <div className="dock" aria-busy={!armed.armed} onClickCapture={armed.guard}>
        {moment.ways}
      </div>
    );
  const isOpen = sheet === 'end';
  const result = !isOver ? undefined : { isOpen, toggle: () => open(isOpen ? null : 'end') };
  return <Dock words={ready.words} props={props} offer={offer} lone={ready.lone} armed={armed} result={result} />;
};

/** What the screens are told; the odds only where no other person is at a disadvantage by them. */
const useBoardProps = ({ table, info, message, words, slots }: Ready, lit: readonly string[]): BoardProps => {
  const odds = useSettings(s => s.odds);
  return boardProps(table, message, {
    words,
    lit: slots.lit ? [...lit, ...slots.lit] : lit,
    showOdds: odds === 'on' && (info.mode === 'solo' || info.mode === 'lesson'),
  });
};

export const TableView = ({ ready, heading, dialog, show, sheet, open }: ViewProps) => {
  const { table, info, message, words, slots, inWords } = ready;
  const { screen, text } = words;
  const size = useStageSize();
  const [lit, setLit] = useState<readonly string[]>([]);
  const props = useBoardProps(ready, lit);
  const { Board, Tray } = screen.parts;
  const isOver = message.outcome !== null && table.stops.length === 0;
  const useMoment = screen.useMoment ?? noMoment;
  const told = useMoment({ ...props, stop: table.stops[0] });
  const moment = inWords ? undefined : told;
  const { Toast, Voice, RareActions } = slots;
  const offer = offerOf(props, screen, inWords, size);
  const part = { ready, props };
  return (
    <Stage
      game={info.game}
      form={inWords ? 'words' : 'board'}
      title={text.name}
      decision={message.decision}
      isEnd={sheet === 'end'}
      regions={{
        bar: <TableBar {...{ words, props, info, inWords, RareActions }} onHelp={() => show('help')} onCards={() => show('cards')} />,
        frieze: <Frieze {...part} onSeat={seat => open({ seat })} />,
        say: <Asked {...part} moment={moment} heading={heading} show={show} />,
        board: inWords || Board === undefined ? <InWords text={text} view={props.view} me={table.viewer} /> : <Board {...props} />,
        matter: message.outcome === null ? <Matter words={words} props={props} offer={offer} inWords={inWords} /> : null,
        // A game that is over needs no hand.
        tray: isOver ? undefined : Tray && (inWords ? null : (moment?.tray ?? <Tray {...props} />)),
        ways: <WaysOn {...part} moment={moment} offer={offer} sheet={sheet} open={open} />,
        story: (
          <>
            <StoryRegion ready={ready} onLight={setLit} open={open} />
            {info.mode === 'solo' && <SoundQuestion />}
          </>
        ),
        moment: moment ? moment.scene : <MomentRegion {...part} title={told?.say?.prompt} />,
        voice: Voice && <Voice />,
        toast: Toast && <Toast onChat={() => open('chronicle')} />,
        drawer: <Drawer {...part} sheet={sheet} open={open} onLight={setLit} />,
      }}
    >
      <HeardSoon {...part} />
      <OpenDialog ready={ready} dialog={dialog} onClose={() => show(null)} />
    </Stage>
  );
};
