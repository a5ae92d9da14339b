/** The lessons in English. */
import { parthenonSteps } from './en/parthenon.ts';
import { periklesSteps } from './en/perikles.ts';
import type { LessonWords } from './words.ts';

export const lessonEn: LessonWords = {
  lesson: 'Lesson',
  stepOf: (n, of) => `${n} of ${of}`,
  back: 'One step back',
  again: 'This step again',
  hint: 'Hint',
  tip: action => `Try this: ${action}`,
  astray: 'The rules allow that. In this step we need something else.',
  skip: 'Skip',
  next: 'Next',
  playNow: 'Now play',
  restart: 'Begin the lesson again',
  home: 'Home',
  steps: {
    'earth-and-water': {
      welcome: {
        title: 'Five campaigns',
        ask: 'You are Greece; Persia is coming. After each of five campaigns every city you control is worth 1 point, the four major cities with the large ring 2. Only the difference moves the marker.',
      },
      cards: {
        title: 'Buying cards',
        ask: 'A campaign begins with preparation: you have 6 talents, Persia has 12. Cards come first, unseen, 1 talent each, because without cards nothing moves. Buy three.',
        after: 'Three cards are in your hand. Each has an event for you and another, in small print, for Persia. Three talents are left.',
      },
      raise: {
        title: 'Armies and fleets',
        ask: 'An army (square) costs 1 talent and goes to a city you control; so does a fleet (round), in its port. Raise two armies and one fleet where you like, then end your preparation.',
        after: 'Every talent is spent; what you keep would be lost. Persia pays 2 for a fleet but has twice your purse.',
      },
      event: {
        title: 'A card for its event',
        ask: 'Now you take turns, one card each. A card is either its event or a movement, never both. Play the event of Ionian Revolt and choose where Persia loses an army.',
        after: 'The army is back in the Persian reserve and the card is discarded. It may return when the deck runs out.',
      },
      march: {
        title: 'A card for a march',
        ask: 'Nobody holds Thebes. Choose March on either card and send armies there: touch where they come from, then Thebes. They may use any road through your own cities.',
        after:
          'Thebes is yours as long as an army stays. And should Athens be empty now: your own major cities remain yours until somebody walks in.',
      },
      attack: {
        title: 'Attack',
        ask: 'Two Persian armies stand in Larissa. March there from Thebes with all three: meeting the enemy means battle. Each side rolls a die for each army, at most three, and its best die counts.',
        after: 'Persia rolled a 6, but Persian dice count 4 at most (5 in Abydos and Ephesus). Your 5 beats it: Persia loses an army.',
      },
      fight: {
        title: 'Fight on?',
        ask: 'After each round first the attacker, then the defender may retreat. The battle panel gives the exact odds, and they are good. Fight on.',
        after: 'A tie, 4 against 4: both lose an army. You have two left and Larissa is yours.',
      },
      react: {
        title: 'A reaction',
        ask: 'Now Persia strikes at Thebes: three against two. Before the dice fall you are asked for a reaction. You hold 300 Spartans: play it and roll three dice in every round.',
        after:
          'Your 6 cost Persia an army, and it went back where it came from. You are asked even when you hold no such card, so the question gives nothing away.',
      },
      sail: {
        title: 'By sea',
        ask: 'Fleets sail from any port to any other, and each carries one army, at most three in all. Choose Sail and take both fleets with both armies from Athens to Naxos.',
        after: 'Naxos is Greek. Had Persian ships been there, you would have fought at sea first, and armies drown with their ships.',
      },
      supply: {
        title: 'Supply',
        ask: 'When the cards are played, armies must be fed: by open roads from a major city, or by a fleet in their own port. Eretria has neither: sail a fleet there, without armies.',
        after: 'Eretria lived by its fleet. The army in Delphi had no port, and Persia barred the road at Thebes: it is lost.',
      },
      score: {
        title: 'Scoring',
        ask: 'Greece counts Athens 2, Sparta 2, Corinth 1, Eretria 1: that makes 6. Persia counts 2, 2 and 1 for Thebes: 5. The marker moves one space your way. After campaign five it decides the game.',
      },
      win: {
        title: 'Winning at once',
        ask: 'Or sooner: hold both major cities of the enemy after supply and you win at once. Abydos is yours and nobody guards Ephesus. Sail there from Naxos with everything.',
        after:
          'Abydos and Ephesus are Greek: the war is won. Persia wins in the same way with Athens and Sparta, so never leave both unguarded. The rest the table tells you as you play.',
      },
    },
    parthenon: parthenonSteps,
    perikles: periklesSteps,
    petteia: {
      move: {
        title: 'Moving',
        ask: 'You are White. A man goes any number of empty squares in a straight line, like a rook in chess. Touch one of your men, then a square.',
        after: 'Well moved. You and Black move in turn, and nobody may pass.',
      },
      take: {
        title: 'Taking',
        ask: 'Close an enemy in between two of your men, along a rank or a file, and it is taken. Your man on c4 already stands beside d4: bring the one from e1 to the other side.',
        after: 'The black man stood between c4 and e4 and is off the board. Diagonals do not count.',
      },
      two: {
        title: 'Two at once',
        ask: 'One move takes in every direction in which it closes somebody in. From g5 there is a square that takes two men.',
        after: 'Both are gone: c5 between b5 and d5, and d4 between d5 and d3.',
      },
      safe: {
        title: 'Stepping between',
        ask: 'Only the man that has just moved takes. So you may step between two enemies yourself. Go from d1 to d4.',
        after: 'You stand between c4 and e4 and nothing happens. But beware: if one of them leaves and comes back, you are taken.',
      },
      win: {
        title: 'Winning',
        ask: 'A side with a single man left has lost, and so has one that cannot move. Black has two men: take one.',
        after: 'Black has one man left: you have won. Sixty moves in a row without a capture would have been a draw.',
      },
    },
  },
};
