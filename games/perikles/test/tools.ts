/**
 * The notation of Perikles' tests. A step begins with a seat's letter, or is chance:
 * `A take athens-plain; B propose argos C; A send corinth h2 attack pylos pay corinth; B grant thebes attica; roll 9 6`.
 * `send` is the place and then the strength, when there is a choice; `put` is the place alone and `choose` the strength. `deal` plays chance until a seat must decide.
 */
import { CHANCE, isIllegal, type Seat, sfc32 } from '@stoa/engine';
import { ruleTables, type Step } from '@stoa/engine/testing';
import { EVERY_ACTION, type PkAction, type PkState, type PlaySpecial, perikles } from '@stoa/perikles';
import { test } from 'vitest';

const seatOf = (letter: string | undefined): Seat => 'ABCDE'.indexOf(letter ?? '?');
const UNIT = { h: 'hoplite', t: 'trireme' } as const;

/** Every way to play every tile. A tile is played on one thing at most: a city, a location, a side. */
const PLAYS = EVERY_ACTION.filter((a): a is PlaySpecial => a.do === 'play-special');
const isPlayedOn = (a: PlaySpecial, what: string | undefined): boolean =>
  what === undefined ? Object.keys(a).length === 2 : Object.entries(a).some(([field, value]) => field !== 'tile' && value === what);

/** A throw with this total, the dice as even as can be. */
const diceFor = (total: number): [number, number] => [Math.floor(total / 2), Math.ceil(total / 2)];

/** What one step by a seat means; the second entry of `send` follows when a strength must be chosen. */
const actionOf = (verb: string, w: readonly string[]): object => {
  const kind = (i: number): string => w[i] ?? 'defend';
  switch (verb) {
    case 'take':
      return { do: 'take-influence-tile', tile: w[0] };
    case 'cube':
      return { do: 'place-cube', city: w[0] };
    case 'propose':
      return { do: 'propose', city: w[0], owner: seatOf(w[1]) };
    case 'kill':
      return { do: 'assassinate', city: w[0], owner: seatOf(w[1]), space: w[2] ?? 'main' };
    case 'play':
      return PLAYS.find(a => a.tile === w[0] && isPlayedOn(a, w[1])) ?? { do: 'play-special', tile: w[0] };
    case 'move':
      return { do: 'move-cube', owner: seatOf(w[0]), from: w[1], to: w[2] };
    case 'done':
      return { do: 'end-turn' };
    case 'first':
      return { do: 'choose-first', seat: seatOf(w[0]) };
    case 'recover':
      return { do: 'recover', city: w[0], unit: w[1] };
    case 'send':
    case 'put':
      return {
        do: 'place',
        power: w[0],
        unit: UNIT[(w[1]?.[0] ?? 'h') as 'h' | 't'],
        location: w[3],
        side: w[2],
        pay: w[4] === 'pay' ? w[5] : 'none',
      };
    case 'choose':
      return { do: 'choose-counter', strength: Number(w[0]) };
    case 'back':
      return { do: 'take-back' };
    case 'ask':
      return { do: 'ask-permission', power: w[0], location: w[1], kind: kind(2) };
    case 'cancel':
      return { do: 'cancel-ask' };
    case 'grant':
    case 'deny':
      return { do: 'answer', power: w[0], location: w[1], kind: kind(2), reply: verb };
    case 'standing':
      return { do: 'set-standing', power: w[0], location: w[1], answer: w[2] };
    case 'revoke':
      return { do: 'revoke', power: w[0], location: w[1], kind: kind(2) };
    case 'end':
      return { do: 'end-commit' };
    case 'pass':
      return { do: 'pass' };
    case 'lose':
      return { do: 'choose-casualty', power: w[0] };
    default:
      throw new Error(`no such step: ${verb}`);
  }
};

export function* act(s: PkState, text: string): Generator<Step<PkAction>> {
  const broken = perikles.invariants(s);
  if (broken.length > 0) throw new Error(broken.join('; '));
  const [who = '', verb = '', ...rest] = text.split(/\s+/);
  const chance = (action: object): Step<PkAction> => ({ by: CHANCE, action: action as PkAction });
  if (who === 'deal') {
    const rng = sfc32(verb);
    while (perikles.actors(s)[0] === CHANCE) yield chance(perikles.sample(s, rng));
  } else if (who === 'roll') yield chance({ do: 'roll', attack: diceFor(Number(verb)), defence: diceFor(Number(rest[0])) });
  else if (who === 'pick') yield chance({ do: 'pick-counter', strength: Number(verb) });
  else if (who === 'start') yield chance({ do: 'draw-start-player', seat: seatOf(verb) });
  else if (who === 'special') yield chance({ do: 'deal-special', tile: verb });
  else if (who === 'location') yield chance({ do: 'draw-location', location: verb });
  else if (who === 'tile') yield chance({ do: 'draw-influence', tile: verb });
  else {
    const by = seatOf(who);
    yield { by, action: actionOf(verb, rest) as PkAction };
    if (verb === 'send' && s.pending >= 0) yield { by, action: { do: 'choose-counter', strength: Number(rest[1]?.slice(1)) } };
  }
}

/** Reads a position, or fails the test. */
export const position = (text: string): PkState => {
  const s = perikles.parsePosition(text);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  return s;
};

export const { rule } = ruleTables(perikles, { test, act, position });

/** A position of phase 5 with full hands: leaders of Athens, Sparta, Argos, Corinth, Thebes, Megara by letter, `-` for none. */
export const war = (seats: number, leaders: string, room: string, rest = ''): string =>
  [
    `seats ${seats}`,
    ...['athens', 'sparta', 'argos', 'corinth', 'thebes', 'megara'].flatMap((city, i) =>
      leaders[i] === '-' || leaders[i] === undefined ? [] : [`lead ${city} ${leaders[i]}`],
    ),
    ...(rest === '' ? [] : [rest]),
    'full-hands',
    `room ${room}`,
  ].join(' | ');
