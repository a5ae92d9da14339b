/**
 * What a seat may see, PK-20.1 to PK-20.3, built up from nothing: a field added to the state stays secret until it is named here.
 * Counters have no identifiers; a stack is a number of pieces and, for who may know, its strengths in rising order.
 */
import { each, has, type Seat, top } from '@stoa/engine';
import { REQUEST_KINDS, type RequestKind, STANDING, type Standing } from './actions.ts';
import { columnNow, roundUnit, sealedSeats } from './battles.ts';
import {
  ATTACK,
  attackNeeds,
  CITIES,
  type CityId,
  COLUMNS,
  type ColumnId,
  DEFEND,
  defenceNeeds,
  HOPLITE,
  LOCATION_DATA,
  LOCATIONS,
  type LocationId,
  POWERS,
  type PowerId,
  SIDES,
  type SideId,
  SLOT_COUNT,
  SPARTA,
  SPECIALS,
  type SpecialId,
  TILES,
  type TileId,
  TRIREME,
  UNITS,
  type UnitId,
} from './box.ts';
import { isActive, strengthAt } from './combat.ts';
import { pairBit } from './diplomacy.ts';
import { describe, payId, payIn, powerIn, published, sideIn, slotIn, strengthIn, unitIn } from './draft.ts';
import type { PkEvent, Placement } from './events.ts';
import { seatList } from './frames.ts';
import { requestAsked, requestKind, requestPower, requestSlot, sideOfKind } from './permissions.ts';
import { cityValue, type PkScore, scoreOf } from './scoring.ts';
import { type Stack, sizeOf, stackIndex, strengthsOf } from './stacks.ts';
import {
  alpha,
  beta,
  COALITION,
  controllingLeader,
  cubes,
  defeats,
  eyesOn,
  hand,
  heldTile,
  holdsSpecial,
  leader,
  locationAt,
  main,
  NOBODY_THERE,
  type PkState,
  persians,
  playerOfPower,
  powersOn,
  SEALED_FOR,
  SEALED_OPEN,
  SEALED_PASS,
  stackAt,
  statues,
  supply,
} from './state.ts';

export interface UnitView {
  readonly counters: number;
  /** In rising order; null for who may not know. */
  readonly strengths: readonly number[] | null;
}
export interface ForceView {
  readonly power: PowerId;
  readonly box: 'main' | 'allied';
  readonly hoplites: UnitView;
  readonly triremes: UnitView;
}
export interface SideView {
  /** The main player; several seats for the Persian coalition, none if nobody stands there. */
  readonly main: readonly Seat[];
  readonly forces: readonly ForceView[];
}
interface PowerView {
  readonly power: PowerId;
  readonly players: readonly Seat[];
  readonly home: readonly [hoplites: readonly number[], triremes: readonly number[]];
  readonly dead: readonly [hoplites: readonly number[], triremes: readonly number[]];
  readonly hand: { readonly hoplites: UnitView; readonly triremes: UnitView };
}
interface RequestView {
  readonly asked: Seat;
  readonly power: PowerId;
  readonly location: LocationId;
  readonly kind: RequestKind;
}
interface BattleView {
  readonly location: LocationId;
  readonly round: number;
  readonly unit: UnitId;
  readonly tokens: readonly [attack: number, defence: number];
  readonly attack: number;
  readonly defence: number;
  readonly column: ColumnId;
  readonly attackNeeds: number;
  readonly defenceNeeds: number;
  readonly doubled: readonly SpecialId[];
  /** One's own sealed decision: null before it is made or if not asked. */
  readonly sealed: 'pass' | 'play' | SideId | null;
}

