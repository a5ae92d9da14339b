/** A battle as it went, read off the log: its rounds, the cards played in it, how it ended. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';
import type { CityId, Side } from '@stoa/earth-and-water/map';

export type Round = Extract<EwEvent, { readonly e: 'battle-round' }>;
export type Point = Extract<EwEvent, { readonly e: 'point-scored' }>;
export type Retreat = Extract<EwEvent, { readonly e: 'retreated' }>;

export interface Battle {
  /** Its place in the log. */
  readonly from: number;
  readonly kind: 'land' | 'naval';
  readonly at: CityId;
  readonly attacker: Side;
  readonly began: readonly [persia: number, greece: number];
  readonly rounds: readonly Round[];
  /** The card of the movement and the reactions, in order. */
  readonly cards: readonly { readonly side: Side; readonly card: CardId }[];
  readonly retreat: Retreat | undefined;
  /** What The Great King or Evangelion scored with its end (EW-17.P07, EW-17.G10). */
  readonly points: readonly Point[];
  /** Null while it goes on. */
  readonly left: readonly [persia: number, greece: number] | null;
}

/** A card opens a movement; the Immortals open a battle in which the cards of the first no longer count (EW-14.10). */
const PLAYS: ReadonlySet<EwEvent['e']> = new Set(['move-played', 'event-played', 'immortals-returned']);
/** The Immortals themselves are played just before they return. */
const openedAt = (seen: readonly EwEvent[]): number => {
  const at = seen.findLastIndex(e => PLAYS.has(e.e));
  return seen[at]?.e === 'immortals-returned' ? seen.findLastIndex((e, i) => i < at && e.e === 'reaction-played') : at;
};

/** Reactions at sea do not count in a land battle. */
const countsIn = (e: EwEvent, kind: Battle['kind']): e is Extract<EwEvent, { readonly e: 'reaction-played' | 'event-played' }> =>
  e.e === 'event-played' ||
  (e.e === 'reaction-played' && !(kind === 'land' && (e.window === 'fleet-lost' || e.window === 'naval-movement')));
const cardsIn = (events: readonly EwEvent[], kind: Battle['kind']): Battle['cards'] =>
  events.flatMap(e => (countsIn(e, kind) ? [{ side: e.side, card: e.card }] : []));

/** Points of a battle follow its end directly. */
const pointsFrom = (events: readonly EwEvent[]): readonly Point[] => {
  const others = events.findIndex(e => e.e !== 'point-scored');
  return events.slice(0, others < 0 ? events.length : others).filter((e): e is Point => e.e === 'point-scored');
};

/** The last battle that began before `until`; undefined without one. */
export const battleOf = (log: readonly EwEvent[], until: number = log.length): Battle | undefined => {
  const seen = log.slice(0, until);
  const start = seen.findLastIndex(e => e.e === 'battle-began');
  const began = seen[start];
  if (began?.e !== 'battle-began') return undefined;
  const since = seen.slice(start);
  const end = since.findIndex(e => e.e === 'battle-ended');
  const inside = end < 0 ? since : since.slice(0, end + 1);
  const ended = inside.at(-1);
  const play = openedAt(seen.slice(0, start));
  // Reactions in the sea battle of a movement do not count in its landing.
  const before = seen.findLastIndex((e, i) => i < start && e.e === 'battle-ended');
  return {
    from: start,
    kind: began.battle,
    at: began.at,
    attacker: began.attacker,
    began: began.pieces,
    rounds: inside.filter((e): e is Round => e.e === 'battle-round'),
    cards: cardsIn([...seen.slice(Math.max(play, 0), play + 1), ...seen.slice(Math.max(play, before) + 1, start), ...inside], began.battle),
    retreat: inside.find((e): e is Retreat => e.e === 'retreated'),
    points: end < 0 ? [] : pointsFrom(log.slice(start + end + 1)),
    left: ended?.e === 'battle-ended' ? ended.left : null,
  };
};

/** The side that won the battle; null: neither. */
export const winnerOf = ({ attacker, left, retreat }: Battle): Side | null => {
  if (left === null) return null;
  if (retreat) return retreat.side === 0 ? 1 : 0;
  const [persia, greece] = left;
  return persia > 0 && greece === 0 ? 0 : greece > 0 && persia === 0 ? 1 : persia === 0 ? null : attacker;
};
