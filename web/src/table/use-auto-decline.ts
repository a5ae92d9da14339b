/**
 * Against bots, a window in which nothing but declining is possible closes by itself after a moment. With people at the table
 * it never does: how fast an answer comes would tell what is in the hand.
 */
import { useEffect } from 'react';
import type { GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { useTable } from './store.ts';

const MOMENT = 350;

export const useAutoDecline = (screen: GameScreen | undefined): void => {
  const wanted = useSettings(s => s.autoDecline) === 'on';
  const { client, message, viewer } = useTable();
  useEffect(() => {
    const only = message?.actions.length === 1 ? message.actions[0] : undefined;
    if (!wanted || client?.info.mode !== 'solo' || message === null || message.decision === null) return;
    if (only === undefined || viewer === undefined || !screen?.draft.isDecline?.(only)) return;
    const timer = setTimeout(() => {
      // A touch may have been quicker.
      if (!useTable.getState().sending) void client.play(viewer, message.decision, [only]);
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [wanted, client, message, viewer, screen]);
};
