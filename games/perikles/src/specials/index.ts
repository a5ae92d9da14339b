/** The special tiles, PK-17, one record each; and what the rooms of phase 2, of commit turns and of battles need of them. */
import { type Illegal, type Log, type Seat, top } from '@stoa/engine';
import type { PkAction, Play, PlaySpecial } from '../actions.ts';
import { roundUnit } from '../battle/battles.ts';
import { HOPLITE, SPECIAL, SPECIALS, type SpecialId, type UnitId } from '../box.ts';
import type { PkEvent } from '../events.ts';
import { holdsSpecial, useSpecial } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type PkState, SEALED_OPEN } from '../state.ts';
import { alkibiades } from './alkibiades.ts';
import { brasidas } from './brasidas.ts';
import { perikles } from './perikles.ts';
import { persianFleet } from './persian-fleet.ts';
import { phormio } from './phormio.ts';
import { plague } from './plague.ts';
import { slaveRevolt } from './slave-revolt.ts';
import type { SpecialTile } from './special.ts';
import { thessalianAllies } from './thessalian-allies.ts';

/** A tile that is missing here does not compile. */
const SPECIAL_TILES: { readonly [T in SpecialId]: SpecialTile<T> } = {
  alkibiades,
  brasidas,
  perikles,
  'persian-fleet': persianFleet,
  phormio,
  plague,
  'slave-revolt': slaveRevolt,
  'thessalian-allies': thessalianAllies,
};
const tileOf = <T extends SpecialId>(a: Play<T>): SpecialTile<T> => SPECIAL_TILES[a.tile];
const HELD: readonly SpecialTile<SpecialId>[] = SPECIALS.map(tile => SPECIAL_TILES[tile]!);

/** When tiles are played, the rule that says so, and for battle tiles the unit of the round. */
type Moment = SpecialTile<SpecialId>['when'];
const MOMENTS = {
  influence: { rule: 'PK-17.2', unit: null },
  commit: { rule: 'PK-17.3', unit: null },
  'hoplite-round': { rule: 'PK-17.4', unit: 'hoplite' },
  'trireme-round': { rule: 'PK-17.4', unit: 'trireme' },
} as const satisfies Readonly<Record<Moment, { readonly rule: 'PK-17.2' | 'PK-17.3' | 'PK-17.4'; readonly unit: UnitId | null }>>;
export const momentOfRound = (s: PkState): Moment => (roundUnit(s) === HOPLITE ? 'hoplite-round' : 'trireme-round');

/** Every legal play of the tile that the seat holds, if this is its moment. */
export const listSpecial = (s: PkState, seat: Seat, moment: Moment, out: PkAction[]): void => {
  if (!holdsSpecial(s, seat)) return;
  const tile = HELD[s.special[seat]!]!;
  if (tile.when === moment) tile.list(s, seat, out);
};

/** PK-17.1: only by its holder; PK-17.2 to PK-17.4: only at its moment; then the tile's own conditions. */
export const cannotPlaySpecial = (s: PkState, seat: Seat, a: PlaySpecial, moment: Moment): Illegal | undefined => {
  if (s.special[seat] !== SPECIAL[a.tile]) return illegal('PK-17.1', 'not-your-tile', { tile: a.tile });
  const tile = tileOf(a);
  if (tile.when === moment) return tile.cannot(s, seat, a);
  const { unit } = MOMENTS[tile.when];
  return unit !== null && MOMENTS[moment].unit !== null
    ? illegal('PK-17.4', 'wrong-round', { tile: a.tile, unit })
    : illegal(MOMENTS[moment].rule, 'tile-not-now', { tile: a.tile });
};

export const playSpecial = (s: PkState, seat: Seat, a: PlaySpecial, log?: Log<PkEvent>): void => {
  const tile = tileOf(a);
  useSpecial(s, seat);
  log?.({ e: 'special-played', seat, tile: a.tile, side: 'side' in a ? a.side : null, rule: MOMENTS[tile.when].rule });
  tile.play(s, seat, a, log);
};

/** The moment of the seat's current decision; undefined if no tile can be played in it. */
const momentFor = (s: PkState, seat: Seat): Moment | undefined => {
  const f = top(s);
  switch (f?.room) {
    case 'take-influence':
    case 'after-tile':
      return f.seat === seat ? 'influence' : undefined;
    case 'commit':
      return f.seat === seat && s.pending < 0 ? 'commit' : undefined;
    case 'battle-special':
      return s.sealed[seat] === SEALED_OPEN ? momentOfRound(s) : undefined;
    default:
      return undefined;
  }
};
/** Can the seat play its tile now? */
export const canPlaySpecial = (s: PkState, seat: Seat): boolean => {
  const moment = momentFor(s, seat);
  const plays: PkAction[] = [];
  if (moment !== undefined) listSpecial(s, seat, moment, plays);
  return plays.length > 0;
};
