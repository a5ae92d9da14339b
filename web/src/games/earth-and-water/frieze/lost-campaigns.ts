/** Campaigns that ended with the death of a king (EW-14): neither supply nor scoring came after. */
import type { EwEvent } from '@stoa/earth-and-water';

export const lostCampaigns = (log: readonly EwEvent[]): readonly number[] => {
  const lost: number[] = [];
  let campaign = 1;
  for (const e of log) {
    if (e.e === 'campaign-began') campaign = e.campaign;
    else if (e.e === 'king-died' && !lost.includes(campaign)) lost.push(campaign);
  }
  return lost;
};
