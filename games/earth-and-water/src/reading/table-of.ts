/** The whole table as sections and lines, for all languages. In: a view. Out: codes with fields; each language has the words. */
import { has, type Saying, type SectionOf, sayings } from '@stoa/engine';
import { type CardId, EVENTS, type EventId, HALVES, type Played, SPARTA_CARDS } from '../cards.ts';
import type { BySide } from '../events.ts';
import { CITIES, type CityId, FIGURES, type FigureId, GREECE, other, PERSIA, SIDES, type Side } from '../map.ts';
import type { EwBattleView, EwCityView, EwOperationView, EwView } from '../view-types.ts';
import { battleChances, cityView, foodOf, hasPort, homeOf, type Phase, phaseOf, roadsFrom } from './board.ts';

type Nothing = Record<never, never>;
interface Cards {
  readonly cards: number;
}
interface Armies {
  readonly armies: number;
}

/** Every title and every line, with its fields. */
export interface EwTable {
  'campaign-title': Nothing;
  'battle-title': { readonly battle: EwBattleView['battle']; readonly at: CityId };
  'movement-title': Nothing;
  'map-title': Nothing;
  'supply-title': Nothing;
  'reserves-title': Nothing;
  'figures-title': Nothing;
  'cards-title': Nothing;
  'hand-title': Cards;
  'shown-title': Nothing;
  'points-title': Nothing;
  campaign: { readonly campaign: number; readonly phase: Phase };
  marker: { readonly vp: number };
  turn: { readonly side: Side; readonly passed: boolean };
  talents: { readonly left: number; readonly fleets: number };
  'fleet-cost': { readonly cost: number };
  bridge: { readonly built: boolean };
  carneia: Nothing;
  acropolis: Nothing;
  'budget-cut': Nothing;
  forces: { readonly attacker: Side; readonly defender: Side; readonly pieces: BySide<number>; readonly battle: EwBattleView['battle'] };
  aboard: Armies;
  rounds: { readonly round: number; readonly dice: BySide<number> };
  /** Null: no limit. */
  'persian-cap': { readonly cap: number | null };
  'last-dice': { readonly dice: BySide<readonly number[]> };
  cavalry: Nothing;
  'no-retreat': Nothing;
  chances: { readonly attacker: Side; readonly defender: Side; readonly chances: readonly [number, number, number] };
  movement: Pick<EwOperationView, 'side' | 'bySea' | 'fleets' | 'armies'> & { readonly from: CityId; readonly to: CityId };
  'still-aboard': Armies;
  themistocles: Nothing;
  city: {
    readonly here: EwCityView;
    readonly home: Side | null;
    readonly port: boolean;
    readonly food: number;
    readonly roads: readonly CityId[];
  };
  supply: { readonly side: Side; readonly armies: number; readonly capacity: number };
  reserve: { readonly side: Side; readonly armies: number; readonly fleets: number };
  figure: { readonly figure: FigureId; readonly isKing: boolean; readonly filled: boolean };
  deck: Cards;
  'hand-of': Cards & { readonly side: Side };
  /** Null: the card is played outside a turn. */
  'carried-out': { readonly card: CardId; readonly side: Side | null };
  'pile-empty': Nothing;
  pile: { readonly pile: readonly CardId[] };
  'hand-card': {
    readonly card: CardId;
    readonly half: EventId;
    readonly played: Played;
    readonly isSparta: boolean;
    readonly isAside: boolean;
  };
  'shown-card': { readonly card: CardId };
  points: { readonly side: Side; readonly source: string; readonly points: number };
}
type Line = Saying<EwTable>;
type Section = SectionOf<EwTable>;

const line = sayings<EwTable>();
const when = (is: boolean, ...lines: readonly Line[]): readonly Line[] => (is ? lines : []);

const course = (view: EwView): Section => ({
  title: line('campaign-title', {}),
  lines: [
    line('campaign', { campaign: view.campaign, phase: phaseOf(view) }),
    line('marker', { vp: view.vp }),
    ...(view.turn === null ? [] : [line('turn', { side: view.turn, passed: view.passes > 0 })]),
    ...(view.talents === null ? [] : [line('talents', { left: view.talents, fleets: view.fleetsRaised })]),
    line('fleet-cost', { cost: view.persianFleetCost }),
    line('bridge', { built: view.bridge }),
    ...when(view.carneia, line('carneia', {})),
    ...when(view.acropolis, line('acropolis', {})),
    ...when(view.budgetCut, line('budget-cut', {})),
  ],
});

