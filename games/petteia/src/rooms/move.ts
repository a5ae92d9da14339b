/**
 * A turn, PT-2 to PT-10: one man moves and takes the men it encloses, then the room checks whether the game has ended.
 * In: it is a side's turn. Out: the other side's turn, or the end.
 */
import { goTo, type Illegal, type Log, leaveAll, NOT_NOW, only } from '@stoa/engine';
import { moveOf } from '../actions.ts';
import { fileOf, LINES, nameOf, other, QUIET_LIMIT, rankOf, SIZE, type Side, type Square, squareOf } from '../board.ts';
import type { PtEvent } from '../events.ts';
import { MOVE } from '../frames.ts';
import { illegal } from '../refusals.ts';
import type { PtRoom } from '../room.ts';
import { canMove, isEmpty, march, men, type PtState, stands, take } from '../state.ts';

/** PT-2: one of the seat's own men. */
const cannotLift = (s: PtState, side: Side, from: Square): Illegal | undefined =>
  stands(s, side, from)
    ? undefined
    : isEmpty(s, from)
      ? illegal('PT-2', 'no-man', { square: nameOf(from) })
      : illegal('PT-2', 'enemy-man', { square: nameOf(from) });

/** PT-3: along a rank or a file, over empty squares, to an empty square. */
const cannotReach = (s: PtState, from: Square, to: Square): Illegal | undefined => {
  if (from === to || (fileOf(from) !== fileOf(to) && rankOf(from) !== rankOf(to))) return NOT_IN_LINE;
  const line = (LINES[from] ?? []).find(squares => squares.includes(to)) ?? [];
  const barrier = line.slice(0, line.indexOf(to) + 1).find(square => !isEmpty(s, square));
  return barrier === undefined ? undefined : illegal('PT-3', 'way-barred', { square: nameOf(barrier) });
};
const NOT_IN_LINE = illegal('PT-3', 'not-in-line', {});

/**
 * PT-4, PT-5: in each direction, takes one adjacent enemy with an own man right behind it. PT-6: a corner has no opposite sides, so a man
 * there is never taken. PT-7: only the man that moved takes, so a man that steps between two enemies is safe.
 */
const capture = (s: PtState, side: Side, at: Square, log: Log<PtEvent> | undefined): number => {
  const enemy = other(side);
  let taken = 0;
  for (const line of LINES[at] ?? []) {
    if (line.length < 2 || !stands(s, enemy, line[0]!) || !stands(s, side, line[1]!)) continue;
    take(s, enemy, line[0]!);
    log?.({ e: 'taken', side: enemy, at: nameOf(line[0]!), rule: 'PT-4' });
    taken++;
  }
  return taken;
};

/** PT-8, PT-9, PT-10, in this order; `side` is to move next. Ends the game if one of them holds. */
export const settle = (s: PtState, side: Side, log?: Log<PtEvent>): void => {
  if (men(s, side) <= 1) end(s, 'last-man', other(side), 'PT-8', log);
  else if (!canMove(s, side)) end(s, 'no-move', other(side), 'PT-9', log);
  else if (s.quiet >= QUIET_LIMIT) end(s, 'quiet', null, 'PT-10', log);
};

const end = (
  s: PtState,
  reason: Extract<PtEvent, { e: 'ended' }>['reason'],
  winner: Side | null,
  rule: 'PT-8' | 'PT-9' | 'PT-10',
  log: Log<PtEvent> | undefined,
): void => {
  s.ending = reason;
  s.winner = winner ?? -1;
  leaveAll(s);
  log?.({ e: 'ended', reason, winner, rule });
};

export const move: PtRoom<'move'> = {
  rule: 'PT-2',
  mode: 'one',
  leadsTo: ['move'],
  actors: (_s, f) => only(f.side),

  actions(s, f, _seat, out) {
    for (let from = 0; from < SIZE * SIZE; from++) {
      if (!stands(s, f.side, from)) continue;
      for (const line of LINES[from] ?? [])
        for (const to of line) {
          if (!isEmpty(s, to)) break;
          out.push(moveOf(from, to));
        }
    }
  },

  why(s, f, _seat, a) {
    if (a.do !== 'move') return NOT_NOW;
    const [from, to] = [squareOf(a.from), squareOf(a.to)];
    return cannotLift(s, f.side, from) ?? cannotReach(s, from, to);
  },

  apply(s, f, _by, a, log) {
    const [from, to] = [squareOf(a.from), squareOf(a.to)];
    march(s, f.side, from, to);
    log?.({ e: 'moved', side: f.side, from: a.from, to: a.to });
    s.quiet = capture(s, f.side, to, log) > 0 ? 0 : s.quiet + 1;
    const next = other(f.side);
    goTo(s, MOVE[next]);
    settle(s, next, log);
  },
};
