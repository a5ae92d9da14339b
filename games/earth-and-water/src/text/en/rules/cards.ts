/** EW-16 and EW-17: the reaction windows and both halves of the cards. */
import type { SomeRules } from '../../words.ts';

export const cardRules = {
  'EW-16.1': {
    title: 'In every operation',
    text: 'Reaction windows open in any operation, also in a movement made inside another reaction.',
  },
  'EW-16.2': { title: 'Open grounds', text: 'A window opens for reasons both sides can see, so that it tells nothing about the hand.' },
  'EW-16.3': {
    title: 'Filling the figure',
    text: 'When Miltiades, Themistocles or Leonidas is played, one Greek army from the reserve goes on the figure. If the reserve is empty, Greece takes one from the map, but not the last army of the battle or movement it is needed for.',
  },
  'EW-16.4': { title: 'The price is paid', text: 'The figure is filled whether or not the event achieves anything.' },
  'EW-16.W1': { title: 'Window: Tribute', text: 'Persia has played Tribute and named the city: Greece may play Molon Labe.' },
  'EW-16.W2': {
    title: 'Window: Persian fleets have sailed',
    text: 'Before the naval battle or the landing Greece may play Themistocles.',
  },
  'EW-16.W3': {
    title: 'Window: Persia attacks on land',
    text: 'Before the first round Greece may play Miltiades or 300 Spartans, not both, and Pausanias against the Cavalry of Mardonius.',
  },
  'EW-16.W4': {
    title: 'Window: Greece attacks on land',
    text: 'Before the first round Greece may play Miltiades, except in a battle of Leonidas.',
  },
  'EW-16.W5': {
    title: 'Window: a Persian fleet was lost',
    text: 'After a naval round that cost a Persian fleet, with another one left in the battle, Greece may play Artemisia.',
  },
  'EW-16.W6': {
    title: 'Window: all Persian armies are dead',
    text: 'A land battle has ended with all Persian armies dead and Greek armies left: Persia may play The Immortals.',
  },
  'EW-17.G01': {
    title: 'Mines of Laurion',
    text: 'Greece prepares once more with 3 talents: first cards, then pieces. The limits of 6 cards and 2 fleets do not apply; reserve, places and deck do. The card cannot draw itself, and a budget cut by Acropolis on Fire does not touch it.',
  },
  'EW-17.P01': {
    title: 'Cavalry of Mardonius',
    text: 'Persia makes a land movement. In the battle it causes, Persian dice count as they fall. Pausanias takes this bonus away, not the movement; a battle renewed by The Immortals is without it.',
  },
  'EW-17.G02': {
    title: 'Ionian Revolt',
    text: 'Greece sends one Persian army in Abydos or Ephesus to the reserve. There must be one.',
  },
  'EW-17.P02': {
    title: 'Tribute of Earth and Water',
    text: 'On cards 2, 3 and 13. Persia places one army from the reserve in a city nobody controls; major cities never qualify. Greece may answer with Molon Labe.',
  },
  'EW-17.G03': { title: 'Wrath of Poseidon', text: 'Greece sends one Persian fleet on the map to the reserve. There must be one.' },
  'EW-17.G04': {
    title: 'Miltiades',
    text: 'Reaction before the first round of a land battle, in attack or defence, also after a landing. Greece rolls 3 dice in every round of it. Once per game; not together with 300 Spartans or Leonidas. In attack another card has to make the movement.',
  },
  'EW-17.P04': {
    title: 'Carneia Festival',
    text: 'Until the campaign ends Greece plays no event of a Sparta card, and Greek armies in Sparta neither march nor embark. They may still retreat or be removed. Sparta cards still serve for movements.',
  },
  'EW-17.G05': {
    title: 'Themistocles',
    text: 'Reaction when Persian fleets have sailed. Greek fleets from another port make a naval movement without armies; a battle elsewhere is fought first, then Persia’s movement goes on. Nobody retreats in these naval battles. Once per game.',
  },
  'EW-17.P05': {
    title: 'The Immortals',
    text: 'Reaction when all Persian armies in a land battle are dead and Greek armies are left. As many armies as were lost, at most 3, come from the reserve, and a new battle begins: same attacker, same ways back, new reactions, no effects of the old one. Not after the death of Xerxes.',
  },
  'EW-17.G06': {
    title: 'Pausanias',
    text: 'Reaction before the first round against the Cavalry of Mardonius: Persian dice are limited as usual in this battle. Goes together with Miltiades or 300 Spartans.',
  },
  'EW-17.P06': { title: 'Ostracism', text: 'One card of the Greek hand, picked at random, is discarded face up. Greece must hold a card.' },
  'EW-17.G07': {
    title: 'Oracle of Delphi',
    text: 'Greece discards its whole hand together with this card, then draws as many cards as it discarded. If the deck runs out, the same cards may come back.',
  },
  'EW-17.P07': {
    title: 'The Great King',
    text: 'Persia makes a land movement. After a battle it scores 1 point if no Greek army is left there, and then Greece scores 1 if Persia does not control the city. Without a battle nothing is scored.',
  },
  'EW-17.G08': {
    title: 'Leonidas',
    text: 'Greece makes a land movement with exactly 1 army and rolls 2 dice in every round of the battle it causes. Once per game.',
  },
  'EW-17.P08': {
    title: 'The Royal Road',
    text: 'Persia names Abydos or Ephesus. Greek armies there all go to the reserve, and that is all. If there are none, Persia places 1 to 3 armies there.',
  },
  'EW-17.G09': {
    title: 'Artemisia I',
    text: 'Reaction after a naval round that cost a Persian fleet: one more Persian fleet of this battle goes on the figure, for good. Empty ships go first. Once per game.',
  },
  'EW-17.P09': {
    title: 'Hippias',
    text: 'Persia looks at the Greek hand and chooses one card, which is discarded. Greece must hold a card.',
  },
  'EW-17.G10': {
    title: 'Evangelion',
    text: 'Greece makes a land movement. After a battle it scores 1 point if no Persian army is left there, and then Persia scores 1 if Greece does not control the city. Without a battle nothing is scored.',
  },
  'EW-17.P10': {
    title: 'Separate Peace',
    text: 'Each side rolls one die without limit. If Persia’s is higher, Greece shows its hand to Persia and discards every Sparta card in it. Greece must hold a card.',
  },
  'EW-17.G11': { title: 'Melas Zomos', text: 'Greece places one army from the reserve in Sparta, which it must control.' },
  'EW-17.P11': {
    title: 'Sudden Death of the Great King',
    text: 'Happens when Persia draws the card and is never played from the hand: the king dies.',
  },
  'EW-17.G12': {
    title: 'Molon Labe',
    text: 'Reaction to Tribute: the army just placed returns to the reserve, and Greece makes a land movement if it can. Then it is Greece’s ordinary turn.',
  },
  'EW-17.P12': {
    title: 'Defection of Thebes',
    text: 'Greek armies in Thebes, if any, all move to one other city that Greece controls, of its choice, without need of a road. Then Persia places one army from the reserve in Thebes. Fleets stay; there is no battle.',
  },
  'EW-17.G13': {
    title: 'Triremes',
    text: 'Greece makes a naval movement without armies and fights its battle, then a second one, with the same or other fleets. The second is made if any Greek fleet is left on the map.',
  },
  'EW-17.G14': {
    title: 'Support from Syracuse',
    text: 'Greece places all fleets of its reserve, spread as it likes over ports of cities it controls without Persian fleets.',
  },
  'EW-17.P14': { title: 'Alliance with Carthage', text: 'Persia has no event on this card. It can be held, or played for a movement.' },
  'EW-17.G15': {
    title: '300 Spartans',
    text: 'Reaction before the first round when Greece defends, in any city: Greece rolls 3 dice in every round of this battle. Not together with Miltiades; as often per game as the card comes.',
  },
  'EW-17.P15': {
    title: 'Acropolis on Fire',
    text: 'Needs a Persian army in Athens. Athens scores for nobody in this campaign, and next campaign the Greek budget is 5 talents.',
  },
  'EW-17.G16': { title: 'Desertion of Greek Soldiers', text: 'Greece sends one Persian army, anywhere on the map, to the reserve.' },
  'EW-17.P16': {
    title: 'Pacification of Babylon or Egypt',
    text: 'Persia discards this card and any others of its hand and draws as many as it discarded. If card 11 is among them and a king lives, he dies and the Operations Phase is over.',
  },
} as const satisfies SomeRules;