export interface PkView {
  readonly room: string;
  /** The seats the table waits for, as far as this seat may know. */
  readonly waiting: readonly Seat[];
  readonly seats: number;
  readonly turn: number;
  readonly start: Seat;
  readonly first: Seat | null;
  readonly options: PkState['options'];
  readonly cities: readonly {
    readonly city: CityId;
    readonly cubes: readonly number[];
    readonly alpha: Seat | null;
    readonly beta: Seat | null;
    readonly leader: Seat | null;
    readonly statues: readonly number[];
    readonly defeats: number;
    readonly value: number;
  }[];
  readonly supply: readonly number[];
  readonly scores: readonly PkScore[];
  readonly display: readonly (TileId | null)[];
  readonly pile: number;
  readonly held: readonly (readonly TileId[])[];
  readonly discard: readonly TileId[];
  readonly locations: readonly {
    readonly slot: number;
    readonly location: LocationId;
    readonly attack: SideView;
    readonly defend: SideView;
  }[];
  readonly locationPile: number;
  readonly owned: readonly { readonly location: LocationId; readonly seats: readonly Seat[] }[];
  readonly setAside: readonly LocationId[];
  readonly special: {
    readonly mine: SpecialId | null;
    readonly unused: readonly Seat[];
    readonly used: readonly { readonly tile: SpecialId; readonly seat: Seat }[];
  };
  readonly powers: readonly PowerView[];
  /** The hoplite that Slave Revolt sent home; strength null for who may not know. */
  readonly revolt: { readonly strength: number | null } | null;
  readonly diplomacy: Readonly<Record<'hostile' | 'friendly' | 'hosted' | 'opposed', readonly (readonly [PowerId, PowerId])[]>>;
  readonly granted: readonly {
    readonly power: PowerId;
    readonly location: LocationId;
    readonly kind: RequestKind;
    readonly always: boolean;
  }[];
  readonly denied: readonly { readonly power: PowerId; readonly location: LocationId; readonly kind: RequestKind }[];
  /** One's own standing answers other than "ask me". */
  readonly standing: readonly { readonly power: PowerId; readonly location: LocationId; readonly answer: Standing }[];
  readonly commit: {
    readonly seat: Seat;
    readonly baseLeft: number;
    readonly extra: { readonly power: PowerId; readonly city: CityId; readonly left: number } | null;
    readonly asked: number;
    readonly requests: readonly RequestView[];
    /** Only for its player. */
    readonly draft: readonly Placement[];
    readonly pending: {
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly location: LocationId;
      readonly side: SideId;
      readonly pay: CityId | 'none';
    } | null;
  } | null;
  readonly battle: BattleView | null;
}

const unitView = (stack: Stack, open: boolean): UnitView => ({ counters: sizeOf(stack), strengths: open ? strengthsOf(stack) : null });
const seatOrNull = (seat: number): Seat | null => (seat === NOBODY_THERE ? null : seat);
const perSeat = <T>(s: PkState, of: (seat: Seat) => T): T[] => {
  const list: T[] = [];
  for (let seat = 0; seat < s.seats; seat++) list.push(of(seat));
  return list;
};
const cityId = (city: number): CityId => CITIES[city] as CityId;
const powerId = (power: number): PowerId => POWERS[power] as PowerId;
const locationId = (s: PkState, slot: number): LocationId => locationAt(s, slot).id;

const heldTiles = (s: PkState, seat: Seat): TileId[] => {
  const tiles: TileId[] = [];
  for (let i = 0; i < 5 && heldTile(s, seat, i) >= 0; i++) tiles.push(TILES[heldTile(s, seat, i)] as TileId);
  return tiles;
};

/** PK-8.19: one's own counters on locations stay known; PK-12.7: those of a contested round are shown to all. */
const sideView = (s: PkState, seat: Seat | undefined, slot: number, side: number): SideView => {
  const player = main(s, slot, side);
  const opened = (power: number, unit: number): boolean =>
    (seat !== undefined && has(eyesOn(s, power), seat)) || (slot === s.battle && has(s.revealed, unit));
  return {
    main: player === NOBODY_THERE ? [] : player === COALITION ? seatList(persians(s)) : [player],
    forces: each(powersOn(s, slot, side)).map(power => ({
      power: powerId(power),
      box: playerOfPower(s, power) === player ? 'main' : 'allied',
      hoplites: unitView(stackAt(s, slot, power, HOPLITE), opened(power, HOPLITE)),
      triremes: unitView(stackAt(s, slot, power, TRIREME), opened(power, TRIREME)),
    })),
  };
};

/** The 21 pairs by their bit, as ids. */
const PAIRS: readonly (readonly [bits: number, pair: readonly [PowerId, PowerId]])[] = POWERS.flatMap((a, i) =>
  POWERS.slice(i + 1).map((b, j) => [pairBit(i, i + 1 + j), [a, b]] as const),
);
const NO_PAIRS: readonly (readonly [PowerId, PowerId])[] = [];
const pairsOf = (set: number): readonly (readonly [PowerId, PowerId])[] =>
  set === 0 ? NO_PAIRS : PAIRS.filter(([bits]) => (set & bits) !== 0).map(([, pair]) => pair);

const shownSlots = (s: PkState): number[] => {
  const slots: number[] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (s.slots[slot] !== -1) slots.push(slot);
  return slots;
};

