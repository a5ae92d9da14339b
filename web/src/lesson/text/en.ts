/** The lessons in English. */
import { earthAndWaterSteps } from './en/earth-and-water.ts';
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
  restartHint: 'From its first step.',
  home: 'Home',
  steps: {
    'earth-and-water': earthAndWaterSteps,
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
