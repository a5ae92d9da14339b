/** The beginning of a game, EW-2: pieces, tracks, and the first campaign. */
import type { EwOptions } from './options.ts';
import { placeSetup } from './pieces.ts';
import { beginCampaign } from './rooms/course.ts';
import { bare, type EwState } from './state.ts';

/** EW-2.1, EW-2.2, EW-2.3, EW-2.4. */
export const setup = (_seats: number, options: EwOptions, rules: number): EwState => {
  const s = bare(rules);
  s.persianFleetCost = options.persianFleetCost;
  placeSetup(s);
  beginCampaign(s, undefined);
  return s;
};
