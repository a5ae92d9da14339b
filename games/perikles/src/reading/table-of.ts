/** The whole table as sections and lines, once for all languages. In: a view. Out: codes with fields; each language turns them into text. */
import { type Saying, type Seat, type SectionOf, sayings } from '@stoa/engine';
import type { RequestKind, Standing } from '../actions.ts';
import {
  type CityId,
  type ColumnId,
  LOCATION,
  LOCATION_DATA,
  type LocationData,
  type LocationId,
  type PowerId,
  type SideId,
  type SpecialId,
  type TileId,
  type UnitId,
} from '../box.ts';
import type { Placement } from '../events.ts';
import type { PkScore } from '../outcome.ts';
import type { PkView, SideView, UnitView } from '../view-types.ts';

type Nothing = Record<never, never>;
export type Relation = keyof PkView['diplomacy'];
/** Hoplites, triremes. */
export type Units = readonly [UnitView, UnitView];
interface Permission {
  readonly power: PowerId;
  readonly location: LocationId;
  readonly kind: RequestKind;
}

/** Every title and every line, with its fields. */
export interface PkTable {
  'turn-title': { readonly turn: number };
  start: { readonly seat: Seat };
  first: { readonly seat: Seat };
  'location-pile': { readonly tiles: number };
  'cities-title': Nothing;
  city: PkView['cities'][number];
  'locations-title': Nothing;
  location: { readonly slot: number; readonly location: LocationId; readonly owner: CityId; readonly data: LocationData };
  forces: { readonly side: SideId } & SideView;
  'influence-title': Nothing;
  display: { readonly tiles: readonly TileId[] };
  held: { readonly seat: Seat; readonly tiles: readonly TileId[] };
  pile: { readonly tiles: number };
  'forces-title': Nothing;
  hand: { readonly power: PowerId; readonly players: readonly Seat[]; readonly units: Units };
  home: { readonly power: PowerId; readonly units: Units };
  dead: { readonly power: PowerId; readonly units: Units };
  'diplomacy-title': Nothing;
  relation: { readonly relation: Relation; readonly pairs: readonly (readonly [PowerId, PowerId])[] };
  granted: Permission & { readonly always: boolean };
  denied: Permission;
  standing: { readonly power: PowerId; readonly location: LocationId; readonly answer: Standing };
  request: Permission & { readonly asked: Seat };
  'special-title': Nothing;
  'special-mine': { readonly tile: SpecialId };
  'special-unused': { readonly seats: readonly Seat[] };
  'special-used': { readonly tile: SpecialId; readonly seat: Seat };
  revolt: { readonly strength: number | null };
  'battle-title': { readonly location: LocationId };
  round: { readonly round: number; readonly unit: UnitId };
  column: { readonly attack: number; readonly defence: number; readonly column: ColumnId };
  needs: { readonly attack: number; readonly defence: number };
  tokens: { readonly attack: number; readonly defence: number };
  doubled: { readonly tile: SpecialId };
  'draft-title': { readonly counters: number };
  draft: Placement;
  'score-title': Nothing;
  score: { readonly seat: Seat; readonly total: number; readonly score: PkScore; readonly supply: number };
}
type Line = Saying<PkTable>;
type Section = SectionOf<PkTable>;

const line = sayings<PkTable>();

const turn = (view: PkView): Section => ({
  title: line('turn-title', { turn: view.turn }),
  lines: [
    line('start', { seat: view.start }),
    ...(view.first === null ? [] : [line('first', { seat: view.first })]),
    line('location-pile', { tiles: view.locationPile }),
  ],
});

const sideLine = (side: SideId, s: SideView): readonly Line[] => (s.forces.length === 0 ? [] : [line('forces', { side, ...s })]);
const locations = (view: PkView): Section => ({
  title: line('locations-title', {}),
  lines: view.locations.flatMap(({ slot, location, attack, defend }) => {
    const data = LOCATION_DATA[LOCATION[location]]!;
    const owner = view.cities[data.city]?.city;
    return [
      ...(owner === undefined ? [] : [line('location', { slot, location, owner, data })]),
      ...sideLine('attack', attack),
      ...sideLine('defend', defend),
    ];
  }),
});

