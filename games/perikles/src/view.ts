/**
 * What a seat may see, PK-20.1 to PK-20.3, built up from nothing: a field added to the state stays secret until it is named here.
 * Counters have no identifiers; a stack is shown as a number of counters and, to seats that may know them, its strengths in rising order.
 */
import { commonPart, count, each, has, type Seat, top, type ViewParts } from '@stoa/engine';
import { columnNow, roundUnit, sealedSeats } from './battle/battles.ts';
import { isActive, strengthAt } from './battle/combat.ts';
import {
  ATTACK,
  attackNeeds,
  CITIES,
  COLUMNS,
  DEFEND,
  defenceNeeds,
  HOPLITE,
  LOCATIONS,
  type LocationId,
  POWERS,
  type PowerId,
  powerId,
  SLOT_COUNT,
  SPARTA,
  SPECIALS,
  sideId,
  TILES,
  type TileId,
  TRIREME,
  unitId,
} from './box.ts';
import { pairBit } from './commit/diplomacy.ts';
import { published } from './commit/draft.ts';
import { requestAsked } from './commit/permissions.ts';
import { commitView, grantedList, permissionList, standingList } from './commit/view.ts';
import { seatList } from './frames.ts';
import { cityValue, scoreOf } from './outcome.ts';
import {
  alpha,
  beta,
  cubes,
  defeats,
  eyesOn,
  hand,
  heldTile,
  holdsSpecial,
  leader,
  locationAt,
  main,
  persians,
  playerOfPower,
  powersOn,
  stackAt,
  statues,
  supply,
} from './pieces.ts';
import { canPlaySpecial } from './specials/index.ts';
import { type Stack, sizeOf, stackIndex, strengthsOf } from './stacks.ts';
import { COALITION, NOBODY_THERE, type PkState, SEALED_FOR, SEALED_OPEN, SEALED_PASS } from './state.ts';
import type { BattleView, PkView, SideView, UnitView } from './view-types.ts';

/** Cached views of stacks: open ones by stack; closed ones, whose strengths stay hidden, by number of counters. */
const OPEN_UNITS: UnitView[] = [];
const CLOSED_UNITS: readonly UnitView[] = Array.from({ length: 16 }, (_, counters) => ({ counters, strengths: null }));
const openUnit = (stack: Stack): UnitView & { readonly strengths: readonly number[] } => {
  OPEN_UNITS[stack] ??= { counters: sizeOf(stack), strengths: strengthsOf(stack) };
  return OPEN_UNITS[stack] as UnitView & { readonly strengths: readonly number[] };
};
const unitView = (stack: Stack, open: boolean): UnitView => (open ? openUnit(stack) : CLOSED_UNITS[sizeOf(stack)]!);
const seatOrNull = (seat: number): Seat | null => (seat === NOBODY_THERE ? null : seat);
const perSeat = <T>(s: PkState, of: (seat: Seat) => T): T[] => {
  const list: T[] = [];
  for (let seat = 0; seat < s.seats; seat++) list.push(of(seat));
  return list;
};
const locationId = (s: PkState, slot: number): LocationId => locationAt(s, slot).id;

const heldTiles = (s: PkState, seat: Seat): TileId[] => {
  const tiles: TileId[] = [];
  for (let i = 0; i < 5 && heldTile(s, seat, i) >= 0; i++) tiles.push(TILES[heldTile(s, seat, i)]!);
  return tiles;
};

const sum = (list: readonly number[]): number => {
  let n = 0;
  for (const x of list) n += x;
  return n;
};
const discarded = (s: PkState): TileId[] => {
  const tiles: TileId[] = [];
  for (let tile = 0; tile < s.discard.length; tile++) for (let n = s.discard[tile]!; n > 0; n--) tiles.push(TILES[tile]!);
  return tiles;
};
const ownedTiles = (s: PkState): PkView['owned'] => {
  const tiles: PkView['owned'][number][] = [];
  for (let i = 0; i < s.owners.length; i++) if (s.owners[i] !== 0) tiles.push({ location: LOCATIONS[i]!, seats: seatList(s.owners[i]!) });
  return tiles;
};

