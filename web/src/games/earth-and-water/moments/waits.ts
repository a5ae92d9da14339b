/** Which events wait for a touch: battles and the campaign's end always; the other side's great deeds at the normal pace. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { Seat } from '@stoa/engine';

export const waits = (e: EwEvent, me: Seat | undefined): 'always' | 'normal' | undefined => {
  switch (e.e) {
    case 'king-died':
    case 'battle-ended':
    case 'campaign-scored':
    case 'acropolis-burnt':
      return 'always';
    // What I do myself I know.
    case 'bridge-built':
    case 'immortals-returned':
      return me === 0 ? undefined : 'normal';
    case 'bridge-destroyed':
      return me === 1 ? undefined : 'normal';
    default:
      return undefined;
  }
};
