/** Plays one game in place under the laws: checks every state, some thoroughly. */
import { type Action, CHANCE, type GameEvent, type Outcome } from '../src/contract.ts';
import type { Entry, TableHeader } from '../src/entries.ts';
import type { Step } from '../testing/step.ts';
import { chanceIsGood, chanceWaits, listsAreGood, onlyListedIsLegal } from './choices.ts';
import { alike, copy, difference, show } from './copy.ts';
import { determinizes, NO_TWINS, type Twins, twins, twinsLookAlike } from './hidden.ts';
import { applyIsSure, askingChangesNothing, copiesAreFree, partsAreCommon, printsAndReads, savesAndGoesOn } from './states.ts';
import { broken, startOf, type Trial } from './trial.ts';

/** What a run has seen so far. */
export interface Tally {
  entries: number;
  decisions: number;
  thorough: number;
  watched: number;
  tables: number;
  longest: number;
  longestList: number;
  readonly endings: Record<string, number>;
}

export const entryOf = ({ by, action }: Step<Action>, seq: number, draw: number): Entry =>
  by === CHANCE ? { seq, at: 0, kind: 'chance', draw, action } : { seq, at: 0, kind: 'action', by, action };

/** How often the slow laws are checked. */
interface HowOften {
  readonly limit: number;
  readonly density: number;
  readonly every: number;
  /** 0: no twins. */
  readonly watch: number;
}
/** Entries of a stretch of twins. */
const STRETCH = 250;

/** One game in place: what its steps share. */
interface Play {
  readonly t: Trial;
  readonly s: unknown;
  readonly entries: Entry[];
  readonly tally: Tally;
  readonly how: HowOften;
  twins: Twins;
  isWatched: boolean;
  draws: number;
  readonly scratch: Action[];
}

/** The laws of an ended game. */
const endIsGood = ({ t, s, tally }: Play, outcome: Outcome): void => {
  if (t.game.actors(s).length > 0) broken('games-end', 'the game is over and somebody still must act');
  if (outcome.places.length !== t.seats || outcome.scores.length !== t.seats || !outcome.places.includes(1))
    broken('games-end', `an outcome without winner or without a place for each of ${t.seats} seats: ${show(outcome)}`);
  printsAndReads(t, s);
  savesAndGoesOn(t, s);
  tally.endings[outcome.reason] = (tally.endings[outcome.reason] ?? 0) + 1;
};

/** Twins need no history: they start from the state in which their stretch begins. */
const beginTwins = (p: Play): void => {
  const { t, s, entries, how, tally } = p;
  if (how.watch <= 0 || entries.length % STRETCH !== 0 || (how.watch === 1 && entries.length > 0)) return;
  const begins = how.watch === 1 || t.rng.next() / 2 ** 32 < how.watch;
  p.twins = begins ? twins(t, s) : NO_TWINS;
  if (begins && !p.isWatched) tally.watched++;
  p.isWatched ||= begins;
};

/** The slow laws, checked only at some states. */
const lookThoroughly = ({ t, s, tally, twins }: Play, step: Step<Action>, chance: boolean): void => {
  tally.thorough++;
  applyIsSure(t, s, step);
  copiesAreFree(t, s, step);
  savesAndGoesOn(t, s);
  printsAndReads(t, s);
  if (!chance) chanceWaits(t, s);
  onlyListedIsLegal(t, s);
  determinizes(t, s, step, twins);
  twinsLookAlike(t, s, twins);
};

/** Makes the step and checks exits, invariants and, where `looked`, that a second run on a copy gives the same. */
const makeStep = (p: Play, step: Step<Action>, chance: boolean, looked: boolean): void => {
  const { t, s, entries, tally } = p;
  const { game } = t;
  const events: GameEvent[] = [];
  const again = looked ? copy(s) : undefined;
  const before = game.entryInvariants === undefined ? undefined : game.clone(s);
  entries.push(entryOf(step, entries.length + 1, chance ? ++p.draws : p.draws));
  tally.entries++;
  if (!chance) tally.decisions++;
  const onExit = (from: string, to: string): void => {
    if (game.rooms[from]?.leadsTo.includes(to) !== true)
      broken('exits-match-leads-to', `${from} led to ${to}; leadsTo has ${show(game.rooms[from]?.leadsTo)}`);
  };
  game.applyTraced(s, step.by, step.action, onExit, e => events.push(e));
  if (again !== undefined) {
    game.apply(again, step.by, step.action);
    if (!alike(again, s)) broken('apply-is-deterministic', `once more, another state: ${difference(s, again)}`);
  }
  soundNow(t, s);
  const wrong = before === undefined ? undefined : game.entryInvariants?.(before, s, events);
  if (wrong !== undefined && wrong.length > 0) broken('invariants', wrong.join('; '));
  p.twins.follow(step, s, events);
};

/** Plays one game in place and checks every state, some thoroughly. */
export const playOne = (t: Trial, header: TableHeader, entries: Entry[], tally: Tally, how: HowOften): void => {
  const { game, rng } = t;
  const s = startOf(game, header);
  if (!alike(s, startOf(game, header))) broken('apply-is-deterministic', 'setup differs from call to call');
  const p: Play = { t, s, entries, tally, how, twins: NO_TWINS, isWatched: false, draws: 0, scratch: [] };
  soundNow(t, s);
  for (;;) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) {
      endIsGood(p, outcome);
      return;
    }
    if (entries.length >= how.limit) broken('games-end', `not over after ${how.limit} entries`);
    beginTwins(p);
    const thorough = entries.length === 0 || rng.next() / 2 ** 32 < how.density;
    const looked = thorough || entries.length % how.every === 0;
    if (thorough) askingChangesNothing(t, s);
    if (thorough) partsAreCommon(t, s);
    const chance = game.actors(s).includes(CHANCE);
    if (chance) chanceIsGood(t, s, thorough);
    else if (looked) listsAreGood(t, s, thorough);

    const step = t.choose(s, rng, p.scratch);
    if (step === undefined) broken('someone-can-act', `nobody can act in ${game.room(s)}`);
    const refusal = looked ? undefined : game.why(s, step.by, step.action);
    if (refusal !== undefined) broken('listed-is-legal', `listed but refused (${refusal.rule} ${refusal.why}): ${show(step.action)}`, step);
    tally.longestList = Math.max(tally.longestList, p.scratch.length);
    if (thorough) lookThoroughly(p, step, chance);
    makeStep(p, step, chance, looked);
  }
};

const soundNow = (t: Trial, s: unknown): void => {
  const wrong = t.game.invariants(s);
  if (wrong.length > 0) broken('invariants', wrong.join('; '));
};
