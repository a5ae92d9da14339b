/** Tutto il tavolo a parole. */
import type { Seat, TextSection } from '@stoa/engine';
import type { LocationId } from '../../box.ts';
import type { ForceView, PkView, SideView, UnitView } from '../../view-types.ts';
import {
  and,
  atPlace,
  counters,
  cubes,
  data,
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

const turn = (view: PkView): TextSection => ({
  title: `Turno ${view.turn} di 3`,
  lines: [
    `Comincia: ${seat(view.start)}`,
    ...(view.first === null ? [] : [`Comincia a inviare le forze: ${seat(view.first)}`]),
    `Tessere Località nella pila: ${view.locationPile}`,
  ],
});

const cities = (view: PkView): TextSection => ({
  title: 'Città',
  lines: view.cities.map(c => {
    const parts = [`${powers[c.city]}: cubi ${perSeat(c.cubes)}`];
    if (c.alpha !== null) parts.push(`α ${seat(c.alpha)}`);
    if (c.beta !== null) parts.push(`β ${seat(c.beta)}`);
    parts.push(c.leader === null ? 'nessuno guida' : `guida ${seat(c.leader)}`);
    if (c.statues.some(n => n > 0)) parts.push(`statue ${perSeat(c.statues)}`);
    parts.push(`una statua vale ${points(c.value)}, sconfitte ${c.defeats}`);
    return parts.join('; ');
  }),
});

const units = (u: UnitView, word: (n: number) => string): string[] =>
  u.counters === 0 ? [] : [`${word(u.counters)}${u.strengths === null ? '' : ` (${u.strengths.join(', ')})`}`];
const force = (f: ForceView): string =>
  `${powers[f.power]} ${and([...units(f.hoplites, hoplites), ...units(f.triremes, triremes)])}${f.box === 'allied' ? ', nel box alleato' : ''}`;
const sideLine = (s: SideView, word: string): string[] =>
  s.forces.length === 0 ? [] : [`${word}, principale ${seats(s.main)}: ${s.forces.map(force).join('; ')}`];

const locationLines = (view: PkView): TextSection => ({
  title: 'Località',
  lines: view.locations.flatMap(l => {
    const { city, vp, grey, violet } = data(l.location);
    const owner = view.cities[city];
    const symbols = [
      ...(grey[0] + grey[1] > 0
        ? [`difese di base ${and([...(grey[0] > 0 ? [hoplites(grey[0])] : []), ...(grey[1] > 0 ? [triremes(grey[1])] : [])])}`]
        : []),
      ...(violet[0] + violet[1] > 0
        ? [`ribelli ${and([...(violet[0] > 0 ? [hoplites(violet[0])] : []), ...(violet[1] > 0 ? [triremes(violet[1])] : [])])}`]
        : []),
    ];
    return [
      [
        `${l.slot}. ${locations[l.location]} (${owner === undefined ? '' : powers[owner.city]}): ${points(vp)}`,
        rounds(l.location),
        ...symbols,
      ].join('; '),
      ...sideLine(l.attack, 'Attacco'),
      ...sideLine(l.defend, 'Difesa'),
    ];
  }),
});

const influence = (view: PkView): TextSection => ({
  title: 'Tessere Influenza',
  lines: [
    `Scoperte: ${view.display.flatMap(t => (t === null ? [] : [tile(t)])).join('; ') || 'nessuna'}`,
    ...view.held.flatMap((tiles, s) => (tiles.length === 0 ? [] : [`${seat(s)}: ${tiles.map(tile).join('; ')}`])),
    `Pila: ${view.pile}`,
  ],
});

const forces = (view: PkView): TextSection => ({
  title: 'Forze militari',
  lines: view.powers.flatMap(p => {
    const inHand = [...units(p.hand.hoplites, hoplites), ...units(p.hand.triremes, triremes)];
    const pile = ([h, t]: typeof p.home): string[] => [
      ...units({ counters: h.length, strengths: h }, hoplites),
      ...units({ counters: t.length, strengths: t }, triremes),
    ];
    const lines: string[] = [];
    if (inHand.length > 0) lines.push(`${powers[p.power]}, in mano a ${seats(p.players)}: ${and(inHand)}`);
    if (pile(p.home).length > 0) lines.push(`${powers[p.power]}, in città: ${and(pile(p.home))}`);
    if (pile(p.dead).length > 0) lines.push(`${powers[p.power]}, perdite: ${and(pile(p.dead))}`);
    return lines;
  }),
});

const diplomacy = (view: PkView): TextSection => {
  const pairs = (word: string, list: PkView['diplomacy']['hostile']): string[] =>
    list.length === 0 ? [] : [`${word}: ${list.map(([a, b]) => `${powers[a]} e ${powers[b]}`).join('; ')}`];
  const verbs = {
    defend: (id: LocationId) => `può difendere ${place(id)}`,
    'join-attack': (id: LocationId) => `può unirsi all’attacco ${ofPlace(id)}`,
    'join-defend': (id: LocationId) => `può unirsi alla difesa ${ofPlace(id)}`,
  } as const;
  return {
    title: 'Guerra, alleanze, permessi',
    lines: [
      ...pairs('In guerra', view.diplomacy.hostile),
      ...pairs('Alleate', view.diplomacy.friendly),
      ...pairs('Una ha difeso una località dell’altra', view.diplomacy.hosted),
      ...pairs('Su lati opposti', view.diplomacy.opposed),
      ...view.granted.map(g => `${powers[g.power]} ${verbs[g.kind](g.location)}${g.always ? ', sempre' : ''}`),
      ...view.denied.map(d => `Negato: ${powers[d.power]} non ${verbs[d.kind](d.location)}`),
      ...view.standing.map(
        s => `La tua risposta fissa a ${powers[s.power]} ${atPlace(s.location)}: ${s.answer === 'grant' ? 'sempre sì' : 'sempre no'}`,
      ),
      ...(view.commit?.requests ?? []).map(r => `Richiesta in attesa, a ${seat(r.asked)}: ${powers[r.power]} ${atPlace(r.location)}`),
    ],
  };
};

const special = (view: PkView): TextSection => ({
  title: 'Tessere Speciali',
  lines: [
    ...(view.special.mine === null ? [] : [`La tua: ${specials[view.special.mine].name}. ${specials[view.special.mine].text}`]),
    `Non usate: ${seats(view.special.unused) || 'nessuna'}`,
    ...view.special.used.map(u => `${specials[u.tile].name}: usata da ${seat(u.seat)}`),
    ...(view.revolt === null
      ? []
      : [
          `Tornato in città per la Rivolta degli schiavi: 1 oplita di Sparta${view.revolt.strength === null ? '' : ` di forza ${view.revolt.strength}`}`,
        ]),
  ],
});

const battle = (view: PkView): TextSection[] =>
  view.battle === null
    ? []
    : [
        {
          title: `Battaglia ${ofPlace(view.battle.location)}`,
          lines: [
            `Round ${view.battle.round}: ${unitNames(view.battle.unit)}`,
            `Attacco ${view.battle.attack}, difesa ${view.battle.defence}, colonna ${view.battle.column.replace('-', '−')}`,
            `All’attacco serve ${view.battle.attackNeeds}, alla difesa ${view.battle.defenceNeeds}`,
            `Pedine Battaglia: attacco ${view.battle.tokens[0]}, difesa ${view.battle.tokens[1]}`,
            ...view.battle.doubled.map(t => `${specials[t].name} raddoppia`),
          ],
        },
      ];

const draft = (view: PkView): TextSection[] =>
  view.commit === null || view.commit.draft.length === 0
    ? []
    : [
        {
          title: `Le pedine che stai inviando: ${counters(view.commit.draft.length)}`,
          lines: view.commit.draft.map(
            p =>
              `${powers[p.power]}, ${unit(p.unit)} di forza ${p.strength ?? 0}: ${p.side === 'attack' ? 'attacca' : 'difende'} ${place(p.location)}`,
          ),
        },
      ];

const scores = (view: PkView): TextSection => ({
  title: 'Punteggio',
  lines: view.scores.map(
    (s, i) =>
      `${seat(i)}: ${points(s.cubes + s.locations + s.statues)} (cubi ${s.cubes}, tessere Località ${s.locations}, statue ${s.statues}); riserva ${cubes(view.supply[i] ?? 0)}`,
  ),
});

export const table = (view: PkView, _me: Seat | undefined): readonly TextSection[] => [
  turn(view),
  ...battle(view),
  ...draft(view),
  cities(view),
  locationLines(view),
  influence(view),
  forces(view),
  diplomacy(view),
  special(view),
  scores(view),
];
