/** Phase 9 without a screen: how many cards may be kept in secret, and which, PA-15.2. */
import type { PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { islandData, packOf, worthOf } from '@stoa/parthenon/reading';
import { kindsIn } from '../pieces/cards.tsx';
import { type Plan, without } from '../plan.ts';

export const keepLimit = (view: PaView, me: number): number => {
  const owned = view.islands[me]?.acropolis ?? [];
  const raised = packOf(view)
    .structures.filter(s => owned.some(a => a.structure === s.id))
    .flatMap(s => s.power.flatMap(e => (e.op === 'handLimitA' ? [e.value ?? 0] : [])));
  return Math.max(Number(packOf(view).limits.handLimitA?.value ?? 3), ...raised);
};

/** A second card of a kind is worth less. */
const AGAIN = 2;

/** What is worth most, as a beginning: a touch changes it. */
const mostWorth = (view: PaView, me: number): readonly CardId[] => {
  const produced = islandData(view, me)?.basics ?? [];
  const kept: CardId[] = [];
  let rest: readonly CardId[] = view.islands[me]?.hand ?? [];
  for (let free = keepLimit(view, me) - (view.draft?.laid.length ?? 0); free > 0 && rest.length > 0; free--) {
    const worth = (card: CardId): number => worthOf(card, produced) - AGAIN * kept.filter(other => other === card).length;
    const best = rest.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    kept.push(best);
    rest = without(rest, best);
  }
  return kept;
};

/** Beside what the table holds already. */
export const keptNow = (view: PaView, me: number, keep: Plan['keep']): readonly CardId[] => keep ?? mostWorth(view, me);

export interface HandCard {
  readonly card: CardId;
  readonly key: string;
  /** How many of its kind are in hand. */
  readonly of: number;
  /** laid: the table holds it already · kept: chosen · free: it would be given up */
  readonly is: 'laid' | 'kept' | 'free';
}
/** The hand card by card, sorted by kind; of a kind those that stay come first. */
export const handByKept = (hand: readonly CardId[], keep: readonly CardId[], laid: readonly CardId[]): readonly HandCard[] =>
  kindsIn(hand).flatMap(([card, of]) => {
    const down = laid.filter(other => other === card).length;
    const kept = down + keep.filter(other => other === card).length;
    return Array.from(
      { length: of },
      (_, i) => ({ card, key: `${card} ${i}`, of, is: i < down ? 'laid' : i < kept ? 'kept' : 'free' }) as const,
    );
  });
