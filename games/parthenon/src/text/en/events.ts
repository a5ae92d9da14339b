/** English log lines. */
import type { Seat } from '@stoa/engine';
import type { FleetId } from '../../cards.ts';
import { type EventWords, nameIn, powerName } from '../words.ts';
import { and, card, cards, count, isNone, one, who } from './say.ts';

const paidFor = (list: readonly unknown[], text: string): string => (list.length === 0 ? ', free' : ` for ${text}`);
/** As a player says it: which village is told by the map. */
const aStructure = (name: string): string =>
  name.startsWith('village') ? 'a village' : name === 'workshop' ? 'a workshop' : `the ${name}`;
const TIE_BREAKERS = [
  'complete wonders',
  'partial wonders',
  'wonder plans',
  'acropolis structures',
  'workshops',
  'philosophies',
  'fleets',
  'Aegis cards',
  'gold',
  'rares',
  'basics',
];
const CLASSES = {
  commodities: { one: 'commodity', other: 'commodities' },
  rare: { one: 'rare', other: 'rares' },
  gold: { one: 'gold', other: 'gold' },
} as const;
const fleet = (seat: Seat, letter: FleetId, me: Seat | undefined): string =>
  seat === me ? `your fleet ${letter}` : `fleet ${letter} of ${who(seat)}`;
/** As an object: the reader is “you”. */
const whom = (seat: Seat, me: Seat | undefined): string => (seat === me ? 'you' : who(seat));
const You = (seat: Seat, me: Seat | undefined): string => (seat === me ? 'You are' : `${who(seat)} is`);
/** “You pay”, “Player 2 pays”. */
const does = (seat: Seat, me: Seat | undefined, verb: string): string =>
  seat === me ? `You ${verb}` : `${who(seat)} ${verb}${verb.endsWith('s') ? 'es' : 's'}`;
const Offer = (seat: Seat, me: Seat | undefined): string => (seat === me ? 'Your offer' : `An offer of ${who(seat)}`);
const Fleet = (e: { readonly seat: Seat; readonly fleet: FleetId }, me: Seat | undefined): string =>
  e.seat === me ? `Your fleet ${e.fleet}` : `Fleet ${e.fleet} of ${who(e.seat)}`;

