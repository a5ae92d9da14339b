/** The rules PK-16 to PK-22 in our own words. */
import type { SomeRules } from '../../words.ts';

export const end = {
  'PK-16.1': {
    title: 'Who plays Persia',
    text: 'Everybody who leads no city this turn plays Persia. If all lead a city, Persia takes no part.',
  },
  'PK-16.2': { title: 'A shared hand', text: 'All who play Persia share one hand: all 10 counters, each turn anew.' },
  'PK-16.3': { title: 'Own tiles, own turns', text: 'Each acts in the commit turns of the own tiles and decides there alone.' },
  'PK-16.4': { title: 'One player', text: 'Together they count as one player for boxes, for sides and for permissions.' },
  'PK-16.5': { title: 'Additional Persians', text: 'A cube for additional Persian counters is spent by whoever acts.' },
  'PK-16.6': { title: 'Never lost', text: 'Persian counters are never lost.' },
  'PK-16.7': {
    title: 'Tiles of Persia',
    text: 'If Persia wins as main player, the tile belongs to everybody who plays Persia this turn, each at its full value.',
  },
  'PK-16.8': {
    title: 'Cubes of Persia',
    text: 'If Persia is main defender of a location that is not attacked, each of its players puts 2 cubes into the city.',
  },
  'PK-16.9': {
    title: 'Who decides for Persia',
    text: 'What Persia must choose at a location is chosen by the one who placed there first.',
  },
  'PK-16.10': { title: 'No statue', text: 'Who plays Persia erects no statue and recovers nothing.' },
  'PK-17.1': {
    title: 'Once in the game',
    text: 'Each Special tile is used once, if its holder likes, and then lies face up. An unused tile is worth nothing.',
  },
  'PK-17.2': {
    title: 'Perikles, Plague, Alkibiades',
    text: 'In your turn of phase 2. Perikles: 2 of your cubes into Athens. Plague: in a city everybody loses half of their cubes, rounded down, counting a candidate, from the main area. Alkibiades: 2 different cubes, each to another city, no candidates.',
  },
  'PK-17.3': {
    title: 'Slave Revolt',
    text: 'In your commit turn, not during a request: name a location with Spartan hoplites or the Spartan hand. One of the hoplites, picked at random, goes home until the end of the turn; only the leader of Sparta sees which.',
  },
  'PK-17.4': {
    title: 'Battle tiles',
    text: 'After the reveal, before the dice. Brasidas doubles Spartan hoplites, Phormio Athenian triremes; Thessalian Allies in a hoplite round and Persian Fleet in a trireme round give a side 1 token.',
  },
  'PK-17.5': {
    title: 'Not with a token',
    text: 'A side that already has a token cannot be chosen for Thessalian Allies or Persian Fleet.',
  },
  'PK-17.6': {
    title: 'All at once',
    text: 'All holders of an unused tile decide at the same time and in secret; what they play is shown together.',
  },
  'PK-17.7': {
    title: 'Whoever leads',
    text: 'Brasidas and Phormio work whoever leads those cities and on whichever side. Persian Fleet has nothing to do with Persia.',
  },
  'PK-18.1': { title: 'Statues', text: 'Each leader erects a statue in the city led.' },
  'PK-18.2': { title: 'Tiles go back', text: 'All Influence tiles go back for the next turn. Cubes stay.' },
  'PK-18.3': {
    title: 'Counters go home',
    text: 'All counters that are not dead go back to their boxes, also the one sent home by Slave Revolt.',
  },
  'PK-18.4': {
    title: 'The end of the game',
    text: 'The game ends after turn 3, or after the turn in which Athens or Sparta has 4 defeats. The other battles of that turn are still fought.',
  },
  'PK-19.1': {
    title: 'The score',
    text: '1 point for each cube in the cities, the points of your Location tiles, and for each statue the highest open number of its city, 0 if all are covered.',
  },
  'PK-19.2': {
    title: 'Winning',
    text: 'The highest score wins; then more points from Location tiles, then more statues. If all are equal, the victory is shared.',
  },
  'PK-20.1': { title: 'Spectators', text: 'Spectators see what every player sees and nothing more.' },
  'PK-20.2': { title: 'Face-down counters', text: 'Face-down counters show power, unit and number to others, never which is which.' },
  'PK-20.3': {
    title: 'What survivors tell',
    text: 'Counters back in a box are open, so the rest can sometimes be inferred. How long somebody thinks is not hidden either.',
  },
  'PK-21': {
    title: 'Chance',
    text: 'The start player, the deal and the draws, the pick of Slave Revolt and every throw are drawn by the table and recorded.',
  },
  'PK-22': {
    title: 'Absent players',
    text: 'For an absent player: any legal tile, effect or proposal, first player oneself, hoplites recovered, nothing sent, requests denied, Special tiles passed, the first tied power as casualty.',
  },
} as const satisfies SomeRules;
