/** The rules PA-4 to PA-7 in English, in our own words. */
import type { SomeRules } from '../../words.ts';

export const island = {
  'PA-4.1': { title: 'Years and seasons', text: 'Three years of four seasons; each season runs phases 1 to 10.' },
  'PA-4.2': { title: 'Everybody acts', text: 'Everybody acts in every phase; there are no turns.' },
  'PA-4.3': { title: 'The Archon sets the order', text: 'If players cannot agree who goes first, the Archon decides for that phase.' },
  'PA-4.4': {
    title: 'Order wishes',
    text: 'A standing wish says early, late or any. It is read when phases 3.1, 4, 6.3 and 8 open and can still be made then, until something is done in the phase; if wishes clash, the Archon places everybody who acts.',
  },
  'PA-4.5': { title: 'Sealed decisions', text: 'They are shown to nobody until all have decided, then all at once.' },
  'PA-4.6': { title: 'Open phases', text: 'Elsewhere acts are carried out as they come.' },
  'PA-4.7': {
    title: 'Scarce philosophies',
    text: 'A philosophy is taken at once, unless islands that by public facts could ask for it now are more than it has copies (a new one goes to one island): then the request waits until they have been heard, its player goes on building, and if too many ask the Archon says who comes next.',
  },
  'PA-4.8': {
    title: 'Rights of the Archon',
    text: 'He orders events and disputes, names what events and hazards strike, and breaks the very last tie.',
  },
  'PA-4.9': { title: 'Promises', text: 'Anything may be promised; promises are shown and bind nobody.' },
  'PA-5.1': { title: 'A new event', text: 'The next face-down event of the year is turned up.' },
  'PA-5.2': { title: 'All face-up events act', text: 'Every face-up event of the year is carried out again each season.' },
  'PA-5.3': { title: 'Order of events', text: 'The Archon picks the next event, one at a time.' },
  'PA-5.4': { title: 'One after the other', text: 'An event is finished before the next begins.' },
  'PA-5.5': {
    title: 'Gifts to the Archon',
    text: 'During the phase anybody may hand cards to the Archon; that takes effect at once. While islands answer an event in secret, gifts wait.',
  },
  'PA-5.6': { title: 'One way only', text: 'Gifts go only to the Archon, and he gives nothing in this phase.' },
  'PA-5.7': { title: 'Open to persuasion', text: 'Until the Archon confirms a choice, everybody may bargain.' },
  'PA-5.8': { title: 'Pay or suffer', text: 'Answers to an event are sealed; whoever cannot pay suffers.' },
  'PA-5.9': {
    title: 'What can be lost',
    text: 'Nobody loses more than he has. Payments come from the hand; Aegis cards count wherever they are kept.',
  },
  'PA-5.10': { title: 'Effects of a season', text: 'What an event sets for the season ends with phase 10.' },
  'PA-6.1': { title: 'Yield', text: 'Every village and workshop yields one card.' },
  'PA-6.2': { title: 'Armies at work', text: 'Each Army lets one village yield two; one Army for a village and season.' },
  'PA-6.3': { title: 'Only villages', text: 'Armies do not work in workshops or other structures.' },
  'PA-6.4': { title: 'Wherever they are', text: 'Armies count at home and aboard, and may still sail this season.' },
  'PA-6.5': { title: 'Blocked villages', text: 'A blocked village yields nothing, also with an Army.' },
  'PA-6.6': { title: 'Face down', text: 'What is produced goes to the hand unseen.' },
  'PA-6.7': { title: 'Sealed choices', text: 'Choices in production are sealed; without one the phase runs by itself.' },
  'PA-7.1': {
    title: 'Start of trade',
    text: 'First come wonder payments and powers for the start of Island Trade; trading waits until all have passed.',
  },
  'PA-7.2': { title: 'Free trade', text: 'Commodities and Aegis cards change hands at any price; nobody must trade.' },
  'PA-7.3': { title: 'What is not traded', text: 'Philosophies, plans, structures and fleets are not traded.' },
  'PA-7.4': { title: 'At home', text: 'Hazards and harbors play no part here.' },
  'PA-7.5': {
    title: 'Offers',
    text: 'An offer names exact cards, to one island or to all. Nothing is locked: it lapses when its maker no longer has the cards. Accepting is checked and done in one step; a private offer is seen by its two parties only.',
  },
  'PA-7.6': { title: 'Ready', text: 'Trading ends when all are ready; a new offer to a player makes him not ready.' },
} satisfies SomeRules;
