/** Payments in one touch or two, without a screen: where one way to pay is left it is paid, else the ways are laid out to choose from. */
import type { PaAction, PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { isPaid, type Paid, waysToPay, waysToPayEvent } from '@stoa/parthenon/reading';
import { type Plan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';

export type Way = readonly CardId[];
export interface Ways {
  /** What is paid for; null: the event that is being answered. */
  readonly action: Paid | null;
  /** Whole payments, the one that costs least first. */
  readonly ways: readonly Way[];
}

/** Without payments that only add cards to another one: what a saving spares need not be paid. */
export const leastWays = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(way => !ways.some(other => other.length < way.length && other.reduce(without, way).length === way.length - other.length));

const CONFIRM: PaAction = { do: 'confirm' };
/** Everything that pays it so, in one message. */
export const paySteps = (action: Paid | null, way: Way): readonly PaAction[] =>
  action === null
    ? [...way.map((card): PaAction => ({ do: 'pick', card })), CONFIRM]
    : [action, ...way.map((card): PaAction => ({ do: 'pay', card })), CONFIRM];

const leastOrNull = (ways: readonly Way[] | null): readonly Way[] | null => ways && leastWays(ways);

/** A touch of something with a price: sent whole where there is one way, kept in the plan where there are more. */
export const choosePaid =
  (view: PaView, choose: PaProps['choose'], set: (part: Pick<Plan, 'paying'>) => void): PaProps['choose'] =>
  (action, ...then) => {
    const ways = then.length === 0 && isPaid(action) ? leastOrNull(waysToPay(view, action)) : null;
    const [way, another] = ways ?? [];
    if (!isPaid(action) || way === undefined) choose(action, ...then);
    else if (another !== undefined) set({ paying: action });
    else choose(action, ...paySteps(action, way).slice(1));
  };

const isSame = (a: PaAction, b: PaAction): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is being paid in one piece; undefined: nothing, or it is laid down card by card. */
export const waysNow = (view: PaView, actions: readonly PaAction[], paying: Plan['paying']): Ways | undefined => {
  if (paying !== null && actions.some(a => isSame(a, paying))) {
    const ways = leastOrNull(waysToPay(view, paying));
    if (ways !== null && ways.length > 0) return { action: paying, ways };
  }
  const ways = actions.some(a => a.do === 'pick') ? leastOrNull(waysToPayEvent(view)) : null;
  return ways === null || ways.length === 0 ? undefined : { action: null, ways };
};
