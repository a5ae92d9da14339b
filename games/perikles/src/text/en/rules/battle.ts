/** The rules PK-12 to PK-15 in our own words. */
import type { SomeRules } from '../../words.ts';

export const battle = {
  'PK-12.1': { title: 'The order of battles', text: 'Locations are resolved from slot 1 to slot 7.' },
  'PK-12.2': {
    title: 'Not attacked',
    text: 'Without an attacking counter there is no battle. The main defender, if any, puts 2 cubes into the city that controls the location. The tile is set aside.',
  },
  'PK-12.3': {
    title: 'Who fights a round',
    text: 'The rounds are fought in printed order. A side fights a round if it has a counter of its type there, or a symbol: grey for the defence, violet for the attack. Options change how symbols fight alone.',
  },
  'PK-12.4': { title: 'No such units', text: 'If neither side can fight a round, it does not take place and gives no token.' },
  'PK-12.5': {
    title: 'One side alone',
    text: 'If only one side can fight a round, it wins at once: no dice, no Special tiles, no casualty.',
  },
  'PK-12.6': { title: 'A contested round', text: 'If both sides can fight, the round is contested.' },
  'PK-12.7': { title: 'Revealing', text: 'In a contested round all counters of its type at the location are revealed, and only these.' },
  'PK-12.8': {
    title: 'The token from round 1',
    text: 'Both sides begin without tokens; in the second round the winner of the first has 1.',
  },
  'PK-12.9': { title: 'Special tiles', text: 'Before the dice there is a moment for Special tiles.' },
  'PK-12.10': {
    title: 'Strength',
    text: 'The strength of a side is the sum of its counters of the type, doubled where a Special tile says so, plus 1 for each of its symbols.',
  },
  'PK-12.11': {
    title: 'The dice',
    text: 'The strengths give a column of the Combat Table. Both sides throw 2 dice at once; a total at or above the side’s number earns a token.',
  },
  'PK-12.12': {
    title: 'Winning the round',
    text: 'Who has 2 tokens while the other has fewer wins the round. With 2 each, the first throw that only one side makes decides.',
  },
  'PK-12.13': { title: 'The casualty', text: 'Then the loser of the round has a casualty.' },
  'PK-12.14': {
    title: 'Winning the battle',
    text: 'The winner of the last round wins the battle. If the last round did not take place, nobody does.',
  },
  'PK-13.1': {
    title: 'The column',
    text: 'If the attack is at least as strong: 3:1 at three times, 2:1 at twice, +2 at two more, otherwise 1:1. If the defence is stronger: 1:2 at twice, −2 at two more, otherwise 1:1.',
  },
  'PK-13.2': {
    title: 'No choice',
    text: 'The best fitting column of the stronger side is used. Beyond the ends of the table the end counts.',
  },
  'PK-13.3': {
    title: 'The chance of a throw',
    text: 'With 2 dice: 5 or more in 30 of 36 throws, 6 in 26, 7 in 21, 8 in 15, 9 in 10, 10 in 6.',
  },
  'PK-13.4': {
    title: 'The chance of a round',
    text: 'The chance to win a round follows from the column and the tokens at its start; the table and the board show it.',
  },
  'PK-14.1': { title: 'One casualty', text: 'The loser of a contested round loses 1 counter of the round’s type, if it has one.' },
  'PK-14.2': { title: 'From the main box', text: 'It comes from the main box; only if that has none, from the allied box.' },
  'PK-14.3': { title: 'The weakest', text: 'Within the box it is a counter of the lowest printed strength.' },
  'PK-14.4': { title: 'Where powers tie', text: 'If counters of several powers are lowest, the main player of the losing side chooses.' },
  'PK-14.5': {
    title: 'The dead pile',
    text: 'The counter goes to the dead pile. A Persian counter goes to the Persian box instead, and nothing is lost in its place.',
  },
  'PK-14.6': { title: 'Symbols stay', text: 'Symbols are never lost.' },
  'PK-14.7': { title: 'At most one a round', text: 'Each lost round costs at most 1 counter. The winner loses nothing.' },
  'PK-15.1': { title: 'The attack wins', text: 'The main attacker takes the tile and the city suffers a defeat, also if nobody resisted.' },
  'PK-15.2': { title: 'A defeat', text: 'A defeat covers the highest open number of the city’s track. Further defeats are only counted.' },
  'PK-15.3': {
    title: 'The defence wins',
    text: 'The main defender takes the tile; there is no defeat. If intrinsic defenders won alone, the tile is set aside.',
  },
  'PK-15.4': { title: 'Nobody wins', text: 'The tile is set aside: no cubes, no defeat.' },
  'PK-15.5': { title: 'Going home', text: 'All survivors go back to the boxes of their powers and are not used again this turn.' },
  'PK-15.6': { title: 'Allies', text: 'Allied players gain nothing.' },
} as const satisfies SomeRules;
