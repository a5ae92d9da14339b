/** What things cost and yield, read from the pack in force for the sentences and for the board: PA-2.13, PA-3.2. No rule is decided here. */
import type { Seat } from '@stoa/engine';
import type { CardId, FleetId, LandId, StructureId } from '../cards.ts';
import { builtinOf } from '../pack/index.ts';
import { packName } from '../pack/name.ts';
import type { CostJson, EffectJson, IslandJson, PackJson } from '../pack/types.ts';
import type { PaView } from '../view-types.ts';

export type Price = readonly CostJson[];
export interface Bargain {
  readonly give: Price;
  readonly get: Price;
}
const NOTHING: Price = [];

/** Packs by name, added when a table's text is requested; a view has only the name. */
const met = new Map<string, PackJson>();
export const meet = (pack: PackJson): void => void met.set(packName(pack), pack);
export const packOf = (view: PaView): PackJson => {
  const pack = view.pack === null ? builtinOf(view.rules) : met.get(view.pack);
  if (pack === undefined) throw new Error(`a view of pack ${view.pack} without its pack: ask for the text by the table's options first`);
  return pack;
};
export const islandData = (view: PaView, seat: Seat | null): IslandJson | undefined =>
  packOf(view).islands.find(island => seat !== null && island.id === view.islands[seat]?.island);
export const villageGood = (view: PaView, seat: Seat | null, village: number): CardId | undefined =>
  islandData(view, seat)?.villages[village - 1]?.produces as CardId | undefined;

const villageNumber = (structure: StructureId): number => (structure.startsWith('village-') ? Number(structure.slice(8)) : 0);
export const yieldOf = (view: PaView, seat: Seat | null, structure: StructureId): CardId | undefined =>
  villageNumber(structure) > 0
    ? villageGood(view, seat, villageNumber(structure))
    : structure === 'workshop'
      ? (islandData(view, seat)?.rare as CardId | undefined)
      : undefined;
export const structurePrice = (view: PaView, seat: Seat | null, structure: StructureId): Price => {
  const village = villageNumber(structure);
  if (village > 0) return islandData(view, seat)?.villages[village - 1]?.cost ?? NOTHING;
  if (structure === 'workshop') {
    const built = seat === null ? 0 : (view.islands[seat]?.workshops ?? 0);
    return islandData(view, seat)?.workshops[built === 0 ? 0 : 1]?.cost ?? NOTHING;
  }
  return packOf(view).structures.find(s => s.id === structure)?.cost ?? NOTHING;
};
const SEASONS = 4;
/** How often a face-up event will still act this year, without the present time if it has begun. */
export const actsMore = (view: PaView, { event, isDone }: PaView['row'][number]): number =>
  SEASONS + 1 - view.season - (isDone || view.event?.event === event ? 1 : 0);
/** What events of this season add to the price of this kind of building (PA-5.10). */
export const addedFor = (view: PaView, kind: 'village' | 'workshop' | 'acropolis' | 'wonder'): Price =>
  packOf(view)
    .events.filter(event => view.added.includes(event.id))
    .flatMap(event => event.effects)
    .flatMap(effect => (effect.op === 'modifyCost' && effect.applies?.includes(kind) ? (effect.add ?? NOTHING) : NOTHING));
/** The price of the structure this season. */
export const priceNow = (view: PaView, seat: Seat | null, structure: StructureId): Price => [
  ...structurePrice(view, seat, structure),
  ...addedFor(view, villageNumber(structure) > 0 ? 'village' : structure === 'workshop' ? 'workshop' : 'acropolis'),
];
/** The event that makes the reader's next building of this kind cheaper. */
export const cheaperBy = (view: PaView, kind: 'village' | 'workshop' | 'acropolis' | 'wonder'): string | undefined => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  return packOf(view).events.find(
    event =>
      mine?.discounts.includes(event.id) &&
      event.effects
        .flatMap(effect => [effect, ...(effect.do ?? [])])
        .some(effect => effect.op === 'modifyCost' && effect.applies?.includes(kind)),
  )?.id;
};
/** PA-14.7: whose wonder it is, and what others pay its owner. */
export const serviceOf = (view: PaView, wonder: string): { readonly owner: Seat; readonly price: Price } | undefined => {
  const owner = view.islands.find(i => i.wonders.some(w => w.wonder === wonder))?.seat;
  const price = packOf(view).wonders.find(w => w.id === wonder)?.service?.price;
  return owner === undefined || price === undefined ? undefined : { owner, price };
};
const swapIn = (effects: readonly EffectJson[] | undefined): Bargain | undefined => {
  const effect = effects?.find(e => e.op === 'exchange');
  return effect && { give: effect.give ?? NOTHING, get: effect.get ?? NOTHING };
};
export const bargainOf = (view: PaView, structure: StructureId): Bargain | undefined =>
  swapIn(packOf(view).structures.find(s => s.id === structure)?.power);
