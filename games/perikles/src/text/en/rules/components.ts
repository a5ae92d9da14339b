/** The rules PK-1 to PK-4 in our own words. */
import { SPECIAL_COUNT, SPECIALS } from '../../../box.ts';
import type { SomeRules } from '../../words.ts';
import { and, specials } from '../names.ts';

export const components = {
  'PK-1.1': {
    title: 'What is in the box',
    text: `21 Location tiles, ${SPECIAL_COUNT} Special tiles, 36 Influence tiles, 30 cubes and 9 Leader counters in each of 5 colours, 15 Defeat counters, 4 dice and 4 battle tokens.`,
  },
  'PK-1.2': { title: 'How many Military counters', text: 'The game uses 71 Military counters: 61 of the cities and 10 of Persia.' },
  'PK-1.3': {
    title: 'Counters of each power',
    text: 'Each power has hoplites and triremes of strength 1 to 4. Athens is strong at sea, Sparta on land; the table lists every counter.',
  },
  'PK-1.4': {
    title: 'The tracks of the cities',
    text: 'Under each city stands a row of victory points, highest first: Athens 5-5-3-1, Sparta 5-4-3-2, Argos 6-3, Corinth 9-7-5-3, Thebes 7-5-3, Megara 6-3.',
  },
  'PK-1.5': {
    title: 'Location tiles',
    text: 'A Location tile names the city that controls it, its rounds in order, its victory points and perhaps symbols: grey for intrinsic defenders, violet for rebels.',
  },
  'PK-1.6': {
    title: 'Influence tiles',
    text: '14 plain tiles with 2 shards, 11 Candidate tiles, 6 Assassin tiles and 5 brown Any City tiles with 1 shard each. Brown is a colour of its own.',
  },
  'PK-1.7': {
    title: 'Special tiles',
    text: `One each of ${and(SPECIALS.map(id => specials[id].name))}.`,
  },
  'PK-1.8': { title: 'What never runs out', text: 'Leader and Defeat counters never limit play. Cubes do.' },
  'PK-2.1': { title: 'What each player gets', text: 'Each player begins with 30 cubes and 9 Leader counters.' },
  'PK-2.2': {
    title: 'The influence display',
    text: 'The 36 Influence tiles are shuffled and 10 are laid face up; the others are the pile.',
  },
  'PK-2.3': {
    title: 'A Special tile each',
    text: 'Each player is dealt 1 Special tile face down. The others leave the game unseen. A table may play without Special tiles.',
  },
  'PK-2.4': { title: 'Seven locations', text: '7 of the 21 Location tiles are drawn face up into slots 1 to 7, from top to bottom.' },
  'PK-2.5': { title: 'Counters at home', text: 'The counters of each city lie open in its box, those of Persia in the Persian box.' },
  'PK-2.6': { title: 'The start player', text: 'The start player is drawn at random. Play goes clockwise.' },
  'PK-2.7': { title: 'The first cubes', text: 'Everybody has 2 cubes in the main area of each city from the start.' },
  'PK-2.8': {
    title: 'The extra cubes',
    text: 'From the start player clockwise each player puts 1 cube into a city of choice; then the same once more. Nobody may pass.',
  },
  'PK-2.9': { title: 'What is known by then', text: 'The displays and your own Special tile are known when you place the extra cubes.' },
  'PK-2.10': { title: 'Tiles per turn', text: 'With 3 or 4 players everybody takes 5 Influence tiles in a turn, with 5 players 4.' },
  'PK-3.1': {
    title: 'The seven phases',
    text: 'A turn has 7 phases: draw tiles, take Influence tiles, propose candidates, hold elections, commit forces, resolve battles, end of turn.',
  },
  'PK-3.2': { title: 'Three turns', text: 'The game lasts at most 3 turns, with 7 locations in each.' },
  'PK-4.1': { title: 'No draw in turn 1', text: 'In turn 1 the tiles of the setup are used.' },
  'PK-4.2': { title: 'New locations', text: 'At the start of turns 2 and 3 seven new Location tiles are drawn into slots 1 to 7.' },
  'PK-4.3': {
    title: 'New Influence tiles',
    text: 'At the start of turns 2 and 3 all 36 Influence tiles are shuffled and 10 are displayed.',
  },
  'PK-4.4': {
    title: 'Who starts turns 2 and 3',
    text: 'The latest leader of Athens starts. If Athens never had a leader, the same player starts again.',
  },
} as const satisfies SomeRules;
