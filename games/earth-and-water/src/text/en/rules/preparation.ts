/** EW-5 and EW-6: buying, and the turns of the Operations Phase. */
import type { SomeRules } from '../../words.ts';

export const preparation = {
  'EW-5.1': {
    title: 'Persian budget',
    text: 'Persia has 12 talents to spend, or 10 if it holds the card kept from the campaign before.',
  },
  'EW-5.2': {
    title: 'Greek budget',
    text: 'Greece has 6 talents to spend, or 5 if Acropolis on Fire was played in the campaign just before. Cards kept by Greece cost nothing.',
  },
  'EW-5.3': {
    title: 'Buying cards',
    text: 'First name how many cards you buy: at most 6, at most your talents, at most what deck and discard pile hold. Each costs 1 talent.',
  },
  'EW-5.4': {
    title: 'Cards once, unseen',
    text: 'The number is named once, before any of the cards is seen. Later in the phase no more cards can be bought.',
  },
  'EW-5.5': { title: 'Drawing card 11', text: 'If Persia draws card 11 while a king lives, the king dies at once.' },
  'EW-5.6': {
    title: 'Buying pieces',
    text: 'Then raise armies (1 talent), build fleets (2 talents for Persia, 1 for Greece, at most 2 fleets) and, as Persia, the bridge (6 talents), in any order that talents and reserve allow.',
  },
  'EW-5.7': { title: 'Where armies are raised', text: 'A new army goes to a city you control; your own empty major city is one.' },
  'EW-5.8': { title: 'Occupied major city', text: 'Nothing can be raised in your own major city while enemy armies stand in it.' },
  'EW-5.9': { title: 'Where fleets are built', text: 'A new fleet goes to the port of a city you control, if no enemy fleet lies there.' },
  'EW-5.10': {
    title: 'Armies despite enemy fleets',
    text: 'An enemy fleet in the port does not keep you from raising armies in the city.',
  },
  'EW-5.11': { title: 'No crowding', text: 'Any number of pieces may be in one city or port.' },
  'EW-5.12': {
    title: 'Building the bridge',
    text: 'Persia can build the bridge if it is not built, 6 talents are left and Persia controls Abydos; no army need stand there.',
  },
  'EW-5.13': { title: 'Unspent talents', text: 'You need not spend everything. What is left when you end the phase is lost.' },
  'EW-5.14': { title: 'What is seen', text: 'Purchases, places and the number of cards bought are public. The cards are not.' },
  'EW-6.1': { title: 'Turns', text: 'Persia has the first turn, then the sides alternate.' },
  'EW-6.2': { title: 'One thing a turn', text: 'In your turn play one card for your event, or play one card for a movement, or pass.' },
  'EW-6.3': { title: 'No cards, no turn', text: 'A side without cards passes without being asked.' },
  'EW-6.4': {
    title: 'Two passes',
    text: 'The phase ends when two turns in a row, one of each side, are passes, whatever is left in the hands.',
  },
  'EW-6.5': { title: 'A pass does not bind', text: 'If the other side plays a card after your pass, you may play again.' },
  'EW-6.6': { title: 'Both hands empty', text: 'When both hands are empty the phase ends.' },
  'EW-6.7': {
    title: 'Reactions',
    text: 'A reaction is played only in its window. It uses up no turn and does not change whose turn is next.',
  },
  'EW-6.8': {
    title: 'Events need their condition',
    text: 'An event can be played only when its condition holds. The card can still be played for a movement.',
  },
  'EW-6.9': {
    title: 'No turn events',
    text: 'Reactions and the Persian halves of cards 11 and 14 cannot be played as the event of a turn.',
  },
  'EW-6.10': {
    title: 'Discard, then move',
    text: 'A card played for a movement is discarded first, then the movement is made. Its event does not happen.',
  },
  'EW-6.11': {
    title: 'The movement must exist',
    text: 'A card can be played for a movement only if some piece can move, and then the movement must be made.',
  },
  'EW-6.12': {
    title: 'When an event is discarded',
    text: 'A card played for its event is discarded face up once the event is over. Oracle of Delphi and Pacification are discarded before they draw.',
  },
  'EW-6.13': { title: 'By land or by sea', text: 'The movement is one land movement or one naval movement, never both.' },
} as const satisfies SomeRules;
