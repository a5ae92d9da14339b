/** A game as a row of positions: what stood on the table after every live entry, from one seat's knowledge or with all open. */
import {
  type Action,
  type AnyGame,
  CHANCE,
  type Entry,
  type GameEvent,
  type Outcome,
  type Seat,
  sfc32,
  type TableHeader,
} from '@stoa/engine';
import type { GameCurve, ReplayFrame } from '../table/table-client.ts';
import { type CurveChances, curveOf } from './curve.ts';
import type { Fork } from './protocol.ts';

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
  /** How the game went, ended with this outcome. */
  curve(outcome: Outcome, chances: CurveChances): GameCurve;
  /** What this seat could not see there is dealt anew, so that playing on shows it nothing of the old game. */
  fork(n: number, seat: Seat, seed: string): Fork;
}

export const replayOf = (game: AnyGame, header: TableHeader, entries: readonly Entry<Action>[]): Replay => {
  const options = game.parseOptions(header.options);
  const begin =
    header.position === null ? game.setup(header.seats, options, header.rules) : game.parsePosition(header.position, header.rules);
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
  const within = (n: number): number => Math.min(Math.max(Math.round(n), 0), states.length - 1);
  return {
    total: states.length - 1,
    curve: (outcome, chances) => curveOf({ game, states, happened, outcome }, chances),
    story: seat => happened.map((events, n) => ({ n, events: seenBy(events, seat) })),
    frame(n, seat) {
      const at = within(n);
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
    fork(n, seat, seed) {
      const state = game.determinize(states[within(n)], seat, sfc32(seed));
      return { rules: header.rules, options: header.options, position: game.printPosition(state) };
    },
  };
};
