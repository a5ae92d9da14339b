/** One token of a position at a time: what each word says and what it sets, see notation.ts. Whatever cannot be read throws UNREADABLE. */
import { plus, type Seat } from '@stoa/engine';
import { REQUEST_KINDS } from '../actions.ts';
import {
  ATTACK,
  CITIES,
  DEFEND,
  DISPLAY_SIZE,
  LOCATIONS,
  MAX_SEATS,
  PERSIA,
  POWERS,
  SIDES,
  SLOT_COUNT,
  SPECIALS,
  TILES,
  UNITS,
} from '../box.ts';
import { BOXES, placementOf, withStrength } from '../commit/draft.ts';
import { sentOf } from '../commit/last-commit.ts';
import { requestOf } from '../commit/permissions.ts';
import { PAY_NONE } from '../commit/placement.ts';
import { ASK, BATTLE_SPECIAL, COMMIT_FORCES, DICE, DRAW_LOCATIONS, frameOf, isSeatRoom, type PkFrame } from '../frames.ts';
import { main, playerOfPower, powersOn, setMain, setPowersOn, setStackAt } from '../pieces.ts';
import { type Stack, stackIndex, stackOf } from '../stacks.ts';
import { COALITION, NOBODY_THERE, type PkState } from '../state.ts';
import { LETTERS, PHASE_5, SEALED } from './words.ts';

export type Words = readonly string[];
/** Thrown for anything that cannot be read; ends the reading at once. */
export const UNREADABLE = new Error('unreadable position');
export const fail = (): never => {
  throw UNREADABLE;
};
export const oneOf = (list: readonly string[], word: string | undefined): number => {
  const i = word === undefined ? -1 : list.indexOf(word);
  return i < 0 ? fail() : i;
};
export const seatIn = (s: PkState, word: string | undefined): Seat => {
  const seat = word?.length === 1 ? LETTERS.indexOf(word) : -1;
  return seat < 0 || seat >= s.seats ? fail() : seat;
};
export const number = (word: string | undefined, max: number): number =>
  word !== undefined && /^\d{1,2}$/.test(word) && Number(word) <= max ? Number(word) : fail();
const slotNamed = (s: PkState, word: string | undefined): number => {
  const slot = s.slots.indexOf(oneOf(LOCATIONS, word));
  return slot < 0 ? fail() : slot;
};
/** `h1 h2 t3` as stacks of hoplites and triremes. */
const stacksIn = (words: Words): [Stack, Stack] => {
  const lists: [number[], number[]] = [[], []];
  for (const word of words) {
    const found = /^([ht])([1-4])$/.exec(word);
    (found === null ? fail() : lists[found[1] === 'h' ? 0 : 1]).push(Number(found?.[2]));
  }
  return lists.some(list => list.length > 15) ? fail() : [stackOf(lists[0]), stackOf(lists[1])];
};
export const seatNumbers = (s: PkState, words: Words, into: number[], city: number): void => {
  for (const word of words) into[city * MAX_SEATS + seatIn(s, word[0])] = number(word.slice(1), 30);
};
const pileOf = (s: PkState, pile: number[], [power, ...rest]: Words): void => {
  const p = oneOf(POWERS, power);
  const [hoplites, triremes] = stacksIn(rest);
  pile[stackIndex(p, 0)] = hoplites;
  pile[stackIndex(p, 1)] = triremes;
  if (pile === s.home) fail();
};
const standAt = (s: PkState, side: number, [location, power, ...rest]: Words): void => {
  const [slot, p] = [slotNamed(s, location), oneOf(POWERS, power)];
  const [hoplites, triremes] = stacksIn(rest);
  setStackAt(s, slot, p, 0, hoplites);
  setStackAt(s, slot, p, 1, triremes);
  setPowersOn(s, slot, side, plus(powersOn(s, slot, side), p));
  if (main(s, slot, side) === NOBODY_THERE) setMain(s, slot, side, p === PERSIA ? COALITION : playerOfPower(s, p), NOBODY_THERE);
};
const permit = (s: PkState, of: number[], [power, location]: Words): void => {
  const slot = slotNamed(s, location);
  of[slot] = plus(of[slot]!, oneOf(POWERS, power));
};
const permitJoin = (s: PkState, of: number[], [power, location, side]: Words): void => {
  const i = slotNamed(s, location) * 2 + oneOf(SIDES, side);
  of[i] = plus(of[i]!, oneOf(POWERS, power));
};
export const placementIn = (s: PkState, [power, counter, side, location, pay]: Words): number => {
  const found = /^([ht])([1-4]?)$/.exec(counter ?? '') ?? fail();
  const city = pay === 'none' || pay === undefined ? PAY_NONE : oneOf(CITIES, pay);
  const placement = placementOf(oneOf(POWERS, power), found[1] === 'h' ? 0 : 1, slotNamed(s, location), oneOf(SIDES, side), city);
  return withStrength(placement, Number(found[2] || 0));
};

