/** What is being decided: the card that is looked at, how many cards to buy, the battle that a drafted movement would open. */
import { useStageSize } from '../../../screen-size.ts';
import { SlateCard } from '../hand/slate-card.tsx';
import type { EwProps } from '../types.ts';
import { BuyCards } from './buy-cards.tsx';
import { ForeseenPanel } from './foreseen-panel.tsx';

export const Focus = (props: EwProps) => {
  const size = useStageSize();
  return (
    <>
      {(size === 'phone' || size === 'short') && <SlateCard {...props} />}
      <BuyCards {...props} />
      <ForeseenPanel {...props} />
    </>
  );
};
