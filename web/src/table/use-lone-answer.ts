/**
 * Against bots the only answer left is given by itself, after a moment in which any touch or key stops it. A window that can only be
 * declined has its own, shorter moment and its own setting (`use-auto-decline.ts`).
 */
import { useEffect, useState } from 'react';
import { factsFor } from '../games/card-of.ts';
import { onlyDecline } from '../games/facts.ts';
import type { GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { useTable } from './store.ts';
import type { LiveTable } from './store-state.ts';

/** Milliseconds to think again; the bar on the button takes as long (`style/table/ledge.css`). */
const MOMENT = 1200;

/** The action that is taken by itself, if there is one. */
export const loneAnswer = (
  { client, message, viewer, stops, draft }: Pick<LiveTable, 'client' | 'message' | 'viewer' | 'stops' | 'draft'>,
  screen: Pick<GameScreen, 'draft'> | undefined,
) => {
  if (client?.info.mode !== 'solo' || message === null || message.decision === null || viewer === undefined) return undefined;
  const [only, ...more] = message.actions;
  if (only === undefined || more.length > 0 || stops.length > 0 || draft.length > 0) return undefined;
  if (onlyDecline(factsFor(client.info.game), message) !== undefined) return undefined;
  return screen?.draft.finishesItself?.(only, message.view) ? only : undefined;
};

/** True while the moment runs. */
export const useLoneAnswer = (screen: GameScreen | undefined): boolean => {
  const { confirm, pace } = useSettings();
  const table = useTable();
  const decision = table.message?.decision ?? null;
  const [stopped, setStopped] = useState<number | null>(null);
  const only = confirm === 'always' || pace === 'step' || decision === stopped ? undefined : loneAnswer(table, screen);
  useEffect(() => {
    if (only === undefined) return;
    const timer = setTimeout(() => void useTable.getState().send([only]), MOMENT);
    const stop = (): void => setStopped(decision);
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [only, decision]);
  return only !== undefined;
};
