/** The whole table in Italian, from the same view the board draws. */
import type { Seat, TextSection } from '@stoa/engine';
import { ACROPOLIS, STRUCTURES } from '../../cards.ts';
import { billFor } from '../../reading/bill.ts';
import {
  actsMore,
  addedFor,
  fleetPrice,
  landData,
  planPrice,
  priceNow,
  ratesAt,
  soldAt,
  stageDue,
  villageGood,
  yieldOf,
} from '../../reading/prices.ts';
import type { FleetView, IslandView, PaView } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { nameIn, type PaWords } from '../words.ts';
import { and, card, cards, count, price, who } from './say.ts';

/** `names`: of the pack in force. */
export const tableWith = (names: PaNames): PaWords['table'] => {
  const STAGES = { plan: 'progetto', partial: 'costruzione parziale', complete: 'completata' } as const;
  const fleetLine = (f: FleetView): string => {
    const where = f.land === null ? 'in porto' : `in viaggio o a terra, ${names.lands[f.land]}`;
    const what = f.cargo !== null ? cards(f.cargo) : f.size === null ? '' : cards(f.size);
    return `Flotta ${f.fleet}: ${where}${what === '' ? '' : `, ${what}`}${f.grounded ? ', non può partire' : ''}.`;
  };
  const islandSection = (i: IslandView, view: PaView): TextSection => {
    const built = i.acropolis.map(a => names.structures[a.structure] + (a.copies > 1 ? ' (due)' : ''));
    return {
      title: `${who(i.seat)}${i.island === null ? '' : `, ${names.islands[i.island]}`}${i.seat === view.archon ? ', Arconte' : ''}`,
      lines: [
        `${count(i.structures, { one: 'struttura', other: 'strutture' })} su 16: ${count(i.villages.length, { one: 'villaggio', other: 'villaggi' })}, ${count(i.workshops, { one: 'officina', other: 'officine' })}.`,
        i.hand === null ? `Mano: ${cards(i.handSize)}.` : `Mano: ${cards(i.hand)}.`,
        `Carte Egee sull’isola: ${cards(i.aegis)}; a bordo: ${cards(i.aegisAboard)}.`,
        `I villaggi producono: ${and(
          i.villages.map(n => {
            const good = villageGood(view, i.seat, n);
            return good === undefined ? String(n) : card(good);
          }),
        )}.`,
        ...(built.length > 0 ? [`Acropoli: ${and(built)}.`] : []),
        ...i.wonders.map(w => `${nameIn(names.wonders, w.wonder)}: ${STAGES[w.stage]}.`),
        ...(i.philosophies.length > 0 ? [`Filosofie: ${and(i.philosophies.map(p => nameIn(names.philosophies, p)))}.`] : []),
        ...(i.blocked.length > 0 ? [`Bloccato in questa stagione: villaggio ${and(i.blocked.map(String))}.`] : []),
        ...i.fleets.map(fleetLine),
        ...(i.wish === 'any' ? [] : [`Desiderio per l’ordine: ${names.wishes[i.wish]}.`]),
      ],
    };
  };
  /** What is still to be built, with its price. */
  const toBuild = (view: PaView, me: Seat): TextSection => {
    const mine = view.islands[me] as IslandView;
    const open = STRUCTURES.filter(structure => {
      if (structure.startsWith('village-')) return !mine.villages.includes(Number(structure.slice(8)));
      if (structure === 'workshop') return mine.workshops < 2;
      return !mine.acropolis.some(a => a.structure === structure) && mine.acropolis.reduce((n, a) => n + a.copies, 0) < ACROPOLIS.length;
    });
    const next = fleetPrice(view, mine.fleets.length);
    return {
      title: 'Ancora da costruire',
      lines: [
        ...open.map(structure => {
          const good = yieldOf(view, me, structure);
          return `${names.structures[structure]}${good === undefined ? '' : ` (${card(good)})`}: ${price(priceNow(view, me, structure))}.`;
        }),
        ...(next === undefined ? [] : [`Prossima flotta: ${price(next)}.`]),
        ...mine.wonders.flatMap(w => {
          const due = w.stage === 'complete' ? undefined : stageDue(view, w.wonder, w.stage);
          if (due === undefined) return [];
          const where = due.land === null ? '' : `, si paga da una flotta, ${names.lands[due.land as keyof typeof names.lands]}`;
          return [
            `${nameIn(names.wonders, w.wonder)}: ${price([...due.price, ...addedFor(view, 'wonder')])}${where}${due.phase === 'islandTradeStart' ? ', all’inizio degli Scambi' : ''}.`,
          ];
        }),
      ],
    };
  };
  const timesMore = (n: number): string =>
    n === 0 ? 'non agirà più.' : `agirà ancora ${count(n, { one: 'volta', other: 'volte' })} quest’anno.`;
  const payment = (view: PaView): readonly TextSection[] => {
    const bill = billFor(view);
    if (bill === undefined) return [];
    const { price: whole, left, toTake } = bill;
    return [
      {
        title: 'Il tuo pagamento in corso',
        lines: [
          `In tutto: ${price(whole)}.`,
          `Già messo: ${cards(view.draft?.laid ?? [])}.`,
          `Resta da mettere: ${price(left)}.`,
          ...(toTake.length === 0 ? [] : [`Resta da prendere in cambio: ${price(toTake)}.`]),
        ],
      },
    ];
  };
  return (view, me) => [
    {
      title: `Anno ${view.year}, stagione ${view.season}, fase ${view.phase}`,
      lines: view.row.map((place, n) => {
        if (place.event === null) return `Evento ${n + 1}: coperto.`;
        const text = names.events[place.event]?.text ?? '';
        return `Evento ${n + 1}: ${nameIn(names.events, place.event)}, ${timesMore(actsMore(view, place))} ${text}`;
      }),
    },
    {
      title: 'Porti',
      lines: view.harbors.map(h => {
        const known = h.harbor === null ? 'coperta' : `${nameIn(names.harbors, h.harbor)}${h.isUp ? '' : ' (solo vista)'}`;
        const sold = soldAt(view, h.land);
        const plan = planPrice(view, h.land, me ?? null);
        const only = sold === undefined ? '' : ` Solo qui: ${card(sold.card)}, ${price(sold.price)}.`;
        const plans = plan === undefined ? '' : ` Prossimo progetto di meraviglia: ${price(plan)}.`;
        const draws = landData(view, h.land)?.hazardDraws ?? 0;
        return `${names.lands[h.land]}: ${known}.${only}${plans} ${count(draws, { one: 'carta Rischio sulla rotta', other: 'carte Rischio sulla rotta' })}.`;
      }),
    },
    ...(['sparta', 'egypt'] as const).map(land => ({
      title: land === 'sparta' ? 'Tariffe delle Terre vicine' : 'Tariffe delle Terre straniere',
      lines: ratesAt(view, land).map(rate => `${price(rate.give)} per ${price(rate.get)}.`),
    })),
    ...payment(view),
    ...(me === undefined || view.islands[me]?.island === null ? [] : [toBuild(view, me)]),
    ...view.islands.map(i => islandSection(i, view)),
    ...(view.offers.length > 0
      ? [
          {
            title: 'Offerte',
            lines: view.offers.map(
              o => `${who(o.seat)} a ${o.to === null ? 'tutti' : who(o.to)}: ${cards(o.give)} in cambio di ${cards(o.want)}.`,
            ),
          },
        ]
      : []),
    ...(view.promises.length > 0
      ? [{ title: 'Promesse', lines: view.promises.map(p => `${who(p.seat)} a ${who(p.to)}: ${names.promises[p.what]}.`) }]
      : []),
  ];
};