export const events: EventWords = {
  'island-drawn': (e, names) => `${names.islands[e.island]} is in play.`,
  'island-dealt': (e, names, me) => `${does(e.seat, me, 'rule')} ${names.islands[e.island]}.`,
  'archon-chosen': (e, _names, me) => (e.how === 'drawn' ? `${You(e.seat, me)} drawn as the first Archon.` : `${You(e.seat, me)} Archon.`),
  'plan-drawn': (e, names, me) => `${does(e.seat, me, 'take')} the plan of ${nameIn(names.wonders, e.wonder)}.`,
  'season-began': e => `Year ${e.year}, season ${e.season}.`,
  'event-revealed': (e, names) => `A new event: ${nameIn(names.events, e.event)}.`,
  'event-begun': (e, names) => `${nameIn(names.events, e.event)} is carried out.`,
  'target-named': (e, _names, me) => `The Archon names ${whom(e.seat, me)}.`,
  'target-declined': (e, names, me) => `${does(e.seat, me, 'decline')}, thanks to ${powerName(names, e.power)}.`,
  spared: (e, names, me) =>
    `${nameIn(names.events, e.event)} does nothing to ${whom(e.seat, me)}${e.by === undefined ? '' : `, thanks to ${e.by === 'wonder' ? 'a wonder' : one(e.by)}`}.`,
  gained: (e, _names, me) => `${does(e.seat, me, 'take')} ${cards(e.cards)}.`,
  paid: (e, _names, me) => `${does(e.seat, me, 'pay')} ${cards(e.cards)}.`,
  lost: (e, _names, me) => `${does(e.seat, me, 'lose')} ${cards(e.cards)}.`,
  'villages-blocked': (e, _names, me) =>
    `${e.seat === me ? 'Your' : `${who(e.seat)}:`} ${e.villages.length === 1 ? 'village' : 'villages'} ${and(e.villages.map(String))} will yield nothing this season.`,
  'fleet-grounded': (e, _names, me) => `${Fleet(e, me)} may not sail this season.`,
  'acropolis-shut': (e, _names, me) => `${e.seat === me ? 'You' : who(e.seat)} cannot use acropolis structures this season.`,
  'season-effect': (e, names, me) =>
    e.seat === null
      ? `${nameIn(names.events, e.event)} holds for the whole season.`
      : `${nameIn(names.events, e.event)} holds for ${whom(e.seat, me)} this season.`,
  produced: (e, _names, me) => `${does(e.seat, me, 'produce')} ${cards(e.cards)}.`,
  'order-placed': (e, _names, me) => `The Archon puts ${whom(e.seat, me)} in place ${e.place}.`,
  promised: (e, names, me) =>
    `${e.seat === me ? 'You promise' : `${who(e.seat)} promises`} ${e.to === me ? 'you' : who(e.to)} ${names.promises[e.what]}. It binds nobody.`,
  donated: (e, _names, me) => `${does(e.seat, me, 'give')} ${cards(e.cards)} to the Archon, ${whom(e.to, me)}.`,
  'power-used': (e, names, me) => `${does(e.seat, me, 'use')} ${powerName(names, e.power)}.`,
  'service-bought': (e, names, me) =>
    `${does(e.seat, me, 'pay')} ${one(e.card)} to ${whom(e.to, me)} for ${nameIn(names.wonders, e.wonder)}.`,
  'offer-made': (e, _names, me) =>
    `${does(e.seat, me, 'offer')} ${cards(e.give)} to ${e.to === null ? 'everybody' : whom(e.to, me)} for ${cards(e.want)}.`,
  'offer-closed': (e, _names, me) =>
    ({
      declined: `${Offer(e.seat, me)} is declined.`,
      withdrawn: `${does(e.seat, me, 'withdraw')} an offer.`,
      lapsed: `${Offer(e.seat, me)} has lapsed: the cards are gone.`,
      countered: `${Offer(e.seat, me)} is answered with another.`,
      expired: `Nobody took ${e.seat === me ? 'your offer' : `the offer of ${who(e.seat)}`}.`,
    })[e.how],
  traded: (e, _names, me) => `${does(e.seat, me, 'give')} ${cards(e.give)} to ${whom(e.to, me)} for ${cards(e.want)}.`,
  looked: (e, names, me) =>
    e.harbor === null
      ? `${does(e.seat, me, 'look')} at the harbor of ${names.lands[e.land]}.`
      : `${does(e.seat, me, 'see')} in ${names.lands[e.land]}: ${nameIn(names.harbors, e.harbor)}.`,
  sailed: (e, names, me) => `${Fleet(e, me)} sails for ${names.lands[e.land]} with ${cards(e.cards)}.`,
  'hazard-drawn': (e, names, me) =>
    e.seat === null || e.fleet === null
      ? `Hazard for the ${e.region === 0 ? 'Neighbouring' : 'Foreign'} Lands: ${nameIn(names.hazards, e.hazard)}.`
      : `Instead, ${fleet(e.seat, e.fleet, me)} meets: ${nameIn(names.hazards, e.hazard)}.`,
  'hazard-redrawn': (e, names) => `The Archon sets ${nameIn(names.hazards, e.hazard)} aside and has another drawn.`,
  declared: (e, _names, me) =>
    `Cargo announced: ${and(e.numbers.map(x => `${fleet(x.seat, x.fleet, me)} has ${count(x.n, CLASSES[e.what])}`))}.`,
  'fleet-hit': (e, _names, me) => `${Fleet(e, me)} is hit.`,
  'fleet-warded': (e, _names, me) => `${Fleet(e, me)} is safe${e.by === 'wonder' ? '' : `: ${card(e.by)}`}.`,
  'gift-used': (e, _names, me) => `${Fleet(e, me)} uses a Gift of Poseidon.`,
  'card-kept': (e, _names, me) => `${Fleet(e, me)} keeps ${one(e.card)}.`,
  'turned-back': (e, _names, me) => `${Fleet(e, me)} turns back.`,
  diverted: (e, names, me) => `${Fleet(e, me)} is sent to ${names.lands[e.land]}.`,
  'harbor-voted': (e, names, me) => `${does(e.seat, me, e.reveal ? 'reveal' : 'pass')}${e.reveal ? '' : ' on'} ${names.lands[e.land]}.`,
  'harbor-revealed': (e, names) => `${names.lands[e.land]}: ${nameIn(names.harbors, e.harbor)}.`,
  'harbor-closed': (e, names) => `The card of ${names.lands[e.land]} stays face down: nobody trades there.`,
  'duty-refused': (e, _names, me) => `${Fleet(e, me)} refuses the duties.`,
  exchanged: (e, _names, me) => `${Fleet(e, me)} exchanges ${cards(e.paid)} for ${cards(e.got)}.`,
  bought: (e, _names, me) => `${Fleet(e, me)} buys ${cards(e.got)} for ${cards(e.paid)}.`,
  returned: (e, _names, me) => `${does(e.seat, me, 'bring')} home ${isNone(e.cards) ? 'nothing' : cards(e.cards)}.`,
  built: (e, names, me) => `${does(e.seat, me, 'build')} ${aStructure(names.structures[e.structure])}${paidFor(e.paid, cards(e.paid))}.`,
  'fleet-bought': (e, _names, me) => `${does(e.seat, me, 'buy')} fleet ${e.fleet} for ${cards(e.paid)}.`,
  made: (e, _names, me) => `${does(e.seat, me, 'make')} ${one(e.got)} of ${cards(e.paid)}.`,
  'wonder-paid': (e, names, me) =>
    `${does(e.seat, me, 'pay')} ${cards(e.paid)}: ${nameIn(names.wonders, e.wonder)} ${e.stage === 'complete' ? 'is complete' : 'is under construction'}.`,
  'philosophy-taken': (e, names, me) =>
    `${does(e.seat, me, 'take')} up ${nameIn(names.philosophies, e.philosophy)}${paidFor(e.paid, cards(e.paid))}.`,
  'philosophy-missed': (e, names, me) => `${does(e.seat, me, 'miss')} ${nameIn(names.philosophies, e.philosophy)}.`,
  discarded: (e, _names, me) => `${does(e.seat, me, 'discard')} ${cards(e.cards)}.`,
  'kept-open': (e, _names, me) => `${does(e.seat, me, 'keep')}, face up, ${cards(e.cards)}.`,
  voted: (e, _names, me) =>
    `${e.seat === me ? 'You vote' : `${who(e.seat)} votes`} for ${e.target !== me ? who(e.target) : e.seat === me ? 'yourself' : 'you'}${e.weight > 1 ? `, ${e.weight} votes` : ''}.`,
  'year-ended': e => `Year ${e.year} is over.`,
  'tie-break': (e, _names, me) =>
    `Tie, compared by ${TIE_BREAKERS[e.step - 1]}: ${and(e.numbers.map(x => `${x.seat === me ? 'you' : who(x.seat)} with ${x.n}`))}.`,
  'game-won': (e, _names, me) => `${does(e.seat, me, 'win')} the game.`,
};
