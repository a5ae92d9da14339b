/**
 * The laws about what is hidden: no-leak and determinize-keeps. Both compare states that a seat cannot tell apart: those that
 * `determinize` returns, and twins, which have the same past as that seat saw it but other draws and other secret choices.
 */
import { canonical } from '../src/canonical.ts';
import { type Action, type AnyGame, CHANCE, type GameEvent, type Seat } from '../src/contract.ts';
import { sfc32 } from '../src/rng.ts';
import { sameText } from '../src/same-text.ts';
import { randomPlayout } from '../testing/playout.ts';
import type { Step } from '../testing/step.ts';
import { alike, copy, difference, show } from './copy.ts';
import { applied, broken, listOf, seatsOf, seenBy, type Trial } from './trial.ts';

const DRAWN = 3;
/** At larger tables two seats are watched in each game: over many games every seat is watched. */
const WATCHED = 2;
/** Everything the seat can find out at this moment without acting, aspect by aspect. */
const aspects = (t: Trial, s: unknown, seat: Seat, tried: readonly Action[]): Readonly<Record<string, unknown>> => {
  const { game } = t;
  return {
    view: game.view(s, seat),
    room: game.room(s),
    'spectator’s view': game.view(s, undefined),
    'waiting list': game.waiting(s, seat),
    'spectator’s waiting list': game.waiting(s, undefined),
    'duty to act': game.actors(s).includes(seat),
    'list of those who may act': game.mayAct(s),
    'list of actions': listOf(game, s, seat).map(canonical),
    refusals: tried.map(a => [a, game.why(s, seat, a) ?? null]),
    over: game.outcome(s) ?? null,
  };
};

const triedBy = (t: Trial, s: unknown, seat: Seat): Action[] =>
  t.candidates.some(listOf(t.game, s, seat), 6, t.rng).flatMap(a => t.game.parseAction(copy(a)) ?? []);

const someSeats = (t: Trial): readonly Seat[] => {
  const seats = seatsOf(t);
  while (seats.length > WATCHED) seats.splice(t.rng.int(seats.length), 1);
  return seats;
};

/** Was a seat told the same, order included? Events in the order in which a draft was made would reveal that order. */
const toldSame = (t: Trial, events: readonly GameEvent[], others: readonly GameEvent[], seat: Seat | undefined): boolean =>
  sameText(seenBy(t.game, events, seat), seenBy(t.game, others, seat));

/** Twins, one per watched seat: a state that this seat has no way to tell from the real one. */
export interface Twins {
  readonly watched: readonly Seat[];
  /** The twin of the present state, for a watched seat. */
  of(seat: Seat): unknown;
  /** The real game made this step; the twins follow, and are compared. */
  follow(step: Step<Action>, after: unknown, events: readonly GameEvent[]): void;
  /** Was this seat told something hidden by the step? Only a twin can answer this; call it before `follow`. */
  told(seat: Seat, before: unknown, step: Step<Action>, after: unknown, events: readonly GameEvent[]): boolean;
}

/** For a game without twins. */
export const NO_TWINS: Twins = { watched: [], of: () => undefined, follow: () => {}, told: () => false };

const seesSame = ({ game }: Trial, s: unknown, other: unknown, seat: Seat): boolean => sameText(game.view(s, seat), game.view(other, seat));
const knowsSame = ({ game }: Trial, s: unknown, other: unknown, seat: Seat): boolean =>
  sameText(game.knowledge(s, seat), game.knowledge(other, seat));

/** What might have happened instead, as far as this seat knows: other draws, other choices of others; and the step itself. */
const insteadOf = ({ game, rng }: Trial, s: unknown, step: Step<Action>, seat: Seat): readonly Action[] => {
  if (step.by === seat) return [step.action];
  const others: Action[] = [];
  if (step.by === CHANCE) {
    if (game.actors(s).includes(CHANCE)) for (let i = 0; i < 2; i++) others.push(game.sample(s, rng));
  } else {
    const list = listOf(game, s, step.by);
    for (let i = 0; i < 2 && list.length > 0; i++) others.push(list[rng.int(list.length)]!);
  }
  return rng.int(4) === 0 ? [step.action, ...others] : [...others, step.action];
};

