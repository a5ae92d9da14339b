/** Printing a position, see notation.ts. */
import { each, top } from '@stoa/engine';
import { REQUEST_KINDS } from '../actions.ts';
import { ATTACK, CITIES, DEFEND, LOCATIONS, MAX_SEATS, POWERS, SIDES, SLOT_COUNT, SPECIALS, TILES, UNITS } from '../box.ts';
import { pairBit } from '../commit/diplomacy.ts';
import { BOXES, payId, payIn, powerIn, published, sideIn, slotIn, strengthIn, unitIn } from '../commit/draft.ts';
import { sentBox, sentLocation, sentPower, sentSide, sentUnit } from '../commit/last-commit.ts';
import { requestAsked, requestKind, requestPower, requestSlot } from '../commit/permissions.ts';
import { OPTION_SPEC, type PkOptions } from '../options.ts';
import { firstPersian, locationAt, main, powersOn, stackAt } from '../pieces.ts';
import { type Stack, stackIndex, strengthsOf } from '../stacks.ts';
import { COALITION, NOBODY_THERE, type PkState, RULES } from '../state.ts';
import { letter, letters, PAIR_SETS, SEALED } from './words.ts';

const counters = (hoplites: Stack, triremes: Stack): string =>
  [...strengthsOf(hoplites).map(n => `h${n}`), ...strengthsOf(triremes).map(n => `t${n}`)].join(' ');

const printRoom = (s: PkState): string => {
  const f = top(s);
  if (f === undefined) return 'room over';
  switch (f.room) {
    case 'ask':
    case 'slave-revolt': {
      const source = f.room === 'ask' ? '' : ` ${f.slot === SLOT_COUNT ? 'hand' : locationAt(s, f.slot).id}`;
      return `room ${f.room} ${letter(s.lastCommitter)}${source}`;
    }
    case 'alkibiades':
      return `room alkibiades ${letter(f.seat)} ${s.stack[0]?.room ?? ''}${f.owner < 0 ? '' : ` ${letter(f.owner)} ${CITIES[f.to]}`}`;
    case 'casualty':
      return `room casualty ${letter(f.seat)} ${SIDES[f.side]}`;
    default:
      return 'seat' in f ? `room ${f.room} ${letter(f.seat)}` : `room ${f.room}`;
  }
};

const perCity = (s: PkState, word: string, of: readonly number[], tokens: string[]): void => {
  CITIES.forEach((city, c) => {
    const found = Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => of[c * MAX_SEATS + seat] !== 0);
    if (found.length > 0)
      tokens.push([...(word === '' ? [] : [word]), city, ...found.map(seat => letter(seat) + of[c * MAX_SEATS + seat])].join(' '));
  });
};

const printCities = (s: PkState, tokens: string[]): void => {
  perCity(s, '', s.cubes, tokens);
  CITIES.forEach((city, c) => {
    if (s.alpha[c] !== NOBODY_THERE)
      tokens.push(`candidates ${city} ${letter(s.alpha[c]!)}${s.beta[c] === NOBODY_THERE ? '' : ` ${letter(s.beta[c]!)}`}`);
    if (s.leader[c] !== NOBODY_THERE) tokens.push(`lead ${city} ${letter(s.leader[c]!)}`);
  });
  perCity(s, 'statues', s.statues, tokens);
  CITIES.forEach((city, c) => {
    if (s.defeats[c] !== 0) tokens.push(`defeats ${city} ${s.defeats[c]}`);
  });
};

const printTiles = (s: PkState, tokens: string[]): void => {
  const names = (list: readonly number[], of: readonly string[]): string => list.map(i => (i < 0 ? '-' : of[i])).join(' ');
  if (s.display.some(tile => tile >= 0)) tokens.push(`display ${names(s.display, TILES)}`);
  for (let seat = 0; seat < s.seats; seat++) {
    const held = s.held.slice(seat * 5, seat * 5 + 5).filter(tile => tile >= 0);
    if (held.length > 0) tokens.push(`held ${letter(seat)} ${names(held, TILES)}`);
  }
  const discard = s.discard.flatMap((n, tile) => new Array<number>(n).fill(tile));
  if (discard.length > 0) tokens.push(`discard ${names(discard, TILES)}`);
  if (s.slots.some(slot => slot >= 0)) tokens.push(`locations ${names(s.slots, LOCATIONS)}`);
  LOCATIONS.forEach((location, i) => {
    if (s.owners[i] !== 0) tokens.push(`owned ${location} ${letters(s.owners[i]!)}`);
  });
  if (s.setAside !== 0) tokens.push(`set-aside ${names(each(s.setAside), LOCATIONS)}`);
  s.special.forEach((tile, seat) => {
    if (tile >= 0) tokens.push(`special ${letter(seat)} ${SPECIALS[tile]}`);
  });
  s.used.forEach((seat, tile) => {
    if (seat !== NOBODY_THERE) tokens.push(`used ${letter(seat)} ${SPECIALS[tile]}`);
  });
};

const printCounters = (s: PkState, tokens: string[]): void => {
  for (const pile of ['hand', 'dead'] as const)
    POWERS.forEach((power, p) => {
      const text = counters(s[pile][stackIndex(p, 0)]!, s[pile][stackIndex(p, 1)]!);
      if (text !== '') tokens.push(`${pile} ${power} ${text}`);
    });
  if (s.revolt !== 0) tokens.push(`revolt ${s.revolt}`);
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    for (const side of [ATTACK, DEFEND]) {
      const where = (): string => `${locationAt(s, slot).id}`;
      for (const power of each(powersOn(s, slot, side)))
        tokens.push(`${SIDES[side]} ${where()} ${POWERS[power]} ${counters(stackAt(s, slot, power, 0), stackAt(s, slot, power, 1))}`);
      const player = main(s, slot, side);
      if (player !== NOBODY_THERE)
        tokens.push(`main ${where()} ${SIDES[side]} ${letter(player === COALITION ? firstPersian(s, slot, side) : player)}`);
    }
  for (const set of PAIR_SETS) {
    const pairs = POWERS.flatMap((a, i) => POWERS.flatMap((b, j) => (j > i && (s[set] & pairBit(i, j)) !== 0 ? [`${a}-${b}`] : [])));
    if (pairs.length > 0) tokens.push(`${set} ${pairs.join(' ')}`);
  }
};

