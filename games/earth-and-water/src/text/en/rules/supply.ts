/** EW-12 to EW-15: supply, scoring, the death of the king, the deck. */
import type { SomeRules } from '../../words.ts';

export const supply = {
  'EW-12.1': { title: 'Persian hand', text: 'Persia discards its hand but may keep 1 card, which lowers its next budget to 10 talents.' },
  'EW-12.2': { title: 'Greek hand', text: 'Greece keeps at most 4 cards and may discard as many as it likes.' },
  'EW-12.3': {
    title: 'Capacity, then lines',
    text: 'First capacity, then supply lines; first for Persia, then for Greece on the map that Persia’s losses have left.',
  },
  'EW-12.4': {
    title: 'Persian capacity',
    text: 'The amphorae of all cities Persia controls, without Abydos and Ephesus, are set against all Persian armies outside these two cities.',
  },
  'EW-12.5': {
    title: 'Greek capacity',
    text: 'The amphorae of all cities Greece controls, also of its empty major cities and of captured ones, are set against all Greek armies on the map.',
  },
  'EW-12.6': {
    title: 'Excess armies',
    text: 'Armies beyond the capacity go to the reserve, from cities of their owner’s choice; Persia cannot take them from Abydos or Ephesus. The excess is counted once and does not grow when a city is emptied.',
  },
  'EW-12.7': {
    title: 'Supply line',
    text: 'A city with your armies has a supply line if open roads lead from it to a major city of yours that you control, through no city the enemy controls. Cities nobody controls do not bar the way; empty major cities of the enemy do.',
  },
  'EW-12.8': { title: 'At the source', text: 'Armies in a major city of their own side are always in supply.' },
  'EW-12.9': {
    title: 'Supply by sea',
    text: 'Armies without a line stay if a fleet of theirs lies in the port of that very city and their side is not under blockade. Otherwise all of them go to the reserve.',
  },
  'EW-12.10': {
    title: 'Blockade',
    text: 'A side is under blockade when it controls none of its own major cities with a port free of enemy fleets.',
  },
  'EW-12.11': {
    title: 'One fleet, one city',
    text: 'Supply by sea reaches no further along the road, and needs no fleet in the port of the major city.',
  },
  'EW-12.12': { title: 'Fleets eat nothing', text: 'Fleets need no supply.' },
  'EW-12.13': {
    title: 'All lines at once',
    text: 'All lines of a side are judged on the same position; the armies are removed afterwards.',
  },
  'EW-12.14': { title: 'The last hand', text: 'In campaign 5 nobody is asked which cards to keep: nothing depends on it.' },
  'EW-13.1': {
    title: 'Immediate victory',
    text: 'If Persia controls Athens and Sparta after Supply, Persia wins at once; if Greece controls Abydos and Ephesus, Greece does. Points do not matter, and it is checked at no other time.',
  },
  'EW-13.2': {
    title: 'Never both',
    text: 'Both sides cannot win at once: a Persia without Abydos and Ephesus has lost all its other armies in Supply.',
  },
  'EW-13.3': {
    title: 'Counting cities',
    text: 'Otherwise each side counts 1 for every city it controls and 2 for every major city, whoever that belongs to.',
  },
  'EW-13.4': {
    title: 'Moving the marker',
    text: 'The marker moves by the difference in favour of the side that counts more. It never passes 6; what goes beyond is lost.',
  },
  'EW-13.5': { title: 'Six is no victory', text: 'Reaching 6 points wins nothing by itself.' },
  'EW-13.6': { title: 'End of the game', text: 'After campaign 5 the side with victory points wins. At 0 the game is a draw.' },
  'EW-13.7': {
    title: 'Athens in ashes',
    text: 'If Acropolis on Fire was played in this campaign, Athens counts 0 for both sides. For an immediate victory it still counts.',
  },
  'EW-13.8': { title: 'Points from events', text: 'Points from events move the marker at once, within the same limits.' },
  'EW-14.1': {
    title: 'When the king dies',
    text: 'The king dies when Persia draws card 11 while Darius or Xerxes lives, in Preparation or by Pacification. It is not a choice.',
  },
  'EW-14.2': {
    title: 'Darius, then Xerxes',
    text: 'Darius dies first, Xerxes second. One Persian army from the reserve goes on the figure; if the reserve is empty, Persia chooses one on the map.',
  },
  'EW-14.3': {
    title: 'Death in Preparation',
    text: 'Card 11 is shown, Persia discards its whole hand, and deck, discard pile and those cards become one new deck. The campaign ends there: nothing more is bought, fought, supplied or scored.',
  },
  'EW-14.4': {
    title: 'Greece keeps its cards',
    text: 'Greece keeps its hand, and the next campaign begins. After campaign 5 the game ends with the points as they are.',
  },
  'EW-14.5': { title: 'Talents gone', text: 'The talents paid are lost. Next campaign Persia has 12, since its hand is empty.' },
  'EW-14.6': {
    title: 'Death by Pacification',
    text: 'The Operations Phase ends at once and Persia discards its whole hand; nothing is shuffled, and Supply and Scoring follow.',
  },
  'EW-14.7': {
    title: 'The burnt budget lapses',
    text: 'A lower Greek budget that was due in a campaign ended in Preparation lapses with it.',
  },
  'EW-14.8': {
    title: 'No king left',
    text: 'After both deaths card 11 does nothing when Persia draws it. It stays in hand and serves for a movement.',
  },
  'EW-14.9': { title: 'Drawn by Greece', text: 'When Greece draws card 11 nothing happens: for Greece it is Melas Zomos.' },
  'EW-14.10': {
    title: 'Xerxes and the Immortals',
    text: 'Once Xerxes is dead, The Immortals cannot be played any more. The Great King still can.',
  },
  'EW-15.1': { title: 'Drawing', text: 'Cards are drawn from the face-down deck, whose order nobody knows.' },
  'EW-15.2': {
    title: 'An empty deck',
    text: 'If a card must be drawn and the deck is empty, the discard pile becomes the new deck and drawing goes on.',
  },
  'EW-15.3': {
    title: 'No cards at all',
    text: 'With deck and discard pile empty no card can be bought. Oracle of Delphi and Pacification discard first, so they always draw in full.',
  },
  'EW-15.4': { title: 'The card being carried out', text: 'A card whose event is being carried out is in neither pile.' },
} as const satisfies SomeRules;
