/** A power with the wanted effect that the reader has not used this season: the reader's own, or one that its owner sells (PA-14.7). */
import type { Seat } from '@stoa/engine';
import type { EffectJson } from '../pack/types.ts';
import type { PaView } from '../view-types.ts';
import { cardsPay } from './paying.ts';
import { type Price, packOf, serviceOf } from './prices.ts';

export interface Offered {
  readonly id: string;
  /** null: it is the reader's own, and free. */
  readonly seller: Seat | null;
  readonly price: Price;
  /** The hand pays it. */
  readonly canPay: boolean;
}

export const offeredPower = (view: PaView, op: string): Offered | undefined => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  if (mine === undefined) return undefined;
  const pack = packOf(view);
  const serves = ({ id, effects }: { readonly id: string; readonly effects: readonly { readonly op: string }[] }): boolean =>
    effects.some(e => e.op === op) && !mine.powersUsed.includes(id);
  const ownerOf = (id: string): Seat | undefined =>
    view.islands.find(i => i.wonders.some(w => w.wonder === id && w.stage === 'complete'))?.seat;
  const own =
    pack.philosophies.find(card => mine.philosophies.includes(card.id) && serves(card)) ??
    pack.wonders.find(card => ownerOf(card.id) === mine.seat && serves(card));
  if (own !== undefined) return { id: own.id, seller: null, price: [], canPay: true };
  const sold = pack.wonders.find(card => card.service !== undefined && ownerOf(card.id) !== undefined && serves(card));
  const service = sold === undefined ? undefined : serviceOf(view, sold.id);
  if (sold === undefined || service === undefined) return undefined;
  return { id: sold.id, seller: service.owner, price: service.price, canPay: cardsPay(view, mine.hand ?? [], service.price) };
};

/** PA-22.10 `reduceLoss`: the power that makes such a loss smaller, if the reader has one left. */
export const savesLoss = (view: PaView, steps: readonly EffectJson[]): string | undefined =>
  steps.some(step => step.op === 'lose' && typeof step.n === 'number') ? offeredPower(view, 'reduceLoss')?.id : undefined;
