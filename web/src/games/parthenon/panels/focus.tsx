/** The matter: a payment under way, what ending the phase would mean, plans ahead. */
import { billFor } from '@stoa/parthenon/reading';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { useStageSize } from '../../../screen-size.ts';
import { PlansIfKept } from '../ahead/plans-if-kept.tsx';
import { PossibleNow } from '../board/powers.tsx';
import { Ready } from '../board/ready.tsx';
import { WithOneMore } from '../market/market.tsx';
import { useStaysReady } from '../market/use-stays-ready.ts';
import { pageOf, tabNow, usePlan } from '../plan.ts';
import { changingAnswer } from '../touch.ts';
import type { PaProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { AskedInYear } from './asked-in-year.tsx';
import { GoToAskingPage, Hints } from './hint.tsx';
import { isPlanning, sendInParts } from './loading.ts';
import { choosePaid, waysNow } from './paying.ts';
import { Payment } from './payment.tsx';
import { PhaseNote } from './phase-buttons.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

const VoyageFocus = lazy(async () => ({ default: (await import('./sea-focus.tsx')).VoyageFocus }));
const LandsFocus = lazy(async () => ({ default: (await import('./sea-focus.tsx')).LandsFocus }));

/** Another question is read from its beginning. */
const useTop = (question: string): void => {
  useEffect(() => {
    if (question === '') return undefined;
    const frame = requestAnimationFrame(() => {
      const matter = document.querySelector('.stage > .matter');
      if (matter) matter.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
};

export const Focus = (board: PaProps) => {
  const choose = changingAnswer(board);
  const words = WORDS[board.lang];
  const { queue, queueAfter, looked, paying, set } = usePlan();
  const { view, me } = board;
  // A plan longer than one message goes on as soon as the table has taken the last part.
  const taken = view.draft?.load.flat().length ?? 0;
  useEffect(() => {
    if (queue.length > 0 && taken > queueAfter) sendInParts(queue, taken, choose, set);
  }, [queue, queueAfter, taken, choose, set]);
  useStaysReady(board.before, board.me, board.offered);
  useTop(`${view.year} ${view.season} ${view.room}`);
  const props = { ...board, choose, words };
  const planning = isPlanning(props);
  const hasRail = useStageSize() === 'rail';
  // What else could be bought would push the ways to pay out of a rail.
  const isPaying = billFor(view) !== undefined || waysNow(view, board.actions, paying) !== undefined;
  // Another room begins with parts of its own: nothing of the last one moves to another place.
  return (
    <Fragment key={view.room}>
      <GoToAskingPage {...props} />
      <AskedInYear {...props} choose={choosePaid(view, choose, set)} place="matter" />
      {/* Before what may be longer than the matter: it is never cut. */}
      {!isPaying && <Hints {...props} />}
      {hasRail && !isPaying && me !== undefined && pageOf(view, me) === 'island' && (
        <PossibleNow {...props} me={me} choose={choosePaid(view, choose, set)} />
      )}
      {!isPaying && <WithOneMore {...board} />}
      <Suspense>{planning && <VoyageFocus {...props} />}</Suspense>
      <WaysToPay {...props} />
      <Payment {...props} />
      <PhaseNote {...props} />
      <Suspense>{(planning || (hasRail && tabNow(looked, view, board.me) === 'sea')) && <LandsFocus {...props} />}</Suspense>
      <PlansIfKept {...board} />
      <Ready {...props} />
    </Fragment>
  );
};
