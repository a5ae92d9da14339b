/** Earth & Water on the screen. */
import type { EwAction, EwEvent, EwView, WindowId } from '@stoa/earth-and-water';
import { type EwText, texts } from '@stoa/earth-and-water/text';
import type { Action, GameEvent, Language, Seat } from '@stoa/engine';
import type { AnyText, GameScreen } from '../types.ts';
import { asked } from './asked.ts';
import { ForeseenPanel } from './battle/battle-panel.tsx';
import { MapBoard } from './board/map-board.tsx';
import { CardsOverview } from './cards-overview.tsx';
import { Counts } from './counts.tsx';
import './earth-and-water.css';
import { Focus } from './focus.tsx';
import { Hand } from './hand/hand.tsx';
import { ROOM_RULES } from './room-rules.ts';
import { isOnCard, isPlaced, isRetreat } from './touch.ts';
import { WORDS } from './words.ts';

const OPENS: ReadonlySet<string> = new Set(['play-move', 'play-event', 'react']);
const AT_ONCE: ReadonlySet<string> = new Set(['raise-army', 'raise-fleet', 'discard-card']);

const TURNING: ReadonlySet<string> = new Set(['campaign-scored', 'point-scored', 'king-died', 'bridge-destroyed', 'acropolis-burnt']);

const SOUNDS: ReadonlyMap<string, 'piece' | 'dice' | 'loss'> = new Map([
  ...(['army-raised', 'fleet-raised', 'armies-moved', 'fleets-sailed', 'armies-placed', 'fleet-placed', 'bridge-built'] as const).map(
    e => [e, 'piece'] as const,
  ),
  ...(['battle-round', 'peace-rolled'] as const).map(e => [e, 'dice'] as const),
  ...(['armies-lost', 'fleet-lost', 'bridge-destroyed', 'king-died'] as const).map(e => [e, 'loss'] as const),
]);

/** Losses, attacks, cards taken, points of the other side. */
const doneTo = (event: GameEvent, me: Seat): boolean => {
  const e = event as EwEvent;
  switch (e.e) {
    case 'armies-lost':
    case 'armies-drowned':
    case 'fleet-lost':
    case 'cards-discarded':
    case 'hand-discarded':
      return e.side === me;
    case 'battle-began':
    case 'point-scored':
      return (e.e === 'battle-began' ? e.attacker : e.side) !== me;
    case 'battle-round':
      return (e.losses[me] ?? 0) > 0;
    case 'battle-ended':
      return e.left[me] === 0;
    case 'bridge-destroyed':
    case 'king-died':
      return me === 0;
    case 'hand-shown':
    case 'acropolis-burnt':
    case 'carneia-began':
      return me === 1;
    case 'campaign-scored':
      return (e.counts[0] - e.counts[1]) * (me === 0 ? 1 : -1) < 0;
    default:
      return false;
  }
};

/** Every city an event names, wherever it names it. */
const places = (event: GameEvent): readonly string[] => {
  const e = event as EwEvent;
  const named: string[] = [];
  for (const key of ['city', 'port', 'at', 'from', 'to'] as const) {
    const value = (e as Readonly<Record<string, unknown>>)[key];
    if (typeof value === 'string') named.push(value);
  }
  return named;
};

/** No reaction, no card, talents left over, the bridge left to the enemy. */
const letsGo: NonNullable<GameScreen['letsGo']> = (action, view) => {
  const a = action as EwAction;
  switch (a.do) {
    case 'decline':
    case 'pass':
    case 'keep-bridge':
      return true;
    case 'buy-cards':
      return a.n === 0;
    case 'end-preparation':
      return ((view as EwView).talents ?? 0) > 0;
    default:
      return false;
  }
};

/** That I let a question be I know, and the table does it for me where I could not answer. */
const quiet = (text: EwText): EwText => ({
  ...text,
  event: (e, seat) => (e.e === 'declined' && e.side === seat ? undefined : text.event(e, seat)),
});

export const screen: GameScreen = {
  texts: { en: quiet(texts.en), it: quiet(texts.it) } as unknown as Readonly<Record<Language, AnyText>>,
  Board: MapBoard,
  Beside: Hand,
  Focus,
  WithWords: ForeseenPanel,
  DraftTools: Counts,
  Cards: CardsOverview,
  how: (action: Action) => (OPENS.has(action.do) ? 'opens' : AT_ONCE.has(action.do) ? 'at-once' : 'whole'),
  onBoard: (action: Action) => {
    const a = action as EwAction;
    // Where the other answer is a button, a reaction is one too: on a phone the battle lies over the hand.
    return (isPlaced(a) && !isRetreat(a)) || (isOnCard(a) && a.do !== 'react');
  },
  places,
  doneTo,
  sound: event => SOUNDS.get(event.e),
  isTurning: event => TURNING.has(event.e),
  windowName: (room, text) => (text as unknown as EwText).windows[room.replace('window-', '') as WindowId],
  isDecline: action => action.do === 'decline',
  letsGo,
  asked: view => asked(view as EwView),
  rulesNow: view => ROOM_RULES[(view as EwView).prompt.room],
  SeatFact: ({ view: anyView, seat, lang }) => {
    const view = anyView as EwView;
    const side = seat === 1 ? 1 : 0;
    const words = WORDS[lang];
    const { armies, capacity } = view.supply[side];
    const onMap = (kind: 'armies' | 'fleets'): number => view.cities.reduce((sum, city) => sum + city[kind][side], 0);
    return (
      <span className="seat-fact ew-seat-fact">
        <span className={armies > capacity ? 'ew-hungry' : undefined}>
          <svg className="ew-amphora" viewBox="-9 -11 18 23" aria-hidden="true">
            <path d="M-3-9H3V-6Q7-2 5 4Q3 9 1 10H-1Q-3 9-5 4Q-7-2-3-6z" />
          </svg>
          {words.foodFor(armies, onMap('armies'), capacity)}
        </span>{' '}
        · {words.inHand(view.handSizes[side])}
        {armies < onMap('armies') && <small>{words.homeFed}</small>}
        <small>{words.onMap(onMap('armies'), onMap('fleets'))}</small>
        <small>{words.inReserve(view.reserveArmies[side], view.reserveFleets[side])}</small>
      </span>
    );
  },
};
