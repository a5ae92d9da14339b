/**
 * The laws about tables: reveals-nothing, undo-restores, undo-bars, records-fold. In: a game. Out: the entries of one random table, with
 * undos tried all along, recorded, read back and folded.
 */
import { type Action, CHANCE, type Seat } from '../src/contract.ts';
import { seededDraws } from '../src/draws.ts';
import type { Entry, TableHeader } from '../src/entries.ts';
import { foldTable, openTable } from '../src/open-table.ts';
import { type Fairness, makeRecord } from '../src/record.ts';
import { sfc32 } from '../src/rng.ts';
import { type AnyTable, isRefused } from '../src/table.ts';
import { revealsHidden, SAMPLES_TO_UNDO } from '../src/undo.ts';
import { verifyRecord } from '../src/verify.ts';
import { randomStep } from '../testing/playout.ts';
import type { Step } from '../testing/step.ts';
import { alike, copy, difference, show } from './copy.ts';
import { type Twins, twins } from './hidden.ts';
import { applied, broken, startOf, type Trial } from './trial.ts';

/** Not a secure hash: the laws only need that a changed text gives another link. */
const FAIRNESS: Fairness = {
  hash: text => {
    const rng = sfc32(text);
    return [rng.next(), rng.next()].map(n => n.toString(16).padStart(8, '0')).join('');
  },
  commitment: () => '',
  draws: seed => seededDraws(seed),
  seating: (_seed, _table, _entropies, seats) => Array.from({ length: seats }, (_, seat) => seat),
};

export interface TableTrial {
  readonly header: TableHeader;
  /** The seed of the draws. */
  readonly seed: string;
  /** How often an undo is tried, out of 1. */
  readonly undos: number;
  readonly limit: number;
  /** Filled during play, so that a broken promise can be reproduced. */
  readonly entries: Entry[];
}

/** The live game entries: what has not been taken back. */
const live = (entries: readonly Entry[]): Entry[] => {
  const gone = new Set(entries.flatMap(e => (e.kind === 'undo' ? [e.takesBack] : [])));
  return entries.filter(e => (e.kind === 'action' || e.kind === 'chance') && !gone.has(e.seq));
};

const fold = (t: Trial, header: TableHeader, entries: readonly Entry[]): unknown => {
  const s = startOf(t.game, header);
  for (const e of entries) if (e.kind === 'action' || e.kind === 'chance') t.game.apply(s, e.kind === 'action' ? e.by : CHANCE, e.action);
  return s;
};

export const playTable = (t: Trial, trial: TableTrial): void => {
  const { game, rng } = t;
  const table = openTable(game, trial.header, seededDraws(trial.seed));
  const pair = { twins: twins(t, table.state) };
  const note = (): void => {
    trial.entries.push(...table.entries.slice(trial.entries.length));
  };

  const dealt = table.propose({ do: 'begin' }, 0);
  if (isRefused(dealt)) broken('records-fold', `the table cannot begin: ${dealt.refused}`);
  pair.twins = followAll(t, pair.twins, copy(table.state), dealt.entries);
  table.adopt(dealt);
  note();

  while (table.outcome === undefined && table.seq < trial.limit) {
    const step = randomStep(game, copy(table.state), rng);
    if (step === undefined || step.by === CHANCE) return;
    const before = copy(table.state);
    const proposal = table.propose({ do: 'play', seat: step.by, actions: [step.action] }, 0);
    if (isRefused(proposal))
      broken('records-fold', `the table refuses (${proposal.illegal?.why ?? proposal.refused}) what is listed: ${show(step)}`, step);
    const told = wasTold(t, pair.twins, before, step);
    const drew = proposal.entries.some(e => e.kind === 'chance');
    pair.twins = followAll(t, pair.twins, before, proposal.entries);
    table.adopt(proposal);
    note();
    const isTried = rng.next() / 2 ** 32 < trial.undos;
    // The end of a game may show everything: nothing is taken back after it.
    if (table.outcome === undefined && (isTried || hasFollowUp(t, before, step)))
      saysTrue(t, before, step, told, `${trial.seed}/${table.seq}`);
    if (!isTried) continue;
    tryUndo(table, step, before, told, drew);
    note();
    if (rng.int(4) === 0 && undoOther(t, table, trial)) pair.twins = twins(t, fold(t, trial.header, live(table.entries)));
    note();
  }
  folds(t, table, trial);
};

const followAll = (t: Trial, all: Twins, before: unknown, entries: readonly Entry[]): Twins => {
  const s = copy(before);
  for (const e of entries) {
    if (e.kind !== 'action' && e.kind !== 'chance') continue;
    const step = { by: e.kind === 'action' ? e.by : CHANCE, action: e.action };
    const events = applied(t.game, s, step);
    all.follow(step, s, events);
  }
  return all;
};

