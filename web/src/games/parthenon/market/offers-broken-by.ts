/** PA-7.5: nothing is set aside for an offer. Which of the player's open offers a trade would leave without their cards. */
import type { PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { type Counts, countsOf, minus, plus, sizeOf } from '../counts.ts';

type Offer = PaView['offers'][number];
interface Traded {
  readonly give: readonly CardId[];
  readonly get: readonly CardId[];
}

/** The numbers of my offers that are void once I have given and got these cards. */
export const voidAfter = (offers: readonly Offer[], me: number, have: Counts, { give, get }: Traded): readonly number[] => {
  const after = minus(plus(have, countsOf(get)), countsOf(give));
  return offers.filter(o => o.seat === me && sizeOf(minus(countsOf(o.give), after)) > 0).map(o => o.offer);
};
/** My offers that share cards: the first one accepted makes the others void. */
export const rivals = (offers: readonly Offer[], me: number, have: Counts): ReadonlySet<number> => {
  const mine = offers.filter(o => o.seat === me);
  return new Set(
    mine.flatMap(o => voidAfter(mine, me, have, { give: o.give, get: o.want }).flatMap(id => (id === o.offer ? [] : [id, o.offer]))),
  );
};
