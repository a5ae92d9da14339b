/** What the decision is about: how a campaign was scored, the battle that is on or just over. */
import { BattlePanel } from './battle/battle-panel.tsx';
import { ScoringPanel } from './scoring-panel.tsx';
import type { EwProps } from './types.ts';

export const Focus = (props: EwProps) => (
  <>
    <ScoringPanel {...props} />
    <BattlePanel {...props} />
  </>
);
