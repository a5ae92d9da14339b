/** A table that is there: what each region of the stage holds, from the seat's message and the game's text. */
import { type RefObject, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import { useStageSize } from '../screen-size.ts';
import { useSettings } from '../settings.ts';
import { boardProps } from './board-props.ts';
import { botNames } from './bot-names.ts';
import { Chronicle } from './chronicle.tsx';
import { Dock } from './dock.tsx';
import { EndPanel } from './end-panel.tsx';
import { InWords } from './in-words.tsx';
import { type LogLine, linesOf } from './log.tsx';
import { Matter } from './matter.tsx';
import { Moment } from './moment.tsx';
import { offerOf } from './offer.ts';
import { useOutcomeWords } from './outcome-words.ts';
import type { TableSlots } from './page-slots.ts';
import { Recap, recapOf } from './recap.tsx';
import { RefusalNote } from './refusal.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { Say } from './say.tsx';
import { Seats } from './seats.tsx';
import { Sheet, type SheetName } from './sheets.tsx';
import { SoundQuestion } from './sound-question.tsx';
import { Stage } from './stage.tsx';
import { StopWays } from './stops.tsx';
import type { TableStore } from './store.ts';
import { deedsOf, Story } from './story.tsx';
import { CardsDialog, TableBar } from './table-bar.tsx';
import type { SeatMessage, TableInfo } from './table-client.ts';
import type { Words } from './use-words.ts';
import { Waiting } from './waiting.tsx';

export type Dialogs = 'help' | 'cards' | { readonly rules: readonly string[] } | null;

/** Everything of a table that is here: the client, its words, its latest message. */
export interface Ready {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly message: SeatMessage;
  readonly words: Words;
  readonly slots: TableSlots;
  readonly inWords: boolean;
  readonly lines: readonly LogLine[];
}

interface PartProps {
  readonly ready: Ready;
  readonly props: BoardProps;
}
type OnLight = (places: readonly string[]) => void;

const Prompt = ({
  ready,
  props,
  heading,
  show,
}: PartProps & { heading: RefObject<HTMLHeadingElement | null>; show: (d: Dialogs) => void }) => {
  const t = useTranslations('table');
  const outcomeWords = useOutcomeWords();
  const { table, info, message, words, slots, inWords } = ready;
  const { viewer, draft, refusal } = table;
  const { text, screen } = words;
  const { Note } = slots;
  const mine = message.decision !== null;
  // Where a lesson only tells, nobody is asked: the line says whose decision it is.
  const reader = info.mode === 'lesson' && !mine ? undefined : viewer;
  const isOnBoardOnly = mine && !inWords && draft.length === 0 && props.actions.length > 0 && !screen.phone.boardShowsHint?.(props.view);
  return (
    <Say
      prompt={message.outcome ? outcomeWords(message.outcome, text) : text.prompt(props.view, reader)}
      heading={heading}
      mine={mine}
      me={viewer}
    >
      {Note && <Note />}
      {refusal ? (
        <RefusalNote refusal={refusal} text={text} onRule={rule => show({ rules: [rule] })} onClose={table.clearRefusal} />
      ) : draft.length > 0 ? (
        <p className="said-note" id="said-note">
          {t('chosen')} {draft.map(action => text.action(action, message.view)).join(' · ')}
        </p>
      ) : !mine ? (
        <Waiting message={message} nameOf={text.seat} />
      ) : (
        isOnBoardOnly && props.actions.every(action => screen.draft.onBoard?.(action)) && <p className="said-note">{t('touchLit')}</p>
      )}
    </Say>
  );
};

const StoryRegion = ({ ready, onLight, onChronicle }: { ready: Ready; onLight: OnLight; onChronicle: () => void }) => {
  const { table, info, lines, words } = ready;
  const { missed } = table;
  const recap = useMemo(() => (missed ? recapOf(lines, missed, table.viewer) : undefined), [missed, lines, table.viewer]);
  // From the first line that is told; my own deeds before it are not.
  const first = recap ? Math.min(...[...recap.toMe, ...recap.others].map(({ at }) => at)) : 0;
  const replay = `${info.mode === 'online' ? seenReplay(info.id) : `/replay/${info.id}`}?event=${first}`;
  return recap ? (
    <Recap recap={recap} onLight={onLight} replay={replay} onClose={table.skipRecap} />
  ) : (
    <Story
      lines={lines}
      freshFrom={words.screen.log.storyFrom?.(table.log, table.decidedAt, table.viewer) ?? table.decidedAt}
      me={table.viewer}
      nameOf={words.text.seat}
      onLight={onLight}
      onChronicle={onChronicle}
    />
  );
};

const Frieze = ({ ready, props, onSeat }: PartProps & { onSeat: (seat: number) => void }) => {
  const { table, info, message, words, slots } = ready;
  return (
    <Seats
      seats={info.mode === 'online' ? message.chairs.map(chair => (chair === 'bot' ? 'bot' : 'human')) : info.seats}
      me={table.viewer}
      waiting={message.waiting}
      props={props}
      words={words}
      Who={slots.Who}
      bots={botNames(info.id, info.seats)}
      onSeat={onSeat}
    />
  );
};

/** For readers: what others did, once for each player, and that it is the reader's turn. */
const Heard = ({ ready, props }: PartProps) => {
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
};

/** The first stop that has not been passed; without one, a scene that the game shows while it goes on. */
const MomentRegion = ({ ready, props }: PartProps) => {
  const { table, words, inWords } = ready;
  const { text, screen } = words;
  const stop = table.stops[0];
  const { Moment: Scene } = screen.parts;
  if (Scene && !inWords) return <Scene {...props} stop={stop} />;
  if (stop === undefined) return null;
  const said = text.event(stop.event, table.viewer) ?? '';
  return <Moment title={text.name} said={said} />;
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

const End = ({ ready }: { ready: Ready }) => {
  const { table, info, message, words, slots } = ready;
  return message.outcome === null ? null : (
    <EndPanel
      outcome={message.outcome}
      info={info}
      me={table.viewer}
      text={words.text}
      After={slots.AfterEnd}
      screen={words.screen}
      log={table.log}
      view={message.view}
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

export const TableView = ({ ready, heading, dialog, show, sheet, open }: ViewProps) => {
  const { table, info, message, words, slots, inWords, lines } = ready;
  const { screen, text } = words;
  const odds = useSettings(s => s.odds);
  const size = useStageSize();
  const [lit, setLit] = useState<readonly string[]>([]);
  const props = boardProps(table, message, {
    words,
    lit: slots.lit ? [...lit, ...slots.lit] : lit,
    showOdds: odds === 'on' && (info.mode === 'solo' || info.mode === 'lesson'),
  });
  const { Board, Tray } = screen.parts;
  const useMoment = screen.useMoment ?? noMoment;
  const told = useMoment({ ...props, stop: table.stops[0] });
  const moment = inWords ? undefined : told;
  const { Toast, Voice, BelowLog } = slots;
  const isOver = message.outcome !== null;
  const offer = offerOf(props, screen, inWords, size);
  return (
    <Stage
      game={info.game}
      form={inWords ? 'words' : 'board'}
      title={text.name}
      decision={message.decision}
      regions={{
        bar: (
          <TableBar
            words={words}
            props={props}
            info={info}
            inWords={inWords}
            onHelp={() => show('help')}
            onCards={() => show('cards')}
            RareActions={slots.RareActions}
          />
        ),
        frieze: <Frieze ready={ready} props={props} onSeat={seat => open({ seat })} />,
        say: moment?.say ? (
          <Say prompt={moment.say.prompt} heading={heading} mine={false} me={table.viewer}>
            {moment.say.note && <p className="said-note">{moment.say.note}</p>}
          </Say>
        ) : (
          <Prompt ready={ready} props={props} heading={heading} show={show} />
        ),
        board: inWords || Board === undefined ? <InWords text={text} view={props.view} me={table.viewer} /> : <Board {...props} />,
        matter: isOver ? null : <Matter words={words} props={props} offer={offer} inWords={inWords} />,
        tray: Tray && (inWords ? null : (moment?.tray ?? <Tray {...props} />)),
        ways:
          table.stops.length > 0 ? (
            <StopWays left={table.stops.length} next={moment?.next} />
          ) : moment?.ways ? (
            <div className="dock">{moment.ways}</div>
          ) : (
            <Dock words={words} props={props} offer={offer} onResult={isOver ? () => open('end') : undefined} />
          ),
        story: (
          <>
            <StoryRegion ready={ready} onLight={setLit} onChronicle={() => open('chronicle')} />
            {info.mode === 'solo' && <SoundQuestion />}
          </>
        ),
        moment: moment ? moment.scene : <MomentRegion ready={ready} props={props} />,
        voice: Voice && <Voice />,
        toast: Toast && <Toast onChat={() => open('chronicle')} />,
        drawer: sheet !== null && (
          <Sheet name={sheet} ready={ready} props={props} onClose={() => open(null)}>
            {sheet === 'end' ? (
              <End ready={ready} />
            ) : (
              <>
                <Chronicle
                  lines={lines}
                  freshFrom={table.decidedAt}
                  names={message.chairs.map((_, seat) => text.seat(seat))}
                  onLight={setLit}
                />
                {BelowLog && <BelowLog />}
              </>
            )}
          </Sheet>
        ),
      }}
    >
      <Heard ready={ready} props={props} />
      <OpenDialog ready={ready} dialog={dialog} onClose={() => show(null)} />
    </Stage>
  );
};
