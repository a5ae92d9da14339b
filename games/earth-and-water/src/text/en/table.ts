/** The whole table in words, from the view the board draws: for the text form and for screen readers. */
import type { TextSection } from '@stoa/engine';
import { type CardId, EVENTS, HALVES, SPARTA_CARDS } from '../../cards.ts';
import { CITIES, type CityId, FIGURES, type FigureId, GREECE, other, PERSIA, SIDES, type Side } from '../../map.ts';
import type { EwView } from '../../view-types.ts';
import { battleChances, cityView, foodOf, hasPort, homeOf, type Phase, phaseOf, roadsFrom } from '../facts.ts';
import { cards } from './cards.ts';
import {
  adjective,
  and,
  armies,
  bothHalves,
  card,
  cardCount,
  city,
  figures,
  fleets,
  pieces,
  piecesAt,
  side,
  standing,
  talents,
  verb,
} from './names.ts';

const phases: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation Phase',
  operations: 'Operations Phase',
  supply: 'Supply Phase',
  over: 'The game is over',
};
const played = { turn: 'event of your turn', reaction: 'reaction', forced: 'happens when drawn', none: 'no event' } as const;
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

const course = (view: EwView): TextSection => ({
  title: 'The campaign',
  lines: [
    `Campaign ${view.campaign} of 5. ${phases[phaseOf(view)]}.`,
    `${standing(view.vp)}.`,
    ...(view.turn === null ? [] : [`Turn: ${side(view.turn)}.${view.passes > 0 ? ' The turn before was a pass.' : ''}`]),
    ...(view.talents === null ? [] : [`${talents(view.talents)} left, ${fleets(view.fleetsRaised)} built in this phase.`]),
    `A Persian fleet costs ${talents(view.persianFleetCost)}.`,
    view.bridge ? 'The bridge is built: Abydos and Pella are joined.' : 'The bridge is not built.',
    ...(view.carneia ? ['Carneia Festival: Sparta stays at home in this campaign.'] : []),
    ...(view.acropolis ? ['Acropolis on Fire: Athens does not score in this campaign; Greece has 5 talents in the next.'] : []),
    ...(view.budgetCut ? ['The Acropolis has burnt: Greece has 5 talents in this campaign.'] : []),
  ],
});

const fed = {
  line: 'a line of supply leads here',
  sea: 'its fleet feeds the armies here',
  none: 'the armies here are cut off: Supply would remove them',
} as const;

const place = (view: EwView, id: CityId): string => {
  const { control, supply } = cityView(view, id);
  const home = homeOf(id);
  const traits = [
    ...(home === null ? [] : [`${adjective(home)} major city`]),
    hasPort(id) ? 'port' : 'no port',
    `${foodOf(id)} ${foodOf(id) === 1 ? 'amphora' : 'amphorae'}`,
  ];
  const here = piecesAt(cityView(view, id));
  const roads = roadsFrom(id, view.bridge);
  return [
    `${city(id)} (${traits.join(', ')}): ${control === null ? 'controlled by nobody' : `controlled by ${side(control)}`}`,
    here.length === 0 ? 'no pieces' : and(here),
    ...(supply === null ? [] : [fed[supply]]),
    roads.length === 0 ? 'no roads' : `${verb(roads.length, 'road', 'roads')} to ${and(roads.map(city))}`,
  ].join('; ');
};

const battle = (view: EwView): readonly TextSection[] => {
  const b = view.prompt.battle;
  if (b === null) return [];
  const defender = other(b.attacker);
  const chances = battleChances(view);
  return [
    {
      title: b.battle === 'land' ? `Land battle of ${city(b.at)}` : `Naval battle of ${city(b.at)}`,
      lines: [
        `${side(b.attacker)} attacks with ${pieces(b.pieces[b.attacker], b.battle)}, ${side(defender)} defends with ${pieces(b.pieces[defender], b.battle)}.`,
        ...(b.embarked > 0 ? [`${armies(b.embarked)} aboard the attacking fleets.`] : []),
        `Rounds fought: ${b.round}. Dice in the next: Persia ${b.diceCount[PERSIA]}, Greece ${b.diceCount[GREECE]}.`,
        b.caps[PERSIA] === 6 ? 'Persian dice have no limit.' : `Persian dice above ${b.caps[PERSIA]} count as ${b.caps[PERSIA]}.`,
        ...(b.lastDice === null ? [] : [`Last dice: Persia ${b.lastDice[PERSIA].join(', ')}; Greece ${b.lastDice[GREECE].join(', ')}.`]),
        ...(b.cavalry ? ['Cavalry of Mardonius.'] : []),
        ...(b.noRetreat ? ['Nobody may retreat.'] : []),
        ...(chances === undefined
          ? []
          : [
              `Fought to the end: ${side(b.attacker)} wins ${percent.format(chances[0])}, ${side(defender)} ${percent.format(chances[1])}, nobody is left ${percent.format(chances[2])}.`,
            ]),
      ],
    },
  ];
};

