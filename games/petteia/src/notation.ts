/**
 * One line for a position: `Wa1 Wb1 Ba8 Bb8 turn W quiet 3`. Men in any order; turn W and quiet 0 may be left out.
 * Printing is canonical, and reading what was printed gives the same state: the position determines whether the game has ended.
 */
import { type Illegal, top } from '@stoa/engine';
import { BLACK, other, QUIET_LIMIT, type Side, SQUARES, squareOf, WHITE } from './board.ts';
import { illegal } from './refusals.ts';
import { settle } from './rooms/move.ts';
import { bare, canMove, isEmpty, men, type PtState, put, stands } from './state.ts';

const LETTER: readonly [string, string] = ['W', 'B'];
const sideOf = (letter: string | undefined): Side | undefined => (letter === 'W' ? WHITE : letter === 'B' ? BLACK : undefined);

export const printPosition = (s: PtState): string => {
  const tokens: string[] = [];
  for (const side of [WHITE, BLACK] as const)
    tokens.push(...SQUARES.filter((_, square) => stands(s, side, square)).map(name => LETTER[side] + name));
  // After a draw the state no longer holds the turn: any side that can still move gives the same state when read.
  const turn = top(s)?.side ?? (s.winner >= 0 ? other(s.winner as Side) : canMove(s, WHITE) ? WHITE : BLACK);
  return [...tokens, 'turn', LETTER[turn], ...(s.quiet > 0 ? ['quiet', String(s.quiet)] : [])].join(' ');
};

export const parsePosition = (notation: string): PtState | Illegal => {
  const tokens = notation.split(/\s+/).filter(t => t !== '');
  const s = bare(WHITE);
  let turn: Side = WHITE;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const bad = illegal('PT-1', 'bad-position', { token });
    if (token === 'turn') {
      const side = sideOf(tokens[++i]);
      if (side === undefined) return bad;
      turn = side;
    } else if (token === 'quiet') {
      const quiet = tokens[++i] ?? '';
      if (!/^\d{1,2}$/.test(quiet) || Number(quiet) > QUIET_LIMIT) return bad;
      s.quiet = Number(quiet);
    } else {
      const [side, square] = [sideOf(token[0]), squareOf(token.slice(1))];
      if (side === undefined || square < 0 || !isEmpty(s, square) || men(s, side) === 8) return bad;
      put(s, side, square);
    }
  }
  // Captures take men of the side to move next: only that side can have fewer than two men.
  if (men(s, other(turn)) < 2) return illegal('PT-8', 'bad-position', { token: LETTER[other(turn)]! });
  const result: PtState = { ...bare(turn), men: s.men, left: s.left, quiet: s.quiet };
  settle(result, turn);
  return result;
};
