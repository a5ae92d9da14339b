/** The laws about states as such: why-is-pure, parts-are-common, clone-is-deep, apply-is-deterministic, json-round-trip, notation-round-trip. */
import { type Action, CHANCE, isIllegal } from '../src/contract.ts';
import { sfc32 } from '../src/rng.ts';
import type { ViewParts } from '../src/view-parts.ts';
import { randomPlayout, randomStep } from '../testing/playout.ts';
import type { Step } from '../testing/step.ts';
import { alike, copy, difference, show } from './copy.ts';
import { applied, broken, listOf, seatsOf, type Trial } from './trial.ts';

export const askingChangesNothing = (t: Trial, s: unknown): void => {
  const { game, rng } = t;
  const before = JSON.stringify(s);
  const must = game.actors(copy(s));
  const near = must.includes(CHANCE) ? [] : (must as readonly number[]).flatMap(seat => listOf(game, copy(s), seat));
  const tried = t.candidates.some(near, 8, rng).flatMap(a => game.parseAction(copy(a)) ?? []);
  const questions: Readonly<Record<string, (p: unknown) => void>> = {
    actors: p => game.actors(p),
    mayAct: p => game.mayAct(p),
    room: p => game.room(p),
    waiting: p => [undefined, ...seatsOf(t)].map(seat => game.waiting(p, seat)),
    actions: p => seatsOf(t).map(seat => listOf(game, p, seat)),
    why: p => [CHANCE, ...seatsOf(t)].map(by => [...tried, ...near].map(a => game.why(p, by, a))),
    outcomes: p => game.outcomes(p),
    sample: p => must.includes(CHANCE) && game.sample(p, rng),
    outcome: p => game.outcome(p),
    view: p => [undefined, ...seatsOf(t)].map(seat => game.view(p, seat)),
    knowledge: p => seatsOf(t).map(seat => game.knowledge(p, seat)),
    determinize: p => seatsOf(t).map(seat => game.determinize(p, seat, rng)),
    clone: p => game.clone(p),
    printPosition: p => game.printPosition(p),
    invariants: p => game.invariants(p),
  };
  for (const [name, ask] of Object.entries(questions)) {
    const p = copy(s);
    ask(p);
    if (JSON.stringify(p) !== before) broken('why-is-pure', `${name} changes the state: ${difference(s, p)}`);
  }
};

/** The views of all viewers with common parts, in an order that changes: each may be the one that makes a part. */
export const partsAreCommon = (t: Trial, s: unknown): void => {
  const { game, rng } = t;
  const viewers = [undefined, ...seatsOf(t)];
  const first = rng.int(viewers.length);
  const parts: ViewParts = new Map();
  for (let i = 0; i < viewers.length; i++) {
    const seat = viewers[(first + i) % viewers.length];
    const [alone, together] = [game.view(s, seat), game.view(s, seat, parts)];
    if (!alike(alone, together)) broken('parts-are-common', `the view of ${seat ?? 'a spectator'}: ${difference(alone, together)}`);
  }
};

export const copiesAreFree = (t: Trial, s: unknown, step: Step<Action>): void => {
  const { game, rng } = t;
  const before = JSON.stringify(s);
  const original = copy(s);
  const twin = game.clone(original);
  applied(game, twin, step);
  randomPlayout(game, twin, rng, 6);
  if (JSON.stringify(original) !== before)
    broken('clone-is-deep', `a step on the copy shows in the original: ${difference(s, original)}`, step);
  const kept = game.clone(original);
  const asKept = JSON.stringify(kept);
  applied(game, original, step);
  randomPlayout(game, original, rng, 6);
  if (JSON.stringify(kept) !== asKept) broken('clone-is-deep', 'a step on the original shows in the copy', step);
  if (!alike(s, kept)) broken('undo-restores', `a kept copy is not the state: ${difference(s, kept)}`);
};

export const applyIsSure = (t: Trial, s: unknown, step: Step<Action>): void => {
  const { game } = t;
  const [heard, again, unheard, traced] = [copy(s), copy(s), copy(s), copy(s)];
  const action = JSON.stringify(step.action);
  const events = applied(game, heard, step);
  game.apply(unheard, step.by, step.action);
  game.applyTraced(traced, step.by, step.action, () => {});
  const eventsAgain = applied(game, again, step);
  if (JSON.stringify(step.action) !== action) broken('apply-is-deterministic', `apply changed its action from ${action}`, step);
  for (const [how, other] of [
    ['again', again],
    ['with nobody listening', unheard],
    ['traced', traced],
  ] as const)
    if (!alike(heard, other)) broken('apply-is-deterministic', `${how}, another state: ${difference(heard, other)}`, step);
  if (!alike(events, eventsAgain)) broken('apply-is-deterministic', `again, other events: ${show(events)} / ${show(eventsAgain)}`, step);
};

export const savesAndGoesOn = (t: Trial, s: unknown): void => {
  const { game, rng } = t;
  const saved: unknown = JSON.parse(JSON.stringify(s));
  const lost = difference(s, saved);
  if (lost !== undefined) broken('json-round-trip', `saved and read back, the state differs at ${lost}`);
  const seed = String(rng.next());
  const [here, there] = [copy(s), saved];
  const [one, two] = [sfc32(seed), sfc32(seed)];
  for (let i = 0; i < 6; i++) {
    const step = game.outcome(here) === undefined ? randomStep(game, here, one) : undefined;
    const its = game.outcome(there) === undefined ? randomStep(game, there, two) : undefined;
    if (!alike(step, its)) broken('json-round-trip', `read back, it goes on with ${show(its)} for ${show(step)}`);
    if (step === undefined || its === undefined) return;
    const before = copy(here);
    const events = applied(game, here, step);
    if (alike(events, applied(game, there, its)) && alike(here, there)) continue;
    applyIsSure(t, before, step);
    broken('json-round-trip', `read back, the same step leads elsewhere: ${difference(here, there)}`, i === 0 ? step : undefined);
  }
};

export const printsAndReads = (t: Trial, s: unknown): void => {
  if (!t.notationHolds(s)) return;
  const line = t.game.printPosition(s);
  const read = t.game.parsePosition(line, t.game.rules);
  if (isIllegal(read)) broken('notation-round-trip', `cannot read its own line (${read.why}): ${line}`);
  else if (!alike(read, s)) broken('notation-round-trip', `reads back differently at ${difference(s, read)}: ${line}`);
};
