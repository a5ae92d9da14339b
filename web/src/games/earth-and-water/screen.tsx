/** Earth & Water on the screen. */
import type { EwAction, EwEvent, EwView, WindowId } from '@stoa/earth-and-water';
import type { EwText } from '@stoa/earth-and-water/text';
import type { Seat } from '@stoa/engine';
import { defineScreen } from '../types.ts';
import { MapBoard } from './board/map-board.tsx';
import { decidedBy, isTurningPoint, pointsOf, situation } from './end.ts';
import { EndMap } from './end-map.tsx';
import { Clock } from './frieze/clock.tsx';
import { Score } from './frieze/score.tsx';
import { SeatFact } from './frieze/seat-fact.tsx';
import { Legend } from './legend.tsx';
import { settles } from './moments/settles.ts';
import { useMoment } from './moments/use-moment.tsx';
import { waits } from './moments/waits.ts';
import { CardsOverview } from './overview.tsx';
import { Counts } from './panels/counts.tsx';
import { ForeseenPanel } from './panels/foreseen-panel.tsx';
import './earth-and-water.css';
import { Hand } from './hand/hand.tsx';
import { Focus } from './panels/focus.tsx';
import { ROOM_RULES } from './room-rules.ts';
import { scrollTargets } from './scroll-targets.ts';
import { actor, mergeEvents, tell } from './story.ts';
import { isOnCard, isPlaced } from './touch.ts';
import type { Ew } from './types.ts';
import { isAnswer } from './ways/answers.ts';
import { commitMode } from './ways/commit-mode.ts';
import { deed, useAsks } from './ways/deed.ts';
import { Ways } from './ways/ways.tsx';

const SOUNDS: ReadonlyMap<string, 'piece' | 'dice' | 'loss'> = new Map([
  ...(['army-raised', 'fleet-raised', 'armies-moved', 'fleets-sailed', 'armies-placed', 'fleet-placed', 'bridge-built'] as const).map(
    e => [e, 'piece'] as const,
  ),
  ...(['battle-round', 'peace-rolled'] as const).map(e => [e, 'dice'] as const),
  ...(['armies-lost', 'fleet-lost', 'bridge-destroyed', 'king-died'] as const).map(e => [e, 'loss'] as const),
]);

/** Losses, attacks, cards taken, points of the other side. */
const affects = (e: EwEvent, me: Seat): boolean => {
  switch (e.e) {
    case 'armies-lost':
    case 'armies-drowned':
    case 'fleet-lost':
    case 'hand-discarded':
      return e.side === me;
    // By a card of the other side; what I discard myself is a deed of mine.
    case 'cards-discarded':
      return e.side === me && e.rule.startsWith(me === 0 ? 'EW-17.G' : 'EW-17.P');
    case 'battle-began':
      return e.attacker !== me;
    // Also one of my own is told in the story: a card scored it, no decision.
    case 'point-scored':
      return true;
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
const places = (e: EwEvent): readonly string[] => {
  const named: string[] = [];
  for (const key of ['city', 'port', 'at', 'from', 'to'] as const) {
    const value = (e as Readonly<Record<string, unknown>>)[key];
    if (typeof value === 'string') named.push(value);
  }
  return named;
};

/** No reaction, no card, talents left over, the bridge left to the enemy. */
const givesUp = (a: EwAction, view: EwView): boolean => {
  switch (a.do) {
    case 'decline':
    case 'pass':
    case 'keep-bridge':
      return true;
    case 'buy-cards':
      return a.n === 0;
    case 'end-preparation':
      return (view.talents ?? 0) > 0;
    default:
      return false;
  }
};

/** Offered by a panel or by `Ways`. */
const OWN_KEYS: ReadonlySet<EwAction['do']> = new Set(['buy-cards', 'build-bridge', 'end-preparation']);

const isWindow = (id: string, windows: EwText['windows']): id is WindowId => Object.hasOwn(windows, id);

export const screen = defineScreen<Ew>({
  adaptText: tell,
  parts: {
    Board: MapBoard,
    Tray: Hand,
    Matter: Focus,
    WithWords: ForeseenPanel,
    DraftTools: Counts,
    Ways,
    Cards: CardsOverview,
    Legend,
    EndPicture: EndMap,
    Clock,
    Between: Score,
    SeatFact,
  },
  draft: {
    commitMode,
    // A battle's answers stand in the ledge with their odds; where a retreat can be touched on the map it is lit there too.
    onBoard: a => isPlaced(a) || isOnCard(a) || isAnswer(a) || OWN_KEYS.has(a.do),
    useAsks,
    deed,
    givesUp,
    finishesItself: () => true,
  },
  log: {
    opens: e => (e.e === 'campaign-began' ? 'chapter' : e.e === 'battle-began' || e.e === 'supply-began' ? 'section' : undefined),
    places,
    actor,
    mergeEvents,
    affects,
    waits,
    settles,
    sound: e => SOUNDS.get(e.e),
    isTurningPoint,
    situation,
  },
  end: { decidedBy, pointsOf },
  // In a battle, a window or the buying of cards the answers are buttons.
  phone: {
    scrollTargets,
    boardShowsHint: ({ prompt, talents }) =>
      prompt.battle !== null ||
      prompt.window !== null ||
      prompt.room === 'preparation-cards' ||
      prompt.room === 'hippias' ||
      prompt.room === 'royal-road-armies' ||
      (prompt.room === 'preparation-pieces' && talents === 0),
  },
  useMoment,
  windowName: (room, text) => {
    const window = room.replace('window-', '');
    return isWindow(window, text.windows) ? text.windows[window] : undefined;
  },
  loadRules: async () => (await import('@stoa/earth-and-water/rulebook')).RULE_IDS,
  rulesNow: view => ROOM_RULES[view.prompt.room],
});
