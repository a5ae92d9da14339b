/** The whole table in English, from the same view the board draws. */
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
  const STAGES = { plan: 'plan', partial: 'under construction', complete: 'complete' } as const;
  const fleetLine = (f: FleetView): string => {
    const where = f.land === null ? 'at home' : `at ${names.lands[f.land]}`;
    const what = f.cargo !== null ? cards(f.cargo) : f.size === null ? '' : cards(f.size);
    return `Fleet ${f.fleet}: ${where}${what === '' ? '' : `, ${what}`}${f.grounded ? ', may not sail' : ''}.`;
  };
  const islandSection = (i: IslandView, view: PaView): TextSection => {
    const built = i.acropolis.map(a => names.structures[a.structure] + (a.copies > 1 ? ' twice' : ''));
    return {
      title: `${who(i.seat)}${i.island === null ? '' : `, ${names.islands[i.island]}`}${i.seat === view.archon ? ', Archon' : ''}`,
      lines: [
        `${count(i.structures, { one: 'structure', other: 'structures' })} of 16: ${count(i.villages.length, { one: 'village', other: 'villages' })}, ${count(i.workshops, { one: 'workshop', other: 'workshops' })}.`,
        i.hand === null ? `Hand: ${cards(i.handSize)}.` : `Hand: ${cards(i.hand)}.`,
        `Aegis cards on the island: ${cards(i.aegis)}; aboard: ${cards(i.aegisAboard)}.`,
        `Villages yield: ${and(
          i.villages.map(n => {
            const good = villageGood(view, i.seat, n);
            return good === undefined ? String(n) : card(good);
          }),
        )}.`,
        ...(built.length > 0 ? [`Acropolis: ${and(built)}.`] : []),
        ...i.wonders.map(w => `${nameIn(names.wonders, w.wonder)}: ${STAGES[w.stage]}.`),
        ...(i.philosophies.length > 0 ? [`Philosophies: ${and(i.philosophies.map(p => nameIn(names.philosophies, p)))}.`] : []),
        ...(i.blocked.length > 0 ? [`Blocked this season: village ${and(i.blocked.map(String))}.`] : []),
        ...i.fleets.map(fleetLine),
        ...(i.wish === 'any' ? [] : [`Wish for the order: ${names.wishes[i.wish]}.`]),
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
      title: 'Still to build',
      lines: [
        ...open.map(structure => {
          const good = yieldOf(view, me, structure);
          return `${names.structures[structure]}${good === undefined ? '' : ` (${card(good)})`}: ${price(priceNow(view, me, structure))}.`;
        }),
        ...(next === undefined ? [] : [`Next fleet: ${price(next)}.`]),
        ...mine.wonders.flatMap(w => {
          const due = w.stage === 'complete' ? undefined : stageDue(view, w.wonder, w.stage);
          if (due === undefined) return [];
          const where = due.land === null ? '' : `, paid from a fleet at ${names.lands[due.land as keyof typeof names.lands]}`;
          return [
            `${nameIn(names.wonders, w.wonder)}: ${price([...due.price, ...addedFor(view, 'wonder')])}${where}${due.phase === 'islandTradeStart' ? ', at the start of Island Trade' : ''}.`,
          ];
        }),
      ],
    };
  };
  const timesMore = (n: number): string =>
    n === 0 ? 'will not act again.' : `acts ${count(n, { one: 'time', other: 'times' })} more this year.`;
  const payment = (view: PaView): readonly TextSection[] => {
    const bill = billFor(view);
    if (bill === undefined) return [];
    const { price: whole, left, toTake } = bill;
    return [
      {
        title: 'Your payment under way',
        lines: [
          `In all: ${price(whole)}.`,
          `Laid down: ${cards(view.draft?.laid ?? [])}.`,
          `Still to lay down: ${price(left)}.`,
          ...(toTake.length === 0 ? [] : [`Still to take for it: ${price(toTake)}.`]),
        ],
      },
    ];
  };
  return (view, me) => [
    {
      title: `Year ${view.year}, season ${view.season}, phase ${view.phase}`,
      lines: view.row.map((place, n) => {
        if (place.event === null) return `Event ${n + 1}: face down.`;
        const text = names.events[place.event]?.text ?? '';
        return `Event ${n + 1}: ${nameIn(names.events, place.event)}, ${timesMore(actsMore(view, place))} ${text}`;
      }),
    },
    {
      title: 'Harbors',
      lines: view.harbors.map(h => {
        const known = h.harbor === null ? 'face down' : `${nameIn(names.harbors, h.harbor)}${h.isUp ? '' : ' (only seen)'}`;
        const sold = soldAt(view, h.land);
        const plan = planPrice(view, h.land, me ?? null);
        const only = sold === undefined ? '' : ` Only here: ${card(sold.card)}, ${price(sold.price)}.`;
        const plans = plan === undefined ? '' : ` Next wonder plan: ${price(plan)}.`;
        const draws = landData(view, h.land)?.hazardDraws ?? 0;
        return `${names.lands[h.land]}: ${known}.${only}${plans} ${count(draws, { one: 'hazard card on the way', other: 'hazard cards on the way' })}.`;
      }),
    },
    ...(['sparta', 'egypt'] as const).map(land => ({
      title: land === 'sparta' ? 'Rates of the Neighbouring Lands' : 'Rates of the Foreign Lands',
      lines: ratesAt(view, land).map(rate => `${price(rate.give)} for ${price(rate.get)}.`),
    })),
    ...payment(view),
    ...(me === undefined || view.islands[me]?.island === null ? [] : [toBuild(view, me)]),
    ...view.islands.map(i => islandSection(i, view)),
    ...(view.offers.length > 0
      ? [
          {
            title: 'Offers',
            lines: view.offers.map(
              o => `${who(o.seat)} to ${o.to === null ? 'everybody' : who(o.to)}: ${cards(o.give)} for ${cards(o.want)}.`,
            ),
          },
        ]
      : []),
    ...(view.promises.length > 0
      ? [{ title: 'Promises', lines: view.promises.map(p => `${who(p.seat)} to ${who(p.to)}: ${names.promises[p.what]}.`) }]
      : []),
  ];
};
