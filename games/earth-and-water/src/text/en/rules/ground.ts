/** EW-1 to EW-4: the components, the setup, control, the course of a campaign. */
import { CARD_COUNT, cardsOf, SPARTA_CARDS } from '../../../cards.ts';
import type { SomeRules } from '../../words.ts';
import { and } from '../names.ts';

export const ground = {
  'EW-1.1': { title: 'Two sides', text: 'One side is Persia, the other Greece. Who takes which is settled before the game.' },
  'EW-1.2': {
    title: 'Eleven cities',
    text: 'The map shows Abydos, Athens, Delphi, Ephesus, Eretria, Corinth, Larissa, Naxos, Pella, Sparta and Thebes.',
  },
  'EW-1.3': { title: 'Major cities', text: 'Athens and Sparta are the major cities of Greece, Abydos and Ephesus those of Persia.' },
  'EW-1.4': {
    title: 'Amphorae',
    text: 'Amphorae are the food of a city: 3 in Abydos and in Ephesus, 2 in Athens and in Sparta, 1 in every other city.',
  },
  'EW-1.5': {
    title: 'Ports',
    text: 'Abydos, Athens, Ephesus, Eretria, Naxos, Pella, Sparta and Thebes have a port. Delphi, Corinth and Larissa have none.',
  },
  'EW-1.6': {
    title: 'Roads',
    text: 'Nine roads are always open: Abydos–Ephesus, Athens–Corinth, Athens–Thebes, Delphi–Larissa, Delphi–Thebes, Corinth–Sparta, Corinth–Thebes, Larissa–Pella and Larissa–Thebes.',
  },
  'EW-1.7': {
    title: 'The fork at Corinth',
    text: 'The road out of Corinth forks to Athens and to Thebes. Nobody stops at the fork: Corinth is adjacent to both cities.',
  },
  'EW-1.8': {
    title: 'The strait',
    text: 'The tenth road, Abydos–Pella, crosses the Hellespont. It is there only while the bridge is built.',
  },
  'EW-1.9': { title: 'Islands', text: 'No road leads to Eretria or Naxos: only ships go there.' },
  'EW-1.10': { title: 'Adjacent', text: 'Two cities are adjacent when a road that is open now joins them.' },
  'EW-1.11': {
    title: 'Pieces',
    text: 'Persia owns 24 armies, 6 fleets and the bridge; Greece owns 9 armies and 5 fleets. What is not in your reserve cannot be placed.',
  },
  'EW-1.12': {
    title: 'Lost pieces come back',
    text: 'A removed piece goes to its owner’s reserve and may return later, unless a rule puts it on a historical figure.',
  },
  'EW-1.13': {
    title: 'Historical figures',
    text: 'Miltiades, Themistocles and Leonidas each take one Greek army, Darius and Xerxes one Persian army, Artemisia one Persian fleet. A piece on a figure is out of the game for good.',
  },
  'EW-1.14': {
    title: 'The cards',
    text: `There are ${CARD_COUNT} cards, numbered 1 to ${CARD_COUNT}, one of each. Every card has a Greek half and a Persian half.`,
  },
  'EW-1.15': { title: 'Sparta cards', text: `Cards ${and(cardsOf(SPARTA_CARDS).map(String))} are Sparta cards on their Greek half.` },
  'EW-1.16': { title: 'Dice', text: 'Dice have six sides, and no side ever rolls more than 3 of them at once.' },
  'EW-1.17': {
    title: 'Tracks',
    text: 'Campaigns are counted from 1 to 5. One marker shows the victory points, from 6 for Greece through 0 to 6 for Persia.',
  },
  'EW-1.18': {
    title: 'Nothing gets lost',
    text: `Each kind of piece always adds up to its total over map, ships, reserve and figures; the cards always add up to ${CARD_COUNT} over deck, discard pile, hands and the card being carried out.`,
  },
  'EW-2.1': {
    title: 'Persian setup',
    text: 'Persia begins with 2 armies in Ephesus, 2 in Abydos and 1 fleet in the port of Ephesus; 20 armies, 5 fleets and the bridge wait in reserve.',
  },
  'EW-2.2': {
    title: 'Greek setup',
    text: 'Greece begins with 1 army in each of Athens, Sparta and Corinth and 1 fleet in each port of Athens and Sparta; 6 armies and 3 fleets wait in reserve.',
  },
  'EW-2.3': { title: 'Markers', text: 'The game begins in campaign 1 with 0 victory points.' },
  'EW-2.4': { title: 'The deck', text: `All ${CARD_COUNT} cards form the face-down deck. Hands and discard pile are empty.` },
  'EW-3.1': { title: 'Control by armies', text: 'You control a city in which at least one of your armies stands.' },
  'EW-3.2': { title: 'Empty major city', text: 'A major city without armies is controlled by the side it belongs to.' },
  'EW-3.3': { title: 'Nobody’s city', text: 'Any other city without armies is controlled by nobody.' },
  'EW-3.4': { title: 'Fleets do not control', text: 'Fleets neither give control of a city nor take it away.' },
  'EW-3.5': {
    title: 'Captured major city',
    text: 'You control a major city of the enemy only as long as your armies are in it. When the last one leaves, it returns to its owner at once.',
  },
  'EW-3.6': {
    title: 'Control during a battle',
    text: 'Armies of both sides share a city only during a land battle. Until it is over, the city counts as held by whoever held it before the attack.',
  },
  'EW-3.7': { title: 'Armies at sea', text: 'Embarked armies are in no city.' },
  'EW-3.8': {
    title: 'Fleets in one port',
    text: 'Fleets of both sides share a port only while a naval battle is due or under way there. A fleet may lie in the port of a city the enemy controls.',
  },
  'EW-4.1': { title: 'Four phases', text: 'A campaign consists of Preparation, Operations, Supply and Scoring, in this order.' },
  'EW-4.2': { title: 'Persia first', text: 'Persia goes first in Preparation, Operations and Supply.' },
  'EW-4.3': {
    title: 'End of a campaign',
    text: 'After Scoring the Carneia Festival is over, Athens scores again, and the campaign marker advances.',
  },
  'EW-4.4': { title: 'Five campaigns', text: 'The game ends with campaign 5.' },
  'EW-4.5': { title: 'A campaign cut short', text: 'The death of a Persian king can cut a campaign short.' },
  'EW-4.6': {
    title: 'What stays',
    text: 'Bridge, pieces, figures, hands, deck, discard pile and victory points stay as they are from one campaign to the next.',
  },
} as const satisfies SomeRules;
