/** The whole table as sections and lines, once for all languages. In: a view and its reader. Out: codes with fields, which each language words. */
import { type Seat, type SectionOf, sayings } from '@stoa/engine';
import type { PromiseKind } from '../actions.ts';
import { ACROPOLIS, type AcropolisId, type CardId, type IslandId, type LandId, STRUCTURES, type StructureId } from '../cards.ts';
import type { HiddenCards } from '../events.ts';
import type { Wish } from '../state.ts';
import type { FleetView, IslandView, OfferView, PaView } from '../view-types.ts';
import { billFor } from './bill.ts';
import {
  actsMore,
  addedFor,
  type Bargain,
  fleetPrice,
  landData,
  type Price,
  planPrice,
  priceNow,
  ratesAt,
  soldAt,
  stageDue,
  villageGood,
  yieldOf,
} from './prices.ts';

type Nothing = Record<never, never>;
interface Priced {
  readonly price: Price;
}

/** Every title and every line, with its fields. */
export interface PaTable {
  'season-title': { readonly year: number; readonly season: number; readonly phase: number };
  'event-hidden': { readonly place: number };
  /** `more`: how often it will still act this year. */
  event: { readonly place: number; readonly event: string; readonly more: number };
  'harbors-title': Nothing;
  /** `plan`: the price of the next wonder plan there; `draws`: hazard cards on the way. */
  harbor: {
    readonly land: LandId;
    readonly harbor: string | null;
    readonly isUp: boolean;
    readonly sold: { readonly card: CardId; readonly price: Price } | undefined;
    readonly plan: Price | undefined;
    readonly draws: number;
  };
  'rates-title': { readonly region: 'neighbouring' | 'foreign' };
  rate: Bargain;
  'payment-title': Nothing;
  'payment-whole': Priced;
  'payment-laid': { readonly cards: readonly CardId[] };
  'payment-left': Priced;
  'payment-take': Priced;
  'build-title': Nothing;
  structure: Priced & { readonly structure: StructureId; readonly good: CardId | undefined };
  'next-fleet': Priced;
  /** `land`: where a fleet pays it; null: it is paid at home. */
  stage: Priced & { readonly wonder: string; readonly land: LandId | null; readonly isAtTradeStart: boolean };
  'island-title': { readonly seat: Seat; readonly island: IslandId | null; readonly isArchon: boolean };
  structures: { readonly structures: number; readonly villages: number; readonly workshops: number };
  hand: { readonly cards: HiddenCards };
  aegis: { readonly island: readonly CardId[]; readonly aboard: readonly CardId[] };
  yields: { readonly villages: readonly { readonly village: number; readonly good: CardId | undefined }[] };
  acropolis: { readonly built: readonly { readonly structure: AcropolisId; readonly copies: number }[] };
  wonder: IslandView['wonders'][number];
  philosophies: { readonly philosophies: readonly string[] };
  blocked: { readonly villages: readonly number[] };
  fleet: FleetView;
  wish: { readonly wish: Wish };
  'offers-title': Nothing;
  offer: OfferView;
  'promises-title': Nothing;
  promise: { readonly seat: Seat; readonly to: Seat; readonly what: PromiseKind };
}
type Section = SectionOf<PaTable>;

const line = sayings<PaTable>();

const season = (view: PaView): Section => ({
  title: line('season-title', { year: view.year, season: view.season, phase: view.phase }),
  lines: view.row.map((place, n) =>
    place.event === null
      ? line('event-hidden', { place: n + 1 })
      : line('event', { place: n + 1, event: place.event, more: actsMore(view, place) }),
  ),
});

const harbors = (view: PaView, me: Seat | undefined): Section => ({
  title: line('harbors-title', {}),
  lines: view.harbors.map(({ land, harbor, isUp }) =>
    line('harbor', {
      land,
      harbor,
      isUp,
      sold: soldAt(view, land),
      plan: planPrice(view, land, me ?? null),
      draws: landData(view, land)?.hazardDraws ?? 0,
    }),
  ),
});

