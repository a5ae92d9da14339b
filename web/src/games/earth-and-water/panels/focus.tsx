/** What the decision is about: how a campaign was scored, the battle that is on or just over. */

import { useStageSize } from '../../../screen-size.ts';
import { SlateCard } from '../hand/slate-card.tsx';
import type { EwProps } from '../types.ts';
import { BattlePanel } from './battle-panel.tsx';
import { ScoringPanel } from './scoring-panel.tsx';

export const Focus = (props: EwProps) => {
  const size = useStageSize();
  return (
    <>
      {(size === 'phone' || size === 'short') && <SlateCard {...props} />}
      <ScoringPanel {...props} />
      <BattlePanel {...props} />
    </>
  );
};
