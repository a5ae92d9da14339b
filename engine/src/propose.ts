/**
 * From an intent to a proposal: checks it, advances a clone (the action, then chance until a seat must decide) and drafts the entries.
 * Changes nothing of the journal.
 */
import { type Action, CHANCE, type GameEvent, type Illegal } from './contract.ts';
import { type Draws, type Entry, MAX_CLOCK_WORD, MAX_ENTRIES } from './entries.ts';
import { decisionOf, drawsNext, hasFreeUndo, isSeatOf, type Journal, revealSeed, tryUndo } from './journal.ts';
import type { Intent, Proposal, Refused } from './table.ts';
import { revealsHidden, SAMPLES_TO_UNDO } from './undo.ts';

/** At most this many actions in one intent. */
const MAX_ACTIONS = 16;
/** A game that draws more often than this without asking a seat is broken. */
const MAX_DRAWS_IN_A_ROW = 10_000;

/** How many entries a table may hold and still accept this intent. The rest is reserved for intents that end the game. */
const entryLimit = (intent: Intent<unknown>['do']): number => {
  if (intent === 'undo' || intent === 'seat' || intent === 'clock') return MAX_ENTRIES / 2;
  return intent === 'play' || intent === 'begin' ? MAX_ENTRIES - 1000 : MAX_ENTRIES;
};

/** A stretch of entries up to the next moment when seats must decide. */
interface Step<S, A, E> {
  readonly entries: Entry<A>[];
  readonly events: { readonly seq: number; readonly event: E }[];
  readonly state: S;
}
/** A proposal with the steps that `adopt` takes in one by one. */
export interface DraftedSteps<S, A, E> extends Proposal<A, E, S> {
  readonly steps: readonly Step<S, A, E>[];
}

const refusalCode = ({ why }: Illegal): Refused['refused'] =>
  why === 'not-your-turn' ? 'not-your-turn' : why === 'game-over' ? 'over' : 'illegal';

const fromSteps = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  steps: readonly Step<S, A, E>[],
): DraftedSteps<S, A, E> => {
  const events: E[] = [];
  for (const step of steps) for (const { event } of step.events) events.push(event);
  return {
    from: j.entries.length,
    state: steps[steps.length - 1]?.state ?? j.state,
    entries: steps.length === 1 ? steps[0]!.entries : steps.flatMap(step => step.entries),
    events,
    steps,
  };
};

/** Draws until seats must decide. Returns the number of the last draw; undefined if this table was opened without draws. */
const drawOn = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  draws: Draws | undefined,
  step: Step<S, A, E>,
  from: { readonly seq: number; readonly draw: number; readonly at: number },
): number | undefined => {
  let { draw } = from;
  while (drawsNext(j, step.state)) {
    if (draws === undefined) return undefined;
    if (draw - from.draw > MAX_DRAWS_IN_A_ROW) throw new Error(`${j.game.id} draws for ever`);
    draw++;
    const action = j.game.sample(step.state, draws.rng(draw));
    const entry: Entry<A> = { seq: from.seq + step.entries.length, at: from.at, kind: 'chance', draw, action };
    step.entries.push(entry);
    j.game.apply(step.state, CHANCE, action, event => step.events.push({ seq: entry.seq, event }));
  }
  return draw;
};

type PlayIntent<A> = Extract<Intent<A>, { readonly do: 'play' }>;

