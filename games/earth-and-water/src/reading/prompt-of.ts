/**
 * The question to the reader, for all languages: a code, the fields of its sentence, and the actions that the sentence names.
 * In: a view. Out: a question (one sentence for the seat that decides, one for the others) or a quiet sentence (no seat decides).
 */
import { type NamedAction, type Saying, type Seat, sayings } from '@stoa/engine';
import type { EwAction, EwActionKind } from '../actions.ts';
import type { CardId } from '../cards.ts';
import type { WindowId } from '../events.ts';
import type { EwRoomName } from '../frames.ts';
import type { CityId, FigureId, Side } from '../map.ts';
import type { EwBattleView, EwView } from '../view-types.ts';
import { figureAsked } from './board.ts';

interface Who {
  readonly who: Side;
}
/** What talents can buy now. */
export type Buys = 'armies' | 'fleets' | 'bridge' | 'armies fleets' | 'armies bridge' | 'fleets bridge' | 'armies fleets bridge';

/** Every question with the fields of its sentences. */
export interface EwQuestions {
  'buy-cards': Who & { readonly talents: number; readonly mines: boolean };
  'figure-army': Who & { readonly figure: FigureId };
  buy: Who & { readonly buys: Buys; readonly talents: number };
  'cannot-buy': Who & { readonly talents: number };
  operations: Who & { readonly plays: 'event' | 'movement' | 'both' | 'none'; readonly lastPass: boolean };
  'land-movement': Who & { readonly exactlyOne: boolean };
  'naval-movement': Who & { readonly which: 'only' | 'first' | 'second' };
  react: Who & {
    readonly window: WindowId;
    readonly city: CityId | null;
    readonly cards: readonly CardId[];
    readonly mine: readonly CardId[];
  };
  retreat: Who & { readonly battle: EwBattleView; readonly ways: readonly ('retreat-road' | 'retreat-sea')[] };
  bridge: Who;
  'ionian-revolt': Who;
  tribute: Who;
  'wrath-of-poseidon': Who;
  themistocles: Who;
  'royal-road': Who;
  'royal-road-armies': Who & { readonly city: CityId };
  hippias: Who;
  'defection-of-thebes': Who;
  'support-from-syracuse': Who & { readonly fleets: number };
  desertion: Who;
  pacification: Who;
  'supply-hand': Who;
  'all-laid-aside': Who;
  'supply-capacity': Who & { readonly armies: number };
}
/** Sentences for rooms where no seat decides, and for the end of the game. */
export interface EwQuietPrompts {
  over: { readonly winner: Side | null };
  waiting: Record<never, never>;
  'draw-cards': { readonly left: number };
  round: { readonly battle: EwBattleView };
  ostracism: Record<never, never>;
  'separate-peace': Record<never, never>;
}

/** The sentence as a code with fields; each language has the words. */
export type EwPromptSaying =
  | { readonly quiet: Saying<EwQuietPrompts> }
  | { readonly asks: Saying<EwQuestions>; readonly yours: boolean; readonly named: readonly NamedAction<EwAction>[] };

const ask = sayings<EwQuestions>();
const quiet = sayings<EwQuietPrompts>();
const can = (view: EwView, kind: EwActionKind): boolean => view.choices.includes(kind);

const buy = (view: EwView, who: Side): Saying<EwQuestions> => {
  const talents = view.talents ?? 0;
  const buys = [
    ...(can(view, 'raise-army') ? ['armies'] : []),
    ...(can(view, 'raise-fleet') ? ['fleets'] : []),
    ...(can(view, 'build-bridge') ? ['bridge'] : []),
  ].join(' ') as Buys | '';
  return buys === '' ? ask('cannot-buy', { who, talents }) : ask('buy', { who, buys, talents });
};

const operations = (view: EwView, who: Side): Saying<EwQuestions> => {
  const [event, movement] = [can(view, 'play-event'), can(view, 'play-move')];
  const plays = event && movement ? 'both' : event ? 'event' : movement ? 'movement' : 'none';
  return ask('operations', { who, plays, lastPass: view.passes > 0 });
};

const figureArmy = (view: EwView, who: Side): Saying<EwQuestions> => ask('figure-army', { who, figure: figureAsked(view) });

/** All readers know for which cards the window is open; only the side that decides knows which of them it holds. */
const react = (view: EwView, who: Side): Saying<EwQuestions> | undefined => {
  const { window, operation } = view.prompt;
  if (window === null) return undefined;
  const city = window.id === 'tribute' ? (operation?.to ?? null) : null;
  return ask('react', { who, window: window.id, city, cards: window.cards, mine: window.cards.filter(card => view.hand.includes(card)) });
};

const WAYS = ['retreat-road', 'retreat-sea'] as const;
const retreat = (view: EwView, who: Side): Saying<EwQuestions> | undefined => {
  const { battle } = view.prompt;
  return battle === null ? undefined : ask('retreat', { who, battle, ways: WAYS.filter(way => can(view, way)) });
};
const layAside =
  (code: 'pacification' | 'supply-hand') =>
  (view: EwView, who: Side): Saying<EwQuestions> =>
    ask(view.hand.length > 0 && view.hand.length === view.draft.length ? 'all-laid-aside' : code, { who });
const plain =
  (
    code:
      | 'bridge'
      | 'ionian-revolt'
      | 'tribute'
      | 'wrath-of-poseidon'
      | 'themistocles'
      | 'royal-road'
      | 'hippias'
      | 'defection-of-thebes'
      | 'desertion',
  ) =>
  (_view: EwView, who: Side): Saying<EwQuestions> =>
    ask(code, { who });