const UNCAPPED = 6;
const battle = (view: EwView): readonly Section[] => {
  const b = view.prompt.battle;
  if (b === null) return [];
  const { attacker } = b;
  const defender = other(attacker);
  const chances = battleChances(view);
  return [
    {
      title: line('battle-title', { battle: b.battle, at: b.at }),
      lines: [
        line('forces', { attacker, defender, pieces: b.pieces, battle: b.battle }),
        ...when(b.embarked > 0, line('aboard', { armies: b.embarked })),
        line('rounds', { round: b.round, dice: b.diceCount }),
        line('persian-cap', { cap: b.caps[PERSIA] === UNCAPPED ? null : b.caps[PERSIA] }),
        ...(b.lastDice === null ? [] : [line('last-dice', { dice: b.lastDice })]),
        ...when(b.cavalry, line('cavalry', {})),
        ...when(b.noRetreat, line('no-retreat', {})),
        ...(chances === undefined ? [] : [line('chances', { attacker, defender, chances })]),
      ],
    },
  ];
};

const operation = (view: EwView): readonly Section[] => {
  const op = view.prompt.operation;
  if (op === null || op.from === null || op.to === null) return [];
  const { side, bySea, from, to, fleets, armies } = op;
  return [
    {
      title: line('movement-title', {}),
      lines: [
        line('movement', { side, bySea, from, to, fleets, armies }),
        ...when(op.embarked > 0, line('still-aboard', { armies: op.embarked })),
        ...when(op.themistocles, line('themistocles', {})),
      ],
    },
  ];
};

const place = (view: EwView, id: CityId): Line =>
  line('city', {
    here: cityView(view, id),
    home: homeOf(id),
    port: hasPort(id),
    food: foodOf(id),
    roads: roadsFrom(id, view.bridge),
  });

const cards = (view: EwView): Section => ({
  title: line('cards-title', {}),
  lines: [
    line('deck', { cards: view.deckSize }),
    ...SIDES.map(side => line('hand-of', { side, cards: view.handSizes[side] })),
    ...(view.card === null ? [] : [line('carried-out', { card: view.card, side: view.turn })]),
    view.discard.length === 0 ? line('pile-empty', {}) : line('pile', { pile: view.discard }),
  ],
});

/** A card in the reader's hand, with the half of the reader's side. */
const handCard = (view: EwView, card: CardId, me: Side): Line => {
  const half = HALVES[card][me];
  const isSparta = me === GREECE && has(SPARTA_CARDS, card);
  return line('hand-card', { card, half, played: EVENTS[half].played, isSparta, isAside: view.draft.includes(card) });
};
const hand = (view: EwView, me: Side | undefined): readonly Section[] =>
  me === undefined
    ? []
    : [{ title: line('hand-title', { cards: view.hand.length }), lines: view.hand.map(card => handCard(view, card, me)) }];

const score = (view: EwView): readonly Section[] => {
  const lines = SIDES.flatMap(side =>
    Object.entries(view.points[side]).flatMap(([source, n]) => (n === 0 ? [] : [line('points', { side, source, points: Math.abs(n) })])),
  );
  return lines.length === 0 ? [] : [{ title: line('points-title', {}), lines }];
};

const isKing = (id: FigureId): boolean => id === 'darius' || id === 'xerxes';

export const tableOf = (view: EwView, me: Side | undefined): readonly Section[] => [
  course(view),
  ...battle(view),
  ...operation(view),
  { title: line('map-title', {}), lines: CITIES.map(id => place(view, id)) },
  { title: line('supply-title', {}), lines: SIDES.map(side => line('supply', { side, ...view.supply[side] })) },
  {
    title: line('reserves-title', {}),
    lines: SIDES.map(side => line('reserve', { side, armies: view.reserveArmies[side], fleets: view.reserveFleets[side] })),
  },
  {
    title: line('figures-title', {}),
    lines: FIGURES.map(figure => line('figure', { figure, isKing: isKing(figure), filled: view.figures.includes(figure) })),
  },
  cards(view),
  ...hand(view, me),
  ...(view.shownHand === null ? [] : [{ title: line('shown-title', {}), lines: view.shownHand.map(card => line('shown-card', { card })) }]),
  ...score(view),
];
