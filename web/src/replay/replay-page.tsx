/** Any game of mine again on the stage: slider, keys, speed, jump to a log line. */
import type { Seat } from '@stoa/engine';
import { ChevronLeft } from 'lucide-react';
import { type ComponentType, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { BoardProps } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { NothingHere } from '../shell/note-page.tsx';
import '../style/table.css';
import { botNames } from '../table/bot-names.ts';
import { Standings } from '../table/end/standings.tsx';
import { IDLE } from '../table/idle-props.ts';
import { InWords } from '../table/in-words.tsx';
import { type LogLine, linesOf } from '../table/log.tsx';
import { useOutcomeWords } from '../table/outcome-words.ts';
import { Say } from '../table/say.tsx';
import { Seats } from '../table/seats.tsx';
import { Stage } from '../table/stage.tsx';
import type { ReplayFrame } from '../table/table-client.ts';
import { useWords, type Words } from '../table/use-words.ts';
import { type Part, ReplayBar, ReplaySlider } from './replay-bar.tsx';
import { ReplayOptions } from './replay-options.tsx';
import type { ReplaySource } from './sources.ts';
import { Story } from './story.tsx';
import { type Replay, useReplay } from './use-replay.ts';

interface Shown {
  readonly replay: Replay;
  readonly source: ReplaySource;
  readonly frame: ReplayFrame;
  readonly words: Words;
}

const Bar = ({ back, words, props }: { back: string; words: Words; props: BoardProps }) => {
  const t = useTranslations('replay');
  const { Clock } = words.screen.parts;
  return (
    <header className="table-bar">
      <Link href={back} className="button quiet icon" aria-label={t('back')}>
        <ChevronLeft aria-hidden />
      </Link>
      <span className="table-title">
        {t('title')}: {words.text.name}
      </span>
      {Clock && (
        <div className="game-clock">
          <Clock view={props.view} me={props.me} text={props.text} lang={props.lang} />
        </div>
      )}
    </header>
  );
};

/** Everything open: what each seat holds, one after the other. */
const AllHands = ({ replay, props, Tray }: { replay: Replay; props: BoardProps; Tray: ComponentType<BoardProps> }) =>
  replay.hands.map((hand, seat) => (
    <section key={props.text.seat(seat)} className="one-hand" aria-label={props.text.seat(seat)}>
      <h3>{props.text.seat(seat)}</h3>
      <div className="tray">
        <Tray {...props} view={hand.view} before={hand.view} me={seat} />
      </div>
    </section>
  ));

/** A replay waits for no player. */
const NOBODY: readonly number[] = [];

const Frieze = ({ source, words, props }: Pick<Shown, 'source' | 'words'> & { props: BoardProps }) => {
  const { id, seats } = source.info;
  const { people } = source;
  const named = people.length > 0 ? people : botNames(id, seats);
  const Who = useMemo(
    () =>
      people.some(name => name !== null)
        ? ({ seat, called }: { seat: Seat; called: string }) =>
            people[seat] == null || people[seat] === called ? null : <span className="seat-who">{people[seat]}</span>
        : undefined,
    [people],
  );
  return <Seats seats={seats} me={props.me} waiting={NOBODY} props={props} words={words} Who={Who} bots={named} onSeat={undefined} />;
};

/** What happened in this step, for readers: the ledge and the story show it. */
const Lines = ({ lines }: { lines: readonly LogLine[] }) => (
  <ul className="replay-lines unseen" aria-live="polite">
    {lines.map(({ at, words: line }) => (
      <li key={at}>{line}</li>
    ))}
  </ul>
);

/** The board as it stood: nothing can be chosen, and what happened is lit. */
const replayProps = ({ view, events }: ReplayFrame, { text, screen, lang }: Words, me: Seat | undefined): BoardProps => ({
  ...IDLE,
  view,
  before: view,
  me,
  text,
  lang,
  news: events,
  fresh: events,
  lit: events.flatMap(e => screen.log.places?.(e) ?? []),
});

/** Where turns, battles and the like begin; of several in one step the first. */
const partsOf = (story: Replay['story'], { text, screen }: Words, me: Seat | undefined): readonly Part[] =>
  story.flatMap(({ n: at, events }) => {
    for (const event of events) {
      const opens = screen.log.opens?.(event);
      if (opens !== undefined) return [{ at, opens, title: (text.event(event, me) ?? '').replace(/\.$/, '') }];
    }
    return [];
  });

/** How many lines of a step the ledge has room for. */
const TOLD = 2;

/** What stands beside the board: the game's own, the standings at the end, and the ways to look at it. */
const ReplayMatter = ({
  replay,
  source,
  frame,
  words,
  props,
  inWords,
}: Shown & { props: ReturnType<typeof replayProps>; inWords: boolean }) => {
  const { text, screen } = words;
  const { Matter } = screen.parts;
  return (
    <>
      {Matter && !inWords && <Matter {...props} />}
      {frame.outcome && (
        <Standings
          outcome={frame.outcome}
          view={frame.view}
          screen={screen}
          text={text}
          own={replay.seat === 'all' ? undefined : replay.seat}
          info={source.info}
          seats={source.info.seats}
        />
      )}
      <ReplayOptions
        source={source}
        text={text}
        frame={frame}
        seat={replay.seat}
        onSeat={replay.setSeat}
        speed={replay.speed}
        onSpeed={replay.setSpeed}
      />
    </>
  );
};

const ReplayView = ({ replay, source, frame, words }: Shown) => {
  const t = useTranslations('replay');
  const shell = useTranslations('shell');
  const outcomeWords = useOutcomeWords();
  const form = useSettings(s => s.form);
  const { text, screen } = words;
  const { seat, n, total, go } = replay;
  const pageTitle = `${t('title')}: ${text.name} · ${shell('title')}`;
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  const viewer = seat === 'all' ? undefined : seat;
  const { Board, Tray } = screen.parts;
  const inWords = form === 'words' || Board === undefined;
  const parts = partsOf(replay.story, words, viewer);
  const props = replayProps(frame, words, viewer);
  const lines = linesOf(frame.events, text, screen, viewer);
  const told = lines.slice(0, TOLD).map(line => line.words);
  return (
    <Stage
      game={source.info.game}
      form={inWords ? 'words' : 'board'}
      title={t('title')}
      decision={null}
      regions={{
        bar: <Bar back={source.back} words={words} props={props} />,
        frieze: <Frieze source={source} words={words} props={props} />,
        say: (
          <Say
            prompt={frame.outcome ? outcomeWords(frame.outcome, text, undefined) : told.join(' ') || text.prompt(frame.view, undefined)}
            mine={false}
            me={viewer}
          >
            <Lines lines={lines} />
            <ReplaySlider n={n} total={total} go={go} parts={parts} />
          </Say>
        ),
        board: inWords ? <InWords text={text} view={frame.view} me={viewer} /> : <Board {...props} />,
        matter: <ReplayMatter replay={replay} source={source} frame={frame} words={words} props={props} inWords={inWords} />,
        tray: Tray && (inWords ? null : seat === 'all' ? <AllHands replay={replay} props={props} Tray={Tray} /> : <Tray {...props} />),
        ways: <ReplayBar n={n} total={total} go={go} running={replay.running} isAtEnd={replay.isAtEnd} run={replay.run} />,
        story: <Story story={replay.story} text={text} screen={screen} me={viewer} n={frame.n} onGo={go} />,
      }}
    />
  );
};

export const ReplayPage = ({ id }: { id: string }) => {
  const shell = useTranslations('shell');
  const replay = useReplay(id);
  const { source, frame } = replay;
  // A game of this device: only its bots have names.
  const people = useMemo(() => (source && source.people.length === 0 ? botNames(id, source.info.seats) : source?.people), [source, id]);
  const words = useWords(source?.info.game, source?.info.pack, people);
  if (source === null) return <NothingHere />;
  if (source === undefined || words === undefined || frame === undefined)
    return (
      <p className="waiting" role="status">
        {shell('loading')}
      </p>
    );
  return <ReplayView replay={replay} source={source} frame={frame} words={words} />;
};