/** A land of each region: its rates are those of the whole region. */
const REGIONS = [
  { region: 'neighbouring', land: 'sparta' },
  { region: 'foreign', land: 'egypt' },
] as const;
const rates = (view: PaView): readonly Section[] =>
  REGIONS.map(({ region, land }) => ({
    title: line('rates-title', { region }),
    lines: ratesAt(view, land).map(rate => line('rate', rate)),
  }));

const payment = (view: PaView): readonly Section[] => {
  const bill = billFor(view);
  if (bill === undefined) return [];
  return [
    {
      title: line('payment-title', {}),
      lines: [
        line('payment-whole', { price: bill.price }),
        line('payment-laid', { cards: view.draft?.laid ?? [] }),
        line('payment-left', { price: bill.left }),
        ...(bill.toTake.length === 0 ? [] : [line('payment-take', { price: bill.toTake })]),
      ],
    },
  ];
};

const isUnbuilt = (mine: IslandView, structure: StructureId): boolean => {
  if (structure.startsWith('village-')) return !mine.villages.includes(Number(structure.slice('village-'.length)));
  if (structure === 'workshop') return mine.workshops < 2;
  return !mine.acropolis.some(a => a.structure === structure) && mine.acropolis.reduce((n, a) => n + a.copies, 0) < ACROPOLIS.length;
};
/** What is still to be built, with its price. */
const toBuild = (view: PaView, mine: IslandView): Section => {
  const next = fleetPrice(view, mine.fleets.length);
  return {
    title: line('build-title', {}),
    lines: [
      ...STRUCTURES.filter(structure => isUnbuilt(mine, structure)).map(structure =>
        line('structure', { structure, good: yieldOf(view, mine.seat, structure), price: priceNow(view, mine.seat, structure) }),
      ),
      ...(next === undefined ? [] : [line('next-fleet', { price: next })]),
      ...mine.wonders.flatMap(({ wonder, stage }) => {
        const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
        if (due === undefined) return [];
        const price = [...due.price, ...addedFor(view, 'wonder')];
        return [line('stage', { wonder, price, land: due.land, isAtTradeStart: due.phase === 'islandTradeStart' })];
      }),
    ],
  };
};

const island = (view: PaView, i: IslandView): Section => ({
  title: line('island-title', { seat: i.seat, island: i.island, isArchon: i.seat === view.archon }),
  lines: [
    line('structures', { structures: i.structures, villages: i.villages.length, workshops: i.workshops }),
    line('hand', { cards: i.hand ?? i.handSize }),
    line('aegis', { island: i.aegis, aboard: i.aegisAboard }),
    line('yields', { villages: i.villages.map(village => ({ village, good: villageGood(view, i.seat, village) })) }),
    ...(i.acropolis.length > 0 ? [line('acropolis', { built: i.acropolis })] : []),
    ...i.wonders.map(wonder => line('wonder', wonder)),
    ...(i.philosophies.length > 0 ? [line('philosophies', { philosophies: i.philosophies })] : []),
    ...(i.blocked.length > 0 ? [line('blocked', { villages: i.blocked })] : []),
    ...i.fleets.map(fleet => line('fleet', fleet)),
    ...(i.wish === 'any' ? [] : [line('wish', { wish: i.wish })]),
  ],
});

/** A section that is left out while it has no lines. */
const unlessEmpty = (section: Section): readonly Section[] => (section.lines.length === 0 ? [] : [section]);

export const tableOf = (view: PaView, me: Seat | undefined): readonly Section[] => {
  const mine = me === undefined ? undefined : view.islands[me];
  return [
    season(view),
    harbors(view, me),
    ...rates(view),
    ...payment(view),
    ...(mine === undefined || mine.island === null ? [] : [toBuild(view, mine)]),
    ...view.islands.map(i => island(view, i)),
    ...unlessEmpty({ title: line('offers-title', {}), lines: view.offers.map(offer => line('offer', offer)) }),
    ...unlessEmpty({ title: line('promises-title', {}), lines: view.promises.map(promise => line('promise', promise)) }),
  ];
};
