/** Parthenon on the screen. */
import type { Action, GameEvent, Language } from '@stoa/engine';
import type { PaAction, PaEvent, PaView } from '@stoa/parthenon';
import { type PaText, texts } from '@stoa/parthenon/text';
import type { AnyText, GameScreen } from '../types.ts';
import { PlanAhead } from './ahead/plan-ahead.tsx';
import { asked } from './asked.ts';
import { Board, placesOf } from './board/board.tsx';
import { Focus } from './focus.tsx';
import { Market } from './market/market.tsx';
import { howInMarket, isInMarket } from './market/touch.ts';
import { Overview } from './overview.tsx';
import './board/island.css';
import './parthenon.css';
import './phases/voyage.css';
import './pieces.css';
import { SeatMark } from './pieces/seat-mark.tsx';
import { questions } from './questions.ts';
import { ROOM_RULES } from './room-rules.ts';
import { tieBreakOf } from './standing.ts';
import { isOnBoard, isSole, stepsAtOnce } from './touch.ts';
import { WORDS } from './words.ts';

const SeatFact: NonNullable<GameScreen['SeatFact']> = ({ view: anyView, seat, text: anyText, lang }) => {
  const view = anyView as PaView;
  const text = anyText as unknown as PaText;
  const words = WORDS[lang];
  const island = view.islands[seat];
  if (island === undefined || island.island === null) return null;
  return (
    <span className="seat-fact pa-seat-fact">
      <span>
        <SeatMark seat={seat} /> {text.names.islands[island.island]}
        {seat === view.archon && <b> {words.archonTag}</b>}
      </span>
      <small>
        {words.structures(island.structures)} · {text.cards(island.handSize)}
      </small>
    </span>
  );
};

const WithWords: NonNullable<GameScreen['WithWords']> = props => (
  <>
    <Market {...props} />
    <PlanAhead {...props} />
  </>
);

export const screen: GameScreen = {
  texts: texts as unknown as Readonly<Record<Language, AnyText>>,
  Board,
  Focus,
  saysWhatToTouch: () => true,
  asked: view => asked(view as PaView),
  WithWords,
  Cards: Overview,
  how: (action: Action, all: readonly Action[]) =>
    howInMarket(action as PaAction) ?? (stepsAtOnce(action as PaAction) || isSole(all as readonly PaAction[]) ? 'at-once' : 'whole'),
  onBoard: (action: Action) => isInMarket(action as PaAction) || isOnBoard(action as PaAction),
  places: (event: GameEvent) => placesOf(event as PaEvent),
  // The wonders of whoever won, for those of others decided nothing; and every comparison that left fewer in.
  isTurning: (event: GameEvent, { places }) => {
    const e = event as PaEvent;
    if (e.e === 'tie-break') return e.numbers.some(({ n }) => n !== e.numbers[0]?.n);
    return e.e === 'wonder-paid' && e.stage === 'complete' && places[e.seat] === 1;
  },
  tieBreak: ({ outcome, view }, before, after, text) => {
    const event = tieBreakOf(view as PaView, outcome, before, after);
    return event && text.event(event, undefined);
  },
  questions,
  byName: true,
  rulesNow: view => ROOM_RULES[(view as PaView).room] ?? [],
  SeatFact,
};
