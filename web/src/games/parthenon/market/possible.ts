/**
 * What cards would allow to build: PA-12, PA-14, by the prices of the pack in force, with what events add and what events and
 * philosophies save. For the eye only: the table decides.
 */
import type { PaView } from '@stoa/parthenon';
import { ACROPOLIS, type StructureId } from '@stoa/parthenon/cards';
import {
  addedFor,
  type Building,
  fleetPrice,
  islandData,
  missingOf,
  NO_SAVING,
  type Price,
  packOf,
  pays,
  priceNow,
  type Saving,
  savingFor,
  stageDue,
} from '@stoa/parthenon/reading';
import type { Counts } from '../counts.ts';

export type Goal =
  | { readonly kind: 'structure'; readonly structure: StructureId }
  | { readonly kind: 'fleet'; readonly fleet: string }
  | { readonly kind: 'wonder'; readonly wonder: string };
interface Aim {
  readonly goal: Goal;
  readonly price: Price;
  readonly saving: Saving;
}

const VILLAGES: readonly StructureId[] = ['village-1', 'village-2', 'village-3', 'village-4', 'village-5', 'village-6'];
const MOST_ACROPOLIS = 6;
const MOST_WORKSHOPS = 2;
const NEARLY = 2;
const SHOWN = 6;

/** Everything this island could still build and what it asks for. */
const aims = (view: PaView, me: number): readonly Aim[] => {
  const mine = view.islands[me];
  const island = islandData(view, me);
  if (mine === undefined || island === undefined) return [];
  const list: Aim[] = [];
  const structure = (id: StructureId, kind: Building): void => {
    list.push({
      goal: { kind: 'structure', structure: id },
      price: priceNow(view, me, id),
      saving: savingFor(view, me, kind),
    });
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
  if (fleet !== undefined && next !== undefined) list.push({ goal: { kind: 'fleet', fleet: next.id }, price: fleet, saving: NO_SAVING });
  for (const { wonder, stage } of mine.wonders) {
    const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
    if (due?.phase === 'build')
      list.push({
        goal: { kind: 'wonder', wonder },
        price: [...due.price, ...addedFor(view, 'wonder')],
        saving: savingFor(view, me, 'wonder'),
      });
  }
  return list;
};

/** What these cards could build in the building phase. */
export const possible = (view: PaView, me: number, have: Counts): readonly Goal[] => {
  const produced = islandData(view, me)?.basics ?? [];
  return aims(view, me)
    .filter(({ price, saving }) => pays(have, price, produced, saving))
    .map(({ goal }) => goal);
};

/** What these cards nearly pay for: so few are missing, and which; the nearest first. */
export const nearly = (view: PaView, me: number, have: Counts): readonly { readonly goal: Goal; readonly missing: Price }[] => {
  const produced = islandData(view, me)?.basics ?? [];
  return aims(view, me)
    .map(({ goal, price, saving }) => {
      const missing = missingOf(have, price, produced, saving);
      return { goal, missing: price.flatMap((item, i) => ((missing[i] ?? 0) > 0 ? [{ ...item, n: missing[i] ?? 0 }] : [])) };
    })
    .map(aim => ({ ...aim, lacks: aim.missing.reduce((sum, { n }) => sum + n, 0) }))
    .filter(({ lacks }) => lacks > 0 && lacks <= NEARLY)
    .sort((a, b) => a.lacks - b.lacks)
    .slice(0, SHOWN);
};

/** What `after` could build and `before` could not. */
export const newlyPossible = (view: PaView, me: number, before: Counts, after: Counts): readonly Goal[] => {
  const was = new Set(possible(view, me, before).map(goal => JSON.stringify(goal)));
  return possible(view, me, after).filter(goal => !was.has(JSON.stringify(goal)));
};
