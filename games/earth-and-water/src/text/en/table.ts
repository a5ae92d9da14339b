/** The lines of the table in words: for the text form and for screen readers. */
import { GREECE, PERSIA } from '../../map.ts';
import type { Phase } from '../../reading/index.ts';
import type { TableWords } from '../words.ts';
import { cards } from './cards.ts';
import {
  adjective,
  and,
  armies,
  bothHalves,
  card,
  cardCount,
  city,
  figures,
  fleets,
  pieces,
  piecesAt,
  side,
  standing,
  talents,
  verb,
} from './names.ts';

const phases: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation Phase',
  operations: 'Operations Phase',
  supply: 'Supply Phase',
  over: 'The game is over',
};
const playedAs = { turn: 'event of your turn', reaction: 'reaction', forced: 'happens when drawn', none: 'no event' } as const;
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });
const fed = {
  line: 'a line of supply leads here',
  sea: 'its fleet feeds the armies here',
  none: 'the armies here are cut off: Supply would remove them',
} as const;
const sourceName = (source: string): string =>
  source === 'events' ? 'events' : source === 'beyond-track' ? 'lost beyond the end of the track' : source.replace('-', ' ');

export const table: TableWords = {
  'campaign-title': () => 'The campaign',
  campaign: ({ campaign, phase }) => `Campaign ${campaign} of 5. ${phases[phase]}.`,
  marker: ({ vp }) => `${standing(vp)}.`,
  turn: ({ side: s, passed }) => `Turn: ${side(s)}.${passed ? ' The turn before was a pass.' : ''}`,
  talents: ({ left, fleets: n }) => `${talents(left)} left, ${fleets(n)} built in this phase.`,
  'fleet-cost': ({ cost }) => `A Persian fleet costs ${talents(cost)}.`,
  bridge: ({ built }) => (built ? 'The bridge is built: Abydos and Pella are joined.' : 'The bridge is not built.'),
  carneia: () => 'Carneia Festival: Sparta stays at home in this campaign.',
  acropolis: () => 'Acropolis on Fire: Athens does not score in this campaign; Greece has 5 talents in the next.',
  'budget-cut': () => 'The Acropolis has burnt: Greece has 5 talents in this campaign.',

  'battle-title': ({ battle, at }) => (battle === 'land' ? `Land battle of ${city(at)}` : `Naval battle of ${city(at)}`),
  forces: ({ attacker, defender, pieces: n, battle }) =>
    `${side(attacker)} attacks with ${pieces(n[attacker], battle)}, ${side(defender)} defends with ${pieces(n[defender], battle)}.`,
  aboard: ({ armies: n }) => `${armies(n)} aboard the attacking fleets.`,
  rounds: ({ round, dice }) => `Rounds fought: ${round}. Dice in the next: Persia ${dice[PERSIA]}, Greece ${dice[GREECE]}.`,
  'persian-cap': ({ cap }) => (cap === null ? 'Persian dice have no limit.' : `Persian dice above ${cap} count as ${cap}.`),
  'last-dice': ({ dice }) => `Last dice: Persia ${dice[PERSIA].join(', ')}; Greece ${dice[GREECE].join(', ')}.`,
  cavalry: () => 'Cavalry of Mardonius.',
  'no-retreat': () => 'Nobody may retreat.',
  chances: ({ attacker, defender, chances: [wins, loses, none] }) =>
    `Fought to the end: ${side(attacker)} wins ${percent.format(wins)}, ${side(defender)} ${percent.format(loses)}, nobody is left ${percent.format(none)}.`,

  'movement-title': () => 'The movement',
  movement: ({ side: s, bySea, from, to, fleets: ships, armies: men }) => {
    const group = and([...(ships > 0 ? [fleets(ships)] : []), ...(men > 0 ? [armies(men)] : [])]);
    return `${side(s)} ${bySea ? 'sailed' : 'marched'} from ${city(from)} to ${city(to)} with ${group}.`;
  },
  'still-aboard': ({ armies: n }) => `${armies(n)} still aboard.`,
  themistocles: () => 'Themistocles was played: nobody retreats at sea.',

  'map-title': () => 'The map',
  city: ({ here, home, port, food, roads }) => {
    const traits = [
      ...(home === null ? [] : [`${adjective(home)} major city`]),
      port ? 'port' : 'no port',
      `${food} ${food === 1 ? 'amphora' : 'amphorae'}`,
    ];
    const there = piecesAt(here);
    return [
      `${city(here.city)} (${traits.join(', ')}): ${here.control === null ? 'controlled by nobody' : `controlled by ${side(here.control)}`}`,
      there.length === 0 ? 'no pieces' : and(there),
      ...(here.supply === null ? [] : [fed[here.supply]]),
      roads.length === 0 ? 'no roads' : `${verb(roads.length, 'road', 'roads')} to ${and(roads.map(city))}`,
    ].join('; ');
  },

  'supply-title': () => 'Supply, if it were now',
  supply: ({ side: s, armies: n, capacity }) =>
    `${side(s)}: ${armies(n)} to feed${s === PERSIA ? ' outside Abydos and Ephesus' : ''}, food for ${capacity}.${n > capacity ? ` ${armies(n - capacity)} too many.` : ''}`,
  'reserves-title': () => 'Reserves',
  reserve: ({ side: s, armies: men, fleets: ships }) => `${side(s)}: ${armies(men)}, ${fleets(ships)}.`,
  'figures-title': () => 'Historical figures',
  figure: ({ figure, isKing, filled }) => `${figures[figure]}: ${isKing ? (filled ? 'dead' : 'alive') : filled ? 'used' : 'free'}.`,

  'cards-title': () => 'Cards',
  deck: ({ cards: n }) => `Deck: ${cardCount(n)}.`,
  'hand-of': ({ side: s, cards: n }) => `Hand of ${side(s)}: ${cardCount(n)}.`,
  'carried-out': ({ card: id, side: s }) => `Being carried out: ${s === null ? bothHalves(id) : card(id, s)}.`,
  'pile-empty': () => 'The discard pile is empty.',
  pile: ({ pile }) => `Discard pile, oldest first: ${pile.map(bothHalves).join('; ')}.`,
  'hand-title': ({ cards: n }) => `Your hand: ${cardCount(n)}`,
  'hand-card': ({ card: id, half, played, isSparta, isAside }) =>
    `${bothHalves(id)}${isAside ? ' (to be discarded)' : ''}. ${cards[half].name}, ${playedAs[played]}${isSparta ? ', Sparta card' : ''}: ${cards[half].event}`,
  'shown-title': () => 'The Greek hand, shown to you',
  'shown-card': ({ card: id }) => bothHalves(id),
  'points-title': () => 'Points so far',
  points: ({ side: s, source, points }) => `${side(s)}, ${sourceName(source)}: ${points}.`,
};
