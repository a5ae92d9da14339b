/**
 * What cards would allow to build: PA-12, PA-14, by the prices of the pack in force and the costs an event adds. For the eye only:
 * the table decides; what a philosophy or a wonder lets one save is not counted.
 */
import type { PaView } from '@stoa/parthenon';
import { ACROPOLIS, CARDS, type CardId, type StructureId } from '@stoa/parthenon/cards';
import { fleetPrice, islandData, type Price, packOf, stageDue, structurePrice } from '@stoa/parthenon/text';
import { kindsFor } from '../lacking.ts';

export type Counts = Readonly<Partial<Record<CardId, number>>>;
export type Goal =
  | { readonly kind: 'structure'; readonly structure: StructureId }
  | { readonly kind: 'fleet'; readonly fleet: string }
  | { readonly kind: 'wonder'; readonly wonder: string };

export const countsOf = (cards: readonly CardId[]): Counts => {
  const counts: Partial<Record<CardId, number>> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
export const cardsOf = (counts: Counts): CardId[] => CARDS.flatMap(card => new Array<CardId>(counts[card] ?? 0).fill(card));
export const sizeOf = (counts: Counts): number => CARDS.reduce((sum, card) => sum + (counts[card] ?? 0), 0);
export const plus = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(CARDS.map(card => [card, (a[card] ?? 0) + (b[card] ?? 0)])) as Counts;
export const minus = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(CARDS.map(card => [card, Math.max(0, (a[card] ?? 0) - (b[card] ?? 0))])) as Counts;

/** PA-22.4: each unit of the price by a card of its own. */
export const pays = (have: Counts, price: Price, produced: readonly string[]): boolean => {
  const units = price
    .flatMap(({ n, of, distinct }, item) =>
      new Array<{ kinds: readonly CardId[]; item: number }>(n).fill({ kinds: kindsFor(of, produced), item: distinct === true ? item : -1 }),
    )
    .sort((a, b) => a.kinds.length - b.kinds.length);
  const left: Partial<Record<CardId, number>> = { ...have };
  const spent = new Set<string>();
  const fits = (i: number): boolean => {
    const unit = units[i];
    if (unit === undefined) return true;
    for (const card of unit.kinds) {
      const mark = `${unit.item} ${card}`;
      if ((left[card] ?? 0) === 0 || (unit.item >= 0 && spent.has(mark))) continue;
      left[card] = (left[card] ?? 0) - 1;
      spent.add(mark);
      const done = fits(i + 1);
      left[card] = (left[card] ?? 0) + 1;
      if (unit.item >= 0) spent.delete(mark);
      if (done) return true;
    }
    return false;
  };
  return fits(0);
};

const VILLAGES: readonly StructureId[] = ['village-1', 'village-2', 'village-3', 'village-4', 'village-5', 'village-6'];
const MOST_ACROPOLIS = 6;
const MOST_WORKSHOPS = 2;

/** What events of this season add to the price of this kind of building. */
const addedTo = (view: PaView, kind: string): Price =>
  packOf(view)
    .events.filter(event => view.added.includes(event.id))
    .flatMap(event => event.effects)
    .filter(effect => effect.op === 'modifyCost' && effect.add !== undefined && effect.applies?.includes(kind))
    .flatMap(effect => effect.add ?? []);

/** Everything this island could still build and what it asks for. */
const goals = (view: PaView, me: number): readonly (readonly [Goal, Price])[] => {
  const mine = view.islands[me];
  const island = islandData(view, me);
  if (mine === undefined || island === undefined) return [];
  const list: (readonly [Goal, Price])[] = [];
  const structure = (id: StructureId, kind: string): void => {
    list.push([{ kind: 'structure', structure: id }, [...structurePrice(view, me, id), ...addedTo(view, kind)]]);
  };
  VILLAGES.forEach((id, i) => {
    if (!mine.villages.includes(i + 1)) structure(id, 'village');
  });
  if (mine.workshops < MOST_WORKSHOPS) structure('workshop', 'workshop');
  const copies = (id: string): number => mine.acropolis.find(a => a.structure === id)?.copies ?? 0;
  const hasAlternative = mine.acropolis.some(a => a.copies > 1);
  if (mine.acropolis.reduce((sum, a) => sum + a.copies, 0) < MOST_ACROPOLIS)
    for (const id of ACROPOLIS)
      if (copies(id) === 0 || (copies(id) === 1 && !hasAlternative && island.alternatives.includes(id))) structure(id, 'acropolis');
  const fleet = fleetPrice(view, mine.fleets.length);
  const next = packOf(view).fleets[mine.fleets.length];
  if (fleet !== undefined && next !== undefined) list.push([{ kind: 'fleet', fleet: next.id }, fleet]);
  for (const { wonder, stage } of mine.wonders) {
    const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
    if (due?.phase === 'build') list.push([{ kind: 'wonder', wonder }, [...due.price, ...addedTo(view, 'wonder')]]);
  }
  return list;
};

/** What `after` could build and `before` could not. */
export const newlyPossible = (view: PaView, me: number, before: Counts, after: Counts): readonly Goal[] => {
  const produced = islandData(view, me)?.basics ?? [];
  return goals(view, me)
    .filter(([, price]) => pays(after, price, produced) && !pays(before, price, produced))
    .map(([goal]) => goal);
};
