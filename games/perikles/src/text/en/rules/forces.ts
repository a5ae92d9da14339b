/** The rules PK-8 and PK-9 in our own words. */
import type { SomeRules } from '../../words.ts';

export const forces = {
  'PK-8.1': {
    title: 'Taking up the counters',
    text: 'Each leader takes all counters from the boxes of the cities led into the hand. Dead counters stay dead.',
  },
  'PK-8.2': {
    title: 'Who goes first',
    text: 'The leader of Sparta names who goes first in phase 5. Without a leader of Sparta it is the start player.',
  },
  'PK-8.3': {
    title: 'Recovering counters',
    text: 'From the first player clockwise, each leader recovers 1 dead counter for each city led: the weakest hoplite or the weakest trireme, by choice where both types are dead.',
  },
  'PK-8.4': { title: 'Recovered counters fight', text: 'Recovered counters can be sent this turn.' },
  'PK-8.5': { title: 'A clean slate', text: 'At the start of phase 5 there are no wars, alliances or permissions.' },
  'PK-8.6': {
    title: 'One commit turn for each tile',
    text: 'Each Influence tile gives its owner 1 commit turn. Its colour does not matter, its shards set the order.',
  },
  'PK-8.7': {
    title: 'Two shards first',
    text: 'While anybody holds a 2-shard tile, only holders of such tiles act, clockwise from the first player. The same player may act several times running.',
  },
  'PK-8.8': {
    title: 'Then one shard',
    text: 'Then come the 1-shard tiles, starting to the left of whoever used the last 2-shard tile, always the next player clockwise who holds one.',
  },
  'PK-8.9': {
    title: 'The next in order',
    text: 'The next commit turn belongs to the next player clockwise with a tile of the shards that count now.',
  },
  'PK-8.10': {
    title: 'Handing in the tile',
    text: 'The tile is discarded as the commit turn begins, even if nothing is sent. Which of equal tiles does not matter.',
  },
  'PK-8.11': {
    title: 'An empty hand',
    text: 'With an empty hand the commit turn ends by itself, unless the player still holds a Special tile, whichever it is: so the pause tells nothing.',
  },
  'PK-8.12': {
    title: 'Two counters',
    text: 'In a commit turn you may send up to 2 counters, of one or two of your powers, to one or two locations.',
  },
  'PK-8.13': {
    title: 'Additional forces',
    text: 'After at least 1 counter you may once in a commit turn spend 1 cube of yours from the main area of a city you lead, for 1 or 2 more counters of that city.',
  },
  'PK-8.14': { title: 'Additional Persians', text: 'A Persian player spends a cube of any city for 1 or 2 more Persian counters.' },
  'PK-8.15': {
    title: 'Both budgets',
    text: 'Counters of the first 2 that are not sent yet stay available after the cube is spent: at most 4 in all.',
  },
  'PK-8.16': {
    title: 'One after another',
    text: 'Placements are made one after another, each checked against the position after the one before. If several are sent together and one is illegal, none is made.',
  },
  'PK-8.17': {
    title: 'Naming the counter',
    text: 'A placement names the power and unit, the location, the side and the budget, then the strength if there is a choice; with it everything is asked again, since a permission may have been revoked meanwhile. The counter lies face down.',
  },
  'PK-8.18': {
    title: 'A draft until you finish',
    text: 'Until you finish, only you see what you have placed in this commit turn, and you may take it back. Asking for permission does not show it; Slave Revolt and finishing show everything.',
  },
  'PK-8.19': { title: 'Your own counters', text: 'You may look at your own placed counters at any time.' },
  'PK-9.1': { title: 'In your hand', text: 'You send a counter from your own hand. The hand of Persia is shared by all who play Persia.' },
  'PK-9.2': { title: 'The right unit', text: 'Only units that fight at a location may go there; no triremes where only hoplites fight.' },
  'PK-9.3': {
    title: 'Not against your own city',
    text: 'You cannot attack a location of a city you lead, with whatever power, nor join such an attack.',
  },
  'PK-9.4': {
    title: 'Not on both sides',
    text: 'Your forces never stand on both sides of a location. For Persia the forces of all who play it count.',
  },
  'PK-9.5': {
    title: 'War, alliance, permission',
    text: 'A placement must also fit the wars and alliances of this turn and the permissions given.',
  },
  'PK-9.6': {
    title: 'Main and allied',
    text: 'Who comes first to a side is its main player; the counters of the main player lie in the main box, all others in the allied box.',
  },
  'PK-9.7': { title: 'Who can win the tile', text: 'Only the main player of the winning side can win the tile.' },
  'PK-9.8': {
    title: 'Losing the main place',
    text: 'A player stays main while any counter is on that side. If Slave Revolt empties the side, the next to come becomes main.',
  },
} as const satisfies SomeRules;
