/** The lines of the table in words. English. */
import type { Relation, Units } from '../../reading/index.ts';
import type { ForceView, UnitView } from '../../view-types.ts';
import type { TableWords } from '../words.ts';
import { and, counters, cubes, hoplites, place, points, power, rounds, seat, seats, specials, tile, triremes, unit } from './names.ts';

const perSeat = (numbers: readonly number[]): string => and(numbers.flatMap((n, s) => (n === 0 ? [] : [`${seat(s)} ${n}`]))) || 'none';
const some = (u: UnitView, word: (n: number) => string): string[] =>
  u.counters === 0 ? [] : [`${word(u.counters)}${u.strengths === null ? '' : ` (${u.strengths.join(', ')})`}`];
const unitsOf = ([h, t]: Units): string => and([...some(h, hoplites), ...some(t, triremes)]);
const force = (f: ForceView): string => `${power(f.power)} ${unitsOf([f.hoplites, f.triremes])}${f.box === 'allied' ? ', allied' : ''}`;
/** Symbols printed on a tile: hoplites, triremes. */
const symbols = (name: string, [h, t]: readonly number[]): string[] =>
  (h ?? 0) + (t ?? 0) === 0 ? [] : [`${name} ${and([...(h ? [hoplites(h)] : []), ...(t ? [triremes(t)] : [])])}`];
const relations: Readonly<Record<Relation, string>> = {
  hostile: 'At war',
  friendly: 'Allied',
  hosted: 'Defended a location of the other',
  opposed: 'On opposite sides',
};
const verbs = { defend: 'defend', 'join-attack': 'join the attack on', 'join-defend': 'join the defence of' } as const;

export const table: TableWords = {
  'turn-title': ({ turn }) => `Turn ${turn} of 3`,
  start: ({ seat: s }) => `Start player: ${seat(s)}`,
  first: ({ seat: s }) => `First to send forces: ${seat(s)}`,
  'location-pile': ({ tiles }) => `Location tiles left in the pile: ${tiles}`,

  'cities-title': () => 'Cities',
  city: c =>
    [
      `${power(c.city)}: cubes ${perSeat(c.cubes)}`,
      ...(c.alpha === null ? [] : [`α ${seat(c.alpha)}`]),
      ...(c.beta === null ? [] : [`β ${seat(c.beta)}`]),
      c.leader === null ? 'no leader' : `leader ${seat(c.leader)}`,
      ...(c.statues.some(n => n > 0) ? [`statues ${perSeat(c.statues)}`] : []),
      `a statue is worth ${points(c.value)}, defeats ${c.defeats}`,
    ].join('; '),

  'locations-title': () => 'Locations',
  location: ({ slot, location, owner, data: { vp, grey, violet } }) =>
    [
      `${slot}. ${place(location)} (${power(owner)}): ${points(vp)}`,
      rounds(location),
      ...symbols('intrinsic defenders', grey),
      ...symbols('rebels', violet),
    ].join('; '),
  forces: ({ side, main, forces }) =>
    `${side === 'attack' ? 'Attack' : 'Defence'}, main player ${seats(main)}: ${forces.map(force).join('; ')}`,

  'influence-title': () => 'Influence tiles',
  display: ({ tiles }) => `On display: ${tiles.map(tile).join('; ') || 'none'}`,
  held: ({ seat: s, tiles }) => `${seat(s)}: ${tiles.map(tile).join('; ')}`,
  pile: ({ tiles }) => `Pile: ${tiles}`,

  'forces-title': () => 'Forces',
  hand: ({ power: p, players, units }) => `${power(p)}, hand of ${seats(players)}: ${unitsOf(units)}`,
  home: ({ power: p, units }) => `${power(p)}, at home: ${unitsOf(units)}`,
  dead: ({ power: p, units }) => `${power(p)}, dead: ${unitsOf(units)}`,

  'diplomacy-title': () => 'War, alliance, permission',
  relation: ({ relation, pairs }) => `${relations[relation]}: ${pairs.map(([a, b]) => `${power(a)} and ${power(b)}`).join('; ')}`,
  granted: g => `${power(g.power)} may ${verbs[g.kind]} ${place(g.location)}${g.always ? ', always granted' : ''}`,
  denied: d => `Refused: ${power(d.power)} may not ${verbs[d.kind]} ${place(d.location)}`,
  standing: s =>
    `Your standing answer to ${power(s.power)} at ${place(s.location)}: ${s.answer === 'grant' ? 'always grant' : 'always deny'}`,
  request: r => `Open request to ${seat(r.asked)}: ${power(r.power)} at ${place(r.location)}`,

  'special-title': () => 'Special tiles',
  'special-mine': ({ tile: t }) => `Yours: ${specials[t].name}. ${specials[t].text}`,
  'special-unused': ({ seats: list }) => `Unused: ${seats(list) || 'none'}`,
  'special-used': ({ tile: t, seat: s }) => `${specials[t].name}: used by ${seat(s)}`,
  revolt: ({ strength }) => `Sent home by Slave Revolt: 1 Spartan hoplite${strength === null ? '' : ` of strength ${strength}`}`,

  'battle-title': ({ location }) => `Battle for ${place(location)}`,
  round: ({ round, unit: u }) => `Round ${round}: ${unit(u)}s`,
  column: ({ attack, defence, column }) => `Attack ${attack}, defence ${defence}, column ${column.replace('-', '−')}`,
  needs: ({ attack, defence }) => `The attack needs ${attack}, the defence ${defence}`,
  tokens: ({ attack, defence }) => `Tokens: attack ${attack}, defence ${defence}`,
  doubled: ({ tile: t }) => `${specials[t].name} doubles`,

  'draft-title': ({ counters: n }) => `Your draft: ${counters(n)}`,
  draft: p =>
    `${power(p.power)}, ${unit(p.unit)} of strength ${p.strength ?? 0}: ${p.side === 'attack' ? 'attacks' : 'defends'} ${place(p.location)}`,

  'score-title': () => 'Score',
  score: ({ seat: s, total, score, supply }) =>
    `${seat(s)}: ${points(total)} (cubes ${score.cubes}, Location tiles ${score.locations}, statues ${score.statues}); supply ${cubes(supply)}`,
};
