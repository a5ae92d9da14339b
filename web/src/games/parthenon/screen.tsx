/** Parthenon on the screen. */
import type { Seat } from '@stoa/engine';
import { lazy } from 'react';
import { defineScreen, type MomentProps, type StageMoment } from '../types.ts';
import { PlansIfKept } from './ahead/plans-if-kept.tsx';
import { Board } from './board/board.tsx';
import { Clock } from './board/clock.tsx';
import { EndIsland } from './board/end-island.tsx';
import { placesOf } from './board/places.ts';
import { Goods } from './board/stores.tsx';
import { decidedBy, isTurningPoint } from './end.ts';
import { later } from './later.tsx';
import { DealWays } from './market/deal.tsx';
import { Market } from './market/market.tsx';
import { commitModeInMarket, isInMarket } from './market/touch.ts';
import { MomentOnSight } from './moments/moment-on-sight.tsx';
import { waits } from './moments/waits.ts';
import { Focus } from './panels/focus.tsx';
import { voyageSteps } from './panels/loading.ts';
import { PhaseButtons } from './panels/phase-buttons.tsx';
import { usePlan } from './plan.ts';
import './board/island.css';
import './parthenon.css';
import './panels/voyage.css';
import './panels/ways-to-pay.css';
import './pieces.css';
import { tieBreakOf } from '@stoa/parthenon/reading';
import { SeatMark } from './pieces/seat-mark.tsx';
import { questions } from './questions.ts';
import { ROOM_RULES } from './room-rules.ts';
import { scrollTargets } from './scroll-targets.ts';
import { affects, mergeEvents } from './story.ts';
import { changingAnswer, finishesItself, givesUp, isAside, isOnBoard, isSole, stepsAtOnce } from './touch.ts';
import type { Pa, PaProps } from './types.ts';
import { loadScreenWords, WORDS } from './words.ts';

const SeatFact = ({ view, seat, text, lang }: Pick<PaProps, 'view' | 'text' | 'lang'> & { seat: Seat }) => {
  const words = WORDS[lang];
  const island = view.islands[seat];
  if (island === undefined || island.island === null) return null;
  return (
    <span className="seat-fact pa-seat-fact">
      <span>
        <SeatMark seat={seat} /> <span className="pa-seat-isle">{text.names.islands[island.island]}</span>
        {seat === view.archon && <b> {words.archonTag}</b>}
      </span>{' '}
      <b className="pa-seat-score" role="img" aria-label={words.structures(island.structures)}>
        {island.structures}
      </b>
      <small>
        {words.structures(island.structures)} · {text.cards(island.handSize)}
      </small>
    </span>
  );
};

/** Of one step the deed is the step itself. */
const deed = ({ draft, before, text }: PaProps): string | undefined => {
  const [step, ...more] = draft;
  return step === undefined || more.length > 0 ? undefined : text.action(step, before);
};

/** Loaded when it is asked for. */
const Overview = lazy(async () => ({ default: (await import('./overview.tsx')).Overview }));

/** With the first game that ends. */
const EndRace = lazy(async () => ({ default: (await import('./board/end-race.tsx')).EndRace }));

const Ways = (props: PaProps) => (
  <>
    <PhaseButtons {...props} choose={changingAnswer(props)} words={WORDS[props.lang]} />
    <DealWays {...props} />
  </>
);

const WithWords = (props: PaProps) => (
  <>
    <Market {...props} />
    <PlansIfKept {...props} />
  </>
);

/**
 * While a great event waits, the ledge tells it and not the next question. The scene has one place, whether an event waits or a hazard is being
 * decided: it is not drawn again between them.
 */
const useMoment = (props: MomentProps<Pa>): StageMoment => {
  const { stop, text, me } = props;
  const scene = <MomentOnSight {...props} />;
  return stop === undefined ? { scene } : { scene, say: { prompt: text.event(stop.event, me) ?? text.name } };
};

export const screen = defineScreen<Pa>({
  loadWords: loadScreenWords,
  parts: {
    Board: later(Board),
    Matter: Focus,
    Tray: Goods,
    Ways,
    WithWords,
    Cards: Overview,
    EndPicture: EndIsland,
    EndMore: EndRace,
    SeatFact,
    Clock,
  },
  draft: {
    commitMode: (a, all) => commitModeInMarket(a) ?? (stepsAtOnce(a) || isSole(all) ? 'at-once' : 'whole'),
    onBoard: a => isInMarket(a) || isOnBoard(a),
    finishesItself,
    isAside,
    prepared: { subscribe: usePlan.subscribe, count: () => voyageSteps(usePlan.getState()).length },
    deed,
    givesUp,
  },
  log: {
    opens: e => (e.e === 'season-began' ? 'chapter' : e.e === 'event-begun' ? 'section' : undefined),
    places: placesOf,
    mergeEvents,
    affects,
    waits,
    isTurningPoint,
  },
  phone: { scrollTargets, boardShowsHint: () => true },
  end: {
    decidedBy,
    pointsOf: (view, seat, lang) => WORDS[lang].structures(view.islands[seat]?.structures ?? 0),
    tieBreak: ({ outcome, view, own }, before, after, text) => {
      const event = tieBreakOf(view, outcome, before, after);
      return event && text.event(event, own);
    },
  },
  useMoment,
  questions,
  byName: true,
  loadRules: async () => (await import('@stoa/parthenon/rulebook')).RULE_IDS,
  rulesNow: view => ROOM_RULES[view.room] ?? [],
});
