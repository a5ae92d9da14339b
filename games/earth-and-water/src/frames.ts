/** Every frame, made once: a room and, where a room serves several cases, the side, city, figure or context. */
import { CITIES, type City, FIGURES, type Figure, SIDE_IDS, SIDES, type Side } from './map.ts';

export type EwFrame =
  | { readonly room: 'preparation-cards'; readonly side: Side; readonly mines: boolean }
  | { readonly room: 'draw-cards'; readonly side: Side }
  | { readonly room: 'king-army'; readonly context: 'preparation' | 'pacification' }
  | { readonly room: 'preparation-pieces'; readonly side: Side; readonly mines: boolean }
  | { readonly room: 'operations' }
  | { readonly room: 'land-movement' }
  | { readonly room: 'naval-movement' }
  | { readonly room: 'figure-army'; readonly figure: Figure }
  | { readonly room: 'window-tribute' }
  | { readonly room: 'window-naval-movement' }
  | { readonly room: 'window-persia-attacks' }
  | { readonly room: 'window-greece-attacks' }
  | { readonly room: 'window-fleet-lost'; readonly at: City }
  | { readonly room: 'window-annihilated' }
  | { readonly room: 'naval-battle'; readonly at: City }
  | { readonly room: 'naval-attacker'; readonly at: City }
  | { readonly room: 'naval-defender'; readonly at: City }
  | { readonly room: 'land-battle' }
  | { readonly room: 'land-attacker' }
  | { readonly room: 'land-defender' }
  | { readonly room: 'bridge' }
  | { readonly room: 'ionian-revolt' }
  | { readonly room: 'tribute' }
  | { readonly room: 'wrath-of-poseidon' }
  | { readonly room: 'themistocles' }
  | { readonly room: 'ostracism' }
  | { readonly room: 'royal-road' }
  | { readonly room: 'royal-road-armies'; readonly city: City }
  | { readonly room: 'hippias' }
  | { readonly room: 'separate-peace' }
  | { readonly room: 'defection-of-thebes' }
  | { readonly room: 'support-from-syracuse' }
  | { readonly room: 'desertion' }
  | { readonly room: 'pacification' }
  | { readonly room: 'supply-hand'; readonly side: Side }
  | { readonly room: 'supply-capacity'; readonly side: Side };

export type EwRoomName = EwFrame['room'];
type FrameOf<R extends EwRoomName> = Extract<EwFrame, { readonly room: R }>;
type Plain = { [R in EwRoomName]: keyof FrameOf<R> extends 'room' ? R : never }[EwRoomName];

const plain = <R extends Plain>(room: R): FrameOf<R> => ({ room }) as FrameOf<R>;
const bySide = <R extends 'draw-cards' | 'supply-hand' | 'supply-capacity'>(room: R): readonly [FrameOf<R>, FrameOf<R>] => [
  { room, side: SIDES[0] } as FrameOf<R>,
  { room, side: SIDES[1] } as FrameOf<R>,
];
const byCity = <R extends 'naval-battle' | 'naval-attacker' | 'naval-defender' | 'window-fleet-lost'>(room: R): readonly FrameOf<R>[] =>
  CITIES.map((_, at) => ({ room, at }) as FrameOf<R>);
const preparation = <R extends 'preparation-cards' | 'preparation-pieces'>(room: R): readonly FrameOf<R>[] =>
  [...SIDES.map(side => ({ room, side, mines: false })), { room, side: SIDES[1], mines: true }] as FrameOf<R>[];

/** By side; entry 2 is Mines of Laurion. */
export const PREPARATION_CARDS = preparation('preparation-cards');
export const PREPARATION_PIECES = preparation('preparation-pieces');
export const MINES = 2;
/** By side. */
export const DRAW_CARDS = bySide('draw-cards');
export const SUPPLY_HAND = bySide('supply-hand');
export const SUPPLY_CAPACITY = bySide('supply-capacity');
/** By city. */
export const NAVAL_BATTLE = byCity('naval-battle');
export const NAVAL_ATTACKER = byCity('naval-attacker');
export const NAVAL_DEFENDER = byCity('naval-defender');
export const WINDOW_FLEET_LOST = byCity('window-fleet-lost');
export const ROYAL_ROAD_ARMIES: readonly FrameOf<'royal-road-armies'>[] = CITIES.map((_, city) => ({ room: 'royal-road-armies', city }));
/** By figure. */
export const FIGURE_ARMY: readonly FrameOf<'figure-army'>[] = FIGURES.map((_, figure) => ({ room: 'figure-army', figure }));
export const KING_ARMY = {
  preparation: { room: 'king-army', context: 'preparation' },
  pacification: { room: 'king-army', context: 'pacification' },
} as const satisfies Readonly<Record<string, EwFrame>>;

export const FRAMES = {
  operations: plain('operations'),
  landMovement: plain('land-movement'),
  navalMovement: plain('naval-movement'),
  windowTribute: plain('window-tribute'),
  windowNavalMovement: plain('window-naval-movement'),
  windowPersiaAttacks: plain('window-persia-attacks'),
  windowGreeceAttacks: plain('window-greece-attacks'),
  windowAnnihilated: plain('window-annihilated'),
  landBattle: plain('land-battle'),
  landAttacker: plain('land-attacker'),
  landDefender: plain('land-defender'),
  bridge: plain('bridge'),
  ionianRevolt: plain('ionian-revolt'),
  tribute: plain('tribute'),
  wrathOfPoseidon: plain('wrath-of-poseidon'),
  themistocles: plain('themistocles'),
  ostracism: plain('ostracism'),
  royalRoad: plain('royal-road'),
  hippias: plain('hippias'),
  separatePeace: plain('separate-peace'),
  defectionOfThebes: plain('defection-of-thebes'),
  supportFromSyracuse: plain('support-from-syracuse'),
  desertion: plain('desertion'),
  pacification: plain('pacification'),
} as const;

/** The frame as one word of the notation: `naval-battle/athenai`. */
export const frameWord = (f: EwFrame): string => {
  if ('at' in f) return `${f.room}/${CITIES[f.at]}`;
  if ('city' in f) return `${f.room}/${CITIES[f.city]}`;
  if ('figure' in f) return `${f.room}/${FIGURES[f.figure]}`;
  if ('context' in f) return `${f.room}/${f.context}`;
  if ('mines' in f) return `${f.room}/${f.mines ? 'mines' : SIDE_IDS[f.side]}`;
  if ('side' in f) return `${f.room}/${SIDE_IDS[f.side]}`;
  return f.room;
};
const ALL_FRAMES: readonly EwFrame[] = [
  ...PREPARATION_CARDS,
  ...PREPARATION_PIECES,
  ...DRAW_CARDS,
  ...SUPPLY_HAND,
  ...SUPPLY_CAPACITY,
  ...NAVAL_BATTLE,
  ...NAVAL_ATTACKER,
  ...NAVAL_DEFENDER,
  ...WINDOW_FLEET_LOST,
  ...ROYAL_ROAD_ARMIES,
  ...FIGURE_ARMY,
  ...Object.values(KING_ARMY),
  ...Object.values(FRAMES),
];
const BY_WORD: ReadonlyMap<string, EwFrame> = new Map(ALL_FRAMES.map(f => [frameWord(f), f]));
export const frameOf = (word: string): EwFrame | undefined => BY_WORD.get(word);