const printPermissions = (s: PkState, tokens: string[]): void => {
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot] === -1) continue;
    const where = locationAt(s, slot).id;
    const print = (word: string, powers: number, suffix = ''): void => {
      for (const power of each(powers)) tokens.push(`${word} ${POWERS[power]} ${where}${suffix}`);
    };
    print('granted', s.grants[slot]!);
    print('always-grant', s.alwaysGrant[slot]!);
    print('always-deny', s.alwaysDeny[slot]!);
    print('denied', s.denied[slot]!);
    for (const side of [ATTACK, DEFEND]) {
      print('joined', s.joins[slot * 2 + side]!, ` ${SIDES[side]}`);
      print('denied-join', s.deniedJoins[slot * 2 + side]!, ` ${SIDES[side]}`);
    }
  }
  for (const r of s.requests)
    tokens.push(
      `request ${POWERS[requestPower(r)]} ${locationAt(s, requestSlot(r)).id} ${REQUEST_KINDS[requestKind(r)]} ${letter(requestAsked(r))}`,
    );
  if (s.asked !== 0) tokens.push(`asked ${s.asked}`);
  s.changes.forEach((n, seat) => {
    if (n !== 0) tokens.push(`changes ${letter(seat)} ${n}`);
  });
};

const printCourse = (s: PkState, tokens: string[]): void => {
  const f = s.stack.find(frame => frame.room === 'commit');
  if (s.first !== s.start) tokens.push(`first ${letter(s.first)}`);
  if (s.lastCommitter !== (f?.room === 'commit' ? f.seat : 0)) tokens.push(`after ${letter(s.lastCommitter)}`);
  if (s.recovering !== 0)
    tokens.push(
      `recovering ${each(s.recovering)
        .map(c => CITIES[c])
        .join(' ')}`,
    );
  if (f !== undefined && (s.baseLeft !== 2 || s.basePlaced !== 0)) tokens.push(`budget ${s.baseLeft} ${s.basePlaced}`);
  if (s.extraPower >= 0) tokens.push(`extra ${POWERS[s.extraPower]} ${CITIES[s.extraCity]} ${s.extraLeft}`);
  for (const c of s.sent)
    tokens.push(
      `sent ${POWERS[sentPower(c)]} ${UNITS[sentUnit(c)]?.[0]} ${SIDES[sentSide(c)]} ${LOCATIONS[sentLocation(c)]} ${BOXES[sentBox(c)]}`,
    );
  if (s.sentCube >= 0) tokens.push(`sent-cube ${CITIES[s.sentCube]}`);
  if (s.battle !== 0) tokens.push(`battle ${s.battle + 1}`);
  if (s.round !== 0) tokens.push(`round ${s.round + 1}`);
  if (s.wonFirst >= 0) tokens.push(`won-first ${SIDES[s.wonFirst]}`);
  if (s.won >= 0) tokens.push(`won ${SIDES[s.won]}`);
  if (s.revealed !== 0)
    tokens.push(
      `revealed ${each(s.revealed)
        .map(u => UNITS[u])
        .join(' ')}`,
    );
  if (s.tokens[0] !== 0 || s.tokens[1] !== 0) tokens.push(`tokens ${s.tokens.join(' ')}`);
  if (s.doubled !== 0)
    tokens.push(
      `doubled ${each(s.doubled)
        .map(t => SPECIALS[t])
        .join(' ')}`,
    );
  s.sealed.forEach((choice, seat) => {
    if (choice >= 0) tokens.push(`sealed ${letter(seat)} ${SEALED[choice]}`);
  });
};

export const printPosition = (state: PkState): string => {
  const s = published(state);
  const tokens = [...(s.rules === RULES ? [] : [`rules ${s.rules}`]), `seats ${s.seats}`];
  for (const [name, value] of Object.entries(s.options))
    if (value !== OPTION_SPEC[name as keyof PkOptions].default) tokens.push(`${name} ${value}`);
  if (s.turn !== 1) tokens.push(`turn ${s.turn}`);
  if (s.start !== 0) tokens.push(`start ${letter(s.start)}`);
  if (s.lastAthenian !== NOBODY_THERE) tokens.push(`last-athenian ${letter(s.lastAthenian)}`);
  if (s.extraCubes !== 2 * s.seats) tokens.push(`extra-cubes ${s.extraCubes}`);
  if (s.takes !== 0) tokens.push(`takes ${s.takes}`);
  printCities(s, tokens);
  printTiles(s, tokens);
  printCounters(s, tokens);
  printPermissions(s, tokens);
  printCourse(s, tokens);
  tokens.push(printRoom(s));
  const drafted = (p: number): string =>
    `${POWERS[powerIn(p)]} ${UNITS[unitIn(p)]?.[0]}${strengthIn(p) || ''} ${SIDES[sideIn(p)]} ${locationAt(s, slotIn(p)).id} ${payId(payIn(p))}`;
  for (const p of state.draft) tokens.push(`draft ${drafted(p)}`);
  if (state.pending >= 0) tokens.push(`pending ${drafted(state.pending)}`);
  if (state.takeBacks !== 0) tokens.push(`take-backs ${state.takeBacks}`);
  return tokens.join(' | ');
};