interface PermissionView {
  readonly power: PowerId;
  readonly location: LocationId;
  readonly kind: RequestKind;
}
/** By slot and kind: the powers of a set kept for each, as ids. */
const permissionList = (s: PkState, defend: readonly number[], more: readonly number[], join: readonly number[]): PermissionView[] => {
  const list: PermissionView[] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot] === -1) continue;
    for (let kind = 0; kind < REQUEST_KINDS.length; kind++) {
      const set = kind === 0 ? (defend[slot] as number) | (more[slot] as number) : (join[slot * 2 + sideOfKind(kind)] as number);
      if (set === 0) continue;
      for (const power of each(set))
        list.push({ power: powerId(power), location: locationId(s, slot), kind: REQUEST_KINDS[kind] as RequestKind });
    }
  }
  return list;
};

const commitView = (s: PkState, seat: Seat | undefined): PkView['commit'] => {
  const f = s.stack.find(frame => frame.room === 'commit');
  if (f?.room !== 'commit') return null;
  const mine = f.seat === seat;
  return {
    seat: f.seat,
    baseLeft: s.baseLeft,
    extra: s.extraPower < 0 ? null : { power: powerId(s.extraPower), city: cityId(s.extraCity), left: s.extraLeft },
    asked: s.asked,
    requests: s.requests.map(r => ({
      asked: requestAsked(r),
      power: powerId(requestPower(r)),
      location: locationId(s, requestSlot(r)),
      kind: REQUEST_KINDS[requestKind(r)] as RequestKind,
    })),
    draft: mine ? s.draft.map(p => describe(s, p, strengthIn(p))) : [],
    pending:
      mine && s.pending >= 0
        ? {
            power: powerId(powerIn(s.pending)),
            unit: UNITS[unitIn(s.pending)] as UnitId,
            location: locationId(s, slotIn(s.pending)),
            side: SIDES[sideIn(s.pending)] as SideId,
            pay: payId(payIn(s.pending)),
          }
        : null,
  };
};

const battleView = (s: PkState, seat: Seat | undefined): BattleView | null => {
  const room = top(s)?.room;
  if (room !== 'battle-special' && room !== 'dice' && room !== 'casualty') return null;
  const unit = roundUnit(s);
  const column = columnNow(s);
  const choice = seat === undefined ? SEALED_OPEN : (s.sealed[seat] as number);
  return {
    location: locationId(s, s.battle),
    round: s.round + 1,
    unit: UNITS[unit] as UnitId,
    tokens: [s.tokens[ATTACK] as number, s.tokens[DEFEND] as number],
    attack: isActive(s, s.battle, ATTACK, unit) ? strengthAt(s, s.battle, ATTACK, unit, s.doubled) : 0,
    defence: isActive(s, s.battle, DEFEND, unit) ? strengthAt(s, s.battle, DEFEND, unit, s.doubled) : 0,
    column: COLUMNS[column] as ColumnId,
    attackNeeds: attackNeeds(column),
    defenceNeeds: defenceNeeds(column),
    doubled: each(s.doubled).map(tile => SPECIALS[tile] as SpecialId),
    sealed:
      choice <= SEALED_OPEN
        ? null
        : choice === SEALED_PASS
          ? 'pass'
          : choice >= SEALED_FOR
            ? (SIDES[choice - SEALED_FOR] as SideId)
            : 'play',
  };
};

/** Whom the table waits for: in the sealed window all who were asked, whether they have decided or not, but for oneself. */
const waitingFor = (s: PkState, seat: Seat | undefined): readonly Seat[] => {
  const f = top(s);
  if (f === undefined) return [];
  if (f.room === 'battle-special') {
    const asked = sealedSeats(s, false);
    return seatList(seat !== undefined && !has(sealedSeats(s, true), seat) ? asked & ~(1 << seat) : asked);
  }
  if (f.room === 'ask') return [...new Set(s.requests.map(requestAsked))].sort((a, b) => a - b);
  return 'seat' in f && f.room !== 'deal-specials' && f.room !== 'draw-influence' ? [f.seat] : [];
};

