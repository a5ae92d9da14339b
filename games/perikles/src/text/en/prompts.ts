/** One sentence: who must do what, and what is at stake. English. */
import type { Seat } from '@stoa/engine';
import type { PkView } from '../../view-types.ts';
import { naming, type Prompt, prompt } from '../prompt.ts';
import type { PromptWords } from '../words.ts';
import { and, count, data, field, place, points, power, seat, seats, specials, unit } from './names.ts';

const who = (view: PkView): Seat => view.waiting[0] ?? 0;
const name = (view: PkView): string => seat(who(view));
const decisions = (view: PkView): string => `Waiting for ${count(view.waiting.length, { one: 'decision', other: 'decisions' })}.`;
const battle = (view: PkView): string =>
  view.battle === null
    ? ''
    : `${field(view.battle.location)} (${points(data(view.battle.location).vp)}), ${unit(view.battle.unit)} round: `;
const kinds = { defend: 'defend', 'join-attack': 'join the attack on', 'join-defend': 'join the defence of' } as const;

/** The request that the reader must answer: others may be open beside it. */
const question = (view: PkView, me: Seat): Prompt => {
  const request = view.commit?.requests.find(r => r.asked === me);
  if (request === undefined) return naming('Answer the request.', { do: 'answer' });
  const { power: asking, location, kind } = request;
  return naming(`May ${power(asking)} ${kinds[kind]} ${place(location)}?`, { do: 'answer', power: asking, location, kind });
};

const FINISH = naming('finish', { do: 'end-commit' });

const commit = (view: PkView): Prompt => {
  const turn = view.commit;
  if (turn === null) return FINISH;
  const { pending, baseLeft, extra, sends } = turn;
  if (pending !== null && !pending.stands)
    return prompt`The ${unit(pending.unit)} of ${power(pending.power)} may no longer go to ${place(pending.location)}: ${naming('take it back', { do: 'take-back' })}.`;
  if (pending !== null)
    return prompt`${naming(`Choose which ${unit(pending.unit)}`, { do: 'choose-counter' })} of ${power(pending.power)} goes to ${place(pending.location)}.`;
  const left = sends.base ? [naming(count(baseLeft, { one: 'counter', other: 'counters' }), { do: 'place', pay: 'none' })] : [];
  const more =
    extra === null || !sends.extra
      ? []
      : [naming(`${extra.left} more of ${power(extra.power)}`, { do: 'place', power: extra.power, pay: extra.city })];
  const budget = [...left, ...more];
  if (budget.length > 0)
    return prompt`Send up to ${naming(and(budget.map(b => b.says)), ...budget.flatMap(b => b.names))} to attack or defend, or ${FINISH}. The others see them only when you finish.`;
  if (sends.extra)
    return prompt`Your 2 counters are placed. ${naming('Finish', { do: 'end-commit' })} and show them, or ${naming('send up to 2 more', { do: 'place' })} for a cube.`;
  return baseLeft === 0
    ? prompt`All your counters of this turn are placed: ${FINISH} and show them.`
    : prompt`You can send no counter now: ${FINISH}.`;
};

const special = (view: PkView): Prompt => {
  const tile = view.special.mine;
  if (tile === null) return prompt`${naming('pass', { do: 'pass' })}.`;
  return view.special.playable
    ? prompt`${naming(`play ${specials[tile].name}`, { do: 'play-special', tile })} or ${naming('pass', { do: 'pass' })}.`
    : prompt`${specials[tile].name} cannot be played in this round, ${naming('pass', { do: 'pass' })}.`;
};

const END_TURN = naming('end your turn', { do: 'end-turn' });
const afterTile = (view: PkView): Prompt => {
  const tile = view.special.mine;
  return tile !== null && view.special.playable
    ? prompt`${naming(`Play ${specials[tile].name}`, { do: 'play-special', tile })} now, or ${END_TURN}.`
    : prompt`Your tile is taken: ${END_TURN}.`;
};

export const prompts: PromptWords = {
  '': () => 'The game is over.',
  'start-player': () => 'The start player is drawn.',
  'deal-specials': () => 'The Special tiles are dealt.',
  'draw-locations': () => 'The Location tiles are drawn.',
  'draw-influence': () => 'An Influence tile is drawn.',
  'extra-cube': {
    yours: () =>
      prompt`${naming('Put 1 extra cube into a city', { do: 'place-cube' })}: cubes win elections, and those left at the end are points.`,
    others: view => `${name(view)} puts an extra cube into a city.`,
  },
  'take-influence': {
    yours: () =>
      prompt`${naming('Take an Influence tile', { do: 'take-influence-tile' })} of a colour you do not hold yet: cubes for its city now, a turn to send forces later.`,
    others: view => `${name(view)} takes an Influence tile.`,
  },
  'any-city': {
    yours: () => prompt`${naming('Choose a city for your cube', { do: 'place-cube' })}: it counts in the election there.`,
    others: view => `${name(view)} chooses a city for a cube.`,
  },
  candidate: {
    yours: () =>
      prompt`${naming('Propose a candidate', { do: 'propose' })} in a city where you have a cube: only a candidate can be elected.`,
    others: view => `${name(view)} proposes a candidate.`,
  },
  assassin: {
    yours: () => prompt`${naming('Remove 1 cube', { do: 'assassinate' })} from any city: one that would win an election, or a candidate.`,
    others: view => `${name(view)} removes a cube from a city.`,
  },
  'after-tile': { yours: afterTile, others: view => `${name(view)} ends the turn.` },
  alkibiades: {
    yours: () => prompt`Alkibiades: ${naming('move a cube', { do: 'move-cube' })} to another city.`,
    others: view => `${name(view)} moves cubes with Alkibiades.`,
  },
  propose: {
    yours: () =>
      prompt`${naming('Propose a candidate', { do: 'propose' })}: the winner leads the city’s forces and loses as many cubes there as the rival has.`,
    others: view => `${name(view)} proposes a candidate.`,
  },
  'commit-forces': () => 'Forces are being sent.',
  'choose-first': {
    yours: () =>
      prompt`You lead Sparta: ${naming('name who sends forces first', { do: 'choose-first' })}. First takes the main places, last sees what the others do.`,
    others: view => `${name(view)} leads Sparta and names who goes first.`,
  },
  recover: {
    yours: () => prompt`${naming('Choose which type of counter a city recovers', { do: 'recover' })}; the weakest comes back.`,
    others: view => `${name(view)} recovers counters.`,
  },
  commit: { yours: commit, others: view => `${name(view)} sends forces.` },
  ask: { yours: question, others: view => `Waiting for the answer of ${seats(view.waiting)}.` },
  'slave-revolt': () => 'A Spartan hoplite is picked at random.',
  'battle-special': {
    yours: view => prompt`${battle(view)}${special(view)}`,
    others: view => `${battle(view)}${decisions(view).toLowerCase()}`,
  },
  dice: view => `${battle(view)}the dice are thrown.`,
  casualty: {
    yours: view => prompt`${battle(view)}${naming('choose which power loses a counter', { do: 'choose-casualty' })}.`,
    others: view => `${battle(view)}${name(view)} chooses the casualty.`,
  },
};
