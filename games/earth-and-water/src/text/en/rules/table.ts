/** EW-18 to EW-21: the option, what is hidden, recorded chance, the form of actions. */
import type { SomeRules } from '../../words.ts';

export const tableRules = {
  'EW-18.1': { title: 'Option: cost of a Persian fleet', text: 'A Persian fleet costs 2 talents, or 1 with the optional rule.' },
  'EW-19.1': {
    title: 'Public: the map',
    text: 'Map, reserves, figures, bridge, campaign, victory points, talents left and effects in force are open to all.',
  },
  'EW-19.2': { title: 'Hidden: the deck', text: 'Nobody knows which card of the deck comes next.' },
  'EW-19.3': { title: 'Public: numbers of cards', text: 'How many cards are in the deck, the discard pile and each hand is open to all.' },
  'EW-19.4': { title: 'Hidden: hands', text: 'Each side sees its own hand only; spectators see none.' },
  'EW-19.5': { title: 'Public: the discard pile', text: 'The whole discard pile is open to all, in order.' },
  'EW-19.6': { title: 'Public: cards bought and kept', text: 'How many cards a side buys or keeps is open to all.' },
  'EW-19.7': {
    title: 'A hand shown',
    text: 'During Hippias and a successful Separate Peace Persia sees the Greek hand. Spectators do not.',
  },
  'EW-19.8': {
    title: 'Cards drawn with card 11',
    text: 'What Persia drew together with card 11 in Preparation is shuffled away and stays known to Persia only.',
  },
  'EW-19.9': {
    title: 'When a window opens',
    text: 'A window opens when its side holds any card, its card is neither discarded nor being carried out nor used up nor forbidden, and the map allows it. It opens also when the card is in fact elsewhere.',
  },
  'EW-19.10': { title: 'Seen once', text: 'What a player has seen is not taken back, but it is not shown again after the event.' },
  'EW-19.11': {
    title: 'Limits of undo',
    text: 'Nothing can be taken back past a draw, a die roll, a shown hand, a random discard or the other side’s decision.',
  },
  'EW-19.12': { title: 'Public: the dice', text: 'All dice are open to all, and chance is settled where neither player can touch it.' },
  'EW-20.1': {
    title: 'Chance is recorded',
    text: 'Every draw and throw is written down beside the decisions: cards when they are taken, in a battle first the Persian dice and then the Greek.',
  },
  'EW-20.2': { title: 'The same game again', text: 'The same decisions and the same recorded chance give the same game.' },
  'EW-21.1': {
    title: 'Only one answer',
    text: 'Where all can see that only one thing can be done, it is done without asking. Reaction windows are the exception.',
  },
  'EW-21.2': {
    title: 'Whole numbers that are there',
    text: 'By land at least 1 army and no more than stand there; by sea at least 1 fleet, and at most as many armies as fleets, as stand in the city, and 3.',
  },
  'EW-21.3': { title: 'One form of movement', text: 'Movements are given in the same form whatever card caused them.' },
  'EW-21.4': {
    title: 'The operation in mind',
    text: 'Until it is over, an operation remembers its card, where the pieces came from, who is aboard, the ways back and the effects in force.',
  },
} as const satisfies SomeRules;
