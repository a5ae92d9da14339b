/** PA-10.7 for the reader's fleets: which have neither paid nor refused the duty of an open harbor, and what a payment leaves them. */
import { CARDS, type CardId, COMMODITY_COUNT, type FleetId, type LandId } from '../cards.ts';
import type { PaView } from '../view-types.ts';
import { cardsPay, freshEffects } from './paying.ts';
import { addedFor, type Bargain, cheaperBy, packOf, planPrice, ratesAt, rowAt, soldAt, stageDue } from './prices.ts';
import { kindsInRow } from './rates.ts';

export interface Duty {
  readonly fleet: FleetId;
  readonly land: LandId;
  /** It carries something to pay with. */
  readonly canPay: boolean;
}
const isCommodity = (card: CardId): boolean => CARDS.indexOf(card) < COMMODITY_COUNT;

export const dutiesDue = (view: PaView): readonly Duty[] => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const pack = packOf(view);
  const complete = (id: string): boolean => mine?.wonders.some(w => w.wonder === id && w.stage === 'complete') ?? false;
  const powers = [...pack.philosophies.filter(p => mine?.philosophies.includes(p.id)), ...pack.wonders.filter(w => complete(w.id))];
  /** PA-22.10 `ignoreHarbor`. */
  const ignores = (kind: string): boolean => powers.some(p => p.effects.some(e => e.op === 'ignoreHarbor' && e.kinds?.includes(kind)));
  const asks = (land: LandId): boolean => {
    const harbor = view.harbors.find(h => h.land === land && h.isUp)?.harbor;
    const card = pack.harborStatus.find(h => h.id === harbor);
    return card !== undefined && !ignores(card.kind) && card.effects.some(e => e.op === 'entryFee');
  };
  return (mine?.fleets ?? []).flatMap(({ fleet, land, duty, cargo }) =>
    land !== null && duty === null && asks(land) ? [{ fleet, land, canPay: cargo?.some(isCommodity) ?? false }] : [],
  );
};

/** PA-10.9, PA-10.14, PA-14: could a fleet there do anything with these cards? */
const isOfUse = (view: PaView, land: LandId, cargo: readonly CardId[]): boolean => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const takes = ({ give }: Bargain, isOwn: boolean): boolean =>
    give.every(({ n, of }) => {
      const kinds = kindsInRow(view, land, of, isOwn);
      return cargo.filter(card => kinds.includes(card)).length >= n;
    });
  const upgraded = freshEffects(view).some(e => e.op === 'rateUpgrade') ? packOf(view).tradeTables.foreign : [];
  if ([...ratesAt(view, land), ...upgraded].some(row => takes(row, false))) return true;
  if ([rowAt(view, land, 'sell'), rowAt(view, land, 'buy')].some(row => row !== undefined && takes(row, true))) return true;
  const sold = soldAt(view, land);
  const plan = planPrice(view, land, view.me);
  if ((sold !== undefined && cardsPay(view, cargo, sold.price)) || (plan !== undefined && cardsPay(view, cargo, plan))) return true;
  return (mine?.wonders ?? []).some(({ wonder, stage }) => {
    const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
    if (due === undefined || due.land !== land) return false;
    return cheaperBy(view, 'wonder') !== undefined || cardsPay(view, cargo, [...due.price, ...addedFor(view, 'wonder')]);
  });
};
/** What is left for the fleet once it has paid with that card: trade, the free plan alone, cards that are too few, no commodity at all. */
export type AfterDuty = 'trade' | 'plan' | 'too-few' | 'nothing';
export const afterDuty = (view: PaView, fleet: FleetId, card: CardId): AfterDuty => {
  const at = view.me === null ? undefined : view.islands[view.me]?.fleets.find(f => f.fleet === fleet);
  if (at?.land == null) return 'nothing';
  const cargo = [...(at.cargo ?? [])];
  cargo.splice(cargo.indexOf(card), 1);
  const isLeft = cargo.some(isCommodity);
  if (!isLeft && planPrice(view, at.land, view.me)?.length === 0) return 'plan';
  if (isOfUse(view, at.land, cargo)) return 'trade';
  return isLeft ? 'too-few' : 'nothing';
};

/** Every fleet abroad has refused the duty of its harbor. */
export const isRefusedAll = (view: PaView): boolean => {
  const away = view.me === null ? [] : (view.islands[view.me]?.fleets.filter(f => f.land !== null) ?? []);
  return away.length > 0 && away.every(f => f.duty === 'refused');
};
