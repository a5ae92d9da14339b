/** English. */
import { textTools } from '@stoa/engine';
import { BLACK, type Side } from '../board.ts';
import { type PtText, type PtWords, textFrom } from './words.ts';

const { and, count } = textTools('en');
const side = (s: Side): string => (s === BLACK ? 'Black' : 'White');
const wins = (winner: Side | null, isMine: boolean): string => (isMine ? 'You win' : `${side(winner ?? BLACK)} wins`);
const moves = (n: number): string => count(n, { one: 'move', other: 'moves' });
const soon = (n: number): string => (n <= 10 ? ` Without a capture the game is drawn in ${moves(n)}.` : '');

export const en: PtWords = {
  name: 'Petteia',
  tagline: 'The oldest Greek board game we can still play: enclose a man between two of yours and he is taken.',
  side,
  prompt: {
    move: (turn, quietLeft) => `${side(turn)} moves a man.${soon(quietLeft)}`,
    yours: quietLeft => `Your turn: move a man along a rank or a file.${soon(quietLeft)}`,
    over: () => 'The game is over.',
  },
  events: {
    moved: e => `${side(e.side)} moves from ${e.from} to ${e.to}.`,
    taken: e => `The ${side(e.side).toLowerCase()} man on ${e.at} is enclosed and taken.`,
    ended: e => en.outcomes[e.reason](e.winner, false),
  },
  refusals: {
    'no-man': ({ square }) => `There is no man on ${square}.`,
    'enemy-man': ({ square }) => `The man on ${square} is your opponent’s.`,
    'not-in-line': () => 'A man moves along its rank or its file, at least one square.',
    'way-barred': ({ square }) => `The way is barred on ${square}: men do not jump, and they stop on empty squares.`,
    'unknown-option': ({ option }) => `Petteia has no such option or value${option === undefined ? '' : `: ${option}`}.`,
    'bad-position': ({ token }) => `This position cannot be read at “${token}”.`,
    'not-now': () => 'This cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'game-over': () => 'The game is over.',
  },
  actions: { move: a => `${a.from} to ${a.to}` },
  groups: { move: a => `The man on ${a.from}` },
  table: {
    men: (s, squares) => ({
      title: `${side(s)}: ${count(squares.length, { one: 'man', other: 'men' })}`,
      lines: squares.length > 0 ? [and(squares)] : [],
    }),
    course: view => ({
      title: 'The game',
      lines: [
        view.turn === null ? 'The game is over.' : `${side(view.turn)} is to move.`,
        `The game is drawn after ${moves(view.quietLeft)} more without a capture.`,
      ],
    }),
  },
  outcomes: {
    'last-man': (winner, isMine) => `${wins(winner, isMine)}: the other side has one man left.`,
    'no-move': (winner, isMine) => `${wins(winner, isMine)}: the other side cannot move.`,
    quiet: () => 'A draw: sixty moves without a capture.',
  },
  scores: { men: 'Men left' },
  rules: {
    'PT-1': {
      title: 'Board and men',
      text: 'Eight by eight squares. Each side has eight men on its first rank: White on rank 1, Black on rank 8.',
    },
    'PT-2': { title: 'The turn', text: 'White begins. The sides take turns to move one man of their own. Nobody may pass.' },
    'PT-3': {
      title: 'The move',
      text: 'A man goes any number of squares along its rank or its file. Every square on the way and the square where it stops must be empty.',
    },
    'PT-4': {
      title: 'Capture',
      text: 'When a man stops beside an enemy and another man of its side stands right behind that enemy, on the opposite side in the same line, the enemy is taken off the board.',
    },
    'PT-5': {
      title: 'Several at once',
      text: 'A move takes in every direction in which it encloses one enemy. Two enemies side by side in the line are not taken.',
    },
    'PT-6': {
      title: 'Edge and corner',
      text: 'The edge of the board does not help to enclose. A man on the edge can be taken along the edge; a man in a corner has no two opposite sides and is never taken.',
    },
    'PT-7': { title: 'Stepping between', text: 'Only the man that has just moved takes. A man that steps between two enemies is safe.' },
    'PT-8': { title: 'The last man', text: 'A side with only one man left has lost.' },
    'PT-9': { title: 'No move', text: 'A side that is to move and cannot has lost.' },
    'PT-10': {
      title: 'Sixty quiet moves',
      text: 'After sixty moves in a row without a capture, the moves of both sides counted together, the game is a draw. A sixtieth move that leaves the other side without a move wins.',
    },
  },
};

/** The whole text in this language. */
export const text: PtText = textFrom(en);