export const READERS: Readonly<Record<string, (s: PkState, words: Words) => void>> = {
  turn: (s, [n]) => {
    s.turn = Math.max(1, number(n, 3));
  },
  start: (s, [seat]) => {
    s.start = seatIn(s, seat);
    s.first = s.start;
  },
  'last-athenian': (s, [seat]) => {
    s.lastAthenian = seatIn(s, seat);
  },
  'extra-cubes': (s, [n]) => {
    s.extraCubes = number(n, 2 * s.seats);
  },
  takes: (s, [n]) => {
    s.takes = number(n, 20);
  },
  candidates: (s, [city, a, b]) => {
    const c = oneOf(CITIES, city);
    s.alpha[c] = seatIn(s, a);
    if (b !== undefined) s.beta[c] = seatIn(s, b);
  },
  lead: (s, [city, seat]) => {
    s.leader[oneOf(CITIES, city)] = seatIn(s, seat);
  },
  statues: (s, [city, ...rest]) => seatNumbers(s, rest, s.statues, oneOf(CITIES, city)),
  defeats: (s, [city, n]) => {
    s.defeats[oneOf(CITIES, city)] = number(n, 7);
  },
  display: (s, words) => {
    if (words.length > DISPLAY_SIZE || s.display.some(tile => tile >= 0)) fail();
    words.forEach((word, i) => {
      s.display[i] = word === '-' ? -1 : oneOf(TILES, word);
    });
  },
  held: (s, [seat, ...rest]) => {
    if (rest.length > 5) fail();
    rest.forEach((word, i) => {
      s.held[seatIn(s, seat) * 5 + i] = oneOf(TILES, word);
    });
  },
  discard: (s, words) => {
    for (const word of words) s.discard[oneOf(TILES, word)] = s.discard[oneOf(TILES, word)]! + 1;
  },
  locations: (s, words) => {
    if (words.length > SLOT_COUNT || s.slots.some(location => location >= 0)) fail();
    words.forEach((word, i) => {
      s.slots[i] = word === '-' ? -1 : oneOf(LOCATIONS, word);
    });
  },
  owned: (s, [location, seats]) => {
    for (const seat of seats ?? fail()) s.owners[oneOf(LOCATIONS, location)] = plus(s.owners[oneOf(LOCATIONS, location)]!, seatIn(s, seat));
  },
  'set-aside': (s, words) => {
    for (const word of words) s.setAside = plus(s.setAside, oneOf(LOCATIONS, word));
  },
  special: (s, [seat, tile]) => {
    s.special[seatIn(s, seat)] = oneOf(SPECIALS, tile);
  },
  used: (s, [seat, tile]) => {
    s.used[oneOf(SPECIALS, tile)] = seatIn(s, seat);
  },
  hand: (s, words) => pileOf(s, s.hand, words),
  dead: (s, words) => pileOf(s, s.dead, words),
  revolt: (s, [n]) => {
    s.revolt = Math.max(1, number(n, 4));
  },
  attack: (s, words) => standAt(s, ATTACK, words),
  defend: (s, words) => standAt(s, DEFEND, words),
  main: (s, [location, side, seat]) => {
    const who = seatIn(s, seat);
    const leads = s.leader.includes(who);
    setMain(s, slotNamed(s, location), oneOf(SIDES, side), leads ? who : COALITION, leads ? NOBODY_THERE : who);
  },
  granted: (s, words) => permit(s, s.grants, words),
  'always-grant': (s, words) => permit(s, s.alwaysGrant, words),
  'always-deny': (s, words) => permit(s, s.alwaysDeny, words),
  denied: (s, words) => permit(s, s.denied, words),
  joined: (s, words) => permitJoin(s, s.joins, words),
  'denied-join': (s, words) => permitJoin(s, s.deniedJoins, words),
  request: (s, [power, location, kind, seat]) => {
    s.requests.push(requestOf(oneOf(REQUEST_KINDS, kind), oneOf(POWERS, power), slotNamed(s, location), seatIn(s, seat)));
  },
  asked: (s, [n]) => {
    s.asked = number(n, 12);
  },
  changes: (s, [seat, n]) => {
    s.changes[seatIn(s, seat)] = number(n, 60);
  },
  first: (s, [seat]) => {
    s.first = seatIn(s, seat);
  },
  recovering: (s, words) => {
    for (const word of words) s.recovering = plus(s.recovering, oneOf(CITIES, word));
  },
  budget: (s, [left, placed]) => {
    s.baseLeft = number(left, 2);
    s.basePlaced = number(placed, 2);
  },
  extra: (s, [power, city, left]) => {
    s.extraPower = oneOf(POWERS, power);
    s.extraCity = oneOf(CITIES, city);
    s.extraLeft = number(left, 2);
  },
  sent: (s, [power, unit, side, location, box]) => {
    s.sent.push(sentOf(oneOf(POWERS, power), oneOf(['h', 't'], unit), oneOf(LOCATIONS, location), oneOf(SIDES, side), oneOf(BOXES, box)));
  },
  'sent-cube': (s, [city]) => {
    s.sentCube = oneOf(CITIES, city);
  },
  battle: (s, [n]) => {
    s.battle = Math.max(1, number(n, SLOT_COUNT)) - 1;
  },
  round: (s, [n]) => {
    s.round = Math.max(1, number(n, 2)) - 1;
  },
  'won-first': (s, [side]) => {
    s.wonFirst = oneOf(SIDES, side);
  },
  won: (s, [side]) => {
    s.won = oneOf(SIDES, side);
  },
  revealed: (s, words) => {
    for (const word of words) s.revealed = plus(s.revealed, oneOf(UNITS, word));
  },
  tokens: (s, [a, d]) => {
    s.tokens[ATTACK] = number(a, 2);
    s.tokens[DEFEND] = number(d, 2);
  },
  doubled: (s, words) => {
    for (const word of words) s.doubled = plus(s.doubled, oneOf(SPECIALS, word));
  },
  sealed: (s, [seat, choice]) => {
    s.sealed[seatIn(s, seat)] = oneOf(SEALED, choice);
  },
};

