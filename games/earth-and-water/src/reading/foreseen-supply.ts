/**
 * What both sides would have to feed, and food for how many, after a drafted movement that meets no enemy (EW-12.4, EW-12.5), as if Supply came next.
 * In: the view before the movement. Out: `supply` of the view after it, or nothing where a battle decides.
 */
import type { Seat } from '@stoa/engine';
import type { EwAction } from '../actions.ts';
import type { EwEvent } from '../events.ts';
import { type CityId, other, PERSIA, type Side } from '../map.ts';
import type { EwView } from '../view-types.ts';
import { cityView, foodOf, homeOf } from './board.ts';
import { foreseen, isMove, type Move } from './foreseen.ts';

type Supply = EwView['supply'];
type Numbers = { -readonly [K in keyof Supply[Side]]: number };

/** EW-12.4, EW-12.6: at Abydos and Ephesus Persia neither counts armies nor has food. */
const counts = (side: Side, city: CityId): boolean => side !== PERSIA || homeOf(city) !== PERSIA;

const after = (view: EwView, side: Side, { from, to, armies }: Move): Supply => {
  const [persian, greek] = view.supply;
  const supply: readonly [Numbers, Numbers] = [{ ...persian }, { ...greek }];
  const change = (of: Side, city: CityId, mouths: number, food: number): void => {
    if (!counts(of, city)) return;
    supply[of].armies += mouths;
    supply[of].capacity += food;
  };
  if (armies === 0) return supply;
  const foe = other(side);
  // EW-3.2, EW-3.5: no side controls an empty city, except that a major city falls to its owner.
  const leaves = cityView(view, from).armies[side] === armies && homeOf(from) !== side;
  change(side, from, -armies, leaves ? -foodOf(from) : 0);
  if (leaves && homeOf(from) === foe) change(foe, from, 0, foodOf(from));
  const held = cityView(view, to).control;
  change(side, to, armies, held === side ? 0 : foodOf(to));
  if (held === foe) change(foe, to, 0, -foodOf(to));
  return supply;
};

export const foreseenSupply = (view: EwView, draft: readonly EwAction[]): Supply | undefined => {
  const move = draft.at(-1);
  const { side, room } = view.prompt;
  if (side === null || room === 'themistocles' || !isMove(move) || foreseen(view, draft) !== undefined) return undefined;
  return after(view, side, move);
};

/** How many armies of a side would be lost for want of food. */
export const starving = ({ armies, capacity }: Supply[Side]): number => Math.max(0, armies - capacity);

const isSupplyDone = (e: EwEvent): boolean => e.e === 'supply-began';
const isUnderWay = (events: readonly EwEvent[]): boolean =>
  events.some(e => e.e === 'fleets-sailed') && !events.some(e => e.e === 'armies-landed');

/** For the law that `foreseenSupply` says what `apply` then does: before Supply has come, and once the fleets that carry armies are there. */
export const supplyForesight = {
  promise: (view: EwView, _seat: Seat, action: EwAction): unknown => foreseenSupply(view, [action]),
  fact: (view: EwView): unknown => view.supply,
  isOpen: (events: readonly EwEvent[]): boolean => events.some(isSupplyDone) || isUnderWay(events),
};
