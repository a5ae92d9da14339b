/** A game as a row of positions: what stood on the table after every live entry, from one seat's knowledge or with all open. */
import { type Action, type AnyGame, CHANCE, type Entry, type GameEvent, type Seat, type TableHeader } from '@stoa/engine';
import type { ReplayFrame } from '../table/wire.ts';

/** Entries that were not taken back, in order. */
const live = (entries: readonly Entry<Action>[], takeBack: TableHeader['takeBack']): Entry<Action>[] => {
  let kept: Entry<Action>[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'undo') kept.push(entry);
    else kept = kept.filter(other => (takeBack === 'any' ? other.seq < entry.takesBack : other.seq !== entry.takesBack));
  }
  return kept;
};

export interface Replay {
  readonly total: number;
  frame(n: number, seat: Seat | 'all'): ReplayFrame;
  story(seat: Seat | 'all'): readonly { readonly n: number; readonly events: readonly GameEvent[] }[];
}

export const replayOf = (game: AnyGame, header: TableHeader, entries: readonly Entry<Action>[]): Replay => {
  const options = game.parseOptions(header.options);
  const begin = header.position === null ? game.setup(header.seats, options, header.rules) : game.parsePosition(header.position);
  const states: unknown[] = [begin];
  const happened: GameEvent[][] = [[]];
  for (const entry of live(entries, header.takeBack)) {
    if (entry.kind !== 'action' && entry.kind !== 'chance') continue;
    const state = game.clone(states[states.length - 1]);
    const events: GameEvent[] = [];
    game.apply(state, entry.kind === 'chance' ? CHANCE : entry.by, entry.action, e => events.push(e));
    states.push(state);
    happened.push(events);
  }
  const seenBy = (events: readonly GameEvent[], seat: Seat | 'all'): readonly GameEvent[] =>
    seat === 'all' ? events : events.flatMap(e => game.seen(e, seat) ?? []);
  return {
    total: states.length - 1,
    story: seat => happened.map((events, n) => ({ n, events: seenBy(events, seat) })),
    frame(n, seat) {
      const at = Math.min(Math.max(Math.round(n), 0), states.length - 1);
      const state = states[at];
      const events = happened[at] ?? [];
      const viewer = seat === 'all' ? undefined : seat;
      return {
        n: at,
        total: states.length - 1,
        view: game.view(state, viewer),
        events: seenBy(events, seat),
        outcome: game.outcome(state) ?? null,
        seatsToMove: game.actors(state).filter(actor => actor !== CHANCE),
      };
    },
  };
};
