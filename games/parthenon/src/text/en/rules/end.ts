/** The rules PA-17 to PA-22 in English, in our own words. */
import type { SomeRules } from '../../words.ts';

export const end = {
  'PA-17.1': { title: 'End of the season', text: 'Victory is checked, then open hands turn face down.' },
  'PA-17.2': { title: 'End of the year', text: 'The events leave; four of the next year’s are laid out.' },
  'PA-17.3': { title: 'New harbors', text: 'Face-up harbor cards are replaced; face-down ones stay.' },
  'PA-17.4': { title: 'Empty harbor deck', text: 'The discards are shuffled.' },
  'PA-18.1': { title: 'Complete', text: 'Six villages, two workshops, six acropolis structures and two complete wonders.' },
  'PA-18.2': { title: 'One complete island', text: 'It wins at the end of the season.' },
  'PA-18.3': { title: 'Several complete', text: 'Tie-breakers from number 6 decide among them.' },
  'PA-18.4': { title: 'After three years', text: 'Most structures win; ties from tie-breaker 1.' },
  'PA-18.5': {
    title: 'Tie-breakers',
    text: 'Complete wonders, partial ones, plans, acropolis, workshops, philosophies, fleets, Aegis cards, gold, rares, basics; at each step only the best stay in.',
  },
  'PA-18.6': { title: 'Caps', text: 'Counts are capped, and each wonder counts only in its stage.' },
  'PA-18.7': { title: 'Still tied', text: 'The Archon in office picks among the tied.' },
  'PA-19.1': { title: 'Delian League', text: 'In year 1 Athens has no harbor card and is open.' },
  'PA-19.2': {
    title: 'Tournament',
    text: 'The game begins in year 2; each island has six villages, a workshop, a plan and fleets A and B.',
  },
  'PA-19.3': { title: 'The dealt plan', text: 'It is the first plan; the next costs 1 gold.' },
  'PA-19.4': { title: 'Combining', text: 'Variants, beginner version and bonuses combine.' },
  'PA-20.1': { title: 'Hidden information', text: 'Each player is sent only what the table of secrets allows.' },
  'PA-20.2': { title: 'Notes', text: 'A harbor card once seen stays in your notes.' },
  'PA-21.1': { title: 'Recorded chance', text: 'Every draw is recorded; a record replays without a generator.' },
  'PA-21.2': { title: 'Taking back', text: 'Done, ready and pass can be taken back until the phase goes on.' },
  'PA-21.3': {
    title: 'Absent players',
    text: 'They suffer, lose the cheapest, stay, accept, pass and are done; Armies work, and they keep one of each, or the dearest. Votes and choices of the Archon fall at random.',
  },
  'PA-21.4': {
    title: 'No idle waiting',
    text: 'Who by public facts has no choice is not asked; an island with an empty hand that is paid for a service in phase 8 is asked after all.',
  },
  'PA-21.5': {
    title: 'Step by step',
    text: 'Payments and loading go card by card in private, then are confirmed. Limits for a phase: 40 exchanges a fleet, 20 offers, 12 changes or promises. A list of cards has at most 12.',
  },
  'PA-21.6': { title: 'At any time', text: 'Wishes at any time; gifts in phase 1; promises in phases 1 and 3.' },
  'PA-22.1': { title: 'Data pack', text: 'All prices and card effects come from the pack; replacing it replaces the cards.' },
  'PA-22.2': { title: 'Sections', text: 'A pack has all its sections.' },
  'PA-22.3': { title: 'Provenance', text: 'Every entry says where it comes from.' },
  'PA-22.4': { title: 'Costs', text: 'Every item of a cost is paid; different kinds where it says so.' },
  'PA-22.5': { title: 'Selectors', text: 'A card by name, or a class of cards.' },
  'PA-22.6': { title: 'Effects', text: 'Effects come from a closed list.' },
  'PA-22.7': { title: 'Moments', text: 'A word ties an effect to its moment.' },
  'PA-22.8': { title: 'Hazards', text: 'A hazard says whom it strikes and what it does; the Archon may have to name the fleet.' },
  'PA-22.9': { title: 'Checks', text: 'A pack with a mistake is refused with its place and its reason.' },
  'PA-22.10': { title: 'Exact meanings', text: 'The words of the pack mean exactly what the rules say.' },
  'PA-22.11': { title: 'Rulings', text: 'Only the default rulings can be played.' },
} satisfies SomeRules;
