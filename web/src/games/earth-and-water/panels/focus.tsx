/** What the decision is about: how a campaign was scored, the battle that is on or just over. */

import type { EwProps } from '../types.ts';
import { BattlePanel } from './battle-panel.tsx';
import { ScoringPanel } from './scoring-panel.tsx';

export const Focus = (props: EwProps) => (
  <>
    <ScoringPanel {...props} />
    <BattlePanel {...props} />
  </>
);
