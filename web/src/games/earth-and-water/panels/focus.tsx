/** What is being decided: the other side's cards that led here, the card that is looked at, what to buy, what to give up, the battle that a drafted movement would open. */
import { useStageSize } from '../../../screen-size.ts';
import { SlateCard } from '../hand/slate-card.tsx';
import type { EwProps } from '../types.ts';
import { RaiseKeys, RemoveKeys } from './at-once-keys.tsx';
import { BuyCards } from './buy-cards.tsx';
import { ForeseenPanel } from './foreseen-panel.tsx';
import { PacificationRisk } from './king-risk.tsx';
import { PlayedCards } from './played-cards.tsx';

export const Focus = (props: EwProps) => {
  const size = useStageSize();
  return (
    <>
      {size === 'phone' || size === 'short' ? <SlateCard {...props} /> : props.draft.length === 0 && <PlayedCards {...props} />}
      <BuyCards {...props} />
      <PacificationRisk {...props} />
      <RaiseKeys {...props} />
      <RemoveKeys {...props} />
      <ForeseenPanel {...props} />
    </>
  );
};