/** Sets the stack of frames for a room. */
export const readRoom = (s: PkState, [room = '', seat, ...rest]: Words): void => {
  const frames = (...stack: PkFrame[]): void => {
    s.stack.splice(0, s.stack.length, ...stack);
  };
  if (room === 'over') frames();
  else if (room === 'start-player') frames({ room });
  else if (room === 'draw-locations') frames(DRAW_LOCATIONS);
  else if (isSeatRoom(room)) frames(...(PHASE_5.includes(room) ? [COMMIT_FORCES] : []), frameOf(room, seatIn(s, seat)));
  else if (room === 'alkibiades') {
    const below = rest[0] === 'take-influence' || rest[0] === 'after-tile' ? rest[0] : fail();
    const [owner, to] = rest.length > 1 ? [seatIn(s, rest[1]), oneOf(CITIES, rest[2])] : [-1, -1];
    frames(frameOf(below, seatIn(s, seat)), { room, seat: seatIn(s, seat), owner, to });
  } else if (room === 'ask') frames(COMMIT_FORCES, frameOf('commit', seatIn(s, seat)), ASK);
  else if (room === 'slave-revolt')
    frames(COMMIT_FORCES, frameOf('commit', seatIn(s, seat)), { room, slot: rest[0] === 'hand' ? SLOT_COUNT : slotNamed(s, rest[0]) });
  else if (room === 'battle-special') frames(BATTLE_SPECIAL);
  else if (room === 'dice') frames(DICE);
  else if (room === 'casualty') frames({ room, seat: seatIn(s, seat), side: oneOf(SIDES, rest[0]) });
  else fail();
};
