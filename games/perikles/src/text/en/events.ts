/** Log lines in English. */
import type { Seat } from '@stoa/engine';
import { marchesOf } from '../marches.ts';
import type { EventWords, PkWords, Sent } from '../words.ts';
import { isSameWorth } from '../worth.ts';
import {
  and,
  counter,
  counters,
  cubes,
  field,
  has,
  points,
  power,
  powers,
  rounds,
  seat,
  seats,
  side,
  specials,
  tile,
  to,
  unit,
} from './names.ts';

const kinds = { defend: 'defend', 'join-attack': 'join the attack on', 'join-defend': 'join the defence of' } as const;

/** At two tokens each the line also says what decides. */
const tokens = ([attack, defence]: readonly [number, number]): string =>
  `${attack}–${defence}${attack === 2 && defence === 2 ? ', whoever alone makes the number wins' : ''}`;

/** A city tile names its city; for a brown tile the sentence adds it. */
export const tookTile: PkWords['tookTile'] = (taken, { city, cubes: n }) =>
  `${seat(taken.seat)} takes ${tile(taken.tile)}: ${cubes(n)}${taken.tile.startsWith(city) ? '' : ` into ${power(city)}`}.`;

const kind = ({ unit: of, counters: n, strengths }: Sent): string =>
  strengths.length > 0 ? strengths.map(strength => `${of} ${strength}`).join(', ') : n === 1 ? of : `${n} ${of}s`;

export const sentForces: PkWords['sentForces'] = (by, sent, spent) => {
  const goes = marchesOf(sent).map(({ power: of, ways }) => {
    const told = ways.map(({ side: at, places }) => {
      const fields = places.map(
        ({ location, isAllied, forces }) => `${field(location)}${isAllied ? ' as an ally' : ''} (${forces.map(kind).join(', ')})`,
      );
      return `${to(at)} ${fields.join(', ')}`;
    });
    return `${power(of)} ${told.join(' and ')}`;
  });
  return `${seat(by)} sends ${goes.join('; ')}${spent === 0 ? '' : `; ${cubes(spent)} spent`}.`;
};

export const plagueStruck: PkWords['plagueStruck'] = (city, struck, me) =>
  `The plague takes cubes in ${power(city)}: ${and(struck.map(({ seat: of, cubes: n }) => `${n} of ${of === me ? 'yours' : seat(of)}`))}.`;

interface Owned {
  readonly seat: Seat;
  readonly owner: Seat;
}
/** Whose cube or candidate it is, seen from the player who moves it and from the reader. */
const aCubeOf = ({ seat: by, owner }: Owned, me: Seat | undefined): string =>
  owner === by ? 'their own cube' : owner === me ? 'a cube of yours' : `a cube of ${seat(owner)}`;
const theCandidateOf = ({ seat: by, owner }: Owned, me: Seat | undefined): string =>
  owner === by ? 'their own candidate' : owner === me ? 'your candidate' : `the candidate of ${seat(owner)}`;

