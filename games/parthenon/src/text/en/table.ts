/** The lines of the table in words. English. */
import type { FleetView } from '../../view-types.ts';
import { nameIn, type TableWords } from '../words.ts';
import { and, card, cards, count, price, who } from './say.ts';

const STAGES = { plan: 'plan', partial: 'under construction', complete: 'complete' } as const;
const timesMore = (n: number): string =>
  n === 0 ? 'will not act again.' : `acts ${count(n, { one: 'time', other: 'times' })} more this year.`;
/** The cargo where it is known, or how many cards. */
const aboard = ({ cargo, size }: FleetView): string => {
  const load = cargo ?? size;
  return load === null ? '' : `, ${cards(load)}`;
};

export const table: TableWords = {
  'season-title': ({ year, season, phase }) => `Year ${year}, season ${season}, phase ${phase}`,
  'event-hidden': ({ place }) => `Event ${place}: face down.`,
  event: ({ place, event, more }, names) =>
    `Event ${place}: ${nameIn(names.events, event)}, ${timesMore(more)} ${names.events[event]?.text ?? ''}`,

  'harbors-title': () => 'Harbors',
  harbor: ({ land, harbor, isUp, sold, plan, draws }, names) => {
    const known = harbor === null ? 'face down' : `${nameIn(names.harbors, harbor)}${isUp ? '' : ' (only seen)'}`;
    const only = sold === undefined ? '' : ` Only here: ${card(sold.card)}, ${price(sold.price)}.`;
    const plans = plan === undefined ? '' : ` Next wonder plan: ${price(plan)}.`;
    return `${names.lands[land]}: ${known}.${only}${plans} ${count(draws, { one: 'hazard card on the way', other: 'hazard cards on the way' })}.`;
  },
  'rates-title': ({ region }) => (region === 'neighbouring' ? 'Rates of the Neighbouring Lands' : 'Rates of the Foreign Lands'),
  rate: ({ give, get }) => `${price(give)} for ${price(get)}.`,

  'payment-title': () => 'Your payment under way',
  'payment-whole': f => `In all: ${price(f.price)}.`,
  'payment-laid': f => `Laid down: ${cards(f.cards)}.`,
  'payment-left': f => `Still to lay down: ${price(f.price)}.`,
  'payment-take': f => `Still to take for it: ${price(f.price)}.`,

  'build-title': () => 'Still to build',
  structure: (f, names) => `${names.structures[f.structure]}${f.good === undefined ? '' : ` (${card(f.good)})`}: ${price(f.price)}.`,
  'next-fleet': f => `Next fleet: ${price(f.price)}.`,
  stage: (f, names) => {
    const where = f.land === null ? '' : `, paid from a fleet at ${names.lands[f.land]}`;
    return `${nameIn(names.wonders, f.wonder)}: ${price(f.price)}${where}${f.isAtTradeStart ? ', at the start of Island Trade' : ''}.`;
  },

  'island-title': ({ seat, island, isArchon }, names) =>
    `${who(seat)}${island === null ? '' : `, ${names.islands[island]}`}${isArchon ? ', Archon' : ''}`,
  structures: f =>
    `${count(f.structures, { one: 'structure', other: 'structures' })} of 16: ${count(f.villages, { one: 'village', other: 'villages' })}, ${count(f.workshops, { one: 'workshop', other: 'workshops' })}.`,
  hand: f => `Hand: ${cards(f.cards)}.`,
  aegis: f => `Aegis cards on the island: ${cards(f.island)}; aboard: ${cards(f.aboard)}.`,
  yields: f => `Villages yield: ${and(f.villages.map(({ village, good }) => (good === undefined ? String(village) : card(good))))}.`,
  acropolis: (f, names) =>
    `Acropolis: ${and(f.built.map(({ structure, copies }) => `${names.structures[structure]}${copies > 1 ? ' twice' : ''}`))}.`,
  wonder: (f, names) => `${nameIn(names.wonders, f.wonder)}: ${STAGES[f.stage]}.`,
  philosophies: (f, names) => `Philosophies: ${and(f.philosophies.map(p => nameIn(names.philosophies, p)))}.`,
  blocked: f => `Blocked this season: village ${and(f.villages.map(String))}.`,
  fleet: (f, names) => {
    const where = f.land === null ? 'at home' : `at ${names.lands[f.land]}`;
    return `Fleet ${f.fleet}: ${where}${aboard(f)}${f.grounded ? ', may not sail' : ''}.`;
  },
  wish: (f, names) => `Wish for the order: ${names.wishes[f.wish]}.`,

  'offers-title': () => 'Offers',
  offer: o => `${who(o.seat)} to ${o.to === null ? 'everybody' : who(o.to)}: ${cards(o.give)} for ${cards(o.want)}.`,
  'promises-title': () => 'Promises',
  promise: (p, names) => `${who(p.seat)} to ${who(p.to)}: ${names.promises[p.what]}.`,
};
