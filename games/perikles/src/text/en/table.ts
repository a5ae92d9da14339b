/** The whole table in words, English. */
import type { Seat, TextSection } from '@stoa/engine';
import type { ForceView, PkView, SideView, UnitView } from '../../view-types.ts';
import {
  and,
  counters,
  cubes,
  data,
  hoplites,
  place,
  points,
  power,
  rounds,
  seat,
  seats,
  specials,
  tile,
  triremes,
  unit,
} from './names.ts';

const perSeat = (numbers: readonly number[]): string => and(numbers.flatMap((n, s) => (n === 0 ? [] : [`${seat(s)} ${n}`]))) || 'none';

const turn = (view: PkView): TextSection => ({
  title: `Turn ${view.turn} of 3`,
  lines: [
    `Start player: ${seat(view.start)}`,
    ...(view.first === null ? [] : [`First to send forces: ${seat(view.first)}`]),
    `Location tiles left in the pile: ${view.locationPile}`,
  ],
});

const cities = (view: PkView): TextSection => ({
  title: 'Cities',
  lines: view.cities.map(c => {
    const parts = [`${power(c.city)}: cubes ${perSeat(c.cubes)}`];
    if (c.alpha !== null) parts.push(`α ${seat(c.alpha)}`);
    if (c.beta !== null) parts.push(`β ${seat(c.beta)}`);
    parts.push(c.leader === null ? 'no leader' : `leader ${seat(c.leader)}`);
    if (c.statues.some(n => n > 0)) parts.push(`statues ${perSeat(c.statues)}`);
    parts.push(`a statue is worth ${points(c.value)}, defeats ${c.defeats}`);
    return parts.join('; ');
  }),
});

const units = (u: UnitView, word: (n: number) => string): string[] =>
  u.counters === 0 ? [] : [`${word(u.counters)}${u.strengths === null ? '' : ` (${u.strengths.join(', ')})`}`];
const force = (f: ForceView): string =>
  `${power(f.power)} ${and([...units(f.hoplites, hoplites), ...units(f.triremes, triremes)])}${f.box === 'allied' ? ', allied' : ''}`;
const sideLine = (s: SideView, word: string): string[] =>
  s.forces.length === 0 ? [] : [`${word}, main player ${seats(s.main)}: ${s.forces.map(force).join('; ')}`];

const locationLines = (view: PkView): TextSection => ({
  title: 'Locations',
  lines: view.locations.flatMap(l => {
    const { city, vp, grey, violet } = data(l.location);
    const owner = view.cities[city];
    const symbols = [
      ...(grey[0] + grey[1] > 0
        ? [`intrinsic defenders ${and([...(grey[0] > 0 ? [hoplites(grey[0])] : []), ...(grey[1] > 0 ? [triremes(grey[1])] : [])])}`]
        : []),
      ...(violet[0] + violet[1] > 0
        ? [`rebels ${and([...(violet[0] > 0 ? [hoplites(violet[0])] : []), ...(violet[1] > 0 ? [triremes(violet[1])] : [])])}`]
        : []),
    ];
    return [
      [
        `${l.slot}. ${place(l.location)} (${owner === undefined ? '' : power(owner.city)}): ${points(vp)}`,
        rounds(l.location),
        ...symbols,
      ].join('; '),
      ...sideLine(l.attack, 'Attack'),
      ...sideLine(l.defend, 'Defence'),
    ];
  }),
});

const influence = (view: PkView): TextSection => ({
  title: 'Influence tiles',
  lines: [
    `On display: ${view.display.flatMap(t => (t === null ? [] : [tile(t)])).join('; ') || 'none'}`,
    ...view.held.flatMap((tiles, s) => (tiles.length === 0 ? [] : [`${seat(s)}: ${tiles.map(tile).join('; ')}`])),
    `Pile: ${view.pile}`,
  ],
});

