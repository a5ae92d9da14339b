/** How a harbor shows: unknown, seen by me alone, open to all, or known to all and shut by a blockade. */
import type { PaView } from '@stoa/parthenon';
import type { LandId } from '@stoa/parthenon/cards';
import { isBlockade } from '@stoa/parthenon/reading';

export type HarborState = 'down' | 'seen' | 'up' | 'blocked';

export const harborState = (view: PaView, land: LandId): HarborState => {
  const harbor = view.harbors.find(h => h.land === land);
  if (harbor?.isUp) return isBlockade(view, land) ? 'blocked' : 'up';
  return harbor?.harbor ? 'seen' : 'down';
};

export const SIGNS: Readonly<Record<HarborState, string>> = { down: '?', seen: '◐', up: '⚓', blocked: '✕' };
