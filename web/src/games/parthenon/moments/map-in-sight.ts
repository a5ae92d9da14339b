/** Whether a crossing is told beside the board's own map: there is a rail for it, the sea is on the board, and no lesson speaks in the rail. */
import type { PaEvent, PaView } from '@stoa/parthenon';
import { useStageSize } from '../../../screen-size.ts';
import { useTable } from '../../../table/store.ts';
import { tabNow, usePlan } from '../plan.ts';
import { isOfCrossing } from './crossing-of.ts';

export const useMapInSight = (view: PaView, me: number | undefined): boolean => {
  const looked = usePlan(s => s.looked);
  const isLesson = useTable(s => s.client?.info.mode === 'lesson');
  const hasRail = useStageSize() === 'rail';
  return hasRail && !isLesson && tabNow(looked, view, me) === 'sea';
};

/** A scene lies over the board, and hides it. */
export const useHiddenByScene = (view: PaView, me: number | undefined): boolean => {
  const isInSight = useMapInSight(view, me);
  return useTable(({ stops, log }) => {
    const event = stops[0]?.event as PaEvent | undefined;
    return event !== undefined && !(isInSight && isOfCrossing(log as readonly PaEvent[], event));
  });
};
