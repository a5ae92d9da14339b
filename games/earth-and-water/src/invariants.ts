/** Conditions that hold after every action: EW-1.18, EW-3.6, EW-3.8, EW-1.17, hand limits after Supply, card 11; and for one entry: turns (EW-6). */
import { bit, count, has, setOf, top } from '@stoa/engine';
import { cardsUnder, DEATH_OF_THE_KING } from './cards.ts';
import type { EwEvent } from './events.ts';
import { hand, handSize } from './hands.ts';
import {
  ARTEMISIA,
  CAMPAIGNS,
  CITIES,
  CITY_COUNT,
  DARIUS,
  GREECE,
  HAND_LIMIT,
  idOf,
  LEONIDAS,
  MILTIADES,
  other,
  PERSIA,
  PIECES,
  PORTS,
  SIDE_IDS,
  SIDES,
  THEMISTOCLES,
  VP_LIMIT,
  XERXES,
} from './map.ts';
import { armies, fleets, kingLives } from './pieces.ts';
import type { EwState } from './state.ts';

const PIECE_NAMES = ['Persian armies', 'Persian fleets', 'Greek armies', 'Greek fleets'] as const;
/** By kind of piece, the figures that take it. */
const FIGURES_OF: readonly number[] = [bit(DARIUS) | bit(XERXES), bit(ARTEMISIA), bit(MILTIADES) | bit(THEMISTOCLES) | bit(LEONIDAS), 0];

const IN_LAND_BATTLE = new Set([
  'window-persia-attacks',
  'window-greece-attacks',
  'land-battle',
  'land-attacker',
  'land-defender',
  'figure-army',
]);
const AT_SEA = new Set([
  'window-naval-movement',
  'window-fleet-lost',
  'themistocles',
  'figure-army',
  'naval-battle',
  'naval-attacker',
  'naval-defender',
]);

/** EW-1.18: on map + embarked + reserve + on figures = total. */
const lostPieces = (s: EwState): string[] =>
  PIECES.flatMap((total, kind) => {
    const row = s.units.slice(kind * CITY_COUNT, (kind + 1) * CITY_COUNT);
    const embarked = kind === s.op.side * 2 ? s.op.embarked : 0;
    const found = row.reduce((sum, n) => sum + n, 0) + s.reserve[kind]! + embarked + count(s.figures & FIGURES_OF[kind]!);
    const negative = row.some(n => n < 0) || s.reserve[kind]! < 0 || s.op.embarked < 0;
    const set = setOf(row.flatMap((n, city) => (n !== 0 ? [city] : [])));
    return [
      ...(set === s.where[kind] ? [] : [`${PIECE_NAMES[kind]}: where they are is not what is counted`]),
      ...(found === total ? [] : [`EW-1.18: ${found} ${PIECE_NAMES[kind]}, not ${total}`]),
      ...(negative ? [`EW-1.18: a negative number of ${PIECE_NAMES[kind]}`] : []),
    ];
  });

/** EW-1.18: every card is in exactly one place. */
const lostCards = (s: EwState): string[] => {
  const n = count(s.deck) + s.discard.length + handSize(s, PERSIA) + handSize(s, GREECE) + (s.card === 0 ? 0 : 1);
  const all = s.deck | setOf(s.discard) | hand(s, PERSIA) | hand(s, GREECE) | (s.card === 0 ? 0 : bit(s.card));
  return all === cardsUnder(s.rules) && n === count(all) ? [] : [`EW-1.18: ${n} cards, ${count(all)} different`];
};

/** EW-3.6, EW-3.8, and no fleet without a port. */
const misplaced = (s: EwState): string[] => {
  const room = top(s)?.room ?? '';
  return CITIES.flatMap((id, city) => {
    const fight = armies(s, PERSIA, city) > 0 && armies(s, GREECE, city) > 0;
    const clash = fleets(s, PERSIA, city) > 0 && fleets(s, GREECE, city) > 0;
    const ashore = !has(PORTS, city) && fleets(s, PERSIA, city) + fleets(s, GREECE, city) > 0;
    return [
      ...(fight && !(IN_LAND_BATTLE.has(room) && city === s.op.to) ? [`EW-3.6: both sides have armies in ${id}`] : []),
      ...(clash && !AT_SEA.has(room) ? [`EW-3.8: both sides have fleets in ${id}`] : []),
      ...(ashore ? [`EW-1.5: fleets in ${id}`] : []),
    ];
  });
};

