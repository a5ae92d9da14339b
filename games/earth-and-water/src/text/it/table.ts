/** The whole table in words, from the view the board draws: for the text form and for screen readers. */
import type { TextSection } from '@stoa/engine';
import { type CardId, EVENTS, HALVES, SPARTA_CARDS } from '../../cards.ts';
import { CITIES, type CityId, FIGURES, type FigureId, GREECE, other, PERSIA, SIDES, type Side } from '../../map.ts';
import type { EwView } from '../../view-types.ts';
import { battleChances, cityView, foodOf, hasPort, homeOf, type Phase, phaseOf, roadsFrom } from '../facts.ts';
import { cards } from './cards.ts';
import {
  and,
  armies,
  bothHalves,
  card,
  cardCount,
  city,
  figures,
  fleets,
  headSide,
  ofSide,
  pieces,
  piecesAt,
  side,
  sideName,
  standing,
  talents,
  verb,
} from './names.ts';

const phases: Readonly<Record<Phase, string>> = {
  preparation: 'Fase Preparazione',
  operations: 'Fase Operativa',
  supply: 'Fase Rifornimenti',
  over: 'Partita finita',
};
const played = { turn: 'evento del turno', reaction: 'Reazione', forced: 'accade quando viene pescata', none: 'nessun evento' } as const;
const percent = new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 0 });

const course = (view: EwView): TextSection => ({
  title: 'La spedizione',
  lines: [
    `Spedizione ${view.campaign} di 5. ${phases[phaseOf(view)]}.`,
    `${standing(view.vp)}.`,
    ...(view.turn === null ? [] : [`Turno: ${sideName(view.turn)}.${view.passes > 0 ? ' Nel turno precedente si è passato.' : ''}`]),
    ...(view.talents === null
      ? []
      : [
          `${verb(view.talents, 'Resta', 'Restano')} ${talents(view.talents)}; ${fleets(view.fleetsRaised)} ${verb(view.fleetsRaised, 'costruita', 'costruite')} in questa fase.`,
        ]),
    `Una flotta persiana costa ${talents(view.persianFleetCost)}.`,
    view.bridge ? 'Ponte costruito: Abydos e Pella sono collegate.' : 'Ponte non costruito.',
    ...(view.carneia ? ['Carnee in corso: in questa spedizione Sparta resta a casa.'] : []),
    ...(view.acropolis ? ['Acropoli in Fiamme: in questa spedizione Atene non vale punti; budget greco 5 nella prossima spedizione.'] : []),
    ...(view.budgetCut ? ['L’Acropoli è bruciata: budget greco 5 in questa spedizione.'] : []),
  ],
});

const fed = {
  line: 'una linea di rifornimento arriva qui',
  sea: 'la flotta rifornisce gli eserciti qui',
  none: 'gli eserciti qui sono tagliati fuori: ai Rifornimenti andrebbero in riserva',
} as const;

const place = (view: EwView, id: CityId): string => {
  const { control, supply } = cityView(view, id);
  const home = homeOf(id);
  const traits = [
    ...(home === null ? [] : [home === PERSIA ? 'città chiave persiana' : 'città chiave greca']),
    hasPort(id) ? 'porto' : 'senza porto',
    `${foodOf(id)} ${verb(foodOf(id), 'anfora', 'anfore')}`,
  ];
  const here = piecesAt(cityView(view, id));
  const roads = roadsFrom(id, view.bridge);
  return [
    `${city(id)} (${traits.join(', ')}): ${control === null ? 'non controllata' : control === PERSIA ? 'controllata dalla Persia' : 'controllata dalla Grecia'}`,
    here.length === 0 ? 'nessun pezzo' : and(here),
    ...(supply === null ? [] : [fed[supply]]),
    roads.length === 0 ? 'nessuna strada' : `${verb(roads.length, 'strada', 'strade')} per ${and(roads.map(city))}`,
  ].join('; ');
};

