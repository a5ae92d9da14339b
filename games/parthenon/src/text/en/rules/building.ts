/** The rules PA-12 to PA-16 in English, in our own words. */
import type { SomeRules } from '../../words.ts';

export const building = {
  'PA-12.1': { title: 'Construction', text: 'Build, buy, pay, use and adopt in any order; a new structure can be used at once.' },
  'PA-12.2': { title: 'Open payment', text: 'Costs go from the hand to the bank, seen by all.' },
  'PA-12.3': { title: 'Villages', text: 'Four further villages, each with its own cost.' },
  'PA-12.4': { title: 'Workshops', text: 'A workshop costs one of each basic.' },
  'PA-12.5': { title: 'One of each', text: 'At most one of each acropolis type, the alternative apart.' },
  'PA-12.6': {
    title: 'Alternatives',
    text: 'One of the two listed types may be built a second time; six acropolis structures in all, so one of the six originals can then never be built.',
  },
  'PA-12.7': { title: 'Once a season', text: 'Each copy of a Fortress, Shrine, Great Harbor or Marketplace works once a season.' },
  'PA-12.8': {
    title: 'What they do',
    text: 'Army, Gift, Warship and gold are made; the Academy brings philosophies; the Treasury keeps six cards.',
  },
  'PA-12.9': { title: 'Treasury', text: 'It works from the moment it stands.' },
  'PA-12.10': { title: 'Fleets', text: 'B costs 1 gold, C 2 gold and needs B; fleets are no structures.' },
  'PA-13.1': {
    title: 'A new philosophy',
    text: 'A new Academy brings, free, one that no island has. It is chosen before its player is done; others may adopt it in the same phase.',
  },
  'PA-13.2': {
    title: 'Adopting',
    text: 'With an Academy, one in play costs as much gold as the philosophies you have, the one that a new Academy still owes you included.',
  },
  'PA-13.3': { title: 'No doubles', text: 'Only what is in play, and never twice.' },
  'PA-13.4': { title: 'Four copies', text: 'At most four islands share a philosophy.' },
  'PA-13.5': { title: 'No limit', text: 'Only the price limits how many are adopted.' },
  'PA-13.6': { title: 'For good', text: 'Philosophies lie open, work at once and are never lost.' },
  'PA-14.1': {
    title: 'Plans',
    text: 'A fleet that may trade at Athens takes the first plan free and the second for 1 gold; never a third. The free one is taken, not given.',
  },
  'PA-14.2': { title: 'Open plans', text: 'Plans lie open.' },
  'PA-14.3': {
    title: 'Two stages',
    text: 'Paying the plan begins the wonder, paying the second cost completes it; both may be paid at once.',
  },
  'PA-14.4': {
    title: 'When and where',
    text: 'Each cost says when it is paid: in phase 8 or at the start of trade from the hand, or abroad from one fleet.',
  },
  'PA-14.5': { title: 'At once', text: 'A payment takes effect at once.' },
  'PA-14.6': { title: 'Only complete', text: 'Only a complete wonder counts and has its power.' },
  'PA-14.7': {
    title: 'Powers for sale',
    text: 'Some wonders serve others for a price, which goes to the owner’s hand; the owner cannot refuse.',
  },
  'PA-15.1': {
    title: 'Two options',
    text: 'All choose in secret how to shrink their hands. Whoever is within the limit keeps everything and is not asked.',
  },
  'PA-15.2': {
    title: 'Option A',
    text: 'Keep up to three commodities, six with a Treasury, face down. To keep nothing is asked once more.',
  },
  'PA-15.3': { title: 'Option B', text: 'Show the hand and keep one of each; it stays open until the season ends.' },
  'PA-15.4': { title: 'Only commodities', text: 'Nothing else is discarded.' },
  'PA-15.5': { title: 'Seen', text: 'Discards are seen.' },
  'PA-16.1': { title: 'The vote', text: 'The Archon first, then clockwise, each gives a vote to another player.' },
  'PA-16.2': { title: 'Most votes', text: 'Most votes win; a tie is drawn.' },
  'PA-16.3': { title: 'At once', text: 'The winner is Archon at once.' },
} satisfies SomeRules;