/** What the real game did: the step, the state after it, and its events. */
interface Done {
  readonly step: Step<Action>;
  readonly after: unknown;
  readonly events: readonly GameEvent[];
}

/** The twin of a seat after the real game's step: a state in which the seat was told, sees and knows the same. */
const followOne = (t: Trial, seat: Seat, twin: unknown, { step, after, events }: Done): unknown => {
  const { game, rng } = t;
  const told = seenBy(game, events, seat);
  let view: unknown;
  const seesWhat = (next: unknown): boolean => {
    view ??= game.view(after, seat);
    return sameText(game.view(next, seat), view);
  };
  for (const action of insteadOf(t, twin, step, seat)) {
    const refusal = game.why(twin, step.by, action);
    if (refusal !== undefined) {
      if (step.by === seat)
        broken('no-leak', `refused to seat ${seat} (${refusal.why}) only in a state it cannot tell from this one: ${show(action)}`, step);
      continue;
    }
    const next = copy(twin);
    const its = seenBy(game, applied(game, next, { by: step.by, action }), seat);
    // The cheapest comparison first: what was told, then what is seen, then what is known.
    if (sameText(its, told)) {
      if (!seesWhat(next)) continue;
      if (!knowsSame(t, next, after, seat))
        broken(
          'no-leak',
          `seat ${seat} knows what it was never told: ${difference(game.knowledge(after, seat), game.knowledge(next, seat))}`,
        );
      return next;
    }
    if (alike(action, step.action) && alike(game.view(next, seat), game.view(after, seat)) && knowsSame(t, next, after, seat))
      broken('no-leak', `events tell seat ${seat} what neither its view nor its knowledge has: ${show(told)} / ${show(its)}`);
  }
  // No twin was found. Half of the time the new one is a plain copy, without `determinize`: later draws make it differ again.
  if (rng.int(2) === 0) return copy(after);
  const fresh = game.determinize(copy(after), seat, rng);
  return seesSame(t, fresh, after, seat) && knowsSame(t, fresh, after, seat) ? fresh : copy(after);
};

export const twins = (t: Trial, start: unknown): Twins => {
  const { game } = t;
  const watched = someSeats(t);
  const now: unknown[] = seatsOf(t).map(() => copy(start));
  return {
    watched,
    of: seat => now[seat],
    follow(step, after, events) {
      for (const seat of watched) now[seat] = followOne(t, seat, now[seat], { step, after, events });
    },
    told(seat, before, step, after, events) {
      const twin = now[seat];
      if (game.why(twin, step.by, step.action) !== undefined) return false;
      const next = copy(twin);
      const its = applied(game, next, step);
      if (seenBy(game, events, seat).length === 0) {
        // Either others see nothing, or the actor sees that others are still deciding, where in the twin it was the last to decide.
        if (seat !== step.by && seesSame(t, after, before, seat)) return false;
        if (seat === step.by && seenBy(game, its, seat).length > 0 && othersStillThink(game, before, after, seat)) return false;
      }
      // Only one of the two states has left the sealed room: how far others are is not revealed information.
      if (game.room(next) !== game.room(after)) return false;
      return !(toldSame(t, its, events, seat) && seesSame(t, next, after, seat) && knowsSame(t, next, after, seat));
    },
  };
};

/** The seat has decided in a sealed room, or in one turn of it; every other seat is where it was. */
const othersStillThink = (game: AnyGame, before: unknown, after: unknown, seat: Seat): boolean =>
  game.room(after) === game.room(before) &&
  game.rooms[game.room(before)]?.mode === 'sealed' &&
  alike(
    game.actors(after),
    game.actors(before).filter(other => other !== seat),
  );

/** Lists, refusals and the other aspects must be the same in the twin as in the real state. */
export const twinsLookAlike = (t: Trial, s: unknown, all: Twins): void => {
  for (const seat of all.watched) {
    const tried = triedBy(t, s, seat);
    const [here, there] = [aspects(t, s, seat, tried), aspects(t, all.of(seat), seat, tried)];
    for (const name of Object.keys(here))
      if (!alike(here[name], there[name]))
        broken('no-leak', `the ${name} of seat ${seat} tells apart what it was never told: ${difference(here[name], there[name])}`);
  }
};

