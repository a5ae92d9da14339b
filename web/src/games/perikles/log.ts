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
/** A commit turn: its tile, every counter, and the cubes spent for more. */
interface CommitTurn extends Of<'commit-begun'> {
  readonly sent: readonly Placement[];
  readonly spent: number;
}
const isTileAndCubes = (e: PkEvent): e is TileAndCubes => e.e === 'tile-taken' && 'placed' in e;
const isCommitTurn = (e: PkEvent): e is CommitTurn => e.e === 'commit-begun' && 'sent' in e;

const withCounter = (before: Of<'commit-begun'>, e: PkEvent): CommitTurn | undefined => {
  const turn: CommitTurn = isCommitTurn(before) ? before : { ...before, sent: [], spent: 0 };
  switch (e.e) {
    case 'placed':
      return e.seat === before.seat ? { ...turn, sent: [...turn.sent, e.placement] } : undefined;
    case 'cube-paid':
      return e.seat === before.seat ? { ...turn, spent: turn.spent + 1 } : undefined;
    // What I put down and take back is told when it is sent.
    case 'drafted':
    case 'taken-back':
      return e.seat === before.seat ? turn : undefined;
    default:
      return undefined;
  }
};

const tileAndCubes = (taken: Of<'tile-taken'>, placed: Of<'cubes-placed'>): TileAndCubes => ({ ...taken, city: placed.city, placed });

export const mergeEvents = (before: PkEvent, e: PkEvent): PkEvent | undefined => {
  if (before.e === 'commit-begun') return withCounter(before, e);
  return before.e === 'tile-taken' && !isTileAndCubes(before) && e.e === 'cubes-placed' && e.seat === before.seat && e.rule === 'PK-5.5'
    ? tileAndCubes(before, e)
    : undefined;
};

/** Every place that a line names. */
export const sentPlaces = (e: PkEvent): readonly string[] => (isCommitTurn(e) ? e.sent.map(({ location }) => location) : []);

type Sent = Parameters<PkText['sentForces']>[1];
/** By where they go, then by whose they are. */
export const groupsOf = (sent: readonly Placement[]): Sent => {
  const groups = new Map<string, Placement[]>();
  for (const p of sent) {
    const key = [p.location, p.side, p.power, p.unit].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), p]);
  }
  const order = [...new Set(sent.map(p => `${p.location} ${p.side}`))];
  return [...groups.values()]
    .flatMap(([first, ...more]) => (first ? [{ first, all: [first, ...more] }] : []))
    .sort((a, b) => order.indexOf(`${a.first.location} ${a.first.side}`) - order.indexOf(`${b.first.location} ${b.first.side}`))
    .map(({ first: { power, unit, location, side }, all }) => ({
      ...{ power, unit, location, side, counters: all.length },
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
  if (isCommitTurn(e) && e.sent.length > 0) return text.sentForces(e, groupsOf(e.sent), e.spent);
  return isQuiet(e, seat) ? undefined : text.event(e, seat);
};

/**
 * From where the story is told. A commit turn is many decisions in a row: what others did before it stays told until it ends.
 */
export const storyFrom = (log: readonly PkEvent[], decidedAt: number, me: number | undefined): number => {
  const begun = log.findLastIndex(e => e.e === 'commit-begun' && e.seat === me);
  if (begun < 0 || log.slice(begun).some(e => e.e === 'commit-ended' && e.seat === me)) return decidedAt;
  const mine = log.slice(0, begun).findLastIndex(e => 'seat' in e && e.seat === me);
  return Math.min(decidedAt, mine + 1);
};
