/** What takes the stage: the great event that waits, or the hazard that is being decided. */
import type { Seat } from '@stoa/engine';
import type { PaEvent, PaView } from '@stoa/parthenon';
import { COMPLETE_STRUCTURES } from '@stoa/parthenon/cards';
import { villageGood } from '@stoa/parthenon/reading';
import { lazy, Suspense } from 'react';
import { Moment } from '../../../table/moment.tsx';
import { useTable } from '../../../table/store.ts';
import type { MomentProps } from '../../types.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { Pa } from '../types.ts';
import { WORDS } from '../words.ts';
import { CrossingMoment } from './crossing-moment.tsx';
import { eventAt, isOfCrossing } from './crossing-of.ts';
import { ElectionScene } from './election-scene.tsx';
import { EventScene } from './event-scene.tsx';
import { CardWords, Frieze } from './frieze.tsx';
import { NewEventScene, PlanScene } from './new-card-scene.tsx';
import './moments.css';

/** Three times a game. */
const YearScene = lazy(async () => ({ default: (await import('./year-scene.tsx')).YearScene }));
const useLog = (): readonly PaEvent[] => useTable(s => s.log) as readonly PaEvent[];

/** The votes of the election that ended at this place of the log. */
export const votesBefore = (log: readonly PaEvent[], at: number): readonly Extract<PaEvent, { e: 'voted' }>[] => {
  const before = log.slice(0, at);
  return before.slice(before.findLastIndex(e => e.e === 'season-began') + 1).filter(e => e.e === 'voted');
};

/** PA-18.1: nothing is missing any more; the season is played to its end. */
const isComplete = (view: PaView, seat: Seat): boolean => (view.islands[seat]?.structures ?? 0) >= COMPLETE_STRUCTURES;

const Great = ({ event: e, ...props }: MomentProps<Pa> & { event: PaEvent }) => {
  const { view, me, text, lang } = props;
  const words = WORDS[lang];
  const log = useLog();
  const at = log.lastIndexOf(e);
  const said = text.event(e, me) ?? '';
  const scene = { view, me, text, words };
  switch (e.e) {
    case 'lost':
    case 'villages-blocked': {
      const event = eventAt(log, at);
      if (event === undefined) return null;
      const strikes =
        e.e === 'lost'
          ? { before: words.lost, lost: e.cards }
          : { after: words.blocked, lost: e.villages.flatMap(n => villageGood(view, e.seat, n) ?? []) };
      return (
        <Moment key={at} title={words.eventTakes} said={said} kind="hazard">
          <EventScene text={text} event={event} {...strikes} />
        </Moment>
      );
    }
    case 'archon-chosen':
      return (
        <Moment key={at} title={words.isElected(e.seat === me ? null : text.seat(e.seat))} said={said} kind="election">
          <ElectionScene {...scene} elected={e.seat} votes={votesBefore(log, at)} />
        </Moment>
      );
    case 'year-ended':
      return (
        <Moment key={at} title={words.yearOver(e.year)} said={said} kind="year">
          <Suspense>
            <YearScene {...scene} log={log} at={at} />
          </Suspense>
        </Moment>
      );
    case 'event-revealed':
      return (
        <Moment key={at} title={words.newEvent} said={said} kind="event">
          <NewEventScene {...scene} event={e.event} />
        </Moment>
      );
    case 'plan-drawn':
      return (
        <Moment key={at} title={words.planTaken(e.seat === me ? null : text.seat(e.seat))} said={said} kind="wonder">
          <PlanScene {...scene} wonder={e.wonder} />
        </Moment>
      );
    case 'wonder-paid': {
      const card = text.names.wonders[e.wonder];
      return (
        <Moment key={at} title={words.wonderStands} said={said} kind="wonder">
          <Frieze gallery="parthenon/wonders" name={e.wonder}>
            <CardWords card={card} id={e.wonder} />
            <p className="pa-frieze-mine">
              <SeatMark seat={e.seat} /> {e.seat === me ? words.you : text.seat(e.seat)}:{' '}
              {words.structures(view.islands[e.seat]?.structures ?? 0)}
            </p>
            {isComplete(view, e.seat) && <b className="pa-frieze-end">{words.islandComplete}</b>}
          </Frieze>
        </Moment>
      );
    }
    default:
      return null;
  }
};

export const PaMoment = (props: MomentProps<Pa>) => {
  const log = useLog();
  const event = props.stop?.event;
  return event === undefined || isOfCrossing(log, event) ? <CrossingMoment {...props} /> : <Great {...props} event={event} />;
};
