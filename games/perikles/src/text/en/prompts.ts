/** One sentence: who must do what, and what is at stake. English. */
import type { BattleView } from '../../view-types.ts';
import type { PromptWords } from '../words.ts';
import { and, count, data, field, points, power, seat, seats, specials, unit } from './names.ts';

const during = (battle: Pick<BattleView, 'location' | 'unit'> | null): string =>
  battle === null ? '' : `${field(battle.location)} (${points(data(battle.location).vp)}), ${unit(battle.unit)} round: `;
const kinds = { defend: 'defend', 'join-attack': 'join the attack on', 'join-defend': 'join the defence of' } as const;

export const prompts: PromptWords = {
  quiet: {
    over: () => 'The game is over.',
    'start-player': () => 'The start player is drawn.',
    'deal-specials': () => 'The Special tiles are dealt.',
    'draw-locations': () => 'The Location tiles are drawn.',
    'draw-influence': () => 'An Influence tile is drawn.',
    'commit-forces': () => 'Forces are being sent.',
    'slave-revolt': () => 'A Spartan hoplite is picked at random.',
    dice: ({ battle }) => `${during(battle)}the dice are thrown.`,
  },
  yours: {
    'extra-cube': () => 'Put 1 extra cube into a city: cubes win elections, and those left at the end are points.',
    'take-influence': () =>
      'Take an Influence tile (a new colour, if you can): it gives cubes in its city now and lets you send forces later.',
    'any-city': () => 'Choose a city for your cube: it counts in the election there.',
    candidate: () => 'Propose yourself or a rival in a city where you have a cube: only a candidate can be elected.',
    assassin: () => 'Remove any 1 cube from any city; a candidate is a cube, too.',
    'play-or-end': ({ tile }) => `Play ${specials[tile].name} now, or end your turn.`,
    'end-turn': () => 'Your tile is taken: end your turn.',
    alkibiades: () => 'Alkibiades: move a cube to another city.',
    propose: () => 'Propose yourself or a rival: the winner leads the city’s forces and pays as many cubes as the loser has.',
    'choose-first': () => 'You lead Sparta: name who sends forces first. First takes the main places, last sees what the others do.',
    recover: () => 'Choose which type of counter a city recovers; the weakest comes back.',
    'take-back': ({ unit: u, power: p, location }) => `The ${unit(u)} of ${power(p)} may no longer go to ${field(location)}: take it back.`,
    'choose-counter': ({ unit: u, power: p, location }) => `Choose which ${unit(u)} of ${power(p)} goes to ${field(location)}.`,
    send: ({ base, extra }) => {
      const left = [
        ...(base === null ? [] : [count(base, { one: 'counter', other: 'counters' })]),
        ...(extra === null ? [] : [`${extra.left} more of ${power(extra.power)}`]),
      ];
      return `Send ${(base ?? 0) + (extra?.left ?? 0) === 1 ? '' : 'up to '}${and(left)} to attack or defend, or finish.`;
    },
    'send-for-a-cube': () => 'Your 2 counters are placed. Finish, or send up to 2 more for a cube.',
    'all-placed': () => 'All your counters of this turn are placed: finish.',
    'cannot-send': () => 'You can send no counter now: finish.',
    answer: ({ power: p, location, kind }) => `May ${power(p)} ${kinds[kind]} ${field(location)}?`,
    'battle-pass': ({ battle }) => `${during(battle)}pass.`,
    'battle-play': ({ battle, tile }) => `${during(battle)}play ${specials[tile].name} or pass.`,
    'battle-cannot-play': ({ battle, tile }) => `${during(battle)}${specials[tile].name} is not for this round, so you pass.`,
    casualty: ({ battle }) => `${during(battle)}choose which power loses a counter.`,
  },
  others: {
    'extra-cube': ({ who }) => `${seat(who)} puts an extra cube into a city.`,
    'take-influence': ({ who }) => `${seat(who)} takes an Influence tile.`,
    'any-city': ({ who }) => `${seat(who)} chooses a city for a cube.`,
    candidate: ({ who }) => `${seat(who)} proposes a candidate.`,
    assassin: ({ who }) => `${seat(who)} removes a cube from a city.`,
    'after-tile': ({ who }) => `${seat(who)} decides whether to play a Special tile.`,
    alkibiades: ({ who }) => `${seat(who)} moves cubes with Alkibiades.`,
    propose: ({ who }) => `${seat(who)} proposes a candidate.`,
    'choose-first': ({ who }) => `${seat(who)} leads Sparta and names who goes first.`,
    recover: ({ who }) => `${seat(who)} recovers counters.`,
    commit: ({ who }) => `${seat(who)} sends forces.`,
    ask: ({ waiting }) => `Waiting for the answer of ${seats(waiting)}.`,
    'battle-special': ({ battle, waiting }) => `${during(battle)}waiting for ${count(waiting, { one: 'decision', other: 'decisions' })}.`,
    casualty: ({ battle, who }) => `${during(battle)}${seat(who)} chooses the casualty.`,
  },
};
