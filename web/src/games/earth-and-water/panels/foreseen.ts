/**
 * The battle that a drafted movement would open: in, the view before it and the draft; out, the view with the battle before
 * its first round, or nothing. Reactions are not foreseen. A look for the player; the table decides (EW-7, EW-8, EW-9.3, EW-9.4, EW-17.G05).
 */
import type { EwAction, EwView } from '@stoa/earth-and-water';
import { type CityId, cityOf, DICE_LIMIT, KEY_CITIES, other, PERSIA, type Side } from '@stoa/earth-and-water/map';
import { isMove, type Move } from '../touch.ts';

type Battle = NonNullable<EwView['prompt']['battle']>;
type Pair = Battle['pieces'];

const NO_CAP = 6;
const dice = (pieces: number): number => Math.min(pieces, DICE_LIMIT);
const plus = (pieces: Pair, side: Side, n: number): Pair => (side === 0 ? [pieces[0] + n, pieces[1]] : [pieces[0], pieces[1] + n]);
/** EW-9.4: Persia throws better at home. */
const capAt = (at: CityId): number => ((KEY_CITIES[PERSIA] & (1 << cityOf(at))) === 0 ? 4 : 5);

const land = (view: EwView, at: CityId, attacker: Side, arriving: number): Battle | undefined => {
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
    diceCount: [dice(pieces[0]), greekDice === 0 ? dice(pieces[1]) : greekDice],
    caps: [cavalry ? NO_CAP : capAt(at), NO_CAP],
    embarked: 0,
    greekDice,
    cavalry,
    noRetreat: false,
    lastDice: null,
  };
};

const naval = (at: CityId, attacker: Side, pieces: Pair, embarked: number, noRetreat: boolean): Battle => ({
  battle: 'naval',
  at,
  attacker,
  round: 0,
  pieces,
  diceCount: [dice(pieces[0]), dice(pieces[1])],
  caps: [capAt(at), NO_CAP],
  embarked,
  greekDice: 0,
  cavalry: false,
  noRetreat,
  lastDice: null,
});

const battleAfter = (view: EwView, move: Move): Battle | undefined => {
  const { side, room, operation } = view.prompt;
  if (side === null) return undefined;
  if (move.do === 'land-move') return land(view, move.to, side, move.armies);
  const there = plus(view.cities[cityOf(move.to)]?.fleets ?? [0, 0], side, move.fleets);
  const meets = there[0] > 0 && there[1] > 0;
  if (room !== 'themistocles' || operation === null || operation.to === null)
    return meets ? naval(move.to, side, there, move.armies, false) : land(view, move.to, side, move.armies);
  // The Persian voyage that Themistocles holds up goes on after a battle he seeks elsewhere, at once without one.
  const { to, embarked } = operation;
  if (move.to !== to && meets) return naval(move.to, side, there, 0, true);
  const port = move.to === to ? there : (view.cities[cityOf(to)]?.fleets ?? [0, 0]);
  return port[side] > 0 ? naval(to, operation.side, port, embarked, true) : land(view, to, operation.side, embarked);
};

/** The view with that battle in it, so that the panel and its odds read it like one that is on. */
export const foreseen = (view: EwView, draft: readonly EwAction[]): EwView | undefined => {
  const move = draft.at(-1);
  const battle = isMove(move) ? battleAfter(view, move) : undefined;
  return battle && { ...view, prompt: { ...view.prompt, battle } };
};
