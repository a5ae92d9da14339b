/**
 * The one table driver. The command line, the server and the browser's worker use it; none writes "advance, chance, undo,
 * views per seat" again. No I/O, no dates; time is handed in.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Illegal, type Outcome, type Seat } from './contract.ts';
import { noDecisions, renew } from './decisions.ts';
import {
  type ActionEntry,
  type Chair,
  type Draws,
  type EndEntry,
  type Entry,
  MAX_CLOCK_WORD,
  MAX_ENTRIES,
  type TableHeader,
} from './entries.ts';
import { actorOf, extend, remember, startLine, stateAt, takeOut } from './line.ts';
import type { Intent, Proposal, Refused, Table } from './table.ts';
import { type Bar, GLANCE, stateWithout, THOROUGH, tells, undoTarget } from './undo.ts';
import { forget, keptSince, look, type Moves, movesOf, noteEvent, passBy, startWatch, viewerOf, type Watch } from './watch.ts';

/** At most this many actions in one intent. */
const MAX_ACTIONS = 16;
/** More draws than this without a decision is a game that never asks anybody. */
const MAX_DRAWS_IN_A_ROW = 10_000;

/** So many entries an intent may find: a record must hold them all, and undo with redo must not fill it up. */
const roomFor = (intent: Intent<unknown>['do']): number => {
  if (intent === 'undo' || intent === 'seat' || intent === 'clock') return MAX_ENTRIES / 2;
  return intent === 'play' || intent === 'begin' ? MAX_ENTRIES - 1000 : MAX_ENTRIES;
};

/** A stretch of entries up to the next moment when seats must decide. */
interface Step<S, A, E> {
  readonly entries: Entry<A>[];
  readonly events: { readonly seq: number; readonly event: E }[];
  readonly state: S;
}
interface Made<S, A, E> extends Proposal<A, E, S> {
  readonly steps: readonly Step<S, A, E>[];
}

/** The result of an `end` entry. Its reasons are words of the table, not of the game, so it cites no rule. */
const endOutcome = (end: EndEntry, seats: number): Outcome => ({
  places: Array.from({ length: seats }, (_, seat) => (end.reason === 'void' ? 0 : end.by === seat ? 2 : 1)),
  reason: end.reason,
  rule: '',
  scores: Array.from({ length: seats }, () => ({})),
});

