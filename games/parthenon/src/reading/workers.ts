/** PA-6.2: Armies and settlers that have no village yet; the player assigns them. */
import type { PaView } from '../view-types.ts';

export const workersLeft = (view: PaView, me: number): number => {
  const mine = view.islands[me];
  if (mine === undefined) return 0;
  const armies = [...mine.aegis, ...mine.aegisAboard].filter(card => card === 'army').length;
  return armies + mine.settlers - (view.draft?.armies.length ?? 0);
};
/** Settlers work like Armies but are not Army cards. */
export const hasSettlers = (view: PaView, me: number): boolean => (view.islands[me]?.settlers ?? 0) > 0;
