/** The clock: five shields, one for each campaign. A campaign that ended with the death of a king is struck out. */
import type { EwEvent } from '@stoa/earth-and-water';
import { useMemo } from 'react';
import { useTable } from '../../../table/store.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { lostCampaigns } from './lost-campaigns.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

export const Clock = ({ view, lang }: Pick<EwProps, 'view' | 'lang'>) => {
  const words = WORDS[lang];
  const log = useTable(s => s.log);
  const lost = useMemo(() => lostCampaigns(log as readonly EwEvent[], view.campaign), [log, view.campaign]);
  const state = (n: number): string => (lost.includes(n) ? 'lost' : n === view.campaign ? 'now' : n < view.campaign ? 'done' : 'ahead');
  const told = [words.campaignOf(view.campaign), ...lost.map(n => words.campaignLost(n))].join('. ');
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