const NTH = ['first', 'second', 'third', 'fourth'];
export const events: EventWords = {
  'start-player': e => `${seat(e.seat)} starts.`,
  'special-dealt': e =>
    e.tile === null ? `${seat(e.seat)} gets a Special tile.` : `${seat(e.seat)} gets a Special tile: ${specials[e.tile].name}.`,
  'location-drawn': e => `Location ${e.slot}: ${field(e.location)}.`,
  'influence-drawn': e => `New Influence tile: ${tile(e.tile)}.`,
  'turn-begun': e => `Turn ${e.turn} of 3 begins with ${seat(e.seat)}.`,
  'cubes-placed': e => `${seat(e.seat)} puts ${cubes(e.cubes)} into ${power(e.city)}.`,
  'tile-taken': e => `${seat(e.seat)} takes a tile: ${tile(e.tile)}.`,
  'symbol-skipped': e => `${seat(e.seat)} can propose nobody; the symbol is skipped.`,
  proposed: (e, me) => `${seat(e.seat)} proposes ${aCubeOf(e, me)} in ${power(e.city)} (${e.space === 'alpha' ? 'α' : 'β'}).`,
  assassinated: (e, me) =>
    e.space === 'main'
      ? `${seat(e.seat)} removes ${aCubeOf(e, me)} from ${power(e.city)}.`
      : `${seat(e.seat)} removes ${theCandidateOf(e, me)} in ${power(e.city)} (${e.space === 'alpha' ? 'α' : 'β'}).`,
  'special-played': e => `${seat(e.seat)} plays ${specials[e.tile].name}${e.side === null ? '' : ` for ${side(e.side)}`}.`,
  'plague-struck': (e, me) => plagueStruck(e.city, [e], me),
  'cube-moved': (e, me) => `${seat(e.seat)} moves ${aCubeOf(e, me)} from ${power(e.from)} to ${power(e.to)}.`,
  'passed-over': e => `${seat(e.seat)} can propose nobody and is passed over.`,
  elected: (e, me) =>
    e.rival === null
      ? `${seat(e.seat)} leads ${power(e.city)} unopposed.`
      : `${seat(e.seat)} leads ${power(e.city)} with ${cubes(e.own)} against ${e.cubes} of ${e.rival === me ? 'yours' : seat(e.rival)}${e.own === e.cubes ? ' (α wins a tie)' : ''}${e.cubes === 0 ? '' : ` and pays ${e.cubes}`}.`,
  'no-leader': e => `${power(e.city)} has no candidate and no leader this turn.`,
  persians: e => `${seats(e.seats)} ${has(e.seats, 'plays', 'play')} Persia this turn.`,
  'first-player': e => `${seat(e.seat)} is the first to send forces; tiles with two shards go before the others.`,
  recovered: e => `${power(e.city)} recovers a ${unit(e.unit)} of strength ${e.strength}.`,
  'commit-begun': e => `${seat(e.seat)} uses a tile to send forces: ${tile(e.tile)}.`,
  drafted: e => `You send ${counter(e.placement)} ${to(e.placement.side)} ${field(e.placement.location)}. Nobody sees it yet.`,
  'taken-back': () => 'You take the last placement back.',
  placed: e =>
    `${seat(e.seat)} sends ${counter(e.placement)} ${to(e.placement.side)} ${field(e.placement.location)}${e.placement.box === 'allied' ? ', as an ally' : ''}.`,
  'cube-paid': e => `${seat(e.seat)} spends a cube in ${power(e.city)} for additional forces.`,
  'commit-ended': e => (e.counters === 0 ? `${seat(e.seat)} sends nothing.` : `${seat(e.seat)} has sent ${counters(e.counters)}.`),
  asked: (e, me) =>
    `${seat(e.seat)} asks ${e.of === me ? 'you' : seat(e.of)}: may ${power(e.power)} ${kinds[e.kind]} ${field(e.location)}?`,
  answered: e =>
    `${seat(e.seat)} ${e.reply === 'grant' ? 'lets' : 'does not let'} ${power(e.power)} ${kinds[e.kind]} ${field(e.location)}.`,
  'requests-withdrawn': e => `${seat(e.seat)} withdraws ${e.requests === 1 ? 'the open request' : 'the open requests'}.`,
  'standing-set': e =>
    e.answer === 'grant'
      ? `${seat(e.seat)} lets ${power(e.power)} defend ${field(e.location)} without asking.`
      : e.answer === 'deny'
        ? `${seat(e.seat)} will deny ${power(e.power)} the defence of ${field(e.location)}.`
        : `${seat(e.seat)} wants to be asked when ${power(e.power)} would defend ${field(e.location)}.`,
  revoked: e => `${seat(e.seat)} revokes the permission: ${power(e.power)} may no longer ${kinds[e.kind]} ${field(e.location)}.`,
  revolted: e =>
    `A Spartan hoplite${e.strength === null ? '' : ` of strength ${e.strength}`} ${e.location === 'hand' ? 'from the hand' : `at ${field(e.location)}`} goes home until the end of the turn.`,
  'not-attacked': e => `Nobody attacks ${field(e.location)}.`,
  'battle-begun': e => `The battle for ${field(e.location)}: ${rounds(e.location)}.`,
  'round-void': e => `${field(e.location)}: no ${unit(e.unit)}s on either side, no round.`,
  'round-free': e => `${field(e.location)}: only ${side(e.side)} has ${unit(e.unit)}s and wins the round.`,
  revealed: e =>
    `${field(e.location)}, ${unit(e.unit)}s revealed: ${e.forces.length === 0 ? 'only symbols' : and(e.forces.map(f => `${powers[f.power]} ${f.strengths.join(' + ')} (${f.side === 'attack' ? 'attack' : 'defence'})`))}.`,
  'special-sealed': () => 'You have decided about your Special tile.',
  column: e =>
    `${field(e.location)}: attack ${e.attack} against defence ${e.defence}, column ${e.column.replace('-', '−')}. The attack needs ${e.attackNeeds}, the defence ${e.defenceNeeds}. Tokens ${e.tokens[0]}–${e.tokens[1]}.`,
  rolled: e => `Attack ${e.attack[0] + e.attack[1]}, defence ${e.defence[0] + e.defence[1]}: tokens ${tokens(e.tokens)}.`,
  'round-won': e =>
    `${side(e.side) === 'the attack' ? 'The attack' : 'The defence'} wins the ${unit(e.unit)} round at ${field(e.location)}.`,
  casualty: e =>
    e.dead
      ? `${power(e.power)} loses a ${unit(e.unit)} of strength ${e.strength}.`
      : `A Persian ${unit(e.unit)} of strength ${e.strength} goes back to the Persian box.`,
  'tile-won': e =>
    `${seats(e.seats)} ${has(e.seats, 'takes', 'take')} ${field(e.location)} (${points(e.vp)})${e.side === 'attack' ? '' : ' by defending it'}.`,
  'set-aside': e => `Nobody takes ${field(e.location)}; the tile is set aside.`,
  defeat: e =>
    `${power(e.city)} suffers its ${NTH[e.defeats - 1] ?? `${e.defeats}th`} defeat; a statue there is ${isSameWorth(e) ? 'still' : 'now'} worth ${points(e.value)}.`,
  statue: e => `${seat(e.seat)} erects a statue in ${power(e.city)}.`,
  ended: e => `The game is over: ${seats(e.winners)} ${has(e.winners, 'wins', 'share the victory')}.`,
};
