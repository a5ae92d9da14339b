/** The rules PK-5 to PK-7 in our own words. */
import type { SomeRules } from '../../words.ts';

export const influence = {
  'PK-5.1': {
    title: 'One tile at a time',
    text: 'From the start player clockwise, players take 1 tile each from the display until everybody has the number for this turn.',
  },
  'PK-5.2': { title: 'No passing', text: 'Taking a tile is compulsory.' },
  'PK-5.3': {
    title: 'A new colour each time',
    text: 'You may take a tile only if you hold none of its colour from this turn. Brown counts as a colour.',
  },
  'PK-5.4': { title: 'When no colour is new', text: 'If you hold every displayed colour already, you may take any displayed tile.' },
  'PK-5.5': {
    title: 'Cubes of the tile',
    text: 'Put as many of your cubes as the tile has shards into the main area of its city. A brown tile puts 1 cube into a city of your choice.',
  },
  'PK-5.6': {
    title: 'The symbol of the tile',
    text: 'After the cubes comes the symbol. Candidate: propose a candidate in any city. Assassin: remove 1 cube of anybody from any city, from the main area or a candidate space.',
  },
  'PK-5.7': { title: 'Beta moves up', text: 'If α is emptied while β is taken, the cube on β moves to α at once.' },
  'PK-5.8': {
    title: 'Symbols are compulsory',
    text: 'A symbol must be used if it can be. A Candidate symbol without a legal proposal is skipped.',
  },
  'PK-5.9': {
    title: 'The display is refilled',
    text: 'The tile stays before you until it is used in phase 5. At the end of your turn its slot is refilled, but not after the last turn of the phase.',
  },
  'PK-5.10': {
    title: 'An empty supply',
    text: 'If you must place more cubes than your supply holds, you place what is there. Nothing is owed later.',
  },
  'PK-5.11': {
    title: 'When to play Special tiles',
    text: 'Alkibiades, Perikles and Plague are played in your own turn of phase 2, before taking the tile or after its effects, never in between. Whoever still holds a Special tile is asked at the end of the turn, whichever tile it is.',
  },
  'PK-6.1': {
    title: 'The order of proposals',
    text: 'Phase 3 begins with the player who started phase 2 and goes clockwise, 1 proposal at a time.',
  },
  'PK-6.2': {
    title: 'Who can must',
    text: 'Who can propose must do so; who cannot is passed over. The phase ends when nobody can propose.',
  },
  'PK-6.3': {
    title: 'A cube of your own',
    text: 'To propose in a city you need a cube of your own there, in the main area or as a candidate.',
  },
  'PK-6.4': { title: 'A free space', text: 'The city must have a free candidate space.' },
  'PK-6.5': { title: 'Any cube of the main area', text: 'The candidate is a cube of any player from the main area of that city.' },
  'PK-6.6': { title: 'Two different owners', text: 'The two candidates of a city have different owners.' },
  'PK-6.7': { title: 'Alpha first', text: 'The first candidate stands on α, the second on β.' },
  'PK-6.8': {
    title: 'Passing over one player',
    text: 'Only the player who cannot propose is passed over; the next one proposes as usual.',
  },
  'PK-7.1': { title: 'Elections', text: 'Elections decide themselves; the order of the cities does not matter.' },
  'PK-7.2': {
    title: 'Who wins',
    text: 'Compare the cubes of the two candidates’ owners in the main area. More wins; with equal numbers α wins. Cubes of others do not count.',
  },
  'PK-7.3': {
    title: 'The cost of winning',
    text: 'Both candidates go back to the supplies. The winner also takes back as many cubes from that city as the loser has there.',
  },
  'PK-7.4': { title: 'A single candidate', text: 'A single candidate wins and costs only the candidate cube.' },
  'PK-7.5': { title: 'No candidate', text: 'A city without a candidate has no leader this turn; its counters stay at home.' },
  'PK-7.6': { title: 'The leader', text: 'The winner leads the city this turn.' },
  'PK-7.7': { title: 'Persian players', text: 'Everybody who leads no city plays Persia this turn.' },
} as const satisfies SomeRules;
