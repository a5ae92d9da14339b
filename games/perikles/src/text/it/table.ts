/** Le righe del tavolo a parole. */
import type { LocationId } from '../../box.ts';
import type { Relation, Units } from '../../reading/index.ts';
import type { ForceView, UnitView } from '../../view-types.ts';
import type { TableWords } from '../words.ts';
import {
  and,
  atPlace,
  counters,
  cubes,
  hoplites,
  locations,
  ofPlace,
  place,
  points,
  powers,
  rounds,
  seat,
  seats,
  specials,
  tile,
  triremes,
  unit,
  units as unitNames,
} from './names.ts';

const perSeat = (numbers: readonly number[]): string => and(numbers.flatMap((n, s) => (n === 0 ? [] : [`${seat(s)} ${n}`]))) || 'nessuno';
const some = (u: UnitView, word: (n: number) => string): string[] =>
  u.counters === 0 ? [] : [`${word(u.counters)}${u.strengths === null ? '' : ` (${u.strengths.join(', ')})`}`];
const unitsOf = ([h, t]: Units): string => and([...some(h, hoplites), ...some(t, triremes)]);
const force = (f: ForceView): string =>
  `${powers[f.power]} ${unitsOf([f.hoplites, f.triremes])}${f.box === 'allied' ? ', nel box alleato' : ''}`;
/** I simboli stampati su una tessera: opliti, triremi. */
const symbols = (name: string, [h, t]: readonly number[]): string[] =>
  (h ?? 0) + (t ?? 0) === 0 ? [] : [`${name} ${and([...(h ? [hoplites(h)] : []), ...(t ? [triremes(t)] : [])])}`];
const relations: Readonly<Record<Relation, string>> = {
  hostile: 'In guerra',
  friendly: 'Alleate',
  hosted: 'Una ha difeso una località dell’altra',
  opposed: 'Su lati opposti',
};
const verbs = {
  defend: (id: LocationId) => `può difendere ${place(id)}`,
  'join-attack': (id: LocationId) => `può unirsi all’attacco ${ofPlace(id)}`,
  'join-defend': (id: LocationId) => `può unirsi alla difesa ${ofPlace(id)}`,
} as const;

export const table: TableWords = {
  'turn-title': ({ turn }) => `Turno ${turn} di 3`,
  start: ({ seat: s }) => `Comincia: ${seat(s)}`,
  first: ({ seat: s }) => `Comincia a inviare le forze: ${seat(s)}`,
  'location-pile': ({ tiles }) => `Tessere Località nella pila: ${tiles}`,

  'cities-title': () => 'Città',
  city: c =>
    [
      `${powers[c.city]}: cubi ${perSeat(c.cubes)}`,
      ...(c.alpha === null ? [] : [`α ${seat(c.alpha)}`]),
      ...(c.beta === null ? [] : [`β ${seat(c.beta)}`]),
      c.leader === null ? 'nessuno guida' : `guida ${seat(c.leader)}`,
      ...(c.statues.some(n => n > 0) ? [`statue ${perSeat(c.statues)}`] : []),
      `una statua vale ${points(c.value)}, sconfitte ${c.defeats}`,
    ].join('; '),

  'locations-title': () => 'Località',
  location: ({ slot, location, owner, data: { vp, grey, violet } }) =>
    [
      `${slot}. ${locations[location]} (${powers[owner]}): ${points(vp)}`,
      rounds(location),
      ...symbols('difese di base', grey),
      ...symbols('ribelli', violet),
    ].join('; '),
  forces: ({ side, main, forces }) =>
    `${side === 'attack' ? 'Attacco' : 'Difesa'}, principale ${seats(main)}: ${forces.map(force).join('; ')}`,

  'influence-title': () => 'Tessere Influenza',
  display: ({ tiles }) => `Scoperte: ${tiles.map(tile).join('; ') || 'nessuna'}`,
  held: ({ seat: s, tiles }) => `${seat(s)}: ${tiles.map(tile).join('; ')}`,
  pile: ({ tiles }) => `Pila: ${tiles}`,

  'forces-title': () => 'Forze militari',
  hand: ({ power, players, units }) => `${powers[power]}, in mano a ${seats(players)}: ${unitsOf(units)}`,
  home: ({ power, units }) => `${powers[power]}, in città: ${unitsOf(units)}`,
  dead: ({ power, units }) => `${powers[power]}, perdite: ${unitsOf(units)}`,

  'diplomacy-title': () => 'Guerra, alleanze, permessi',
  relation: ({ relation, pairs }) => `${relations[relation]}: ${pairs.map(([a, b]) => `${powers[a]} e ${powers[b]}`).join('; ')}`,
  granted: g => `${powers[g.power]} ${verbs[g.kind](g.location)}${g.always ? ', sempre' : ''}`,
  denied: d => `Negato: ${powers[d.power]} non ${verbs[d.kind](d.location)}`,
  standing: s => `La tua risposta fissa a ${powers[s.power]} ${atPlace(s.location)}: ${s.answer === 'grant' ? 'sempre sì' : 'sempre no'}`,
  request: r => `Richiesta in attesa, a ${seat(r.asked)}: ${powers[r.power]} ${atPlace(r.location)}`,

  'special-title': () => 'Tessere Speciali',
  'special-mine': ({ tile: t }) => `La tua: ${specials[t].name}. ${specials[t].text}`,
  'special-unused': ({ seats: list }) => `Non usate: ${seats(list) || 'nessuna'}`,
  'special-used': ({ tile: t, seat: s }) => `${specials[t].name}: usata da ${seat(s)}`,
  revolt: ({ strength }) =>
    `Tornato in città per la Rivolta degli schiavi: 1 oplita di Sparta${strength === null ? '' : ` di forza ${strength}`}`,

  'battle-title': ({ location }) => `Battaglia ${ofPlace(location)}`,
  round: ({ round, unit: u }) => `Round ${round}: ${unitNames(u)}`,
  column: ({ attack, defence, column }) => `Attacco ${attack}, difesa ${defence}, colonna ${column.replace('-', '−')}`,
  needs: ({ attack, defence }) => `All’attacco serve ${attack}, alla difesa ${defence}`,
  tokens: ({ attack, defence }) => `Pedine Battaglia: attacco ${attack}, difesa ${defence}`,
  doubled: ({ tile: t }) => `${specials[t].name} raddoppia`,

  'draft-title': ({ counters: n }) => `Le pedine che stai inviando: ${counters(n)}`,
  draft: p =>
    `${powers[p.power]}, ${unit(p.unit)} di forza ${p.strength ?? 0}: ${p.side === 'attack' ? 'attacca' : 'difende'} ${place(p.location)}`,

  'score-title': () => 'Punteggio',
  score: ({ seat: s, total, score, supply }) =>
    `${seat(s)}: ${points(total)} (cubi ${score.cubes}, tessere Località ${score.locations}, statue ${score.statues}); riserva ${cubes(supply)}`,
};
