/** The clock: five shields, one for each campaign. A campaign that ended with the death of a king is struck out. */
import type { EwEvent } from '@stoa/earth-and-water';
import { useMemo } from 'react';
import { useTable } from '../../../table/store.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { campaignOfDeath, lostCampaigns } from './lost-campaigns.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** A moment that tells of a campaign is of that campaign, though the next one has begun. */
const useCampaign = (log: readonly EwEvent[], now: number): number => {
  const event = useTable(s => s.stops[0]?.event) as EwEvent | undefined;
  if (event?.e === 'campaign-scored') return event.campaign;
  return event?.e === 'king-died' ? campaignOfDeath(log, log.lastIndexOf(event), now) : now;
};

export const Clock = ({ view, lang }: Pick<EwProps, 'view' | 'lang'>) => {
  const words = WORDS[lang];
  const log = useTable(s => s.log) as readonly EwEvent[];
  const campaign = useCampaign(log, view.campaign);
  const lost = useMemo(() => lostCampaigns(log, view.campaign), [log, view.campaign]);
  const state = (n: number): string => (lost.includes(n) ? 'lost' : n === campaign ? 'now' : n < campaign ? 'done' : 'ahead');
  const told = [words.campaignOf(campaign), ...lost.map(n => words.campaignLost(n))].join('. ');
  return (
    <span className="ew-clock" role="img" aria-label={told} title={told}>
      {ROMAN.map((numeral, i) => (
        <span key={numeral} className={state(i + 1)}>
          {numeral}
        </span>
      ))}
    </span>
  );
};
