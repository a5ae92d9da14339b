/**
 * The battle that a drafted movement would open, before its first round (EW-7, EW-8, EW-9.3, EW-9.4, EW-17.G05). Reactions are not foreseen.
 * In: the view before the movement. Out: the view with the battle in it, or nothing.
 */
import type { Seat } from '@stoa/engine';
import type { EwAction } from '../actions.ts';
import { diceFor, persianCap, UNCAPPED } from '../dice.ts';
import { type CityId, cityOf, GREECE, other, type Side } from '../map.ts';
import type { EwBattleView, EwView } from '../view-types.ts';

export type Move = Extract<EwAction, { readonly do: 'land-move' | 'naval-move' }>;
export const isMove = (a: EwAction | undefined): a is Move => a?.do === 'land-move' || a?.do === 'naval-move';

type Pair = EwBattleView['pieces'];
const plus = (pieces: Pair, side: Side, n: number): Pair => (side === 0 ? [pieces[0] + n, pieces[1]] : [pieces[0], pieces[1] + n]);

const land = (view: EwView, at: CityId, attacker: Side, arriving: number): EwBattleView | undefined => {
  const pieces = plus(view.cities[cityOf(at)]?.armies ?? [0, 0], attacker, arriving);
  if (arriving === 0 || pieces[other(attacker)] === 0) return undefined;
  const kind = view.prompt.operation?.kind;
  const greekDice = kind === 'leonidas' ? 2 : 0;
  const cavalry = kind === 'cavalry-of-mardonius';
  return {
    battle: 'land',
    at,
    attacker,
    round: 0,
    pieces,
    diceCount: [diceFor(pieces[0]), greekDice === 0 ? diceFor(pieces[1]) : greekDice],
    caps: [cavalry ? UNCAPPED : persianCap(cityOf(at)), UNCAPPED],
    embarked: 0,
    greekDice,
    cavalry,
    noRetreat: false,
    lastDice: null,
  };
};

const naval = (at: CityId, attacker: Side, pieces: Pair, embarked: number, noRetreat: boolean): EwBattleView => ({
  battle: 'naval',
  at,
  attacker,
  round: 0,
  pieces,
  diceCount: [diceFor(pieces[0]), diceFor(pieces[1])],
  caps: [persianCap(cityOf(at)), UNCAPPED],
  embarked,
  greekDice: 0,
  cavalry: false,
  noRetreat,
  lastDice: null,
});

const battleAfter = (view: EwView, move: Move): EwBattleView | undefined => {
  const { side, room, operation } = view.prompt;
  if (side === null) return undefined;
  if (move.do === 'land-move') return land(view, move.to, side, move.armies);
  const there = plus(view.cities[cityOf(move.to)]?.fleets ?? [0, 0], side, move.fleets);
  const meets = there[0] > 0 && there[1] > 0;
  if (room !== 'themistocles' || operation === null || operation.to === null)
    return meets ? naval(move.to, side, there, move.armies, false) : land(view, move.to, side, move.armies);
  // The interrupted Persian movement continues after a battle of Themistocles in another port, or at once if there is none.
  const { to, embarked } = operation;
  if (move.to !== to && meets) return naval(move.to, side, there, 0, true);
  const port = move.to === to ? there : (view.cities[cityOf(to)]?.fleets ?? [0, 0]);
  return port[side] > 0 ? naval(to, operation.side, port, embarked, true) : land(view, to, operation.side, embarked);
};

/** The view with that battle in it, so that the battle panel and the odds read it like a battle in progress. */
export const foreseen = (view: EwView, draft: readonly EwAction[]): EwView | undefined => {
  const move = draft.at(-1);
  const battle = isMove(move) ? battleAfter(view, move) : undefined;
  return battle && { ...view, prompt: { ...view.prompt, battle } };
};

/** What a drafted naval movement leads to once its battle is won without a loss: the land battle of the armies aboard. Undefined where no army lands or no enemy stands. */
export const foreseenLanding = (view: EwView, draft: readonly EwAction[]): EwView | undefined => {
  const move = draft.at(-1);
  const { side, room } = view.prompt;
  if (side === null || move?.do !== 'naval-move' || room === 'themistocles') return undefined;
  const battle = battleAfter(view, move)?.battle === 'naval' ? land(view, move.to, side, move.armies) : undefined;
  return battle && { ...view, prompt: { ...view.prompt, battle } };
};

/** For the law that `foreseen` shows what `apply` then does. */
export const foresight = {
  promise: (view: EwView, _seat: Seat, action: EwAction): unknown =>
    isMove(action) ? (foreseen(view, [action])?.prompt.battle ?? null) : undefined,
  fact: (after: EwView): unknown => after.prompt.battle,
  skip: (room: string): { readonly by: Seat; readonly action: EwAction } | undefined =>
    room === 'window-naval-movement' ? { by: GREECE, action: { do: 'decline' } } : undefined,
};
