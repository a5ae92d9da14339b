/** The lesson of Parthenon in English. */
import type { ParthenonStep } from '../../lessons/parthenon.ts';
import type { StepWords } from '../words.ts';

export const parthenonSteps: Readonly<Record<ParthenonStep, StepWords>> = {
  welcome: {
    title: 'Sixteen structures',
    ask: 'You are Player 1 on Chios. Whoever first completes an island wins: six villages, two workshops, six buildings on the acropolis and two Great Wonders. A year has four seasons of ten phases, and everybody plays every phase at the same time.',
  },
  event: {
    title: 'The event',
    ask: 'Each season one more event is turned up, and all open ones strike. Drought: pay 1 grape, or the Archon names a village of yours that yields nothing. Pay.',
    after:
      'The answers were sealed and shown together. The Archon sets the order of events and names who suffers, so a gift to him at the right moment can help.',
  },
  produce: {
    title: 'Production',
    ask: 'Every village and workshop yields one card. Your Army can work too: put it on a village, which then yields two, and confirm.',
    after: 'Chios makes grapes, wool and olives, and nothing else. For grain, ore and timber you need the others, or a voyage.',
  },
  offer: {
    title: 'An offer',
    ask: 'In Island Trade everybody may trade anything with anybody. Crete makes timber. Offer everybody 1 wool for 1 timber: take it from the ideas, or touch the cards, then press Offer.',
    after:
      'Player 2 took it. Others see that you traded and how many cards, not which. Nothing is reserved: if you part with the wool first, the offer is void and you are told.',
  },
  accept: {
    title: 'Somebody else’s offer',
    ask: 'Player 3 offers you 1 ore for 1 grape. The slip says what it would let you build. Accept it.',
    after:
      'A deal. Instead of accepting you can always counter with other cards. Promises can be given as well: they are noted, and bind nobody.',
  },
  voyage: {
    title: 'The voyage',
    ask: 'A fleet takes six cards at most. Load both wool and the Gift of Poseidon on fleet A, send it to Athens and set sail. What stays at home is safe.',
    after:
      'The plans are shown together: where each fleet goes and how many cards it carries. For near lands one hazard is drawn, for far ones two. Yours: heavy seas, a commodity is lost.',
  },
  hazard: {
    title: 'A hazard',
    ask: 'You are hit. A Gift of Poseidon aboard replaces the hazard by another, for this fleet alone: choose it, then answer.',
    after: 'The new card was a safe journey. Warships keep pirates away, Armies raiders, but only from the fleet they sail with.',
  },
  harbor: {
    title: 'The harbor',
    ask: 'Only you see what the harbor card of Athens says: open. If nobody reveals it, nobody trades here this season. Reveal it.',
    after: 'It lies open until the year ends, for everybody. Sometimes it is wiser to keep silent about a good harbor, or a bad one.',
  },
  plan: {
    title: 'A wonder plan',
    ask: 'Now the fleet trades with the bank at the rates of the land. Each land also sells something that is only found there: in Athens the plans of the wonders, the first for nothing. Take one, then finish trading.',
    after: 'The Colossus is yours to build, in two stages. Neighbouring lands pay half of what foreign ones pay, but the way is safer.',
  },
  build: {
    title: 'Building',
    ask: 'Your fleet is home and everything is in your hand. The island shows what you can build and what is missing for the rest. The second village for wool costs 2 grapes: build it, then finish building.',
    after:
      'From next season it yields one more wool. Buildings of the acropolis make Armies, Warships, Gifts and gold; an Academy brings a philosophy.',
  },
  keep: {
    title: 'What you keep',
    ask: 'The season ends: keep three cards of your choice in secret, or show your hand and keep one of each kind. You have four kinds, so choose the second. Then give your vote for Archon to somebody else.',
    after: 'Two grapes are gone, four cards stay. The new Archon takes office at once, and the next season begins with its event.',
  },
  win: {
    title: 'The last stone',
    ask: 'Much later: fifteen structures stand, and the Colossus lacks its last stage, 1 tool and 1 ore. Pay it, finish building, and vote once more.',
    after:
      'Sixteen: Chios is complete and you have won. If nobody gets that far, most structures win after three years. The rest the table tells you as you play.',
  },
};
