/** The card whose text is open: over the board on a wide screen, in the slate of a phone. */
import type { CardId } from '@stoa/earth-and-water/cards';
import { create } from 'zustand';

interface LookedAt {
  readonly card: CardId | null;
  /** The middle of the card in the tray. */
  readonly x: number;
  /** Opened by a touch: it stays until it is touched again. */
  readonly stays: boolean;
}
interface Verbs {
  readonly look: (card: CardId, x: number, stays: boolean) => void;
  /** Closes the card that is open. */
  readonly close: (passing?: 'passing') => void;
}

const NONE: LookedAt = { card: null, x: 0, stays: false };

export const useLookedAt = create<LookedAt & Verbs>()((set, get) => ({
  ...NONE,
  look: (card, x, stays) => set({ card, x, stays }),
  // The pointer that leaves a card does not close one that was touched.
  close: passing => {
    if (passing === undefined || !get().stays) set(NONE);
  },
}));