/** A table that stands at `first`. `watched`: with cursors from the beginning. `known`: where they moved, as far as it was kept. */
export const drive = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  header: TableHeader<O>,
  draws: Draws | undefined,
  first: S,
  watched: boolean,
  known: Moves | undefined,
): Table<S, A, E, V, O> & { readonly watch: Watch<A, E, V> | undefined } => {
  const { seats } = header;
  const anything = header.takeBack === 'any';
  const entries: Entry<A>[] = [];
  const line = startLine<S, A>(game.clone(first));
  const decisions = noDecisions(seats);
  const chairs: Chair[] = Array.from({ length: seats }, () => 'human');
  /** By seq: on how many tables an action told nothing; −1 once it told something. */
  const toldBy = new Map<number, number>();
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  let state = game.clone(first);
  let end: EndEntry | undefined;
  let outcome: Outcome | undefined;
  let watch: Watch<A, E, V> | undefined;
  /** Who acted since seats last had to decide. */
  let actor: Seat | undefined;

  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;
  const drawing = (s: S): boolean => header.chance !== 'asked' && game.actors(s).includes(CHANCE);
  const decision = (seat: Seat): number | null => {
    const owing = decisions.seats[seat];
    return owing?.owes ? owing.number : null;
  };

  /** Seats must decide again, or the game is over. */
  const settle = (): void => {
    if (end !== undefined) outcome = endOutcome(end, seats);
    else outcome = game.actors(state).length === 0 ? game.outcome(state) : undefined;
    renew(decisions, game, state, actor, outcome !== undefined);
    actor = undefined;
    remember(game, line, state);
    if (watch === undefined) return;
    const seq = entries.length;
    if (known !== undefined && seq < known.seq) passBy(watch, seq, known);
    else look(watch, game, state, decision, chairs, outcome, seq, seq === known?.seq ? known : undefined);
  };

  /** Books an entry whose effect on the state is made by the caller. */
  const book = (entry: Entry<A>): void => {
    entries.push(entry);
    switch (entry.kind) {
      case 'action':
        actor = entry.by;
        extend(line, entry);
        return;
      case 'chance':
        extend(line, entry);
        return;
      case 'undo': {
        const index = line.live.findLastIndex(e => e.seq === entry.takesBack);
        const gone = new Set(line.live.slice(index, anything ? undefined : index + 1).map(e => e.seq));
        takeOut(line, index, anything);
        toldBy.clear();
        actor = entry.by;
        if (watch !== undefined) forget(watch, seq => gone.has(seq));
        return;
      }
      case 'seat':
        chairs[entry.seat] = entry.now;
        return;
      case 'clock':
        return;
      case 'end':
        end = entry;
        return;
    }
  };

  const note = (seq: number, event: E): void => {
    if (watch !== undefined) noteEvent(watch, game, seq, event);
  };

  const toldAt = (index: number, samples: number): boolean => {
    const entry = line.live[index] as ActionEntry<A>;
    const looked = toldBy.get(entry.seq) ?? 0;
    if (looked < 0 || looked >= samples) return looked < 0;
    const told = tells(game, everybody, stateAt(game, line, index), entry.by, entry.action, `told/${header.table}/${entry.seq}`, samples);
    toldBy.set(entry.seq, told ? -1 : samples);
    return told;
  };

  /** What an undo of this seat takes back and the state it leads to, or the bar. With no samples, what was told is left out. */
  const undo = (seat: Seat, samples: number): { readonly takesBack: number; readonly state: S } | Bar => {
    if (outcome !== undefined) return 'over';
    const index = undoTarget(line, seat, anything);
    if (typeof index !== 'number') return index;
    const takesBack = line.live[index]!.seq;
    if (anything) return { takesBack, state: stateAt(game, line, index) };
    if (samples > 0 && toldAt(index, samples)) return 'told';
    const without = stateWithout(game, line, index);
    return without === undefined ? 'later-entry' : { takesBack, state: without };
  };

  /** Draws until seats must decide; gives the number of the last draw, or nothing if this table cannot draw. */
  const drawOn = (step: Step<S, A, E>, seq: number, drawn: number, at: number): number | undefined => {
    let draw = drawn;
    while (drawing(step.state)) {
      if (draws === undefined) return undefined;
      if (draw - drawn > MAX_DRAWS_IN_A_ROW) throw new Error(`${game.id} draws for ever`);
      draw++;
      const action = game.sample(step.state, draws.rng(draw));
      const entry: Entry<A> = { seq: seq + step.entries.length, at, kind: 'chance', draw, action };
      step.entries.push(entry);
      game.apply(step.state, CHANCE, action, event => step.events.push({ seq: entry.seq, event }));
    }
    return draw;
  };

  const made = (steps: readonly Step<S, A, E>[]): Made<S, A, E> => ({
    from: entries.length,
    state: steps[steps.length - 1]?.state ?? state,
    entries: steps.flatMap(step => step.entries),
    events: steps.flatMap(step => step.events.map(({ event }) => event)),
    steps,
  });
  const plain = (entry: Entry<A>): Made<S, A, E> => made([{ entries: [entry], events: [], state }]);

  const play = (intent: Extract<Intent<A>, { readonly do: 'play' }>, at: number): Made<S, A, E> | Refused => {
    const { seat, actions } = intent;
    if (actions.length < 1 || actions.length > MAX_ACTIONS) return { refused: 'too-large' };
    if (intent.decision !== undefined && intent.decision !== null && intent.decision !== decision(seat)) return { refused: 'stale' };
    const steps: Step<S, A, E>[] = [];
    let before = state;
    let seq = entries.length + 1;
    let drawn = line.draws;
    for (const [index, action] of actions.entries()) {
      const illegal = game.why(before, seat, action);
      if (illegal !== undefined) return { refused: refusalCode(illegal), illegal, index };
      const by = seat === CHANCE ? { kind: 'chance' as const, draw: ++drawn } : { kind: 'action' as const, by: seat };
      const entry: Entry<A> = { seq, at, ...by, action };
      const step: Step<S, A, E> = { entries: [entry], events: [], state: game.clone(before) };
      game.apply(step.state, seat, action, event => step.events.push({ seq: entry.seq, event }));
      const last = drawOn(step, seq, drawn, at);
      if (last === undefined) return { refused: 'sealed' };
      drawn = last;
      seq += step.entries.length;
      steps.push(step);
      if (index + 1 < actions.length && seat !== CHANCE && !intent.pastBars && !anything) {
        if (step.entries.length > 1) return { refused: 'barrier', bar: 'chance', index: index + 1 };
        // A list that is refused further on must not have shown its own seat anything; what others would see is not sent.
        if (tells(game, [seat], before, seat, action, `told/${header.table}/${entry.seq}`, THOROUGH))
          return { refused: 'barrier', bar: 'told', index: index + 1 };
      }
      before = step.state;
    }
    return made(steps);
  };

  const propose = (intent: Intent<A>, at: number): Made<S, A, E> | Refused => {
    if (outcome !== undefined) return intent.do === 'undo' ? { refused: 'barrier', bar: 'over' } : { refused: 'over' };
    if ('seat' in intent && !isSeat(intent.seat) && !(intent.do === 'play' && intent.seat === CHANCE)) return { refused: 'unknown' };
    if (entries.length >= roomFor(intent.do)) return { refused: 'too-large' };
    const seq = entries.length + 1;
    switch (intent.do) {
      case 'begin': {
        const step: Step<S, A, E> = { entries: [], events: [], state: game.clone(state) };
        return drawOn(step, seq, line.draws, at) === undefined ? { refused: 'sealed' } : made([step]);
      }
      case 'play':
        if (intent.seat === CHANCE && header.chance !== 'asked') return { refused: 'not-your-turn' };
        return play(intent, at);
      case 'undo': {
        const undone = undo(intent.seat, THOROUGH);
        if (typeof undone === 'string') return { refused: 'barrier', bar: undone };
        const entry: Entry<A> = { seq, at, kind: 'undo', by: intent.seat, takesBack: undone.takesBack };
        return made([{ entries: [entry], events: [], state: undone.state }]);
      }
      case 'concede':
        if (seats !== 2) return plain({ seq, at, kind: 'seat', seat: intent.seat, now: 'bot' });
        return plain({ seq, at, kind: 'end', by: intent.seat, reason: 'conceded' });
      case 'agree-end':
        return plain({ seq, at, kind: 'end', by: null, reason: 'agreed' });
      case 'void':
        return plain({ seq, at, kind: 'end', by: null, reason: 'void' });
      case 'seat':
        return plain({ seq, at, kind: 'seat', seat: intent.seat, now: intent.now });
      case 'clock':
        if (intent.what.length > MAX_CLOCK_WORD) return { refused: 'too-large' };
        return plain({ seq, at, kind: 'clock', seat: intent.seat, what: intent.what });
    }
  };

  const adopt = (proposal: Proposal<A, E>): void => {
    if (proposal.from !== entries.length) throw new Error(`a proposal for seq ${proposal.from} came at ${entries.length}`);
    for (const step of (proposal as Made<S, A, E>).steps) {
      for (const entry of step.entries) book(entry);
      for (const { seq, event } of step.events) note(seq, event);
      state = step.state;
      settle();
    }
  };

  /** The state that a stored entry leads to, or what keeps it from following now. */
  const follow = (entry: Entry<A>, events: E[]): { readonly state: S } | string => {
    if (entry.seq !== entries.length + 1) return `the next seq is ${entries.length + 1}`;
    if (outcome !== undefined) return 'the game is over';
    switch (entry.kind) {
      case 'action':
      case 'chance': {
        if (entry.kind === 'chance' && entry.draw !== line.draws + 1) return `the next draw is ${line.draws + 1}, not ${entry.draw}`;
        const illegal = game.why(state, actorOf(entry), entry.action);
        if (illegal !== undefined) return `${illegal.rule} ${illegal.why}`;
        const next = game.clone(state);
        game.apply(next, actorOf(entry), entry.action, e => events.push(e));
        return { state: next };
      }
      case 'undo': {
        const undone = undo(entry.by, 0);
        if (typeof undone === 'string') return `undo barred (${undone})`;
        return undone.takesBack === entry.takesBack ? undone : `an undo takes back ${undone.takesBack}, not ${entry.takesBack}`;
      }
      case 'seat':
      case 'clock':
        return isSeat(entry.seat) ? { state } : `there is no seat ${entry.seat}`;
      case 'end':
        if (entry.reason === 'conceded') return seats === 2 && entry.by !== null && isSeat(entry.by) ? { state } : 'nobody can concede so';
        return entry.by === null ? { state } : 'no seat ends a game alone';
    }
  };

  const take = (entry: Entry<A>): void => {
    const events: E[] = [];
    const next = follow(entry, events);
    if (typeof next === 'string') throw new Error(`entry ${entry.seq} does not follow: ${next}`);
    book(entry);
    for (const event of events) note(entry.seq, event);
    state = next.state;
    if (end !== undefined || !drawing(state)) settle();
  };

  /** Cursors are made on demand: simulations never pay for them. */
  const watching = (): Watch<A, E, V> => {
    if (watch === undefined) {
      const again = drive(game, header, draws, first, true, known);
      for (const entry of entries) again.take(entry);
      watch = again.watch!;
    }
    return watch;
  };

  if (watched) watch = startWatch(seats);
  settle();

  return {
    game,
    header,
    entries,
    chairs,
    get seq() {
      return entries.length;
    },
    get state() {
      return state;
    },
    get outcome() {
      return outcome;
    },
    get watch() {
      return watch;
    },
    propose,
    adopt,
    take,
    decision,
    undoBar(seat) {
      const undone = undo(seat, THOROUGH);
      return typeof undone === 'string' ? undone : undefined;
    },
    cursor: seat => viewerOf(watching(), seat).steps.length,
    moves: () => movesOf(watching(), entries.length),
    since(seat, cursor) {
      const viewer = viewerOf(watching(), seat);
      const { sight, log, steps } = viewer;
      const keep = keptSince(viewer, cursor);
      // One answer per cursor: what others do unseen must not show in it either.
      if (viewer.undo?.cursor !== steps.length)
        viewer.undo = { cursor: steps.length, possible: seat !== undefined && typeof undo(seat, GLANCE) !== 'string' };
      const events = log.slice(keep).map(({ event }) => event);
      return { cursor: steps.length, ...sight!, keep, events, undo: viewer.undo.possible };
    },
  };
};

const refusalCode = ({ why }: Illegal): Refused['refused'] =>
  why === 'not-your-turn' ? 'not-your-turn' : why === 'game-over' ? 'over' : 'illegal';