export const view = (state: PkState, seat: Seat | undefined): PkView => {
  const s = state.lastCommitter === seat ? state : published(state);
  const knows = (power: number): boolean => seat !== undefined && has(eyesOn(s, power), seat);
  return {
    room: top(s)?.room ?? '',
    waiting: waitingFor(s, seat),
    seats: s.seats,
    turn: s.turn,
    start: s.start,
    first: s.stack[0]?.room === 'commit-forces' && top(s)?.room !== 'choose-first' ? s.first : null,
    options: s.options,
    cities: CITIES.map((city, i) => ({
      city,
      cubes: perSeat(s, owner => cubes(s, i, owner)),
      alpha: seatOrNull(alpha(s, i)),
      beta: seatOrNull(beta(s, i)),
      leader: seatOrNull(leader(s, i)),
      statues: perSeat(s, owner => statues(s, i, owner)),
      defeats: defeats(s, i),
      value: cityValue(s, i),
    })),
    supply: perSeat(s, owner => supply(s, owner)),
    scores: perSeat(s, owner => scoreOf(s, owner)),
    display: s.display.map(tile => (tile < 0 ? null : (TILES[tile] as TileId))),
    pile: s.pile.reduce((a, b) => a + b, 0),
    held: perSeat(s, owner => heldTiles(s, owner)),
    discard: s.discard.flatMap((n, tile) => Array.from({ length: n }, () => TILES[tile] as TileId)),
    locations: shownSlots(s).map(slot => ({
      slot: slot + 1,
      location: locationId(s, slot),
      attack: sideView(s, seat, slot, ATTACK),
      defend: sideView(s, seat, slot, DEFEND),
    })),
    locationPile: each(s.locationBag).length,
    owned: LOCATION_DATA.flatMap(({ id }, i) => (s.owners[i] === 0 ? [] : [{ location: id, seats: seatList(s.owners[i] as number) }])),
    setAside: each(s.setAside).map(i => LOCATIONS[i] as LocationId),
    special: {
      mine: seat === undefined || !holdsSpecial(s, seat) ? null : (SPECIALS[s.special[seat] as number] as SpecialId),
      unused: perSeat(s, owner => owner).filter(owner => holdsSpecial(s, owner)),
      used: SPECIALS.flatMap((tile, i) => (s.used[i] === NOBODY_THERE ? [] : [{ tile, seat: s.used[i] as Seat }])),
    },
    powers: POWERS.map((power, i) => {
      const pile = (stacks: readonly Stack[]) =>
        [strengthsOf(stacks[stackIndex(i, HOPLITE)] as Stack), strengthsOf(stacks[stackIndex(i, TRIREME)] as Stack)] as const;
      return {
        power,
        players: seatList(eyesOn(s, i)),
        home: pile(s.home),
        dead: pile(s.dead),
        hand: { hoplites: unitView(hand(s, i, HOPLITE), knows(i)), triremes: unitView(hand(s, i, TRIREME), knows(i)) },
      };
    }),
    revolt: s.revolt === 0 ? null : { strength: knows(SPARTA) ? s.revolt : null },
    diplomacy: { hostile: pairsOf(s.hostile), friendly: pairsOf(s.friendly), hosted: pairsOf(s.hosted), opposed: pairsOf(s.opposed) },
    granted: permissionList(s, s.grants, s.alwaysGrant, s.joins).map(p => ({
      ...p,
      always: p.kind === 'defend' && has(s.alwaysGrant[slotFor(s, p.location)] as number, POWERS.indexOf(p.power)),
    })),
    denied: permissionList(s, s.denied, s.denied, s.deniedJoins),
    standing: shownSlots(s)
      .filter(slot => controllingLeader(s, slot) === seat && ((s.alwaysGrant[slot] as number) | (s.alwaysDeny[slot] as number)) !== 0)
      .flatMap(slot =>
        POWERS.flatMap((power, i) => {
          const answer = has(s.alwaysGrant[slot] as number, i) ? 1 : has(s.alwaysDeny[slot] as number, i) ? 2 : 0;
          return answer === 0 ? [] : [{ power, location: locationId(s, slot), answer: STANDING[answer] as Standing }];
        }),
      ),
    commit: commitView(s, seat),
    battle: battleView(s, seat),
  };
};
const slotFor = (s: PkState, location: LocationId): number => s.slots.indexOf(LOCATIONS.indexOf(location));

/** What a seat may see of an event: strengths and dealt tiles only with the eyes for them; drafts only their player. */
export const seen = (e: PkEvent, seat: Seat | undefined): PkEvent | undefined => {
  switch (e.e) {
    case 'special-dealt':
      return e.seat === seat ? e : { ...e, tile: null };
    case 'drafted':
    case 'taken-back':
    case 'special-sealed':
      return e.seat === seat ? e : undefined;
    case 'placed':
      return seat !== undefined && e.eyes.includes(seat) ? e : { ...e, placement: { ...e.placement, strength: null } };
    case 'revolted':
      return seat !== undefined && e.eyes.includes(seat) ? e : { ...e, strength: null };
    case 'standing-set':
      // PK-10.9: "always grant" is public; the other two look alike to others, so a change between them is not shown.
      if (e.seat === seat || e.answer === 'grant') return e.seat === seat ? e : { ...e, was: 'ask' };
      return e.was === 'grant' ? { ...e, answer: 'ask' } : undefined;
    default:
      return e;
  }
};
