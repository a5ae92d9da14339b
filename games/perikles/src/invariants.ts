/** Invariants that hold after every entry: no component is lost or duplicated. Empty when all hold. */
import { bit, count, has, type Seat } from '@stoa/engine';
import {
  ATTACK,
  CITIES,
  CUBES_EACH,
  DEFEND,
  LOCATION_COUNT,
  POWER_COUNT,
  POWERS,
  SLOT_COUNT,
  SPARTA,
  specialsUnder,
  TILE_COUNT,
  TILE_NUMBERS,
} from './box.ts';
import { alpha, beta, countersAt, cubes, cubesOnBoard, main, powersOn, supply } from './pieces.ts';
import { ALL_COUNTERS, countOf, STACK_COUNT, stackIndex } from './stacks.ts';
import { NOBODY_THERE, type PkState } from './state.ts';

const cubesBroken = (s: PkState): string[] => {
  const broken: string[] = [];
  for (let seat = 0 as Seat; seat < s.seats; seat++) {
    const total = cubesOnBoard(s, seat) + supply(s, seat);
    if (total !== CUBES_EACH) broken.push(`seat ${seat}: ${total} cubes`);
    for (let city = 0; city < CITIES.length; city++) if (cubes(s, city, seat) < 0) broken.push(`seat ${seat}: ${CITIES[city]} below zero`);
    if (supply(s, seat) < 0) broken.push(`seat ${seat}: supply below zero`);
  }
  for (let city = 0; city < CITIES.length; city++) {
    if (beta(s, city) !== NOBODY_THERE && alpha(s, city) === NOBODY_THERE) broken.push(`${CITIES[city]}: beta without alpha`);
    if (alpha(s, city) !== NOBODY_THERE && alpha(s, city) === beta(s, city)) broken.push(`${CITIES[city]}: twice the same candidate`);
  }
  return broken;
};

const countersBroken = (s: PkState): string[] => {
  const broken: string[] = [];
  for (let i = 0; i < STACK_COUNT; i++)
    for (let strength = 1; strength <= 4; strength++) {
      let n = countOf(s.home[i]!, strength) + countOf(s.hand[i]!, strength) + countOf(s.dead[i]!, strength);
      for (let slot = 0; slot < SLOT_COUNT; slot++) n += countOf(s.at[slot * STACK_COUNT + i]!, strength);
      if (i === stackIndex(SPARTA, 0) && s.revolt === strength) n++;
      const wanted = countOf(ALL_COUNTERS[i]!, strength);
      if (n !== wanted) broken.push(`${POWERS[i >> 1]} ${i & 1} strength ${strength}: ${n} of ${wanted}`);
    }
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if ((powersOn(s, slot, ATTACK) & powersOn(s, slot, DEFEND)) !== 0) broken.push(`slot ${slot}: a power on both sides`);
    for (let power = 0; power < POWER_COUNT; power++) {
      const stands = has(powersOn(s, slot, ATTACK) | powersOn(s, slot, DEFEND), power);
      if (stands !== countersAt(s, slot, power) > 0)
        broken.push(`slot ${slot}: ${POWERS[power]} stands ${stands}, counters ${countersAt(s, slot, power)}`);
    }
    for (const side of [ATTACK, DEFEND])
      if (powersOn(s, slot, side) !== 0 && main(s, slot, side) === NOBODY_THERE) broken.push(`slot ${slot} side ${side}: nobody is main`);
  }
  if (s.rules >= 2)
    for (let slot = 0; slot < SLOT_COUNT; slot++)
      for (const side of [ATTACK, DEFEND])
        if (s.joins[slot * 2 + side] !== 0 && main(s, slot, side) === NOBODY_THERE)
          broken.push(`slot ${slot} side ${side}: a power may join nobody`);
  return broken;
};

const tilesBroken = (s: PkState): string[] => {
  const broken: string[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const n = s.pile[tile]! + s.discard[tile]! + s.display.filter(t => t === tile).length + s.held.filter(t => t === tile).length;
    if (n !== TILE_NUMBERS[tile]) broken.push(`influence tile ${tile}: ${n}`);
  }
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const n =
      (has(s.locationBag, location) ? 1 : 0) +
      (has(s.setAside, location) ? 1 : 0) +
      (s.owners[location] === 0 ? 0 : 1) +
      s.slots.filter(l => l === location).length;
    if (n !== 1) broken.push(`location ${location}: ${n}`);
  }
  let specials = s.specialBag;
  let dealt = count(s.specialBag);
  s.special.forEach(tile => {
    if (tile < 0) return;
    specials |= bit(tile);
    dealt++;
  });
  s.used.forEach((seat, tile) => {
    if (seat === NOBODY_THERE) return;
    specials |= bit(tile);
    dealt++;
  });
  if (s.options.specialTiles === 'on' && (specials !== specialsUnder(s.rules) || dealt !== count(specials)))
    broken.push(`special tiles: ${dealt}`);
  return broken;
};

export const invariants = (s: PkState): readonly string[] => {
  const broken = [...cubesBroken(s), ...countersBroken(s), ...tilesBroken(s)];
  for (const tokens of s.tokens) if (tokens < 0 || tokens > 2) broken.push(`${tokens} tokens`);
  if ((s.hostile & s.friendly) !== 0) broken.push('a pair at war and allied');
  if (s.options.diplomacy === 'official' ? (s.hosted & s.opposed) !== 0 : (s.friendly & s.opposed) !== 0)
    broken.push('a pair opposed and allied');
  return broken;
};