const forces = (view: PkView): TextSection => ({
  title: 'Forces',
  lines: view.powers.flatMap(p => {
    const inHand = [...units(p.hand.hoplites, hoplites), ...units(p.hand.triremes, triremes)];
    const pile = ([h, t]: typeof p.home): string[] => [
      ...units({ counters: h.length, strengths: h }, hoplites),
      ...units({ counters: t.length, strengths: t }, triremes),
    ];
    const lines: string[] = [];
    if (inHand.length > 0) lines.push(`${power(p.power)}, hand of ${seats(p.players)}: ${and(inHand)}`);
    if (pile(p.home).length > 0) lines.push(`${power(p.power)}, at home: ${and(pile(p.home))}`);
    if (pile(p.dead).length > 0) lines.push(`${power(p.power)}, dead: ${and(pile(p.dead))}`);
    return lines;
  }),
});

const diplomacy = (view: PkView): TextSection => {
  const pairs = (word: string, list: PkView['diplomacy']['hostile']): string[] =>
    list.length === 0 ? [] : [`${word}: ${list.map(([a, b]) => `${power(a)} and ${power(b)}`).join('; ')}`];
  const verbs = { defend: 'defend', 'join-attack': 'join the attack on', 'join-defend': 'join the defence of' } as const;
  return {
    title: 'War, alliance, permission',
    lines: [
      ...pairs('At war', view.diplomacy.hostile),
      ...pairs('Allied', view.diplomacy.friendly),
      ...pairs('Defended a location of the other', view.diplomacy.hosted),
      ...pairs('On opposite sides', view.diplomacy.opposed),
      ...view.granted.map(g => `${power(g.power)} may ${verbs[g.kind]} ${place(g.location)}${g.always ? ', always granted' : ''}`),
      ...view.denied.map(d => `Refused: ${power(d.power)} may not ${verbs[d.kind]} ${place(d.location)}`),
      ...view.standing.map(
        s => `Your standing answer to ${power(s.power)} at ${place(s.location)}: ${s.answer === 'grant' ? 'always grant' : 'always deny'}`,
      ),
      ...(view.commit?.requests ?? []).map(r => `Open request to ${seat(r.asked)}: ${power(r.power)} at ${place(r.location)}`),
    ],
  };
};

const special = (view: PkView): TextSection => ({
  title: 'Special tiles',
  lines: [
    ...(view.special.mine === null ? [] : [`Yours: ${specials[view.special.mine].name}. ${specials[view.special.mine].text}`]),
    `Unused: ${seats(view.special.unused) || 'none'}`,
    ...view.special.used.map(u => `${specials[u.tile].name}: used by ${seat(u.seat)}`),
    ...(view.revolt === null
      ? []
      : [`Sent home by Slave Revolt: 1 Spartan hoplite${view.revolt.strength === null ? '' : ` of strength ${view.revolt.strength}`}`]),
  ],
});

const battle = (view: PkView): TextSection[] =>
  view.battle === null
    ? []
    : [
        {
          title: `Battle for ${place(view.battle.location)}`,
          lines: [
            `Round ${view.battle.round}: ${unit(view.battle.unit)}s`,
            `Attack ${view.battle.attack}, defence ${view.battle.defence}, column ${view.battle.column.replace('-', '−')}`,
            `The attack needs ${view.battle.attackNeeds}, the defence ${view.battle.defenceNeeds}`,
            `Tokens: attack ${view.battle.tokens[0]}, defence ${view.battle.tokens[1]}`,
            ...view.battle.doubled.map(t => `${specials[t].name} doubles`),
          ],
        },
      ];

const draft = (view: PkView): TextSection[] =>
  view.commit === null || view.commit.draft.length === 0
    ? []
    : [
        {
          title: `Your draft: ${counters(view.commit.draft.length)}`,
          lines: view.commit.draft.map(
            p =>
              `${power(p.power)}, ${unit(p.unit)} of strength ${p.strength ?? 0}: ${p.side === 'attack' ? 'attacks' : 'defends'} ${place(p.location)}`,
          ),
        },
      ];

const scores = (view: PkView): TextSection => ({
  title: 'Score',
  lines: view.scores.map(
    (s, i) =>
      `${seat(i)}: ${points(s.cubes + s.locations + s.statues)} (cubes ${s.cubes}, Location tiles ${s.locations}, statues ${s.statues}); supply ${cubes(view.supply[i] ?? 0)}`,
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
