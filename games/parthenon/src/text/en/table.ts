/** The whole table in English, from the same view the board draws. */
import type { Seat, TextSection } from '@stoa/engine';
import type { FleetView, IslandView, PaView } from '../../view.ts';
import { nameIn } from '../words.ts';
import { names } from './names.ts';
import { and, cards, count, who } from './say.ts';

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
      ...(built.length > 0 ? [`Acropolis: ${and(built)}.`] : []),
      ...i.wonders.map(w => `${nameIn(names.wonders, w.wonder)}: ${STAGES[w.stage]}.`),
      ...(i.philosophies.length > 0 ? [`Philosophies: ${and(i.philosophies.map(p => nameIn(names.philosophies, p)))}.`] : []),
      ...(i.blocked.length > 0 ? [`Blocked this season: village ${and(i.blocked.map(String))}.`] : []),
      ...i.fleets.map(fleetLine),
    ],
  };
};
export const table = (view: PaView, _me: Seat | undefined): readonly TextSection[] => [
  {
    title: `Year ${view.year}, season ${view.season}, phase ${view.phase}`,
    lines: view.row.map((place, n) => {
      if (place.event === null) return `Event ${n + 1}: face down.`;
      const text = names.events[place.event]?.text ?? '';
      return `Event ${n + 1}: ${nameIn(names.events, place.event)}, acts ${count(5 - view.season, { one: 'time', other: 'times' })} more this year. ${text}`;
    }),
  },
  {
    title: 'Harbors',
    lines: view.harbors.map(h => {
      const known = h.harbor === null ? 'face down' : `${nameIn(names.harbors, h.harbor)}${h.isUp ? '' : ' (only seen)'}`;
      return `${names.lands[h.land]}: ${known}.`;
    }),
  },
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
