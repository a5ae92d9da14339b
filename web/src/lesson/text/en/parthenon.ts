/** The lesson of Parthenon in English. */
import type { ParthenonStep } from '../../lessons/parthenon.ts';
import type { StepWords } from '../words.ts';

export const parthenonSteps: Readonly<Record<ParthenonStep, StepWords>> = {
  welcome: {
    title: 'Sixteen structures',
    ask: 'You rule Chios. Whoever first completes an island wins: six villages, two workshops, six buildings on the acropolis and two Great Wonders. A year has four seasons of ten phases, and everybody plays every phase at the same time. You play the last season of the first year, with five villages, four goods, an Army and a Gift of Poseidon.',
  },
  harvest: {
    title: 'The events',
    ask: 'Each season one more event is turned up, and all open ones act in the order that the Archon chooses: now Xanthe of Crete. Pirate Raids spare everybody who owns an Army, and Xanthe gives you the gold of Athenian Patronage. Then comes Bountiful Harvest: take 1 wool.',
    after: 'The Archon also names who suffers and who gains, so a gift to the Archon at the right moment can help.',
  },
  event: {
    title: 'An event that takes',
    ask: 'Drought, the new one, comes last: pay 1 grape, or the Archon names a village of yours that yields nothing this season. Pay.',
    after: 'The answers were sealed and shown together. Xanthe and Dion did not pay: a village of each yields nothing.',
  },
  produce: {
    title: 'Production',
    ask: 'Every village and workshop yields one card. Armies, Warships and Gifts of Poseidon are aegis cards: they lie open, and are never discarded. Your Army can work: put it on the wool village, which then yields two, and bring in the harvest.',
    after: 'Chios makes grapes, wool and olives, and nothing else. For grain, ore and timber you need the others, or a voyage.',
  },
  offer: {
    title: 'An offer',
    ask: 'In Island Trade everybody may trade anything with anybody. Xanthe on Crete makes timber. Offer everybody 1 wool for 1 timber: take it from “Begin with”, or touch the cards, then press Offer.',
    after:
      'Xanthe took it. Others see that you traded and how many cards, not which. Nothing is reserved: if you part with the wool first, the offer is void and you are told.',
  },
  accept: {
    title: 'An offer to you',
    ask: 'Dion offers you 1 ore for 1 olive. The slip says what it would let you build. Accept it, then say that you are ready: the phase ends when everybody is.',
    after:
      'A deal. Instead of accepting you can always counter with other cards. Promises can be given as well: they are noted, and bind nobody.',
  },
  voyage: {
    title: 'The voyage',
    ask: 'A fleet takes six cards at most. Load two wool and the Gift of Poseidon on fleet A, send it to Athens and set sail. What stays at home is safe.',
    after:
      'The plans are shown together: where each fleet goes and how many cards it carries. For near lands one hazard is drawn, for far ones two. Yours: heavy seas, a commodity is lost.',
  },
  hazard: {
    title: 'A hazard',
    ask: 'You are hit. A Gift of Poseidon aboard replaces the hazard by another, for this fleet alone: use it.',
    after: 'The new card was a safe journey. Warships keep pirates away, Armies raiders, but only from the fleet they sail with.',
  },
  harbor: {
    title: 'The harbor',
    ask: 'Only you see what the harbor card of Athens says: open. If nobody reveals it, nobody trades here this season. Reveal it.',
    after: 'It lies open for everybody until the year ends. Sometimes it is wiser to keep silent about a good harbor, or a bad one.',
  },
  trade: {
    title: 'The rates of a land',
    ask: 'Now the fleet trades with the bank. In a neighbouring land two basic goods buy one. Lay down both wool and take 1 ore for them.',
    after: 'Foreign lands pay twice as much, but the way there is more dangerous.',
  },
  plan: {
    title: 'A wonder plan',
    ask: 'Each land also has something that is only found there: Athens has the plans of the wonders, and the first one costs nothing. Take it, then finish trading.',
    after: 'The Colossus is yours to build, in two stages.',
  },
  build: {
    title: 'Building',
    ask: 'Your fleet is home and everything is in your hand. The last village costs 2 grapes, the first stage of the Colossus 2 ore and 1 timber. Build both, then finish building.',
    after:
      'All six villages stand. On the acropolis a Fortress makes Armies, a Great Harbor Warships, a Shrine Gifts of Poseidon and a Marketplace gold; an Academy brings a philosophy.',
  },
  keep: {
    title: 'What you keep',
    ask: 'You hold five goods, and not all of them can stay: keep three of your choice in secret, or show your hand and keep one of each kind. You have four kinds, so choose the second.',
    after: 'One olive is gone, four cards stay. A Treasury lets you keep six in secret; your Army stays in any case.',
  },
  year: {
    title: 'The end of the year',
    ask: 'Now the islands elect the Archon. The one in office votes first, then the others in turn. Give your vote to another island.',
    after:
      'The new Archon takes office at once. The year is over: its events leave, four of the second year are laid out, and harbors that lay open get new cards.',
  },
  win: {
    title: 'The last stone',
    ask: 'Much later: fifteen structures stand, and the Colossus lacks its last stage, 1 tool and 1 ore. Pay it, finish building, and vote once more.',
    after:
      'Sixteen: Chios is complete and you have won. If nobody gets that far, most structures win after three years. The rest the table tells you as you play.',
  },
};
