/** One sentence: who must do what, and what is at stake. English. */
import type { Seat } from '@stoa/engine';
import type { PkView } from '../../view-types.ts';
import { fitsRound } from '../fits.ts';
import type { PromptWords } from '../words.ts';
import { and, count, data, field, place, points, power, seat, seats, specials, unit } from './names.ts';

const who = (view: PkView): Seat => view.waiting[0] ?? 0;
const name = (view: PkView): string => seat(who(view));
const decisions = (view: PkView): string => `Waiting for ${count(view.waiting.length, { one: 'decision', other: 'decisions' })}.`;
const mySpecial = (view: PkView): string => (view.special.mine === null ? 'your Special tile' : specials[view.special.mine].name);
const battle = (view: PkView): string =>
  view.battle === null
    ? ''
    : `${field(view.battle.location)} (${points(data(view.battle.location).vp)}), ${unit(view.battle.unit)} round: `;
const kinds = { defend: 'defend', 'join-attack': 'join the attack on', 'join-defend': 'join the defence of' } as const;

const question = (view: PkView): string => {
  const request = view.commit?.requests[0];
  return request === undefined ? 'Answer the request.' : `May ${power(request.power)} ${kinds[request.kind]} ${place(request.location)}?`;
};

const commit = (view: PkView): string => {
  const turn = view.commit;
  if (turn === null) return 'Send counters to locations.';
  if (turn.pending !== null)
    return `Choose which ${unit(turn.pending.unit)} of ${power(turn.pending.power)} goes to ${place(turn.pending.location)}.`;
  const left = turn.baseLeft === 0 ? [] : [count(turn.baseLeft, { one: 'counter', other: 'counters' })];
  const extra = turn.extra === null || turn.extra.left === 0 ? [] : [`${turn.extra.left} more of ${power(turn.extra.power)}`];
  if (left.length + extra.length > 0)
    return `Send up to ${and([...left, ...extra])} to attack or defend, or finish. The others see them only when you finish.`;
  return turn.extra === null
    ? 'Your 2 counters are placed. Finish and show them, or send up to 2 more for a cube.'
    : 'All your counters of this turn are placed: finish and show them.';
};

export const prompts: PromptWords = {
  '': () => 'The game is over.',
  'start-player': () => 'The start player is drawn.',
  'deal-specials': () => 'The Special tiles are dealt.',
  'draw-locations': () => 'The Location tiles are drawn.',
  'draw-influence': () => 'An Influence tile is drawn.',
  'extra-cube': (view, yours) =>
    yours
      ? 'Put 1 extra cube into a city: cubes win elections, and those left at the end are points.'
      : `${name(view)} puts an extra cube into a city.`,
  'take-influence': (view, yours) =>
    yours
      ? 'Take an Influence tile of a colour you do not hold yet: cubes for its city now, a turn to send forces later.'
      : `${name(view)} takes an Influence tile.`,
  'any-city': (view, yours) =>
    yours ? 'Choose a city for your cube: it counts in the election there.' : `${name(view)} chooses a city for a cube.`,
  candidate: (view, yours) =>
    yours ? 'Propose a candidate in a city where you have a cube: only a candidate can be elected.' : `${name(view)} proposes a candidate.`,
  assassin: (view, yours) =>
    yours ? 'Remove 1 cube from any city: one that would win an election, or a candidate.' : `${name(view)} removes a cube from a city.`,
  'after-tile': (view, yours) => (yours ? `Play ${mySpecial(view)} now, or end your turn.` : `${name(view)} ends the turn.`),
  alkibiades: (view, yours) => (yours ? 'Alkibiades: move a cube to another city.' : `${name(view)} moves cubes with Alkibiades.`),
  propose: (view, yours) =>
    yours
      ? 'Propose a candidate: the winner leads the city’s forces and loses as many cubes there as the rival has.'
      : `${name(view)} proposes a candidate.`,
  'commit-forces': () => 'Forces are being sent.',
  'choose-first': (view, yours) =>
    yours
      ? 'You lead Sparta: name who sends forces first. First takes the main places, last sees what the others do.'
      : `${name(view)} leads Sparta and names who goes first.`,
  recover: (view, yours) =>
    yours ? 'Choose which type of counter a city recovers; the weakest comes back.' : `${name(view)} recovers counters.`,
  commit: (view, yours) => (yours ? commit(view) : `${name(view)} sends forces.`),
  ask: (view, yours) => (yours ? question(view) : `Waiting for the answer of ${seats(view.waiting)}.`),
  'slave-revolt': () => 'A Spartan hoplite is picked at random.',
  'battle-special': (view, yours) =>
    yours
      ? `${battle(view)}${fitsRound(view) ? `play ${mySpecial(view)} or pass.` : `${mySpecial(view)} is not for this round, pass.`}`
      : `${battle(view)}${decisions(view).toLowerCase()}`,
  dice: view => `${battle(view)}the dice are thrown.`,
  casualty: (view, yours) =>
    yours ? `${battle(view)}choose which power loses a counter.` : `${battle(view)}${name(view)} chooses the casualty.`,
};
