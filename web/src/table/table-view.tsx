/** A table that is there: what each region of the stage holds, from the seat's message and the game's text. */
import { type ComponentType, lazy, memo, type RefObject, Suspense, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { BoardProps } from '../games/types.ts';
import { useStageSize } from '../screen-size.ts';
import { useSettings } from '../settings.ts';
import { Asked, type LedgeProps } from './asked.tsx';
import { boardProps, toldOf } from './board-props.ts';
import { botNames } from './bot-names.ts';
import { Chronicle } from './chronicle.tsx';
import { Dock } from './dock.tsx';
import { HeardSoon } from './heard.tsx';
import { InWords } from './in-words.tsx';
import { linesOf } from './log.tsx';
import { Matter } from './matter.tsx';
import { Moment } from './moment.tsx';
import { type Offer, offerOf } from './offer.ts';
import type { Dialogs, PartProps, Ready } from './ready.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { Seats } from './seats.tsx';
import { Sheet, type SheetName } from './sheets.tsx';
import { SoundQuestion } from './sound-question.tsx';
import { Stage } from './stage.tsx';
import { StopWays } from './stops.tsx';
import { useTable } from './store.ts';
import { StoryRegion } from './story-region.tsx';
import { CardsDialog, TableBar } from './table-bar.tsx';
import { useArmed } from './use-armed.ts';
import { useLoneAnswer } from './use-lone-answer.ts';

type OnLight = (places: readonly string[]) => void;

/** Drawn again only when what it is told changes: a touch that is on its way changes nothing on board and tray. */
const Part = memo(({ of: Of, props }: { of: ComponentType<BoardProps>; props: BoardProps }) => <Of {...props} />);

const NOBODY: readonly number[] = [];
type FriezeProps = Pick<Ready, 'info' | 'message' | 'words' | 'slots'> & {
  readonly props: BoardProps;
  /** While a great event is shown the question behind it is not told yet, nor whom it asks. */
  readonly isStopped: boolean;
  readonly open: (sheet: SheetName) => void;
};
const never = (): boolean => false;

const Frieze = memo(({ info, message, words, slots, props, isStopped, open }: FriezeProps) => (
  <Seats
    seats={info.mode === 'online' ? message.chairs.map(chair => (chair === 'bot' ? 'bot' : 'human')) : info.seats}
    me={props.me}
    waiting={isStopped ? NOBODY : message.waiting}
    props={props}
    words={words}
    Who={slots.Who}
    bots={botNames(info.id, info.seats)}
    onSeat={seat => open({ seat })}
  />
));

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
  const { table, message, words, info } = ready;
  const { screen, text, lang } = words;
  const { Legend } = screen.parts;
  if (dialog === null) return null;
  if (dialog === 'cards') return <CardsDialog words={words} view={message.view} me={table.viewer} onClose={onClose} />;
  if (dialog !== 'help') return <RuleDialog game={info.game} text={text} rules={dialog.rules} withKeys={false} onClose={onClose} />;
  return (
    <RuleDialog game={info.game} text={text} rules={screen.rulesNow?.(message.view) ?? []} withKeys onClose={onClose}>
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
              SeatSign={words.screen.parts.SeatSign}
            />
            {BelowLog && <BelowLog />}
          </>
        )}
      </Suspense>
    </Sheet>
  );
};

const WaysOn = ({
  ready,
  props,
  moment,
  offer,
  sheet,
  open,
}: Omit<LedgeProps, 'isResultOpen'> & Pick<ViewProps, 'sheet' | 'open'> & { offer: Offer }) => {
  const { stops } = ready.table;
  const { message } = ready;
  const isStopped = stops.length > 0;
  const hasWays = !isStopped && moment?.ways !== undefined;
  const isOver = message.outcome !== null;
  const deed = isStopped ? 'stops' : hasWays ? 'answers' : isOver ? 'over' : message.decision === null ? 'waits' : 'asks';
  const armed = useArmed(deed);
  const lone = useLoneAnswer(ready.words.screen);
  if (isStopped) return <StopWays left={stops.length} next={moment?.next} />;
  if (hasWays)
    return (
      <div className="dock" aria-busy={!armed.armed} onClickCapture={armed.guard}>
        {moment.ways}
      </div>
    );
  const isOpen = sheet === 'end';
  const result = !isOver ? undefined : { isOpen, toggle: () => open(isOpen ? null : 'end') };
  return <Dock words={ready.words} props={props} offer={offer} lone={lone} armed={armed} result={result} />;
};

/** What the screens are told; the odds only where no other person is at a disadvantage by them. The same while nothing of it changes. */
const useBoardProps = ({ info, message, words, slots }: Ready, lit: readonly string[]): BoardProps => {
  const told = useTable(useShallow(toldOf));
  const odds = useSettings(s => s.odds);
  const showOdds = odds === 'on' && (info.mode === 'solo' || info.mode === 'lesson');
  const allLit = useMemo(() => (slots.lit ? [...lit, ...slots.lit] : lit), [lit, slots.lit]);
  return useMemo(() => boardProps(told, message, { words, lit: allLit, showOdds }), [told, message, words, allLit, showOdds]);
};

export const TableView = ({ ready, heading, dialog, show, sheet, open }: ViewProps) => {
  const { table, info, message, words, slots, inWords } = ready;
  const { screen, text } = words;
  const size = useStageSize();
  const [lit, setLit] = useState<readonly string[]>([]);
  const props = useBoardProps(ready, lit);
  const { Board, Tray } = screen.parts;
  const isStopped = table.stops.length > 0;
  const isOver = message.outcome !== null && !isStopped;
  const useMoment = screen.useMoment ?? noMoment;
  const told = useMoment({ ...props, stop: table.stops[0] });
  const moment = inWords ? undefined : told;
  const { Toast, Voice, RareActions, Watchers, useClocks = never } = slots;
  const hasClocks = useClocks();
  const offer = useMemo(() => offerOf(props, screen, inWords, size), [props, screen, inWords, size]);
  const part = { ready, props };
  return (
    <Stage
      game={info.game}
      form={inWords ? 'words' : 'board'}
      title={text.name}
      decision={message.decision}
      isEnd={sheet === 'end'}
      hasClocks={hasClocks}
      regions={{
        bar: <TableBar {...{ words, props, info, inWords, RareActions, Watchers, show }} />,
        frieze: <Frieze {...{ info, message, words, slots, props, isStopped, open }} />,
        say: <Asked {...part} moment={moment} isResultOpen={sheet === 'end'} heading={heading} show={show} />,
        board:
          inWords || Board === undefined ? <InWords text={text} view={props.view} me={table.viewer} /> : <Part of={Board} props={props} />,
        matter: message.outcome === null ? <Matter words={words} props={props} offer={offer} inWords={inWords} /> : null,
        // A game that is over needs no hand, and who watches has none.
        tray:
          isOver || table.viewer === undefined ? undefined : Tray && (inWords ? null : (moment?.tray ?? <Part of={Tray} props={props} />)),
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
      <HeardSoon words={words} props={props} isMine={message.decision !== null && !isStopped} />
      <OpenDialog ready={ready} dialog={dialog} onClose={() => show(null)} />
    </Stage>
  );
};
