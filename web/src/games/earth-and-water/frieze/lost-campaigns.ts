/** Campaigns that ended with the death of a king in Preparation (EW-14.3): neither supply nor scoring came after. */
import type { EwEvent } from '@stoa/earth-and-water';

/** The campaign in which a king died, by the place of the death in the log. A table may have begun in any campaign; `now`: the present one. */
export const campaignOfDeath = (log: readonly EwEvent[], at: number, now: number): number => {
  const next = log.slice(at).find(e => e.e === 'campaign-began');
  return next?.e === 'campaign-began' ? next.campaign - 1 : now;
};

/** A death in Pacification ends only the Operations Phase: that campaign is scored (EW-14.6). */
export const lostCampaigns = (log: readonly EwEvent[], now: number): readonly number[] => [
  ...new Set(log.flatMap((e, at) => (e.e === 'king-died' && e.context === 'preparation' ? [campaignOfDeath(log, at, now)] : []))),
];
