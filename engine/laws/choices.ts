/** The laws about what may be done: someone-can-act, list-under-300, listed-is-legal, chance-accepted, and the `parseAction` half of records-fold. */
import { canonical } from '../src/canonical.ts';
import { type Action, type Actor, CHANCE } from '../src/contract.ts';
import { alike, copy, show } from './copy.ts';
import { broken, listOf, seatsOf, type Trial } from './trial.ts';

/** How many parsed actions are cached; further ones are parsed every time. */
const PASSED = 50_000;

/** At every state: each seat that must act can, and everything listed is legal and passes `parseAction`. */
export const listsAreGood = (t: Trial, s: unknown, thorough: boolean): void => {
  const { game } = t;
  const textOf = thorough ? canonical : t.candidates.keyOf;
  const actors = game.actors(s);
  if (actors.length === 0) broken('someone-can-act', `nobody must act in room ${game.room(s)}, and the game is not over`);
  if (actors.includes(CHANCE)) return;
  const willing = game.mayAct(s).filter(seat => !actors.includes(seat));
  if (game.rooms[game.room(s)]?.mode !== 'sealed' && willing.length < game.mayAct(s).length)
    broken('someone-can-act', `a seat both must and may act: ${show(game.mayAct(s))}`);
  for (const seat of [...(actors as readonly number[]), ...willing]) {
    const list = listOf(game, s, seat);
    if (list.length === 0 && actors.includes(seat)) broken('someone-can-act', `seat ${seat} must act in ${game.room(s)} and cannot`);
    if (list.length > 300) broken('list-under-300', `seat ${seat} has ${list.length} choices in ${game.room(s)}`);
    t.candidates.note(list);
    const seen = new Set<string>();
    for (const action of list) {
      const refusal = game.why(s, seat, action);
      if (refusal !== undefined)
        broken('listed-is-legal', `listed but refused (${refusal.rule} ${refusal.why}): ${show(action)}`, { by: seat, action });
      const key = textOf(action);
      if (seen.has(key)) broken('listed-is-legal', `listed twice: ${key}`);
      seen.add(key);
      if (thorough || !t.candidates.passed.has(key)) throughTheDoor(t, action, seat, key);
    }
  }
};

const throughTheDoor = (t: Trial, action: Action, by: Actor, key: string): void => {
  const parsed = t.game.parseAction(JSON.parse(JSON.stringify(action)));
  if (parsed === undefined || !alike(parsed, action))
    broken('records-fold', `parseAction gives ${show(parsed)} for the legal ${show(action)}`, { by, action });
  if (t.candidates.passed.size < PASSED) t.candidates.passed.add(key);
};

/** Tries the candidate space on every seat, including those that must wait. */
export const onlyListedIsLegal = (t: Trial, s: unknown): void => {
  const { game } = t;
  for (const by of seatsOf(t)) {
    const listed = listOf(game, s, by);
    const legal = new Set(listed.map(canonical));
    for (const action of tried(t, s, by, listed, TRIED)) {
      const refusal = game.why(s, by, action);
      if (refusal === undefined && !legal.has(canonical(action)) && !game.openKinds.includes(action.do))
        broken('listed-is-legal', `legal for seat ${by} in ${game.room(s)} but not listed: ${show(action)}`, { by, action });
      if (refusal !== undefined && (refusal.rule === '' || refusal.why === ''))
        broken('listed-is-legal', `a refusal without rule or reason in ${game.room(s)}: ${show(action)}`, { by, action });
    }
    if (!game.actors(s).includes(by)) continue;
    const decline = game.rooms[game.room(s)]?.decline;
    if (decline !== undefined && game.why(s, by, decline) !== undefined)
      broken('listed-is-legal', `seat ${by} cannot decline in ${game.room(s)}: ${show(decline)}`, { by, action: decline });
    const action = game.absent(s, by);
    if (action !== 'bot' && game.why(s, by, action) !== undefined)
      broken('listed-is-legal', `the absent player of seat ${by} would do what is refused: ${show(action)}`, { by, action });
  }
};

/** How many candidates are tried on a thoroughly checked state, and at every other moment of chance. */
const TRIED = 40;
const TRIED_QUICKLY = 4;

/** Candidates that pass `parseAction`: `why` may trust their shape. */
const tried = (t: Trial, s: unknown, by: Actor, near: readonly Action[], n: number): Action[] => {
  const found: Action[] = [];
  for (const action of [...t.candidates.some(near, n, t.rng), ...(t.everyAction?.(s, by) ?? [])]) {
    const parsed = t.game.parseAction(copy(action));
    if (parsed !== undefined) found.push(parsed);
  }
  return found;
};

/** Compares by value: the fields may be in another order. */
const isListed = (list: readonly (readonly [Action, number])[], action: Action): boolean => list.some(([other]) => alike(other, action));

/** A moment of chance: every draw is possible, every possible outcome is accepted, and no other. */
export const chanceIsGood = (t: Trial, s: unknown, thorough: boolean): void => {
  const { game, rng } = t;
  const { count, list } = game.outcomes(s);
  const room = game.room(s);
  if (count < 1) broken('chance-accepted', `no outcome is possible in ${room}`);
  if (list === undefined && count <= 1000) broken('chance-accepted', `${room} has ${count} outcomes and lists none`);
  if (list !== undefined && list.length !== count) broken('chance-accepted', `${room} lists ${list.length} outcomes and counts ${count}`);
  const textOf = thorough ? canonical : t.candidates.keyOf;
  const possible = new Set(list?.map(([action]) => textOf(action)));
  if (possible.size !== (list?.length ?? 0)) broken('chance-accepted', `${room} lists an outcome twice`);
  for (const [action, weight] of list ?? []) {
    if (!Number.isInteger(weight) || weight < 1) broken('chance-accepted', `${room}: weight ${weight} for ${show(action)}`);
    const refusal = game.why(s, CHANCE, action);
    if (refusal !== undefined)
      broken('chance-accepted', `${room} lists and refuses (${refusal.why}) ${show(action)}`, { by: CHANCE, action });
  }
  const near: Action[] = [];
  for (let i = 0; i < 4; i++) {
    const action = game.sample(s, rng);
    near.push(action);
    const refusal = game.why(s, CHANCE, action);
    if (refusal !== undefined)
      broken('chance-accepted', `${room} samples and refuses (${refusal.why}) ${show(action)}`, { by: CHANCE, action });
    const key = textOf(action);
    if (list !== undefined && !possible.has(key) && !isListed(list, action))
      broken('chance-accepted', `${room} samples what it does not list: ${show(action)}`);
    if (thorough || !t.candidates.passed.has(key)) throughTheDoor(t, action, CHANCE, key);
  }
  t.candidates.note(near);
  if (list === undefined) return;
  for (const action of tried(t, s, CHANCE, near, thorough ? TRIED : TRIED_QUICKLY))
    if (!possible.has(textOf(action)) && game.why(s, CHANCE, action) === undefined && !isListed(list, action))
      broken('chance-accepted', `${room} accepts the impossible ${show(action)}`, { by: CHANCE, action });
};

/** No seat can play for chance, and chance cannot act, when seats decide. */
export const chanceWaits = (t: Trial, s: unknown): void => {
  for (const action of tried(t, s, CHANCE, [], TRIED))
    if (t.game.why(s, CHANCE, action) === undefined)
      broken('chance-accepted', `chance acts out of turn in ${t.game.room(s)}: ${show(action)}`);
};
