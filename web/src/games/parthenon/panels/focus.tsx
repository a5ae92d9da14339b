/** The matter: a payment under way, what ending the phase would mean, plans ahead. */
import { useEffect } from 'react';
import { PlansIfKept } from '../ahead/plans-if-kept.tsx';
import { Lands } from '../board/lands.tsx';
import { Ready } from '../board/ready.tsx';
import { useLands } from '../board/sea.tsx';
import { useStaysReady } from '../market/use-stays-ready.ts';
import { usePlan } from '../plan.ts';
import { changingAnswer } from '../touch.ts';
import type { PaProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { GoToAskingPage, Hint, OpenOffers } from './hint.tsx';
import { sendInParts } from './loading.ts';
import { Payment } from './payment.tsx';
import { PhaseNote } from './phase-buttons.tsx';
import { VoyageMatter } from './voyage.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

export const Focus = (board: PaProps) => {
  const choose = changingAnswer(board);
  const words = WORDS[board.lang];
  const { queue, queueAfter, set } = usePlan();
  const { view } = board;
  // A plan longer than one message goes on as soon as the table has taken the last part.
  const taken = view.draft?.load.flat().length ?? 0;
  useEffect(() => {
    if (queue.length > 0 && taken > queueAfter) sendInParts(queue, taken, choose, set);
  }, [queue, queueAfter, taken, choose, set]);
  useStaysReady(board.before, board.me, board.offered);
  const props = { ...board, choose, words };
  const { loading, planning, onLand, open } = useLands(props);
  return (
    <>
      <GoToAskingPage {...props} />
      <Ready {...props} />
      {planning && <VoyageMatter {...props} loading={loading} />}
      <WaysToPay {...props} />
      <Payment {...props} />
      <PhaseNote {...props} />
      {planning && <Lands {...props} onLand={onLand} open={open} sending chosen={loading.chosen} />}
      <PlansIfKept {...board} />
      <Hint {...props} />
      <OpenOffers {...props} />
    </>
  );
};
