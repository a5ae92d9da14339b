/** The log in lines: what the board shows anyway is left out, and what a player does in one go is one line. */
import type { PkEvent, Placement } from '@stoa/perikles';
import type { CityId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';

type Of<E extends PkEvent['e']> = Extract<PkEvent, { readonly e: E }>;

/** A tile and the cubes it brings are one step of the player. */
interface TileAndCubes extends Of<'tile-taken'> {
  readonly city: CityId;
  readonly placed: Of<'cubes-placed'>;
}
/** What one player sends in one go. */
interface Sending {
  readonly seat: number;
  readonly sent: readonly Placement[];
  readonly spent: number;
}
/** What one plague took from all. */
interface Plague extends Of<'plague-struck'> {
  readonly struck: readonly Of<'plague-struck'>[];
}
const isPlague = (e: PkEvent): e is Plague => e.e === 'plague-struck' && 'struck' in e;
const struckIn = (e: Of<'plague-struck'>): readonly Of<'plague-struck'>[] => (isPlague(e) ? e.struck : [e]);
const withStruck = (before: Of<'plague-struck'>, e: Of<'plague-struck'>): Plague => ({ ...before, struck: [...struckIn(before), e] });
/** A plague took cubes of this seat. */
export const isStruck = (e: Of<'plague-struck'>, seat: number): boolean => struckIn(e).some(one => one.seat === seat);

const isTileAndCubes = (e: PkEvent): e is TileAndCubes => e.e === 'tile-taken' && 'placed' in e;
const isMerged = (e: PkEvent): e is PkEvent & { readonly sending: Sending } => 'sending' in e;

const sendingOf = (e: PkEvent): Sending | undefined => {
  if (isMerged(e)) return e.sending;
  switch (e.e) {
    case 'commit-begun':
      return { seat: e.seat, sent: [], spent: 0 };
    case 'placed':
      return { seat: e.seat, sent: [e.placement], spent: 0 };
    case 'cube-paid':
      return { seat: e.seat, sent: [], spent: 1 };
    default:
      return undefined;
  }
};
const withMore = (sending: Sending, e: PkEvent): Sending | undefined => {
  if (!('seat' in e) || e.seat !== sending.seat) return undefined;
  switch (e.e) {
    case 'placed':
      return { ...sending, sent: [...sending.sent, e.placement] };
    case 'cube-paid':
      return { ...sending, spent: sending.spent + 1 };
    // What I put down and take back is told when it is sent.
    case 'drafted':
    case 'taken-back':
      return sending;
    default:
      return undefined;
  }
};

const tileAndCubes = (taken: Of<'tile-taken'>, placed: Of<'cubes-placed'>): TileAndCubes => ({ ...taken, city: placed.city, placed });
const sendingMore = (before: PkEvent, sending: Sending): PkEvent & { readonly sending: Sending } => ({ ...before, sending });

export const mergeEvents = (before: PkEvent, e: PkEvent): PkEvent | undefined => {
  const sending = sendingOf(before);
  const more = sending && withMore(sending, e);
  if (more) return sendingMore(before, more);
  if (before.e === 'plague-struck' && e.e === 'plague-struck' && before.city === e.city) return withStruck(before, e);
  return before.e === 'tile-taken' && !isTileAndCubes(before) && e.e === 'cubes-placed' && e.seat === before.seat && e.rule === 'PK-5.5'
    ? tileAndCubes(before, e)
    : undefined;
};

/** Every place that a line names. */
export const sentPlaces = (e: PkEvent): readonly string[] => (isMerged(e) ? e.sending.sent.map(({ location }) => location) : []);

type Sent = Parameters<PkText['sentForces']>[1];
/** By where they go, then by whose they are. */
const groupsOf = (sent: readonly Placement[]): Sent => {
  const groups = new Map<string, Placement[]>();
  for (const p of sent) {
    const key = [p.location, p.side, p.box, p.power, p.unit].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), p]);
  }
  const wayOf = ({ location, side, box }: Placement): string => `${location} ${side} ${box}`;
  const order = [...new Set(sent.map(wayOf))];
  return [...groups.values()]
    .flatMap(([first, ...more]) => (first ? [{ first, all: [first, ...more] }] : []))
    .sort((a, b) => order.indexOf(wayOf(a.first)) - order.indexOf(wayOf(b.first)))
    .map(({ first: { power, unit, location, side, box }, all }) => ({
      ...{ power, unit, location, side, box, counters: all.length },
      strengths: all.flatMap(({ strength }) => (strength === null ? [] : [strength])),
    }));
};

/** Told by the line of the whole turn, or shown on the board. */
const isQuiet = (e: PkEvent, seat: number | undefined): boolean => {
  switch (e.e) {
    case 'influence-drawn':
    case 'location-drawn':
    case 'special-sealed':
    case 'drafted':
    case 'taken-back':
      return true;
    case 'special-dealt':
      return e.tile === null;
    case 'commit-begun':
      return e.seat === seat;
    case 'commit-ended':
      return e.counters > 0;
    default:
      return false;
  }
};

export const lineOf = (text: PkText, e: PkEvent, seat: number | undefined): string | undefined => {
  if (isTileAndCubes(e)) return text.tookTile(e, e.placed);
  if (isMerged(e) && e.sending.sent.length > 0) {
    const { seat: by, sent, spent } = e.sending;
    return text.sentForces(by, groupsOf(sent), spent);
  }
  if (e.e === 'plague-struck') return text.plagueStruck(e.city, struckIn(e), seat);
  return isQuiet(e, seat) ? undefined : text.event(e, seat);
};

/** What a scene has shown: the elections, or all of the turn before. */
const seenTo = (log: readonly PkEvent[]): number => {
  const elected = log.findLastIndex(e => e.e === 'elected' || e.e === 'no-leader' || e.e === 'persians') + 1;
  // The first turn has no page before it.
  const turned = log.findLastIndex(e => e.e === 'turn-begun' && e.turn > 1);
  return Math.max(elected, turned, 0);
};

/**
 * From where the story is told. A commit turn is many decisions in a row: what others did before it stays told until it ends. What a scene has
 * shown is not told again.
 */
export const storyFrom = (log: readonly PkEvent[], decidedAt: number, me: number | undefined, hadScenes = true): number =>
  Math.max(hadScenes ? seenTo(log) : 0, unseenFrom(log, decidedAt, me));

const unseenFrom = (log: readonly PkEvent[], decidedAt: number, me: number | undefined): number => {
  const begun = log.findLastIndex(e => e.e === 'commit-begun' && e.seat === me);
  if (begun < 0 || log.slice(begun).some(e => e.e === 'commit-ended' && e.seat === me)) return decidedAt;
  const mine = log.slice(0, begun).findLastIndex(e => 'seat' in e && e.seat === me);
  return Math.min(decidedAt, mine + 1);
};
