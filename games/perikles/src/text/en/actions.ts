/** Labels of actions in English, and the headings they are grouped under. */

import type { ActionWords, GroupWords } from '../words.ts';
import { and, place, power, seat, side, specials, tile, unit } from './names.ts';

const kinds = { defend: 'to defend', 'join-attack': 'to join the attack on', 'join-defend': 'to join the defence of' } as const;
const replies = { grant: 'Grant', deny: 'Deny' } as const;
const standing = { ask: 'ask me', grant: 'always grant', deny: 'always deny' } as const;

const finish = {
  some: 'Finish: send them face down',
  nothing: 'Finish without sending anything',
  'no-more': 'Finish without sending more',
} as const;

export const actions: ActionWords = {
  'draw-start-player': a => seat(a.seat),
  'deal-special': a => specials[a.tile].name,
  'draw-location': a => place(a.location),
  'draw-influence': a => tile(a.tile),
  'place-cube': a => `A cube into ${power(a.city)}`,
  'take-influence-tile': a => tile(a.tile),
  propose: a => `${power(a.city)}: a cube of ${seat(a.owner)}`,
  assassinate: a => `${power(a.city)}: a cube of ${seat(a.owner)}${a.space === 'main' ? '' : a.space === 'alpha' ? ' on α' : ' on β'}`,
  'play-special': a =>
    'city' in a
      ? `${specials[a.tile].name} in ${power(a.city)}`
      : 'source' in a
        ? `${specials[a.tile].name}: ${a.source === 'hand' ? 'from the Spartan hand' : place(a.source)}`
        : 'side' in a
          ? `${specials[a.tile].name} for ${side(a.side)}`
          : specials[a.tile].name,
  'move-cube': a => `A cube of ${seat(a.owner)} from ${power(a.from)} to ${power(a.to)}`,
  'end-turn': () => 'End your turn',
  'choose-first': (a, { own }) => (own ? 'You send first' : `${seat(a.seat)} sends first`),
  recover: (a, { strength }) => `${power(a.city)}: a ${unit(a.unit)}${strength === undefined ? '' : ` of strength ${strength}`}`,
  place: a =>
    `${power(a.power)}: 1 ${unit(a.unit)} ${a.side === 'attack' ? 'attacks' : 'defends'} ${place(a.location)}${a.pay === 'none' ? '' : `, for a cube in ${power(a.pay)}`}`,
  'choose-counter': (a, { pending, staying: left }) =>
    `${pending ? `${power(pending.power)}: the ${unit(pending.unit)}` : 'The counter'} of strength ${a.strength}${left.length === 0 ? '' : `; ${and(left.map(String))} ${left.length === 1 ? 'stays' : 'stay'} in your hand`}`,
  'take-back': () => 'Take the last placement back',
  'ask-permission': a => `Ask for ${power(a.power)} ${kinds[a.kind]} ${place(a.location)}`,
  'cancel-ask': () => 'Withdraw the requests',
  answer: a => `${replies[a.reply]}: ${power(a.power)} ${kinds[a.kind]} ${place(a.location)}`,
  'set-standing': a => `${power(a.power)} at ${place(a.location)}: ${standing[a.answer]}`,
  revoke: a => `Revoke: ${power(a.power)} ${kinds[a.kind]} ${place(a.location)}`,
  'end-commit': (_a, { sent }) => finish[sent],
  'pick-counter': a => `Strength ${a.strength}`,
  pass: () => 'Pass',
  roll: a => `Attack ${a.attack.join(' + ')}, defence ${a.defence.join(' + ')}`,
  'choose-casualty': (a, { lost }) => `${power(a.power)}${lost === undefined ? '' : `: a ${unit(lost.unit)} of strength ${lost.strength}`}`,
};

export const groups: GroupWords = {
  'draw-start-player': () => 'Start player',
  'deal-special': () => 'Special tile',
  'draw-location': () => 'Location tile',
  'draw-influence': () => 'Influence tile',
  'place-cube': () => 'Place a cube',
  'take-influence-tile': () => 'Take a tile',
  propose: () => 'Propose a candidate',
  assassinate: () => 'Remove a cube',
  'play-special': () => 'Play the Special tile',
  'move-cube': () => 'Move a cube',
  'end-turn': () => 'End the turn',
  'choose-first': () => 'Name who goes first',
  recover: () => 'Recover a counter',
  place: a => (a.pay === 'none' ? `Send ${power(a.power)}` : `Send additional forces of ${power(a.power)}`),
  'choose-counter': () => 'Choose the counter',
  'take-back': () => 'Take back',
  'ask-permission': () => 'Ask for permission',
  'cancel-ask': () => 'Ask for permission',
  answer: () => 'Answer the request',
  'set-standing': () => 'Standing answers',
  revoke: () => 'Revoke a permission',
  'end-commit': () => 'Finish sending',
  'pick-counter': () => 'Slave Revolt',
  pass: () => 'Special tile',
  roll: () => 'Dice',
  'choose-casualty': () => 'Choose the casualty',
};
