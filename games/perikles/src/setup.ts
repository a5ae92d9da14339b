/** The state before anything is drawn, PK-2.1 to PK-2.7. Out: a new PkState that asks for the start player. */
import { bit } from '@stoa/engine';
import {
  CITY_COUNT,
  CUBES_EACH,
  DISPLAY_SIZE,
  LOCATION_COUNT,
  MAX_SEATS,
  SLOT_COUNT,
  SPECIAL_COUNT,
  specialsUnder,
  TILE_COUNT,
  TILE_NUMBERS,
} from './box.ts';
import type { PkOptions } from './options.ts';
import { placeCubes } from './pieces.ts';
import { ALL_COUNTERS, STACK_COUNT } from './stacks.ts';
import { NOBODY_THERE, type PkState, SEALED_NOT_ASKED } from './state.ts';

/** Filled by pushing: V8 marks what `new Array(length)` makes as having holes, and then reads it more slowly for the whole game. */
const filled = (length: number, value: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
};

/** PK-2.1, PK-2.5: all components in their boxes, two cubes of each seat in each city (PK-2.7), nothing drawn. */
export const setup = (seats: number, options: PkOptions, rules: number): PkState => {
  const s: PkState = {
    stack: [{ room: 'start-player' }],
    resuming: false,
    rules,
    seats,
    options,
    turn: 1,
    start: 0,
    lastAthenian: NOBODY_THERE,
    extraCubes: 0,
    takes: 0,
    cubes: filled(CITY_COUNT * MAX_SEATS, 0),
    supply: filled(MAX_SEATS, 0),
    alpha: filled(CITY_COUNT, NOBODY_THERE),
    beta: filled(CITY_COUNT, NOBODY_THERE),
    leader: filled(CITY_COUNT, NOBODY_THERE),
    statues: filled(CITY_COUNT * MAX_SEATS, 0),
    defeats: filled(CITY_COUNT, 0),
    display: filled(DISPLAY_SIZE, -1),
    pile: TILE_NUMBERS.slice(),
    held: filled(MAX_SEATS * 5, -1),
    discard: filled(TILE_COUNT, 0),
    slots: filled(SLOT_COUNT, -1),
    locationBag: bit(LOCATION_COUNT) - 1,
    setAside: 0,
    owners: filled(LOCATION_COUNT, 0),
    special: filled(MAX_SEATS, -1),
    used: filled(SPECIAL_COUNT, NOBODY_THERE),
    specialBag: options.specialTiles === 'on' ? specialsUnder(rules) : 0,
    home: ALL_COUNTERS.slice(),
    hand: filled(STACK_COUNT, 0),
    dead: filled(STACK_COUNT, 0),
    at: filled(SLOT_COUNT * STACK_COUNT, 0),
    revolt: 0,
    attackers: filled(SLOT_COUNT, 0),
    defenders: filled(SLOT_COUNT, 0),
    main: filled(SLOT_COUNT * 2, NOBODY_THERE),
    firstPersian: filled(SLOT_COUNT * 2, NOBODY_THERE),
    forces: filled(MAX_SEATS, 0),
    hostile: 0,
    friendly: 0,
    hosted: 0,
    opposed: 0,
    grants: filled(SLOT_COUNT, 0),
    alwaysGrant: filled(SLOT_COUNT, 0),
    alwaysDeny: filled(SLOT_COUNT, 0),
    denied: filled(SLOT_COUNT, 0),
    joins: filled(SLOT_COUNT * 2, 0),
    deniedJoins: filled(SLOT_COUNT * 2, 0),
    requests: [],
    asked: 0,
    changes: filled(MAX_SEATS, 0),
    first: 0,
    lastCommitter: 0,
    recovering: 0,
    baseLeft: 0,
    basePlaced: 0,
    extraPower: -1,
    extraCity: -1,
    extraLeft: 0,
    draft: [],
    takeBacks: 0,
    hostileBefore: 0,
    friendlyBefore: 0,
    hostedBefore: 0,
    opposedBefore: 0,
    pending: -1,
    sent: [],
    sentCube: -1,
    battle: 0,
    round: 0,
    wonFirst: -1,
    won: -1,
    revealed: 0,
    tokens: [0, 0],
    doubled: 0,
    sealed: filled(MAX_SEATS, SEALED_NOT_ASKED),
  };
  for (let seat = 0; seat < seats; seat++) {
    s.supply[seat] = CUBES_EACH;
    for (let city = 0; city < CITY_COUNT; city++) placeCubes(s, seat, city, 2);
  }
  return s;
};
