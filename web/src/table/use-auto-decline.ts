/**
 * Against bots, a window in which nothing but declining is possible closes by itself after a moment. With people at the table
 * it never does: how fast an answer comes would tell what is in the hand.
 */
import { useEffect } from 'react';
import { factsFor } from '../games/card-of.ts';
import { onlyDecline } from '../games/facts.ts';
import { useSettings } from '../settings.ts';
import { useTable } from './store.ts';

const MOMENT = 350;

export const useAutoDecline = (isShown: boolean): void => {
  const wanted = useSettings(s => s.autoDecline) === 'on';
  const { client, message, viewer, stops } = useTable();
  const isStopped = stops.length > 0;
  useEffect(() => {
    if (isStopped || !isShown || !wanted || client?.info.mode !== 'solo' || message === null || message.decision === null) return;
    const only = onlyDecline(factsFor(client.info.game), message);
    if (only === undefined || viewer === undefined) return;
    const timer = setTimeout(() => {
      // A touch may have been quicker.
      if (!useTable.getState().sending) void client.play(viewer, message.decision, [only]);
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [isStopped, isShown, wanted, client, message, viewer]);
};
