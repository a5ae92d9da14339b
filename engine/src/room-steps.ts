/** How an entry is made: one call of the top room or of an aside, then every `resume` that follows from it. */
import { type Action, type Actor, CHANCE, type Log } from './contract.ts';
import { type Frame, type Stacked, top } from './frames.ts';
import type { RoomTable } from './room-table.ts';
import { type Aside, ClosedByOpener } from './rooms.ts';

type OnExit = (from: string, to: string) => void;
type Step<S, A, E> = (s: S, by: Actor, a: A, log: Log<E> | undefined, onExit: OnExit | undefined) => void;

export const roomSteps = <S extends Stacked<F>, F extends Frame, A extends Action, E>(t: RoomTable<S, F, A, E>): Step<S, A, E> => {
  const { anyAside, roomOf, asideOf, asideFrame } = t;
  /**
   * One call of a room, then `resume` as often as a room has closed or asked for it. Only this function decides that a room is resumed,
   * and it does so once: a room on top after its own call is resumed only if it said `proceed`.
   */
  const step = (s: S, by: Actor, a: A, log: Log<E> | undefined, onExit: OnExit | undefined): void => {
    const f = top(s) as F;
    const aside = anyAside && by !== CHANCE ? asideFrame(s, a.do) : undefined;
    let from = aside ?? f;
    let depth = s.stack.length;
    if (aside !== undefined) (asideOf(aside) as Aside<S, F, A, E>).apply(s, aside, by, a, log);
    else roomOf(f).apply(s, f, by, a, log);
    for (;;) {
      const now = top(s);
      if (onExit !== undefined && now !== undefined && now !== from && now !== f) onExit(from.room, now.room);
      const why = s.resuming;
      if (why === false) return;
      s.resuming = false;
      if (now === undefined) return;
      const height = s.stack.length;
      if (height >= depth && why === 'closed') throw new ClosedByOpener(from.room);
      // The room above will resume this one when it closes.
      if (height > depth) return;
      depth = height;
      from = now;
      roomOf(now).resume?.(s, now, log);
    }
  };
  return step;
};