const wasTold = (t: Trial, all: Twins, before: unknown, step: Step<Action>): Seat | undefined => {
  const after = copy(before);
  const events = applied(t.game, after, step);
  return all.watched.find(seat => all.told(seat, before, step, after, events));
};

/** Does more than one event follow? What an action sets off reveals hidden things more often than the action itself, and steps that set something off are rare. */
const hasFollowUp = ({ game }: Trial, before: unknown, step: Step<Action>): boolean => applied(game, copy(before), step).length > 1;

/** An action of which the game says that it reveals nothing, or something, is checked with samples like any other. */
const saysTrue = ({ game, seats }: Trial, before: unknown, { by, action }: Step<Action>, told: Seat | undefined, seed: string): void => {
  const isNothing = game.revealsNothing?.(before, by, action) === true;
  const isSure = game.revealsSurely?.(before, by, action) === true;
  if (!isNothing && !isSure) return;
  const question = { before, by, action, seats: Array.from({ length: seats }, (_, seat) => seat), samples: SAMPLES_TO_UNDO, seed };
  const reveals = revealsHidden(game, question);
  if (isNothing && (told !== undefined || reveals))
    broken('reveals-nothing', `said to reveal nothing, but a seat learns something from ${show(action)} of seat ${by}`);
  if (isSure && !reveals)
    broken('reveals-nothing', `said to reveal something, but no seat learns anything from ${show(action)} of seat ${by}`);
};

/** Right after a step: the actor takes it back, unless barred; then makes it again. */
const tryUndo = (table: AnyTable, step: Step<Action>, before: unknown, told: Seat | undefined, drew: boolean): void => {
  if (table.outcome !== undefined) return;
  const undo = table.propose({ do: 'undo', seat: step.by }, 0);
  if (isRefused(undo)) return;
  if (drew) broken('undo-bars', `an undo crosses a draw after ${show(step)}`);
  if (told !== undefined) broken('undo-bars', `an undo takes back ${show(step)}, though seat ${told} was told something by it`);
  const after = copy(table.state);
  table.adopt(undo);
  if (!alike(table.state, before)) broken('undo-restores', `undo of ${show(step)} leaves ${difference(before, table.state)}`);
  const again = table.propose({ do: 'play', seat: step.by, actions: [step.action] }, 0);
  if (isRefused(again)) broken('undo-restores', `after its undo, ${show(step)} is refused: ${again.illegal?.why ?? again.refused}`);
  table.adopt(again);
  if (!alike(table.state, after)) broken('undo-restores', `done again, ${show(step)} leads to ${difference(after, table.state)}`);
};

/** Some seat takes back its latest action though others may have acted since. True if it did. */
const undoOther = (t: Trial, table: AnyTable, trial: TableTrial): boolean => {
  const seat = t.rng.int(t.seats);
  const before = live(table.entries);
  const undo = table.propose({ do: 'undo', seat }, 0);
  if (isRefused(undo)) return false;
  const index = before.findLastIndex(e => e.kind === 'action' && e.by === seat);
  if (before.slice(index).some(e => e.kind === 'chance')) broken('undo-bars', `an undo of seat ${seat} crosses a draw`);
  table.adopt(undo);
  const expected = fold(
    t,
    trial.header,
    before.filter((_, i) => i !== index),
  );
  if (!alike(table.state, expected))
    broken('undo-restores', `undo of entry ${before[index]?.seq} leaves ${difference(expected, table.state)}`);
  return true;
};

/** Written, read back through `parseAction`, and folded: the same state, the same result, a record that verifies. */
const folds = (t: Trial, table: AnyTable, trial: TableTrial): void => {
  const { game } = t;
  const record: unknown = JSON.parse(JSON.stringify(makeRecord(table, FAIRNESS.hash, null)));
  const verdict = verifyRecord(record, () => game, FAIRNESS);
  if (!verdict.ok) broken('records-fold', `the record is refused at ${verdict.firstBad}: ${verdict.message}`);
  const entries = (JSON.parse(JSON.stringify(table.entries)) as Entry[]).map(e =>
    'action' in e ? { ...e, action: game.parseAction(e.action) as Action } : e,
  );
  const folded = foldTable(game, trial.header, entries, undefined);
  if (!alike(folded.state, table.state)) broken('records-fold', `folded, the state differs at ${difference(table.state, folded.state)}`);
  if (!alike(folded.outcome ?? null, table.outcome ?? null)) broken('records-fold', 'folded, the result differs');
};