type QuietRoom = 'draw-cards' | 'naval-battle' | 'land-battle' | 'ostracism' | 'separate-peace';
/** By room; undefined where the view does not hold what the room asks about. */
const QUESTIONS: { readonly [R in Exclude<EwRoomName, QuietRoom>]: (view: EwView, who: Side) => Saying<EwQuestions> | undefined } = {
  'preparation-cards': (view, who) => ask('buy-cards', { who, talents: view.talents ?? 0, mines: view.prompt.mines }),
  'king-army': figureArmy,
  'preparation-pieces': buy,
  operations,
  'land-movement': (view, who) => ask('land-movement', { who, exactlyOne: view.prompt.operation?.kind === 'leonidas' }),
  'naval-movement': (view, who) => {
    const kind = view.prompt.operation?.kind;
    return ask('naval-movement', { who, which: kind === 'triremes' ? 'first' : kind === 'triremes-again' ? 'second' : 'only' });
  },
  'figure-army': figureArmy,
  'window-tribute': react,
  'window-naval-movement': react,
  'window-persia-attacks': react,
  'window-greece-attacks': react,
  'window-fleet-lost': react,
  'window-annihilated': react,
  'naval-attacker': retreat,
  'naval-defender': retreat,
  'land-attacker': retreat,
  'land-defender': retreat,
  bridge: plain('bridge'),
  'ionian-revolt': plain('ionian-revolt'),
  tribute: plain('tribute'),
  'wrath-of-poseidon': plain('wrath-of-poseidon'),
  themistocles: plain('themistocles'),
  'royal-road': plain('royal-road'),
  'royal-road-armies': ({ prompt: { city } }, who) => (city === null ? undefined : ask('royal-road-armies', { who, city })),
  hippias: plain('hippias'),
  'defection-of-thebes': plain('defection-of-thebes'),
  'support-from-syracuse': (view, who) => ask('support-from-syracuse', { who, fleets: view.prompt.left }),
  desertion: plain('desertion'),
  pacification: layAside('pacification'),
  'supply-hand': layAside('supply-hand'),
  'supply-capacity': (view, who) => ask('supply-capacity', { who, armies: view.prompt.left }),
};

const quietPrompt = ({ prompt: { room, left, battle }, ending }: EwView): Saying<EwQuietPrompts> => {
  switch (room) {
    case '':
      return quiet('over', { winner: ending?.winner ?? null });
    case 'draw-cards':
      return quiet('draw-cards', { left });
    case 'naval-battle':
    case 'land-battle':
      return battle === null ? quiet('waiting', {}) : quiet('round', { battle });
    case 'ostracism':
    case 'separate-peace':
      return quiet(room, {});
    default:
      return quiet('waiting', {});
  }
};

const BUYS = { armies: 'raise-army', fleets: 'raise-fleet', bridge: 'build-bridge' } as const;
const PLAYS: Readonly<Record<EwQuestions['operations']['plays'], readonly EwActionKind[]>> = {
  both: ['play-event', 'play-move'],
  event: ['play-event'],
  movement: ['play-move'],
  none: [],
};
/** The kinds of action that the sentence for the deciding seat names; a window names cards instead. */
const NAMES: { readonly [K in Exclude<keyof EwQuestions, 'react'>]: (fields: EwQuestions[K]) => readonly EwActionKind[] } = {
  'buy-cards': () => ['buy-cards'],
  'figure-army': () => ['choose-city'],
  buy: ({ buys }) => [...(buys.split(' ') as (keyof typeof BUYS)[]).map(what => BUYS[what]), 'end-preparation'],
  'cannot-buy': () => ['end-preparation'],
  operations: ({ plays }) => [...PLAYS[plays], 'pass'],
  'land-movement': () => ['land-move'],
  'naval-movement': () => ['naval-move'],
  retreat: ({ ways }) => [...ways, 'fight-on'],
  bridge: () => ['destroy-bridge', 'keep-bridge'],
  'ionian-revolt': () => ['choose-city'],
  tribute: () => ['choose-city'],
  'wrath-of-poseidon': () => ['choose-port'],
  themistocles: () => ['naval-move'],
  'royal-road': () => ['choose-city'],
  'royal-road-armies': () => ['place-armies'],
  hippias: () => ['choose-card'],
  'defection-of-thebes': () => ['choose-city'],
  'support-from-syracuse': () => ['choose-port'],
  desertion: () => ['choose-city'],
  pacification: () => ['discard-card', 'confirm'],
  'supply-hand': () => ['discard-card'],
  'all-laid-aside': () => ['confirm'],
  'supply-capacity': () => ['choose-city'],
};
const namedBy = (asked: Saying<EwQuestions>): readonly NamedAction<EwAction>[] => {
  if (asked.code === 'react') return [...asked.fields.mine.map(card => ({ do: 'react' as const, card })), { do: 'decline' }];
  const kinds = (NAMES[asked.code] as (fields: EwQuestions[keyof EwQuestions]) => readonly EwActionKind[])(asked.fields);
  return kinds.map(kind => ({ do: kind }));
};

export const promptOf = (view: EwView, me: Seat | undefined): EwPromptSaying => {
  const { room, side } = view.prompt;
  const asks = side !== null && room in QUESTIONS ? QUESTIONS[room as keyof typeof QUESTIONS](view, side) : undefined;
  if (asks === undefined) return { quiet: quietPrompt(view) };
  const yours = me !== undefined && me === side;
  return { asks, yours, named: yours ? namedBy(asks) : [] };
};
