/** Both halves of every card, in our own words: short enough to be read on the card. The full rule is EW-17. */
import type { CardTexts } from '../words.ts';

export const cards: CardTexts = {
  'mines-of-laurion': {
    name: 'Mines of Laurion',
    event: 'Prepare once more with 3 talents: first cards, then pieces. No limit of cards or fleets.',
  },
  'cavalry-of-mardonius': {
    name: 'Cavalry of Mardonius',
    event: 'Make a land movement. In its battle the Persian dice have no limit.',
  },
  'ionian-revolt': { name: 'Ionian Revolt', event: 'Remove 1 Persian army from Abydos or Ephesus.' },
  'tribute-of-earth-and-water': { name: 'Tribute of Earth and Water', event: 'Place 1 army in a city that nobody controls.' },
  'wrath-of-poseidon': { name: 'Wrath of Poseidon', event: 'Remove 1 Persian fleet.' },
  miltiades: {
    name: 'Miltiades',
    event:
      'Before a land battle: roll 3 dice in each of its rounds. Not with 300 Spartans or Leonidas. Once per game: 1 army goes on the figure.',
  },
  'carneia-festival': {
    name: 'Carneia Festival',
    event: 'For the rest of the campaign: no events of Sparta cards, and no army marches or sails from Sparta.',
  },
  themistocles: {
    name: 'Themistocles',
    event:
      'Persian fleets have sailed: first make a naval movement without armies from another port. No retreats at sea. Once per game: 1 army goes on the figure.',
  },
  'the-immortals': {
    name: 'The Immortals',
    event:
      'All Persian armies in a land battle are dead and Greeks are left: up to 3 return, and a new battle begins. Not after the death of Xerxes.',
  },
  pausanias: { name: 'Pausanias', event: 'Before a battle against the Cavalry of Mardonius: Persian dice keep their limit.' },
  ostracism: { name: 'Ostracism', event: 'Greece loses 1 card of its hand at random.' },
  'oracle-of-delphi': { name: 'Oracle of Delphi', event: 'Discard the whole hand with this card and draw as many.' },
  'the-great-king': {
    name: 'The Great King',
    event:
      'Make a land movement. After its battle: 1 point for Persia if no Greek army is left there, then 1 for Greece if Persia does not control the city.',
  },
  leonidas: {
    name: 'Leonidas',
    event: 'Make a land movement with 1 army. In its battle roll 2 dice in each round. Once per game: 1 army goes on the figure.',
  },
  'the-royal-road': {
    name: 'The Royal Road',
    event: 'In Abydos or Ephesus: remove all Greek armies; if there are none, place 1 to 3 armies.',
  },
  artemisia: {
    name: 'Artemisia I',
    event: 'A naval round has cost a Persian fleet: one more of this battle goes on the figure for good. Once per game.',
  },
  hippias: { name: 'Hippias', event: 'Look at the Greek hand and discard 1 card of it.' },
  evangelion: {
    name: 'Evangelion',
    event:
      'Make a land movement. After its battle: 1 point for Greece if no Persian army is left there, then 1 for Persia if Greece does not control the city.',
  },
  'separate-peace': {
    name: 'Separate Peace',
    event: 'Each side rolls 1 die. If the Persian one is higher, Greece shows its hand and discards all Sparta cards.',
  },
  'melas-zomos': { name: 'Melas Zomos', event: 'Place 1 army in Sparta, if Greece controls it.' },
  'sudden-death-of-the-great-king': {
    name: 'Sudden Death of the Great King',
    event:
      'Happens when drawn while a king lives: Darius, then Xerxes, dies, and Persia discards its hand. In Preparation the campaign ends at once.',
  },
  'molon-labe': {
    name: 'Molon Labe',
    event: 'Persia has played Tribute: the army placed goes back to the reserve, then make a land movement.',
  },
  'defection-of-thebes': {
    name: 'Defection of Thebes',
    event: 'Greek armies in Thebes go to another Greek city of Greece’s choice. Then place 1 army in Thebes.',
  },
  triremes: { name: 'Triremes', event: 'Make two naval movements without armies, one after the other.' },
  'support-from-syracuse': {
    name: 'Support from Syracuse',
    event: 'Place all Greek fleets of the reserve in ports of Greek cities without Persian fleets.',
  },
  'alliance-with-carthage': { name: 'Alliance with Carthage', event: 'No event: hold the card, or play it for a movement.' },
  '300-spartans': {
    name: '300 Spartans',
    event: 'Before a land battle in which Greece defends: roll 3 dice in each of its rounds. Not with Miltiades.',
  },
  'acropolis-on-fire': {
    name: 'Acropolis on Fire',
    event: 'With an army in Athens: Athens scores for nobody in this campaign, and Greece has 5 talents in the next.',
  },
  'desertion-of-greek-soldiers': { name: 'Desertion of Greek Soldiers', event: 'Remove 1 Persian army anywhere.' },
  'pacification-of-babylon-or-egypt': {
    name: 'Pacification of Babylon or Egypt',
    event: 'Discard this card and any others of the hand and draw as many.',
  },
};