const operation = (view: EwView): readonly TextSection[] => {
  const op = view.prompt.operation;
  if (op === null || op.from === null || op.to === null) return [];
  const group = and([...(op.fleets > 0 ? [fleets(op.fleets)] : []), ...(op.armies > 0 ? [armies(op.armies)] : [])]);
  return [
    {
      title: 'The movement',
      lines: [
        `${side(op.side)} ${op.bySea ? 'sailed' : 'marched'} from ${city(op.from)} to ${city(op.to)} with ${group}.`,
        ...(op.embarked > 0 ? [`${armies(op.embarked)} still aboard.`] : []),
        ...(op.themistocles ? ['Themistocles was played: nobody retreats at sea.'] : []),
      ],
    },
  ];
};

const figureState = (id: FigureId, filled: boolean): string =>
  id === 'darius' || id === 'xerxes' ? (filled ? 'dead' : 'alive') : filled ? 'used' : 'free';

/** Both halves, with the reader's own in full. */
const handLine = (id: CardId, me: Side, aside: boolean): string => {
  const half = HALVES[id][me];
  const sparta = me === GREECE && (SPARTA_CARDS & (1 << id)) !== 0 ? ', Sparta card' : '';
  return `${bothHalves(id)}${aside ? ' (laid aside)' : ''}. ${cards[half].name}, ${played[EVENTS[half].played]}${sparta}: ${cards[half].event}`;
};

const hand = (view: EwView, me: Side | undefined): readonly TextSection[] =>
  me === undefined
    ? []
    : [
        {
          title: `Your hand: ${cardCount(view.hand.length)}`,
          lines: view.hand.map(id => handLine(id, me, view.draft.includes(id))),
        },
      ];

const score = (view: EwView): readonly TextSection[] => {
  const lines = SIDES.flatMap(s =>
    Object.entries(view.points[s]).flatMap(([source, n]) => (n === 0 ? [] : [`${side(s)}, ${sourceName(source)}: ${Math.abs(n)}.`])),
  );
  return lines.length === 0 ? [] : [{ title: 'Points so far', lines }];
};
const sourceName = (source: string): string =>
  source === 'events' ? 'events' : source === 'beyond-track' ? 'lost beyond the end of the track' : source.replace('-', ' ');

export const table = (view: EwView, me: Side | undefined): readonly TextSection[] => [
  course(view),
  ...battle(view),
  ...operation(view),
  { title: 'The map', lines: CITIES.map(id => place(view, id)) },
  {
    title: 'Supply, if it were now',
    lines: SIDES.map(s => {
      const { armies: n, capacity } = view.supply[s];
      const where = s === PERSIA ? ' outside Abydos and Ephesus' : '';
      return `${side(s)}: ${armies(n)} to feed${where}, food for ${capacity}.${n > capacity ? ` ${armies(n - capacity)} too many.` : ''}`;
    }),
  },
  {
    title: 'Reserves',
    lines: SIDES.map(s => `${side(s)}: ${armies(view.reserveArmies[s])}, ${fleets(view.reserveFleets[s])}.`),
  },
  {
    title: 'Historical figures',
    lines: FIGURES.map(id => `${figures[id]}: ${figureState(id, view.figures.includes(id))}.`),
  },
  {
    title: 'Cards',
    lines: [
      `Deck: ${cardCount(view.deckSize)}.`,
      ...SIDES.map(s => `Hand of ${side(s)}: ${cardCount(view.handSizes[s])}.`),
      ...(view.card === null ? [] : [`Being carried out: ${view.turn === null ? bothHalves(view.card) : card(view.card, view.turn)}.`]),
      view.discard.length === 0 ? 'The discard pile is empty.' : `Discard pile, oldest first: ${view.discard.map(bothHalves).join('; ')}.`,
    ],
  },
  ...hand(view, me),
  ...(view.shownHand === null ? [] : [{ title: 'The Greek hand, shown to you', lines: view.shownHand.map(bothHalves) }]),
  ...score(view),
];