const proposePlay = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  draws: Draws | undefined,
  intent: PlayIntent<A>,
  at: number,
): DraftedSteps<S, A, E> | Refused => {
  const { game, header } = j;
  const { seat, actions } = intent;
  if (seat === CHANCE && header.chance !== 'asked') return { refused: 'not-your-turn' };
  if (actions.length < 1 || actions.length > MAX_ACTIONS) return { refused: 'too-large' };
  if (intent.decision !== undefined && intent.decision !== null && intent.decision !== decisionOf(j.decisions, seat))
    return { refused: 'stale' };
  const mayReveal = seat === CHANCE || intent.allowReveals || hasFreeUndo(header);
  const steps: Step<S, A, E>[] = [];
  let before = j.state;
  let seq = j.entries.length + 1;
  let drawn = j.live.draws;
  for (const [index, action] of actions.entries()) {
    const illegal = game.why(before, seat, action);
    if (illegal !== undefined) return { refused: refusalCode(illegal), illegal, index };
    const entry: Entry<A> =
      seat === CHANCE ? { seq, at, kind: 'chance', draw: ++drawn, action } : { seq, at, kind: 'action', by: seat, action };
    const step: Step<S, A, E> = { entries: [entry], events: [], state: game.clone(before) };
    game.apply(step.state, seat, action, event => step.events.push({ seq: entry.seq, event }));
    const last = drawOn(j, draws, step, { seq, draw: drawn, at });
    if (last === undefined) return { refused: 'sealed' };
    drawn = last;
    seq += step.entries.length;
    steps.push(step);
    if (index + 1 < actions.length && !mayReveal) {
      if (step.entries.length > 1) return { refused: 'barrier', bar: 'chance', index: index + 1 };
      // A list that is refused at a later action must not have revealed anything to its own seat. Other seats are sent nothing of it.
      const question = { before, by: seat, action, seats: [seat], samples: SAMPLES_TO_UNDO, seed: revealSeed(header, entry.seq) };
      if (revealsHidden(game, question)) return { refused: 'barrier', bar: 'told', index: index + 1 };
    }
    before = step.state;
  }
  return fromSteps(j, steps);
};

/** The drafted steps of an intent, or why it is refused. */
export const proposeOn = <S, A extends Action, E extends GameEvent, V, O>(
  j: Journal<S, A, E, V, O>,
  draws: Draws | undefined,
  intent: Intent<A>,
  at: number,
): DraftedSteps<S, A, E> | Refused => {
  const { game, header, state } = j;
  if (j.outcome !== undefined) return intent.do === 'undo' ? { refused: 'barrier', bar: 'over' } : { refused: 'over' };
  if ('seat' in intent && !isSeatOf(header, intent.seat) && !(intent.do === 'play' && intent.seat === CHANCE))
    return { refused: 'unknown' };
  if (j.entries.length >= entryLimit(intent.do)) return { refused: 'too-large' };
  const seq = j.entries.length + 1;
  const single = (entry: Entry<A>): DraftedSteps<S, A, E> => fromSteps(j, [{ entries: [entry], events: [], state }]);
  switch (intent.do) {
    case 'begin': {
      const step: Step<S, A, E> = { entries: [], events: [], state: game.clone(state) };
      return drawOn(j, draws, step, { seq, draw: j.live.draws, at }) === undefined ? { refused: 'sealed' } : fromSteps(j, [step]);
    }
    case 'play':
      return proposePlay(j, draws, intent, at);
    case 'undo': {
      const undone = tryUndo(j, intent.seat, false, intent.learners);
      if (typeof undone === 'string') return { refused: 'barrier', bar: undone };
      const entry: Entry<A> = { seq, at, kind: 'undo', by: intent.seat, takesBack: undone.takesBack };
      return fromSteps(j, [{ entries: [entry], events: [], state: undone.state }]);
    }
    case 'concede':
      if (header.seats !== 2) return single({ seq, at, kind: 'seat', seat: intent.seat, now: 'bot' });
      return single({ seq, at, kind: 'end', by: intent.seat, reason: 'conceded' });
    case 'agree-end':
      return single({ seq, at, kind: 'end', by: null, reason: 'agreed' });
    case 'void':
      return single({ seq, at, kind: 'end', by: null, reason: 'void' });
    case 'seat':
      return single({ seq, at, kind: 'seat', seat: intent.seat, now: intent.now });
    case 'clock':
      if (intent.what.length > MAX_CLOCK_WORD) return { refused: 'too-large' };
      return single({ seq, at, kind: 'clock', seat: intent.seat, what: intent.what });
  }
};
