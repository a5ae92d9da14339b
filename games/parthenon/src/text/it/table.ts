/** The lines of the table in words. Italian. */
import type { FleetView } from '../../view-types.ts';
import { nameIn, type TableWords } from '../words.ts';
import { and, card, cards, count, price, who } from './say.ts';

const STAGES = { plan: 'progetto', partial: 'costruzione parziale', complete: 'completata' } as const;
const timesMore = (n: number): string =>
  n === 0 ? 'non agirà più.' : `agirà ancora ${count(n, { one: 'volta', other: 'volte' })} quest’anno.`;
/** The cargo where it is known, or how many cards. */
const aboard = ({ cargo, size }: FleetView): string => {
  const load = cargo ?? size;
  return load === null ? '' : `, ${cards(load)}`;
};

export const table: TableWords = {
  'season-title': ({ year, season, phase }) => `Anno ${year}, stagione ${season}, fase ${phase}`,
  'event-hidden': ({ place }) => `Evento ${place}: coperto.`,
  event: ({ place, event, more }, names) =>
    `Evento ${place}: ${nameIn(names.events, event)}, ${timesMore(more)} ${names.events[event]?.text ?? ''}`,

  'harbors-title': () => 'Porti',
  harbor: ({ land, harbor, isUp, sold, plan, draws }, names) => {
    const known = harbor === null ? 'coperta' : `${nameIn(names.harbors, harbor)}${isUp ? '' : ' (solo vista)'}`;
    const only = sold === undefined ? '' : ` Solo qui: ${card(sold.card)}, ${price(sold.price)}.`;
    const plans = plan === undefined ? '' : ` Prossimo progetto di meraviglia: ${price(plan)}.`;
    return `${names.lands[land]}: ${known}.${only}${plans} ${count(draws, { one: 'carta Rischio sulla rotta', other: 'carte Rischio sulla rotta' })}.`;
  },
  'rates-title': ({ region }) => (region === 'neighbouring' ? 'Tariffe delle Terre vicine' : 'Tariffe delle Terre straniere'),
  rate: ({ give, get }) => `${price(give)} per ${price(get)}.`,

  'payment-title': () => 'Il tuo pagamento in corso',
  'payment-whole': f => `In tutto: ${price(f.price)}.`,
  'payment-laid': f => `Già messo: ${cards(f.cards)}.`,
  'payment-left': f => `Resta da mettere: ${price(f.price)}.`,
  'payment-take': f => `Resta da prendere in cambio: ${price(f.price)}.`,

  'build-title': () => 'Ancora da costruire',
  structure: (f, names) => `${names.structures[f.structure]}${f.good === undefined ? '' : ` (${card(f.good)})`}: ${price(f.price)}.`,
  'next-fleet': f => `Prossima flotta: ${price(f.price)}.`,
  stage: (f, names) => {
    const where = f.land === null ? '' : `, si paga da una flotta, ${names.lands[f.land]}`;
    return `${nameIn(names.wonders, f.wonder)}: ${price(f.price)}${where}${f.isAtTradeStart ? ', all’inizio degli Scambi' : ''}.`;
  },

  'island-title': ({ seat, island, isArchon }, names) =>
    `${who(seat)}${island === null ? '' : `, ${names.islands[island]}`}${isArchon ? ', Arconte' : ''}`,
  structures: f =>
    `${count(f.structures, { one: 'struttura', other: 'strutture' })} su 16: ${count(f.villages, { one: 'villaggio', other: 'villaggi' })}, ${count(f.workshops, { one: 'officina', other: 'officine' })}.`,
  hand: f => `Mano: ${cards(f.cards)}.`,
  aegis: f => `Carte Egee sull’isola: ${cards(f.island)}; a bordo: ${cards(f.aboard)}.`,
  yields: f => `I villaggi producono: ${and(f.villages.map(({ village, good }) => (good === undefined ? String(village) : card(good))))}.`,
  acropolis: (f, names) =>
    `Acropoli: ${and(f.built.map(({ structure, copies }) => `${names.structures[structure]}${copies > 1 ? ' (due)' : ''}`))}.`,
  wonder: (f, names) => `${nameIn(names.wonders, f.wonder)}: ${STAGES[f.stage]}.`,
  philosophies: (f, names) => `Filosofie: ${and(f.philosophies.map(p => nameIn(names.philosophies, p)))}.`,
  blocked: f => `Bloccato in questa stagione: villaggio ${and(f.villages.map(String))}.`,
  fleet: (f, names) => {
    const where = f.land === null ? 'in porto' : `in viaggio o a terra, ${names.lands[f.land]}`;
    return `Flotta ${f.fleet}: ${where}${aboard(f)}${f.grounded ? ', non può partire' : ''}.`;
  },
  wish: (f, names) => `Desiderio per l’ordine: ${names.wishes[f.wish]}.`,

  'offers-title': () => 'Offerte',
  offer: o => `${who(o.seat)} a ${o.to === null ? 'tutti' : who(o.to)}: ${cards(o.give)} in cambio di ${cards(o.want)}.`,
  'promises-title': () => 'Promesse',
  promise: (p, names) => `${who(p.seat)} a ${who(p.to)}: ${names.promises[p.what]}.`,
};
