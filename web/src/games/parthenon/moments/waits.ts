/** Which events wait for a touch: what hazards do to my fleets, an election and the end of a year always; a new event, my new plan and a wonder at the normal pace. */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';
import type { Waits } from '../../types.ts';

/** PA-9.13: cards that went to a hazard. */
const AT_SEA = 'PA-9.13';

export const waits = (e: PaEvent, me: Seat | undefined): Waits | undefined => {
  switch (e.e) {
    case 'lost':
      return e.rule === AT_SEA && e.seat === me ? 'always' : undefined;
    case 'turned-back':
    case 'diverted':
      return e.seat === me ? 'always' : undefined;
    case 'archon-chosen':
      return e.how === 'elected' ? 'always' : undefined;
    case 'year-ended':
      return 'always';
    case 'event-revealed':
      return 'normal';
    case 'plan-drawn':
      return e.seat === me ? 'normal' : undefined;
    case 'wonder-paid':
      return e.stage === 'complete' ? 'normal' : undefined;
    default:
      return undefined;
  }
};