const outOfRange = (s: EwState): string[] => {
  const room = top(s)?.room;
  const broken: string[] = [];
  if (Math.abs(s.vp) > VP_LIMIT) broken.push(`EW-1.17: vp ${s.vp}`);
  if (s.campaign < 1 || s.campaign > CAMPAIGNS) broken.push(`EW-1.17: campaign ${s.campaign}`);
  if (s.talents < 0 || s.raised < 0 || s.excess < 0 || s.toDraw < 0) broken.push('EW-5.6: a negative count');
  // When a campaign begins, Supply has just limited the hands. The king's death in Preparation does not change Greece's hand.
  const f = top(s);
  const begins = f?.room === 'preparation-cards' && f.side === PERSIA;
  for (const side of SIDES) {
    if (begins && handSize(s, side) > HAND_LIMIT[side]) broken.push(`EW-12.1, EW-12.2: hand of ${handSize(s, side)} after Supply`);
    if ((s.knows[side]! & ~hand(s, other(side))) !== 0) broken.push(`seat ${side} knows a card that is not there`);
  }
  const drawing = room === 'draw-cards' || room === 'king-army';
  if (has(hand(s, PERSIA), DEATH_OF_THE_KING) && kingLives(s) && !drawing) broken.push('EW-14.1: Persia holds card 11 while a king lives');
  if (has(s.figures, XERXES) && !has(s.figures, DARIUS)) broken.push('EW-14.2: Xerxes before Darius');
  if (s.op.embarked > 0 && s.op.embarked > fleets(s, s.op.side, s.op.to)) broken.push(`EW-8.2: too many embarked at ${idOf(s.op.to)}`);
  if ((s.ending === '') !== s.stack.length > 0) broken.push(`ending '${s.ending}' with ${s.stack.length} frames`);
  if (s.draft !== 0 && room !== 'supply-hand' && room !== 'pacification') broken.push('a draft outside its room');
  return broken;
};

export const invariants = (s: EwState): readonly string[] => [...lostPieces(s), ...lostCards(s), ...misplaced(s), ...outOfRange(s)];

// Conditions for one entry: whose turn follows in Operations.

const inOperations = (s: EwState): boolean => s.stack[0]?.room === 'operations';

/** EW-6.1: after an operation, or a pass, the other side is next; EW-6.3: a side without cards passes automatically and the turn returns. */
const brokenTurn = (before: EwState, after: EwState, passes: number): string[] => {
  const isOver = after.stack.length === 1;
  const foe = other(before.turn);
  const isForced = isOver && hand(after, foe) === 0;
  const next = isOver && !isForced ? foe : before.turn;
  return [
    ...(after.turn === next ? [] : [`EW-6.1: ${SIDE_IDS[after.turn]} is next, not ${SIDE_IDS[next]}`]),
    ...(passes === (isForced ? 1 : 0) ? [] : [`EW-6.3: ${passes} automatic passes in a turn of ${SIDE_IDS[before.turn]}`]),
  ];
};

export const entryInvariants = (before: EwState, after: EwState, events: readonly EwEvent[]): readonly string[] => {
  const passed = events.filter(e => e.e === 'passed');
  const automatic = passed.filter(e => e.automatic);
  const broken: string[] = [];
  for (const [i, { side }] of passed.entries())
    if (side === passed[i + 1]?.side) broken.push(`EW-6.4: ${SIDE_IDS[side]} passes twice in a row`);
  for (const { side } of automatic)
    if (hand(after, side) !== 0) broken.push(`EW-6.3: ${SIDE_IDS[side]} passes by itself with cards in hand`);
  if (inOperations(before) && inOperations(after)) broken.push(...brokenTurn(before, after, automatic.length));
  else if (inOperations(after) && hand(after, PERSIA) !== 0 && after.turn !== PERSIA)
    broken.push('EW-4.2: Persia does not begin Operations');
  else if (inOperations(before)) {
    const killed = events.some(e => e.e === 'king-died');
    const own = passed.length - automatic.length;
    // EW-6.5: a card played in this entry, or earlier in the same turn, resets the count of passes.
    const inARow = passed.length + (own > 0 ? before.passes : 0);
    if (!killed && after.figures === before.figures && inARow < 2) broken.push('EW-6.4: Operations end without two passes in a row');
  }
  return broken;
};
