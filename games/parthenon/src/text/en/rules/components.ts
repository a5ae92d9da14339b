/** The rules PA-1 to PA-3 in English, in our own words. */
import type { SomeRules } from '../../words.ts';

export const components = {
  'PA-1.1': { title: 'Basic commodities', text: 'Grain, grapes, olives, ore, timber and wool are the six basics.' },
  'PA-1.2': {
    title: 'Rare commodities',
    text: 'Pottery, spices and tools come from workshops, papyrus only from Egypt. Papyrus is a rare wherever a rare is asked for.',
  },
  'PA-1.3': { title: 'Gold', text: 'Gold is a class of its own.' },
  'PA-1.4': {
    title: 'Aegis cards',
    text: 'Army, Warship and Gift of Poseidon are no commodities: they never count against the hand limit and are never discarded in phase 9.',
  },
  'PA-1.5': { title: 'The bank', text: 'The bank never runs out of commodities or Aegis cards.' },
  'PA-1.6': { title: 'Islands', text: 'Chios, Crete and Rhodes bear the torch; Lemnos, Naxos and Scyros do not.' },
  'PA-1.7': {
    title: 'What an island has',
    text: 'Two start villages, four more villages, two workshops, six acropolis structures, two alternatives and fleets A, B and C.',
  },
  'PA-1.8': { title: 'Goods of an island', text: 'Its villages yield three of the six basics, its workshops one rare.' },
  'PA-1.9': { title: 'Acropolis', text: 'Fortress, Shrine, Great Harbor, Marketplace, Academy and Treasury.' },
  'PA-1.10': {
    title: 'Lands',
    text: 'Athens, Sparta and Ionia are neighbouring; Egypt, Carthage and Italy are foreign. Each has room for one Harbor Status card.',
  },
  'PA-1.11': {
    title: 'Decks',
    text: 'Six events for each year, twelve wonders, six philosophies in four copies, a hazard deck and a harbor deck.',
  },
  'PA-1.12': { title: 'The box', text: 'The printed box has 440 cards; how they divide is our reconstruction.' },
  'PA-2.1': {
    title: 'Islands in play',
    text: 'Three players take the torch islands; four and five add one or two others at random; six take all.',
  },
  'PA-2.2': { title: 'Dealing islands', text: 'The islands in play are dealt at random, face up.' },
  'PA-2.3': { title: 'The start', text: 'Everybody begins with fleet A, the two start villages and an empty hand.' },
  'PA-2.4': { title: 'First Archon', text: 'A player drawn at random is the first Archon.' },
  'PA-2.5': { title: 'Seats', text: 'Seats form a circle; clockwise is seat order.' },
  'PA-2.6': { title: 'Plans and philosophies', text: 'Wonder plans lie shuffled face down, philosophies face up.' },
  'PA-2.7': { title: 'Events of the year', text: 'Four of the year’s events lie face down in a row; the others leave the game unseen.' },
  'PA-2.8': {
    title: 'Harbors and hazards',
    text: 'Each land gets a face-down harbor card; the hazards are shuffled. A card nobody has looked at is drawn at the first look.',
  },
  'PA-2.9': { title: 'No bonus', text: 'With three or six players nobody gets a bonus.' },
  'PA-2.10': {
    title: 'Bonus for four',
    text: 'The island without a torch gets an Army; the one with the same start villages and the one with the same rare get a Gift each.',
  },
  'PA-2.11': { title: 'Bonus for five', text: 'The island whose rare nobody else makes gets nothing; the other four get a Gift each.' },
  'PA-2.12': { title: 'Bonuses are well defined', text: 'A pack must make the bonuses clear for every draw of islands.' },
  'PA-2.13': { title: 'Open build decks', text: 'What an island can build is open to all.' },
  'PA-3.1': {
    title: 'Beginner version',
    text: 'Unskilled Labor, Persian Tribute and Persian War are taken out; four of the five left are used each year.',
  },
  'PA-3.2': {
    title: 'Aids',
    text: 'Structures, Aegis cards, trade tables, hazards and special purchases can always be looked up; hidden cards cannot.',
  },
} satisfies SomeRules;
