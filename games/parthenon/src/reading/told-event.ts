/** Which events have a line in the log, and what of them it tells. In: an event. Out: the event to tell, or undefined for none. */
import type { PaEvent } from '../events.ts';

/** Events without a line: a wish changes often, and the table shows it. */
type Untold = 'wish-set';
export type ToldEvent = Exclude<PaEvent, { readonly e: Untold }>;

export const toldEvent = (e: PaEvent): ToldEvent | undefined => {
  switch (e.e) {
    case 'wish-set':
      return undefined;
    case 'discarded':
      return e.cards.length === 0 ? undefined : e;
    case 'declared': {
      const numbers = e.numbers.filter(({ n }) => n > 0);
      return numbers.length === 0 ? undefined : { ...e, numbers };
    }
    default:
      return e;
  }
};