const battle = (view: EwView): readonly TextSection[] => {
  const b = view.prompt.battle;
  if (b === null) return [];
  const defender = other(b.attacker);
  const chances = battleChances(view);
  return [
    {
      title: b.battle === 'land' ? `Battaglia terrestre di ${city(b.at)}` : `Battaglia navale di ${city(b.at)}`,
      lines: [
        `${headSide(b.attacker)} attacca con ${pieces(b.pieces[b.attacker], b.battle)}, ${side(defender)} difende con ${pieces(b.pieces[defender], b.battle)}.`,
        ...(b.embarked > 0 ? [`${armies(b.embarked)} a bordo delle flotte che attaccano.`] : []),
        `Round combattuti: ${b.round}. Dadi nel prossimo: Persia ${b.diceCount[PERSIA]}, Grecia ${b.diceCount[GREECE]}.`,
        b.caps[PERSIA] === 6
          ? 'I dadi persiani non hanno massimo.'
          : `I dadi persiani oltre il ${b.caps[PERSIA]} contano ${b.caps[PERSIA]}.`,
        ...(b.lastDice === null ? [] : [`Ultimi dadi: Persia ${b.lastDice[PERSIA].join(', ')}; Grecia ${b.lastDice[GREECE].join(', ')}.`]),
        ...(b.cavalry ? ['La Cavalleria di Mardonio.'] : []),
        ...(b.noRetreat ? ['Nessuno può ritirarsi.'] : []),
        ...(chances === undefined
          ? []
          : [
              `Combattendo fino in fondo: vince ${side(b.attacker)} ${percent.format(chances[0])}, ${side(defender)} ${percent.format(chances[1])}, non resta nessuno ${percent.format(chances[2])}.`,
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
      title: 'Il movimento',
      lines: [
        `Movimento ${op.bySea ? 'navale' : 'terrestre'} ${ofSide(op.side)}: ${group}, da ${city(op.from)} per ${city(op.to)}.`,
        ...(op.embarked > 0 ? [`${armies(op.embarked)} ancora a bordo.`] : []),
        ...(op.themistocles ? ['È stato giocato Temistocle: in mare nessuno si ritira.'] : []),
      ],
    },
  ];
};

const figureState = (id: FigureId, filled: boolean): string => {
  if (id === 'darius' || id === 'xerxes') return filled ? 'morto' : 'in vita';
  if (id === 'artemisia') return filled ? 'già usata' : 'disponibile';
  return filled ? 'già usato' : 'disponibile';
};

/** Both halves, with the reader's own in full. */
const handLine = (id: CardId, me: Side, aside: boolean): string => {
  const half = HALVES[id][me];
  const sparta = me === GREECE && (SPARTA_CARDS & (1 << id)) !== 0 ? ', carta di Sparta' : '';
  return `${bothHalves(id)}${aside ? ' (messa da parte)' : ''}. ${cards[half].name}, ${played[EVENTS[half].played]}${sparta}: ${cards[half].event}`;
};

const hand = (view: EwView, me: Side | undefined): readonly TextSection[] =>
  me === undefined
    ? []
    : [
        {
          title: `La tua mano: ${cardCount(view.hand.length)}`,
          lines: view.hand.map(id => handLine(id, me, view.draft.includes(id))),
        },
      ];

const score = (view: EwView): readonly TextSection[] => {
  const lines = SIDES.flatMap(s =>
    Object.entries(view.points[s]).flatMap(([source, n]) => (n === 0 ? [] : [`${sideName(s)}, ${sourceName(source)}: ${Math.abs(n)}.`])),
  );
  return lines.length === 0 ? [] : [{ title: 'Punti finora', lines }];
};
const sourceName = (source: string): string =>
  source === 'events'
    ? 'eventi'
    : source === 'beyond-track'
      ? 'persi oltre la fine del tracciato'
      : source.replace('campaign-', 'spedizione ');

export const table = (view: EwView, me: Side | undefined): readonly TextSection[] => [
  course(view),
  ...battle(view),
  ...operation(view),
  { title: 'La mappa', lines: CITIES.map(id => place(view, id)) },
  {
    title: 'Rifornimenti, se fossero ora',
    lines: SIDES.map(s => {
      const { armies: n, capacity } = view.supply[s];
      const where = s === PERSIA ? ' fuori da Abydos ed Efeso' : '';
      return `${sideName(s)}: ${armies(n)} da sfamare${where}, cibo per ${capacity}.${n > capacity ? ` ${armies(n - capacity)} di troppo.` : ''}`;
    }),
  },
  {
    title: 'Riserve',
    lines: SIDES.map(s => `${sideName(s)}: ${armies(view.reserveArmies[s])}, ${fleets(view.reserveFleets[s])}.`),
  },
  {
    title: 'Personaggi storici',
    lines: FIGURES.map(id => `${figures[id]}: ${figureState(id, view.figures.includes(id))}.`),
  },
  {
    title: 'Carte',
    lines: [
      `Mazzo: ${cardCount(view.deckSize)}.`,
      ...SIDES.map(s => `Mano ${ofSide(s)}: ${cardCount(view.handSizes[s])}.`),
      ...(view.card === null ? [] : [`In corso: ${view.turn === null ? bothHalves(view.card) : card(view.card, view.turn)}.`]),
      view.discard.length === 0 ? 'La pila degli scarti è vuota.' : `Scarti, dal più vecchio: ${view.discard.map(bothHalves).join('; ')}.`,
    ],
  },
  ...hand(view, me),
  ...(view.shownHand === null ? [] : [{ title: 'La mano greca, mostrata a te', lines: view.shownHand.map(bothHalves) }]),
  ...score(view),
];