/**
 * `determinize` for each seat. Where an aspect differs from the real one: if it differs from draw to draw too, it shows
 * what is hidden (no-leak); if all draws agree against the real state, `determinize` lost something.
 */
export const determinizes = (t: Trial, s: unknown, step: Step<Action> | undefined, all: Twins): void => {
  const { game, rng } = t;
  const sound = game.invariants(s).length === 0;
  for (const seat of someSeats(t)) {
    const drawn = Array.from({ length: DRAWN }, () => game.determinize(copy(s), seat, rng));
    const knows = game.knowledge(s, seat);
    for (const d of drawn)
      if (!sameText(game.knowledge(d, seat), knows))
        broken('determinize-keeps', `knowledge of seat ${seat} is lost: ${difference(knows, game.knowledge(d, seat))}`);

    const tried = triedBy(t, s, seat);
    const real = aspects(t, s, seat, tried);
    const drawnAspects = drawn.map(d => aspects(t, d, seat, tried));
    for (const name of Object.keys(real)) {
      const wrong = drawnAspects.findIndex(a => !sameText(a[name], real[name]));
      if (wrong < 0) continue;
      const where = `the ${name} of seat ${seat} in ${game.room(s)}: ${difference(real[name], drawnAspects[wrong]?.[name])}`;
      if (new Set(drawnAspects.map(a => JSON.stringify(a[name]))).size > 1) broken('no-leak', `hidden things change ${where}`);
      broken('determinize-keeps', `determinize changes ${where}`);
    }

    dependsOnNothingElse(t, s, seat, all.watched.includes(seat) ? [drawn[0], all.of(seat)] : [drawn[0]]);
    if (sound) playsOn(t, drawn[0], seat);
    if (step !== undefined) for (const d of drawn) eventsAgree(t, s, d, seat, step);
  }
};

/** States with equal view and knowledge give equal draws from equal generators. */
const dependsOnNothingElse = (t: Trial, s: unknown, seat: Seat, equals: readonly unknown[]): void => {
  const seed = String(t.rng.next());
  const fromHere = t.game.determinize(copy(s), seat, sfc32(seed));
  for (const other of equals) {
    const fromThere = t.game.determinize(copy(other), seat, sfc32(seed));
    if (!alike(fromHere, fromThere))
      broken('determinize-keeps', `depends on more than view and knowledge of seat ${seat}: ${difference(fromHere, fromThere)}`);
  }
};

const playsOn = (t: Trial, d: unknown, seat: Seat): void => {
  const wrong = t.game.invariants(d);
  if (wrong.length > 0) broken('determinize-keeps', `determinized for seat ${seat}: ${wrong.join('; ')}`);
  randomPlayout(t.game, copy(d), t.rng, 5, s => {
    const later = t.game.invariants(s);
    if (later.length > 0) broken('invariants', `playing on from a state determinized for seat ${seat}: ${later.join('; ')}`);
  });
};

/** The same step in a state this seat cannot tell from s: if it then sees and knows the same, it was told the same. */
const eventsAgree = (t: Trial, s: unknown, d: unknown, seat: Seat, step: Step<Action>): void => {
  const { game } = t;
  if (game.why(d, step.by, step.action) !== undefined) return;
  const [here, there] = [copy(s), copy(d)];
  const [events, its] = [applied(game, here, step), applied(game, there, step)];
  if (!sameText(game.view(here, seat), game.view(there, seat)) || !sameText(game.knowledge(here, seat), game.knowledge(there, seat)))
    return;
  for (const who of [seat, undefined])
    if (!toldSame(t, events, its, who))
      broken(
        'no-leak',
        `events tell ${who === undefined ? 'spectators' : `seat ${who}`} what stays hidden: ${show(seenBy(game, events, who))} / ${show(seenBy(game, its, who))}`,
        step,
      );
};