const influence = (view: PkView): Section => ({
  title: line('influence-title', {}),
  lines: [
    line('display', { tiles: view.display.flatMap(tile => (tile === null ? [] : [tile])) }),
    ...view.held.flatMap((tiles, seat) => (tiles.length === 0 ? [] : [line('held', { seat, tiles })])),
    line('pile', { tiles: view.pile }),
  ],
});

const known = (strengths: readonly number[]): UnitView => ({ counters: strengths.length, strengths });
const isAny = ([hoplites, triremes]: Units): boolean => hoplites.counters + triremes.counters > 0;
const forces = (view: PkView): Section => ({
  title: line('forces-title', {}),
  lines: view.powers.flatMap(({ power, players, hand, home, dead }) => {
    const inHand: Units = [hand.hoplites, hand.triremes];
    const atHome: Units = [known(home[0]), known(home[1])];
    const lost: Units = [known(dead[0]), known(dead[1])];
    return [
      ...(isAny(inHand) ? [line('hand', { power, players, units: inHand })] : []),
      ...(isAny(atHome) ? [line('home', { power, units: atHome })] : []),
      ...(isAny(lost) ? [line('dead', { power, units: lost })] : []),
    ];
  }),
});

const RELATIONS: readonly Relation[] = ['hostile', 'friendly', 'hosted', 'opposed'];
const diplomacy = (view: PkView): Section => ({
  title: line('diplomacy-title', {}),
  lines: [
    ...RELATIONS.flatMap(relation => {
      const pairs = view.diplomacy[relation];
      return pairs.length === 0 ? [] : [line('relation', { relation, pairs })];
    }),
    ...view.granted.map(granted => line('granted', granted)),
    ...view.denied.map(denied => line('denied', denied)),
    ...view.standing.map(standing => line('standing', standing)),
    ...(view.commit?.requests ?? []).map(request => line('request', request)),
  ],
});

const special = ({ special: { mine, unused, used }, revolt }: PkView): Section => ({
  title: line('special-title', {}),
  lines: [
    ...(mine === null ? [] : [line('special-mine', { tile: mine })]),
    line('special-unused', { seats: unused }),
    ...used.map(tile => line('special-used', tile)),
    ...(revolt === null ? [] : [line('revolt', revolt)]),
  ],
});

const battle = ({ battle: b }: PkView): readonly Section[] =>
  b === null
    ? []
    : [
        {
          title: line('battle-title', { location: b.location }),
          lines: [
            line('round', { round: b.round, unit: b.unit }),
            line('column', { attack: b.attack, defence: b.defence, column: b.column }),
            line('needs', { attack: b.attackNeeds, defence: b.defenceNeeds }),
            line('tokens', { attack: b.tokens[0], defence: b.tokens[1] }),
            ...b.doubled.map(tile => line('doubled', { tile })),
          ],
        },
      ];

const draft = ({ commit }: PkView): readonly Section[] =>
  commit === null || commit.draft.length === 0
    ? []
    : [{ title: line('draft-title', { counters: commit.draft.length }), lines: commit.draft.map(placement => line('draft', placement)) }];

const scores = (view: PkView): Section => ({
  title: line('score-title', {}),
  lines: view.scores.map((score, seat) =>
    line('score', { seat, total: score.cubes + score.locations + score.statues, score, supply: view.supply[seat] ?? 0 }),
  ),
});

export const tableOf = (view: PkView): readonly Section[] => [
  turn(view),
  ...battle(view),
  ...draft(view),
  { title: line('cities-title', {}), lines: view.cities.map(city => line('city', city)) },
  locations(view),
  influence(view),
  forces(view),
  diplomacy(view),
  special(view),
  scores(view),
];