export const powerBargain = (view: PaView, power: string): Bargain | undefined =>
  swapIn([...packOf(view).philosophies, ...packOf(view).wonders].find(card => card.id === power)?.effects);
/** PA-13.2: what the reader's next philosophy of others costs; wonders make it cheaper or free. */
export const adoptPrice = (view: PaView): Price => {
  const n = view.me === null ? 0 : (view.islands[view.me]?.adoptionPrice ?? 0);
  return n === 0 ? NOTHING : [{ n, of: 'gold' }];
};
export const fleetPrice = (view: PaView, owned: number): Price | undefined => packOf(view).fleets[owned]?.cost;

export const landData = (view: PaView, land: string | null): PackJson['lands'][number] | undefined =>
  packOf(view).lands.find(l => l.id === land);
export const myFleetLand = (view: PaView, fleet: FleetId): string | null =>
  (view.me === null ? undefined : view.islands[view.me]?.fleets.find(f => f.fleet === fleet))?.land ?? null;
/** A row of the tables, or one of the two rates of the harbor card. */
export const rowAt = (view: PaView, land: string | null, row: string): Bargain | undefined => {
  if (row !== 'sell' && row !== 'buy')
    return [...packOf(view).tradeTables.neighbouring, ...packOf(view).tradeTables.foreign].find(r => r.id === row);
  const harbor = view.harbors.find(h => h.land === land)?.harbor;
  const effect = packOf(view)
    .harborStatus.find(h => h.id === harbor)
    ?.effects.find(e => e.op === 'tradeOverride');
  return row === 'sell' ? effect?.sell : effect?.buy;
};
export const fleetRow = (view: PaView, fleet: FleetId, row: string): Bargain | undefined => rowAt(view, myFleetLand(view, fleet), row);
/** The card that only this land sells, and its price. */
export const soldAt = (view: PaView, land: string | null): { readonly card: CardId; readonly price: Price } | undefined => {
  const special = landData(view, land)?.special.find(s => s.what !== 'wonderPlan');
  return special && { card: special.what as CardId, price: special.price ?? NOTHING };
};
export const soldToFleet = (view: PaView, fleet: FleetId) => soldAt(view, myFleetLand(view, fleet));
/** The price of the seat's next plan there; undefined where none are given out or both are taken. */
export const planPrice = (view: PaView, land: string | null, seat: Seat | null): Price | undefined => {
  const taken = seat === null ? 0 : (view.islands[seat]?.wonders.length ?? 0);
  return landData(view, land)?.special.find(s => s.what === 'wonderPlan')?.priceByOwned?.[taken];
};
export const ratesAt = (view: PaView, land: string | null): readonly Bargain[] => {
  const data = landData(view, land);
  return data === undefined ? [] : packOf(view).tradeTables[data.region === 'foreign' ? 'foreign' : 'neighbouring'];
};
/** What the next stage of a wonder costs and where it is paid. */
export const stageDue = (
  view: PaView,
  wonder: string,
  stage: 'plan' | 'partial',
): { readonly price: Price; readonly phase: string; readonly land: LandId | null } | undefined => {
  const due = packOf(view).wonders.find(w => w.id === wonder)?.[stage];
  return due && { price: due.cost, phase: due.payWhen.phase, land: (due.payWhen.land ?? null) as LandId | null };
};