/** PK-8.19: a seat's own counters on locations stay known to it; PK-12.7: those of a contested round are shown to all. */
const sideView = (s: PkState, known: number, slot: number, side: number): SideView => {
  const player = main(s, slot, side);
  const opened = (power: number, unit: number): boolean => has(known, power) || (slot === s.battle && has(s.revealed, unit));
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
const pairsOf = (set: number): readonly (readonly [PowerId, PowerId])[] => {
  if (set === 0) return NO_PAIRS;
  const pairs: (readonly [PowerId, PowerId])[] = [];
  for (const [bits, pair] of PAIRS) if ((set & bits) !== 0) pairs.push(pair);
  return pairs;
};

const shownSlots = (s: PkState): number[] => {
  const slots: number[] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (s.slots[slot] !== -1) slots.push(slot);
  return slots;
};

const battleView = (s: PkState, seat: Seat | undefined): BattleView | null => {
  const room = top(s)?.room;
  if (room !== 'battle-special' && room !== 'dice' && room !== 'casualty') return null;
  const unit = roundUnit(s);
  const column = columnNow(s);
  const choice = seat === undefined ? SEALED_OPEN : s.sealed[seat]!;
  return {
    location: locationId(s, s.battle),
    round: s.round + 1,
    unit: unitId(unit),
    tokens: [s.tokens[ATTACK]!, s.tokens[DEFEND]!],
    attack: isActive(s, s.battle, ATTACK, unit) ? strengthAt(s, s.battle, ATTACK, unit, s.doubled) : 0,
    defence: isActive(s, s.battle, DEFEND, unit) ? strengthAt(s, s.battle, DEFEND, unit, s.doubled) : 0,
    column: COLUMNS[column]!,
    attackNeeds: attackNeeds(column),
    defenceNeeds: defenceNeeds(column),
    doubled: each(s.doubled).map(tile => SPECIALS[tile]!),
    sealed: choice <= SEALED_OPEN ? null : choice === SEALED_PASS ? 'pass' : choice >= SEALED_FOR ? sideId(choice - SEALED_FOR) : 'play',
  };
};

/** The seats the table waits for. In the sealed window: every seat that was asked, decided or not; the reader only until it has decided. */
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

type PowerView = PkView['powers'][number];
const strengths = (stack: Stack | undefined): readonly number[] => openUnit(stack!).strengths;
const pile = (stacks: readonly Stack[], power: number): PowerView['home'] => [
  strengths(stacks[stackIndex(power, HOPLITE)]),
  strengths(stacks[stackIndex(power, TRIREME)]),
];
const powerView = (s: PkState, power: number, isKnown: boolean): PowerView => ({
  power: powerId(power),
  players: seatList(eyesOn(s, power)),
  home: pile(s.home, power),
  dead: pile(s.dead, power),
  hand: { hoplites: unitView(hand(s, power, HOPLITE), isKnown), triremes: unitView(hand(s, power, TRIREME), isKnown) },
});

/** What every seat and every spectator see of a state in which the draft is published, or its own player of the draft. */
const openView = (s: PkState) => ({
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
  display: s.display.map(tile => (tile < 0 ? null : TILES[tile]!)),
  held: perSeat(s, owner => heldTiles(s, owner)),
  discard: discarded(s),
  owned: ownedTiles(s),
  setAside: each(s.setAside).map(i => LOCATIONS[i]!),
  unused: perSeat(s, owner => owner).filter(owner => holdsSpecial(s, owner)),
  used: SPECIALS.flatMap((tile, i) => (s.used[i] === NOBODY_THERE ? [] : [{ tile, seat: s.used[i]! }])),
  diplomacy: { hostile: pairsOf(s.hostile), friendly: pairsOf(s.friendly), hosted: pairsOf(s.hosted), opposed: pairsOf(s.opposed) },
  granted: grantedList(s),
  denied: permissionList(s, s.denied, s.denied, s.deniedJoins),
});

/** The powers whose counters a seat knows, as a set. */
const knownPowers = (s: PkState, seat: Seat | undefined): number => {
  let known = 0;
  if (seat !== undefined) for (let power = 0; power < POWERS.length; power++) if (has(eyesOn(s, power), seat)) known |= 1 << power;
  return known;
};

export const view = (state: PkState, seat: Seat | undefined, parts?: ViewParts): PkView => {
  const isCommitter = state.lastCommitter === seat;
  const shown = isCommitter && parts === undefined ? state : commonPart(parts, 'published', () => published(state));
  const s = isCommitter ? state : shown;
  // The last committer alone sees its own draft: then it shares nothing.
  const common = s === shown ? parts : undefined;
  const open = commonPart(common, 'open', () => openView(s));
  const known = knownPowers(s, seat);
  return {
    room: top(s)?.room ?? '',
    waiting: waitingFor(s, seat),
    seats: s.seats,
    turn: s.turn,
    start: s.start,
    first: s.stack[0]?.room === 'commit-forces' && top(s)?.room !== 'choose-first' ? s.first : null,
    options: s.options,
    cities: open.cities,
    supply: open.supply,
    scores: open.scores,
    display: open.display,
    pile: sum(s.pile),
    held: open.held,
    discard: open.discard,
    // Seats that know the same powers see the same counters.
    locations: commonPart(common, `locations ${known}`, () =>
      shownSlots(s).map(slot => ({
        slot: slot + 1,
        location: locationId(s, slot),
        attack: sideView(s, known, slot, ATTACK),
        defend: sideView(s, known, slot, DEFEND),
      })),
    ),
    locationPile: count(s.locationBag),
    owned: open.owned,
    setAside: open.setAside,
    special: {
      mine: seat === undefined || !holdsSpecial(s, seat) ? null : SPECIALS[s.special[seat]!]!,
      playable: seat !== undefined && canPlaySpecial(s, seat),
      unused: open.unused,
      used: open.used,
    },
    powers: commonPart(common, `powers ${known}`, () => POWERS.map((_, power) => powerView(s, power, has(known, power)))),
    revolt: s.revolt === 0 ? null : { strength: has(known, SPARTA) ? s.revolt : null },
    diplomacy: open.diplomacy,
    granted: open.granted,
    denied: open.denied,
    standing: standingList(s, seat),
    commit: commitView(s, seat),
    battle: battleView(s, seat),
  };
};
