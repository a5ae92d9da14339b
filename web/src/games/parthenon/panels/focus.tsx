/** The matter: a payment under way, what ending the phase would mean, plans ahead. */
import { useEffect } from 'react';
import { PlanAhead } from '../ahead/plan-ahead.tsx';
import { Ready } from '../board/ready.tsx';
import { usePlan } from '../plan.ts';
import { changingAnswer } from '../touch.ts';
import type { PaProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { GoToAskingPage, Hint, OpenOffers } from './hint.tsx';
import { sendInParts } from './loading.ts';
import { Payment } from './payment.tsx';
import { PhaseNote } from './phase-buttons.tsx';

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
  const props = { ...board, choose, words };
  return (
    <>
      <GoToAskingPage {...props} />
      <Ready {...props} />
      <Payment {...props} />
      <PhaseNote {...props} />
      <PlanAhead {...board} />
      <Hint {...props} />
      <OpenOffers {...props} />
    </>
  );
};
