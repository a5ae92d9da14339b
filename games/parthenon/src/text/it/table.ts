/** The whole table in Italian, from the same view the board draws. */
import type { Seat, TextSection } from '@stoa/engine';
import type { FleetView, IslandView, PaView } from '../../view.ts';
import { nameIn } from '../words.ts';
import { names } from './names.ts';
import { and, cards, count, who } from './say.ts';

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
      ...(built.length > 0 ? [`Acropoli: ${and(built)}.`] : []),
      ...i.wonders.map(w => `${nameIn(names.wonders, w.wonder)}: ${STAGES[w.stage]}.`),
      ...(i.philosophies.length > 0 ? [`Filosofie: ${and(i.philosophies.map(p => nameIn(names.philosophies, p)))}.`] : []),
      ...(i.blocked.length > 0 ? [`Bloccato in questa stagione: villaggio ${and(i.blocked.map(String))}.`] : []),
      ...i.fleets.map(fleetLine),
    ],
  };
};
export const table = (view: PaView, _me: Seat | undefined): readonly TextSection[] => [
  {
    title: `Anno ${view.year}, stagione ${view.season}, fase ${view.phase}`,
    lines: view.row.map((place, n) => {
      if (place.event === null) return `Evento ${n + 1}: coperto.`;
      const text = names.events[place.event]?.text ?? '';
      return `Evento ${n + 1}: ${nameIn(names.events, place.event)}, agirà ancora ${count(5 - view.season, { one: 'volta', other: 'volte' })} quest’anno. ${text}`;
    }),
  },
  {
    title: 'Porti',
    lines: view.harbors.map(h => {
      const known = h.harbor === null ? 'coperta' : `${nameIn(names.harbors, h.harbor)}${h.isUp ? '' : ' (solo vista)'}`;
      return `${names.lands[h.land]}: ${known}.`;
    }),
  },
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
